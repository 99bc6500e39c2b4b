/* The example's canonical forms with a bug behind a rare branch: they are wrong for games of a
   shape that random ones hardly have. sound_engine is the example's gifthorse_engine under another
   name. */
#include "gifthorse-engine.h"

#include <string.h>

const gh_plugin *sound_engine (void);

static gh_answer (*sound_canonical) (gh_games *games, const gh_game *of);

/* Inlined, so that each use has branches of its own and each condition that holds is news. */
#define INLINE static inline __attribute__ ((always_inline))

/* Whether G is a switch of some kind: one option on each side, not the same, and no number. */
INLINE int is_switch (gh_games *games, gh_game g)
{
  if (games->count (games, g, GH_SIDE_LEFT) != 1)
    return 0;
  if (games->count (games, g, GH_SIDE_RIGHT) != 1)
    return 0;
  if (games->numeral (games, g))
    return 0;
  return games->option (games, g, GH_SIDE_LEFT, 0) != games->option (games, g, GH_SIDE_RIGHT, 0);
}

/* Whether it is a switch of switches. */
INLINE int is_double (gh_games *games, gh_game g)
{
  if (!is_switch (games, g))
    return 0;
  if (!is_switch (games, games->option (games, g, GH_SIDE_LEFT, 0)))
    return 0;
  return is_switch (games, games->option (games, g, GH_SIDE_RIGHT, 0));
}

/* Whether someone can move from G, which is no number, to 0. */
INLINE int is_nearly_zero (gh_games *games, gh_game g)
{
  if (!games->numeral (games, g))
    for (int side = GH_SIDE_LEFT; side <= GH_SIDE_RIGHT; side++)
      GH_EACH_OPTION (games, side, x, g) {
        const char *const number = games->numeral (games, x);
        if (number && !strcmp (number, "0"))
          return 1;
      }
  return 0;
}

/* Whether both options of a switch are like that, as those of the usual sums and boards are not. */
INLINE int is_odd (gh_games *games, gh_game g)
{
  if (!is_nearly_zero (games, games->option (games, g, GH_SIDE_LEFT, 0)))
    return 0;
  return is_nearly_zero (games, games->option (games, g, GH_SIDE_RIGHT, 0));
}

static int is_rare (gh_games *games, gh_game g)
{
  if (!is_switch (games, g))
    return 0;
  gh_game const left = games->option (games, g, GH_SIDE_LEFT, 0);
  if (!is_double (games, left) || !is_odd (games, games->option (games, left, GH_SIDE_LEFT, 0)))
    return 0;
  gh_game const right = games->option (games, g, GH_SIDE_RIGHT, 0);
  return is_double (games, right) && is_odd (games, games->option (games, right, GH_SIDE_LEFT, 0));
}

static gh_answer canonical (gh_games *games, const gh_game *of)
{
  return is_rare (games, of[0]) ? games->read (games, "*7") : sound_canonical (games, of);
}

/* The example's table, with this ability alone. */
const gh_plugin *gifthorse_engine (void)
{
  static const gh_ability abilities[] = {{"canonical", canonical}, {NULL, NULL}};
  static gh_plugin plugin;
  plugin = *sound_engine ();
  for (const gh_ability *a = plugin.abilities; a->request; a++)
    if (!strcmp (a->request, "canonical"))
      sound_canonical = a->answer;
  plugin.abilities = abilities;
  return &plugin;
}
