/* Sums of heaps, whatever the code that they are played under, as values that are asked about:
   GH_HEAP_LIST. Each is a form that codes it, and no game: 0 without heaps, else {h|rest}, h its
   least heap and `rest` what codes the others. Heaps of 0 are none, and their order does not
   matter: equal sums are identical. All functions run inside gh_try. */
#ifndef GH_HEAP_LIST_CODE_H
#define GH_HEAP_LIST_CODE_H

#include "form/notation.h"
#include "heap/games.h"

/* Of at most GH_MOST_HEAPS heaps, each of at most INT64_MAX. */
gh_form gh_heap_list_code (gh_store *store, const uint64_t *heaps, size_t count);

/* How many heaps it has; the least ones first. */
size_t gh_heap_list_of_code (gh_store *store, gh_form code, uint64_t heaps[GH_MOST_HEAPS]);

/* "1,2,2", and "0" without heaps; the text belongs to the store and stands until the next one. */
const char *gh_heap_list_print (gh_store *store, gh_form code);

/* The code of such a text, where heaps may stand in any order, and blanks beside each. Fails with
   GH_SYNTAX. */
gh_form gh_heap_list_read (gh_store *store, const char *text, size_t length, gh_error *error);

#endif
