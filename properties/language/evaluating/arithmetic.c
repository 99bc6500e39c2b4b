/* Sums, products, multiples and powers: of games as the trial makes them, or literally in a
   hypothesis; of integers exactly. */
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "language/evaluating/evaluation.h"

#include <limits.h>

typedef struct maker {
  gh_trial *trial;
  bool literal;
} maker;

static gh_form add (const maker *m, gh_form g, gh_form h)
{
  return m->literal ? gh_sum (m->trial->store, g, h) : gh_trial_sum (m->trial, g, h);
}

static gh_form subtract (const maker *m, gh_form g, gh_form h)
{
  return m->literal ? gh_difference (m->trial->store, g, h) : gh_trial_difference (m->trial, g, h);
}

static gh_form negate (const maker *m, gh_form g)
{
  return m->literal ? gh_negative (m->trial->store, g) : gh_trial_negative (m->trial, g);
}

static gh_form multiply (const maker *m, gh_form g, gh_form h)
{
  return m->literal ? gh_product (m->trial->store, g, h) : gh_trial_product (m->trial, g, h);
}

/* n.G: G + ... + G, or copies of -G. */
static gh_form multiple (const maker *m, gh_form count, gh_form g)
{
  gh_store *const store = m->trial->store;
  int64_t const most = (int64_t)gh_store_limits (store)->forms;
  int64_t n;
  if (!gh_small_integer (store, count, -most, most, &n))
    gh_fail (store, GH_OVER_FORMS);
  if (n < 0) {
    g = negate (m, g);
    n = -n;
  }
  gh_form sum = n ? g : GH_ZERO;
  for (; n > 1; n--) {
    gh_step (store);
    sum = add (m, sum, g);
  }
  return sum;
}

/* An exponent; none that is larger leaves a number within the limit of digits. */
static int64_t exponent (gh_store *store, gh_form n)
{
  int64_t k;
  if (!gh_small_integer (store, n, -INT_MAX, INT_MAX, &k))
    gh_fail (store, GH_OVER_DIGITS);
  return k;
}

static gh_form power (const maker *m, gh_form n)
{
  gh_store *const store = m->trial->store;
  if (gh_numeral_sign (store, n) < 0)
    gh_undefined (m->trial, "2^%s is no integer", gh_print (store, n, GH_STYLE_FULL));
  return gh_numeral_scaled (store, gh_integer (store, 1), exponent (store, n));
}

static gh_form of_integers (gh_store *store, const node *n, gh_form a, gh_form b)
{
  switch (n->kind) {
  case N_SUM: return gh_numeral_sum (store, a, b);
  case N_DIFFERENCE: return gh_numeral_sum (store, a, gh_numeral_negative (store, b));
  case N_PRODUCT: return gh_numeral_product (store, a, b);
  default: return gh_numeral_negative (store, a);
  }
}

gh_form arithmetic (gh_trial *trial, bool literal, const node *n, gh_form a, gh_form b)
{
  maker const m = {trial, literal};
  switch (n->kind) {
  case N_POWER: return power (&m, a);
  case N_FRACTION: return gh_numeral_scaled (trial->store, a, -exponent (trial->store, b));
  case N_MULTIPLE: return multiple (&m, a, b);
  case N_SWITCH: return n->several ? gh_switches (trial->store, a) : gh_switch (trial->store, a);
  default: break;
  }
  if (n->type != TYPE_GAME)
    return of_integers (trial->store, n, a, b);
  switch (n->kind) {
  case N_SUM: return add (&m, a, b);
  case N_DIFFERENCE: return subtract (&m, a, b);
  case N_PRODUCT: return multiply (&m, a, b);
  default: return negate (&m, a);
  }
}
