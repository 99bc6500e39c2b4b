#include "ruleset_programs/reached.h"
#include "form/hash.h"
#include "form/show.h"

#include <stdlib.h>
#include <string.h>

const char *const reached_words[REACHED_KINDS] = {"left", "right", "parts"};

const char *reached_show (const reached *r, uint32_t number, char *buffer, size_t size)
{
  return gh_show (reached_text (r, number), reached_at (r, number)->length, buffer, size);
}

static uint64_t hash_of (const char *text, size_t length)
{
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t i = 0; i < length; i++)
    hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
  return (hash ^ hash >> 32) & GH_HASH_MASK;
}

/* Where its number stands, or would. */
static uint32_t *place_of (const reached *r, const char *text, size_t length)
{
  uint32_t *const slots = r->index.items;
  size_t const mask = r->index.room - 1;
  size_t i = hash_of (text, length) & mask;
  for (; slots[i]; i = (i + 1) & mask) {
    uint32_t const number = slots[i] - 1;
    if (reached_at (r, number)->length == length &&
        !memcmp (reached_text (r, number), text, length))
      break;
  }
  return slots + i;
}

/* At most half of the places are taken. */
static void reserve_index (reached *r)
{
  gh_array bigger = {0};
  if (2 * (reached_count (r) + 1) <= r->index.room)
    return;
  gh_array_reserve (r->store, &bigger, sizeof (uint32_t), r->index.room ? 2 * r->index.room : 1024);
  memset (bigger.items, 0, bigger.room * sizeof (uint32_t));
  gh_array_release (r->store, &r->index);
  r->index = bigger;
  for (uint32_t n = 0; n < reached_count (r); n++)
    *place_of (r, reached_text (r, n), reached_at (r, n)->length) = n + 1;
}

uint32_t reached_find (const reached *r, const char *text, size_t length)
{
  uint32_t const found = r->index.room ? *place_of (r, text, length) : 0;
  return found ? found - 1 : REACHED_NONE;
}

uint32_t reached_meet (reached *r, const char *text, size_t length)
{
  uint32_t const known = reached_find (r, text, length);
  if (known != REACHED_NONE)
    return known;
  uint32_t const number = (uint32_t)reached_count (r);
  if (number >= gh_store_limits (r->store)->forms)
    gh_fail (r->store, GH_OVER_FORMS);
  if (r->texts.count + length > REACHED_MOST_TEXTS)
    gh_fail (r->store, GH_OVER_LENGTH);
  reserve_index (r);
  gh_array_reserve (r->store, &r->entries, sizeof (reached_position), 1);
  gh_array_reserve (r->store, &r->texts, 1, length);
  memcpy ((char *)r->texts.items + r->texts.count, text, length);
  *place_of (r, text, length) = number + 1;
  ((reached_position *)r->entries.items)[r->entries.count++] =
      (reached_position){.text = r->texts.count, .length = (uint32_t)length};
  r->texts.count += length;
  return number;
}

static int compare (const void *a, const void *b)
{
  uint32_t const x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

reached_list reached_sort (reached *r, size_t first, bool once)
{
  size_t const count = r->items.count - first;
  size_t kept = 0;
  if (!count)
    return (reached_list){(uint32_t)first, 0};
  uint32_t *const list = (uint32_t *)r->items.items + first;
  qsort (list, count, sizeof *list, compare);
  for (size_t i = 0; i < count; i++)
    if (!once || !kept || list[kept - 1] != list[i])
      list[kept++] = list[i];
  r->items.count = first + kept;
  return (reached_list){(uint32_t)first, (uint32_t)kept};
}

void reached_release (reached *r)
{
  gh_array *const all[] = {&r->texts, &r->entries, &r->items, &r->index, &r->checked};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    gh_array_release (r->store, all[i]);
    *all[i] = (gh_array){0};
  }
}
