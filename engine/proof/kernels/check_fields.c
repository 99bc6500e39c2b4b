/* The kernel for infinite nimbers: powers in towers of fields over the finite ones. */
#include "check_fields.h"

#include <setjmp.h>
#include <string.h>

/* The finite nimbers of so many bits, and above them kappa_(p^n) for the prime p of each line, n =
   0 being none. An element is the coefficients of 1, kappa, kappa^2, ... of the topmost one, each
   an element of what is below; that below line i is of size[i] finite nimbers. */
typedef struct field {
  uint32_t bits;
  uint8_t n[GH_FIELDS_PRIMES];
  size_t size[GH_FIELDS_PRIMES + 1], all;
  uint64_t alphas[GH_FIELDS_DEGREE]; /* that of line i from size[i] on */
} field;

typedef struct kernel {
  gh_fields_proof *p;
  const char *at; /* what is not read yet */
  field f;
  uint64_t x[GH_FIELDS_DEGREE], power[GH_FIELDS_DEGREE], work[4 * GH_FIELDS_DEGREE];
  jmp_buf rejected;
} kernel;
#include "check_reading.h"

/* ---- products -------------------------------------------------------------------------------- */

/* Of finite nimbers of 2 half bits; F = 2^half is a Fermat power, and its square F + F/2. */
static uint64_t nim (uint64_t a, uint64_t b, uint32_t half)
{
  uint64_t const low = ((uint64_t)1 << half) - 1;
  if (!half || !a || !b)
    return a & b;
  uint64_t const highs = nim (a >> half, b >> half, half / 2);
  uint64_t const lows = nim (a & low, b & low, half / 2);
  uint64_t const sums = nim ((a >> half) ^ (a & low), (b >> half) ^ (b & low), half / 2);
  return (sums ^ lows) << half ^ lows ^ nim (highs, (uint64_t)1 << (half - 1), half / 2);
}

static bool is_zero (const uint64_t *a, size_t size)
{
  while (size && !a[size - 1])
    size--;
  return !size;
}

/* Add to an element below line i the product of two. */
static void add_product (kernel *k, size_t i, uint64_t *to, const uint64_t *a, const uint64_t *b,
                         uint64_t *work)
{
  while (i && !k->f.n[i - 1])
    i--;
  size_t const all = k->f.size[i];
  if (is_zero (a, all) || is_zero (b, all))
    return;
  if (!i) {
    k->p->work += (uint64_t)k->f.bits * k->f.bits;
    require (k, k->p->work <= GH_FIELDS_WORK, "over 2^32 products of bits");
    *to ^= nim (*a, *b, k->f.bits / 2);
    return;
  }
  size_t const size = k->f.size[i - 1];
  memset (work, 0, 2 * all * sizeof *work);
  for (size_t s = 0; s < all; s += size)
    for (size_t t = 0; t < all; t += size)
      add_product (k, i - 1, work + s + t, a + s, b + t, work + 2 * all);
  for (size_t s = 2 * all; (s -= size) >= all;) /* times a power of kappa that alpha lowers */
    add_product (k, i - 1, work + s - all, work + s, k->f.alphas + size, work + 2 * all);
  for (size_t s = 0; s < all; s++)
    to[s] ^= work[s];
}

static void multiply_power (kernel *k, const uint64_t *by)
{
  uint64_t product[GH_FIELDS_DEGREE] = {0};
  add_product (k, k->p->count, product, k->power, by, k->work);
  memcpy (k->power, product, k->f.all * sizeof *product);
}

/* Whether x^n = 1: n is p, of so many binary digits, or their greatest number divided by p. */
static bool is_one (kernel *k, size_t digits, uint32_t p, bool divided)
{
  uint32_t rest = 0;
  memset (k->power, 0, sizeof k->power);
  k->power[0] = 1;
  for (; digits > 0; digits--) {
    multiply_power (k, k->power);
    rest = 2 * rest + 1;
    if (divided ? rest >= p : p >> (digits - 1) & 1)
      multiply_power (k, k->x);
    rest %= p;
  }
  return k->power[0] == 1 && is_zero (k->power + 1, k->f.all - 1);
}

/* Whether x^((2^d - 1)/p) = 1, d being the degree of the field. Its own power p has to be 1. */
static bool has_root (kernel *k, uint32_t p)
{
  bool const has = is_one (k, k->f.bits * k->f.all, p, true);
  memcpy (k->x, k->power, sizeof k->x);
  require (k, is_one (k, 16, p, false), "products are wrong: a power is no root of 1");
  return has;
}

/* ---- fields ---------------------------------------------------------------------------------- */

/* So that an alpha is in it. */
static void widen (field *f, const gh_fields_alpha *a)
{
  for (size_t i = 0; i < GH_FIELDS_PRIMES; i++)
    f->n[i] = f->n[i] < a->n[i] ? a->n[i] : f->n[i];
  while (f->bits < 64 && a->finite >> f->bits)
    f->bits *= 2;
}

