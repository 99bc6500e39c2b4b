/* Numbers where machine words end, and far beyond, against the exact arithmetic of numerals. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <limits.h>

/* 2^bit + offset, and offset / 2^bit. */
static const unsigned bits[] = {0, 1, 2, 12, 30, 31, 32, 52, 59, 60, 61, 62, 63, 64, 65, 127, 3321};
#define BITS (sizeof bits / sizeof *bits)
#define OFFSETS 7
#define NUMBERS (2 * BITS * OFFSETS)

static gh_form numerals[NUMBERS];
static gh_canon numbers[NUMBERS];

static gh_form power (gh_store *store, unsigned bit)
{
  gh_form x = gh_integer (store, 1), square = gh_integer (store, 2);
  for (; bit; bit >>= 1) {
    if (bit & 1)
      x = gh_numeral_product (store, x, square);
    square = gh_numeral_product (store, square, square);
  }
  return x;
}

static void begin (gh_canons *canons, gh_store *store)
{
  size_t n = 0;
  for (size_t i = 0; i < BITS; i++)
    for (int64_t offset = -OFFSETS / 2; offset <= OFFSETS / 2; offset++) {
      numerals[n++] = gh_numeral_sum (store, power (store, bits[i]), gh_integer (store, offset));
      numerals[n++] = dyadic (store, offset, bits[i]);
    }
  for (size_t i = 0; i < NUMBERS; i++)
    numbers[i] = gh_canon_from_form (canons, store, numerals[i]);
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

static void test_pairs (gh_canons *canons, gh_store *store)
{
  size_t identity = 0, sums = 0, differences = 0, products = 0, orders = 0;
  begin (canons, store);
  for (size_t i = 0; i < NUMBERS; i++)
    for (size_t k = 0; k < NUMBERS; k++) {
      gh_form const x = numerals[i], y = numerals[k];
      gh_canon const sum = gh_canon_sum (canons, numbers[i], numbers[k]);
      gh_canon const difference = gh_canon_difference (canons, numbers[i], numbers[k]);
      gh_canon const product = gh_canon_product (canons, numbers[i], numbers[k]);
      int const order = gh_numeral_compare (store, x, y);
      identity += (numbers[i] == numbers[k]) == (x == y);
      sums += form_of (canons, store, sum) == gh_numeral_sum (store, x, y);
      differences += form_of (canons, store, difference) ==
                     gh_numeral_sum (store, x, gh_numeral_negative (store, y));
      products += form_of (canons, store, product) == gh_numeral_product (store, x, y);
      orders += gh_canon_compare (canons, numbers[i], numbers[k]) == (order < 0   ? GH_LESS
                                                                      : order > 0 ? GH_GREATER
                                                                                  : GH_EQUAL);
    }
  TAP_OK (identity == NUMBERS * NUMBERS, "two numbers have one handle when they are the same");
  TAP_OK (orders == NUMBERS * NUMBERS, "they compare as their values do");
  TAP_OK (sums == NUMBERS * NUMBERS, "their sums are exact");
  TAP_OK (differences == NUMBERS * NUMBERS, "and their differences");
  TAP_OK (products == NUMBERS * NUMBERS, "and their products");
}

static void test_single (gh_canons *canons, gh_store *store)
{
  size_t same = 0, negatives = 0, measures = 0, birthdays = 0;
  begin (canons, store);
  for (size_t i = 0; i < NUMBERS; i++) {
    gh_form const x = numerals[i];
    gh_canon const g = numbers[i];
    same += form_of (canons, store, g) == x;
    negatives +=
        form_of (canons, store, gh_canon_negative (canons, g)) == gh_numeral_negative (store, x);
    measures += gh_canon_is_number (canons, g) && gh_canon_stop (canons, g, GH_LEFT) == g &&
                gh_canon_stop (canons, g, GH_RIGHT) == g && gh_canon_mean (canons, g) == g;
    birthdays +=
        form_of (canons, store, gh_canon_birthday (canons, g)) == gh_form_birthday (store, x);
  }
  TAP_OK (same == NUMBERS, "a number's form is the numeral");
  TAP_OK (negatives == NUMBERS, "its negative that of the negative");
  TAP_OK (measures == NUMBERS, "it is its own stops and mean");
  TAP_OK (birthdays == NUMBERS, "its birthday is that of the numeral, however late");
}

static void test_multiples (gh_canons *canons, gh_store *store)
{
  static const int64_t times[] = {0,         1,         -1,         2,         3,
                                  INT32_MAX, INT32_MIN, UINT32_MAX, INT64_MAX, INT64_MIN};
  size_t wrong = 0;
  begin (canons, store);
  for (size_t i = 0; i < NUMBERS; i++)
    for (size_t k = 0; k < sizeof times / sizeof *times; k++) {
      gh_canon const product = gh_canon_multiple (canons, times[k], numbers[i]);
      wrong += form_of (canons, store, product) !=
               gh_numeral_product (store, gh_integer (store, times[k]), numerals[i]);
    }
  TAP_OK (wrong == 0, "multiples of numbers are exact products, up to 64 bits of times");
}

static void test_words (gh_canons *canons, gh_store *store)
{
  static const int64_t words[] = {0,
                                  1,
                                  -1,
                                  INT32_MAX,
                                  INT32_MIN,
                                  UINT32_MAX,
                                  INT64_MAX,
                                  INT64_MIN,
                                  INT64_MAX / 2,
                                  INT64_MIN / 2,
                                  INT64_MAX - 1,
                                  INT64_MIN + 1,
                                  (int64_t)1 << 62,
                                  (int64_t)1 << 53};
  size_t wrong = 0;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    for (unsigned exponent = 0; exponent <= 130; exponent++) {
      wrong += gh_canon_dyadic (canons, words[i], exponent) !=
               gh_canon_from_form (canons, store, dyadic (store, words[i], exponent));
      wrong += gh_canon_integer (canons, words[i]) != gh_canon_dyadic (canons, words[i], 0);
    }
  TAP_OK (wrong == 0, "numbers from 64-bit integers are the same as from numerals");
}

/* ---- the simplest number --------------------------------------------------------------------- */

static bool lies_between (gh_store *store, gh_form x, gh_form low, gh_form high)
{
  return (low == GH_NO_FORM || gh_numeral_compare (store, low, x) < 0) &&
         (high == GH_NO_FORM || gh_numeral_compare (store, x, high) < 0);
}

/* Theorem 3.4's condition: x fits, and none of its options does. */
static bool is_simplest (gh_store *store, gh_form x, gh_form low, gh_form high)
{
  bool simplest = lies_between (store, x, low, high);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, option, x)
      simplest = simplest && !lies_between (store, option, low, high);
  return simplest;
}

