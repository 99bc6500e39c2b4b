/* The table itself: memory, values found by their contents, caches. */
#include "optimized/inside.h"

#include <stdlib.h>
#include <string.h>

static gh_array *array_number (gh_canons *canons, size_t i)
{
  gh_array *const all[] = {&canons->values,       &canons->cuts,           &canons->listed,
                           &canons->index,        &canons->stack,          &canons->side[0],
                           &canons->side[1],      &canons->orders.entries, &canons->sums.entries,
                           &canons->from_forms,   &canons->to_forms,       &canons->weights,
                           &canons->thermographs, &canons->pieces,         &canons->grundys};
  return i < sizeof all / sizeof *all ? all[i] : NULL;
}

/* They are addressed by the last bits of a hash. */
static void check_cached (size_t entries)
{
  if (!entries || entries & (entries - 1))
    gh_broken ("gh_canons_new", "limits", "a table's size is no power of two");
}

static void make_zero (void *argument)
{
  gh_canon_integer (argument, 0);
}

gh_canons *gh_canons_new (const gh_canons_limits *limits, const gh_allocator *allocator)
{
  gh_canons_limits const all = limits ? *limits : GH_DEFAULT_CANONS_LIMITS;
  check_cached (all.cached_orders);
  check_cached (all.cached_sums);
  gh_store *const store = gh_store_new (&all.one, allocator);
  if (!store)
    return NULL;
  const gh_allocator *const memory = gh_store_allocator (store);
  gh_canons *const canons = memory->resize (memory->context, NULL, sizeof *canons);
  if (!canons) {
    gh_store_free (store);
    return NULL;
  }
  memset (canons, 0, sizeof *canons);
  canons->store = store;
  canons->limits = all;
  mpz_init (canons->scratch);
  canons->orders.most = all.cached_orders;
  canons->sums.most = all.cached_sums;
  if (gh_canons_try (canons, make_zero, canons) == GH_OK)
    return canons;
  gh_canons_free (canons);
  return NULL;
}

void gh_canons_free (gh_canons *canons)
{
  if (!canons)
    return;
  gh_store *const store = canons->store;
  mpz_clear (canons->scratch);
  for (size_t i = 0; array_number (canons, i); i++)
    gh_array_release (store, array_number (canons, i));
  const gh_allocator *const memory = gh_store_allocator (store);
  memory->resize (memory->context, canons, 0);
  gh_store_free (store);
}

void clear (gh_array *a)
{
  a->count = 0;
  if (a->items)
    memset (a->items, 0, a->bytes);
}

void gh_canons_empty (gh_canons *canons)
{
  gh_store_empty (canons->store);
  canons->values.count = canons->cuts.count = 1; /* zero */
  canons->listed.count = canons->thermographs.count = canons->pieces.count = 0;
  canons->to_forms.count = canons->weights.count = 0;
  canons->epoch = 0;
  clear (&canons->index);
  clear (&canons->orders.entries);
  clear (&canons->sums.entries);
  value *const zero = at (canons, GH_CANON_ZERO);
  zero->thermograph = NONE;
  ((uint32_t *)canons->index.items)[zero->hash & (canons->index.room - 1)] = GH_CANON_ZERO + 1;
}

size_t gh_canons_count (const gh_canons *canons)
{
  return canons->values.count;
}

size_t gh_canons_bytes (const gh_canons *canons)
{
  size_t bytes = sizeof *canons + gh_store_bytes (canons->store);
  for (size_t i = 0; array_number ((gh_canons *)canons, i); i++)
    bytes += array_number ((gh_canons *)canons, i)->bytes;
  return bytes;
}

gh_status gh_canons_try (gh_canons *canons, void (*body) (void *argument), void *argument)
{
  canons->stack.count = 0;
  canons->free_values = canons->limits.one.forms;
  canons->free_options = canons->limits.one.options;
  gh_store_allow (canons->store);
  return gh_try (canons->store, body, argument);
}

const char *gh_canons_status_text (const gh_canons *canons, gh_status status, char *buffer,
                                   size_t size)
{
  return gh_status_text (canons->store, status, buffer, size);
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
