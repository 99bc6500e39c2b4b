/* Texts of positions to test with. */
#ifndef GH_TESTS_TEXTS_H
#define GH_TESTS_TEXTS_H

#include "rulesets/ruleset.h"

typedef void visit_text (gh_store *store, const gh_ruleset *ruleset, const char *text);

/* All texts of so many rows and columns. */
void each_text (gh_store *store, const gh_ruleset *ruleset, unsigned rows, unsigned columns,
                visit_text *visit);

/* All texts of at most so many cells in one to three rows, and at least as many columns, which are
   at most 8. Of a ruleset whose texts are numbers, all sums of two pieces, each of so many. */
void each_small_text (gh_store *store, const gh_ruleset *ruleset, unsigned cells,
                      visit_text *visit);

/* A drawn text with rows and columns up to these. */
void random_text (const gh_ruleset *ruleset, unsigned rows, unsigned columns,
                  char text[GH_POSITION_TEXT]);

/* The position that a text names; one that cannot be read is a failed test. */
gh_position position_of (const gh_ruleset *ruleset, const char *text);

bool same_position (gh_position a, gh_position b);

#endif
