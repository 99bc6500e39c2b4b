/* Strategies by construction, as the proofs make them: of other strategies, or by a rule. Where a
   part is GH_NO_STRATEGY, so is what is made of it. */
#ifndef GH_COMBINATORS_H
#define GH_COMBINATORS_H

#include "proof/strategies/strategy.h"

static inline gh_slot gh_plus (gh_form form)
{
  return (gh_slot){form, false};
}

static inline gh_slot gh_minus (gh_form form)
{
  return (gh_slot){form, true};
}

/* G - G, for either player: the same move in the other game. */
gh_strategy gh_mirror (gh_prover *prover, gh_side wins, gh_form g);

/* The sum of two sums, the slots of `b` behind those of `a`: the answer where the move was made.
   And an opening of `b`, with `a` beside it. */
gh_strategy gh_beside (gh_prover *prover, gh_strategy a, gh_strategy b);
gh_opening gh_beside_opening (gh_prover *prover, gh_strategy a, gh_opening b);

/* The sum without the slots i and k, which hold some H and -H: a move that the strategy makes in
   one of them is told in the other, until it makes one elsewhere. */
gh_strategy gh_hidden (gh_prover *prover, gh_strategy s, size_t i, size_t k);
gh_opening gh_hidden_opening (gh_prover *prover, gh_opening opening, size_t i, size_t k);

/* X + Y, from strategies for X + H and Y - H, where H and -H are slot i of `a` and slot k of `b`
   and are hidden. And the same where one of the two is an opening. */
gh_strategy gh_through (gh_prover *prover, gh_strategy a, size_t i, gh_strategy b, size_t k);
gh_opening gh_opening_through (gh_prover *prover, gh_opening a, size_t i, gh_strategy b, size_t k);
gh_opening gh_through_opening (gh_prover *prover, gh_strategy a, size_t i, gh_opening b, size_t k);

/* The sum of the negatives, for the other player. */
gh_strategy gh_negated (gh_prover *prover, gh_strategy s);
gh_opening gh_negated_opening (gh_prover *prover, gh_opening opening);

/* The same sum with its slots in this order; slots of {|} may come and go. None when it is not the
   same. */
gh_strategy gh_arranged (gh_prover *prover, gh_strategy s, const gh_slot *slots, size_t count);

/* The openings that answer the other player's moves one by one: an empty list, one more, and those
   that copy a move of one of the two slots G and -H to the other where it has it, too. */
gh_strategy gh_listed (gh_prover *prover, gh_side wins, const gh_slot *slots, size_t count);
void gh_listed_add (gh_prover *prover, gh_strategy listed, gh_move theirs, gh_opening ours);
void gh_listed_copy (gh_prover *prover, gh_strategy listed);

/* Moves that the table of values finds good: the strategies that hypotheses speak of. */
gh_strategy gh_solved (gh_prover *prover, gh_side wins, const gh_slot *slots, size_t count);
gh_opening gh_solved_opening (gh_prover *prover, gh_side wins, const gh_slot *slots, size_t count);

#endif
