/* The sum and the product of ordinals as games, from their definition: the least ordinal above all
   a^L + b and a + b^L, and the least number above all a^L b + a b^L - a^L b^L. Ordinary ones are
   others. */
#include "theory/transfinite/asking.h"

#define ROUNDS 3

/* The option that a' and b' make, of which a + b' is the one without a', and a' + b without b'. */
static gh_form option_of_sum (gh_trial *t, gh_form a, gh_form b, unsigned i, unsigned k)
{
  if (i == 0)
    return b == GH_ZERO ? GH_NO_FORM : gh_asked_sum (t, a, gh_large_option (t, b, k));
  return a == GH_ZERO ? GH_NO_FORM : gh_asked_sum (t, gh_large_option (t, a, k), b);
}

/* a'b + ab' - a'b' is a number, no ordinal perhaps, so that the engine is asked for products only.
 */
static gh_form option_of_product (gh_trial *t, gh_form a, gh_form b, gh_form less_a, gh_form less_b)
{
  gh_form const sum =
      gh_normal_sum (t->store, gh_asked_product (t, less_a, b), gh_asked_product (t, a, less_b));
  return gh_normal_difference (t->store, sum, gh_asked_product (t, less_a, less_b));
}

static bool sum_reaches (gh_trial *t, gh_form a, gh_form b, gh_form c)
{
  for (unsigned k = 0; k < GH_LARGE_OPTIONS; k++)
    for (unsigned i = 0; i < 2; i++) {
      gh_form const option = option_of_sum (t, a, b, i, k);
      if (option != GH_NO_FORM && !gh_is_less (t, option, c))
        return true;
    }
  return false;
}

static bool product_reaches (gh_trial *t, gh_form a, gh_form b, gh_form c)
{
  for (unsigned k = 0; k < GH_LARGE_OPTIONS; k++)
    for (unsigned i = 0; i <= k; i++) {
      gh_form const x = gh_large_option (t, a, i);
      gh_form const y = gh_large_option (t, b, k - i);
      if (gh_normal_compare (t->store, option_of_product (t, a, b, x, y), c) >= 0)
        return true;
    }
  return false;
}

static void check_sum (gh_trial *t, gh_form a, gh_form b, gh_draws *draws)
{
  gh_form const sum = gh_asked_sum (t, a, b);
  GH_EXPECT (t, sum == gh_asked_sum (t, b, a), "%s + %s to be the same both ways", GH_SHOWN (t, a),
             GH_SHOWN (t, b));
  for (int round = 0; round < ROUNDS; round++) {
    if (a != GH_ZERO)
      GH_EXPECT (t, gh_is_less (t, gh_asked_sum (t, gh_some_below (t, a, draws), b), sum),
                 "%s + %s to be greater than with less than %s", GH_SHOWN (t, a), GH_SHOWN (t, b),
                 GH_SHOWN (t, a));
    if (sum == GH_ZERO)
      continue;
    gh_form const less = gh_some_below (t, sum, draws);
    GH_EXPECT (t, sum_reaches (t, a, b, less), "an option of %s + %s that is at least %s",
               GH_SHOWN (t, a), GH_SHOWN (t, b), GH_SHOWN (t, less));
  }
}

static void check_product (gh_trial *t, gh_form a, gh_form b, gh_draws *draws)
{
  gh_form const product = gh_asked_product (t, a, b);
  GH_EXPECT (t, product == gh_asked_product (t, b, a), "%s times %s to be the same both ways",
             GH_SHOWN (t, a), GH_SHOWN (t, b));
  GH_EXPECT (t, (product == GH_ZERO) == (a == GH_ZERO || b == GH_ZERO),
             "%s times %s to be 0 just when one of them is", GH_SHOWN (t, a), GH_SHOWN (t, b));
  for (int round = 0; product != GH_ZERO && round < ROUNDS; round++) {
    gh_form const x = gh_some_below (t, a, draws), y = gh_some_below (t, b, draws);
    GH_EXPECT (t, gh_normal_compare (t->store, option_of_product (t, a, b, x, y), product) < 0,
               "the option of %s times %s with %s and %s to be less", GH_SHOWN (t, a),
               GH_SHOWN (t, b), GH_SHOWN (t, x), GH_SHOWN (t, y));
    gh_form const less = gh_some_below (t, product, draws);
    GH_EXPECT (t, product_reaches (t, a, b, less), "an option of %s times %s that is at least %s",
               GH_SHOWN (t, a), GH_SHOWN (t, b), GH_SHOWN (t, less));
  }
}

ORDINAL_THEOREM (sums_of_ordinals)
{
  gh_draws draws = {1};
  GH_EACH_ORDINAL (t, a, 4)
  GH_EACH_ORDINAL (t, b, 4)
  check_sum (t, a, b, &draws);
}

ORDINAL_THEOREM (products_of_ordinals)
{
  gh_draws draws = {1};
  GH_EACH_ORDINAL (t, a, 3)
  GH_EACH_ORDINAL (t, b, 3)
  check_product (t, a, b, &draws);
}

ORDINAL_THEOREM (sums_of_random_ordinals)
{
  gh_form const a = gh_any (t, "a", GH_SORT_ORDINAL), b = gh_any (t, "b", GH_SORT_ORDINAL);
  gh_draws draws = {gh_choose (t, 1000)};
  check_sum (t, a, b, &draws);
  check_product (t, a, b, &draws);
}

/* Ordinary ones are at most these, and are others in each case where the order of terms matters. */
ORDINAL_THEOREM (ordinary_arithmetic)
{
  unsigned others = 0;
  GH_EACH_ORDINAL (t, a, 4)
  GH_EACH_ORDINAL (t, b, 4)
  {
    gh_form const sum = gh_ordinary_sum (t->store, a, b), natural = gh_asked_sum (t, a, b);
    gh_form const product = gh_ordinary_product (t->store, a, b);
    GH_EXPECT (t, !gh_is_less (t, natural, sum), "the ordinary sum %s + %s to be at most the other",
               GH_SHOWN (t, a), GH_SHOWN (t, b));
    GH_EXPECT (t, !gh_is_less (t, gh_asked_product (t, a, b), product),
               "the ordinary product %s times %s to be at most the other", GH_SHOWN (t, a),
               GH_SHOWN (t, b));
    gh_form const next = gh_ordinal_successor (t->store, b);
    GH_EXPECT (t,
               gh_ordinary_sum (t->store, a, next) == gh_ordinal_successor (t->store, sum) &&
                   gh_ordinary_product (t->store, a, next) ==
                       gh_ordinary_sum (t->store, product, a),
               "the recursion of ordinary sums and products at %s and %s + 1", GH_SHOWN (t, a),
               GH_SHOWN (t, b));
    others += sum != natural;
  }
  gh_form const two = gh_finite (t, 2), w = gh_normal_omega (t->store);
  GH_EXPECT (t,
             gh_is_less (t, w, gh_asked_product (t, two, w)) &&
                 gh_ordinary_product (t->store, two, w) == w,
             "2 times w to be greater than w, and w as an ordinary product");
  GH_EXPECT (t, others > 50, "many ordinary sums to be others, not %u", others);
}
