/* Arrays that grow, in the memory of a store. */
#ifndef GH_ARRAY_H
#define GH_ARRAY_H

#include "form/store.h"

typedef struct gh_array {
  void *items;
  size_t count, room, bytes; /* items there are, items there is room for, memory held */
} gh_array;

/* Make room for `more` items beyond count, each of `item` bytes, or fail with GH_NO_MEMORY. What
   stood there stays, perhaps elsewhere. */
void gh_array_reserve (gh_store *store, gh_array *a, size_t item, size_t more);

void gh_array_release (gh_store *store, gh_array *a);

/* Before a hash table is emptied of what it has: release it if it is far larger than that, so that
   what comes next does not jump about in it. False: it stays. */
bool gh_array_shrink (gh_store *store, gh_array *table, size_t used);

#endif
