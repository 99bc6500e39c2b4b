/* Finite nimbers, of many bits, by the rules for Fermat powers F = 2^(2^n): F times anything less
   is the ordinary product, and F (x) F is F (+) F/2 (post I.6a). To be read and compared with. For
   the files of this folder only.

   A nimber has `words` words of 64 bits, the lowest first, 1 or a power of two. The result may not
   be an operand. */
#ifndef GH_FERMAT_H
#define GH_FERMAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct fermat {
  uint8_t products[16][16];
  uint64_t steps; /* products of words that were made */
} fermat;

void fermat_start (fermat *f);

/* `scratch`: that many words. */
#define FERMAT_SCRATCH(words) (4 * (words))
void fermat_product (fermat *f, uint64_t *product, const uint64_t *a, const uint64_t *b,
                     size_t words, uint64_t *scratch);
void fermat_square (fermat *f, uint64_t *square, const uint64_t *a, size_t words,
                    uint64_t *scratch);
void fermat_root (fermat *f, uint64_t *root, const uint64_t *a, size_t words, uint64_t *scratch);
void fermat_inverse (fermat *f, uint64_t *inverse, const uint64_t *a, size_t words,
                     uint64_t *scratch); /* a > 0 */

static inline bool fermat_is_zero (const uint64_t *a, size_t words)
{
  for (size_t i = 0; i < words; i++)
    if (a[i])
      return false;
  return true;
}

static inline void fermat_add (uint64_t *to, const uint64_t *a, size_t words)
{
  for (size_t i = 0; i < words; i++)
    to[i] ^= a[i];
}

#endif
