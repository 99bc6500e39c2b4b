/* Which theorems a run is about. */
#ifndef GH_SELECTION_H
#define GH_SELECTION_H

#include "harness/theorem.h"

/* The theorems that have one of these ids, or whose ids begin so, in the order of the registry; all
   of them where there are no ids. The caller frees the array. NULL: an id that no theorem has, or
   no memory; it was complained about. */
const gh_theorem **gh_select (const gh_registry *registry, char *const *ids, size_t *count);

#endif
