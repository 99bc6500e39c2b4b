/* Excesses, recomputed. For an odd prime p let f be the order of 2 modulo p. Of all ordinals
   without a p-th root in the field below kappa_p under nim multiplication, the least, alpha_p, is
   kappa_f + m for a finite m, which is the excess of p; then kappa_p is the p-th root of alpha_p.
   Nothing is read from a table: what is smaller is shown to have a root, and alpha_p to have none.
   README.md tells why what is computed suffices. */
#ifndef GH_EXCESSES_EXCESSES_H
#define GH_EXCESSES_EXCESSES_H

#include "optimized/excesses/field.h"

typedef struct gh_excess {
  uint32_t prime, order;
  kappa_sum kappa; /* kappa_order */
  uint64_t excess;
  uint64_t degree; /* of alpha_p over two elements, which is the field it was tested in */
} gh_excess;

typedef enum {
  GH_EXCESS_OK,
  GH_EXCESS_NO_PRIME,  /* no odd prime */
  GH_EXCESS_TOO_LARGE, /* a field of more than most_degree is needed */
  GH_EXCESS_BEYOND,    /* finite nimbers of more than 64 bits are needed */
  GH_EXCESS_NO_MEMORY,
  GH_EXCESS_HALTED
} gh_excess_end;

typedef struct gh_excesses gh_excesses;

/* What was found is remembered. `portable`: without the processor's own products. NULL: no memory;
   for the allocator: the default. */
gh_excesses *gh_excesses_new (uint64_t most_degree, bool portable, const gh_allocator *allocator);
void gh_excesses_free (gh_excesses *excesses);

/* *found stays until another is asked for. Those of smaller primes that it needs are found first.
 */
gh_excess_end gh_excess_find (gh_excesses *excesses, uint32_t prime, const gh_excess **found);

/* After GH_EXCESS_TOO_LARGE or GH_EXCESS_BEYOND: which prime's, and the degree of its field. */
uint32_t gh_excess_stopped (const gh_excesses *excesses, uint64_t *degree);

/* alpha_p, as "k(9) + 4": kappas by their powers, and a finite nimber. At most `size`
   bytes with the end. */
#define GH_EXCESS_TEXT 200u
void gh_excess_text (const gh_excess *excess, char *text, size_t size);

#endif
