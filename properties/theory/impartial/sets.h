/* Impartial games as sets, for the theorems of this folder. */
#ifndef GH_SETS_H
#define GH_SETS_H

#include "form/store.h"

/* Whether who begins loses, by play. */
bool gh_is_loss (gh_store *store, gh_form g);

/* The impartial game with those of the `options` that the mask has. */
gh_form gh_set_of (gh_store *store, const gh_form *options, unsigned mask);

/* All sets of the sets of the day before: the 16 by day 3 from the 4 by day 2, and so on, each at
   the place that its mask is. Returns how many; at most by day 3. */
unsigned gh_sets_by_day (gh_store *store, unsigned day, gh_form *made);

#endif
