/* Memory that runs out while forms are made, read, printed, measured and copied. */
#include "tests/memory.h"
#include "form/array.h"
#include "form/loan.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "tests/tap.h"

#include <stddef.h>

static const char *const texts[] = {"{0,^*|{2|-1/2}}", "+-{3|1}", "tiny(2)",       "*{0,2,*{3}}",
                                    "5/8v3*2",         "*6",      "{1||0|||-1|-2}"};

#define TEXTS (sizeof texts / sizeof *texts)

/* {x | 0, x - 1, ..., 1 - n} for x = 1, 2, ... n, and a memo of each. */
static void make (gh_store *store)
{
  for (int64_t x = 1; x <= 100; x++) {
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, gh_integer (store, x));
    for (int64_t y = x; y > 0; y--)
      gh_form_add (store, GH_RIGHT, gh_integer (store, 1 - y));
    gh_memo_put (store, GH_MEMO_TREE, gh_form_end (store), 0, 1);
    dyadic (store, 2 * x + 1, (uint64_t)(20 * x));
  }
}

static void read_all (gh_store *store)
{
  for (size_t i = 0; i < TEXTS; i++)
    game (store, texts[i]);
}

static void print_all (gh_store *store)
{
  for (size_t i = 0; i < TEXTS; i++)
    for (gh_style style = GH_STYLE_FULL; style <= GH_STYLE_BRACES; style++)
      gh_print (store, game (store, texts[i]), style);
  gh_print (store, gh_shape_make (store, (gh_number_up_star){GH_ZERO, 5, 7}), GH_STYLE_NUMERALS);
}

static void measure (gh_store *store)
{
  const gh_form *list;
  gh_form const g = gh_switch (store, gh_tiny (store, game (store, "{*40|^3}")));
  gh_positions (store, g, &list);
  gh_form_birthday (store, g);
  gh_tree_moves (store, g);
  gh_negative (store, g);
}

static gh_store *home;

static void copy (gh_store *store)
{
  gh_form_copy (store, home, game (home, "{*60|-3/8^30}"));
}

/* More than can be addressed. */
static void too_much (gh_store *store)
{
  gh_array none = {0};
  gh_array_reserve (store, &none, sizeof (gh_form), SIZE_MAX / 2);
}

/* Loans are 0, also where memory was used before, for any type, and given back as is said. */
static bool lent_well = true;

static void borrow (gh_store *store)
{
  gh_loans *const since = gh_loans_now (store);
  for (size_t count = 0; count < 200; count += 7) {
    uint64_t *const words = gh_loan (store, count, sizeof *words);
    lent_well = lent_well && (uintptr_t)words % _Alignof(max_align_t) == 0;
    for (size_t i = 0; i < count; i++) {
      lent_well = lent_well && words[i] == 0;
      words[i] = UINT64_MAX;
    }
    if (count % 2) {
      gh_loans_return (store, since);
      lent_well = lent_well && gh_loans_now (store) == since;
    }
  }
}

static void borrow_too_much (gh_store *store)
{
  gh_loan (store, SIZE_MAX / 2, 4);
}

static void fail_with_loans (gh_store *store)
{
  gh_loan (store, 100, 8);
  gh_fail (store, GH_ABANDONED);
}

static void fail_within (gh_store *store)
{
  gh_loan (store, 10, 8);
  gh_loans *const before = gh_loans_now (store);
  TAP_OK (status_of (store, fail_with_loans) == GH_ABANDONED && gh_loans_now (store) == before,
          "what failed gave back its loans, and no others");
}

static void check_loans (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_of (store, borrow) == GH_OK && lent_well, "what is lent is 0, and given back");
  status_of (store, fail_within);
  TAP_OK (!gh_loans_now (store), "when all has ended nothing is lent");
  TAP_OK (status_of (store, borrow_too_much) == GH_NO_MEMORY, "more than can be addressed");
  gh_store_free (store);
}

int main (void)
{
  out_of_memory ("loans", borrow);
  check_loans ();
  out_of_memory ("forms", make);
  out_of_memory ("reading", read_all);
  out_of_memory ("printing", print_all);
  out_of_memory ("measures", measure);
  home = gh_store_new (NULL, NULL);
  out_of_memory ("copies", copy);
  TAP_OK (status_of (home, too_much) == GH_NO_MEMORY, "half of all addresses are too many");
  gh_store_free (home);
  return tap_done ();
}
