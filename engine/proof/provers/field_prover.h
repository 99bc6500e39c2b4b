/* Certificates of the alpha_p of infinite nimbers, which the kernel of check_fields.h checks. */
#ifndef GH_FIELD_PROVER_H
#define GH_FIELD_PROVER_H

#include "optimized/excesses/excesses.h"
#include "proof/kernels/check_fields.h"

#include <stdio.h>

/* What is to be proved, and what it takes: odd primes, ascending. */
typedef struct gh_fields_goal {
  uint32_t primes[GH_FIELDS_PRIMES], excesses[GH_FIELDS_PRIMES];
  size_t count;
  bool overflows; /* it takes more primes than a certificate has */
} gh_fields_goal;

/* Add a prime, which may be there, and what it takes. */
gh_excess_end gh_fields_solve (gh_excesses *excesses, uint32_t prime, gh_fields_goal *goal);

void gh_fields_write (const gh_fields_goal *goal, FILE *out);

#endif
