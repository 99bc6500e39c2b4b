/* Sums that an engine is told by their components, so that they may have many. */
#ifndef GH_NAMED_SUMS_H
#define GH_NAMED_SUMS_H

#include "theory/theory.h"

#define GH_MOST_NAMED 160

typedef struct gh_named_sum {
  gh_term terms[GH_MOST_NAMED];
  size_t count;
} gh_named_sum;

/* Add a component so many times; none when that is 0. */
void gh_add_times (gh_trial *t, gh_named_sum *sum, gh_form times, gh_form game);
void gh_add (gh_trial *t, gh_named_sum *sum, gh_form game); /* once */

gh_components gh_sum_named (const gh_named_sum *sum);

/* Expect an order of the sum beside 0, and the opposite one of its negative. */
void gh_expect_order_of_sum (gh_trial *t, const gh_named_sum *sum, gh_order order, const char *why);

/* ups.up + *nimber beside 0 (6.3 and 6.4 of Schleicher and Stoll). */
gh_order gh_order_of_ups (int64_t ups, uint64_t nimber);

gh_form gh_up (gh_trial *t);
gh_form gh_nimber (gh_trial *t, uint64_t n);

#endif
