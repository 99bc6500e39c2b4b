/* Values of sums that are named by their components. Both run inside gh_canons_try. */
#ifndef GH_OPTIMIZED_COMPONENTS_H
#define GH_OPTIMIZED_COMPONENTS_H

#include "optimized/canons.h"

/* The value of a sum; fails with GH_OVER_FORMS when it has very many positions. */
gh_canon gh_canon_components (gh_canons *canons, gh_store *store, const gh_components *sum);

/* An answer that follows from the parts of sums without their values: an outcome, as the order
   beside 0, or an order; a stop, a mean, a temperature, or a number, GH_NO_CANON: it is none.
   False: it is to be found of the value. */
bool gh_canon_of_parts (gh_canons *canons, gh_store *store, gh_request request,
                        const gh_components *arguments, gh_order *order, gh_canon *answer);

#endif
