/* Values of positions of a ruleset, each position's found once. */
#ifndef GH_POSITIONS_H
#define GH_POSITIONS_H

#include "optimized/games.h"
#include "rulesets/ruleset.h"

typedef struct gh_solver gh_solver;

/* For one ruleset, with values in `games`, which must outlive it. NULL: no memory. */
gh_solver *gh_solver_new (gh_games *games, const gh_ruleset *ruleset);
void gh_solver_free (gh_solver *solver);

/* Inside gh_games_try. */
gh_game gh_solver_value (gh_solver *solver, gh_position position);

size_t gh_solver_positions (const gh_solver *solver); /* components whose value was found */

#endif
