#include "transfinite/nimbers/work.h"
#include "form/numeral.h"
#include "form/show.h"
#include "transfinite/normal.h"
#include "transfinite/text.h"

#include <stdio.h>
#include <string.h>

#define MOST_STEPS 10000000u
#define MOST_BITS 65536u

bool work_went (gh_store *store, kappa_status status)
{
  if (status == KAPPA_HALTED)
    gh_fail (store, GH_HALTED);
  if (status == KAPPA_NO_MEMORY)
    gh_fail (store, GH_NO_MEMORY);
  return status == KAPPA_OK;
}

/* ---- which field ----------------------------------------------------------------------------- */

/* The power of w in question, behind what stands before it, and what is wrong with that. */
static bool refuse (const work *w, const char *before, gh_form exponent, const char *what)
{
  char shown[64];
  const char *const text = gh_normal_print (w->store, gh_normal_power (w->store, exponent));
  gh_show (text, strlen (text), shown, sizeof shown);
  snprintf (w->kappas->words, sizeof w->kappas->words, "%s%s %s", before, shown, what);
  return false;
}

static bool refuse_coefficient (const work *w, gh_form exponent)
{
  static const char what[] = "is not below 2^65536";
  if (exponent != GH_ZERO)
    return refuse (w, "the coefficient of ", exponent, what);
  snprintf (w->kappas->words, sizeof w->kappas->words, "what is finite %s", what);
  return false;
}

/* The number k, and d, of the first term w^k.d of an exponent. False: they are too large. */
static bool digit_of (const work *w, gh_form exponent, unsigned *k, size_t *d)
{
  gh_form const number = gh_normal_number (w->store, gh_normal_exponent (w->store, exponent));
  int64_t generator, digit;
  if (number == GH_NO_FORM || !gh_small_integer (w->store, number, 0, KAPPAS - 1, &generator) ||
      !gh_small_integer (w->store, gh_normal_coefficient (w->store, exponent), 1,
                         (int64_t)TOWER_WORDS - 1, &digit))
    return false;
  *k = (unsigned)generator;
  *d = (size_t)digit;
  return true;
}

static bool widen_by_exponent (work *w, gh_form exponent)
{
  for (gh_form e = exponent; e != GH_ZERO; e = gh_normal_rest (w->store, e)) {
    unsigned k, n = 0;
    size_t d;
    gh_form const power = gh_normal_exponent (w->store, e);
    if (gh_normal_number (w->store, power) == GH_NO_FORM)
      return refuse (w, "", exponent, "is not below w^w^w");
    if (!digit_of (w, e, &k, &d))
      return refuse (w, "", exponent, "is too deep: exponents are sums of w^k.d, k < 60, d < 2^18");
    for (; d; d /= w->kappas->primes[k])
      n++;
    if (w->field.n[k] < n)
      w->field.n[k] = (unsigned char)n;
  }
  return true;
}

static bool widen_by (work *w, gh_form a)
{
  for (; a != GH_ZERO; a = gh_normal_rest (w->store, a)) {
    mpz_t value;
    uint64_t shift;
    gh_numeral_value (w->store, gh_normal_coefficient (w->store, a), value, &shift);
    size_t const bits = mpz_sizeinbase (value, 2);
    if (bits > MOST_BITS)
      return refuse_coefficient (w, gh_normal_exponent (w->store, a));
    frame_widen_finite (&w->field, bits);
    if (!widen_by_exponent (w, gh_normal_exponent (w->store, a)))
      return false;
  }
  return true;
}

bool work_begin (work *w, gh_kappas *kappas, gh_store *store, gh_form a, gh_form b)
{
  *w = (work){.kappas = kappas, .store = store, .a = a, .b = b};
  frame_widen_finite (&w->field, 1);
  return widen_by (w, a) && widen_by (w, b);
}

bool work_close (work *w)
{
  return work_went (w->store, frame_close (w->kappas, &w->field));
}

/* ---- to elements ----------------------------------------------------------------------------- */

