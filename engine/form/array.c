/* Arrays that grow, and open-addressing indexes into them. */
#include "form/inside.h"

#include <string.h>

static bool array_grow (gh_store *store, array *a, size_t item, size_t room)
{
  if (room > SIZE_MAX / item)
    return false;
  void *items = store->allocator.resize (store->allocator.context, a->items, room * item);
  if (!items)
    return false;
  a->items = items;
  a->room = room;
  a->bytes = room * item;
  return true;
}

void array_reserve (gh_store *store, array *a, size_t item, size_t more)
{
  if (more <= a->room - a->count)
    return;
  size_t const wanted = a->count + more;
  size_t const room = wanted > 2 * a->room ? wanted : 2 * a->room;
  if (!array_grow (store, a, item, room < 64 ? 64 : room))
    gh_fail (store, GH_NO_MEMORY);
}

void array_release (gh_store *store, array *a)
{
  if (a->items)
    store->allocator.resize (store->allocator.context, a->items, 0);
}

uint32_t *index_slots (const array *index)
{
  return index->items;
}

/* Put item number n where its hash leads; the index has free slots. */
void index_put (array *index, uint32_t hash, uint32_t n)
{
  size_t at = hash & (index->room - 1);
  while (index_slots (index)[at])
    at = (at + 1) & (index->room - 1);
  index_slots (index)[at] = n + 1;
}

/* Take item number n out again: it must be the last one that was put in. */
void index_drop (array *index, uint32_t hash, uint32_t n)
{
  size_t at = hash & (index->room - 1);
  while (index_slots (index)[at] != n + 1)
    at = (at + 1) & (index->room - 1);
  index_slots (index)[at] = 0;
}

/* Keep an index at most half full; `hash_of` tells the hash of item i. */
void index_reserve (gh_store *store, array *index, size_t items,
                    uint32_t hash_of (const gh_store *, size_t))
{
  if (2 * (items + 1) <= index->room)
    return;
  array bigger = {0};
  if (!array_grow (store, &bigger, sizeof (uint32_t), index->room ? 2 * index->room : 256))
    gh_fail (store, GH_NO_MEMORY);
  memset (bigger.items, 0, bigger.room * sizeof (uint32_t));
  for (size_t i = 0; i < items; i++)
    index_put (&bigger, hash_of (store, i), (uint32_t)i);
  array_release (store, index);
  *index = bigger;
}
