#include "transfinite/nimbers/fermat.h"

#include <string.h>

/* ---- a word ---------------------------------------------------------------------------------- */

/* With F = 2^half, of numbers below F^2. */
static unsigned by_rules (unsigned a, unsigned b, unsigned half)
{
  if (half == 0)
    return a & b;
  unsigned const mask = (1u << half) - 1;
  unsigned const low = by_rules (a & mask, b & mask, half / 2);
  unsigned const high = by_rules (a >> half, b >> half, half / 2);
  unsigned const both = by_rules ((a >> half ^ a) & mask, (b >> half ^ b) & mask, half / 2);
  return (both ^ low) << half ^ low ^ by_rules (high, 1u << (half - 1), half / 2);
}

void fermat_start (fermat *f)
{
  f->steps = 0;
  for (unsigned a = 0; a < 16; a++)
    for (unsigned b = 0; b < 16; b++)
      f->products[a][b] = (uint8_t)by_rules (a, b, 2);
}

/* a (x) F/2 with F = 2^bits. As F/2 is G (x) G/2 with G the root of F, that is (h (+) l) (x) G/2
   times G, and h (x) G/2 (x) G/2, where a = h G + l. */
static uint64_t times_half (const fermat *f, uint64_t a, unsigned bits)
{
  if (a == 0)
    return 0;
  if (bits == 4)
    return f->products[a][8];
  unsigned const half = bits / 2;
  uint64_t const high = a >> half, low = a & (((uint64_t)1 << half) - 1);
  return times_half (f, high ^ low, half) << half |
         times_half (f, times_half (f, high, half), half);
}

static uint64_t product (const fermat *f, uint64_t a, uint64_t b, unsigned bits)
{
  if (a == 0 || b == 0)
    return 0;
  if (bits == 4)
    return f->products[a][b];
  unsigned const half = bits / 2;
  uint64_t const mask = ((uint64_t)1 << half) - 1;
  if ((a | b) <= mask)
    return product (f, a, b, half);
  uint64_t const low = product (f, a & mask, b & mask, half);
  uint64_t const high = product (f, a >> half, b >> half, half);
  uint64_t const both = product (f, (a >> half ^ a) & mask, (b >> half ^ b) & mask, half);
  return (both ^ low) << half | (low ^ times_half (f, high, half));
}

static uint64_t square (const fermat *f, uint64_t a, unsigned bits)
{
  if (bits == 4)
    return f->products[a][a];
  unsigned const half = bits / 2;
  uint64_t const mask = ((uint64_t)1 << half) - 1;
  if (a <= mask)
    return square (f, a, half);
  uint64_t const high = square (f, a >> half, half);
  return high << half | (square (f, a & mask, half) ^ times_half (f, high, half));
}

/* The square of x F + y is x^2 F + (x^2 (x) F/2 + y^2). */
static uint64_t root (const fermat *f, uint64_t a, unsigned bits)
{
  if (bits == 1)
    return a;
  unsigned const half = bits / 2;
  uint64_t const high = a >> half, low = a & (((uint64_t)1 << half) - 1);
  uint64_t const rest = bits > 4 ? times_half (f, high, half) : f->products[high][1u << (half - 1)];
  return root (f, high, half) << half | root (f, low ^ rest, half);
}

/* h F + l has the conjugate h F + (h (+) l), as F and F (+) 1 have the same equation; the product
   of the two is less than F. */
static uint64_t inverse (const fermat *f, uint64_t a, unsigned bits)
{
  if (bits == 4) {
    uint64_t found = 1;
    while (f->products[a][found] != 1)
      found++;
    return found;
  }
  unsigned const half = bits / 2;
  uint64_t const high = a >> half, low = a & (((uint64_t)1 << half) - 1);
  if (high == 0)
    return inverse (f, low, half);
  uint64_t const norm =
      product (f, low, low ^ high, half) ^ times_half (f, square (f, high, half), half);
  uint64_t const over = inverse (f, norm, half);
  return product (f, high, over, half) << half | product (f, low ^ high, over, half);
}