static void put (const work *w, gh_form a, uint64_t *element)
{
  for (; a != GH_ZERO; a = gh_normal_rest (w->store, a)) {
    mpz_t value;
    uint64_t shift;
    size_t place = 0, d;
    unsigned k;
    for (gh_form e = gh_normal_exponent (w->store, a); e != GH_ZERO;
         e = gh_normal_rest (w->store, e))
      if (digit_of (w, e, &k, &d))
        place += frame_place (w->kappas, &w->field, &w->tower, k, d);
    gh_numeral_value (w->store, gh_normal_coefficient (w->store, a), value, &shift);
    memcpy (element + place, mpz_limbs_read (value), mpz_size (value) * sizeof *element);
  }
}

/* ---- and back -------------------------------------------------------------------------------- */

static unsigned generator_of (const frame *f, unsigned l)
{
  unsigned k = 0;
  while (!f->n[k] || f->level[k] != l)
    k++;
  return k;
}

/* What is at `element`, of a level, times w^exponent: terms to stand before `rest`. Exponents come
   in ascending order, as the digits of the greatest power of w in them change last. */
static gh_form gather (const work *w, unsigned l, const uint64_t *element, gh_form exponent,
                       gh_form rest)
{
  const level *const v = &w->tower.levels[l];
  gh_step (w->store);
  if (fermat_is_zero (element, v->size))
    return rest;
  if (l == 0) {
    mpz_t value;
    size_t count = v->size;
    while (!element[count - 1])
      count--;
    gh_form const c = gh_dyadic (w->store, mpz_roinit_n (value, element, (mp_size_t)count), 0);
    return gh_normal_term (w->store, exponent, c, rest);
  }
  unsigned const k = generator_of (&w->field, l);
  gh_form const power = gh_normal_of_number (w->store, gh_integer (w->store, k));
  for (size_t d = 0; d < v->degree; d++) {
    size_t const place = frame_place (w->kappas, &w->field, &w->tower, k, d);
    gh_form next = exponent;
    if (d)
      next = gh_normal_sum (
          w->store, exponent,
          gh_normal_term (w->store, power, gh_integer (w->store, (int64_t)d), GH_ZERO));
    rest = gather (w, l - 1, element + place, next, rest);
  }
  return rest;
}

/* ---- operations ------------------------------------------------------------------------------ */

typedef struct gathering {
  const work *work;
  gh_form result;
} gathering;

static void gather_result (void *argument)
{
  gathering *const g = argument;
  const work *const w = g->work;
  g->result = gather (w, w->tower.count, w->result, GH_ZERO, GH_ZERO);
}

/* *again: with what was missing, if it is found. */
static kappa_status once (work *w, void (*operation) (work *w), gathering *found, gh_status *failed,
                          bool *again)
{
  tower *const t = &w->tower;
  *again = false;
  kappa_status status = frame_open (w->kappas, &w->field, t, MOST_STEPS);
  if (status)
    return status;
  uint64_t *const elements = tower_elements (t, 3);
  if (elements) {
    w->of_a = elements;
    w->of_b = w->of_a + tower_size (t);
    w->result = w->of_b + tower_size (t);
    put (w, w->a, w->of_a);
    put (w, w->b, w->of_b);
    operation (w);
  }
  *again = t->status == TOWER_OPEN;
  unsigned const k = *again ? generator_of (&w->field, t->open) : 0;
  if (t->status == TOWER_OK)
    *failed = gh_try (w->store, gather_result, found);
  status = *again ? KAPPA_OK : kappa_status_of (w->kappas, t);
  tower_release (t, elements);
  tower_end (t);
  return *again ? frame_reduce (w->kappas, &w->field, k) : status;
}

bool work_do (work *w, void (*operation) (work *w), gh_form *result)
{
  gathering found = {.work = w};
  gh_status failed = GH_OK;
  kappa_status status;
  bool again;
  do
    status = once (w, operation, &found, &failed, &again);
  while (again && status == KAPPA_OK);
  if (failed)
    gh_fail (w->store, failed);
  *result = found.result;
  return work_went (w->store, status);
}
