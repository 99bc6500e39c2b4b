/* Certificates of what a table of values knows. The table only chooses the moves; whether they
   prove anything is for the kernel to say. */
#ifndef GH_PROVER_H
#define GH_PROVER_H

#include "optimized/canons.h"
#include "optimized/misere/misere.h"
#include "proof/goals/goal.h"

#include <stdio.h>

typedef struct gh_prover gh_prover;

/* For forms of `store`, with values in `canons`; both must outlive it. NULL: no memory. */
gh_prover *gh_prover_new (gh_canons *canons, gh_store *store);
void gh_prover_free (gh_prover *prover);
gh_canons *gh_prover_canons (const gh_prover *prover);
gh_store *gh_prover_store (const gh_prover *prover);

/* Certificates are of misere play from now on. Who wins a sum of impartial games is looked up in
   the table, which must outlive the prover; what is below runs inside gh_misere_try then, and need
   not inside gh_canons_try. It may be NULL for those of strategies (strategies/strategy.h). */
void gh_prover_play_misere (gh_prover *prover, gh_misere *table);
bool gh_prover_is_misere (const gh_prover *prover);

/* The rest runs inside gh_try of the store, and gh_canons_try inside that.  */

/* The judgments that are true of the difference of two sums, two of the four. */
unsigned gh_prover_judgments (gh_prover *prover, const gh_goal *goal);

/* Write a certificate of the goal, or of several, whose judgments must be true, to `out`; canonical
   forms are of normal play only. Fails with GH_ABANDONED when the kernel has no room for a number
   or a sum. What was written of a failed one is of no use.
 */
void gh_prover_write (gh_prover *prover, const gh_goal *goal, FILE *out);
void gh_prover_write_all (gh_prover *prover, const gh_goal *goals, size_t count, FILE *out);

/* A certificate that compares all positions of these forms with each other; at most 10,000. */
void gh_prover_write_matrix (gh_prover *prover, const gh_form *forms, size_t count, FILE *out);

#endif