static void test_simplest (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0, count = 0;
  begin (canons, store);
  for (size_t i = 0; i <= NUMBERS; i++)
    for (size_t k = 0; k <= NUMBERS; k++) {
      gh_form const low = i < NUMBERS ? numerals[i] : GH_NO_FORM;
      gh_form const high = k < NUMBERS ? numerals[k] : GH_NO_FORM;
      if (i < NUMBERS && k < NUMBERS && gh_numeral_compare (store, low, high) >= 0)
        continue;
      gh_canon const g = gh_canon_of_options (canons, &numbers[i % NUMBERS], i < NUMBERS,
                                              &numbers[k % NUMBERS], k < NUMBERS);
      wrong += !gh_canon_is_number (canons, g) ||
               !is_simplest (store, form_of (canons, store, g), low, high);
      count++;
    }
  TAP_OK (wrong == 0, "%zu intervals give the number that fits while no option of it does", count);
}

/* {*x|*y} with *x one of x, x + *, {x+1|x-1}: the end of the interval may be taken or not. */
static gh_form end_of (gh_store *store, gh_form x, uint32_t dress)
{
  gh_form const one = gh_integer (store, 1), minus = gh_integer (store, -1);
  return dress == 0 ? x
         : dress == 1
             ? gh_make (store, x, x)
             : gh_make (store, gh_numeral_sum (store, x, one), gh_numeral_sum (store, x, minus));
}

