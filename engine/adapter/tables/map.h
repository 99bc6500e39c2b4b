/* From four small numbers to one. All keys are forgotten at once. */
#ifndef GH_ADAPTER_MAP_H
#define GH_ADAPTER_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct map_slot {
  uint32_t a, b, c, d, value, stamp;
} map_slot;

typedef struct map {
  map_slot *slots;
  size_t room, count;
  uint32_t stamp; /* a slot is in use when it bears this stamp */
} map;

bool map_reserve (map *m); /* room for one more key; false: no memory */
bool map_get (const map *m, uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t *value);
void map_put (map *m, uint32_t a, uint32_t b, uint32_t c, uint32_t d,
              uint32_t value); /* after map_reserve */
void map_forget (map *m);      /* in constant time */
void map_free (map *m);

#endif
