/* Ordinal numbers that are short, in all their forms: Definition 4.1 has one form of 0, 1 and 2,
   but {0,1|} as well as {1|}, and by day 3 there are 16. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/theory.h"

#include <inttypes.h>

#define DAY_3 16

typedef struct forms {
  gh_form of[DAY_3];
  size_t count;
} forms;

/* {these of the forms|} */
static gh_form above (gh_store *store, const forms *all, uint32_t chosen)
{
  gh_form_begin (store);
  for (size_t i = 0; i < all->count; i++)
    if (chosen >> i & 1)
      gh_form_add (store, GH_LEFT, all->of[i]);
  return gh_form_end (store);
}

/* The ordinal forms by day 3: sets of those by day 2. */
static forms by_day_3 (gh_store *store)
{
  forms all = {.count = 0};
  for (int day = 0; day <= 3; day++) {
    forms const before = all;
    all.count = (size_t)1 << before.count;
    for (uint32_t chosen = 0; chosen < all.count; chosen++)
      all.of[chosen] = above (store, &before, chosen);
  }
  return all;
}

static bool is_at_most (gh_trial *t, gh_form a, gh_form b)
{
  gh_order const order = gh_ask_order (t, a, b);
  gh_expect (t, order != GH_FUZZY, "two ordinal numbers not to be confused");
  return order != GH_GREATER;
}

static bool is_less (gh_trial *t, gh_form a, gh_form b)
{
  return !is_at_most (t, b, a);
}

/* ---- pairs ----------------------------------------------------------------------------------- */

/* Each is a number, the integer that its birthday is. */
THEOREM (ordinal_forms)
{
  forms const all = by_day_3 (t->store);
  gh_form const a = all.of[gh_choose (t, DAY_3)];
  gh_form const birthday = gh_form_birthday (t->store, a);
  gh_expect (t, gh_is_ordinal_form (t->store, a) && gh_is_number_form (t->store, a),
             "a set of ordinal numbers on the left to be an ordinal number, and a number");
  gh_expect (t, gh_ask (t, GH_ASK_NUMBER, a, GH_ZERO).form == birthday,
             "an ordinal number to be its birthday");
}

/* If b < a, Left wins a - b as first player. On -b, which has no left options, she cannot move: her
   winning move is some a^L - b >= 0. */
THEOREM (ordinal_below)
{
  gh_store *const store = t->store;
  forms const all = by_day_3 (store);
  gh_form const a = all.of[gh_choose (t, DAY_3)], b = all.of[gh_choose (t, DAY_3)];
  gh_form const difference = gh_difference (store, a, b);
  gh_expect (t,
             gh_option_count (store, gh_negative (store, b), GH_LEFT) == 0 &&
                 gh_option_count (store, difference, GH_LEFT) ==
                     gh_option_count (store, a, GH_LEFT),
             "Left's moves in a - b to be those in a");
  bool const less = is_less (t, b, a);
  bool reached = false;
  GH_EACH (store, GH_LEFT, x, a)
    reached = reached || is_at_most (t, b, x);
  gh_expect (t, less == reached, "b < a just when b is at most some left option of a");
}

/* Counted as values: b < a just when b = x or b < x for some left option x of a. */
THEOREM (ordinals_below)
{
  gh_store *const store = t->store;
  forms const all = by_day_3 (store);
  gh_form const a = all.of[gh_choose (t, DAY_3)], b = all.of[gh_choose (t, DAY_3)];
  bool there = false;
  GH_EACH (store, GH_LEFT, x, a) {
    gh_order const order = gh_ask_order (t, b, x);
    there = there || order == GH_EQUAL || order == GH_LESS;
  }
  gh_expect (t, there == is_less (t, b, a), "{b : b < a} to be what the left options of a give");
  if (there)
    GH_EACH (store, GH_LEFT, x, b)
      gh_expect (t, is_less (t, x, a), "what is below b to be below a");
}

/* ---- sets ------------------------------------------------------------------------------------ */

/* The form {b < a|} of all that is below equals a; in it a chain that descends from a goes along
   left options, which it need not do in a itself. */
THEOREM (full_forms)
{
  gh_store *const store = t->store;
  forms const all = by_day_3 (store);
  gh_form const a = all.of[gh_choose (t, DAY_3)], b = all.of[gh_choose (t, DAY_3)];
  uint32_t below[2] = {0, 0};
  bool const less = is_less (t, b, a);
  for (size_t i = 0; i < all.count; i++) {
    below[0] |= (uint32_t)is_less (t, all.of[i], a) << i;
    below[1] |= (uint32_t)is_less (t, all.of[i], b) << i;
  }
  gh_form const full_a = above (store, &all, below[0]), full_b = above (store, &all, below[1]);
  gh_expect (t, gh_ask_order (t, full_a, a) == GH_EQUAL, "a to be {b < a|}");
  bool option = false;
  GH_EACH (store, GH_LEFT, x, full_a)
    option = option || x == b;
  gh_expect (t, option == less, "b < a just when b is a left option of {b < a|}");
  gh_expect (t, !less || (below[0] & below[1]) == below[1], "what is below b to be below a");
  gh_expect (t, !less || is_less (t, full_b, full_a), "{c < b|} to be below {c < a|}");
}

/* A set S has a least member; {S|} is an ordinal number above all of S, and the least one. */
THEOREM (ordinal_sets)
{
  gh_store *const store = t->store;
  forms const all = by_day_3 (store);
  uint32_t chosen = 0;
  for (size_t i = 0; i < all.count; i++)
    chosen |= gh_choose (t, 2) << i;
  gh_form const bound = above (store, &all, chosen);
  gh_form least = GH_NO_FORM, greatest = GH_NO_FORM;
  gh_expect (t, gh_is_ordinal_form (store, bound), "{S|} to be an ordinal number");
  for (size_t i = 0; i < all.count; i++)
    if (chosen >> i & 1) {
      gh_form const a = all.of[i];
      gh_expect (t, is_less (t, a, bound), "{S|} to be greater than each member of S");
      least = least == GH_NO_FORM || is_less (t, a, least) ? a : least;
      greatest = greatest == GH_NO_FORM || is_less (t, greatest, a) ? a : greatest;
    }
  for (size_t i = 0; i < all.count; i++)
    if (chosen >> i & 1)
      gh_expect (t, is_at_most (t, least, all.of[i]) && is_at_most (t, all.of[i], greatest),
                 "a least and a greatest member");
  for (size_t i = 0; i < all.count; i++)
    if (greatest == GH_NO_FORM || is_less (t, greatest, all.of[i]))
      gh_expect (t, is_at_most (t, bound, all.of[i]),
                 "{S|} to be at most each ordinal number above S");
}

THEOREM (integers_below)
{
  gh_store *const store = t->store;
  uint32_t const n = gh_choose (t, 41);
  gh_form_begin (store);
  for (uint32_t i = 0; i < n; i++)
    gh_form_add (store, GH_LEFT, gh_integer (store, (int64_t)i));
  gh_form const all = gh_form_end (store);
  gh_expect (t, gh_ask_order (t, all, gh_integer (store, (int64_t)n)) == GH_EQUAL,
             "{0,...,%" PRId64 "|} to be %u", (int64_t)n - 1, n);
}
