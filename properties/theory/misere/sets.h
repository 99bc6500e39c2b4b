/* Impartial games as sets, for the theorems of misere play. */
#ifndef GH_THEORY_MISERE_SETS_H
#define GH_THEORY_MISERE_SETS_H

#include "reference/misere/misere.h"
#include "theory/theory.h"

#define SIMPLEST_BY_DAY_3 5
#define SIMPLEST_BY_DAY_4 22
#define FORMS_BY_DAY_3 16

/* The impartial game with those of the options that the mask has. */
gh_form gh_masked_set (gh_store *store, const gh_form *options, uint32_t mask);

/* All of a catalog's forms, copied to the store of the trial: those in simplest form for misere
   play, or all literal impartial ones, which are 16 by day 3. Returns how many. */
size_t gh_all_of (gh_trial *trial, gh_set set, unsigned day, gh_form *forms);

/* The literal sum of Nim heaps. */
gh_form gh_heaps (gh_store *store, const uint32_t *heaps, size_t count);

#endif
