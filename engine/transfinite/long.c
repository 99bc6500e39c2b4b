#include "transfinite/long.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "form/shape.h"
#include "form/uptimal.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

/* ---- parts ----------------------------------------------------------------------------------- */

/* Take a numeral, or the number in a number with ups and a nimber, from *h; return it. */
static gh_form take_number (gh_store *store, gh_form *h)
{
  gh_number_up_star shape;
  gh_uptimal u;
  gh_form number = GH_ZERO;
  if (gh_is_numeral (store, *h)) {
    number = *h;
    *h = GH_ZERO;
  } else if (gh_shape_of (store, *h, &shape) && shape.number != GH_ZERO) {
    number = shape.number;
    *h = gh_shape_make (store, (gh_number_up_star){GH_ZERO, shape.ups, shape.nimber});
  } else if (gh_uptimal_of (store, *h, &u) && u.number != GH_ZERO) {
    number = u.number;
    u.number = GH_ZERO;
    *h = gh_uptimal_make (store, u);
  }
  return number;
}

gh_form gh_long_make (gh_store *store, gh_form x, bool integers, gh_form ups, gh_form h)
{
  gh_form const number = gh_normal_of_number (store, take_number (store, &h));
  gh_form const heads = gh_make (store, gh_integer (store, integers), ups);
  return gh_make (store, gh_normal_sum (store, x, number), gh_make (store, heads, h));
}

gh_form gh_long_of_number (gh_store *store, gh_form x)
{
  return gh_long_make (store, x, false, GH_ZERO, GH_ZERO);
}

gh_form gh_long_of_game (gh_store *store, gh_form h)
{
  return gh_long_make (store, GH_ZERO, false, GH_ZERO, h);
}

gh_form gh_long_integers (gh_store *store)
{
  return gh_long_make (store, GH_ZERO, true, GH_ZERO, GH_ZERO);
}

gh_form gh_long_ups (gh_store *store)
{
  return gh_long_make (store, GH_ZERO, false, gh_integer (store, 1), GH_ZERO);
}

static gh_form heads_of (gh_store *store, gh_form a)
{
  return gh_option (store, gh_option (store, a, GH_RIGHT, 0), GH_LEFT, 0);
}

gh_form gh_long_number (gh_store *store, gh_form a)
{
  return gh_option (store, a, GH_LEFT, 0);
}

bool gh_long_has_integers (gh_store *store, gh_form a)
{
  return gh_option (store, heads_of (store, a), GH_LEFT, 0) != GH_ZERO;
}

gh_form gh_long_count_of_ups (gh_store *store, gh_form a)
{
  return gh_option (store, heads_of (store, a), GH_RIGHT, 0);
}

gh_form gh_long_short (gh_store *store, gh_form a)
{
  return gh_option (store, gh_option (store, a, GH_RIGHT, 0), GH_RIGHT, 0);
}

gh_form gh_long_without_short (gh_store *store, gh_form a)
{
  return gh_long_make (store, gh_long_number (store, a), gh_long_has_integers (store, a),
                       gh_long_count_of_ups (store, a), GH_ZERO);
}

static bool has_heads (gh_store *store, gh_form a)
{
  return gh_long_has_integers (store, a) || gh_long_count_of_ups (store, a) != GH_ZERO;
}

gh_form gh_long_as_number (gh_store *store, gh_form a)
{
  return has_heads (store, a) || gh_long_short (store, a) != GH_ZERO ? GH_NO_FORM
                                                                     : gh_long_number (store, a);
}

