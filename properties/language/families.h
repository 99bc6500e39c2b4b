/* Relations of games that need not be short, as "w > 3" or "{Z|Z} + 1 || w - w", for the kernel of
   families (proof/kernels/check_families.h). */
#ifndef GH_LANGUAGE_FAMILIES_H
#define GH_LANGUAGE_FAMILIES_H

#include "language/claim.h"

#include <stdio.h>

typedef struct gh_family_claim {
  bool negated; /* there is `not` before it */
  gh_relation relation;
  uint64_t places;                /* numbers are in units of 1/2^places */
  size_t refused, refused_length; /* the part that cannot be written so, in the claim's text */
} gh_family_claim;

/* Whether a claim is such a relation, perhaps behind `not`, without variables. */
bool gh_family_claim_is (const gh_claim *claim);

/* Write it with this relation, without `not`. */
void gh_family_claim_tell (const gh_claim *claim, const char *relation, FILE *out);

/* Write its forms, a line each, and the difference of its sides, as certificates have them behind
   their letters: ^ as a form with a line or, ups being apart, in the number. False: `refused` says
   what cannot be written. Runs inside gh_try. */
bool gh_family_claim_write (gh_trial *trial, const gh_claim *claim, bool ups_apart,
                            gh_family_claim *to, FILE *forms, FILE *sum);

#endif