static void test_ends (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0, count = 0;
  for (int64_t a = -6; a <= 6; a++)
    for (int64_t b = -6; b <= 6; b++)
      for (uint32_t dress = 0; dress < 9; dress++) {
        gh_form const low = end_of (store, dyadic (store, a, 2), dress % 3);
        gh_form const form = gh_make (store, low, end_of (store, dyadic (store, b, 2), dress / 3));
        gh_form const number = gh_number_of (store, form);
        gh_canon const g = gh_canon_from_form (canons, store, form);
        wrong += gh_canon_is_number (canons, g) != (number != GH_NO_FORM) ||
                 (number != GH_NO_FORM && number != form_of (canons, store, g));
        count++;
      }
  TAP_OK (wrong == 0, "%zu games between numbers, stars and switches equal the right number",
          count);
}

/* ---- games of numbers ------------------------------------------------------------------------ */

/* {x|y} for x > y, plus z. No numeral's tree is played here: options are compared, down to numerals
   that are compared by arithmetic. */
static void test_switches (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  begin (canons, store);
  for (size_t n = 0; n < 3000; n++) {
    size_t const i = draw (NUMBERS), k = draw (NUMBERS), z = draw (NUMBERS);
    if (gh_numeral_compare (store, numerals[i], numerals[k]) <= 0)
      continue;
    gh_form const literal = gh_make (store, numerals[i], numerals[k]);
    gh_canon const g = gh_canon_from_form (canons, store, literal);
    gh_form const sum = form_of (canons, store, gh_canon_sum (canons, g, numbers[z]));
    gh_form const expected = gh_make (store, gh_numeral_sum (store, numerals[i], numerals[z]),
                                      gh_numeral_sum (store, numerals[k], numerals[z]));
    wrong += form_of (canons, store, g) != literal ||
             gh_compare_directly (store, sum, expected) != GH_EQUAL ||
             gh_canon_compare (canons, g, numbers[z]) !=
                 gh_compare_directly (store, literal, numerals[z]);
  }
  TAP_OK (wrong == 0, "switches of such numbers stay, and a number moves into their options");
}

#define TWO_70 "1180591620717411303424"

/* What hangs, wraps or takes minutes elsewhere. */
static void test_known_traps (gh_canons *canons, gh_store *store)
{
  gh_canon const one = gh_canon_integer (canons, 1);
  gh_canon const plus_minus_1 = value_of (canons, store, "+-1");
  gh_canon const star_16 = value_of (canons, store, "*16");
  gh_canon const wide = value_of (canons, store, "{2147483647|0}");
  gh_canon const hot = gh_canon_sum (canons, star_16, plus_minus_1);
  TAP_OK (gh_canon_sum (canons, wide, one) == value_of (canons, store, "{2147483648|1}"),
          "{2147483647|0} + 1 is {2147483648|1}");
  TAP_OK (hot == value_of (canons, store, "{1*16|-1*16}"), "*16 + +-1 is {1*16|-1*16}");
  TAP_OK (gh_canon_sum (canons, hot, plus_minus_1) == star_16, "and with +-1 again *16");
  TAP_OK (value_of (canons, store, "{" TWO_70 "*|1180591620717411303425}") ==
              value_of (canons, store, TWO_70),
          "{2^70 + *|2^70 + 1} is 2^70");
  TAP_OK (value_of (canons, store,
                    "{1180591620717411303427,{1180591620717411303429|" TWO_70
                    "}|1180591620717411303425}") ==
              value_of (canons, store, "{1180591620717411303427|1180591620717411303425}"),
          "an option is reversible through 2^70");
  TAP_OK (value_of (canons, store, "{1/4|3/4}") == gh_canon_dyadic (canons, 1, 1),
          "{1/4|3/4} is 1/2");
}

int main (void)
{
  in_new_table ("pairs", NULL, test_pairs);
  in_new_table ("single numbers", NULL, test_single);
  in_new_table ("multiples", NULL, test_multiples);
  in_new_table ("words", NULL, test_words);
  in_new_table ("simplest numbers", NULL, test_simplest);
  in_new_table ("ends of intervals", NULL, test_ends);
  in_new_table ("switches", NULL, test_switches);
  in_new_table ("known traps", NULL, test_known_traps);
  return tap_done ();
}
