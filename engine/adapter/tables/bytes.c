#include "adapter/tables/bytes.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

bool bytes_reserve (bytes *b, size_t more)
{
  if (more <= b->room - b->count)
    return true;
  if (more > SIZE_MAX / 2 - b->count)
    return false;
  size_t const wanted = b->count + more;
  size_t const room = wanted > 2 * b->room ? wanted : 2 * b->room;
  char *const bigger = realloc (b->at, room < 256 ? 256 : room);
  if (!bigger)
    return false;
  b->at = bigger;
  b->room = room < 256 ? 256 : room;
  return true;
}

bool bytes_add (bytes *b, const void *data, size_t count)
{
  if (!bytes_reserve (b, count))
    return false;
  if (count)
    memcpy (b->at + b->count, data, count);
  b->count += count;
  return true;
}

bool bytes_add_quoted (bytes *b, const char *word)
{
  bool good = bytes_add (b, "'", 1);
  for (; *word; word++)
    good = good && (*word == '\'' ? bytes_add (b, "'\\''", 4) : bytes_add (b, word, 1));
  return good && bytes_add (b, "'", 1);
}

void bytes_drop (bytes *b, size_t count)
{
  if (!count)
    return;
  b->count -= count;
  memmove (b->at, b->at + count, b->count);
}

void bytes_free (bytes *b)
{
  free (b->at);
  *b = (bytes){0};
}
