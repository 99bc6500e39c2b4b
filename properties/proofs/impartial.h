/* Strategies for sums of impartial games. Each is for either player, as both have the same moves;
   all slots have a plus. */
#ifndef GH_IMPARTIAL_H
#define GH_IMPARTIAL_H

#include "proofs/proof.h"

/* By what rule moves are answered. */
typedef bool gh_rule (gh_prover *prover, const gh_plan *plan, gh_move theirs, gh_opening *ours);

/* For a rule: `ours` is this move, and the same rule after it and theirs. */
void gh_rule_follow (gh_prover *prover, const gh_plan *plan, gh_move theirs, gh_move move,
                     gh_opening *ours);

/* The same, but another rule goes on after it. */
void gh_rule_change (gh_prover *prover, const gh_plan *plan, gh_rule *rule, gh_move theirs,
                     gh_move move, gh_opening *ours);

/* The nimber *n; the Grundy value of a form by those of its options; and the option of this value,
   or GH_NO_FORM. */
gh_form gh_heap (gh_prover *prover, uint64_t n);
uint64_t gh_value_of (gh_prover *prover, gh_form g);
gh_form gh_option_of_value (gh_prover *prover, gh_form g, uint64_t value);

/* Expect that the rule wins the sum of these games as second, for each player; or as first, with
   this move. */
void gh_expect_lost (gh_trial *trial, gh_prover *prover, gh_rule *rule, const gh_form *games,
                     size_t count);
void gh_expect_won (gh_trial *trial, gh_prover *prover, gh_rule *rule, const gh_form *games,
                    size_t count, gh_move move);

#endif
