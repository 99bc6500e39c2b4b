/* Sums of products of numbers that Left wins, for the proof of Theorem 3.8. Run inside a proof. */
#ifndef GH_PRODUCT_SUMS_H
#define GH_PRODUCT_SUMS_H

#include "proofs/proof.h"

typedef struct gh_proving {
  gh_trial *trial;
  gh_prover *prover;
} gh_proving;

/* A position of one of the numbers, and how many moves lead to it: a path. */
typedef struct gh_place {
  gh_form form;
  int moves;
} gh_place;

static inline gh_place gh_place_option (gh_place x, gh_form option)
{
  return (gh_place){option, x.moves + 1};
}

/* xy and -xy, literally. */
gh_slot gh_product_plus (const gh_proving *g, gh_place x, gh_place y);
gh_slot gh_product_minus (const gh_proving *g, gh_place x, gh_place y);

/* Left wins a sum as second, and if it is not only >= 0 as first. */
typedef struct gh_won {
  gh_strategy second;
  gh_opening first;
} gh_won;

gh_won gh_won_second (gh_strategy s);

/* Both sums in one, where `a` is > 0. */
gh_won gh_won_added (const gh_proving *g, gh_won a, gh_won b);

/* The sum without xy and -xy, which it has. */
gh_won gh_won_without (const gh_proving *g, gh_won w, gh_place x, gh_place y);

/* The sum > 0 with its slots in this order. */
gh_won gh_won_arranged (const gh_proving *g, gh_won w, const gh_slot *slots, size_t count);

/* Expect that the kernel accepts both. */
void gh_expect_both (const gh_proving *g, gh_won w, const gh_slot *slots, size_t count);

#endif
