#include "transfinite/nimbers/tower.h"
#include "form/halt.h"

#include <string.h>

/* ---- memory ---------------------------------------------------------------------------------- */

static uint64_t *words_new (tower *t, size_t count)
{
  uint64_t *const made = t->memory->resize (t->memory->context, NULL, count * sizeof *made);
  if (made)
    memset (made, 0, count * sizeof *made);
  else
    t->status = TOWER_NO_MEMORY;
  return made;
}

static void words_free (const tower *t, uint64_t *words)
{
  if (words)
    t->memory->resize (t->memory->context, words, 0);
}

bool tower_start (tower *t, const gh_allocator *memory, unsigned bits, uint64_t most)
{
  *t = (tower){.memory = memory, .bits = bits < 4 ? 4 : bits, .most = most};
  fermat_start (&t->finite);
  t->words = bits < 64 ? 1 : bits / 64;
  t->levels[0] = (level){.degree = 1, .size = t->words};
  t->levels[0].scratch = words_new (t, FERMAT_SCRATCH (t->words));
  return t->levels[0].scratch;
}

/* Behind the sums of a product of two polynomials there is one product of coefficients. */
bool tower_add (tower *t, unsigned prime, size_t degree)
{
  if (t->count == TOWER_LEVELS)
    gh_broken ("tower_add", "t", "it has too many levels");
  size_t const below = t->levels[t->count].size;
  level *const v = &t->levels[++t->count];
  *v = (level){.prime = prime, .degree = degree, .size = degree * below};
  v->scratch = words_new (t, 2 * v->size);
  return v->scratch;
}

uint64_t *tower_alpha (tower *t, unsigned l)
{
  t->levels[l].alpha = words_new (t, t->levels[l - 1].size);
  return t->levels[l].alpha;
}

void tower_end (tower *t)
{
  for (unsigned l = 0; l <= t->count; l++) {
    words_free (t, t->levels[l].alpha);
    words_free (t, t->levels[l].scratch);
    words_free (t, t->levels[l].euclid);
  }
}

size_t tower_size (const tower *t)
{
  return t->levels[t->count].size;
}

uint64_t tower_dimension (const tower *t)
{
  return tower_size (t) / t->words * t->bits;
}

uint64_t *tower_elements (tower *t, size_t count)
{
  return words_new (t, count * tower_size (t));
}

void tower_release (const tower *t, uint64_t *elements)
{
  words_free (t, elements);
}

/* Whether to go on. */
static bool goes_on (tower *t)
{
  if (t->status == TOWER_OK && gh_halted ())
    t->status = TOWER_HALTED;
  if (t->status == TOWER_OK && t->finite.steps > t->most)
    t->status = TOWER_OVER_STEPS;
  return t->status == TOWER_OK;
}

/* ---- products -------------------------------------------------------------------------------- */

static void product (tower *t, unsigned l, uint64_t *to, const uint64_t *a, const uint64_t *b);

/* A polynomial of y of degree below 2 p^n - 1 modulo y^(p^n) (+) alpha. `one` has room for a
   coefficient. */
static void reduce (tower *t, unsigned l, uint64_t *to, const uint64_t *sums, uint64_t *one)
{
  const level *const v = &t->levels[l];
  size_t const below = t->levels[l - 1].size;
  memcpy (to, sums, v->size * sizeof *to);
  for (size_t i = v->degree; i < 2 * v->degree - 1; i++) {
    const uint64_t *const c = sums + i * below;
    if (fermat_is_zero (c, below))
      continue;
    if (!v->alpha) {
      t->status = TOWER_OPEN;
      t->open = l;
      return;
    }
    product (t, l - 1, one, c, v->alpha);
    fermat_add (to + (i - v->degree) * below, one, below);
  }
}

static void product (tower *t, unsigned l, uint64_t *to, const uint64_t *a, const uint64_t *b)
{
  const level *const v = &t->levels[l];
  if (l == 0) {
    fermat_product (&t->finite, to, a, b, t->words, v->scratch);
    return;
  }
  size_t const below = t->levels[l - 1].size;
  uint64_t *const sums = v->scratch, *const one = sums + 2 * v->size - below;
  memset (sums, 0, (2 * v->size - below) * sizeof *sums);
  for (size_t i = 0; i < v->degree && goes_on (t); i++) {
    if (fermat_is_zero (a + i * below, below))
      continue;
    for (size_t j = 0; j < v->degree && t->status == TOWER_OK; j++) {
      if (fermat_is_zero (b + j * below, below))
        continue;
      product (t, l - 1, one, a + i * below, b + j * below);
      fermat_add (sums + (i + j) * below, one, below);
    }
  }
  reduce (t, l, to, sums, one);
}

