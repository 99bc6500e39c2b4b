/* Products of polynomials over the field of two elements. */
#include "optimized/excesses/words.h"

#include <string.h>

#if defined __x86_64__
#include <immintrin.h>
#endif

/* ---- short ones ------------------------------------------------------------------------------ */

/* Four bits of one factor at a time; the three bits that a multiple of the other may lose above are
   put right at the end. */
static void product_of_words (uint64_t *low, uint64_t *high, uint64_t a, uint64_t b)
{
  uint64_t multiples[16] = {0, b};
  for (unsigned i = 2; i < 16; i += 2) {
    multiples[i] = multiples[i / 2] << 1;
    multiples[i + 1] = multiples[i] ^ b;
  }
  uint64_t l = multiples[a & 15], h = 0;
  for (unsigned at = 4; at < 64; at += 4) {
    uint64_t const part = multiples[a >> at & 15];
    l ^= part << at;
    h ^= part >> (64 - at);
  }
  for (unsigned lost = 1; lost < 4; lost++) {
    uint64_t const of_a = a & 0x1111111111111111u * (15u & (15u << lost));
    h ^= (of_a >> lost) & -(b >> (64 - lost) & 1);
  }
  *low = l;
  *high = h;
}

void words_by_tables (uint64_t *product, const uint64_t *a, const uint64_t *b, size_t n)
{
  memset (product, 0, 2 * n * sizeof *product);
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < n; j++) {
      uint64_t low, high;
      product_of_words (&low, &high, a[i], b[j]);
      product[i + j] ^= low;
      product[i + j + 1] ^= high;
    }
}

#if defined __x86_64__

/* Column by column. */
__attribute__ ((target ("pclmul,sse4.1"))) static void
by_processor (uint64_t *product, const uint64_t *a, const uint64_t *b, size_t n)
{
  uint64_t carried = 0;
  for (size_t column = 0; column + 1 < 2 * n; column++) {
    size_t const first = column < n ? 0 : column - n + 1, last = column < n ? column : n - 1;
    __m128i sum = _mm_setzero_si128 ();
    for (size_t i = first; i <= last; i++)
      sum = _mm_xor_si128 (sum,
                           _mm_clmulepi64_si128 (_mm_cvtsi64_si128 ((long long)a[i]),
                                                 _mm_cvtsi64_si128 ((long long)b[column - i]), 0));
    product[column] = (uint64_t)_mm_cvtsi128_si64 (sum) ^ carried;
    carried = (uint64_t)_mm_extract_epi64 (sum, 1);
  }
  product[2 * n - 1] = carried;
}

words_short *words_carryless (void)
{
  return __builtin_cpu_supports ("pclmul") && __builtin_cpu_supports ("sse4.1") ? by_processor
                                                                                : NULL;
}

#else

words_short *words_carryless (void)
{
  return NULL;
}

#endif

/* ---- of any length --------------------------------------------------------------------------- */

void words_product (words_short *brief, uint64_t *product, const uint64_t *a, const uint64_t *b,
                    size_t n, uint64_t *room)
{
  if (n <= WORDS_SHORT) {
    brief (product, a, b, n);
    return;
  }
  size_t const h = (n + 1) / 2, l = n / 2, middle = 2 * h < 2 * n - h ? 2 * h : 2 * n - h;
  uint64_t *const sum_a = room, *const sum_b = room + h, *const mixed = room + 2 * h,
                  *const rest = room + 4 * h;
  words_product (brief, product, a, b, h, rest);
  words_product (brief, product + 2 * h, a + h, b + h, l, rest);
  memcpy (sum_a, a, h * sizeof *a);
  memcpy (sum_b, b, h * sizeof *b);
  words_add (sum_a, a + h, l);
  words_add (sum_b, b + h, l);
  words_product (brief, mixed, sum_a, sum_b, h, rest);
  words_add (mixed, product, 2 * h);
  words_add (mixed, product + 2 * h, 2 * l);
  words_add (product + h, mixed, middle);
}
