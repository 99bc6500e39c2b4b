/* Nimbers of 64 bits as polynomials of bits in X, modulo X^64 + X^4 + X^3 + X + 1. That has no
   factors, so these are a field of the same size, and there is only one: X goes to a number that
   solves the equation, and all else follows. Both changes of basis are linear, by a table for each
   byte. */
#include "optimized/nimbers/inside.h"

#if defined __x86_64__

#include <immintrin.h>

#define X 0x402884ca01f7c6b2u /* as a nimber */
#define FOLD 0x1b             /* X^64 */
#define TARGET __attribute__ ((target ("pclmul,sse4.1")))

bool carryless_here (void)
{
  return __builtin_cpu_supports ("pclmul") && __builtin_cpu_supports ("sse4.1");
}

/* ---- the tables ------------------------------------------------------------------------------ */

static void fill (byte_tables tables, const uint64_t *images)
{
  for (unsigned byte = 0; byte < 8; byte++)
    for (unsigned i = 1; i < 256; i++)
      tables[byte][i] = tables[byte][i & (i - 1)] ^ images[8 * byte + (unsigned)__builtin_ctz (i)];
}

/* The images of single bits under the inverse of a linear map, by elimination; `images` is used up.
 */
static void invert (uint64_t *images, uint64_t *inverse)
{
  for (unsigned i = 0; i < 64; i++)
    inverse[i] = (uint64_t)1 << i;
  for (unsigned bit = 0; bit < 64; bit++) {
    unsigned pivot = bit;
    while (!(images[pivot] >> bit & 1))
      pivot++;
    uint64_t const image = images[pivot], from = inverse[pivot];
    images[pivot] = images[bit];
    inverse[pivot] = inverse[bit];
    images[bit] = image;
    inverse[bit] = from;
    for (unsigned i = 0; i < 64; i++)
      if (i != bit && images[i] >> bit & 1) {
        images[i] ^= image;
        inverse[i] ^= from;
      }
  }
}

void carryless_make (field *n)
{
  uint64_t images[64], inverse[64], power = 1;
  for (unsigned i = 0; i < 64; i++) {
    images[i] = power;
    power = tables_product (&n->base, power, X);
  }
  fill (n->from_polynomial, images);
  invert (images, inverse);
  fill (n->to_polynomial, inverse);
  for (unsigned i = 0; i < 8; i++) /* times FOLD */
    n->beyond[i] = n->from_polynomial[0][i ^ i << 1 ^ i << 3 ^ i << 4];
}

/* ---- products -------------------------------------------------------------------------------- */

static inline uint64_t image (const byte_tables tables, uint64_t a)
{
  uint64_t const low = tables[0][a & 255] ^ tables[1][a >> 8 & 255],
                 next = tables[2][a >> 16 & 255] ^ tables[3][a >> 24 & 255],
                 third = tables[4][a >> 32 & 255] ^ tables[5][a >> 40 & 255],
                 high = tables[6][a >> 48 & 255] ^ tables[7][a >> 56];
  return (low ^ next) ^ (third ^ high);
}

/* What reaches beyond X^63 is folded back once. The bits beyond after that, three at most, have a
   table for what they become. */
TARGET uint64_t carryless_product (const gh_nimbers *base, uint64_t a, uint64_t b)
{
  const field *const n = inside (base);
  __m128i const x = _mm_cvtsi64_si128 ((long long)image (n->to_polynomial, a));
  __m128i const y = _mm_cvtsi64_si128 ((long long)image (n->to_polynomial, b));
  __m128i const product = _mm_clmulepi64_si128 (x, y, 0);
  __m128i const folded = _mm_clmulepi64_si128 (product, _mm_cvtsi64_si128 (FOLD), 1);
  uint64_t const beyond = (uint64_t)_mm_extract_epi64 (folded, 1);
  uint64_t const low = (uint64_t)_mm_cvtsi128_si64 (_mm_xor_si128 (product, folded));
  return n->beyond[beyond] ^ image (n->from_polynomial, low);
}

#else

bool carryless_here (void)
{
  return false;
}

void carryless_make (field *n)
{
  (void)n;
}

uint64_t carryless_product (const gh_nimbers *base, uint64_t a, uint64_t b)
{
  return tables_product (base, a, b);
}

#endif
