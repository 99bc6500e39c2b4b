/* A text of the claim language in which G is a position of a ruleset. */
#ifndef GH_RULES_FORMULA_H
#define GH_RULES_FORMULA_H

#include "language/claim.h"

/* NULL: it is no text in which only G is free; it was complained about. */
gh_claim *gh_rules_parse (const char *text);

/* Show what it is worth, or whether it holds, where G is this form of the store. Returns the
   status. */
int gh_rules_evaluate (const gh_claim *claim, gh_store *store, gh_form position, bool all);

#endif
