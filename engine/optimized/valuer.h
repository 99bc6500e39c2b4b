/* Values of positions and heaps as canonical forms, where the form of a position is too large. */
#ifndef GH_VALUER_H
#define GH_VALUER_H

#include "form/store.h"
#include "heap/code.h"
#include "rulesets/ruleset.h"

typedef struct gh_valuer gh_valuer;

/* With this depth, these digits and this length; of values and options there may be as many as the
   fast engine takes by default. NULL: no memory. */
gh_valuer *gh_valuer_new (const gh_limits *limits);
void gh_valuer_free (gh_valuer *valuer); /* NULL: nothing is done */

/* The canonical form of a position; of a sum of heaps. They run inside gh_try of the store, and
   fail by its limits or by the valuer's. */
gh_form gh_valuer_position (gh_valuer *valuer, gh_store *store, const gh_ruleset *ruleset,
                            gh_position position);
gh_form gh_valuer_heaps (gh_valuer *valuer, gh_store *store, const gh_code *code,
                         const uint64_t *heaps, size_t count);

/* Which limit of the valuer the last of these calls passed; empty: none. */
const char *gh_valuer_limit (const gh_valuer *valuer);

#endif
