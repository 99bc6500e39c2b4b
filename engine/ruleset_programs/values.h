/* What positions are worth, and their literal forms: found in order, each once. */
#ifndef GH_RULESET_VALUES_H
#define GH_RULESET_VALUES_H

#include "optimized/canons.h"
#include "ruleset_programs/order.h"

/* Make `values`, of gh_canon in the memory of the store of `r`, the value of each node of the
   order. What went wrong is to be told by gh_canons_status_text. */
gh_status values_find (const reached *r, const gh_array *order, gh_canons *canons,
                       gh_array *values);

/* Whether the values of the positions to be checked are the same by their parts and by their moves.
   False: `error` shows one of which they are not. */
bool values_agree (const reached *r, gh_canons *canons, const gh_array *values, char *error,
                   size_t size);

/* The form of each node of the order: that of a part has the forms of its options as options, that
   of a sum is the literal sum of its parts' forms. Runs inside gh_try. */
void values_make_forms (const reached *r, const gh_array *order, gh_store *store, gh_form *forms);

#endif