/* Squares of sums are sums of squares. */
static void square (tower *t, unsigned l, uint64_t *to, const uint64_t *a)
{
  const level *const v = &t->levels[l];
  if (l == 0) {
    fermat_square (&t->finite, to, a, t->words, v->scratch);
    return;
  }
  size_t const below = t->levels[l - 1].size;
  uint64_t *const sums = v->scratch, *const one = sums + 2 * v->size - below;
  memset (sums, 0, (2 * v->size - below) * sizeof *sums);
  for (size_t i = 0; i < v->degree && goes_on (t); i++)
    if (!fermat_is_zero (a + i * below, below))
      square (t, l - 1, sums + 2 * i * below, a + i * below);
  reduce (t, l, to, sums, one);
}

void tower_product (tower *t, uint64_t *to, const uint64_t *a, const uint64_t *b)
{
  product (t, t->count, to, a, b);
}

void tower_square (tower *t, uint64_t *to, const uint64_t *a)
{
  square (t, t->count, to, a);
}

/* ---- inverses -------------------------------------------------------------------------------- */

typedef struct polynomial {
  uint64_t *at;
  size_t count; /* coefficients, of which the last is not 0 */
} polynomial;

static void trim (polynomial *a, size_t below)
{
  while (a->count > 0 && fermat_is_zero (a->at + (a->count - 1) * below, below))
    a->count--;
}

/* a (+) c y^k b */
static void add_multiple (tower *t, unsigned l, polynomial *a, const uint64_t *c, size_t k,
                          const polynomial *b, uint64_t *one)
{
  size_t const below = t->levels[l].size;
  for (size_t i = 0; i < b->count && goes_on (t); i++) {
    product (t, l, one, c, b->at + i * below);
    fermat_add (a->at + (i + k) * below, one, below);
  }
  if (b->count && a->count < b->count + k)
    a->count = b->count + k;
  trim (a, below);
}

static void inverse (tower *t, unsigned l, uint64_t *to, const uint64_t *a);

/* Euclid's algorithm: each remainder r is s a modulo y^(p^n) (+) alpha, until it is a constant. */
static void by_euclid (tower *t, unsigned l, uint64_t *to, const uint64_t *a)
{
  const level *const v = &t->levels[l];
  size_t const below = t->levels[l - 1].size, room = v->size + below;
  uint64_t *const e = v->euclid, *const over = e + 4 * room, *const c = over + below;
  uint64_t *const one = c + below;
  polynomial r = {e, v->degree + 1}, next = {e + room, v->degree};
  polynomial s = {e + 2 * room, 0}, s_next = {e + 3 * room, 1};
  memset (e, 0, (4 * room + 3 * below) * sizeof *e);
  memcpy (r.at, v->alpha, below * sizeof *e);
  r.at[v->size] = 1;
  memcpy (next.at, a, v->size * sizeof *e);
  trim (&next, below);
  *s_next.at = 1;
  while (next.count > 1 && goes_on (t)) {
    inverse (t, l - 1, over, next.at + (next.count - 1) * below);
    while (r.count >= next.count && goes_on (t)) {
      size_t const k = r.count - next.count;
      product (t, l - 1, c, r.at + (r.count - 1) * below, over);
      add_multiple (t, l - 1, &r, c, k, &next, one);
      add_multiple (t, l - 1, &s, c, k, &s_next, one);
    }
    polynomial const last = r, s_last = s;
    r = next, s = s_next;
    next = last, s_next = s_last;
  }
  if (!goes_on (t))
    return;
  if (next.count == 0)
    gh_broken ("tower_inverse", "t", "alpha has a root in the level below");
  inverse (t, l - 1, over, next.at);
  memset (to, 0, v->size * sizeof *to);
  for (size_t i = 0; i < s_next.count; i++)
    product (t, l - 1, to + i * below, over, s_next.at + i * below);
}

static void inverse (tower *t, unsigned l, uint64_t *to, const uint64_t *a)
{
  level *const v = &t->levels[l];
  if (l == 0) {
    fermat_inverse (&t->finite, to, a, t->words, v->scratch);
    return;
  }
  size_t const below = t->levels[l - 1].size;
  if (fermat_is_zero (a + below, v->size - below)) {
    memset (to, 0, v->size * sizeof *to);
    inverse (t, l - 1, to, a);
    return;
  }
  if (!v->alpha) {
    t->status = TOWER_OPEN;
    t->open = l;
  } else if (v->euclid || (v->euclid = words_new (t, 4 * (v->size + below) + 3 * below)))
    by_euclid (t, l, to, a);
}

void tower_inverse (tower *t, uint64_t *to, const uint64_t *a)
{
  inverse (t, t->count, to, a);
}

