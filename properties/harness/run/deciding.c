/* What becomes of the theorems of a run. */
#include "form/halt.h"
#include "harness/run/inside.h"
#include "harness/run/running.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

unsigned running_passes_of (const run *r)
{
  return r->plan->passes ? r->plan->passes : GH_PASSES;
}

unsigned running_passes_made (const run *r)
{
  unsigned const made = gh_schedule_passes (r->schedule);
  return made < running_passes_of (r) ? made : running_passes_of (r);
}

/* What an engine of others was asked nothing about says nothing about it. */
static bool asked_nothing (const run *r, const gh_result *result)
{
  return !r->engine.builtin && result->verdict == GH_HOLDS && !result->answered;
}

static void decide (run *r, size_t theorem)
{
  gh_result *const result = &r->standings[theorem].result;
  if (asked_nothing (r, result)) {
    result->verdict = GH_INCONCLUSIVE;
    snprintf (result->reason, sizeof result->reason, "%s",
              result->questions ? "the engine answered nothing that counts"
                                : "the engine was asked nothing");
  }
  r->summary->applicable += result->verdict != GH_NOT_APPLICABLE;
  r->summary->decided += result->verdict == GH_HOLDS || result->verdict == GH_FAILS;
  if (result->verdict == GH_FAILS && gh_step_is_silence (result->failure.step))
    r->faulty++;
  r->decided++;
  if (!r->listener->decided (r->listener->context, theorem, result))
    r->summary->enough = true;
}

static void give_back (run *r, size_t theorem)
{
  const gh_standing *const st = &r->standings[theorem];
  const gh_theorem *const t = r->plan->work.theorems[theorem];
  uint64_t const most = gh_pass_cases[running_passes_of (r) - 1];
  gh_schedule_back (
      r->schedule, theorem,
      &(gh_back){.cases = st->result.cases,
                 .each = gh_standing_each (t, st),
                 .total = fmin (gh_standing_total (st), (double)most * (double)t->domain_count),
                 .seconds = st->result.seconds,
                 .decided = st->decided,
                 .opened = st->opened,
                 .put_off = st->put_off,
                 .need = st->need});
}

void running_back (run *r, size_t theorem)
{
  gh_standing *const st = &r->standings[theorem];
  give_back (r, theorem);
  if (!st->decided && gh_schedule_over (r->schedule, theorem)) {
    st->result.cut_short = true;
    gh_runner_conclude (r->plan->work.theorems[theorem], st);
    give_back (r, theorem);
  }
  if (st->decided)
    decide (r, theorem);
}

/* In fewer cases than were asked for, since a clock said so. */
static void leave_open (gh_result *result)
{
  if (result->verdict == GH_FAILS)
    return;
  result->verdict = GH_INCONCLUSIVE;
  snprintf (result->reason, sizeof result->reason, "out of time after %" PRIu64 " case%s",
            result->cases, result->cases == 1 ? "" : "s");
}

void running_conclude (run *r, size_t theorem, const char *reason)
{
  gh_standing *const st = &r->standings[theorem];
  if (st->decided)
    return;
  st->result.cut_short = true;
  gh_runner_conclude (r->plan->work.theorems[theorem], st);
  if (r->plan->ceiling > 0 && r->summary->halted == GH_HALT_DEADLINE)
    leave_open (&st->result);
  if (reason && st->result.verdict == GH_INCONCLUSIVE)
    snprintf (st->result.reason, sizeof st->result.reason, "%.500s", reason);
  running_back (r, theorem);
}
