/* Plays of games that are not short end in short ones, and these are put to the engine: so it is
   the engine that says who wins, and an index, however large, is only what a player chose. Theorems
   of this room that say something of {Z|Z}, w or an endless string have a control: the same said of
   a truncation, which is short, is false. */
#ifndef GH_THEORY_LEAVES_H
#define GH_THEORY_LEAVES_H

#include "theory/theory.h"
#include "transfinite/long.h"

/* Whoever decides about long games asks the engine about the short ones in them; sums are literal.
 */
gh_shorts gh_leaves (gh_trial *trial);

/* A leaf: g compares with h like this. */
void gh_leaf_order (gh_trial *trial, gh_form g, gh_form h, gh_order order, const char *what);
void gh_leaf_at_most (gh_trial *trial, gh_form g, gh_form h, const char *what);

/* A sum or a difference of integers: literal where both are small, so that the engine has to add,
   else the numeral. */
gh_form gh_leaf_sum (gh_trial *trial, gh_form m, gh_form n);
gh_form gh_leaf_difference (gh_trial *trial, gh_form m, gh_form n);

/* n + k */
gh_form gh_beyond_integer (gh_trial *trial, gh_form n, int64_t k);

/* {first, ..., last | first, ..., last}, or without right options. */
gh_form gh_truncation (gh_trial *trial, int64_t first, int64_t last, bool right);

/* By gh_long_order, asking the leaves. */
gh_order gh_order_of_long (gh_trial *trial, gh_form a, gh_form b);

/* The long game that is w, or an integer. */
gh_form gh_long_omega (gh_trial *trial);
gh_form gh_long_of_integer (gh_trial *trial, gh_form n);

#endif
