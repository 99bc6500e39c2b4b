#include "commands/check/checking.h"
#include "commands/command.h"
#include "form/halt.h"
#include "output/document/totals.h"
#include "output/troubles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- engines --------------------------------------------------------------------------------- */

static const char of_second[] = "--against: ";

/* An error says whose it is, unless it is the engine's own. */
static void name_second (char *error, size_t size)
{
  char *const said = strdup (error);
  if (said)
    snprintf (error, size, "%s%s", of_second, said);
  free (said);
}

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
  if (!*second)
    name_second (error, size);
  return *second != NULL;
}

int gh_checking_complain (const char *spec, const char *error)
{
  if (gh_library_lacks (error))
    return gh_usage ("%s: this is no fault of the engine", error);
  bool const named = !strncmp (error, of_second, sizeof of_second - 1);
  return gh_usage ("%s%s%s", named ? "" : spec, named ? "" : ": ", error);
}

/* Whether a result changes the status, unless it is known: the theorem fails, or is vacuous. */
static bool is_bad (const gh_result *result)
{
  return result->verdict == GH_FAILS || result->verdict == GH_VACUOUS;
}

/* ---- what comes ------------------------------------------------------------------------------ */

void gh_checking_start (gh_checking *c, const gh_introduction *engine)
{
  if (c->run.name)
    return;
  c->introduction = *engine;
  c->run.name = c->introduction.name;
  c->run.against = *c->introduction.against ? c->introduction.against : NULL;
  c->run.unknown = c->introduction.unknown;
  c->run.takes = c->introduction.takes;
  c->report.terminal = isatty (STDERR_FILENO) && !c->run.quiet;
  c->report.start (&c->report, &c->run);
  if (c->run.deep && c->run.seconds <= 0 && !c->run.passes && !c->run.quiet)
    fputs (
        "a deep run may take hours; how long is told after three passes, and --time T bounds it\n",
        stderr);
}

bool gh_checking_decide (gh_checking *c, size_t theorem, const gh_result *result)
{
  const gh_theorem *const t = c->theorems[theorem];
  bool const bad = is_bad (result), known = bad && gh_known_has (&c->known, t, result);
  gh_result *const kept = &c->results[theorem];
  *kept = *result;
  kept->known = known;
  kept->mended = result->verdict == GH_HOLDS && !result->cut_short && gh_known_names (&c->known, t);
  c->decided[theorem] = true;
  c->failures += bad && !known;
  if (bad && c->report.found)
    c->report.found (&c->report, c->theorems[theorem], kept);
  for (; c->shown < c->count && c->decided[c->shown]; c->shown++)
    c->report.add (&c->report, c->theorems[c->shown], &c->results[c->shown]);
  return !c->run.most_failures || c->failures < c->run.most_failures;
}

/* ---- the end --------------------------------------------------------------------------------- */

/* Whether other shards have theorems for this engine, so that it is no fault if this one has none.
 */
static bool others_apply (const gh_checking *c)
{
  bool applies = false;
  for (size_t i = c->count; i < c->run.shard.theorems && !applies; i++)
    applies = gh_applies (c->introduction.abilities, c->introduction.builtin, c->theorems[i]);
  return applies;
}

/* Why not, by the first theorem that was asked. */
static int nothing_decided (const gh_checking *c, const gh_summary *summary)
{
  for (size_t i = 0; i < c->count; i++)
    if (c->results[i].verdict == GH_INCONCLUSIVE)
      return gh_usage ("nothing was decided: %s: %s", c->theorems[i]->name, c->results[i].reason);
  if (summary->applicable)
    return gh_usage ("nothing was decided: nothing was asked of the engine");
  if (others_apply (c))
    return GH_EXIT_HOLDS;
  if (*c->run.unknown)
    return gh_usage (
        "nothing was decided: words of the engine's greeting that mean nothing here: %s",
        c->run.unknown);
  return gh_usage ("nothing was decided: the engine can be asked nothing that a theorem needs");
}

static int out_of_time (const gh_checking *c, const gh_summary *summary)
{
  return gh_usage ("out of time after %g s: %zu of %zu theorem%s decided", c->run.seconds,
                   summary->decided, summary->applicable,
                   summary->applicable == 1 ? " was" : "s were");
}

static int verdict_of (const gh_checking *c, const gh_summary *summary, const gh_found *found)
{
  const gh_report *const r = &c->report;
  if (summary->halted && summary->halted != GH_HALT_DEADLINE)
    return GH_EXIT_SIGNAL + summary->halted;
  if (r->failed)
    return GH_EXIT_USAGE;
  if (found->faults)
    return r->carries_verdict ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
  if (c->asked.ci && summary->halted == GH_HALT_DEADLINE)
    return out_of_time (c, summary);
  return found->undecided ? nothing_decided (c, summary) : GH_EXIT_HOLDS;
}

/* What ended a process of the check is a fault of this program, and is not passed over. */
static int status_of (const gh_checking *c, const gh_summary *summary, const gh_found *found)
{
  int const status = verdict_of (c, summary, found);
  if (!*summary->crash)
    return status;
  gh_usage ("a process of this check crashed, by a fault of its own or of an engine in it: %s",
            summary->crash);
  return status == GH_EXIT_HOLDS ? GH_EXIT_USAGE : status;
}

int gh_checking_end (gh_checking *c, gh_summary *summary)
{
  gh_groups groups;
  gh_failure **const failures = calloc (c->count + 1, sizeof *failures);
  size_t *const symbols = calloc (c->count + 1, sizeof *symbols);
  for (size_t i = 0; i < c->count && failures && symbols; i++) {
    symbols[i] = strlen (c->theorems[i]->statement);
    if (is_bad (&c->results[i]) && !c->results[i].known)
      failures[i] = &c->results[i].failure;
  }
  for (size_t i = 0; i < c->count; i++)
    if (c->results[i].verdict == GH_FAILS)
      gh_troubles_compare (summary, &c->results[i].failure);
  bool const good = failures && symbols && gh_group (failures, symbols, c->count, &groups);
  free (failures);
  free (symbols);
  if (!good)
    return gh_usage ("out of memory");
  gh_ending const ending = {summary, c->theorems, c->results, c->count, &groups};
  gh_found const found = gh_found_of (&c->report, summary, groups.count);
  c->report.end (&c->report, &ending);
  gh_groups_free (&groups);
  return status_of (c, summary, &found);
}
