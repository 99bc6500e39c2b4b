/* Catalogs: finite lists of forms that domains are made of, each in a store of its own, sorted by
   the number of moves in the game tree, codes by their size, then by text. */
#ifndef GH_CATALOG_H
#define GH_CATALOG_H

#include "adapter/takes.h"
#include "harness/cases/sorts.h"

typedef struct gh_catalog {
  gh_set set;
  unsigned n; /* the day, or the number of moves, or the size */
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
#define GH_MOST_LISTED_ORDINALS 11 /* symbols, of 4,766 */
#define GH_MOST_LISTED_SURREALS 7  /* of 3,145 */
#define GH_MOST_LISTED_LOOPY 116   /* the size of four positions with 26 moves (cases/loopy.h) */
static inline unsigned gh_most_moves (gh_sort sort)
{
  return sort == GH_SORT_IMPARTIAL ? GH_MOST_IMPARTIAL_MOVES
         : sort == GH_SORT_ORDINAL ? GH_MOST_LISTED_ORDINALS
         : sort == GH_SORT_SURREAL ? GH_MOST_LISTED_SURREALS
         : gh_is_loopy_sort (sort) ? GH_MOST_LISTED_LOOPY
                                   : GH_MOST_MOVES;
}

typedef struct gh_catalogs gh_catalogs;
gh_catalogs *gh_catalogs_new (void); /* NULL: no memory */
void gh_catalogs_free (gh_catalogs *catalogs);

/* The forms of a set that are of a sort; made once, owned by `catalogs`. NULL: there is no such set
   (a day or number of moves too large), or no memory. */
const gh_catalog *gh_catalog_of (gh_catalogs *catalogs, gh_set set, unsigned n, gh_sort sort);

#endif
