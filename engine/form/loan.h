/* Memory that a store lends for a while: whatever is taken inside a gh_try is given back where that
   ends, be it by gh_fail, and before where gh_loans_return says so. So nobody need give back what
   he had when something fails. gh_store_bytes does not count it. */
#ifndef GH_LOAN_H
#define GH_LOAN_H

#include "form/store.h"

/* `count` items of `size` bytes, all 0, at an address for any type; there may be 0 of them. Fails
   with GH_NO_MEMORY. */
void *gh_loan (gh_store *store, size_t count, size_t size);

/* Room for one item more than `count` in what was lent for `*room` of them; NULL for none. It may
   move, and then the room doubles. Fails likewise. */
void *gh_loan_more (gh_store *store, void *items, size_t count, size_t *room, size_t size);

typedef struct gh_loans gh_loans;

/* Those that there are now; and give back what was taken since then. Inside one gh_try only. */
gh_loans *gh_loans_now (const gh_store *store);
void gh_loans_return (gh_store *store, gh_loans *since);

#endif
