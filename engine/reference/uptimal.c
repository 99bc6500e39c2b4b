/* Sums x + a1.^<1> + ... + an.^<n> + *k of a number, multiples of powers of up, and a nimber, where
   ^<n> = {0 | -(^<1> + ... + ^<n-1>) + *} (Siegel, Combinatorial Game Theory). Twice what is left
   without the number has no nimber and even coefficients, and the first that is not 0 says whether
   it is at least ^<i>: each power exceeds all multiples of the next. For a game born by day b that
   is infinitesimal neither powers nor coefficients reach b. Both are proved beside LT-13 and LT-14
   (properties/claims/uptimals.claims). */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

/* ^<i>, and the sum of it and all before, for i = 1, 2, ... */
typedef struct powers {
  gh_form power, sum;
} powers;

static void to_next (gh_store *store, powers *p)
{
  gh_form const star = gh_make (store, GH_ZERO, GH_ZERO);
  p->power = gh_make (store, GH_ZERO, gh_value_sum (store, gh_negative (store, p->sum), star));
  p->sum = gh_value_sum (store, p->sum, p->power);
}

/* Whether twice g is at least the power. */
static bool has_one (gh_store *store, gh_form g, gh_form power)
{
  return gh_holds (gh_compare_directly (store, gh_sum (store, g, g), power), GH_GE);
}

/* Takes the power out of *rest as often as it is in there, and says how often; negative: it was
   put in. Half of a power, of which there are games, is in vain taken out and put in again. */
static int64_t take_out (gh_store *store, gh_form *rest, gh_form power, int64_t days)
{
  int64_t count = 0;
  gh_form const negative = gh_negative (store, power);
  for (int64_t step = 0; step < days; step++) {
    bool const positive = has_one (store, *rest, power);
    if (!positive && !has_one (store, gh_negative (store, *rest), power))
      break;
    gh_step (store);
    *rest = gh_value_sum (store, *rest, positive ? negative : power);
    count += positive ? 1 : -1;
  }
  return count;
}

gh_form gh_uptimal_coefficient (gh_store *store, gh_form g, gh_form n)
{
  int64_t asked = INT64_MAX, days;
  if (n == GH_NO_FORM || !gh_is_integer (store, n) || gh_numeral_sign (store, n) <= 0 ||
      !gh_is_numberish (store, g))
    return GH_NO_FORM;
  gh_form const number = gh_stop (store, g, GH_LEFT);
  gh_form rest = gh_value_sum (store, g, gh_numeral_negative (store, number)), found = GH_ZERO;
  gh_small_integer (store, n, 1, INT64_MAX, &asked);
  if (!gh_small_integer (store, gh_form_birthday (store, rest), 0, INT64_MAX, &days))
    gh_fail (store, GH_OVER_DIGITS);
  powers p = {GH_ZERO, GH_ZERO};
  for (int64_t i = 1; !gh_is_nimber (store, rest); i++) {
    if (i >= days)
      return GH_NO_FORM;
    to_next (store, &p);
    int64_t const count = take_out (store, &rest, p.power, days);
    if (i == asked)
      found = gh_integer (store, count);
  }
  return found;
}
