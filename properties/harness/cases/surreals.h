/* Numbers in normal form that variables range over. */
#ifndef GH_SURREALS_H
#define GH_SURREALS_H

#include "harness/cases/trial.h"

/* Those whose sign expansions are finite lists of runs, by size: the symbols that it takes to write
   the lengths of all runs (gh_ordinal_size). How many are of this one, up to GH_MOST_ORDINAL_SIZE,
   and number `index` of them. Up to sizes 0, 1, 2, ... there are 1, 3, 9, 27, 83, 257, 805. */
uint64_t gh_surreal_count (unsigned size);
gh_form gh_surreal_at (gh_store *store, unsigned size, uint64_t index);

/* The size; UINT32_MAX: there is none, or it is that or more. */
uint32_t gh_surreal_size (gh_store *store, gh_form number);

/* One of all those of at most this size, smaller ones first. */
gh_form gh_surreal_within (gh_trial *trial, unsigned size);

/* One at random, with a sign expansion: some such number, and rational multiples of powers of w to
   such numbers. All-zero choices make 0. */
gh_form gh_random_surreal (gh_trial *trial);

#endif
