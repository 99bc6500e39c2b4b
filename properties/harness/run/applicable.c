/* Whether a theorem applies to an engine. */
#include "harness/run/inside.h"

#include <stdio.h>
#include <string.h>

/* The requests that the theorem makes and an engine with these abilities cannot answer. */
static gh_request_set missing_requests (gh_request_set abilities, const gh_theorem *theorem)
{
  if (abilities >> GH_ASK_OUTCOME & 1) /* of the difference: Definition 2.9 */
    abilities |= GH_BIT (GH_ASK_COMPARE);
  return theorem->requests & ~abilities;
}

bool gh_applies (gh_request_set abilities, bool builtin, const gh_theorem *theorem)
{
  return (theorem->requests || builtin) && !missing_requests (abilities, theorem);
}

bool gh_runner_applies (const gh_runner *r, const gh_theorem *theorem)
{
  return gh_applies (r->engine->abilities, r->engine->builtin, theorem);
}

void gh_not_applicable (gh_request_set abilities, const gh_theorem *theorem, gh_result *result)
{
  gh_request_set const missing = missing_requests (abilities, theorem);
  char words[200] = "";
  for (unsigned q = 0; q < GH_ABILITIES; q++)
    if (missing >> q & 1)
      snprintf (words + strlen (words), sizeof words - strlen (words), "%s%s", *words ? ", " : "",
                gh_ability_words[q]);
  if (missing)
    verdict_set (result, GH_NOT_APPLICABLE, "the engine has no %s", words);
  else
    verdict_set (result, GH_NOT_APPLICABLE, "it speaks of forms and asks an engine nothing");
}
