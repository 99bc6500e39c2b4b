#include "commands/doctor/quick.h"

#include <stdio.h>
#include <stdlib.h>

#define PASSES 3 /* that are enough: 256 cases of each domain of a theorem */

typedef struct running {
  gh_checking *checking;
  gh_quick *quick;
  void (*told) (const gh_progress *progress);
  bool enough;
} running;

static void started (void *context, const gh_introduction *engine)
{
  const running *const r = context;
  r->checking->introduction = *engine;
}

static bool decided (void *context, size_t theorem, const gh_result *result)
{
  const running *const r = context;
  r->checking->results[theorem] = *result;
  return !r->enough;
}

static void progress (void *context, const gh_progress *p)
{
  running *const r = context;
  r->enough = p->passes >= PASSES;
  if (p->whole > 0)
    r->quick->whole = p->seconds + p->whole;
  r->told (p);
}

/* Those that ask an engine something, and this one can be asked. */
static bool choose (gh_checking *c, const gh_engine *engine)
{
  const gh_registry *const registry = gh_library_registry (c->library);
  c->theorems = calloc (registry->count + 1, sizeof *c->theorems);
  c->results = calloc (registry->count + 1, sizeof *c->results);
  for (size_t i = 0; i < registry->count && c->theorems && c->results; i++) {
    const gh_theorem *const theorem = &registry->theorems[i];
    if (theorem->requests && gh_applies (engine->abilities, engine->builtin, theorem))
      c->theorems[c->count++] = theorem;
  }
  return c->theorems && c->results;
}

static bool sum_up (const gh_checking *c, gh_quick *q)
{
  q->theorems = c->count;
  q->failures = calloc (c->count + 1, sizeof *q->failures);
  for (size_t i = 0; i < c->count && q->failures; i++) {
    gh_result *const result = &c->results[i];
    q->cases += result->cases;
    q->undecided += result->cases == 0;
    if (result->verdict == GH_FAILS) {
      q->failing++;
      q->failures[i] = &result->failure;
    }
  }
  return q->failures && gh_group (q->failures, NULL, c->count, &q->groups);
}

bool gh_quick_run (gh_checking *c, const gh_engine *engine, double seconds,
                   void (*told) (const gh_progress *progress), gh_quick *q)
{
  running r = {c, q, told, false};
  double const began = gh_clock ();
  gh_listener const listener = {
      .started = started, .decided = decided, .progress = progress, .context = &r};
  *q = (gh_quick){.summary.error = "out of memory"};
  if (!choose (c, engine))
    return false;
  gh_plan const plan = {.work = {.theorems = c->theorems,
                                 .options = &c->asked.options,
                                 .open = gh_checking_open,
                                 .context = c},
                        .count = c->count,
                        .seconds = seconds,
                        .answer_seconds = c->asked.engine_options.answer_seconds};
  q->unable = c->count && seconds > 0 && !gh_run_theorems (&plan, &listener, &q->summary);
  if (q->unable && (c->asked.against || gh_library_lacks (q->summary.error)))
    return false;
  q->seconds = gh_clock () - began;
  return sum_up (c, q);
}

void gh_quick_free (gh_quick *q)
{
  gh_groups_free (&q->groups);
  free (q->failures);
}
