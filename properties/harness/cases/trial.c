#include "harness/cases/trial.h"
#include "form/halt.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- running --------------------------------------------------------------------------------- */

typedef struct run_call {
  gh_trial *trial;
  const gh_theorem *theorem;
} run_call;

static void run (void *argument)
{
  const run_call *const call = argument;
  call->theorem->run (call->trial, call->theorem);
}

void gh_trial_run (gh_trial *t, const gh_theorem *theorem)
{
  run_call call = {t, theorem};
  t->variable_count = t->variable_draws = t->question_count = t->compared = t->term_count = 0;
  t->sums_asked = false;
  t->truths = 0;
  t->wrong = t->refused = t->slow = t->undrawn = t->late = t->dear = t->starved = false;
  t->stood_in = 0;
  t->lines = t->need = 0;
  t->waiting = 0;
  t->end = GH_CASE_HELD;
  t->step = (gh_case_step){.kind = GH_STEP_LAST};
  t->required[0] = 0;
  gh_store_allow (t->store);
  gh_status const status = gh_try (t->store, run, &call);
  if (status == GH_HALTED)
    t->end = GH_CASE_HALTED;
  else if (status != GH_OK && status != GH_ABANDONED) {
    char buffer[100];
    t->end = GH_CASE_INCONCLUSIVE;
    t->starved = status == GH_NO_MEMORY;
    snprintf (t->required, sizeof t->required, "%s",
              gh_status_text (t->store, status, buffer, sizeof buffer));
  }
  bool const claimed = theorem->expected || theorem->exists;
  bool const stood_in = t->refused && t->step.kind == GH_STEP_FALSE;
  if (t->refused && (t->end == GH_CASE_HELD || t->end == GH_CASE_UNMET || (claimed && stood_in))) {
    t->end = GH_CASE_INCONCLUSIVE;
    t->step = (gh_case_step){.kind = GH_STEP_REFUSED};
    snprintf (t->required, sizeof t->required, "%s", t->refusal);
  }
  if (t->wrong &&
      (t->end == GH_CASE_HELD || t->end == GH_CASE_UNMET || t->end == GH_CASE_INCONCLUSIVE)) {
    t->end = GH_CASE_FAILED;
    t->step = (gh_case_step){GH_STEP_WRONG, t->first_wrong.request};
    snprintf (t->required, sizeof t->required, "the answer of the %s engine", t->second->name);
  }
}

void gh_end_case_at (gh_trial *t, gh_case_step step, const char *required)
{
  t->end = gh_step_end (step.kind);
  t->step = step;
  snprintf (t->required, sizeof t->required, "%s", required);
  gh_fail (t->store, GH_ABANDONED);
}

void gh_end_case (gh_trial *t, gh_step_kind step, const char *format, ...)
{
  char required[sizeof t->required];
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (required, sizeof required, format, arguments);
  va_end (arguments);
  gh_end_case_at (t, (gh_case_step){.kind = step}, required);
}

void gh_wait (gh_trial *t, const char *what)
{
  t->waiting++;
  gh_end_case (t, GH_STEP_PENDING, "%s", what);
}

/* ---- verdicts -------------------------------------------------------------------------------- */

void gh_assume (gh_trial *t, bool holds)
{
  if (!holds)
    gh_end_case (t, GH_STEP_HYPOTHESIS, "the hypothesis");
}

void gh_expect (gh_trial *t, bool holds, const char *format, ...)
{
  if (holds)
    return;
  if (gh_halted ()) /* what was broken off may be why */
    gh_fail (t->store, GH_HALTED);
  char required[sizeof t->required];
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (required, sizeof required, format, arguments);
  va_end (arguments);
  gh_end_case (t, GH_STEP_FALSE, "%s", required);
}

void gh_undefined (gh_trial *t, const char *format, ...)
{
  char what[sizeof t->required];
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (what, sizeof what, format, arguments);
  va_end (arguments);
  gh_end_case (t, GH_STEP_UNDEFINED, "%s", what);
}
