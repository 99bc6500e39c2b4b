#include "commands/check_replay.h"
#include "commands/checking.h"
#include "commands/claim_file.h"
#include "commands/command.h"
#include "commands/selection.h"
#include "form/halt.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* False: an id that no theorem has, or no memory; it was complained about. */
static bool choose (gh_checking *c)
{
  const gh_registry *const registry = gh_library_registry (c->library);
  gh_selection const selection = {c->asked.ids, c->asked.skip, c->asked.only};
  c->theorems = gh_select (registry, &selection, &c->count);
  if (!c->theorems)
    return false;
  c->results = calloc (registry->count, sizeof *c->results);
  c->decided = calloc (registry->count, sizeof *c->decided);
  if (!c->results || !c->decided)
    gh_usage ("out of memory");
  return c->results && c->decided;
}

static void started (void *context, const gh_introduction *engine)
{
  gh_checking *const c = context;
  c->run.name = engine->name;
  c->run.against = *engine->against ? engine->against : NULL;
  c->run.unknown = engine->unknown;
  c->report.terminal = isatty (STDERR_FILENO);
  c->report.start (&c->report, &c->run);
  if (c->run.deep && c->run.seconds <= 0 && !c->run.passes && !c->run.quiet)
    fputs ("a deep run may take hours; how long is told after two passes, and --time T bounds it\n",
           stderr);
}

static bool decided (void *context, size_t theorem, const gh_result *result)
{
  gh_checking *const c = context;
  bool const bad = gh_is_bad (result);
  gh_result *const kept = &c->results[theorem];
  *kept = *result;
  kept->known = bad && gh_known_has (&c->known, c->theorems[theorem]);
  c->decided[theorem] = true;
  c->failures += bad && !kept->known;
  if (bad && c->report.found)
    c->report.found (&c->report, c->theorems[theorem], kept);
  for (; c->shown < c->count && c->decided[c->shown]; c->shown++)
    c->report.add (&c->report, c->theorems[c->shown], &c->results[c->shown]);
  return !c->run.most_failures || c->failures < c->run.most_failures;
}

static void progress (void *context, const gh_progress *progress)
{
  gh_checking *const c = context;
  if (c->run.quiet)
    return;
  gh_report_foretell (&c->report, progress);
  if (c->report.progress)
    c->report.progress (&c->report, progress);
}

static int run_all (gh_checking *c)
{
  gh_summary summary;
  if (!choose (c))
    return GH_EXIT_USAGE;
  gh_plan const plan = {.work = {.theorems = c->theorems,
                                 .options = &c->asked.options,
                                 .open = gh_checking_open,
                                 .context = c},
                        .count = c->count,
                        .jobs = c->asked.jobs,
                        .seconds = c->run.seconds,
                        .passes = c->run.passes};
  gh_listener const listener = {started, decided, progress, c};
  c->run.theorems = c->count;
  if (!gh_run_theorems (&plan, &listener, &summary))
    return gh_usage ("%s: %s", c->asked.engine, summary.error);
  if (!c->run.name && summary.halted == GH_HALT_DEADLINE)
    return gh_usage ("%s: it did not greet within %g s, which was all the time there was",
                     c->asked.engine, c->run.seconds);
  if (!c->run.name) /* halted before the engine had greeted */
    return GH_EXIT_SIGNAL + summary.halted;
  return gh_checking_end (c, &summary);
}

static int run (gh_checking *c)
{
  char error[400];
  const gh_check_options *const asked = &c->asked;
  c->library = gh_library_open (error, sizeof error);
  if (!c->library)
    return gh_usage ("%s", error);
  for (size_t i = 0; asked->claims[i]; i++)
    if (!gh_claim_file_add (c->library, asked->claims[i]))
      return GH_EXIT_USAGE;
  gh_library_set_depth (c->library, asked->deep);
  c->report = *asked->report;
  c->run = (gh_run){.program = gh_program (),
                    .engine = asked->engine,
                    .against_words = asked->against,
                    .options = &asked->options,
                    .engine_options = &asked->engine_options,
                    .label = asked->label,
                    .claims = asked->claims,
                    .only = asked->ids,
                    .skip = asked->skip,
                    .requests = asked->only.requests,
                    .asking_nothing = asked->only.nothing,
                    .seconds = asked->seconds,
                    .passes = asked->passes,
                    .most_failures = asked->most_failures,
                    .deep = asked->deep,
                    .all = asked->all,
                    .verbose = asked->verbose,
                    .quiet = asked->quiet};
  return asked->replay ? gh_check_replay (c) : run_all (c);
}

int gh_command_check (int argc, char **argv)
{
  gh_checking c = {.asked = GH_DEFAULT_CHECK_OPTIONS};
  int status;
  if (!gh_check_options_read (&c.asked, argc, argv, &status))
    return status;
  bool const ready = !c.asked.baseline || gh_known_read (&c.known, c.asked.baseline);
  status = ready ? run (&c) : GH_EXIT_USAGE;
  gh_library_close (c.library);
  free (c.theorems);
  free (c.results);
  free (c.decided);
  gh_known_free (&c.known);
  return status;
}
