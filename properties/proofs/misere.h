/* Rules (impartial.h) for misere play. */
#ifndef GH_PROOFS_MISERE_H
#define GH_PROOFS_MISERE_H

#include "proofs/impartial.h"

/* Slot 0 has G, slot 1 its mate. A move in G to X is answered by X^-, and one in G^- by an option
   that it is the mate of. */
gh_rule gh_reply_mate;

/* A move to a sum that is P, by play: the strategy that a hypothesis speaks of. False: there is
   none. */
bool gh_find_by_play (gh_prover *prover, const gh_form *games, size_t count, gh_move *move);
gh_rule gh_reply_by_play;

#endif
