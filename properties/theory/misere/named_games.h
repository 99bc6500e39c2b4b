/* Games of misere play by name, as tables print them: heaps of Nim, games that a table names by a
   letter, and either with a heap added, as in a_2. */
#ifndef GH_THEORY_NAMED_GAMES_H
#define GH_THEORY_NAMED_GAMES_H

#include "theory/misere/heap_play.h"
#include "theory/misere/tables.h"

/* A letter, and the options of its game in simplest form, with names that came before. */
typedef struct definition {
  char letter;
  const char *options; /* "2_2 2 1" */
} definition;

typedef struct game_names {
  gh_misere *misere;
  const definition *definitions; /* the last one has no letter */
  gh_reduced made[26];           /* of those that are made, by letter */
} game_names;

/* The games defined, each found to have just these options in simplest form. */
game_names make_names (gh_misere *misere, const definition *definitions, finding *f);

/* The next name of a list, at *text, which is moved behind it. */
gh_reduced read_name (const game_names *names, const char **text);

/* Whether the list at *text goes on. */
bool more_names (const char *text);

#endif
