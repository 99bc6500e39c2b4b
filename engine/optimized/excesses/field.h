/* The field that some ordinals generate under nim addition and multiplication: the finite nimbers
   below 2^bits, and for some primes r the generator kappa of the highest power of r, of which the
   others are powers. Small fields become flat, larger ones a tower on a flat one. */
#ifndef GH_EXCESSES_FIELD_H
#define GH_EXCESSES_FIELD_H

#include "optimized/excesses/degrees.h"
#include "optimized/excesses/tower.h"
#include "optimized/nimbers/nimber.h"

#define FIELD_MOST_PRIMES TOWER_MOST_LEVELS

/* A sum of kappas of powers of odd primes, and a finite nimber. */
typedef struct kappa_sum {
  unsigned count;
  uint32_t kappas[GH_MOST_KAPPAS]; /* the powers */
  uint64_t finite;
} kappa_sum;

/* What generates the field: the primes rise, and alphas[i] lies in the field of those before i. */
typedef struct field_plan {
  uint32_t bits; /* 2, 4, ..., 64 */
  unsigned count;
  uint32_t primes[FIELD_MOST_PRIMES], powers[FIELD_MOST_PRIMES];
  kappa_sum alphas[FIELD_MOST_PRIMES];
} field_plan;

uint64_t field_degree (const field_plan *plan); /* of all the field; UINT64_MAX: that or more */

typedef struct field {
  const field_plan *plan;
  tower t;
  unsigned flat;                           /* so many primes are in the base, */
  uint64_t *generators[FIELD_MOST_PRIMES]; /* here; the others are levels */
  uint64_t *numbers[64];                   /* the nimbers 1, 2, 4, ... */
  room *in;
} field;

/* The plan stays the caller's. False: no memory, or halted. Nobody needs what is in `meanwhile`
   afterwards. */
bool field_make (field *f, const field_plan *plan, words_short *brief, const gh_nimbers *nimbers,
                 room *in, room *meanwhile);

/* An element of the top; all of the sum is in the field. */
void field_element (field *f, uint64_t *element, const kappa_sum *sum);

#endif
