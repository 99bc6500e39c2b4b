#include "transfinite/real.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "transfinite/normal.h"
#include "transfinite/signs.h"

/* ---- pi -------------------------------------------------------------------------------------- */

/* Sums of 1/n - 1/(3 n^3) + 1/(5 n^5) - ..., whose terms become less and less: an even number of
   them is less than arctan 1/n, and with one more it is greater. */
static void arctan_bounds (gh_store *store, int64_t n, unsigned terms, gh_form *below,
                           gh_form *above)
{
  gh_form const square = gh_integer (store, n * n);
  gh_form power = gh_integer (store, n);
  *above = GH_ZERO;
  for (unsigned i = 0; i <= 2 * terms; i++) {
    gh_form const bottom =
        gh_numeral_product (store, power, gh_integer (store, 2 * (int64_t)i + 1));
    gh_form const term = gh_rational_quotient (store, gh_integer (store, i % 2 ? -1 : 1), bottom);
    *below = *above;
    *above = gh_rational_sum (store, *above, term);
    power = gh_numeral_product (store, power, square);
  }
}

static gh_form times (gh_store *store, int64_t factor, gh_form x)
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

/* What is known of pi so far. */
typedef struct bounds {
  unsigned terms;
  gh_form below, above;
} bounds;

static int compare_pi (gh_store *store, bounds *b, gh_form x)
{
  for (;;) {
    if (b->terms == 0)
      b->terms = 8;
    else if (gh_rational_compare (store, x, b->below) <= 0)
      return 1;
    else if (gh_rational_compare (store, x, b->above) >= 0)
      return -1;
    else
      b->terms *= 2;
    gh_pi_bounds (store, b->terms, &b->below, &b->above);
  }
}

/* ---- order ----------------------------------------------------------------------------------- */

static int compare (gh_store *store, gh_real x, bounds *b, gh_form rational)
{
  switch (x.kind) {
  case GH_REAL_RATIONAL: return gh_rational_compare (store, x.number, rational);
  case GH_REAL_ROOT:
    if (gh_rational_sign (store, rational) < 0)
      return 1;
    return gh_rational_compare (store, x.number, gh_rational_product (store, rational, rational));
  default: return compare_pi (store, b, rational);
  }
}

int gh_real_compare (gh_store *store, gh_real x, gh_form rational)
{
  bounds b = {.terms = 0};
  return compare (store, x, &b, rational);
}

int gh_real_compare_normal (gh_store *store, gh_real x, gh_form a)
{
  gh_form real = GH_ZERO, rest = a;
  int const size = a == GH_ZERO ? -1 : gh_normal_sign (store, gh_normal_exponent (store, a));
  if (size > 0)
    return -gh_normal_sign (store, a);
  if (size == 0) {
    real = gh_normal_coefficient (store, a);
    rest = gh_normal_rest (store, a);
  }
  int const order = gh_real_compare (store, x, real);
  return order ? order : -gh_normal_sign (store, rest);
}

/* ---- signs ----------------------------------------------------------------------------------- */

/* Steps of 1 until the sign changes, then each half of the one before. */
typedef struct walk {
  gh_form at, step;
  int first; /* sign; 0: none yet */
  bool halving;
  bounds bounds;
} walk;

/* The sign of the next step, which is gone; 0: x is reached. */
static int walk_on (gh_store *store, gh_real x, walk *w)
{
  int const sign = compare (store, x, &w->bounds, w->at);
  if (w->first == 0)
    w->first = sign;
  w->halving = w->halving || sign != w->first;
  if (w->halving)
    w->step = gh_numeral_scaled (store, w->step, -1);
  if (sign)
    w->at =
        gh_numeral_sum (store, w->at, sign < 0 ? gh_numeral_negative (store, w->step) : w->step);
  return sign;
}

static walk begin_walk (gh_store *store)
{
  return (walk){.at = GH_ZERO, .step = gh_integer (store, 1)};
}

static gh_form signs_from (gh_store *store, gh_real x, uint32_t n, walk *w)
{
  int const sign = n ? walk_on (store, x, w) : 0;
  if (sign == 0)
    return GH_ZERO;
  gh_deeper (store);
  gh_form const rest = signs_from (store, x, n - 1, w);
  gh_shallower (store);
  return gh_signs_append (store, gh_signs_run (store, sign, gh_normal_power (store, GH_ZERO)),
                          rest);
}

gh_form gh_real_signs (gh_store *store, gh_real x, uint32_t n)
{
  walk w = begin_walk (store);
  return signs_from (store, x, n, &w);
}

gh_form gh_real_cut (gh_store *store, gh_real x, uint32_t n)
{
  walk w = begin_walk (store);
  for (uint32_t i = 0; i < n && walk_on (store, x, &w); i++)
    gh_step (store);
  return w.at;
}

/* ---- order of two -----------------------------------------------------------------------------
 */

int gh_real_compare_irrational (gh_store *store, gh_real x, gh_real y)
{
  if (x.kind == GH_REAL_PI && y.kind == GH_REAL_PI)
    return 0;
  if (x.kind == y.kind)
    return gh_rational_compare (store, x.number, y.number);
  for (uint32_t signs = 4;; signs *= 2) {
    gh_form const cut = gh_real_cut (store, x, signs);
    int const order = gh_real_compare (store, x, cut), other = gh_real_compare (store, y, cut);
    if (order != other)
      return order > other ? 1 : -1;
  }
}
