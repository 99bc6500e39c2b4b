/* Values of positions of a ruleset, each position's found once. */
#ifndef GH_POSITIONS_H
#define GH_POSITIONS_H

#include "optimized/canons.h"
#include "rulesets/ruleset.h"

typedef struct gh_solver gh_solver;

/* For one ruleset, with values in `canons`, which must outlive it and is not to be emptied before.
   NULL: no memory. */
gh_solver *gh_solver_new (gh_canons *canons, const gh_ruleset *ruleset);
void gh_solver_free (gh_solver *solver);

/* Inside gh_canons_try. */
gh_canon gh_solver_value (gh_solver *solver, gh_position position);

size_t gh_solver_positions (const gh_solver *solver); /* components whose value was found */

#endif
