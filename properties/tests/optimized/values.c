/* All values born by day 3, against the definitions on literal forms. */
#include "form/measure.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdlib.h>

static gh_canon values[DAY_3_VALUES];
static gh_form forms[DAY_3_VALUES];

/* Fills in `values` and `forms`. */
static void begin (gh_canons *canons, gh_store *store)
{
  if (find_day_3 (canons, store, values) != DAY_3_VALUES)
    gh_broken ("begin", "canons", "there are not 1,474 values");
  for (size_t i = 0; i < DAY_3_VALUES; i++)
    forms[i] = form_of (canons, store, values[i]);
}

/* ---- making them ----------------------------------------------------------------------------- */

static void test_options (gh_canons *canons, gh_store *store)
{
  antichains a;
  bool const sets = find_antichains (canons, store, &a);
  size_t wrong = 0;
  TAP_OK (sets, "there are 22 values born by day 2, and 98 antichains of them");
  for (size_t i = 0; sets && i < ANTICHAINS; i++)
    for (size_t k = 0; k < ANTICHAINS; k++) {
      gh_form const literal = form_of_sets (store, &a, a.sets[i], a.sets[k]);
      gh_canon const g = value_of_sets (canons, &a, a.sets[i], a.sets[k]);
      wrong += form_of (canons, store, g) != gh_canonical (store, literal) ||
               gh_canon_from_form (canons, store, literal) != g;
    }
  TAP_OK (wrong == 0, "9,604 pairs of them give the canonical form of the literal game");
  TAP_OK (find_day_3 (canons, store, values) == DAY_3_VALUES, "which are 1,474 values");
}

static int by_form (const void *a, const void *b)
{
  gh_form const x = *(const gh_form *)a, y = *(const gh_form *)b;
  return (x > y) - (x < y);
}

static void test_identity (gh_canons *canons, gh_store *store)
{
  begin (canons, store);
  size_t canonical = 0, distinct = 1;
  for (size_t i = 0; i < DAY_3_VALUES; i++)
    canonical += gh_is_canonical (store, forms[i]);
  qsort (forms, DAY_3_VALUES, sizeof *forms, by_form);
  for (size_t i = 1; i < DAY_3_VALUES; i++)
    distinct += forms[i] != forms[i - 1];
  TAP_OK (canonical == DAY_3_VALUES, "none of them has a dominated or reversible option anywhere");
  TAP_OK (distinct == DAY_3_VALUES, "no two of them have the same form");
}

/* ---- order, sums, negatives ------------------------------------------------------------------ */

static bool ordered_well (gh_canons *canons, gh_store *store, size_t i, size_t k)
{
  gh_order const order = gh_compare_directly (store, forms[i], forms[k]);
  return gh_canon_compare (canons, values[i], values[k]) == order &&
         gh_canon_at_most (canons, values[i], values[k]) == (order == GH_EQUAL || order == GH_LESS);
}

static void test_orders (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  begin (canons, store);
  for (size_t i = 0; i < DAY_3_VALUES; i++)
    for (size_t k = 0; k < DAY_3_VALUES; k++)
      wrong += !ordered_well (canons, store, i, k);
  TAP_OK (wrong == 0, "all 2,172,676 pairs compare as the definition says");
}

static void test_sums (gh_canons *canons, gh_store *store)
{
  size_t sums = 0, differences = 0;
  begin (canons, store);
  for (size_t n = 0; n < 2000; n++) {
    size_t const i = draw (DAY_3_VALUES), k = draw (n < 1500 ? DAY_3_VALUES : 40);
    gh_canon const sum = gh_canon_sum (canons, values[i], values[k]);
    gh_canon const difference = gh_canon_difference (canons, values[i], values[k]);
    sums +=
        form_of (canons, store, sum) == gh_canonical (store, gh_sum (store, forms[i], forms[k]));
    differences += form_of (canons, store, difference) ==
                   gh_canonical (store, gh_difference (store, forms[i], forms[k]));
  }
  TAP_OK (sums == 2000, "2,000 sums are the canonical form of the literal sum");
  TAP_OK (differences == 2000, "and differences of the literal difference");
}

static void test_negatives (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  begin (canons, store);
  for (size_t i = 0; i < DAY_3_VALUES; i++) {
    gh_canon const negative = gh_canon_negative (canons, values[i]);
    wrong += form_of (canons, store, negative) != gh_negative (store, forms[i]) ||
             gh_canon_negative (canons, negative) != values[i] ||
             gh_canon_sum (canons, values[i], negative) != GH_CANON_ZERO;
  }
  TAP_OK (wrong == 0, "negatives exchange the sides at every position");
}

