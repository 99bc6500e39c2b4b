/* What a certificate proves of sums of games, whoever wrote it. */
#ifndef GH_PROVED_H
#define GH_PROVED_H

#include "engine.h"
#include "proof/goals/goal.h"
#include "proof/kernels/check.h"

/* The judgments that are printed of the difference of a goal's two sums, in a certificate that the
   kernel accepted, with its forms as gh_proof_forms makes them. Runs inside gh_try. */
unsigned gh_proved_judgments (gh_store *store, const gh_proof *proof, const gh_form *forms,
                              const gh_goal *goal);

/* The order that two judgments make; false: they are not two. */
bool gh_proved_order (unsigned judgments, gh_order *order);

/* How G compares with H by a certificate, a text whose lines end in `;` or in newlines. False: the
   kernel rejects it, or it proves something else, as `why` says. Runs inside gh_try, and fails with
   the limit that its forms pass. */
bool gh_certificate_order (gh_store *store, const char *text, size_t length, gh_form g, gh_form h,
                           gh_order *order, char *why, size_t size);

#endif