/* ---- square roots ---------------------------------------------------------------------------- */

static void root (tower *t, unsigned l, uint64_t *to, const uint64_t *a);

/* The factor of odd powers: the inverse of the root of alpha. */
static void root_of_alpha (tower *t, unsigned l, uint64_t *to)
{
  const level *const v = &t->levels[l];
  if (!v->alpha) {
    t->status = TOWER_OPEN;
    t->open = l;
    return;
  }
  root (t, l - 1, v->scratch, v->alpha);
  inverse (t, l - 1, to, v->scratch);
}

/* The roots of coefficients, with y^(i / 2). Where i is odd, y^i is y^(i + p^n) over alpha. */
static void root (tower *t, unsigned l, uint64_t *to, const uint64_t *a)
{
  const level *const v = &t->levels[l];
  if (l == 0) {
    fermat_root (&t->finite, to, a, t->words, v->scratch);
    return;
  }
  size_t const below = t->levels[l - 1].size;
  uint64_t *const one = v->scratch + v->size, *const factor = words_new (t, below);
  bool known = false;
  memset (to, 0, v->size * sizeof *to);
  for (size_t i = 0; i < v->degree && goes_on (t); i++) {
    if (fermat_is_zero (a + i * below, below))
      continue;
    if (i % 2 == 0) {
      root (t, l - 1, to + i / 2 * below, a + i * below);
      continue;
    }
    if (!known)
      root_of_alpha (t, l, factor);
    known = true;
    root (t, l - 1, one, a + i * below);
    if (t->status == TOWER_OK)
      product (t, l - 1, to + (i + v->degree) / 2 * below, one, factor);
  }
  words_free (t, factor);
}

void tower_root (tower *t, uint64_t *to, const uint64_t *a)
{
  root (t, t->count, to, a);
}

/* ---- powers ---------------------------------------------------------------------------------- */

void tower_conjugate (tower *t, uint64_t *to, const uint64_t *a, uint64_t times)
{
  size_t const size = tower_size (t);
  uint64_t *const next = tower_elements (t, 1);
  memmove (to, a, size * sizeof *to);
  for (uint64_t i = 0; next && i < times && goes_on (t); i++) {
    tower_square (t, next, to);
    memcpy (to, next, size * sizeof *to);
  }
  tower_release (t, next);
}

void tower_power (tower *t, uint64_t *to, const uint64_t *a, mpz_srcptr exponent)
{
  size_t const size = tower_size (t);
  uint64_t *const made = tower_elements (t, 2);
  uint64_t *const power = made, *const next = made + size;
  if (!made)
    return;
  power[0] = 1;
  for (size_t i = mpz_sizeinbase (exponent, 2); i-- > 0 && goes_on (t);) {
    tower_square (t, next, power);
    if (mpz_tstbit (exponent, i))
      tower_product (t, power, next, a);
    else
      memcpy (power, next, size * sizeof *power);
  }
  memcpy (to, power, size * sizeof *to);
  tower_release (t, made);
}

/* Of n and of 2 n factors: the first times its conjugate; of one more: a times the conjugate. */
void tower_norm (tower *t, uint64_t *to, const uint64_t *a, uint64_t f, uint64_t n)
{
  size_t const size = tower_size (t);
  uint64_t *const made = tower_elements (t, 3);
  uint64_t *const norm = made, *const other = norm + size, *const next = other + size;
  if (!made)
    return;
  memcpy (norm, a, size * sizeof *norm);
  uint64_t done = 1;
  for (int bit = 63 - __builtin_clzll (n); bit-- > 0 && goes_on (t);) {
    tower_conjugate (t, other, norm, f * done);
    tower_product (t, next, norm, other);
    memcpy (norm, next, size * sizeof *norm);
    done *= 2;
    if (n >> bit & 1) {
      tower_conjugate (t, other, norm, f);
      tower_product (t, norm, other, a);
      done++;
    }
  }
  memcpy (to, norm, size * sizeof *to);
  tower_release (t, made);
}

/* It divides the dimension. */
uint64_t tower_degree (tower *t, const uint64_t *x)
{
  uint64_t degree = tower_dimension (t);
  uint64_t *const other = tower_elements (t, 1);
  for (unsigned l = 0; l <= t->count && other; l++) {
    unsigned const prime = l ? t->levels[l].prime : 2;
    while (degree % prime == 0 && t->status == TOWER_OK) {
      tower_conjugate (t, other, x, degree / prime);
      if (memcmp (other, x, tower_size (t) * sizeof *x) != 0)
        break;
      degree /= prime;
    }
  }
  tower_release (t, other);
  return degree;
}