/* As an element, which was 0. */
static void put (const kernel *k, const gh_fields_alpha *a, uint64_t finite, uint64_t *x)
{
  x[0] = finite;
  for (size_t i = 0; i < k->p->count; i++)
    if (a->n[i]) {
      size_t at = k->f.size[i]; /* of the kappa that the field has this one may be a power */
      for (uint8_t n = a->n[i]; n < k->f.n[i]; n++)
        at *= k->p->alphas[i].prime;
      x[at] = 1;
    }
}

/* The least field of the tower that has an alpha. */
static void build (kernel *k, const gh_fields_alpha *a)
{
  field *const f = &k->f;
  *f = (field){.bits = 1, .size[0] = 1};
  widen (f, a);
  for (size_t i = k->p->count; i-- > 0;)
    if (f->n[i])
      widen (f, &k->p->alphas[i]);
  for (size_t i = 0; i < k->p->count; i++) {
    f->size[i + 1] = f->size[i];
    for (uint8_t n = 0; n < f->n[i]; n++) {
      f->size[i + 1] *= k->p->alphas[i].prime;
      require (k, f->bits * f->size[i + 1] <= GH_FIELDS_DEGREE, "a field of degree over 1024");
    }
    if (f->n[i])
      put (k, &k->p->alphas[i], k->p->alphas[i].finite, f->alphas + f->size[i]);
  }
  f->all = f->size[k->p->count];
}

/* ---- alphas ---------------------------------------------------------------------------------- */

static bool is_prime (uint32_t n)
{
  uint32_t d = 2;
  while (d * d <= n && n % d)
    d++;
  return d * d > n;
}

static uint32_t order_of_2 (uint32_t p)
{
  uint32_t order = 1;
  for (uint32_t power = 2; power != 1; power = 2 * power % p)
    order++;
  return order;
}

static uint64_t lcm (kernel *k, uint64_t a, uint64_t b)
{
  uint64_t common = a;
  while (common % b && common <= GH_FIELDS_DEGREE)
    common += a;
  require (k, common <= GH_FIELDS_DEGREE, "a field of degree over 1024");
  return common;
}

/* kappa_(r^n) is needed, r^n being `part`: r^n does not divide the degree of those before. */
static void add_kappa (kernel *k, gh_fields_alpha *a, uint32_t r, uint8_t n, uint64_t part)
{
  size_t i = 0;
  if (r == 2) {
    require (k, n <= 6, "finite nimbers of over 64 bits");
    a->finite = (uint64_t)1 << (1u << (n - 1));
    return;
  }
  while (i < k->p->count && k->p->alphas[i].prime != r)
    i++;
  require (k, i < k->p->count, "a prime that it takes has no earlier line");
  a->n[i] = n;
  a->degree = lcm (k, a->degree, part * k->p->alphas[i].degree);
}

/* The least sum of kappas with a degree that f divides: the largest primes of f first. */
static void add_kappas (kernel *k, gh_fields_alpha *a, uint32_t f)
{
  a->degree = 1;
  for (uint32_t r = f; r > 1; r--) {
    uint32_t part = 1;
    uint8_t n = 0;
    for (; f % r == 0 && is_prime (r) && f / part % r == 0; part *= r)
      n++;
    if (a->degree % part)
      add_kappa (k, a, r, n, part);
  }
}

static void read_alpha (kernel *k)
{
  gh_fields_proof *const p = k->p;
  uint32_t bits = 1;
  gh_fields_alpha a = {.prime = (uint32_t)read_integer (k, 3, GH_FIELDS_PRIME),
                       .excess = (uint32_t)read_integer (k, 0, GH_FIELDS_EXCESS)};
  require (k, is_prime (a.prime), "this is no prime");
  require (k, p->count < GH_FIELDS_PRIMES, "more than 32 primes");
  require (k, !p->count || p->alphas[p->count - 1].prime < a.prime, "the primes do not ascend");
  add_kappas (k, &a, order_of_2 (a.prime));
  a.finite += a.excess;
  build (k, &a);
  for (uint32_t left = a.excess + 1; left-- > 0;) {
    memset (k->x, 0, sizeof k->x);
    put (k, &a, a.finite - left, k->x);
    require (k, has_root (k, a.prime) == (left > 0),
             left ? "a smaller one has no root" : "it has a root");
  }
  while (bits < 64 && a.finite >> bits)
    bits *= 2;
  a.degree = lcm (k, a.degree, bits);
  p->alphas[p->count++] = a;
}

static bool read_all (kernel *k)
{
  if (setjmp (k->rejected))
    return false;
  read_exactly (k, "gifthorse-fields 1", "expected `gifthorse-fields 1`");
  for (;;) {
    read_letter (k, "\n", "expected the end of the line");
    switch (read_letter (k, "#.a", "expected another kind of line")) {
    case 0: k->at += strcspn (k->at, "\n"); break;
    case 1: return require (k, !strcmp (k->at, "\n"), "something follows the end"), true;
    default: read_alpha (k);
    }
  }
}

bool gh_fields_check (gh_fields_proof *proof, const char *text)
{
  *proof = (gh_fields_proof){.line = 1};
  return read_all (&(kernel){.p = proof, .at = text});
}
