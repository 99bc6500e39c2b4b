/* Which theorems a run is about. */
#ifndef GH_SELECTION_H
#define GH_SELECTION_H

#include "commands/asked.h"

typedef struct gh_selection {
  char *const *ids;  /* of theorems, or how they begin, up to NULL; none: all theorems */
  char *const *skip; /* but for these */
  gh_asked only;     /* and but for those that ask for something else; all zero: for anything */
} gh_selection;

/* The theorems in the order of the registry. The caller frees the array. NULL: an id that no
   theorem has, no theorem is left, or no memory; it was complained about. */
const gh_theorem **gh_select (const gh_registry *registry, const gh_selection *selection,
                              size_t *count);

/* Whether a theorem has one of these ids, or one that begins so. */
bool gh_is_one_of (const gh_theorem *theorem, char *const *ids);

#endif
