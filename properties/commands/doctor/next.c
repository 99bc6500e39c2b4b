#include "commands/doctor/next.h"
#include "harness/run/runner.h"

static size_t count_applicable (const gh_registry *registry, gh_request_set abilities, bool builtin)
{
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++)
    count += gh_applies (abilities, builtin, &registry->theorems[i]);
  return count;
}

/* Put one among the best, behind those that open as much. Returns how many there are then. */
static size_t insert (gh_opening *best, size_t count, gh_opening opening)
{
  size_t at = count;
  while (at > 0 && best[at - 1].theorems < opening.theorems)
    at--;
  if (at == GH_MOST_OPENINGS)
    return count;
  count += count < GH_MOST_OPENINGS;
  for (size_t i = count - 1; i > at; i--)
    best[i] = best[i - 1];
  best[at] = opening;
  return count;
}

void gh_openings_count (const gh_registry *registry, gh_request_set abilities, bool builtin,
                        gh_openings *o)
{
  size_t alone[GH_ABILITIES];
  *o = (gh_openings){.applicable = count_applicable (registry, abilities, builtin),
                     .askable = count_applicable (registry, GH_BIT (GH_ABILITIES) - 1, builtin)};
  for (unsigned a = 0; a < GH_ABILITIES; a++) {
    alone[a] = count_applicable (registry, abilities | GH_BIT (a), builtin) - o->applicable;
    if (alone[a])
      o->ones = insert (o->one, o->ones, (gh_opening){a, a, alone[a]});
  }
  for (unsigned a = 0; a < GH_ABILITIES; a++)
    for (unsigned b = a + 1; b < GH_ABILITIES; b++) {
      gh_request_set const both = GH_BIT (a) | GH_BIT (b);
      if (both & abilities || alone[a] || alone[b])
        continue;
      size_t const more = count_applicable (registry, abilities | both, builtin) - o->applicable;
      if (more)
        o->pair_count = insert (o->pairs, o->pair_count, (gh_opening){a, b, more});
    }
}
