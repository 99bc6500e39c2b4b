#include "transfinite/coefficient.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "transfinite/normal.h"
#include "transfinite/signs.h"

/* ---- to signs -------------------------------------------------------------------------------- */

static gh_form signs (gh_store *store, int sign, gh_form count)
{
  return gh_signs_run (store, sign, gh_normal_of_number (store, count));
}

/* t is what is missing, in units of the last step: the next sign, of half a step, leaves so much.
 */
static gh_form missing_behind (gh_store *store, gh_form t)
{
  gh_form const step = gh_integer (store, -gh_rational_sign (store, t));
  return gh_rational_sum (store, gh_rational_sum (store, t, t), step);
}

/* The signs from t until `end` is missing. */
static gh_form signs_until (gh_store *store, gh_form t, gh_form end)
{
  gh_form const one = gh_integer (store, 1), next = missing_behind (store, t);
  gh_form const sign = signs (store, gh_rational_sign (store, t), one);
  if (next == end)
    return sign;
  gh_deeper (store);
  gh_form const rest = signs_until (store, next, end);
  gh_shallower (store);
  return gh_signs_append (store, sign, rest);
}

/* Whether t will be missing again: p/q is that when both are odd, as each of these p is p' of one
   p only. */
static bool comes_back (gh_store *store, gh_form t)
{
  gh_form const half = gh_fraction (store, 1, 1);
  return !gh_is_integer (store,
                         gh_numeral_product (store, half, gh_rational_numerator (store, t))) &&
         !gh_is_integer (store,
                         gh_numeral_product (store, half, gh_rational_denominator (store, t)));
}

static gh_form signs_from (gh_store *store, gh_form t)
{
  if (t == GH_ZERO)
    return GH_ZERO;
  if (comes_back (store, t))
    return gh_signs_repeat (store, signs_until (store, t, t));
  gh_deeper (store);
  gh_form const rest = signs_from (store, missing_behind (store, t));
  gh_shallower (store);
  gh_form const one = gh_integer (store, 1);
  return gh_signs_append (store, signs (store, gh_rational_sign (store, t), one), rest);
}

/* n signs +, or n + 1 and -, to n + 1/2. */
gh_form gh_signs_of_rational (gh_store *store, gh_form x)
{
  gh_form const n = gh_rational_floor (store, x), one = gh_integer (store, 1);
  if (n == x)
    return signs (store, 1, n);
  gh_form const first = gh_signs_append (store, signs (store, 1, gh_numeral_sum (store, n, one)),
                                         signs (store, -1, one));
  gh_form const part = gh_rational_sum (store, x, gh_numeral_negative (store, n));
  gh_form const t =
      gh_rational_sum (store, gh_rational_sum (store, part, part), gh_integer (store, -1));
  return gh_signs_append (store, first, signs_from (store, t));
}

/* ---- and back -------------------------------------------------------------------------------- */

/* What runs are worth whose first sign is worth 1/2, each of the others half of the one before it;
 *unit becomes the worth of the last one, twice that of a sign before them. */
static gh_form worth (gh_store *store, gh_form runs, gh_form *unit)
{
  gh_form sum = GH_ZERO;
  int64_t count;
  *unit = gh_integer (store, 1);
  for (; runs != GH_ZERO && gh_signs_first (store, runs); runs = gh_signs_rest (store, runs)) {
    gh_form const length = gh_normal_number (store, gh_signs_length (store, runs));
    if (!gh_small_integer (store, length, 1, 4 * (int64_t)gh_store_limits (store)->digits, &count))
      gh_fail (store, GH_OVER_DIGITS);
    gh_form const next = gh_numeral_scaled (store, *unit, -count);
    gh_form part = gh_numeral_sum (store, *unit, gh_numeral_negative (store, next));
    if (gh_signs_first (store, runs) < 0)
      part = gh_numeral_negative (store, part);
    sum = gh_numeral_sum (store, sum, part);
    *unit = next;
  }
  return sum;
}

/* For ever, w is w / (1 - unit). */
static gh_form worth_for_ever (gh_store *store, gh_form group)
{
  gh_form unit;
  gh_form const once = worth (store, group, &unit);
  gh_form const left =
      gh_numeral_sum (store, gh_integer (store, 1), gh_numeral_negative (store, unit));
  gh_form const inverse = gh_rational_quotient (store, gh_rational_denominator (store, left),
                                                gh_rational_numerator (store, left));
  return gh_rational_product (store, once, inverse);
}

gh_form gh_rational_of_signs (gh_store *store, gh_form a)
{
  gh_form unit, runs = a;
  if (gh_signs_first (store, runs) == 0)
    runs = gh_signs_length (store, runs);
  gh_form const length = gh_signs_length (store, runs);
  gh_form behind = gh_signs_behind (store, a, length);
  gh_form sum =
      gh_rational_sum (store, gh_normal_number (store, length), worth (store, behind, &unit));
  while (behind != GH_ZERO && gh_signs_first (store, behind))
    behind = gh_signs_rest (store, behind);
  if (behind != GH_ZERO)
    sum = gh_rational_sum (
        store, sum,
        gh_rational_product (store, unit, worth_for_ever (store, gh_signs_length (store, behind))));
  return sum;
}
