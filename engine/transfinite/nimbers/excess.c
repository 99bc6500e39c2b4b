#include "transfinite/nimbers/excess.h"
#include "transfinite/nimbers/nimbers.h"

#include <stdio.h>
#include <string.h>

#define MOST_DEGREE 10000u /* of a field in which roots are looked for */
#define MOST_EXCESS 1000u

/* ---- fields ---------------------------------------------------------------------------------- */

void frame_widen_finite (frame *f, size_t bits)
{
  while (f->bits < bits)
    f->bits = f->bits ? 2 * f->bits : 4;
}

static void widen (frame *f, unsigned k, unsigned n)
{
  if (f->n[k] < n)
    f->n[k] = (unsigned char)n;
}

static void widen_number (frame *f, uint64_t n)
{
  frame_widen_finite (f, n ? 64 - (size_t)__builtin_clzll (n) : 1);
}

kappa_status frame_reduce (gh_kappas *kappas, frame *f, unsigned k)
{
  kappa_status const status = alpha_find (kappas, k);
  const alpha *const a = &kappas->alphas[k];
  if (status)
    return status;
  f->reduces[k] = true;
  for (unsigned i = 0; i < a->count; i++)
    widen (f, a->of[i].k, a->of[i].n);
  widen_number (f, a->finite);
  return KAPPA_OK;
}

/* What comes in with a generator is less. */
kappa_status frame_close (gh_kappas *kappas, frame *f)
{
  kappa_status status = KAPPA_OK;
  for (unsigned k = KAPPAS; k-- > 0 && !status;)
    if (f->n[k])
      status = frame_reduce (kappas, f, k);
  return status;
}

static size_t power (size_t p, unsigned n)
{
  size_t power = 1;
  while (n-- > 0)
    power *= p;
  return power;
}

size_t frame_place (const gh_kappas *kappas, const frame *f, const tower *t, unsigned k, size_t d)
{
  size_t reversed = 0;
  for (unsigned i = 0; i < f->n[k]; i++, d /= kappas->primes[k])
    reversed = reversed * kappas->primes[k] + d % kappas->primes[k];
  return reversed * t->levels[f->level[k] - 1].size;
}

kappa_status kappa_status_of (gh_kappas *kappas, const tower *t)
{
  switch (t->status) {
  case TOWER_OK: return KAPPA_OK;
  case TOWER_HALTED: return KAPPA_HALTED;
  case TOWER_OVER_STEPS:
    snprintf (kappas->words, sizeof kappas->words, "more than %ju products of 64 bits",
              (uintmax_t)t->most);
    return KAPPA_REFUSED;
  default: return KAPPA_NO_MEMORY;
  }
}

/* "the field of nimbers of 64 bits and of roots of orders 3^13, 47 has more than 2^16777216
   elements" */
static kappa_status refuse_field (gh_kappas *kappas, const frame *f)
{
  char *const words = kappas->words;
  size_t const room = sizeof kappas->words;
  const char *before = " and of roots of orders ";
  size_t at = (size_t)snprintf (words, room, "the field of nimbers of %u bits", f->bits);
  for (unsigned k = 0; k < KAPPAS; k++)
    if (f->n[k] && at < room - 70) {
      at += (size_t)snprintf (words + at, room - at, "%s%u", before, kappas->primes[k]);
      if (f->n[k] > 1)
        at += (size_t)snprintf (words + at, room - at, "^%u", f->n[k]);
      before = ", ";
    }
  snprintf (words + at, room - at, " has more than 2^%zu elements", 64 * TOWER_WORDS);
  return KAPPA_REFUSED;
}

static bool is_too_large (const gh_kappas *kappas, const frame *f)
{
  size_t size = f->bits < 64 ? 1 : f->bits / 64;
  unsigned levels = 0;
  for (unsigned k = 0; k < KAPPAS; k++)
    for (unsigned i = 0; i < f->n[k]; i++) {
      levels += i == 0;
      size *= kappas->primes[k];
      if (size > TOWER_WORDS || levels > TOWER_LEVELS)
        return true;
    }
  return size > TOWER_WORDS;
}

/* The sum that alpha_p is, as an element of the lower levels, which is 0. */
static void put_alpha (const gh_kappas *kappas, const frame *f, const tower *t, const alpha *a,
                       uint64_t *element)
{
  for (unsigned i = 0; i < a->count; i++) {
    kappa const q = a->of[i];
    element[frame_place (kappas, f, t, q.k, power (kappas->primes[q.k], q.n - 1))] ^= 1;
  }
  element[0] ^= a->finite;
}

kappa_status frame_open (gh_kappas *kappas, frame *f, tower *t, uint64_t most)
{
  frame_widen_finite (f, 1);
  if (is_too_large (kappas, f))
    return refuse_field (kappas, f);
  bool made = tower_start (t, kappas->memory, f->bits, most);
  for (unsigned k = 0; k < KAPPAS && made; k++) {
    if (!f->n[k])
      continue;
    made = tower_add (t, kappas->primes[k], power (kappas->primes[k], f->n[k]));
    f->level[k] = (unsigned char)t->count;
    if (made && f->reduces[k]) {
      made = tower_alpha (t, t->count);
      if (made)
        put_alpha (kappas, f, t, &kappas->alphas[k], t->levels[t->count].alpha);
    }
  }
  if (!made)
    tower_end (t);
  return made ? KAPPA_OK : KAPPA_NO_MEMORY;
}

/* ---- where to begin -------------------------------------------------------------------------- */

