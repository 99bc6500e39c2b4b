/* Certificates of what is claimed of one sum of games or of two: does it hold, and what does? */
#ifndef GH_PROOF_RELATIONS_H
#define GH_PROOF_RELATIONS_H

#include "proof/prover.h"
#include "reference/reference.h"

/* What a relation of two sums says, in judgments of their difference; and who wins a sum in misere
   play, in judgments of that sum. */
unsigned gh_relation_judgments (gh_relation relation);
unsigned gh_outcome_judgments (gh_outcome outcome);

/* Whether judgments say what is claimed, or where it is negated, that it is not so: that the other
   player wins one of the claimed ones. */
bool gh_judgments_show (unsigned judgments, unsigned claimed, bool negated);

/* As for gh_prover_write, the rest runs inside gh_try of the store, and gh_canons_try or
   gh_misere_try inside that. */

/* The canonical form of a sum of games, in the prover's store. */
gh_form gh_prover_canonical (gh_prover *prover, const gh_form *games, size_t count);

/* Whether the claimed judgments are true of the goal's difference; 0 claims nothing. Sets
   goal->judgments: them, if they are true, else what holds; and goal->by_options. */
bool gh_prover_decide (gh_prover *prover, gh_goal *goal, unsigned claimed);

#endif
