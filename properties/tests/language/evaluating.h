/* The value of a parsed claim. */
#ifndef GH_TESTS_EVALUATING_H
#define GH_TESTS_EVALUATING_H

#include "engine.h"
#include "language/claim.h"

/* Evaluate a claim without free variables. */
gh_status evaluate_in (gh_store *store, gh_engine *engine, gh_claim *claim, gh_value *value);

#endif
