#include "commands/check/checking.h"
#include "commands/check/regressions.h"
#include "commands/check/replay.h"
#include "commands/check/shard.h"
#include "commands/claim_file.h"
#include "commands/command.h"
#include "commands/list/selection.h"
#include "commands/progress.h"
#include "form/halt.h"
#include "output/troubles.h"

#include <stdlib.h>

/* False: what is asked for finds nothing, or no memory, of which it was complained; or a signal
   came. */
static bool choose (gh_checking *c)
{
  const gh_registry *const registry = gh_library_registry (c->library);
  gh_selection const selection = {c->asked.ids, c->asked.skip, c->asked.only};
  c->theorems = gh_select (c->library, &selection, &c->count);
  if (!c->theorems)
    return false;
  c->results = calloc (registry->count, sizeof *c->results);
  c->decided = calloc (registry->count, sizeof *c->decided);
  if (!c->results || !c->decided)
    gh_usage ("out of memory");
  else if (c->run.shard.total)
    c->count = gh_shard_deal (&c->run.shard, c->theorems, c->count);
  c->run.theorems = c->count;
  return c->results && c->decided;
}

/* ---- the run --------------------------------------------------------------------------------- */

/* The theorems that are left to the run when the cases of earlier faults were tried. */
typedef struct running {
  gh_checking *checking;
  const gh_theorem **theorems;
  size_t *numbers; /* among all that are checked */
  size_t count;
} running;

static void started (void *context, const gh_introduction *engine)
{
  const running *const r = context;
  gh_checking_start (r->checking, engine);
}

static bool decided (void *context, size_t theorem, const gh_result *result)
{
  const running *const r = context;
  return gh_checking_decide (r->checking, r->numbers[theorem], result);
}

static void progress (void *context, const gh_progress *progress)
{
  const running *const r = context;
  gh_report *const report = &r->checking->report;
  if (r->checking->run.quiet)
    return;
  gh_report_foretell (report, progress);
  if (report->progress)
    report->progress (report, progress);
}

/* At once, where the report tells it so. */
static void trouble (void *context, const gh_trouble *trouble)
{
  const running *const r = context;
  gh_report *const report = &r->checking->report;
  if (report->trouble && !r->checking->run.quiet)
    report->trouble (report, trouble);
}

static bool list_left (running *r)
{
  const gh_checking *const c = r->checking;
  r->theorems = calloc (c->count + 1, sizeof *r->theorems);
  r->numbers = calloc (c->count + 1, sizeof *r->numbers);
  for (size_t i = 0; i < c->count && r->theorems && r->numbers; i++)
    if (!c->decided[i]) {
      r->theorems[r->count] = c->theorems[i];
      r->numbers[r->count++] = i;
    }
  return r->theorems && r->numbers;
}

/* False: it did not start, and was complained about; *status says how it ended. */
static bool run_left (running *r, double seconds, gh_summary *summary, int *status)
{
  gh_checking *const c = r->checking;
  gh_plan const plan = {.work = {.theorems = r->theorems,
                                 .options = &c->asked.options,
                                 .open = gh_checking_open,
                                 .context = c},
                        .count = r->count,
                        .jobs = c->asked.jobs,
                        .seconds = c->asked.ci ? 0 : seconds,
                        .ceiling = c->asked.ci ? seconds : 0,
                        .late = c->asked.strict ? GH_LATE_FAULT
                                : c->asked.ci   ? GH_LATE_TOLD
                                                : GH_LATE_WEIGHED,
                        .answer_seconds = c->asked.engine_options.answer_seconds,
                        .passes = c->run.passes,
                        .fragile = c->run.most_failures > 0};
  gh_listener const listener = {.started = started,
                                .decided = decided,
                                .trouble = trouble,
                                .progress = progress,
                                .context = r};
  *status = GH_EXIT_USAGE;
  if (!gh_run_theorems (&plan, &listener, summary))
    gh_checking_complain (c->asked.engine, summary->error);
  else if (!c->run.name && summary->halted == GH_HALT_DEADLINE)
    gh_usage ("%s: it did not greet within %g s, which was all the time there was", c->asked.engine,
              c->run.seconds);
  else if (!c->run.name) /* halted before the engine had greeted */
    *status = GH_EXIT_SIGNAL + summary->halted;
  else
    return true;
  return false;
}

