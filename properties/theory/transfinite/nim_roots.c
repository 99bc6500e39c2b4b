/* Roots of equations between ordinals below w^(w^w) as nimbers, and what the generators are roots
   of. Whatever finds a root, the engine is asked whether it is one. */
#include "form/numeral.h"
#include "theory/transfinite/nimbers.h"

static bool is_below (gh_trial *t, gh_form a, gh_form b)
{
  return gh_normal_compare (t->store, a, b) < 0;
}

static gh_form some (gh_trial *t, gh_draws *draws)
{
  static const unsigned bounds[][2] = {{3, 1}, {9, 1}, {3, 5}, {1, 5}};
  return gh_drawn_nimber (t, draws, bounds[gh_drawn (draws, 4)], 2, 1 + gh_drawn (draws, 3), 4);
}

ORDINAL_THEOREM (nim_quadratic_roots)
{
  gh_draws draws = {gh_choose (t, 10000)};
  gh_form const a = some (t, &draws), b = some (t, &draws);
  gh_found found = {.a = a, .b = b, .find = gh_find_quadratic_root};
  gh_find (t, &found);
  gh_form const x = found.root, other = gh_nim_sum_asked (t, x, a);
  gh_form const square = gh_nim_product_asked (t, x, x), ax = gh_nim_product_asked (t, a, x);
  GH_EXPECT (t, gh_nim_sum_asked (t, gh_nim_sum_asked (t, square, ax), b) == GH_ZERO,
             "%s to be a root of x^2 (+) %s (x) x (+) %s", GH_SHOWN (t, x), GH_SHOWN (t, a),
             GH_SHOWN (t, b));
  GH_EXPECT (t, gh_nim_product_asked (t, x, other) == b, "%s (x) %s, the two roots, to be %s",
             GH_SHOWN (t, x), GH_SHOWN (t, other), GH_SHOWN (t, b));
}

ORDINAL_THEOREM (nim_prime_roots)
{
  unsigned const k = gh_choose (t, 7);
  gh_draws draws = {gh_choose (t, 10000)};
  gh_found found = {
      .a = some (t, &draws), .p = (unsigned)gh_odd_prime (k), .find = gh_find_prime_root};
  gh_find (t, &found);
  GH_EXPECT (t, gh_nim_power_asked (t, found.root, found.p) == found.a,
             "%s to be a root of order %u of %s", GH_SHOWN (t, found.root), found.p,
             GH_SHOWN (t, found.a));
}

/* ---- generators ------------------------------------------------------------------------------ */

/* alpha_p and how much it is above the least number of a degree that the order of 2 modulo p
   divides. */
static gh_form alpha_of (gh_trial *t, unsigned k, unsigned *excess)
{
  gh_found found = {.p = (unsigned)gh_odd_prime (k), .find = gh_find_alpha};
  gh_find (t, &found);
  *excess = (unsigned)found.number;
  return found.root;
}

/* kappa_p is the p-th root of alpha_p, and kappa_(p^2) that of kappa_p. */
ORDINAL_THEOREM (nim_generators)
{
  unsigned const k = gh_choose (t, GH_ODD_PRIMES);
  uint64_t const p = (uint64_t)gh_odd_prime (k);
  unsigned excess;
  gh_form const alpha = alpha_of (t, k, &excess), of = gh_kappa (t, k, 1);
  gh_form const power = gh_nim_power_asked (t, of, p);
  GH_EXPECT (t, power == alpha, "the power %u of %s to be %s, not %s", (unsigned)p,
             GH_SHOWN (t, of), GH_SHOWN (t, alpha), GH_SHOWN (t, power));
  gh_form const next = gh_kappa (t, k, 2);
  if (p < 20) {
    gh_form const root = gh_nim_power_asked (t, next, p);
    GH_EXPECT (t, root == of, "the power %u of %s to be %s, not %s", (unsigned)p,
               GH_SHOWN (t, next), GH_SHOWN (t, of), GH_SHOWN (t, root));
  }
}

/* What is less than alpha_p, from the least number on whose degree makes it possible, has roots of
   order p below kappa_p. */
ORDINAL_THEOREM (nim_roots_below)
{
  unsigned excess;
  unsigned const k = gh_choose (t, GH_ODD_PRIMES), p = (unsigned)gh_odd_prime (k);
  gh_form const alpha = alpha_of (t, k, &excess), end = gh_kappa (t, k, 1);
  gh_form less = alpha;
  for (unsigned i = 0; i < excess; i++) {
    less = gh_ordinal_predecessor (t->store, less);
    gh_found found = {.a = less, .p = p, .find = gh_find_prime_root};
    gh_find (t, &found);
    GH_EXPECT (t, is_below (t, found.root, end) && gh_nim_power_asked (t, found.root, p) == less,
               "%s to be a root of order %u of %s below %s", GH_SHOWN (t, found.root), p,
               GH_SHOWN (t, less), GH_SHOWN (t, end));
  }
  gh_draws draws = {gh_choose (t, 1000)};
  gh_form const any = gh_ordinal_below (t->store, gh_finite (t, 16), gh_drawn, &draws);
  gh_assume (t, k > 1); /* of finite ones 2 is alpha_3, and 4 is alpha_5 */
  gh_assume (t, p != 17);
  gh_found found = {.a = any, .p = p, .find = gh_find_prime_root};
  gh_find (t, &found);
  GH_EXPECT (t, is_below (t, found.root, end) && gh_nim_power_asked (t, found.root, p) == any,
             "%s to be a root of order %u of %s below %s", GH_SHOWN (t, found.root), p,
             GH_SHOWN (t, any), GH_SHOWN (t, end));
}

/* a^((2^e - 1)/p), by the engine. */
static gh_form residue_symbol (gh_trial *t, gh_form a, uint64_t e, unsigned p)
{
  gh_form power = gh_finite (t, 1);
  mpz_t n;
  mpz_init (n);
  mpz_setbit (n, e);
  mpz_sub_ui (n, n, 1);
  mpz_divexact_ui (n, n, p);
  unsigned char bits[128] = {0};
  for (size_t i = 0; i < e; i++)
    bits[i] = (unsigned char)mpz_tstbit (n, i);
  mpz_clear (n);
  for (size_t i = e; i-- > 0;) {
    power = gh_nim_product_asked (t, power, power);
    if (bits[i])
      power = gh_nim_product_asked (t, power, a);
  }
  return power;
}

/* alpha_p has no root of order p in its field of 2^E numbers, nor in one of 2^d, d = E n where n is
   a product of primes below p: there a^((2^d - 1)/p) is 1 for its p-th powers only, and it has the
   same exponent of p. */
ORDINAL_THEOREM (nim_roots_missing)
{
  unsigned excess;
  unsigned const k = gh_choose (t, GH_ODD_PRIMES), p = (unsigned)gh_odd_prime (k);
  gh_form const alpha = alpha_of (t, k, &excess), one = gh_finite (t, 1);
  gh_found degree = {.a = alpha, .find = gh_find_degree};
  gh_find (t, &degree);
  gh_assume (t, degree.number < 128);
  gh_form const symbol = residue_symbol (t, alpha, degree.number, p);
  GH_EXPECT (t, symbol != one && gh_nim_power_asked (t, symbol, p) == one,
             "%s to have no root of order %u: %s to be such a root of 1 and not 1",
             GH_SHOWN (t, alpha), p, GH_SHOWN (t, symbol));
}
