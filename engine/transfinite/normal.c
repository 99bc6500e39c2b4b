#include "transfinite/normal.h"
#include "form/numeral.h"
#include "form/rational.h"

/* ---- terms ----------------------------------------------------------------------------------- */

static gh_form pair (gh_store *store, gh_form left, gh_form right)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, left);
  gh_form_add (store, GH_RIGHT, right);
  return gh_form_end (store);
}

/* The term before the rest; with a coefficient of 0 there is no term. */
static gh_form term (gh_store *store, gh_form exponent, gh_form coefficient, gh_form rest)
{
  if (coefficient == GH_ZERO)
    return rest;
  return pair (store, exponent, pair (store, coefficient, rest));
}

gh_form gh_normal_exponent (gh_store *store, gh_form a)
{
  return gh_option (store, a, GH_LEFT, 0);
}

gh_form gh_normal_coefficient (gh_store *store, gh_form a)
{
  return gh_option (store, gh_option (store, a, GH_RIGHT, 0), GH_LEFT, 0);
}

gh_form gh_normal_rest (gh_store *store, gh_form a)
{
  return gh_option (store, gh_option (store, a, GH_RIGHT, 0), GH_RIGHT, 0);
}

gh_form gh_normal_term (gh_store *store, gh_form exponent, gh_form coefficient, gh_form rest)
{
  if (coefficient == GH_ZERO)
    gh_broken ("gh_normal_term", "coefficient", "it is 0");
  if (rest != GH_ZERO && gh_normal_compare (store, exponent, gh_normal_exponent (store, rest)) <= 0)
    gh_broken ("gh_normal_term", "rest", "it has an exponent that is not less");
  return term (store, exponent, coefficient, rest);
}

gh_form gh_normal_of_number (gh_store *store, gh_form number)
{
  return term (store, GH_ZERO, number, GH_ZERO);
}

gh_form gh_normal_number (gh_store *store, gh_form a)
{
  if (a == GH_ZERO)
    return GH_ZERO;
  return gh_normal_exponent (store, a) == GH_ZERO && gh_normal_rest (store, a) == GH_ZERO
             ? gh_normal_coefficient (store, a)
             : GH_NO_FORM;
}

gh_form gh_normal_power (gh_store *store, gh_form exponent)
{
  return term (store, exponent, gh_integer (store, 1), GH_ZERO);
}

gh_form gh_normal_omega (gh_store *store)
{
  return gh_normal_power (store, gh_normal_power (store, GH_ZERO));
}

/* ---- order ----------------------------------------------------------------------------------- */

int gh_normal_sign (gh_store *store, gh_form a)
{
  return a == GH_ZERO ? 0 : gh_rational_sign (store, gh_normal_coefficient (store, a));
}

/* The first term that only one of them has, or that both have with different coefficients, decides.
   So at most one pair of exponents is compared. */
int gh_normal_compare (gh_store *store, gh_form a, gh_form b)
{
  while (a != b && a != GH_ZERO && b != GH_ZERO) {
    gh_form const e = gh_normal_exponent (store, a), f = gh_normal_exponent (store, b);
    gh_form const c = gh_normal_coefficient (store, a), d = gh_normal_coefficient (store, b);
    if (e != f) {
      gh_deeper (store);
      bool const first = gh_normal_compare (store, e, f) > 0;
      gh_shallower (store);
      return first ? gh_rational_sign (store, c) : -gh_rational_sign (store, d);
    }
    if (c != d)
      return gh_rational_compare (store, c, d);
    a = gh_normal_rest (store, a);
    b = gh_normal_rest (store, b);
  }
  if (a == b)
    return 0;
  return b == GH_ZERO ? gh_normal_sign (store, a) : -gh_normal_sign (store, b);
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

/* w^e.c a */
static gh_form by_term (gh_store *store, gh_form e, gh_form c, gh_form a)
{
  if (a == GH_ZERO)
    return GH_ZERO;
  gh_deeper (store);
  gh_form const exponent = gh_normal_sum (store, e, gh_normal_exponent (store, a));
  gh_form const coefficient = gh_rational_product (store, c, gh_normal_coefficient (store, a));
  gh_form const rest = by_term (store, e, c, gh_normal_rest (store, a));
  gh_shallower (store);
  return term (store, exponent, coefficient, rest);
}

gh_form gh_normal_negative (gh_store *store, gh_form a)
{
  return by_term (store, GH_ZERO, gh_integer (store, -1), a);
}

gh_form gh_normal_sum (gh_store *store, gh_form a, gh_form b)
{
  if (a == GH_ZERO || b == GH_ZERO)
    return a == GH_ZERO ? b : a;
  gh_deeper (store);
  gh_form const e = gh_normal_exponent (store, a), f = gh_normal_exponent (store, b);
  int const order = gh_normal_compare (store, e, f);
  gh_form coefficient = gh_normal_coefficient (store, order < 0 ? b : a);
  if (order == 0)
    coefficient = gh_rational_sum (store, coefficient, gh_normal_coefficient (store, b));
  gh_form const rest = gh_normal_sum (store, order < 0 ? a : gh_normal_rest (store, a),
                                      order > 0 ? b : gh_normal_rest (store, b));
  gh_shallower (store);
  return term (store, order < 0 ? f : e, coefficient, rest);
}

gh_form gh_normal_difference (gh_store *store, gh_form a, gh_form b)
{
  return gh_normal_sum (store, a, gh_normal_negative (store, b));
}

gh_form gh_normal_product (gh_store *store, gh_form a, gh_form b)
{
  gh_form product = GH_ZERO;
  for (; a != GH_ZERO; a = gh_normal_rest (store, a))
    product = gh_normal_sum (
        store, product,
        by_term (store, gh_normal_exponent (store, a), gh_normal_coefficient (store, a), b));
  return product;
}
