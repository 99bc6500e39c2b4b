/* Certificates of loopy games: who wins, what is a stopper, how stoppers compare, and all with dud.
 */
#ifndef GH_PROVE_LOOPY_H
#define GH_PROVE_LOOPY_H

#include "language/loopy_claims.h"

/* Write the certificate of a claim that gh_loopy_claim_is, in which nothing is computed; with
   `refute`, where it does not hold, of what does. The status of the command. */
int gh_prove_loopy (const gh_claim *claim, const gh_limits *limits, bool refute);

/* Say why a claim could not be read, in this command. Its status. */
int gh_loopy_failed (const gh_trial *trial, gh_status status, const char *command);

#endif
