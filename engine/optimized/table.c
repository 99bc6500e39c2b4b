/* The table itself: memory, values found by their contents, caches. */
#include "optimized/inside.h"

#include <stdlib.h>
#include <string.h>

static gh_array *array_number (gh_games *games, size_t i)
{
  gh_array *const all[] = {&games->values,         &games->listed,       &games->index,
                           &games->stack,          &games->side[0],      &games->side[1],
                           &games->orders.entries, &games->sums.entries, &games->forms,
                           &games->thermographs,   &games->pieces};
  return i < sizeof all / sizeof *all ? all[i] : NULL;
}

static void make_zero (void *argument)
{
  gh_game_integer (argument, 0);
}

gh_games *gh_games_new (const gh_games_limits *limits, const gh_allocator *allocator)
{
  gh_games_limits const all = limits ? *limits : GH_DEFAULT_GAMES_LIMITS;
  gh_store *const store = gh_store_new (&all.one, allocator);
  if (!store)
    return NULL;
  const gh_allocator *const memory = gh_store_allocator (store);
  gh_games *const games = memory->resize (memory->context, NULL, sizeof *games);
  if (!games) {
    gh_store_free (store);
    return NULL;
  }
  memset (games, 0, sizeof *games);
  games->store = store;
  games->limits = all;
  mpz_init (games->scratch);
  games->orders.most = all.cached_orders;
  games->sums.most = all.cached_sums;
  if (gh_games_try (games, make_zero, games) == GH_OK)
    return games;
  gh_games_free (games);
  return NULL;
}

void gh_games_free (gh_games *games)
{
  if (!games)
    return;
  gh_store *const store = games->store;
  mpz_clear (games->scratch);
  for (size_t i = 0; array_number (games, i); i++)
    gh_array_release (store, array_number (games, i));
  const gh_allocator *const memory = gh_store_allocator (store);
  memory->resize (memory->context, games, 0);
  gh_store_free (store);
}

static void clear (gh_array *a, size_t item)
{
  a->count = 0;
  if (a->items)
    memset (a->items, 0, a->room * item);
}

void gh_games_empty (gh_games *games)
{
  gh_store_empty (games->store);
  games->values.count = 1; /* zero */
  games->listed.count = games->thermographs.count = games->pieces.count = 0;
  games->epoch = 0;
  clear (&games->index, sizeof (uint32_t));
  clear (&games->orders.entries, sizeof (uint64_t));
  clear (&games->sums.entries, sizeof (sum_entry));
  value *const zero = at (games, GH_GAME_ZERO);
  zero->birthday = zero->thermograph = NONE;
  ((uint32_t *)games->index.items)[zero->hash & (games->index.room - 1)] = GH_GAME_ZERO + 1;
}

size_t gh_games_count (const gh_games *games)
{
  return games->values.count;
}

size_t gh_games_bytes (const gh_games *games)
{
  size_t bytes = sizeof *games + gh_store_bytes (games->store);
  for (size_t i = 0; array_number ((gh_games *)games, i); i++)
    bytes += array_number ((gh_games *)games, i)->bytes;
  return bytes;
}

gh_status gh_games_try (gh_games *games, void (*body) (void *argument), void *argument)
{
  games->stack.count = 0;
  games->free_values = games->limits.one.forms;
  games->free_options = games->limits.one.options;
  gh_store_allow (games->store);
  return gh_try (games->store, body, argument);
}

const char *gh_games_status_text (const gh_games *games, gh_status status, char *buffer,
                                  size_t size)
{
  return gh_status_text (games->store, status, buffer, size);
}

void push (gh_games *games, gh_array *list, gh_game g)
{
  gh_array_reserve (games->store, list, sizeof g, 1);
  ((gh_game *)list->items)[list->count++] = g;
}

/* ---- values by their contents ---------------------------------------------------------------- */

gh_game table_find (gh_games *games, uint32_t hash,
                    bool same (const gh_games *, const value *, const void *), const void *content)
{
  const uint32_t *const slots = games->index.items;
  size_t const mask = games->index.room - 1;
  if (!games->index.room)
    return NONE;
  for (size_t i = hash & mask; slots[i]; i = (i + 1) & mask) {
    const value *const v = at (games, slots[i] - 1);
    if (v->hash == hash && same (games, v, content))
      return slots[i] - 1;
  }
  return NONE;
}

static void index_put (gh_array *index, uint32_t hash, gh_game g)
{
  uint32_t *const slots = index->items;
  size_t i = hash & (index->room - 1);
  while (slots[i])
    i = (i + 1) & (index->room - 1);
  slots[i] = g + 1;
}

static void index_reserve (gh_games *games)
{
  if (2 * (games->values.count + 1) <= games->index.room)
    return;
  gh_array bigger = {0};
  size_t const room = games->index.room ? 2 * games->index.room : 1024;
  gh_array_reserve (games->store, &bigger, sizeof (uint32_t), room);
  memset (bigger.items, 0, bigger.bytes);
  for (gh_game g = 0; g < games->values.count; g++)
    index_put (&bigger, at (games, g)->hash, g);
  gh_array_release (games->store, &games->index);
  games->index = bigger;
}

gh_game table_add (gh_games *games, const value *made)
{
  if (!games->free_values || games->values.count >= OPEN)
    gh_fail (games->store, GH_OVER_FORMS);
  gh_array_reserve (games->store, &games->values, sizeof (value), 1);
  index_reserve (games);
  games->free_values--;
  gh_game const g = (gh_game)games->values.count++;
  *at (games, g) = *made;
  index_put (&games->index, made->hash, g);
  return g;
}

uint32_t table_list (gh_games *games, const gh_game *left, size_t left_count, const gh_game *right,
                     size_t right_count)
{
  size_t const count = left_count + right_count, first = games->listed.count;
  if (games->free_options < count || first + count >= NONE)
    gh_fail (games->store, GH_OVER_OPTIONS);
  gh_array_reserve (games->store, &games->listed, sizeof (gh_game), count);
  gh_game *const place = (gh_game *)games->listed.items + first;
  if (left_count)
    memcpy (place, left, left_count * sizeof *left);
  if (right_count)
    memcpy (place + left_count, right, right_count * sizeof *right);
  games->listed.count += count;
  games->free_options -= count;
  return (uint32_t)first;
}

/* ---- caches ---------------------------------------------------------------------------------- */

/* Before something is put in: when as much came in as there are places, there are to be twice as
   many. Then *old holds what is to be put in again. */
bool cache_grow (gh_games *games, cache *c, size_t entry, gh_array *old)
{
  gh_array *const entries = &c->entries;
  if (entries->count++ < entries->room || entries->room >= c->most)
    return false;
  gh_array bigger = {0};
  size_t const room = entries->room ? 4 * entries->room : 1024;
  gh_array_reserve (games->store, &bigger, entry, room < c->most ? room : c->most);
  memset (bigger.items, 0, bigger.bytes);
  *old = *entries;
  *entries = bigger;
  return true;
}
