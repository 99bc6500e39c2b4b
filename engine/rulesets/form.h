/* Positions as forms. */
#ifndef GH_POSITION_FORM_H
#define GH_POSITION_FORM_H

#include "rulesets/ruleset.h"

/* The literal form of a position: its options are the forms of the options. Runs inside gh_try;
   fails with GH_OVER_FORMS when more positions than limits.forms can be reached. */
gh_form gh_position_form (gh_store *store, const gh_ruleset *ruleset, gh_position position);

#endif
