/* Verdicts: what the cases of a theorem say of it. What an engine refused, or was never asked, is
   never counted against it. */
#include "form/halt.h"
#include "harness/cases/values.h"
#include "harness/run/inside.h"
#include "harness/telling/shrink.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void verdict_set (gh_result *result, gh_verdict verdict, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  result->verdict = verdict;
  vsnprintf (result->reason, sizeof result->reason, format, arguments);
  va_end (arguments);
}

/* What is undefined belongs to the reason why a hypothesis is met too rarely. */
static void tell_undefined (gh_result *result)
{
  size_t const length = strlen (result->reason);
  if (result->undefined)
    snprintf (result->reason + length, sizeof result->reason - length,
              "; undefined in %" PRIu64 " (%s)", result->undefined, result->undefined_at);
}

/* ---- domains --------------------------------------------------------------------------------- */

/* Cases that were refused might have met the hypothesis, and so might games that the engine does
   not take: of those that it takes, a theorem need not say anything. */
bool verdict_of_domain (const gh_theorem *theorem, gh_standing *st, size_t domain,
                        const gh_options *options)
{
  gh_result *const result = &st->result;
  gh_course *const course = &st->courses[domain];
  const gh_domain *const d = &theorem->domains[domain];
  uint64_t const cases = course->count, met = course->met, maybe = met + course->inconclusive;
  unsigned long long const hit = met, all = cases;
  course->cut_short |= d->random && options->random_cases && options->random_cases < d->cases;
  result->cut_short |= course->cut_short;
  if (d->met == GH_ANY_MET || theorem->expected || theorem->exists || st->narrowed)
    return true;
  if (cases == 0)
    verdict_set (result, GH_VACUOUS, "there was no case");
  else if (course->cut_short)
    return true;
  else if (d->met >= 0 && (met > (uint64_t)d->met || maybe < (uint64_t)d->met))
    verdict_set (result, GH_VACUOUS, "the hypothesis was met in %llu of %llu cases, not in %lld",
                 hit, all, (long long)d->met);
  else if (d->met < 0 && (maybe == 0 || (double)maybe < d->covers * (double)cases))
    verdict_set (result, GH_VACUOUS, "the hypothesis was met in only %llu of %llu cases", hit, all);
  else
    return true;
  tell_undefined (result);
  st->decided = true;
  return false;
}

/* ---- theorems -------------------------------------------------------------------------------- */

/* Why there is no verdict: the first reason of a case, or that time ran out, or that nothing was to
   be asked. */
static void inconclusive (const gh_theorem *theorem, gh_standing *st)
{
  gh_result *const result = &st->result;
  bool const none = !result->inconclusive && !result->cut_short;
  result->verdict = GH_INCONCLUSIVE;
  if (none && result->outside)
    verdict_set (result, GH_NOT_APPLICABLE, "%s", result->outside_at);
  else if (none && st->narrowed)
    verdict_set (result, GH_NOT_APPLICABLE, "no game that the engine takes %s",
                 theorem->expected ? "is a counterexample"
                 : theorem->exists ? "is a witness"
                                   : "meets the hypothesis");
  else if (!result->inconclusive)
    snprintf (result->reason, sizeof result->reason, "cut short before %s",
              !result->cases      ? "the first case"
              : theorem->expected ? "the counterexample was found"
              : theorem->exists   ? "a witness was found"
                                  : "a case met the hypothesis");
}

void gh_runner_conclude (const gh_theorem *theorem, gh_standing *st)
{
  gh_result *const result = &st->result;
  bool const less = result->cut_short || result->inconclusive || result->outside || st->narrowed;
  st->decided = true;
  if (result->verdict == GH_FAILS)
    return;
  if (2 * result->inconclusive > result->cases - result->outside || (result->met == 0 && less))
    inconclusive (theorem, st);
  else if ((theorem->expected || theorem->exists) && !st->shown)
    inconclusive (theorem, st); /* it is not known yet where it fails */
  else if (result->met == 0) {
    verdict_set (result, GH_VACUOUS, "the hypothesis was never met");
    tell_undefined (result);
  } else if (st->truths && st->truths != 3)
    verdict_set (result, less ? GH_INCONCLUSIVE : GH_VACUOUS,
                 "both sides of the equivalence were always %s%s",
                 st->truths == 1 ? "false" : "true",
                 result->cut_short ? ", in fewer cases than declared"
                 : less            ? ", where they were decided"
                                   : "");
  else
    result->verdict = GH_HOLDS;
}

/* ---- statements that are false, or claim a witness ------------------------------------------- */

/* The case that a false statement names. */
typedef struct named {
  gh_runner *runner;
  gh_values values;
  gh_case_end end;
  bool refutes; /* the statement is false there, by what the engine says */
  bool outside; /* it is nothing that the engine takes */
  bool ran;     /* its values could be read */
  gh_shrunk size;
  char why[512]; /* the case is inconclusive */
} named;

