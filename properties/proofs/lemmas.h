/* The strategies of lemmas that other proofs use: each for the player `wins` as second in G - H,
   with the slots G and -H. What a lemma's hypothesis promises is taken from the table of values;
   where it is not met, the strategy fails. Run inside a proof. */
#ifndef GH_LEMMAS_H
#define GH_LEMMAS_H

#include "proofs/proof.h"

/* Judged by the reference: whether `wins` does so as second in G - H; as first; in both ways G = H.
 */
bool gh_is_as_good (gh_trial *trial, gh_side wins, gh_form g, gh_form h);
bool gh_wins_first (gh_trial *trial, gh_side wins, gh_form g, gh_form h);
bool gh_is_equal (gh_trial *trial, gh_form g, gh_form h);

bool gh_has_option (gh_trial *trial, gh_form g, gh_side side, gh_form option);

/* {G^L, .. | G^R, ..} with the options of H, too. */
gh_form gh_union (gh_trial *trial, gh_form g, gh_form h);

/* Theorem 2.10, in X - G, where X is an option of G on `side`: the other player opens, by the same
   move in -G. */
gh_opening gh_lemma_option (gh_prover *prover, gh_side side, gh_form option);

/* Lemma 3.2, in X - x, where X is an option of the number x on `side`: the other player wins as
   second. That options of numbers are in order is the hypothesis. */
gh_strategy gh_lemma_between (gh_prover *prover, gh_side side, gh_form option, gh_form x);

/* H - G for the other player, from G - H. */
gh_strategy gh_lemma_turned (gh_prover *prover, gh_strategy s);

/* Lemma 2.19: H is G without gift horses. An opponent who takes one is beaten. */
gh_strategy gh_lemma_gift_horses (gh_trial *trial, gh_prover *prover, gh_side wins, gh_form g,
                                  gh_form h);

/* Lemma 2.21: H is G without options that are dominated by options of H. */
gh_strategy gh_lemma_dominated (gh_trial *trial, gh_prover *prover, gh_side wins, gh_form g,
                                gh_form h);

/* Lemma 2.23: H is G with the option X of `side` replaced by the options of K, through which it is
   reversible. */
gh_strategy gh_lemma_reversible (gh_trial *trial, gh_prover *prover, gh_side wins, gh_form g,
                                 gh_side side, gh_form x, gh_form k, gh_form h);

/* Theorem 2.17: each option of G equals one of H, and each of H one of G. */
gh_strategy gh_lemma_matched (gh_trial *trial, gh_prover *prover, gh_side wins, gh_form g,
                              gh_form h);

/* Each move of the opponent, in G or in H, is beaten by some move. */
gh_strategy gh_lemma_beaten (gh_trial *trial, gh_prover *prover, gh_side wins, gh_form g,
                             gh_form h);

/* Proposition 5.1: H lies between the options of G, and none of its own options is better for its
   player than every one of G. */
gh_strategy gh_lemma_simplest (gh_trial *trial, gh_prover *prover, gh_side wins, gh_form g,
                               gh_form h);

#endif
