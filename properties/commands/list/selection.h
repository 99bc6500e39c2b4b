/* Which theorems a run is about. */
#ifndef GH_SELECTION_H
#define GH_SELECTION_H

#include "commands/library.h"
#include "commands/list/asked.h"

typedef struct gh_selection {
  char *const *said; /* ids, how they begin, or words (gh_search), up to NULL; none: all theorems */
  char *const *skip; /* but for these */
  gh_asked only;     /* and but for those that ask for something else; all zero: for anything */
} gh_selection;

/* The theorems in the order of the registry, all read. The caller frees the array. NULL: what is
   said finds nothing, no theorem is left, or no memory, of which it was complained; or a signal
   came (gh_interrupted). */
const gh_theorem **gh_select (gh_library *library, const gh_selection *selection, size_t *count);

#endif
