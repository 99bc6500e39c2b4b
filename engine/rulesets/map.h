/* Numbers by position, for those who look at each position once. */
#ifndef GH_POSITION_MAP_H
#define GH_POSITION_MAP_H

#include "form/array.h"
#include "rulesets/ruleset.h"

#define GH_NO_NUMBER UINT32_MAX

/* Empty when all zero. Its memory is that of a store; what allocates fails with GH_NO_MEMORY. */
typedef struct gh_position_map {
  gh_array entries; /* open addressing, at most half full; room a power of two */
} gh_position_map;

/* GH_NO_NUMBER: there is none. */
uint32_t gh_position_map_find (const gh_position_map *map, gh_position position);

/* For a position that has no number yet; not GH_NO_NUMBER. */
void gh_position_map_put (gh_store *store, gh_position_map *map, gh_position position,
                          uint32_t number);

void gh_position_map_release (gh_store *store, gh_position_map *map);

static inline size_t gh_position_map_count (const gh_position_map *map)
{
  return map->entries.count;
}

#endif
