#include "adapter/tables/names.h"

#include <stdlib.h>
#include <string.h>

size_t names_number (const char *name, size_t length)
{
  size_t number = 0;
  if (length < 2 || *name != 'g')
    return MOST_NAMES;
  for (size_t i = 1; i < length && number < MOST_NAMES; i++)
    if (name[i] < '0' || name[i] > '9')
      return MOST_NAMES;
    else
      number = 10 * number + (size_t)(name[i] - '0');
  return number < MOST_NAMES ? number : MOST_NAMES;
}

bool names_get (const names *n, size_t number, gh_form *form)
{
  if (number >= n->room || !n->games[number])
    return false;
  *form = n->games[number] - 1;
  return true;
}

bool names_keep (names *n, size_t number, gh_form form)
{
  if (number >= n->room) {
    size_t const room = number + 1 > 2 * n->room ? number + 1 : 2 * n->room;
    uint32_t *const bigger = realloc (n->games, room * sizeof *bigger);
    if (!bigger)
      return false;
    memset (bigger + n->room, 0, (room - n->room) * sizeof *bigger);
    n->games = bigger;
    n->room = room;
  }
  n->count++;
  n->games[number] = form + 1;
  return true;
}

void names_clear (names *n)
{
  if (n->count)
    memset (n->games, 0, n->room * sizeof *n->games);
  n->count = 0;
}

void names_free (names *n)
{
  free (n->games);
}
