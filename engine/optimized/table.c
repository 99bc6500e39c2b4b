/* The inside of a table: lists, values found by their contents, caches. */
#include "optimized/inside.h"

#include <string.h>

/* ---- lists ----------------------------------------------------------------------------------- */

void clear (gh_array *a)
{
  a->count = 0;
  if (a->items)
    memset (a->items, 0, a->bytes);
}

void push (gh_canons *canons, gh_array *list, gh_canon g)
{
  gh_array_reserve (canons->store, list, sizeof g, 1);
  ((gh_canon *)list->items)[list->count++] = g;
}

uint32_t *place (gh_canons *canons, gh_array *list, size_t count, size_t i)
{
  if (count > list->count) {
    size_t const more = count - list->count;
    gh_array_reserve (canons->store, list, sizeof (uint32_t), more);
    memset ((uint32_t *)list->items + list->count, 0xff, more * sizeof (uint32_t));
    list->count = count;
  }
  return (uint32_t *)list->items + i;
}

/* ---- values by their contents ---------------------------------------------------------------- */

gh_canon table_find (gh_canons *canons, uint32_t hash,
                     bool same (const gh_canons *, const value *, const void *),
                     const void *content)
{
  const uint32_t *const slots = canons->index.items;
  size_t const mask = canons->index.room - 1;
  if (!canons->index.room)
    return NONE;
  for (size_t i = hash & mask; slots[i]; i = (i + 1) & mask) {
    const value *const v = at (canons, slots[i] - 1);
    if (v->hash == hash && same (canons, v, content))
      return slots[i] - 1;
  }
  return NONE;
}

static void index_put (gh_array *index, uint32_t hash, gh_canon g)
{
  uint32_t *const slots = index->items;
  size_t i = hash & (index->room - 1);
  while (slots[i])
    i = (i + 1) & (index->room - 1);
  slots[i] = g + 1;
}

static void index_reserve (gh_canons *canons)
{
  if (2 * (canons->values.count + 1) <= canons->index.room)
    return;
  gh_array bigger = {0};
  size_t const room = canons->index.room ? 2 * canons->index.room : 1024;
  gh_array_reserve (canons->store, &bigger, sizeof (uint32_t), room);
  memset (bigger.items, 0, bigger.bytes);
  for (gh_canon g = 0; g < canons->values.count; g++)
    index_put (&bigger, at (canons, g)->hash, g);
  gh_array_release (canons->store, &canons->index);
  canons->index = bigger;
}

gh_canon table_add (gh_canons *canons, const value *made, cuts of_it)
{
  if (!canons->free_values || canons->values.count >= OPEN)
    gh_fail (canons->store, GH_OVER_FORMS);
  gh_array_reserve (canons->store, &canons->values, sizeof (value), 1);
  gh_array_reserve (canons->store, &canons->cuts, sizeof (cuts), 1);
  index_reserve (canons);
  canons->free_values--;
  gh_canon const g = (gh_canon)canons->values.count++;
  *at (canons, g) = *made;
  ((cuts *)canons->cuts.items)[canons->cuts.count++] = of_it;
  index_put (&canons->index, made->hash, g);
  return g;
}

uint32_t table_list (gh_canons *canons, const gh_canon *left, size_t left_count,
                     const gh_canon *right, size_t right_count)
{
  size_t const count = left_count + right_count, first = canons->listed.count;
  if (canons->free_options < count || first + count >= NONE)
    gh_fail (canons->store, GH_OVER_OPTIONS);
  gh_array_reserve (canons->store, &canons->listed, sizeof (gh_canon), count);
  if (count == 0) /* there may be no list yet, and no memory */
    return (uint32_t)first;
  gh_canon *const place = (gh_canon *)canons->listed.items + first;
  if (left_count)
    memcpy (place, left, left_count * sizeof *left);
  if (right_count)
    memcpy (place + left_count, right, right_count * sizeof *right);
  canons->listed.count += count;
  canons->free_options -= count;
  return (uint32_t)first;
}

/* ---- caches ---------------------------------------------------------------------------------- */

/* Before something is put in: when as much came in as there are places, there are to be twice as
   many. Then *old holds what is to be put in again. */
bool cache_grow (gh_canons *canons, cache *c, size_t entry, gh_array *old)
{
  gh_array *const entries = &c->entries;
  if (entries->count++ < entries->room || entries->room >= c->most)
    return false;
  gh_array bigger = {0};
  size_t const room = entries->room ? 4 * entries->room : 1024;
  gh_array_reserve (canons->store, &bigger, entry, room < c->most ? room : c->most);
  memset (bigger.items, 0, bigger.bytes);
  *old = *entries;
  *entries = bigger;
  return true;
}

/* ---- the mex rule ---------------------------------------------------------------------------- */

/* As many values as stand there may be taken, so that places for these behind them are enough to
   mark which are. */
uint32_t least_missing (gh_canons *canons, size_t start)
{
  size_t const count = canons->stack.count - start;
  gh_array_reserve (canons->store, &canons->stack, sizeof (uint32_t), count);
  const uint32_t *const values = (uint32_t *)canons->stack.items + start;
  uint32_t *const taken = (uint32_t *)canons->stack.items + canons->stack.count;
  uint32_t least = 0;
  for (size_t i = 0; i < count; i++)
    taken[i] = false;
  for (size_t i = 0; i < count; i++)
    if (values[i] < count)
      taken[values[i]] = true;
  while (least < count && taken[least])
    least++;
  return least;
}
