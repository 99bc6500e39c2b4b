/* Canaries that calculate with ordinals wrongly. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

static gh_order order_of (int sign)
{
  return sign > 0 ? GH_GREATER : sign < 0 ? GH_LESS : GH_EQUAL;
}

/* ---- sums and products ----------------------------------------------------------------------- */

SPOIL (ordinal_sum_ordinary)
{
  if (request == GH_ASK_ORDINAL_ADD)
    answer->form = gh_ordinary_sum (store, arguments[0].form, arguments[1].form);
}

SPOIL (ordinal_product_ordinary)
{
  if (request == GH_ASK_ORDINAL_MULTIPLY)
    answer->form = gh_ordinary_product (store, arguments[0].form, arguments[1].form);
}

/* The product by terms, their exponents added by this. */
static gh_form with_exponents (gh_store *store, gh_form a, gh_form b,
                               gh_form add (gh_store *, gh_form, gh_form))
{
  gh_form sum = GH_ZERO;
  for (gh_form x = a; x != GH_ZERO; x = gh_normal_rest (store, x))
    for (gh_form y = b; y != GH_ZERO; y = gh_normal_rest (store, y)) {
      gh_form const e = add (store, gh_normal_exponent (store, x), gh_normal_exponent (store, y));
      gh_form const c = gh_numeral_product (store, gh_normal_coefficient (store, x),
                                            gh_normal_coefficient (store, y));
      sum = gh_normal_sum (store, sum, gh_normal_term (store, e, c, GH_ZERO));
    }
  return sum;
}

SPOIL (ordinal_exponents_ordinary)
{
  if (request == GH_ASK_ORDINAL_MULTIPLY)
    answer->form = with_exponents (store, arguments[0].form, arguments[1].form, gh_ordinary_sum);
}

/* Each coefficient modulo 2^32; terms of which nothing is left go. */
static gh_form cut_to_32 (gh_store *store, gh_form a)
{
  mpz_t value;
  uint64_t exponent;
  if (a == GH_ZERO)
    return GH_ZERO;
  gh_form const rest = cut_to_32 (store, gh_normal_rest (store, a));
  gh_numeral_value (store, gh_normal_coefficient (store, a), value, &exponent);
  gh_form const c = gh_integer (store, (int64_t)(mpz_getlimbn (value, 0) & UINT32_MAX));
  return c == GH_ZERO ? rest : gh_normal_term (store, gh_normal_exponent (store, a), c, rest);
}

SPOIL (ordinal_32)
{
  (void)arguments;
  if (request == GH_ASK_ORDINAL_ADD)
    answer->form = cut_to_32 (store, answer->form);
}

/* Of equal powers one is kept, as of sets. */
static gh_form joined (gh_store *store, gh_form a, gh_form b)
{
  gh_form const sum = gh_normal_sum (store, a, b);
  if (a == GH_ZERO || b == GH_ZERO ||
      gh_normal_exponent (store, a) != gh_normal_exponent (store, b))
    return sum;
  return gh_normal_difference (store, sum,
                               gh_normal_term (store, gh_normal_exponent (store, b),
                                               gh_normal_coefficient (store, b), GH_ZERO));
}

SPOIL (ordinal_powers_once)
{
  if (request == GH_ASK_ORDINAL_ADD)
    answer->form = joined (store, arguments[0].form, arguments[1].form);
}

/* ---- order ----------------------------------------------------------------------------------- */

SPOIL (ordinal_first_exponent)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request == GH_ASK_ORDINAL_COMPARE && a != GH_ZERO && b != GH_ZERO)
    answer->order = order_of (
        gh_normal_compare (store, gh_normal_exponent (store, a), gh_normal_exponent (store, b)));
}

static size_t terms_of (gh_store *store, gh_form a)
{
  size_t count = 0;
  for (; a != GH_ZERO; a = gh_normal_rest (store, a))
    count++;
  return count;
}

/* The first terms decide only where there are as many. */
SPOIL (ordinal_longer)
{
  if (request != GH_ASK_ORDINAL_COMPARE)
    return;
  size_t const a = terms_of (store, arguments[0].form), b = terms_of (store, arguments[1].form);
  if (a != b)
    answer->order = a > b ? GH_GREATER : GH_LESS;
}

/* First exponents by their size, where it differs. */
SPOIL (ordinal_by_size)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request != GH_ASK_ORDINAL_COMPARE || a == GH_ZERO || b == GH_ZERO)
    return;
  uint32_t const e = gh_ordinal_size (store, gh_normal_exponent (store, a));
  uint32_t const f = gh_ordinal_size (store, gh_normal_exponent (store, b));
  if (e != f)
    answer->order = e > f ? GH_GREATER : GH_LESS;
}

/* Coefficients as doubles, which all integers up to 2^53 are. */
SPOIL (ordinal_double)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  mpz_t c, d;
  uint64_t exponent;
  if (request != GH_ASK_ORDINAL_COMPARE || a == GH_ZERO || b == GH_ZERO ||
      gh_normal_exponent (store, a) != gh_normal_exponent (store, b))
    return;
  gh_numeral_value (store, gh_normal_coefficient (store, a), c, &exponent);
  gh_numeral_value (store, gh_normal_coefficient (store, b), d, &exponent);
  if (mpz_cmp (c, d) != 0 && mpz_get_d (c) >= mpz_get_d (d) && mpz_get_d (c) <= mpz_get_d (d))
    answer->order =
        order_of (gh_normal_compare (store, gh_normal_rest (store, a), gh_normal_rest (store, b)));
}
