/* The recursions over positions of a form. */
#include "tests/recursions.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/shape.h"
#include "tests/stores.h"
#include "tests/tap.h"

static void birthday (gh_store *store, gh_form g)
{
  gh_form_birthday (store, g);
}

static void moves (gh_store *store, gh_form g)
{
  gh_tree_moves (store, g);
}

static void positions (gh_store *store, gh_form g)
{
  const gh_form *list;
  gh_positions (store, g, &list);
}

static void negative (gh_store *store, gh_form g)
{
  gh_negative (store, g);
}

static void print (gh_store *store, gh_form g)
{
  for (gh_style style = GH_STYLE_FULL; style <= GH_STYLE_BRACES; style++)
    gh_print (store, g, style);
}

static void print_and_read (gh_store *store, gh_form g)
{
  game (store, gh_print (store, g, GH_STYLE_FULL));
  game (store, "{+-{1|0},tiny(3)|*{*{2}},{1,2|3|||4,5||6}}");
}

static gh_store *home;

static gh_form given;

static void copy_given (gh_store *store)
{
  gh_form_copy (store, home, given);
}

static void copy (gh_store *store, gh_form g)
{
  gh_store *const other = gh_store_new (gh_store_limits (store), NULL);
  home = store;
  given = g;
  gh_status const status = status_of (other, copy_given);
  gh_store_free (other);
  if (status)
    gh_fail (store, status);
}

int main (void)
{
  static const struct {
    const char *name;
    recursion *run;
  } all[] = {{"birthday", birthday},     {"moves", moves}, {"positions", positions},
             {"negative", negative},     {"copy", copy},   {"print", print},
             {"reading", print_and_read}};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    check_depth (all[i].name, all[i].run);
  for (size_t i = 0; i < 5; i++) /* a text is as long as the tree */
    check_sharing (all[i].name, all[i].run);
  return tap_done ();
}