/* What failed is tried first the next time, and known the next time, where the user wants so. */
static bool keep_failures (gh_checking *c)
{
  if (!gh_is_quiet ())
    gh_known_print_mended (&c->known, stderr, c->theorems, c->results, c->count);
  return (!c->asked.regressions || gh_regressions_add (c, c->asked.regressions)) &&
         (!c->asked.update_baseline ||
          gh_known_update (&c->known, c->theorems, c->results, c->count));
}

/* Those that the cases of earlier faults decided. */
static void count_earlier (gh_summary *summary, size_t count)
{
  summary->applicable += count;
  summary->decided += count;
}

static int run_all (gh_checking *c)
{
  gh_summary summary = {.passes = GH_PASSES};
  running r = {.checking = c};
  double const began = gh_clock (), most = c->run.seconds;
  int status = GH_EXIT_USAGE;
  if (!choose (c))
    return gh_interrupted () ? GH_EXIT_INTERRUPTED : GH_EXIT_USAGE;
  if (c->asked.regressions && !gh_regressions_run (c, c->asked.regressions))
    return GH_EXIT_USAGE;
  double const left = most > 0 ? most - (gh_clock () - began) : 0;
  if (!list_left (&r))
    gh_usage ("out of memory");
  else if ((!r.count && c->run.name) ||
           run_left (&r, most > 0 && left <= 0 ? 0.001 : left, &summary, &status)) {
    count_earlier (&summary, c->count - r.count);
    status = gh_checking_end (c, &summary);
    if (!keep_failures (c))
      status = GH_EXIT_USAGE;
    else if (c->asked.update_baseline && status == GH_EXIT_FAILS && !gh_troubles_untold (&summary))
      status = GH_EXIT_HOLDS;
  }
  free (r.theorems);
  free (r.numbers);
  return status;
}

static int run (gh_checking *c)
{
  char error[400];
  const gh_check_options *const asked = &c->asked;
  c->library = gh_library_list (error, sizeof error);
  if (!c->library)
    return gh_interrupted () ? GH_EXIT_INTERRUPTED : gh_usage ("%s", error);
  for (size_t i = 0; asked->claims[i]; i++)
    if (!gh_claim_file_add (c->library, asked->claims[i]))
      return GH_EXIT_USAGE;
  if (asked->baseline && !gh_known_read (&c->known, asked->baseline,
                                         gh_library_registry (c->library), asked->update_baseline))
    return GH_EXIT_USAGE;
  gh_library_set_depth (c->library, asked->deep);
  c->report = *asked->report;
  c->report.began = gh_clock ();
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
                    .shard = asked->shard,
                    .seconds = asked->seconds,
                    .passes = asked->passes,
                    .most_failures = asked->most_failures,
                    .ci = asked->ci,
                    .strict = asked->strict,
                    .deep = asked->deep,
                    .all = asked->all,
                    .verbose = asked->verbose,
                    .quiet = gh_is_quiet ()};
  return asked->replay ? gh_check_replay (c) : run_all (c);
}

int gh_command_check (int argc, char **argv)
{
  gh_checking c = {.asked = GH_DEFAULT_CHECK_OPTIONS};
  int status;
  if (!gh_check_options_read (&c.asked, argc, argv, &status))
    return status;
  status = run (&c);
  gh_library_close (c.library);
  free (c.theorems);
  free (c.results);
  free (c.decided);
  gh_known_free (&c.known);
  return status;
}
