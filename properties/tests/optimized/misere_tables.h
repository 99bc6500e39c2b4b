/* Tables of games in misere play to test in, beside a store for forms. */
#ifndef GH_TESTS_MISERE_TABLES_H
#define GH_TESTS_MISERE_TABLES_H

#include "optimized/misere/misere.h"

typedef void misere_body (gh_misere *misere, gh_store *store);

/* Run a body in a table and a store of their own, with these limits or, for NULL, the defaults;
   passing any is a failed test. */
void in_new_misere (const char *name, const gh_limits *limits, misere_body *run);

/* How a body ends in this table, by its limits; passing one of the store aborts. */
gh_status misere_status (gh_misere *misere, gh_store *store, misere_body *run);

/* An impartial form, drawn: at most three options at each position but those of heaps. */
gh_form random_impartial (gh_store *store, unsigned depth);

#endif
