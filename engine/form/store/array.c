#include "form/array.h"
#include "form/store/inside.h"

#define MUCH_ROOM 4096 /* items: below this a table is never too large */

static bool grow (gh_store *store, gh_array *a, size_t item, size_t room)
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

void gh_array_reserve (gh_store *store, gh_array *a, size_t item, size_t more)
{
  if (more <= a->room - a->count)
    return;
  size_t const wanted = a->count + more;
  size_t const room = wanted > 2 * a->room ? wanted : 2 * a->room;
  if (!grow (store, a, item, room < 64 ? 64 : room))
    gh_fail (store, GH_NO_MEMORY);
}

void gh_array_release (gh_store *store, gh_array *a)
{
  if (a->items)
    store->allocator.resize (store->allocator.context, a->items, 0);
}

bool gh_array_shrink (gh_store *store, gh_array *table, size_t used)
{
  if (table->room <= MUCH_ROOM || table->room / 16 < used)
    return false;
  gh_array_release (store, table);
  *table = (gh_array){0};
  return true;
}
