#include "commands/checking.h"
#include "commands/command.h"
#include "form/halt.h"

#include <stdlib.h>
#include <string.h>

/* ---- engines --------------------------------------------------------------------------------- */

bool gh_checking_open (void *context, gh_engine **engine, gh_engine **second, char *error,
                       size_t size)
{
  const gh_checking *const c = context;
  const char *const against = c->asked.against ? c->asked.against : "reference";
  *engine = gh_library_engine (c->asked.engine, &c->asked.engine_options, error, size);
  if (!*engine)
    return false;
  bool const itself = !c->asked.against && (*engine)->builtin && !strcmp ((*engine)->name, against);
  if (itself || !strcmp (against, "none"))
    return true;
  *second = gh_library_engine (against, &c->asked.engine_options, error, size);
  return *second != NULL;
}

/* ---- the end --------------------------------------------------------------------------------- */

bool gh_is_bad (const gh_result *result)
{
  return result->verdict == GH_FAILS || result->verdict == GH_VACUOUS;
}

/* Why not, by the first theorem that was asked. */
static int nothing_decided (const gh_checking *c)
{
  for (size_t i = 0; i < c->count; i++)
    if (c->results[i].verdict == GH_INCONCLUSIVE)
      return gh_usage ("nothing was decided: %s: %s", c->theorems[i]->name, c->results[i].reason);
  if (*c->run.unknown)
    return gh_usage (
        "nothing was decided: words of the engine's greeting that mean nothing here: %s",
        c->run.unknown);
  return gh_usage ("nothing was decided: the engine can be asked nothing that a theorem needs");
}

static int status_of (const gh_checking *c, const gh_summary *summary)
{
  const gh_report *const r = &c->report;
  size_t const bad = r->verdicts[GH_FAILS] + r->verdicts[GH_VACUOUS];
  if (summary->halted && summary->halted != GH_HALT_DEADLINE)
    return GH_EXIT_SIGNAL + summary->halted;
  if (r->failed)
    return GH_EXIT_USAGE;
  if (bad > r->known)
    return r->carries_verdict ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
  if (bad + r->verdicts[GH_HOLDS])
    return GH_EXIT_HOLDS;
  return nothing_decided (c);
}

int gh_checking_end (gh_checking *c, const gh_summary *summary)
{
  gh_groups groups;
  const gh_failure **const failures = calloc (c->count + 1, sizeof *failures);
  for (size_t i = 0; i < c->count && failures; i++)
    if (gh_is_bad (&c->results[i]) && !c->results[i].known)
      failures[i] = &c->results[i].failure;
  bool const good = failures && gh_group (failures, c->count, &groups);
  free (failures);
  if (!good)
    return gh_usage ("out of memory");
  gh_ending const ending = {summary, c->theorems, c->results, c->count, &groups};
  c->report.end (&c->report, &ending);
  gh_groups_free (&groups);
  return status_of (c, summary);
}
