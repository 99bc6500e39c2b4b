/* Mates of simplest forms, and whether these are tame. */
#include "optimized/misere/inside.h"

bool has_tame_genus (gh_misere *m, gh_reduced g)
{
  const uint32_t *terms;
  size_t const count = gh_reduced_genus (m, g, &terms);
  uint32_t const normal = at (m, g)->grundy;
  return (count == 1 && *terms == normal) ||
         (count == 2 && normal <= 1 && terms[0] == (normal ^ 1) && terms[1] == (normal ^ 2));
}

bool gh_reduced_is_tame (gh_misere *misere, gh_reduced g)
{
  if (at (misere, g)->tame || at (misere, g)->wild)
    return at (misere, g)->tame;
  gh_deeper (misere->store);
  bool tame = has_tame_genus (misere, g);
  for (size_t i = 0; tame && i < at (misere, g)->count; i++)
    tame = gh_reduced_is_tame (misere, options_of (misere, g)[i]);
  gh_shallower (misere->store);
  at (misere, g)->tame = tame;
  at (misere, g)->wild = !tame;
  return tame;
}

/* What is known of the mate. */
static gh_reduced *mate_of (gh_misere *m, gh_reduced g)
{
  lengthen (m, &m->mates, m->games.count, UNKNOWN);
  return (gh_reduced *)m->mates.items + g;
}

/* That of 1 is {1}, which is 0. */
gh_reduced gh_reduced_mate (gh_misere *misere, gh_reduced g)
{
  if (g == GH_REDUCED_ZERO)
    return gh_reduced_heap (misere, 1);
  if (*mate_of (misere, g) != UNKNOWN)
    return *mate_of (misere, g);
  gh_deeper (misere->store);
  size_t const start = misere->stack.count;
  for (size_t i = 0; i < at (misere, g)->count; i++) {
    gh_reduced const option = gh_reduced_mate (misere, options_of (misere, g)[i]);
    push (misere, option);
  }
  gh_reduced const mate = simplified (misere, start);
  gh_shallower (misere->store);
  return *mate_of (misere, g) = mate;
}
