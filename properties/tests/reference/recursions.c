/* The recursions of the reference engine. */
#include "tests/recursions.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/tap.h"

static void sum (gh_store *store, gh_form g)
{
  gh_sum (store, g, gh_make (store, g, GH_ZERO));
}

static void order (gh_store *store, gh_form g)
{
  gh_order_of_zero (store, g);
}

static void order_directly (gh_store *store, gh_form g)
{
  gh_compare_directly (store, g, gh_make (store, GH_ZERO, GH_ZERO));
}

static void normal_play (gh_store *store, gh_form g)
{
  gh_outcome_of (store, g, GH_NORMAL);
}

static void misere_play (gh_store *store, gh_form g)
{
  gh_outcome_of (store, g, GH_MISERE);
}

static void canonical (gh_store *store, gh_form g)
{
  gh_canonical (store, g);
}

int main (void)
{
  static const struct {
    const char *name;
    recursion *run;
  } all[] = {{"sum", sum},
             {"order", order},
             {"order directly", order_directly},
             {"normal play", normal_play},
             {"misere play", misere_play},
             {"canonical form", canonical}};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    check_depth (all[i].name, all[i].run);
    check_sharing (all[i].name, all[i].run);
  }
  return tap_done ();
}
