/* Canaries that compare games wrongly that are not short. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "reference/reference.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"

static gh_order of_sign (int sign)
{
  return sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL;
}

/* U - V without its H. */
typedef struct difference {
  gh_form x;
  bool integers;
  int64_t ups;
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
  gh_form const end = gh_normal_of_number (store, gh_integer (store, 4));
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

SPOIL (ups_three)
{
  if (request != GH_ASK_LONG_COMPARE)
    return;
  difference const d = difference_of (store, arguments);
  if (d.bare && d.x == GH_ZERO && !d.integers && (d.ups > 2 || d.ups < -2))
    answer->order = answer->order == GH_GREATER ? GH_LESS : GH_GREATER;
}