static size_t multiplied = 8; /* values */

static void test_multiples (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  begin (canons, store);
  for (size_t n = 0; n < multiplied; n++) {
    gh_canon const g = values[draw (DAY_3_VALUES)];
    gh_canon repeated = GH_CANON_ZERO;
    for (int64_t times = 0; times <= 9; times++) {
      wrong += gh_canon_multiple (canons, times, g) != repeated ||
               gh_canon_multiple (canons, -times, g) != gh_canon_negative (canons, repeated);
      repeated = gh_canon_sum (canons, repeated, g);
    }
  }
  TAP_OK (wrong == 0, "multiples of %zu values are repeated sums", multiplied);
}

/* ---- what else is asked ---------------------------------------------------------------------- */

static bool measured_well (gh_canons *canons, gh_store *store, gh_canon g, gh_form form)
{
  gh_form const number = gh_number_of (store, form);
  return gh_canon_is_number (canons, g) == (number != GH_NO_FORM) &&
         (number == GH_NO_FORM || number == form_of (canons, store, g)) &&
         form_of (canons, store, gh_canon_stop (canons, g, GH_LEFT)) ==
             gh_stop (store, form, GH_LEFT) &&
         form_of (canons, store, gh_canon_stop (canons, g, GH_RIGHT)) ==
             gh_stop (store, form, GH_RIGHT) &&
         form_of (canons, store, gh_canon_birthday (canons, g)) ==
             gh_form_birthday (store, gh_canonical (store, form));
}

static void test_measures (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  begin (canons, store);
  for (size_t i = 0; i < DAY_3_VALUES; i++)
    wrong += !measured_well (canons, store, values[i], forms[i]);
  TAP_OK (wrong == 0, "number, stops and birthday of all are those of the definitions");
}

static void test_random (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  for (size_t n = 0; n < 2000; n++) {
    gh_form const form = random_form (store, 5);
    gh_canon const g = gh_canon_from_form (canons, store, form);
    wrong += form_of (canons, store, g) != gh_canonical (store, form) ||
             !measured_well (canons, store, g, form);
  }
  TAP_OK (wrong == 0, "2,000 random forms have the value and the measures of the definitions");
}

/* ---- atomic weights -------------------------------------------------------------------------- */

static bool weighs_the_same (gh_canons *canons, gh_store *store, gh_canon g)
{
  gh_canon const weight = gh_canon_atomic_weight (canons, g);
  gh_form const expected = gh_atomic_weight (store, form_of (canons, store, g));
  return expected == (weight == GH_NO_CANON ? GH_NO_FORM : form_of (canons, store, weight));
}

/* Of all values, and of {G + H || H} and its like for all small G and H, which weigh other
 * integers. */
static void test_weights (gh_canons *canons, gh_store *store)
{
  gh_canon small[DAY_3_VALUES];
  size_t count = 0, wrong = 0, integers = 0, others = 0;
  begin (canons, store);
  for (size_t i = 0; i < DAY_3_VALUES; i++) {
    wrong += !weighs_the_same (canons, store, values[i]);
    if (gh_canon_atomic_weight (canons, values[i]) != GH_NO_CANON)
      small[count++] = values[i];
  }
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < count; k++) {
      gh_canon const sum =
          gh_canon_sum (canons, small[i], gh_canon_sum (canons, small[k], small[k]));
      gh_canon const lists[] = {small[i], small[k], sum};
      gh_canon const g = gh_canon_of_options (canons, lists, 1, lists + 1, 2);
      gh_canon const weight = gh_canon_atomic_weight (canons, g);
      wrong += !weighs_the_same (canons, store, g);
      gh_canon_is_number (canons, weight) ? integers++ : others++;
    }
  TAP_OK (count == 67, "67 values born by day 3 are all small");
  TAP_OK (integers > 1000 && others > 100, "%zu games have integers as weights, %zu have not",
          integers, others);
  TAP_OK (wrong == 0, "all weigh what the reference says");
}

/* With a word: many multiples, which cost the most. */
int main (int argc, char **argv)
{
  (void)argv;
  if (argc > 1)
    multiplied = 40;
  in_new_table ("options", NULL, test_options);
  in_new_table ("identity", NULL, test_identity);
  in_new_table ("orders", NULL, test_orders);
  in_new_table ("sums", NULL, test_sums);
  in_new_table ("negatives", NULL, test_negatives);
  in_new_table ("multiples", NULL, test_multiples);
  in_new_table ("measures", NULL, test_measures);
  in_new_table ("random forms", NULL, test_random);
  in_new_table ("weights", NULL, test_weights);
  return tap_done ();
}
