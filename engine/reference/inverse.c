/* 1/x of a dyadic number x, where that is dyadic, too (after Theorem 3.10). */
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"

/* {low|high}, where either may be missing: the next number between two that were tried. */
static gh_form next_between (gh_store *store, gh_form low, gh_form high)
{
  gh_form_begin (store);
  if (low != GH_NO_FORM)
    gh_form_add (store, GH_LEFT, low);
  if (high != GH_NO_FORM)
    gh_form_add (store, GH_RIGHT, high);
  return gh_number_of (store, gh_form_end (store));
}

/* Let x = m/2^k and y = a/2^l in lowest terms, and x y = 1. Then m a = 2^(k + l), so that m is 2^i
   or -2^i, and k or i is 0: y is 2^k or 2^-i, or the negative of one. As x is born on day k + 1 or
   later, or on day 2^i, y is born on day 2^b / 2 or i + 1, and in any case by day 2^b. */
gh_form gh_number_inverse (gh_store *store, gh_form x)
{
  gh_form const one = gh_integer (store, 1);
  gh_form low = GH_NO_FORM, high = GH_NO_FORM, y = GH_ZERO;
  int64_t born;
  int const sign = gh_numeral_sign (store, x);
  if (!sign || !gh_small_integer (store, gh_form_birthday (store, x), 0, 30, &born))
    return GH_NO_FORM;
  for (int64_t day = 0; day <= (int64_t)1 << born; day++) {
    int const order = sign * gh_numeral_compare (store, gh_number_product (store, x, y), one);
    if (!order)
      return y;
    if (order < 0)
      low = y;
    else
      high = y;
    y = next_between (store, low, high);
  }
  return GH_NO_FORM;
}

gh_form gh_inverse_power_of_two (gh_store *store, gh_form x)
{
  mpz_t numerator;
  uint64_t exponent;
  gh_numeral_value (store, x, numerator, &exponent);
  int const sign = mpz_sgn (numerator);
  size_t const bits = mpz_sizeinbase (numerator, 2);
  if (!sign || mpz_scan1 (numerator, 0) + 1 != bits)
    return GH_NO_FORM;
  return gh_numeral_scaled (store, gh_integer (store, sign),
                            (int64_t)exponent - (int64_t)(bits - 1));
}