/* ---- many words: the same rules -------------------------------------------------------------- */

static void words_times_half (fermat *f, uint64_t *to, const uint64_t *a, size_t words,
                              uint64_t *scratch)
{
  size_t const half = words / 2;
  if (words == 1) {
    f->steps++;
    *to = times_half (f, *a, 64);
    return;
  }
  memcpy (scratch, a, half * sizeof *a);
  fermat_add (scratch, a + half, half);
  words_times_half (f, to + half, scratch, half, scratch + half);
  words_times_half (f, scratch, a + half, half, scratch + half);
  words_times_half (f, to, scratch, half, scratch + half);
}

void fermat_product (fermat *f, uint64_t *to, const uint64_t *a, const uint64_t *b, size_t words,
                     uint64_t *scratch)
{
  size_t const half = words / 2;
  if (words == 1) {
    f->steps++;
    *to = product (f, *a, *b, 64);
    return;
  }
  uint64_t *const sum_a = scratch, *const sum_b = scratch + half, *const both = scratch + words;
  uint64_t *const rest = both + half;
  memcpy (sum_a, a, half * sizeof *a);
  memcpy (sum_b, b, half * sizeof *b);
  fermat_add (sum_a, a + half, half);
  fermat_add (sum_b, b + half, half);
  fermat_product (f, both, sum_a, sum_b, half, rest);
  fermat_product (f, to, a, b, half, rest);
  fermat_product (f, to + half, a + half, b + half, half, rest);
  words_times_half (f, sum_a, to + half, half, rest);
  fermat_add (both, to, half);
  memcpy (to + half, both, half * sizeof *to);
  fermat_add (to, sum_a, half);
}

void fermat_square (fermat *f, uint64_t *to, const uint64_t *a, size_t words, uint64_t *scratch)
{
  size_t const half = words / 2;
  if (words == 1) {
    f->steps++;
    *to = square (f, *a, 64);
    return;
  }
  fermat_square (f, to, a, half, scratch);
  fermat_square (f, to + half, a + half, half, scratch);
  words_times_half (f, scratch, to + half, half, scratch + half);
  fermat_add (to, scratch, half);
}

void fermat_root (fermat *f, uint64_t *to, const uint64_t *a, size_t words, uint64_t *scratch)
{
  size_t const half = words / 2;
  if (words == 1) {
    f->steps++;
    *to = root (f, *a, 64);
    return;
  }
  words_times_half (f, scratch, a + half, half, scratch + half);
  fermat_add (scratch, a, half);
  fermat_root (f, to, scratch, half, scratch + half);
  fermat_root (f, to + half, a + half, half, scratch + half);
}

void fermat_inverse (fermat *f, uint64_t *to, const uint64_t *a, size_t words, uint64_t *scratch)
{
  size_t const half = words / 2;
  if (words == 1) {
    f->steps++;
    *to = inverse (f, *a, 64);
    return;
  }
  if (fermat_is_zero (a + half, half)) {
    memset (to + half, 0, half * sizeof *to);
    fermat_inverse (f, to, a, half, scratch);
    return;
  }
  uint64_t *const sum = scratch, *const norm = scratch + half, *const rest = scratch + words;
  memcpy (sum, a, half * sizeof *a);
  fermat_add (sum, a + half, half);
  fermat_square (f, to, a + half, half, rest);
  words_times_half (f, norm, to, half, rest);
  fermat_product (f, to, a, sum, half, rest);
  fermat_add (norm, to, half);
  fermat_inverse (f, to, norm, half, rest);
  memcpy (norm, to, half * sizeof *to);
  fermat_product (f, to, sum, norm, half, rest);
  fermat_product (f, to + half, a + half, norm, half, rest);
}
