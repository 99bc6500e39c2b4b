/* Recursions over positions. */
#ifndef GH_TESTS_RECURSIONS_H
#define GH_TESTS_RECURSIONS_H

#include "form/store.h"

typedef void recursion (gh_store *store, gh_form form);

/* It leaves every position that it enters, and refuses with GH_OVER_DEPTH what is nested deeper
   than the limit, if it cannot be judged. */
void check_depth (const char *name, recursion *run);

/* Its time grows with the positions of a game, not with its tree. */
void check_sharing (const char *name, recursion *run);

#endif
