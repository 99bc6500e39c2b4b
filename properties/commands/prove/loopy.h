/* Certificates of loopy games: who wins, what is a stopper, how stoppers compare, and all with dud.
 */
#ifndef GH_PROVE_LOOPY_H
#define GH_PROVE_LOOPY_H

#include "language/loopy_claims.h"

/* Write the certificate of a claim that gh_loopy_claim_is; with `refute`, where it does not hold,
   of what does. The status of the command. */
int gh_prove_loopy (const char *text, const gh_limits *limits, bool refute);

/* Which of an order's sums is dud alone: 0 or 1; 2: none. */
unsigned gh_loopy_dud_of (gh_store *store, const gh_loopy_claim *claim);

/* The relation of two sums as that of the second and the first. */
gh_relation gh_relation_turned (gh_relation relation);

#endif
