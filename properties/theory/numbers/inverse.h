/* Cases of theorems about the inverse of a positive number. */
#ifndef GH_INVERSE_H
#define GH_INVERSE_H

#include "harness/cases/trial.h"
#include "theory/numbers/inverse_sets.h"

/* The numerals k/32 up to 4, and every positive Number form that has 0 as a left option or not, and
   at most two positive options a side, from a grid of eight numerals; with `negatives` a negative
   left option may join them. */
gh_form gh_any_positive (gh_trial *t, bool negatives);

/* Run a check on Y_0 of a positive form as gh_inverse_begin takes it; the check may grow the sets,
   and tells what it found wrong, or NULL. */
void gh_check_inverse (gh_trial *t, gh_form x, const char *check (gh_inverse *));

#endif
