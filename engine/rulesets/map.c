#include "rulesets/map.h"

typedef struct entry {
  gh_position position;
  uint32_t number; /* GH_NO_NUMBER: a free place */
} entry;

static size_t hash_of (gh_position p)
{
  uint64_t const hash = (p.word[0] ^ p.word[1] * 0x9e3779b97f4a7c15u) * 0xd6e8feb86659fd93u;
  return (size_t)(hash ^ hash >> 32);
}

/* Where the position stands, or would. */
static entry *place_of (const gh_array *entries, gh_position p)
{
  size_t const mask = entries->room - 1;
  size_t i = hash_of (p) & mask;
  entry *e;
  while ((e = (entry *)entries->items + i)->number != GH_NO_NUMBER &&
         (e->position.word[0] != p.word[0] || e->position.word[1] != p.word[1]))
    i = (i + 1) & mask;
  return e;
}

uint32_t gh_position_map_find (const gh_position_map *map, gh_position position)
{
  return map->entries.room ? place_of (&map->entries, position)->number : GH_NO_NUMBER;
}

static void reserve (gh_store *store, gh_array *entries)
{
  gh_array bigger = {0};
  if (2 * (entries->count + 1) <= entries->room)
    return;
  gh_array_reserve (store, &bigger, sizeof (entry), entries->room ? 2 * entries->room : 1024);
  for (size_t i = 0; i < bigger.room; i++)
    ((entry *)bigger.items)[i].number = GH_NO_NUMBER;
  for (size_t i = 0; i < entries->room; i++) {
    const entry *const e = (entry *)entries->items + i;
    if (e->number != GH_NO_NUMBER)
      *place_of (&bigger, e->position) = *e;
  }
  bigger.count = entries->count;
  gh_array_release (store, entries);
  *entries = bigger;
}

void gh_position_map_put (gh_store *store, gh_position_map *map, gh_position position,
                          uint32_t number)
{
  reserve (store, &map->entries);
  *place_of (&map->entries, position) = (entry){position, number};
  map->entries.count++;
}

void gh_position_map_release (gh_store *store, gh_position_map *map)
{
  gh_array_release (store, &map->entries);
}
