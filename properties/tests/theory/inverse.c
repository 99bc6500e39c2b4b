/* The formulas for the inverse of a number: a wrong one is noticed. */
#include "form/numeral.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "theory/numbers/inverse_sets.h"

#include <string.h>

#define STAGES 3

/* What these formulas make of {3/2|4} = 2. */
typedef struct outcome {
  const char *fault; /* what gh_inverse_fault says */
  bool as_products;  /* the sets are Kruskal's */
} outcome;

static outcome follow (gh_store *store, const gh_inverse_rule rules[GH_INVERSE_RULES])
{
  gh_inverse y;
  gh_rationals products[2];
  outcome found = {NULL, true};
  gh_inverse_begin (&y, store, game (store, "{3/2|4}"), gh_integer (store, 2));
  for (unsigned stage = 0; stage < STAGES; stage++)
    gh_inverse_grow (&y, rules);
  found.fault = gh_inverse_fault (&y);
  gh_inverse_products (&y, STAGES, products);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    found.as_products &= gh_rationals_equal (&y.sets[side], &products[side]);
    gh_rationals_clear (&products[side]);
  }
  gh_inverse_end (&y);
  return found;
}

/* One word of a formula is exchanged: the side of the option of x, where y comes from, where it
   goes to. */
static void one_word_wrong (gh_store *store)
{
  static const char *const words[] = {"an option of x on the other side", "y from the other side",
                                      "the option on the other side"};
  for (size_t r = 0; r < GH_INVERSE_RULES; r++)
    for (size_t word = 0; word < 3; word++) {
      gh_inverse_rule rules[GH_INVERSE_RULES];
      memcpy (rules, gh_inverse_rules, sizeof rules);
      gh_side *const sides[] = {&rules[r].option, &rules[r].from, &rules[r].to};
      *sides[word] = *sides[word] == GH_LEFT ? GH_RIGHT : GH_LEFT;
      outcome const found = follow (store, rules);
      TAP_OK (found.fault || !found.as_products, "formula %zu with %s is noticed", r + 1,
              words[word]);
    }
}

/* The last formula makes nothing that the others do not make, too: that it is forgotten cannot be
   seen. */
static void one_forgotten (gh_store *store)
{
  for (size_t r = 0; r < GH_INVERSE_RULES; r++) {
    gh_inverse_rule rules[GH_INVERSE_RULES];
    memcpy (rules, gh_inverse_rules, sizeof rules);
    rules[r] = rules[(r + 1) % GH_INVERSE_RULES];
    outcome const found = follow (store, rules);
    TAP_OK (!found.fault && found.as_products == (r == 3), "without formula %zu %s missing", r + 1,
            r == 3 ? "nothing is" : "options are");
  }
}

/* After a stage of {3/2|4} the options are {0,1/4|2/3}; one of them is replaced. */
static void each_fault (gh_store *store)
{
  static const struct {
    gh_side side;
    const char *option, *fault;
  } wrong[] = {
      {GH_RIGHT, "2/3", NULL},
      {GH_RIGHT, "0", "the right options of 1/x to be positive"},
      {GH_RIGHT, "1/5", "each left option of 1/x to be less than each right one"},
      {GH_LEFT, "1/2", "x times a left option of 1/x to be less than 1"},
      {GH_RIGHT, "2/5", "x times a right option of 1/x to be greater than 1"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    gh_inverse y;
    gh_inverse_begin (&y, store, game (store, "{3/2|4}"), gh_integer (store, 2));
    gh_inverse_grow (&y, gh_inverse_rules);
    gh_rationals *const set = &y.sets[wrong[i].side];
    mpq_set_str (set->items[set->count - 1], wrong[i].option, 10);
    const char *const fault = gh_inverse_fault (&y);
    gh_inverse_end (&y);
    TAP_OK (wrong[i].fault ? fault && !strcmp (fault, wrong[i].fault) : !fault,
            "with the %s option %s: %s", wrong[i].side == GH_LEFT ? "left" : "right",
            wrong[i].option, wrong[i].fault ? wrong[i].fault : "nothing is wrong");
  }
}

static void run (gh_store *store)
{
  outcome const right = follow (store, gh_inverse_rules);
  TAP_OK (!right.fault && right.as_products, "the formulas make what Kruskal's does");
  one_word_wrong (store);
  one_forgotten (store);
  each_fault (store);
}

int main (void)
{
  in_new_store ("inverses", run);
  return tap_done ();
}
