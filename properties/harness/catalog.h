/* Catalogs: finite lists of forms that domains are made of, each in a store of its own, sorted by
   the number of moves in the game tree, then by text. */
#ifndef GH_CATALOG_H
#define GH_CATALOG_H

#include "adapter/takes.h"

/* What a variable of a claim ranges over. */
typedef enum {
  GH_SORT_GAME,
  GH_SORT_NUMBER,    /* a game equal to a number; its form need not be a Number */
  GH_SORT_INTEGER,   /* an integer, and the game {n-1|} or {|n+1} where one is expected */
  GH_SORT_IMPARTIAL, /* both players have the same options, in every position */
  GH_SORT_DICOTIC,   /* in every position both players can move or neither can ("all small") */
  GH_SORTS
} gh_sort;

extern const char *const gh_sort_words[GH_SORTS];

/* Whether a form is of a sort. Runs inside gh_try. */
bool gh_is_of_sort (gh_store *store, gh_form form, gh_sort sort);

typedef enum {
  GH_SET_FORMS,   /* literal forms: 1, 4, 256 by days 0, 1, 2; impartial ones, of which there are 1,
                     2, 4, 16, 65536, by days 0 to 4 */
  GH_SET_VALUES,  /* one canonical form a value: 1, 4, 22, 1474 by days 0, 1, 2, 3 */
  GH_SET_MOVES,   /* literal forms whose game trees have exactly so many moves */
  GH_SET_SIMPLEST /* impartial forms in simplest form for misere play: 1, 2, 3, 5, 22 by days 0 to 4
                   */
} gh_set;

/* Whether a form is of the kind that a set is made of, born on any day. Runs inside gh_try. */
bool gh_is_of_set (gh_store *store, gh_form form, gh_set set);

typedef struct gh_catalog {
  gh_set set;
  unsigned n; /* the day, or the number of moves */
  gh_sort sort;
  gh_store *store;
  gh_form *forms;
  size_t count;
  struct gh_copies *copies; /* of them in another store */
  struct gh_taken *taken;   /* which of them an engine takes */
} gh_catalog;

/* Form number i in another store, as gh_form_copy makes it; copied once a filling of that store.
   Runs inside gh_try. */
gh_form gh_catalog_form (const gh_catalog *catalog, size_t i, gh_store *store);

/* Which of the forms are taken: their numbers, which stand until this is asked of something else;
   returns how many. */
size_t gh_catalog_taken (const gh_catalog *catalog, const gh_takes *takes, const uint32_t **index);

/* The most moves that a set of forms of a sort is made for. */
#define GH_MOST_MOVES 7
#define GH_MOST_IMPARTIAL_DAYS 4
#define GH_MOST_IMPARTIAL_MOVES 50
static inline unsigned gh_most_moves (gh_sort sort)
{
  return sort == GH_SORT_IMPARTIAL ? GH_MOST_IMPARTIAL_MOVES : GH_MOST_MOVES;
}

typedef struct gh_catalogs gh_catalogs;
gh_catalogs *gh_catalogs_new (void); /* NULL: no memory */
void gh_catalogs_free (gh_catalogs *catalogs);

/* The forms of a set that are of a sort; made once, owned by `catalogs`. NULL: there is no such set
   (a day or number of moves too large), or no memory. */
const gh_catalog *gh_catalog_of (gh_catalogs *catalogs, gh_set set, unsigned n, gh_sort sort);

#endif
