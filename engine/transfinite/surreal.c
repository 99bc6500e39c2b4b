#include "transfinite/surreal.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

/* ---- quotients ------------------------------------------------------------------------------- */

/* 1 / c */
static gh_form reciprocal (gh_store *store, gh_form c)
{
  gh_form const p = gh_rational_numerator (store, c), q = gh_rational_denominator (store, c);
  if (gh_numeral_sign (store, p) > 0)
    return gh_rational_quotient (store, q, p);
  return gh_rational_quotient (store, gh_numeral_negative (store, q),
                               gh_numeral_negative (store, p));
}

/* The quotient of their first terms. */
static gh_form of_firsts (gh_store *store, gh_form b, gh_form a)
{
  gh_form const exponent =
      gh_normal_difference (store, gh_normal_exponent (store, b), gh_normal_exponent (store, a));
  gh_form const inverse = reciprocal (store, gh_normal_coefficient (store, a));
  gh_form const coefficient =
      gh_rational_product (store, gh_normal_coefficient (store, b), inverse);
  return gh_normal_term (store, exponent, coefficient, GH_ZERO);
}

/* Long division: each step takes the first term away from what is left. */
gh_form gh_normal_quotient (gh_store *store, gh_form b, gh_form a, unsigned terms)
{
  gh_form quotient = GH_ZERO;
  if (a == GH_ZERO)
    gh_broken ("gh_normal_quotient", "a", "0");
  for (; b != GH_ZERO && terms > 0; terms--) {
    gh_form const term = of_firsts (store, b, a);
    gh_step (store);
    quotient = gh_normal_sum (store, quotient, term);
    b = gh_normal_difference (store, b, gh_normal_product (store, term, a));
  }
  return quotient;
}

/* ---- powers of a half ------------------------------------------------------------------------ */

/* a is w c + n: what is c, and n. */
static gh_form without_omega (gh_store *store, gh_form a, gh_form *n)
{
  if (a == GH_ZERO || gh_normal_exponent (store, a) == GH_ZERO) {
    *n = gh_normal_number (store, a);
    return GH_ZERO;
  }
  gh_deeper (store);
  gh_form const rest = without_omega (store, gh_normal_rest (store, a), n);
  gh_shallower (store);
  gh_form const e = gh_ordinary_difference (store, gh_normal_exponent (store, a),
                                            gh_normal_power (store, GH_ZERO));
  return gh_normal_term (store, e, gh_normal_coefficient (store, a), rest);
}

gh_form gh_normal_power_of_half (gh_store *store, gh_form a)
{
  gh_form n;
  int64_t shift;
  gh_form const c = without_omega (store, a, &n);
  if (!gh_small_integer (store, n, 0, 4 * (int64_t)gh_store_limits (store)->digits, &shift))
    gh_fail (store, GH_OVER_DIGITS);
  return gh_normal_term (store, gh_normal_negative (store, c),
                         gh_numeral_scaled (store, gh_integer (store, 1), -shift), GH_ZERO);
}

/* ---- roots ----------------------------------------------------------------------------------- */

/* Of a positive rational number: GH_NO_FORM, it is no square. */
static gh_form root_of_rational (gh_store *store, gh_form c)
{
  gh_form const p = gh_numeral_root (store, gh_rational_numerator (store, c));
  gh_form const q = gh_numeral_root (store, gh_rational_denominator (store, c));
  gh_form const root = gh_rational_quotient (store, p, q);
  return gh_rational_product (store, root, root) == c ? root : GH_NO_FORM;
}

gh_form gh_normal_square_root (gh_store *store, gh_form a)
{
  if (a == GH_ZERO)
    return GH_ZERO;
  if (gh_normal_rest (store, a) != GH_ZERO || gh_normal_sign (store, a) < 0)
    return GH_NO_FORM;
  gh_form const root = root_of_rational (store, gh_normal_coefficient (store, a));
  if (root == GH_NO_FORM)
    return GH_NO_FORM;
  gh_form const half = gh_normal_of_number (store, gh_fraction (store, 1, 1));
  return gh_normal_term (store, gh_normal_product (store, half, gh_normal_exponent (store, a)),
                         root, GH_ZERO);
}
