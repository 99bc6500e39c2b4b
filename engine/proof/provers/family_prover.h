/* Certificates of games with an option for each integer, which the kernel of check_families.h
   checks: a player's replies are looked for among few integers, so what is true may not be found.
 */
#ifndef GH_FAMILY_PROVER_H
#define GH_FAMILY_PROVER_H

#include "form/store.h"

#include <stdio.h>

/* Sums that are looked at, for all judgments of a goal together. */
#define GH_FAMILIES_NODES 20000

/* Forms, one a line, and sums, as certificates have them behind their letters (../README.md). */
typedef struct gh_families_goal {
  int64_t unit;
  unsigned often;
  const char *remark; /* a comment, or NULL */
  const char *forms;
  const char *sum;
  unsigned judgments; /* as of GH_PROOF_JUDGMENT */
} gh_families_goal;

/* Write a certificate of the judgments of a goal's sum. False, and nothing is written: not all were
   found, or the goal is over the kernel's limits. Runs inside gh_try of the store; it takes memory
   of it for the while. */
bool gh_families_prove (gh_store *store, const gh_families_goal *goal, FILE *out);

#endif
