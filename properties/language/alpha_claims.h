/* Claims about the alpha_p of infinite nimbers, as "nim_alpha(43) = w^w^2 + 1" or "excess(43) < 2",
   for the kernel of fields (proof/kernels/check_fields.h). */
#ifndef GH_ALPHA_CLAIMS_H
#define GH_ALPHA_CLAIMS_H

#include "language/claim.h"

/* Whether a claim has no variables, calls nim_alpha and excess alone, of integers, and has no game
   but numbers. */
bool gh_alpha_claim_is (const gh_claim *claim);

/* Each of these integers. Runs inside gh_try. */
void gh_alpha_claim_primes (gh_trial *trial, const gh_claim *claim,
                            void visit (void *context, gh_form integer), void *context);

#endif
