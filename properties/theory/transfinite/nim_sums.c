/* Nim sums of ordinals: by what they exclude, and as sums of powers of 2. */
#include "form/numeral.h"
#include "theory/transfinite/nimbers.h"

/* c is a (+) b. What is less than c is excluded by an option, c' (+) b below a or c' (+) a below b,
   which is put to the engine again; options are not c. */
static void check_less (gh_trial *t, gh_form a, gh_form b, gh_form c, gh_form less)
{
  gh_form x = gh_nim_sum_asked (t, less, b), y = b;
  if (gh_normal_compare (t->store, x, a) >= 0) {
    x = a;
    y = gh_nim_sum_asked (t, less, a);
    GH_EXPECT (t, gh_normal_compare (t->store, y, b) < 0,
               "%s (+) %s, which is said to be %s, to have an option %s", GH_SHOWN (t, a),
               GH_SHOWN (t, b), GH_SHOWN (t, c), GH_SHOWN (t, less));
  }
  GH_EXPECT (t, gh_nim_sum_asked (t, x, y) == less, "%s (+) %s = %s", GH_SHOWN (t, x),
             GH_SHOWN (t, y), GH_SHOWN (t, less));
}

static void check_sum (gh_trial *t, gh_form a, gh_form b, gh_draws *draws, unsigned rounds)
{
  gh_form const c = gh_nim_sum_asked (t, a, b);
  for (unsigned round = 0; round < rounds; round++) {
    if (c != GH_ZERO)
      check_less (t, a, b, c, gh_some_below (t, c, draws));
    if (a != GH_ZERO) {
      gh_form const less = gh_some_below (t, a, draws);
      GH_EXPECT (t, gh_nim_sum_asked (t, less, b) != c, "%s (+) %s to be another than with %s",
                 GH_SHOWN (t, a), GH_SHOWN (t, b), GH_SHOWN (t, less));
    }
  }
}

ORDINAL_THEOREM (nim_sums_excluding)
{
  gh_draws draws = {1};
  for (int64_t i = 0; i < 32; i++)
    for (int64_t j = 0; j < 32; j++) {
      gh_form const a =
          gh_omega_square (t, GH_ZERO, gh_integer (t->store, i / 8), gh_integer (t->store, i % 8));
      gh_form const b =
          gh_omega_square (t, GH_ZERO, gh_integer (t->store, j / 8), gh_integer (t->store, j % 8));
      check_sum (t, a, b, &draws, 2);
    }
}

ORDINAL_THEOREM (nim_sums_at_random)
{
  gh_form const a = gh_any (t, "a", GH_SORT_ORDINAL), b = gh_any (t, "b", GH_SORT_ORDINAL);
  gh_draws draws = {gh_choose (t, 1000)};
  gh_form const sum = gh_nim_sum_asked (t, a, b);
  GH_EXPECT (t, sum == gh_nim_sum_asked (t, b, a), "%s (+) %s to be the same both ways",
             GH_SHOWN (t, a), GH_SHOWN (t, b));
  GH_EXPECT (t, gh_nim_sum_asked (t, sum, b) == a, "%s (+) %s to be undone by the latter",
             GH_SHOWN (t, a), GH_SHOWN (t, b));
  check_sum (t, a, b, &draws, 4);
}

/* ---- powers of 2 ----------------------------------------------------------------------------- */

/* m < 2^n: 2^n (+) m is 2^n + m, which as an ordinary sum has the larger one first. */
ORDINAL_THEOREM (nim_sums_beside_powers)
{
  gh_form const n = gh_any (t, "n", GH_SORT_ORDINAL);
  gh_draws draws = {gh_choose (t, 1000)};
  gh_form const power = gh_ordinal_power_of_2 (t->store, n);
  gh_form const m = gh_ordinal_below (t->store, power, gh_drawn, &draws);
  GH_EXPECT (t,
             gh_nim_sum_asked (t, m, power) == gh_ordinary_sum (t->store, power, m) &&
                 gh_nim_sum_asked (t, power, m) == gh_ordinary_sum (t->store, power, m),
             "2^%s (+) %s to be the ordinary sum", GH_SHOWN (t, n), GH_SHOWN (t, m));
}

/* A random set of exponents below w^2, descending and different. */
static size_t some_exponents (gh_trial *t, gh_draws *draws, gh_form exponents[8])
{
  size_t count = 0;
  for (int64_t i = 3, j = 5; i >= 0 && count < 8; j--) {
    if (gh_drawn (draws, 3) == 0)
      exponents[count++] =
          gh_omega_square (t, GH_ZERO, gh_integer (t->store, i), gh_integer (t->store, j));
    if (j == 0) {
      i--;
      j = 6;
    }
  }
  return count;
}

/* Sums of different powers of 2 are their ordinary sums if these descend. Where they ascend, the
   ordinary sum loses powers. */
ORDINAL_THEOREM (nim_sums_of_powers)
{
  gh_draws draws = {1};
  unsigned lost = 0;
  for (unsigned round = 0; round < 100; round++) {
    gh_form exponents[8], sum = GH_ZERO, descending = GH_ZERO, ascending = GH_ZERO;
    size_t const count = some_exponents (t, &draws, exponents);
    for (size_t i = 0; i < count; i++) {
      gh_form const power = gh_ordinal_power_of_2 (t->store, exponents[i]);
      sum = gh_nim_sum_asked (t, sum, power);
      descending = gh_ordinary_sum (t->store, descending, power);
    }
    for (size_t i = count; i-- > 0;)
      ascending =
          gh_ordinary_sum (t->store, ascending, gh_ordinal_power_of_2 (t->store, exponents[i]));
    GH_EXPECT (t, sum == descending, "a sum of %zu powers of 2 from 2^%s to be %s, not %s", count,
               GH_SHOWN (t, count ? exponents[0] : GH_ZERO), GH_SHOWN (t, descending),
               GH_SHOWN (t, sum));
    lost += ascending != sum;
  }
  GH_EXPECT (t, lost > 50, "many ascending sums to be others, not %u", lost);
  gh_form const w = gh_normal_omega (t->store), one = gh_finite (t, 1);
  GH_EXPECT (t,
             gh_nim_sum_asked (t, one, w) == gh_ordinal_successor (t->store, w) &&
                 gh_ordinary_sum (t->store, one, w) == w,
             "1 (+) w to be w + 1, where 1 + w is w as an ordinary sum");
}
