/* Nimbers as a field, fast: sums, products, quotients and square roots of numbers of any size up to
   a limit, under nim addition (+), which is exclusive or, and nim multiplication (x).

   The numbers below 2^(2^n) are a field for each n. A product of two numbers of 64 bits is found on
   one of two paths: by tables of logarithms in the field of 16 bits on every machine, or by one
   carry-less multiplication of polynomials where the processor has it. */
#ifndef GH_OPTIMIZED_NIMBER_H
#define GH_OPTIMIZED_NIMBER_H

#include "form/store.h"

/* A table of nimbers, one megabyte, made for one path. */
typedef struct gh_nimbers gh_nimbers;
struct gh_nimbers {
  uint64_t (*product) (const gh_nimbers *nimbers, uint64_t a, uint64_t b);
};

typedef enum { GH_NIM_TABLES, GH_NIM_CARRYLESS } gh_nim_path;

gh_nim_path gh_nim_best_path (void); /* the fastest one that this machine has */

/* NULL when there is no memory, or the machine has not this path. NULL for the allocator: the
   default. */
gh_nimbers *gh_nimbers_new (gh_nim_path path, const gh_allocator *allocator);
void gh_nimbers_free (gh_nimbers *nimbers);

/* ---- of 64 bits ------------------------------------------------------------------------------ */

static inline uint64_t gh_nim_product (const gh_nimbers *nimbers, uint64_t a, uint64_t b)
{
  return nimbers->product (nimbers, a, b);
}

uint64_t gh_nim_inverse (const gh_nimbers *nimbers, uint64_t a);              /* a > 0 */
uint64_t gh_nim_quotient (const gh_nimbers *nimbers, uint64_t a, uint64_t b); /* b > 0 */
uint64_t gh_nim_root (const gh_nimbers *nimbers, uint64_t a);                 /* its square is a */

/* ---- of many words of 64 bits, the lowest first ---------------------------------------------- */

#define GH_NIM_MOST_WORDS 1024u /* numbers below 2^65536 */

/* All numbers have `count` words, a power of two up to GH_NIM_MOST_WORDS. The result may not be an
   operand. These use room in the table. */
void gh_nim_large_product (gh_nimbers *nimbers, uint64_t *product, const uint64_t *a,
                           const uint64_t *b, size_t count);
void gh_nim_large_inverse (gh_nimbers *nimbers, uint64_t *inverse, const uint64_t *a,
                           size_t count); /* a > 0 */
void gh_nim_large_root (gh_nimbers *nimbers, uint64_t *root, const uint64_t *a, size_t count);

#endif
