#include "adapter/tables/map.h"

#include <stdlib.h>

static size_t hash (uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
  uint64_t h = (a + 1) * UINT64_C (0x9e3779b97f4a7c15);
  h = ((h ^ h >> 32) + b) * UINT64_C (0xbf58476d1ce4e5b9);
  h = ((h ^ h >> 32) + c) * UINT64_C (0x94d049bb133111eb);
  h = ((h ^ h >> 32) + d) * UINT64_C (0xd6e8feb86659fd93);
  return (size_t)(h >> 32);
}

/* The slot of a key, or the free slot where it would go. */
static map_slot *slot_of (const map *m, uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
  for (size_t at = hash (a, b, c, d);; at++) {
    map_slot *const s = &m->slots[at & (m->room - 1)];
    if (s->stamp != m->stamp || (s->a == a && s->b == b && s->c == c && s->d == d))
      return s;
  }
}

bool map_reserve (map *m)
{
  if (2 * (m->count + 1) <= m->room)
    return true;
  map bigger = {.room = m->room ? 2 * m->room : 256, .stamp = 1};
  bigger.slots = calloc (bigger.room, sizeof *bigger.slots);
  if (!bigger.slots)
    return false;
  for (size_t i = 0; i < m->room; i++)
    if (m->slots[i].stamp == m->stamp)
      map_put (&bigger, m->slots[i].a, m->slots[i].b, m->slots[i].c, m->slots[i].d,
               m->slots[i].value);
  free (m->slots);
  *m = bigger;
  return true;
}

bool map_get (const map *m, uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t *value)
{
  if (!m->count)
    return false;
  const map_slot *const s = slot_of (m, a, b, c, d);
  *value = s->value;
  return s->stamp == m->stamp;
}

void map_put (map *m, uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t value)
{
  map_slot *const s = slot_of (m, a, b, c, d);
  m->count += s->stamp != m->stamp;
  *s = (map_slot){a, b, c, d, value, m->stamp};
}

void map_forget (map *m)
{
  if (!m->count)
    return;
  m->count = 0;
  if (++m->stamp == 0) { /* stamps are used up: old ones must not seem new */
    free (m->slots);
    *m = (map){0};
  }
}

void map_free (map *m)
{
  free (m->slots);
  *m = (map){0};
}
