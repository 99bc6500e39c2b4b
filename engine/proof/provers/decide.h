/* What holds of a goal, so that a certificate can be written of it: what is claimed, or else what
   is so. All runs inside gh_try of the store, and gh_canons_try or gh_misere_try inside that, as
   gh_prover_write does. */
#ifndef GH_PROVER_DECIDE_H
#define GH_PROVER_DECIDE_H

#include "proof/provers/prover.h"

/* The canonical form of a sum of games, in the prover's store. */
gh_form gh_prover_canonical (gh_prover *prover, const gh_form *games, size_t count);

/* Whether the claimed judgments are true of the goal's difference; 0 claims nothing. Sets
   goal->judgments: them, if they are true, else what holds; and goal->by_options. */
bool gh_prover_decide (gh_prover *prover, gh_goal *goal, unsigned claimed);

#endif
