/* The list of rulesets. */
#include "rulesets/ruleset.h"

#include <string.h>

const gh_ruleset *const gh_rulesets[] = {
    &gh_domineering, &gh_clobber, &gh_snort, &gh_toads_and_frogs, &gh_hackenbush, &gh_col,
    &gh_cutcake,     &gh_konane,  NULL,
};

const gh_ruleset *gh_ruleset_named (const char *name, size_t length)
{
  for (size_t i = 0; gh_rulesets[i]; i++)
    if (strlen (gh_rulesets[i]->name) == length && !memcmp (gh_rulesets[i]->name, name, length))
      return gh_rulesets[i];
  return NULL;
}