gh_form gh_long_as_game (gh_store *store, gh_form a, const gh_shorts *shorts)
{
  gh_form const x = gh_normal_number (store, gh_long_number (store, a));
  gh_form const h = gh_long_short (store, a);
  if (has_heads (store, a) || x == GH_NO_FORM || !gh_is_numeral (store, x))
    return GH_NO_FORM;
  if (x == GH_ZERO || h == GH_ZERO)
    return x == GH_ZERO ? h : x;
  return shorts->sum (shorts->context, h, x);
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

gh_form gh_long_negative (gh_store *store, gh_form a)
{
  return gh_long_make (store, gh_normal_negative (store, gh_long_number (store, a)),
                       gh_long_has_integers (store, a),
                       gh_numeral_negative (store, gh_long_count_of_ups (store, a)),
                       gh_negative (store, gh_long_short (store, a)));
}

gh_form gh_long_sum (gh_store *store, gh_form a, gh_form b, const gh_shorts *shorts)
{
  gh_form const x = gh_normal_sum (store, gh_long_number (store, a), gh_long_number (store, b));
  bool const integers = gh_long_has_integers (store, a) != gh_long_has_integers (store, b);
  gh_form const ups =
      gh_numeral_sum (store, gh_long_count_of_ups (store, a), gh_long_count_of_ups (store, b));
  gh_form const g = gh_long_short (store, a), h = gh_long_short (store, b);
  gh_form const both = g == GH_ZERO ? h : h == GH_ZERO ? g : shorts->sum (shorts->context, g, h);
  return gh_long_make (store, x, integers, ups, both);
}

gh_form gh_long_difference (gh_store *store, gh_form a, gh_form b, const gh_shorts *shorts)
{
  return gh_long_sum (store, a, gh_long_negative (store, b), shorts);
}

/* ---- birthdays ------------------------------------------------------------------------------- */

/* What stays of x without its dyadic constant term. */
static gh_form without_dyadic (gh_store *store, gh_form x)
{
  if (x == GH_ZERO || gh_normal_exponent (store, x) != GH_ZERO)
    return x;
  return gh_is_numeral (store, gh_normal_coefficient (store, x)) ? gh_normal_rest (store, x) : x;
}

/* Whether x has an endless string: a rational number that is not dyadic, or a dyadic one and 1/w or
   -1/w. */
static bool has_endless_string (gh_store *store, gh_form x)
{
  gh_form const least =
      gh_normal_power (store, gh_normal_of_number (store, gh_integer (store, -1)));
  gh_form const rest = without_dyadic (store, x), number = gh_normal_number (store, x);
  return rest == least || rest == gh_normal_negative (store, least) ||
         (number != GH_NO_FORM && !gh_is_numeral (store, number));
}

static gh_form birthday_of_number (gh_store *store, gh_form x)
{
  gh_form const negative = gh_normal_negative (store, x);
  if (gh_is_ordinal (store, x) || gh_is_ordinal (store, negative))
    return gh_is_ordinal (store, x) ? x : negative;
  return has_endless_string (store, x) ? gh_normal_omega (store) : GH_NO_FORM;
}

gh_form gh_long_birthday (gh_store *store, gh_form a)
{
  gh_form const x = gh_long_number (store, a), one = gh_integer (store, 1);
  gh_form const ups = gh_long_count_of_ups (store, a);
  if (gh_long_short (store, a) != GH_ZERO)
    return GH_NO_FORM;
  if (!has_heads (store, a))
    return birthday_of_number (store, x);
  bool const one_up = ups == one || ups == gh_integer (store, -1);
  bool const alone = gh_long_has_integers (store, a) ? ups == GH_ZERO : one_up;
  return alone && x == GH_ZERO ? gh_normal_omega (store) : GH_NO_FORM;
}

/* ---- moves ----------------------------------------------------------------------------------- */

/* a with another x, e, k or H, and something added. */
static gh_form with (gh_store *store, gh_form a, gh_form x, bool integers, gh_form ups)
{
  return gh_long_make (store, x, integers, ups, gh_long_short (store, a));
}

/* One w^e, or -w^e for Right, of the first term becomes w^e[i], or -w^e[i]. */
static gh_form in_first_term (gh_store *store, gh_form a, gh_side side, gh_form i)
{
  gh_form const x = gh_long_number (store, a);
  if (x == GH_ZERO || gh_numeral_sign (store, i) < 0)
    return GH_NO_FORM;
  gh_form const e = gh_normal_exponent (store, x), c = gh_normal_coefficient (store, x);
  if (e == GH_ZERO || !gh_is_ordinal (store, e) || !gh_is_integer (store, c) ||
      (gh_numeral_sign (store, c) > 0) != (side == GH_LEFT))
    return GH_NO_FORM;
  gh_form const power = gh_normal_power (store, e);
  gh_form gained = gh_normal_difference (store, gh_ordinal_fundamental (store, power, i), power);
  if (side == GH_RIGHT)
    gained = gh_normal_negative (store, gained);
  return with (store, a, gh_normal_sum (store, x, gained), gh_long_has_integers (store, a),
               gh_long_count_of_ups (store, a));
}

static gh_form in_constant (gh_store *store, gh_form a, gh_side side, gh_form i)
{
  gh_form const x = gh_long_number (store, a);
  gh_form last = x;
  while (last != GH_ZERO && gh_normal_rest (store, last) != GH_ZERO)
    last = gh_normal_rest (store, last);
  gh_form const number = gh_normal_number (store, last);
  if (i != GH_ZERO || number == GH_NO_FORM || !gh_is_numeral (store, number) ||
      !gh_option_count (store, number, side))
    return GH_NO_FORM;
  gh_form const gained = gh_numeral_sum (store, gh_option (store, number, side, 0),
                                         gh_numeral_negative (store, number));
  return with (store, a, gh_normal_sum (store, x, gh_normal_of_number (store, gained)),
               gh_long_has_integers (store, a), gh_long_count_of_ups (store, a));
}

static gh_form in_integers (gh_store *store, gh_form a, gh_form i)
{
  gh_form const x = gh_long_number (store, a);
  if (!gh_long_has_integers (store, a))
    return GH_NO_FORM;
  return with (store, a, gh_normal_sum (store, x, gh_normal_of_number (store, i)), false,
               gh_long_count_of_ups (store, a));
}

static gh_form ups (gh_store *store, gh_form count)
{
  int64_t n;
  if (!gh_small_integer (store, count, -INT64_MAX, INT64_MAX, &n))
    gh_fail (store, GH_OVER_FORMS);
  return gh_shape_make (store, (gh_number_up_star){GH_ZERO, n, 0});
}

static gh_form in_ups (gh_store *store, gh_form a, gh_form i, const gh_shorts *shorts)
{
  gh_form const count = gh_long_count_of_ups (store, a), one = gh_integer (store, 1);
  int const sign = gh_numeral_sign (store, count);
  if (sign == 0 || gh_numeral_sign (store, i) < 0)
    return GH_NO_FORM;
  gh_form const gained = ups (store, sign > 0 ? i : gh_numeral_negative (store, i));
  gh_form const left =
      gh_numeral_sum (store, count, sign > 0 ? gh_numeral_negative (store, one) : one);
  gh_form const rest =
      with (store, a, gh_long_number (store, a), gh_long_has_integers (store, a), left);
  return gh_long_sum (store, rest, gh_long_of_game (store, gained), shorts);
}

static gh_form in_short (gh_store *store, gh_form a, gh_side side, gh_form i)
{
  gh_form const h = gh_long_short (store, a);
  int64_t n;
  if (!gh_small_integer (store, i, 0, (int64_t)gh_option_count (store, h, side) - 1, &n))
    return GH_NO_FORM;
  return gh_long_make (store, gh_long_number (store, a), gh_long_has_integers (store, a),
                       gh_long_count_of_ups (store, a), gh_option (store, h, side, (size_t)n));
}

gh_form gh_long_option (gh_store *store, gh_form a, gh_side side, gh_long_part part, gh_form i,
                        const gh_shorts *shorts)
{
  switch (part) {
  case GH_IN_FIRST_TERM: return in_first_term (store, a, side, i);
  case GH_IN_CONSTANT: return in_constant (store, a, side, i);
  case GH_IN_INTEGERS: return in_integers (store, a, i);
  case GH_IN_UPS: return in_ups (store, a, i, shorts);
  case GH_IN_SHORT: break;
  }
  return in_short (store, a, side, i);
}
