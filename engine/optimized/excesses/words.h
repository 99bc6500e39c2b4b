/* Polynomials over the field of two elements, a bit for each coefficient, in words of 64 bits, the
   lowest first. Their sum is exclusive or. */
#ifndef GH_EXCESSES_WORDS_H
#define GH_EXCESSES_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Of `n` words each, at most WORDS_SHORT; the product has 2 n. It may not be an operand. */
#define WORDS_SHORT 16u
typedef void words_short (uint64_t *product, const uint64_t *a, const uint64_t *b, size_t n);

words_short words_by_tables;         /* on every machine */
words_short *words_carryless (void); /* by the processor's own product; NULL: it has none */

/* Of any length, by Karatsuba's way down to short ones. Room: WORDS_ROOM (n) words. */
#define WORDS_ROOM(n) (4 * (n) + 256)
void words_product (words_short *brief, uint64_t *product, const uint64_t *a, const uint64_t *b,
                    size_t n, uint64_t *room);

static inline void words_add (uint64_t *to, const uint64_t *a, size_t n)
{
  for (size_t i = 0; i < n; i++)
    to[i] ^= a[i];
}

static inline bool words_bit (const uint64_t *a, size_t bit)
{
  return a[bit / 64] >> bit % 64 & 1;
}

#endif
