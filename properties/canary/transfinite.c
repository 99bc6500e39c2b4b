/* Canaries that are wrong about ordinals, or about games that are not short. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "reference/reference.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

static gh_order of_sign (int sign)
{
  return sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL;
}

static gh_form one (gh_store *store)
{
  return gh_integer (store, 1);
}

/* ---- sums and products of ordinals ----------------------------------------------------------- */

SPOIL (ordinary_sum)
{
  if (request == GH_ASK_ORDINAL_ADD)
    answer->form = gh_ordinary_sum (store, arguments[0].form, arguments[1].form);
}

SPOIL (ordinary_product)
{
  if (request == GH_ASK_ORDINAL_MULTIPLY)
    answer->form = gh_ordinary_product (store, arguments[0].form, arguments[1].form);
}

/* Each term with the coefficient 1, or what `change` makes of it. */
static gh_form with_coefficients (gh_store *store, gh_form a,
                                  gh_form (*change) (gh_store *, gh_form))
{
  if (a == GH_ZERO)
    return a;
  gh_deeper (store);
  gh_form const rest = with_coefficients (store, gh_normal_rest (store, a), change);
  gh_shallower (store);
  gh_form const c = change (store, gh_normal_coefficient (store, a));
  return c == GH_ZERO ? rest : gh_normal_term (store, gh_normal_exponent (store, a), c, rest);
}

static gh_form to_one (gh_store *store, gh_form coefficient)
{
  (void)coefficient;
  return one (store);
}

/* Modulo 2^32. */
static gh_form in_32_bits (gh_store *store, gh_form coefficient)
{
  mpz_t value;
  unsigned long exponent;
  gh_numeral_value (store, coefficient, value, &exponent);
  return gh_integer (store, (long)(mpz_getlimbn (value, 0) & UINT32_MAX));
}

SPOIL (union_of_terms)
{
  (void)arguments;
  if (request == GH_ASK_ORDINAL_ADD && gh_normal_number (store, answer->form) == GH_NO_FORM)
    answer->form = with_coefficients (store, answer->form, to_one);
}

SPOIL (coefficients_32)
{
  (void)arguments;
  if (request == GH_ASK_ORDINAL_ADD || request == GH_ASK_ORDINAL_MULTIPLY)
    answer->form = with_coefficients (store, answer->form, in_32_bits);
}

/* The product of the first term of a with b. */
SPOIL (product_of_first_term)
{
  gh_form const a = arguments[0].form;
  if (request != GH_ASK_ORDINAL_MULTIPLY || a == GH_ZERO)
    return;
  gh_form const first = gh_normal_term (store, gh_normal_exponent (store, a),
                                        gh_normal_coefficient (store, a), GH_ZERO);
  answer->form = gh_normal_product (store, first, arguments[1].form);
}

/* w^e times w^f is w^(e + f) with the ordinary sum of e and f. */
SPOIL (exponents_ordinary)
{
  if (request != GH_ASK_ORDINAL_MULTIPLY)
    return;
  gh_form product = GH_ZERO;
  for (gh_form a = arguments[0].form; a != GH_ZERO; a = gh_normal_rest (store, a))
    for (gh_form b = arguments[1].form; b != GH_ZERO; b = gh_normal_rest (store, b)) {
      gh_form const e =
          gh_ordinary_sum (store, gh_normal_exponent (store, a), gh_normal_exponent (store, b));
      gh_form const c = gh_numeral_product (store, gh_normal_coefficient (store, a),
                                            gh_normal_coefficient (store, b));
      product = gh_normal_sum (store, product, gh_normal_term (store, e, c, GH_ZERO));
    }
  answer->form = product;
}

/* ---- order of ordinals ----------------------------------------------------------------------- */

SPOIL (leading_exponent)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request != GH_ASK_ORDINAL_COMPARE || a == GH_ZERO || b == GH_ZERO)
    return;
  gh_form const e = gh_normal_exponent (store, a), f = gh_normal_exponent (store, b);
  if (e != GH_ZERO || f != GH_ZERO)
    answer->order = of_sign (gh_normal_compare (store, e, f));
}

SPOIL (coefficients_ignored)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request == GH_ASK_ORDINAL_COMPARE && gh_normal_number (store, a) == GH_NO_FORM &&
      gh_normal_number (store, b) == GH_NO_FORM)
    answer->order = of_sign (gh_normal_compare (store, with_coefficients (store, a, to_one),
                                                with_coefficients (store, b, to_one)));
}

