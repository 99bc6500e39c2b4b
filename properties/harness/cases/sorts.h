/* What variables of theorems are, and the sets that games range over. */
#ifndef GH_SORTS_H
#define GH_SORTS_H

#include "engine.h"

/* What a variable of a claim ranges over. */
typedef enum {
  GH_SORT_GAME,
  GH_SORT_NUMBER,    /* a game equal to a number; its form need not be a Number */
  GH_SORT_INTEGER,   /* an integer, and the game {n-1|} or {|n+1} where one is expected */
  GH_SORT_IMPARTIAL, /* both players have the same options, in every position */
  GH_SORT_DICOTIC,   /* in every position both players can move or neither can ("all small") */
  GH_SORT_ORDINAL,   /* an ordinal below epsilon_0, and no form: a code (transfinite/ordinal.h) */
  GH_SORT_SURREAL,   /* a number in normal form, and no form likewise (transfinite/normal.h) */
  GH_SORT_LOOPY,     /* a loopy game, and no form likewise (loopy/code.h) */
  GH_SORT_IMPARTIAL_LOOPY, /* one in which both players have the same options everywhere */
  GH_SORTS
} gh_sort;

extern const char *const gh_sort_words[GH_SORTS];

/* What the value of such a variable is: GH_GAME, GH_INTEGER, GH_ORDINAL, GH_SURREAL or GH_LOOPY. */
gh_type gh_type_of_sort (gh_sort sort);

static inline bool gh_is_loopy_sort (gh_sort sort)
{
  return sort == GH_SORT_LOOPY || sort == GH_SORT_IMPARTIAL_LOOPY;
}

/* Whether that is a code, and no form of a game. */
bool gh_is_code (gh_sort sort);

/* Whether a form, or a code where gh_is_code says so, is of a sort. Runs inside gh_try. */
bool gh_is_of_sort (gh_store *store, gh_form form, gh_sort sort);

typedef enum {
  GH_SET_FORMS,  /* literal forms: 1, 4, 256 by days 0, 1, 2; impartial ones, of which there are 1,
                    2, 4, 16, 65536, by days 0 to 4 */
  GH_SET_VALUES, /* one canonical form a value: 1, 4, 22, 1474 by days 0, 1, 2, 3 */
  GH_SET_MOVES,  /* literal forms whose game trees have exactly so many moves */
  GH_SET_SIMPLEST, /* impartial forms in simplest form for misere play: 1, 2, 3, 5, 22 by days 0 to
                      4 */
  GH_SET_PITFALLS /* those at which engines fell (cases/pitfalls.def), ordinals and surreal numbers,
                     too */
} gh_set;

/* Whether a form is of the kind that a set is made of, born on any day; any form is like some
   pitfall. Runs inside gh_try. */
bool gh_is_of_set (gh_store *store, gh_form form, gh_set set);

#endif
