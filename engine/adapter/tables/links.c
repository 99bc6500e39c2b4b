#include "adapter/tables/links.h"

#include <stdlib.h>

static bool reserve (links *l)
{
  if (!map_reserve (&l->index))
    return false;
  if (l->count < l->room)
    return true;
  size_t const room = l->room ? 2 * l->room : 64;
  chain_link *const bigger = realloc (l->items, room * sizeof *bigger);
  if (!bigger)
    return false;
  l->items = bigger;
  l->room = room;
  return true;
}

bool links_number (links *l, const gh_components *sum, uint32_t *number)
{
  *number = 0;
  for (size_t i = 0; i < sum->count; i++) {
    uint32_t const before = *number;
    gh_term const term = sum->terms[i];
    if (map_get (&l->index, before, term.times, term.game, 0, number))
      continue;
    if (!reserve (l))
      return false;
    l->items[l->count++] = (chain_link){before, term};
    *number = (uint32_t)l->count;
    map_put (&l->index, before, term.times, term.game, 0, *number);
  }
  return true;
}

size_t links_terms (const links *l, uint32_t number, gh_term terms[GH_MOST_TERMS])
{
  size_t count = 0;
  for (uint32_t at = number; at; at = l->items[at - 1].before)
    count++;
  size_t i = count;
  for (uint32_t at = number; at; at = l->items[at - 1].before)
    terms[--i] = l->items[at - 1].term;
  return count;
}

void links_forget (links *l)
{
  map_forget (&l->index);
  l->count = 0;
}

void links_free (links *l)
{
  free (l->items);
  map_free (&l->index);
}
