/* Ordinary powers of two, and every ordinal as a finite sum of them. */
#include "form/numeral.h"
#include "theory/transfinite/asking.h"

static gh_form power_of (gh_trial *t, gh_form a)
{
  return gh_ordinal_power_of_2 (t->store, a);
}

/* 2^0 = 1, 2^(a + 1) = 2^a + 2^a, and 2^a of a limit is the least ordinal that is at least 2^b for
   all b < a. That is a recursion, which determines 2^a. */
ORDINAL_THEOREM (powers_of_two)
{
  gh_draws draws = {1};
  GH_EXPECT (t, power_of (t, GH_ZERO) == gh_finite (t, 1), "2^0 = 1");
  GH_EACH_ORDINAL (t, a, 6)
  {
    gh_form const power = power_of (t, a), next = power_of (t, gh_ordinal_successor (t->store, a));
    GH_EXPECT (t, next == gh_asked_sum (t, power, power), "2^(%s + 1) to be twice %s",
               GH_SHOWN (t, a), GH_SHOWN (t, power));
    for (int round = 0; gh_ordinal_is_limit (t->store, a) && round < 6; round++) {
      gh_form const less = gh_some_below (t, power, &draws);
      bool reached = false;
      for (unsigned i = 0; i < 6 && !reached; i++) {
        gh_form const option = gh_large_option (t, a, i);
        GH_EXPECT (t, gh_is_less (t, power_of (t, option), power), "2^%s to be less than 2^%s",
                   GH_SHOWN (t, option), GH_SHOWN (t, a));
        reached = gh_is_less (t, less, power_of (t, option));
      }
      GH_EXPECT (t, reached, "some 2^b, b < %s, to be greater than %s", GH_SHOWN (t, a),
                 GH_SHOWN (t, less));
    }
  }
  gh_form const w = gh_normal_omega (t->store);
  GH_EXPECT (t, power_of (t, w) == w, "2^w = w");
}

/* The exponents x of the powers of two in w^e.c: w e + i, for the digits 2^i of c, which is below
   2^16. As 2^(w e) = w^e. They go down. */
static size_t digits_of (gh_trial *t, gh_form e, int64_t c, gh_form *exponents)
{
  gh_form const high = gh_ordinary_product (t->store, gh_normal_omega (t->store), e);
  size_t count = 0;
  for (int64_t i = 16; i-- > 0;)
    if (c >> i & 1)
      exponents[count++] = gh_ordinary_sum (t->store, high, gh_finite (t, i));
  return count;
}

/* Each is the greatest power of two that is at most what is left: 2^x <= a < 2^(x + 1). So there is
   one such sum only, in which the exponents go down. */
static void check_sum (gh_trial *t, gh_form a)
{
  gh_form sum = GH_ZERO, left = a, last = GH_NO_FORM, exponents[16];
  for (gh_form at = a; at != GH_ZERO; at = gh_normal_rest (t->store, at)) {
    int64_t c = 0;
    gh_assume (t, gh_small_integer (t->store, gh_normal_coefficient (t->store, at), 1, 65535, &c));
    size_t const count = digits_of (t, gh_normal_exponent (t->store, at), c, exponents);
    for (size_t i = 0; i < count; i++) {
      gh_form const x = exponents[i], power = power_of (t, x);
      gh_form const next = power_of (t, gh_ordinal_successor (t->store, x));
      GH_EXPECT (t, last == GH_NO_FORM || gh_is_less (t, x, last), "the exponents of %s to go down",
                 GH_SHOWN (t, a));
      GH_EXPECT (t, !gh_is_less (t, left, power) && gh_is_less (t, left, next),
                 "2^%s to be the greatest power of two up to %s", GH_SHOWN (t, x),
                 GH_SHOWN (t, left));
      left = gh_normal_difference (t->store, left, power);
      sum = gh_asked_sum (t, sum, power);
      last = x;
    }
  }
  GH_EXPECT (t, sum == a && left == GH_ZERO, "%s, not %s, as the sum", GH_SHOWN (t, a),
             GH_SHOWN (t, sum));
}

ORDINAL_THEOREM (sums_of_powers_of_two)
{
  GH_EACH_ORDINAL (t, a, 6)
  check_sum (t, a);
  gh_draws draws = {1};
  gh_form const top = gh_normal_power (t->store, gh_normal_power (t->store, gh_finite (t, 3)));
  for (int round = 0; round < 100; round++)
    check_sum (t, gh_ordinal_below (t->store, top, gh_drawn, &draws));
}