static uint64_t gcd (uint64_t a, uint64_t b)
{
  while (b) {
    uint64_t const rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

static unsigned order_of_two (unsigned p)
{
  unsigned order = 1;
  for (unsigned power = 2; power != 1; power = 2 * power % p)
    order++;
  return order;
}

/* r^s, the power of r that divides f; and s. */
static unsigned part_of (unsigned f, unsigned r, unsigned *s)
{
  unsigned part = 1;
  for (*s = 0; f % (part * r) == 0; part *= r)
    ++*s;
  return part;
}

/* G, the sum of generators below which every x has a degree that f does not divide. */
static kappa_status begin (gh_kappas *kappas, unsigned k, unsigned f, alpha *a)
{
  uint64_t degree = 1;
  unsigned s, part;
  *a = (alpha){.found = false};
  for (unsigned j = k; j-- > 0;) {
    part = part_of (f, kappas->primes[j], &s);
    if (degree % part == 0)
      continue;
    kappa_status const status = alpha_find (kappas, j);
    if (status)
      return status;
    uint64_t const of_kappa = part * kappas->alphas[j].degree;
    degree = degree / gcd (degree, of_kappa) * of_kappa;
    a->of[a->count++] = (kappa){j, s};
  }
  part = part_of (f, 2, &s);
  if (degree % part != 0 && s > 6) {
    snprintf (kappas->words, sizeof kappas->words,
              "an element of which no root of order %u is known begins with 2^(2^%u)",
              kappas->primes[k], s - 1);
    return KAPPA_REFUSED;
  }
  if (degree % part != 0)
    a->finite = (uint64_t)1 << (1u << (s - 1));
  return KAPPA_OK;
}

/* ---- from there on --------------------------------------------------------------------------- */

/* Whether x, of a field of 2^e elements, has a root of order p there: f divides e. */
static bool has_root (tower *t, const uint64_t *x, unsigned p, unsigned f)
{
  mpz_t exponent;
  uint64_t *const norm = tower_elements (t, 1);
  if (!norm)
    return false;
  mpz_init_set_ui (exponent, 1);
  mpz_mul_2exp (exponent, exponent, f);
  mpz_sub_ui (exponent, exponent, 1);
  mpz_divexact_ui (exponent, exponent, p);
  tower_norm (t, norm, x, f, tower_dimension (t) / f);
  tower_power (t, norm, norm, exponent);
  bool const has = norm[0] == 1 && fermat_is_zero (norm + 1, tower_size (t) - 1);
  mpz_clear (exponent);
  tower_release (t, norm);
  return has;
}

/* Whether a is no p-th power; then its degree is found. */
static kappa_status try (gh_kappas *kappas, alpha *a, unsigned p, unsigned f)
{
  frame field = {.bits = 4};
  tower t;
  for (unsigned i = 0; i < a->count; i++)
    widen (&field, a->of[i].k, a->of[i].n);
  widen_number (&field, a->finite);
  kappa_status status = frame_close (kappas, &field);
  if (!status)
    status = frame_open (kappas, &field, &t, UINT64_MAX);
  if (status)
    return status;
  uint64_t const dimension = tower_dimension (&t);
  uint64_t *const x = dimension > MOST_DEGREE ? NULL : tower_elements (&t, 1);
  if (x) {
    put_alpha (kappas, &field, &t, a, x);
    a->found = !has_root (&t, x, p, f);
    if (a->found)
      a->degree = tower_degree (&t, x);
  }
  status = kappa_status_of (kappas, &t);
  tower_release (&t, x);
  tower_end (&t);
  if (dimension > MOST_DEGREE) {
    snprintf (kappas->words, sizeof kappas->words,
              "an element without a root of order %u is looked for in fields of up to 2^%u "
              "elements, and this one has 2^%ju",
              p, MOST_DEGREE, (uintmax_t)dimension);
    status = KAPPA_REFUSED;
  }
  return status;
}

kappa_status alpha_find (gh_kappas *kappas, unsigned k)
{
  alpha a;
  if (kappas->alphas[k].found)
    return KAPPA_OK;
  unsigned const p = kappas->primes[k], f = order_of_two (p);
  kappa_status status = begin (kappas, k, f, &a);
  while (!status && !a.found && a.excess <= MOST_EXCESS) {
    status = try (kappas, &a, p, f);
    if (!status && !a.found) {
      a.finite++;
      a.excess++;
    }
  }
  if (status)
    return status;
  if (a.found) {
    kappas->alphas[k] = a;
    return KAPPA_OK;
  }
  snprintf (kappas->words, sizeof kappas->words,
            "the %u elements that were tried first have roots of order %u", MOST_EXCESS + 1, p);
  return KAPPA_REFUSED;
}

/* ---- all of them ----------------------------------------------------------------------------- */

static bool is_prime (unsigned n)
{
  for (unsigned d = 2; d * d <= n; d++)
    if (n % d == 0)
      return false;
  return true;
}

gh_kappas *gh_kappas_new (const gh_allocator *memory)
{
  if (!memory)
    memory = &gh_libc_allocator;
  gh_kappas *const kappas = memory->resize (memory->context, NULL, sizeof *kappas);
  if (!kappas)
    return NULL;
  *kappas = (gh_kappas){.memory = memory};
  unsigned n = 2;
  for (unsigned k = 0; k < KAPPAS; k++) {
    while (!is_prime (++n))
      ;
    kappas->primes[k] = n;
  }
  return kappas;
}

void gh_kappas_free (gh_kappas *kappas)
{
  if (kappas)
    kappas->memory->resize (kappas->memory->context, kappas, 0);
}
