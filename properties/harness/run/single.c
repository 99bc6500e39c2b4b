/* Running one case. */
#include "form/halt.h"
#include "harness/cases/taken.h"
#include "harness/run/inside.h"
#include "reference/reference.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define KEPT_FORMS 1000000 /* the store of exhaustive domains is emptied beyond this */

double gh_clock (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void run_prepare (gh_runner *r, gh_store *store, const gh_domain *domain)
{
  r->trial.store = store;
  r->trial.engine = r->engine;
  r->trial.second = r->options.compare ? r->second : NULL;
  r->trial.judge = r->judge;
  r->trial.fast = r->fast;
  r->trial.valuer = r->options.valuer;
  r->trial.frontier = r->frontier;
  r->trial.last_words = &r->last_words;
  r->trial.measured = !r->engine->builtin;
  r->trial.deadly = r->board && r->engine->faults != r->faults;
  r->trial.patient = r->patient;
  r->trial.stepwise = r->share.stepwise;
  r->trial.most_lines = domain->leads ? 0 : r->share.most_lines;
  r->trial.catalogs = r->catalogs;
  r->trial.domain = domain;
  r->trial.takes = gh_takes_of_theorem (r->engine, r->theorem, &r->takes) ? &r->takes : NULL;
  r->trial.choices = &r->choices;
  r->trial.given = NULL;
  r->trial.given_count = 0;
}

void run_settle (gh_runner *r)
{
  if (r->engine->settle)
    r->engine->settle (r->engine);
  if (r->second && r->second->settle)
    r->second->settle (r->second);
  r->watch->answered = r->engine->answered;
  r->watch->starts = r->engine->starts;
  r->watch->start_seconds = r->engine->start_seconds;
  r->watch->late_seconds = r->engine->late_seconds;
}

static void note_life (gh_runner *r, const gh_late *late)
{
  gh_life *const life = &r->watch->life;
  size_t length = 0;
  const char *const lines = r->engine->history ? r->engine->history (r->engine, &length) : NULL;
  if (!lines || !length || length > sizeof life->lines ||
      (life->late.known && length <= life->length))
    return;
  life->late = *late;
  life->length = length;
  memcpy (life->lines, lines, length);
}

/* Of each request the smallest question that was late is waited for once more, by its case. */
static void note_late (gh_runner *r, const gh_case *it)
{
  gh_late *const smallest = &r->watch->late[r->trial.late_request];
  gh_late const late = {true, r->trial.late_size, r->theorem, *it};
  if (it->fixed)
    return;
  if (!smallest->known || late.size < smallest->size)
    *smallest = late;
  note_life (r, &late);
}

/* Set up the trial for this case. */
static void take_up (gh_runner *r, gh_store *store, const gh_case *it)
{
  run_prepare (r, store, it->domain);
  gh_choices_begin (&r->choices, it->prefix, it->prefix_count);
  if (it->seeded)
    gh_choices_seed (&r->choices, it->seed);
  else if (it->bytes)
    gh_choices_bytes (&r->choices, it->bytes, it->byte_count);
  if (it->fixed) {
    r->trial.given = it->given;
    r->trial.given_count = it->given_count;
  }
}

static void run (gh_runner *r)
{
  r->watch->runs++;
  gh_trial_run (&r->trial, r->theorem);
  if (r->trial.end == GH_CASE_HALTED && gh_halted () == GH_HALT_CASE) {
    gh_halt_clear ();
    r->trial.end = GH_CASE_INCONCLUSIVE;
    snprintf (r->trial.required, sizeof r->trial.required, "more than %u s of processor time",
              r->options.case_seconds);
  }
}

gh_case_end run_once (gh_runner *r, gh_store *store, const gh_case *it, unsigned ahead)
{
  take_up (r, store, it);
  r->trial.ahead = r->prompt ? 0 : ahead;
  run (r);
  if (r->trial.late)
    note_late (r, it);
  return r->trial.end;
}

bool run_is_idle (gh_runner *r, gh_store *store, const gh_case *it, uint8_t truths)
{
  gh_trial *const t = &r->trial;
  take_up (r, store, it);
  t->engine = r->judge;
  t->second = NULL;
  t->measured = t->stepwise = false;
  t->most_lines = t->ahead = 0;
  run (r);
  return t->end == GH_CASE_UNMET || (t->end == GH_CASE_HELD && t->truths && !(t->truths & ~truths));
}

static gh_case_end to_end (gh_runner *r, gh_store *store, const gh_case *it, unsigned most_ahead)
{
  unsigned ahead = most_ahead ? 1 : 0;
  while (run_once (r, store, it, ahead) == GH_CASE_SUSPENDED) {
    run_settle (r);
    if (gh_halted ())
      return r->trial.end = GH_CASE_HALTED;
    ahead = 2 * ahead < most_ahead ? 2 * ahead : most_ahead;
  }
  return r->trial.end;
}

gh_case_end run_to_end (gh_runner *r, gh_store *store, const gh_case *it)
{
  return to_end (r, store, it, (unsigned)r->room);
}

/* One question at a time, so that one that is never answered is waited for, and none behind it. */
gh_waited gh_runner_wait (gh_runner *r, const gh_late *late, double seconds, double *taken)
{
  double const began = gh_clock ();
  r->theorem = late->theorem;
  r->patient = false;
  r->frontier = &r->alone;
  r->share = (gh_share){0};
  r->engine->patience = r->engine->first = r->engine->welcome = seconds;
  gh_case_end const end = to_end (r, run_store_of (r, late->it.domain), &late->it, 0);
  *taken = gh_clock () - began;
  return r->trial.slow ? GH_SILENT : end == GH_CASE_HALTED ? GH_NOT_WAITED : GH_CAME;
}

gh_waited gh_runner_relive (gh_runner *r, const gh_life *life, double seconds, double *taken)
{
  double const began = gh_clock ();
  r->engine->patience = r->engine->first = r->engine->welcome = seconds;
  bool const lived = r->engine->relive && r->engine->relive (r->engine, life->lines, life->length);
  *taken = gh_clock () - began;
  if (lived)
    return gh_runner_wait (r, &life->late, seconds, taken);
  return *taken < seconds ? GH_NOT_WAITED : GH_SILENT;
}

gh_store *run_store_of (gh_runner *r, const gh_domain *domain)
{
  gh_store *const store = domain->random ? r->fresh : r->kept;
  if (domain->random || gh_store_size (store) > KEPT_FORMS)
    gh_store_empty (store);
  return store;
}

/* ---- what it came to ------------------------------------------------------------------------- */

typedef struct class_call {
  gh_trial *trial;
  case_outcome *outcome;
} class_call;

static void find_classes (void *argument)
{
  const class_call *const call = argument;
  gh_trial *const t = call->trial;
  for (size_t i = 0; i < t->variable_count; i++)
    if (gh_type_of_sort (t->variables[i].sort) == GH_GAME)
      call->outcome->classes[i] =
          (uint8_t)gh_outcome_of (t->store, t->variables[i].form, GH_NORMAL);
}

/* "G = 1: atomic_weight(1) is none". */
static void note_undefined (void *argument)
{
  const class_call *const call = argument;
  gh_trial *const t = call->trial;
  char values[90];
  gh_trial_variables (t, values, sizeof values);
  snprintf (call->outcome->reason, sizeof call->outcome->reason, "%s%s%.66s", values,
            *values ? ": " : "", t->required);
}

/* Of the last questions. */
static bool any_answered (const gh_trial *t)
{
  size_t const most = t->question_count < GH_MOST_QUESTIONS ? t->question_count : GH_MOST_QUESTIONS;
  for (size_t i = 0; i < most; i++)
    if (t->questions[i].reply == GH_ANSWERED)
      return true;
  return false;
}

void run_note (gh_runner *r, case_outcome *outcome)
{
  gh_trial *const t = &r->trial;
  class_call call = {t, outcome};
  outcome->end = t->end;
  outcome->questions = t->question_count;
  outcome->compared = t->compared;
  outcome->answered = t->end != GH_CASE_INCONCLUSIVE && any_answered (t);
  outcome->refused = t->refused;
  outcome->unread = t->unread;
  outcome->starved = t->starved && t->end == GH_CASE_INCONCLUSIVE;
  outcome->dear = t->dear;
  outcome->need = t->need;
  outcome->given_up = t->end == GH_CASE_PUT_OFF && !t->dear && !t->need;
  outcome->outside = t->end == GH_CASE_INCONCLUSIVE && t->step.kind == GH_STEP_OUTSIDE;
  outcome->undrawn = t->undrawn;
  outcome->undefined = t->end == GH_CASE_UNMET && t->step.kind == GH_STEP_UNDEFINED;
  outcome->truths = t->truths;
  outcome->variables = t->variable_count;
  for (size_t i = 0; i < t->variable_count; i++) {
    outcome->names[i] = t->variables[i].name;
    outcome->sorts[i] = t->variables[i].sort;
    outcome->classes[i] = NO_CLASS;
  }
  if (t->end == GH_CASE_INCONCLUSIVE)
    snprintf (outcome->reason, sizeof outcome->reason, "%.150s", t->required);
  else if (t->end == GH_CASE_HELD)
    gh_try (t->store, find_classes, &call);
  else if (outcome->undefined && gh_try (t->store, note_undefined, &call) != GH_OK)
    snprintf (outcome->reason, sizeof outcome->reason, "%.150s", t->required);
}

void run_count (gh_result *result, const case_outcome *outcome)
{
  result->cases++;
  result->questions += outcome->questions;
  result->answered |= outcome->answered;
  result->compared += outcome->compared;
  if (outcome->outside) {
    if (!result->outside++)
      snprintf (result->outside_at, sizeof result->outside_at, "%s", outcome->reason);
  } else if (outcome->end == GH_CASE_INCONCLUSIVE) {
    if (!result->inconclusive++)
      snprintf (result->reason, sizeof result->reason, "%s", outcome->reason);
    result->refused += outcome->refused;
    result->starved += outcome->starved;
    if (outcome->unread && !*result->unread_at)
      snprintf (result->unread_at, sizeof result->unread_at, "%s", outcome->reason);
  } else if (outcome->undefined) {
    if (!result->undefined++)
      snprintf (result->undefined_at, sizeof result->undefined_at, "%s", outcome->reason);
  } else if (outcome->end == GH_CASE_HELD) {
    result->met++;
    result->variables = outcome->variables;
    for (size_t i = 0; i < outcome->variables; i++) {
      result->names[i] = outcome->names[i];
      result->sorts[i] = outcome->sorts[i];
      if (outcome->classes[i] != NO_CLASS)
        result->labels[i][outcome->classes[i]]++;
    }
  }
}

bool run_spent (const gh_runner *r)
{
  return gh_halted () ||
         (r->until > 0 && (gh_clock () > r->until || r->engine->faults > r->most_faults));
}
