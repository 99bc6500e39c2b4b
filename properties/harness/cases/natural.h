/* Natural games: positions that are drawn from the rulesets. */
#ifndef GH_NATURAL_H
#define GH_NATURAL_H

#include "harness/cases/trial.h"
#include "rulesets/ruleset.h"

#define GH_NATURAL_CELLS 8 /* at most, whatever is asked for */

/* The literal form of a position of at most so many cells, at least one. */
gh_form gh_natural_form (gh_trial *trial, unsigned cells);

/* The same of one ruleset; and a position of it, as its code (rulesets/code.h). */
gh_form gh_natural_position (gh_trial *trial, const gh_ruleset *ruleset, unsigned cells);
gh_form gh_natural_form_of (gh_trial *trial, const gh_ruleset *ruleset, unsigned cells);

#endif
