/* Proposition 5.5 of Schleicher and Stoll, for the proof of Theorem 5.6. Run inside a proof. */
#ifndef GH_PROOFS_STOPS_H
#define GH_PROOFS_STOPS_H

#include "proofs/proof.h"

/* An option X of G for `wins`, with whom G has the stop that X has with the other player to move,
   and z, the amount to his side; in X + z - G, its slots, he wins as second, and as first. */
typedef struct gh_beside_stop {
  gh_form option, z;
  gh_strategy second;
  gh_opening first;
} gh_beside_stop;

/* Of a G that is no number, for an amount > 0. */
gh_beside_stop gh_option_and_amount (gh_trial *trial, gh_prover *prover, gh_side wins, gh_form g,
                                     gh_form amount);

#endif
