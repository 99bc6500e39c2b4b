/* What is asked of a value beside its order, its stops and its kind. */
#ifndef GH_OPTIMIZED_VALUES_H
#define GH_OPTIMIZED_VALUES_H

#include "engine.h"
#include "optimized/canons.h"

/* The answer to a request from GH_ASK_LEFT_WALL to GH_ASK_IS_NIMBER about g, and h where there are
   two arguments, inside gh_canons_try: *canon, which is prepared, GH_NO_CANON for none; or *truth.
 */
void gh_canon_find (gh_canons *canons, gh_request request, const gh_canon *of, gh_canon *canon,
                    bool *truth);

/* The form of an answer of several values, GH_GAMES or GH_THERMOGRAPH: after that, about the first
   argument. */
gh_form gh_canon_found_form (gh_canons *canons, gh_store *store, gh_type answer, gh_canon g);

#endif