static void run_named (const gh_theorem *theorem, named *n)
{
  static const gh_domain named_domain = {.random = true, .met = -1};
  gh_runner *const r = n->runner;
  gh_case it = {.domain = &named_domain, .given_count = n->values.count, .fixed = true};
  memcpy (it.given, n->values.given, sizeof it.given);
  memcpy (it.prefix, n->values.choices, n->values.choice_count * sizeof *it.prefix);
  it.prefix_count = n->values.choice_count;
  r->theorem = theorem;
  n->ran = true;
  n->end = run_to_end (r, run_store_of (r, &named_domain), &it);
  n->refutes = n->end == GH_CASE_FAILED && r->trial.step.kind == GH_STEP_FALSE;
  n->outside = n->end == GH_CASE_INCONCLUSIVE && r->trial.step.kind == GH_STEP_OUTSIDE;
  n->size = gh_shrunk_of (&r->trial);
  snprintf (n->why, sizeof n->why, "%s", r->trial.required);
}

static void look_at_named (gh_runner *r, const gh_theorem *theorem, named *n)
{
  *n = (named){.runner = r, .end = GH_CASE_INCONCLUSIVE, .why = "out of memory"};
  n->values =
      (gh_values){.store = gh_store_new (&r->options.limits, NULL), .text = theorem->expected};
  gh_status const status =
      n->values.store ? gh_try (n->values.store, gh_read_values, &n->values) : GH_NO_MEMORY;
  if (status == GH_OK)
    run_named (theorem, n);
  else if (status != GH_NO_MEMORY)
    snprintf (n->why, sizeof n->why, "the counterexample that is named: %s", n->values.error.text);
  gh_store_free (n->values.store);
}

static void fails_with (gh_result *result, gh_step_kind step, const char *required)
{
  result->verdict = GH_FAILS;
  result->failure.step = (gh_case_step){.kind = step};
  snprintf (result->failure.required, sizeof result->failure.required, "%s", required);
}

static gh_shrunk size_of (const gh_failure *failure)
{
  gh_shrunk size = {.moves = failure->moves, .length = strlen (failure->counterexample)};
  snprintf (size.text, sizeof size.text, "%.1000s", failure->counterexample);
  return size;
}

/* Another counterexample than the named one was found. A smaller one is the engine's fault; with a
   larger one the engine must say that the named one is none, or nothing is known. */
static void judge_other (gh_runner *r, const gh_theorem *theorem, gh_result *result)
{
  static named n;
  char required[300];
  gh_shrunk const found = size_of (&result->failure);
  look_at_named (r, theorem, &n);
  if (gh_shrunk_compare (&found, &n.size) < 0) {
    snprintf (required, sizeof required, "no smaller one than %s", theorem->expected);
    fails_with (result, GH_STEP_ANOTHER, required);
  } else if (n.end == GH_CASE_HELD || n.end == GH_CASE_UNMET) {
    result->failure.proven = false;
    run_describe (r, &result->failure);
    fails_with (result, GH_STEP_NO_COUNTEREXAMPLE, "the statement to be false here");
  } else if (n.end == GH_CASE_FAILED && !n.refutes)
    run_describe (r, &result->failure); /* a fault of the engine */
  else
    verdict_set (result, n.outside ? GH_NOT_APPLICABLE : GH_INCONCLUSIVE, "%s",
                 n.refutes ? "the search for the smallest counterexample did not end" : n.why);
}

void verdict_open (gh_runner *r, const gh_theorem *theorem, gh_standing *st)
{
  static named n;
  case_outcome outcome;
  look_at_named (r, theorem, &n);
  if (!n.ran || n.end == GH_CASE_PUT_OFF || n.end == GH_CASE_HALTED)
    return;
  run_note (r, &outcome);
  run_count (&st->result, &outcome);
  st->shown = n.refutes;
  st->result.met += n.refutes;
  st->decided = (n.end == GH_CASE_FAILED && !n.refutes) || n.end == GH_CASE_HELD;
  if (!st->decided)
    return;
  run_describe (r, &st->result.failure);
  st->result.verdict = GH_FAILS;
  if (n.end == GH_CASE_HELD)
    fails_with (&st->result, GH_STEP_NO_COUNTEREXAMPLE, "the statement to be false here");
}

void verdict_turn (gh_runner *r, const gh_theorem *theorem, gh_standing *st)
{
  gh_result *const result = &st->result;
  bool const failed = result->verdict == GH_FAILS;
  st->decided = true;
  if (failed && result->failure.step.kind != GH_STEP_FALSE)
    return; /* the engine is at fault */
  if (failed && (theorem->exists || !strcmp (result->failure.counterexample, theorem->expected)))
    result->verdict = GH_HOLDS;
  else if (failed && gh_halted ())
    verdict_set (result, GH_INCONCLUSIVE,
                 "cut short in the search for the smallest counterexample");
  else if (failed)
    judge_other (r, theorem, result);
  else if (result->inconclusive || result->cut_short || result->outside || st->narrowed)
    inconclusive (theorem, st);
  else
    fails_with (result, theorem->exists ? GH_STEP_NO_WITNESS : GH_STEP_NONE_FOUND,
                theorem->expected ? theorem->expected : "a witness");
}
