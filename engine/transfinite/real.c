#include "transfinite/real.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "transfinite/normal.h"
#include "transfinite/signs.h"

/* ---- pi -------------------------------------------------------------------------------------- */

/* Sums of 1/n - 1/(3 n^3) + 1/(5 n^5) - ..., whose terms become less and less: an even number of
   them is less than arctan 1/n, and with one more it is greater. */
static void arctan_bounds (gh_store *store, long n, unsigned terms, gh_form *below, gh_form *above)
{
  gh_form const square = gh_integer (store, n * n);
  gh_form power = gh_integer (store, n);
  *above = GH_ZERO;
  for (unsigned i = 0; i <= 2 * terms; i++) {
    gh_form const bottom = gh_numeral_product (store, power, gh_integer (store, 2 * (long)i + 1));
    gh_form const term = gh_rational_quotient (store, gh_integer (store, i % 2 ? -1 : 1), bottom);
    *below = *above;
    *above = gh_rational_sum (store, *above, term);
    power = gh_numeral_product (store, power, square);
  }
}

static gh_form times (gh_store *store, long factor, gh_form x)
{
  return gh_rational_product (store, gh_integer (store, factor), x);
}

/* pi = 16 arctan 1/5 - 4 arctan 1/239 */
void gh_pi_bounds (gh_store *store, unsigned terms, gh_form *below, gh_form *above)
{
  gh_form low, high, small_low, small_high;
  arctan_bounds (store, 5, terms, &low, &high);
  arctan_bounds (store, 239, terms, &small_low, &small_high);
  *below = gh_rational_sum (store, times (store, 16, low), times (store, -4, small_high));
  *above = gh_rational_sum (store, times (store, 16, high), times (store, -4, small_low));
}

static int compare_pi (gh_store *store, gh_form x)
{
  for (unsigned terms = 8;; terms *= 2) {
    gh_form below, above;
    gh_pi_bounds (store, terms, &below, &above);
    if (gh_rational_compare (store, x, below) <= 0)
      return 1;
    if (gh_rational_compare (store, x, above) >= 0)
      return -1;
  }
}

/* ---- order ----------------------------------------------------------------------------------- */

int gh_real_compare (gh_store *store, gh_real x, gh_form dyadic)
{
  switch (x.kind) {
  case GH_REAL_RATIONAL: return gh_rational_compare (store, x.number, dyadic);
  case GH_REAL_ROOT:
    if (gh_numeral_sign (store, dyadic) < 0)
      return 1;
    return gh_rational_compare (store, x.number, gh_numeral_product (store, dyadic, dyadic));
  default: return compare_pi (store, dyadic);
  }
}

/* ---- signs ----------------------------------------------------------------------------------- */

/* Steps of 1 until the sign changes, then each half of the one before. */
typedef struct walk {
  gh_form at, step, signs;
  int first; /* sign; 0: none yet */
  bool halving;
} walk;

static void walk_to (gh_store *store, gh_real x, uint32_t n, walk *w)
{
  gh_form const one = gh_normal_power (store, GH_ZERO);
  *w = (walk){.at = GH_ZERO, .step = gh_integer (store, 1), .signs = GH_ZERO};
  for (uint32_t i = 0; i < n; i++) {
    int const sign = gh_real_compare (store, x, w->at);
    if (sign == 0)
      return;
    if (w->first == 0)
      w->first = sign;
    w->halving = w->halving || sign != w->first;
    if (w->halving)
      w->step = gh_numeral_scaled (store, w->step, -1);
    gh_form const step = sign < 0 ? gh_numeral_negative (store, w->step) : w->step;
    w->at = gh_numeral_sum (store, w->at, step);
    w->signs = gh_signs_append (store, w->signs, gh_signs_run (store, sign, one));
  }
}

gh_form gh_real_signs (gh_store *store, gh_real x, uint32_t n)
{
  walk w;
  walk_to (store, x, n, &w);
  return w.signs;
}

gh_form gh_real_cut (gh_store *store, gh_real x, uint32_t n)
{
  walk w;
  walk_to (store, x, n, &w);
  return w.at;
}
