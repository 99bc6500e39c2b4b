#include "tests/harness/checking.h"
#include "language/claims.h"
#include "reference/reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

gh_engine *reference;

gh_domain const forms_1 = {.day = 1, .high = 8, .met = -1};
gh_domain const forms_2 = {.day = 2, .high = 8, .met = -1};
gh_domain const random_200 = {.random = true, .cases = 200, .depth = 3, .met = -1};

gh_theorem theorem_of (void run (gh_trial *, const gh_theorem *), gh_domain domain)
{
  return (gh_theorem){.ids = "TT-1",
                      .name = "TT-1",
                      .statement = "a test",
                      .place = "checking.c",
                      .theory = true,
                      .domains = {domain},
                      .domain_count = 1,
                      .run = run};
}

void check_with (gh_engine *engine, gh_engine *second, const gh_options *options,
                 const gh_theorem *theorem, gh_result *result)
{
  gh_runner *const runner = gh_runner_new (engine, second, options);
  gh_runner_check (runner, theorem, result);
  gh_runner_free (runner);
}

void check (const gh_theorem *theorem, gh_result *result)
{
  check_with (reference, NULL, &GH_DEFAULT_OPTIONS, theorem, result);
}

bool check_claim (gh_engine *engine, gh_engine *second, const gh_options *options, const char *text,
                  gh_result *result)
{
  gh_registry registry = {NULL, 0, 0};
  gh_error error;
  gh_claims *const claims = gh_claims_load (&registry, "text", text, &error);
  if (claims)
    check_with (engine, second, options, registry.theorems, result);
  else
    fprintf (stderr, "%s: %zu: %s\n", text, error.column, error.text);
  bool const loaded = claims != NULL;
  gh_claims_free (claims);
  free (registry.theorems);
  return loaded;
}

/* ---- a run ----------------------------------------------------------------------------------- */

static void started (void *context, const gh_introduction *engine)
{
  told_run *const t = context;
  t->started += !strcmp (engine->name, "reference");
}

static bool decided (void *context, size_t theorem, const gh_result *result)
{
  told_run *const t = context;
  t->decided[theorem]++;
  t->results[theorem] = *result;
  return true;
}

static void progress (void *context, const gh_progress *progress)
{
  (void)context;
  (void)progress;
}

void run_text (const char *text, const gh_work *work, unsigned jobs, double seconds, told_run *t)
{
  static const gh_theorem *theorems[MOST_TOLD];
  gh_registry registry = {NULL, 0, 0};
  gh_error error;
  gh_claims *const claims = gh_claims_load (&registry, "text", text, &error);
  for (size_t i = 0; i < registry.count && i < MOST_TOLD; i++)
    theorems[i] = &registry.theorems[i];
  gh_plan plan = {.work = *work, .count = registry.count, .jobs = jobs, .seconds = seconds};
  plan.work.theorems = theorems;
  gh_listener const listener = {
      .started = started, .decided = decided, .progress = progress, .context = t};
  memset (t, 0, sizeof *t);
  t->good = registry.count <= MOST_TOLD && gh_run_theorems (&plan, &listener, &t->summary);
  gh_claims_free (claims);
  free (registry.theorems);
}

bool equal_twins (gh_store *store, gh_form g)
{
  GH_EACH (store, GH_LEFT, x, g)
    GH_EACH (store, GH_LEFT, y, g)
      if (x != y && gh_compare_directly (store, x, y) == GH_EQUAL)
        return true;
  return false;
}
