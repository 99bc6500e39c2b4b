/* Games and numbers at which engines of others fell, and what is like them: an engine is asked them
   all in the first pass. */
#ifndef GH_PITFALLS_H
#define GH_PITFALLS_H

#include "harness/cases/sorts.h"

/* Calls `add` with each of pitfalls.def that may be of this sort: each game, ordinal, surreal
   number or loopy game. Runs inside gh_try. */
void gh_pitfalls_each (gh_store *store, gh_sort sort, void (*add) (void *, gh_form), void *context);

#endif
