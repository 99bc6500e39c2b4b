/* What can be counted on a form, and the forms built from known formulas. */
#ifndef GH_MEASURE_H
#define GH_MEASURE_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The positions of a form (Definition 2.2): the form itself and all positions of its options, each
   once; asked for again at once they cost nothing. Returns how many; *list belongs to the store and
   stands until the next call. */
size_t gh_positions (gh_store *store, gh_form form, const gh_form **list);

/* How much there is of a form for who reads it position by position, with numerals as they are
   written. */
typedef struct gh_extent {
  uint64_t positions; /* each once, the form itself among them; a numeral has no others */
  uint64_t large;     /* of these: that have more than GH_LARGE_TREE moves in their trees */
  uint64_t bits;      /* of the longest numeral: of its numerator and of its denominator */
} gh_extent;
#define GH_LARGE_TREE 200 /* where an engine takes names, a request has them for such positions */

gh_extent gh_extent_of (gh_store *store, gh_form form);

/* How many moves the game tree has, that is its edges: 0 for {|}. UINT64_MAX: that many or more. */
uint64_t gh_tree_moves (gh_store *store, gh_form form);

/* The birthday of the form (Definition 4.7, short games): the least integer above the birthdays of
   all options. An integer numeral, since {2^64|0} has one of 20 digits. */
gh_form gh_form_birthday (gh_store *store, gh_form form);

/* The same form in another store. */
gh_form gh_form_copy (gh_store *to, gh_store *from, gh_form form);

#ifdef __cplusplus
}
#endif

#endif