/* The first coefficients decide where the first exponents are no integers. */
SPOIL (tall_exponents)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request != GH_ASK_ORDINAL_COMPARE || a == GH_ZERO || b == GH_ZERO)
    return;
  if (gh_normal_number (store, gh_normal_exponent (store, a)) == GH_NO_FORM &&
      gh_normal_number (store, gh_normal_exponent (store, b)) == GH_NO_FORM)
    answer->order = of_sign (gh_rational_compare (store, gh_normal_coefficient (store, a),
                                                  gh_normal_coefficient (store, b)));
}

/* ---- long games ------------------------------------------------------------------------------ */

/* U - V without its H. */
typedef struct difference {
  gh_form x;
  bool integers;
  long ups;
  bool bare; /* there is no H */
} difference;

static difference difference_of (gh_store *store, const gh_value *arguments)
{
  gh_form const u = arguments[0].form, v = arguments[1].form;
  gh_form const count =
      gh_numeral_sum (store, gh_long_count_of_ups (store, u),
                      gh_numeral_negative (store, gh_long_count_of_ups (store, v)));
  difference d = {
      .x = gh_normal_difference (store, gh_long_number (store, u), gh_long_number (store, v)),
      .integers = gh_long_has_integers (store, u) != gh_long_has_integers (store, v),
      .bare = gh_long_short (store, u) == GH_ZERO && gh_long_short (store, v) == GH_ZERO};
  gh_small_integer (store, count, -1000, 1000, &d.ups);
  return d;
}

static bool is_infinite (gh_store *store, gh_form x)
{
  return x != GH_ZERO && gh_normal_sign (store, gh_normal_exponent (store, x)) > 0;
}

SPOIL (integers_cut)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  gh_form const end = gh_normal_of_number (store, gh_integer (store, 20));
  if (!d.integers || is_infinite (store, d.x) || !d.bare)
    return;
  if (gh_normal_compare (store, d.x, end) > 0)
    answer->order = GH_GREATER;
  else if (gh_normal_compare (store, d.x, gh_normal_negative (store, end)) < 0)
    answer->order = GH_LESS;
}

SPOIL (integers_nothing)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  if (d.integers && d.bare && !d.ups)
    answer->order = of_sign (gh_normal_sign (store, d.x));
}

/* {Z|Z} beside an infinite number. */
SPOIL (integers_without_end)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  if (d.integers && is_infinite (store, d.x))
    answer->order = GH_FUZZY;
}

SPOIL (ups_nothing)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  if (d.ups && d.bare && d.x == GH_ZERO && !d.integers)
    answer->order = GH_EQUAL;
}

SPOIL (ups_positive)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  if (d.ups && answer->order == GH_FUZZY && !d.integers && d.x == GH_ZERO)
    answer->order = d.ups > 0 ? GH_GREATER : GH_LESS;
}

/* d - 1/w and d + 1/w as d: what an endless string tends to. */
SPOIL (limit_of_string)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  bool const small = d.x != GH_ZERO && gh_normal_sign (store, gh_normal_exponent (store, d.x)) < 0;
  if (small && d.bare && !d.integers && !d.ups)
    answer->order = GH_EQUAL;
}

/* w beside a game with stops that differ. */
SPOIL (heat_before_omega)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  gh_form const h = gh_long_short (store, arguments[0].form);
  if (is_infinite (store, d.x) && gh_stop (store, h, GH_LEFT) != gh_stop (store, h, GH_RIGHT))
    answer->order = GH_FUZZY;
}

/* A rational number as the dyadic one with 53 digits behind the point, rounded down. */
SPOIL (rational_53)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  gh_form const x = gh_normal_number (store, d.x);
  if (x == GH_NO_FORM || gh_is_numeral (store, x) || !d.bare || d.integers || d.ups)
    return;
  gh_form const unit = gh_fraction (store, 1, 53);
  if (gh_rational_compare (store, x, unit) < 0 &&
      gh_rational_compare (store, x, gh_numeral_negative (store, unit)) > 0)
    answer->order = GH_EQUAL;
}

/* The constant term decides where there is one, whatever stands before it. */
SPOIL (constant_first)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  gh_form x = d.x;
  while (x != GH_ZERO && gh_normal_exponent (store, x) != GH_ZERO)
    x = gh_normal_rest (store, x);
  if (x != GH_ZERO && d.bare && !d.integers && !d.ups)
    answer->order = of_sign (gh_rational_sign (store, gh_normal_coefficient (store, x)));
}
