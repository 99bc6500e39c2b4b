/* What an ordinal is: Definition 4.1, and which numbers equal one. */
#include "form/numeral.h"
#include "form/rational.h"
#include "form/words.h"
#include "theory/transfinite/asking.h"

#include <inttypes.h>

/* ---- forms ----------------------------------------------------------------------------------- */

/* Whoever moves from an ordinal on comes to ordinals only, which are less each time, and to 0 in
   the end. Right never has a move, so that each is a number, too. */
static void walk (gh_trial *t, gh_form a, gh_draws *draws)
{
  GH_EXPECT (t, gh_is_ordinal (t->store, a), "%s to be an ordinal", GH_SHOWN (t, a));
  while (a != GH_ZERO) {
    gh_form const option = gh_some_below (t, a, draws);
    gh_step (t->store);
    GH_EXPECT (t, gh_is_ordinal (t->store, option), "%s, an option, to be an ordinal",
               GH_SHOWN (t, option));
    GH_EXPECT (t, gh_is_less (t, option, a), "%s < %s, of which it is an option",
               GH_SHOWN (t, option), GH_SHOWN (t, a));
    a = option;
  }
}

ORDINAL_THEOREM (ordinals_walked)
{
  gh_draws draws = {1};
  GH_EACH_ORDINAL (t, a, 6)
  walk (t, a, &draws);
}

/* What is less than a is an option, or less than one; below an integer n there are n. */
ORDINAL_THEOREM (ordinals_reached)
{
  GH_EACH_ORDINAL (t, a, 5)
  {
    int64_t below = 0, n;
    GH_EACH_ORDINAL (t, b, 5)
    if (gh_is_less (t, b, a)) {
      below++;
      GH_EXPECT (t, gh_lemma_reply (t, a, b) != GH_NO_FORM, "%s to be at most some option of %s",
                 GH_SHOWN (t, b), GH_SHOWN (t, a));
    }
    gh_form const number = gh_normal_number (t->store, a);
    if (number != GH_NO_FORM && gh_small_integer (t->store, number, 0, 5, &n))
      GH_EXPECT (t, below == n, "%" PRId64 " ordinals below %" PRId64 ", not %" PRId64, n, n,
                 below);
  }
}

/* Every integer is an ordinal, and w the next one. */
ORDINAL_THEOREM (omega)
{
  gh_form const w = gh_normal_omega (t->store);
  gh_draws draws = {1};
  for (int64_t n = 0; n <= 200; n++) {
    gh_form const a = gh_finite (t, n), reply = gh_lemma_reply (t, w, a);
    GH_EXPECT (t, gh_is_less (t, a, w) && reply != GH_NO_FORM, "%" PRId64 " < w", n);
    gh_play_down (t, reply, a, &draws);
    GH_EXPECT (t, gh_left_option (t, w, (uint32_t)n) == a, "%" PRId64 " as an option of w", n);
  }
  GH_EACH_ORDINAL (t, a, 6)
  {
    bool const finite = gh_normal_number (t->store, a) != GH_NO_FORM;
    GH_EXPECT (t, gh_is_less (t, a, w) == finite, "%s < w just when it is an integer",
               GH_SHOWN (t, a));
  }
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* An integer above the coefficient, by at most 1. */
static gh_form next_integer (gh_trial *t, gh_form c)
{
  mpz_t p, q;
  uint64_t exponent;
  gh_form const denominator = gh_rational_denominator (t->store, c);
  gh_form const numerator = gh_rational_numerator (t->store, c);
  gh_numeral_value (t->store, numerator, p, &exponent);
  gh_numeral_value (t->store, denominator, q, &exponent);
  int64_t const by = gh_mpz_get_i64 (q);
  if (by < 1)
    gh_broken ("next_integer", "c", "a denominator that is not positive");
  return gh_integer (t->store, gh_mpz_get_i64 (p) / by + 1);
}

/* The least ordinal above a number: its first terms as far as they are an ordinal, and behind them
   what the first other term leads to. */
static gh_form next_ordinal (gh_trial *t, gh_form x)
{
  if (x == GH_ZERO)
    return gh_finite (t, 1);
  gh_form const e = gh_normal_exponent (t->store, x), c = gh_normal_coefficient (t->store, x);
  if (gh_rational_sign (t->store, c) < 0)
    return GH_ZERO;
  if (!gh_is_ordinal (t->store, e))
    return gh_normal_power (t->store, next_ordinal (t, e));
  gh_form const term = gh_normal_term (t->store, e, c, GH_ZERO);
  if (gh_is_ordinal (t->store, term))
    return gh_normal_sum (t->store, term, next_ordinal (t, gh_normal_rest (t->store, x)));
  return gh_normal_term (t->store, e, next_integer (t, c), GH_ZERO);
}

/* A number of up to three terms, whose exponents are such numbers of up to `depth` levels. */
static gh_form any_number (gh_trial *t, unsigned depth)
{
  gh_form sum = GH_ZERO;
  for (uint32_t terms = gh_choose (t, 4); terms > 0; terms--) {
    gh_form const e = depth ? any_number (t, depth - 1) : GH_ZERO;
    int64_t const p = (int64_t)gh_choose (t, 6) - 2, q = (int64_t)gh_choose (t, 3) + 1;
    if (p)
      sum = gh_normal_sum (t->store, sum,
                           gh_normal_term (t->store, e,
                                           gh_rational_quotient (t->store, gh_integer (t->store, p),
                                                                 gh_integer (t->store, q)),
                                           GH_ZERO));
  }
  return sum;
}

/* {x|} is a if x < a, so that Left's move in {x|} - a is bad, and x >= b for each b < a, so that
   Right's are. So a number without right options equals an ordinal; x itself does when it is
   one. */
ORDINAL_THEOREM (without_right_options)
{
  gh_form const x = any_number (t, 2), a = next_ordinal (t, x);
  gh_draws draws = {gh_choose (t, 1000)};
  GH_EXPECT (t, gh_is_ordinal (t->store, a) && gh_normal_compare (t->store, x, a) < 0,
             "%s < %s, an ordinal", GH_SHOWN (t, x), GH_SHOWN (t, a));
  for (int round = 0; a != GH_ZERO && round < 8; round++) {
    gh_form const b = gh_some_below (t, a, &draws);
    GH_EXPECT (t, gh_normal_compare (t->store, b, x) <= 0, "%s to be at most %s", GH_SHOWN (t, b),
               GH_SHOWN (t, x));
  }
  gh_form const before = gh_ordinal_predecessor (t->store, a);
  GH_EXPECT (t, gh_is_ordinal (t->store, x) == (x == before),
             "%s to be an ordinal just when it is the last one before %s", GH_SHOWN (t, x),
             GH_SHOWN (t, a));
}
