/* Open addressing: from a hash to the number of an item. */
#include "form/store/inside.h"

#include <string.h>

uint32_t *index_slots (const gh_array *index)
{
  return index->items;
}

/* Put item number n where its hash leads; the index has free slots. */
void index_put (gh_array *index, uint32_t hash, uint32_t n)
{
  size_t at = hash & (index->room - 1);
  while (index_slots (index)[at])
    at = (at + 1) & (index->room - 1);
  index_slots (index)[at] = n + 1;
}

/* Take item number n out again: it must be the last one that was put in. */
void index_drop (gh_array *index, uint32_t hash, uint32_t n)
{
  size_t at = hash & (index->room - 1);
  while (index_slots (index)[at] != n + 1)
    at = (at + 1) & (index->room - 1);
  index_slots (index)[at] = 0;
}

/* Keep an index at most half full; `hash_of` tells the hash of item i. */
void index_reserve (gh_store *store, gh_array *index, size_t items,
                    uint32_t hash_of (const gh_store *, size_t))
{
  if (2 * (items + 1) <= index->room)
    return;
  gh_array bigger = {0};
  gh_array_reserve (store, &bigger, sizeof (uint32_t), index->room ? 2 * index->room : 256);
  memset (bigger.items, 0, bigger.room * sizeof (uint32_t));
  for (size_t i = 0; i < items; i++)
    index_put (&bigger, hash_of (store, i), (uint32_t)i);
  gh_array_release (store, index);
  *index = bigger;
}
