/* The inside of a table of nimbers, for the files nimber*.c only. */
#ifndef GH_OPTIMIZED_NIMBER_INSIDE_H
#define GH_OPTIMIZED_NIMBER_INSIDE_H

#include "optimized/nimbers/nimber.h"

/* Logarithms in the field of 16 bits are to a base whose cube is 2^15, so that the factor 2^15 of
   the rules for Fermat powers costs three more. `powers` goes on behind 65534 as often as sums of
   two logarithms and twice HALF need; then it is 0, for sums with LOG_OF_ZERO. */
#define HALF 3u
#define ORDER 65535u
#define LOG_OF_ZERO (2 * ORDER + 2 * HALF)
#define POWERS (2 * LOG_OF_ZERO + 2 * HALF + 1)

/* Linear maps of 64 bits, a table for each byte. */
typedef uint64_t byte_tables[8][256];

typedef struct field {
  gh_nimbers base;
  gh_allocator allocator;
  uint32_t logs[65536];
  uint16_t powers[POWERS];
  byte_tables to_polynomial, from_polynomial; /* of the carry-less path only, as is the next */
  uint64_t beyond[8];                      /* the nimbers of X^64 times polynomials of three bits */
  uint64_t scratch[4 * GH_NIM_MOST_WORDS]; /* of large numbers only */
} field;

static inline const field *inside (const gh_nimbers *base)
{
  return (const field *)base;
}

/* tables.c */
void tables_make (field *n);
uint64_t tables_product (const gh_nimbers *base, uint64_t a, uint64_t b);

/* carryless.c */
bool carryless_here (void);
void carryless_make (field *n); /* with tables_make done */
uint64_t carryless_product (const gh_nimbers *base, uint64_t a, uint64_t b);

#endif
