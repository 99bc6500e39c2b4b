/* Making the most of a failing case: trying it again in a fresh engine, then finding a smaller and
   perhaps the smallest one. What was seen first is kept until something smaller is seen as well. */
#include "form/halt.h"
#include "harness/run/inside.h"
#include "harness/telling/sequence.h"
#include "harness/telling/shrink.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_RENEWED 20      /* times in a run that has a deadline, */
#define SHARE_OF_RENEWING 12 /* and for at most the twelfth part of its seconds */

#define MOMENT 0.01 /* seconds that a search has at least */

#define AT_ONCE 24 /* smaller questions, before it is looked which are wrong */

/* ---- what a search needs ----------------------------------------------------------------------
 */

static bool spent (void *context)
{
  return run_spent (context);
}

static void prolong (void *context)
{
  gh_runner *const r = context;
  r->until = fmax (r->until, gh_clock () + fmin (r->options.smaller_seconds, MOMENT));
}

static void settle (void *context)
{
  run_settle (context);
}

static gh_reducer reducer_of (gh_runner *r)
{
  return (gh_reducer){.trial = &r->trial,
                      .spent = spent,
                      .prolong = prolong,
                      .settle = settle,
                      .context = r,
                      .at_once = r->room < AT_ONCE ? r->room : AT_ONCE};
}

/* ---- again ----------------------------------------------------------------------------------- */

/* All searches of a run that has so many seconds take a fifth of them together, and one of them
   such a part of what is left of that. */
static double seconds_for_search (const gh_runner *r, double part)
{
  double const most = r->options.smaller_seconds;
  if (!r->board || r->board->seconds <= 0)
    return most;
  double const left = r->board->seconds / 5 - 1e-6 * (double)r->board->reducing;
  return fmin (most, fmax (part * left, MOMENT));
}

static void begin_search (gh_runner *r, double part)
{
  r->began = gh_clock ();
  r->until = r->began + seconds_for_search (r, part);
  r->most_faults = r->engine->faults + r->options.smaller_faults;
}

static void end_search (gh_runner *r)
{
  if (r->board)
    r->board->reducing += (uint64_t)(1e6 * (gh_clock () - r->began));
  r->until = 0;
  r->most_faults = 0;
}

/* Whether the run can afford to start the engine anew once more. */
static bool can_renew (const gh_runner *r)
{
  const gh_board *const board = r->board;
  return !board || board->seconds <= 0 ||
         (board->renewed < MOST_RENEWED &&
          1e-6 * (double)board->renewing < board->seconds / SHARE_OF_RENEWING);
}

static void renew (gh_runner *r)
{
  double const before = r->engine->start_seconds;
  if (r->engine->pardon)
    r->engine->pardon (r->engine, r->options.smaller_faults + 1);
  if (r->engine->renew)
    r->engine->renew (r->engine);
  gh_store_empty (r->kept);
  if (r->board) {
    r->board->renewed++;
    r->board->renewing += (uint64_t)(1e6 * fmax (r->engine->start_seconds - before, 0));
  }
}

/* What the engine was sent in the life in which it failed. NULL: it is not known. */
static char *copy_history (gh_runner *r, size_t *length)
{
  const char *const lines = r->engine->history ? r->engine->history (r->engine, length) : NULL;
  char *const copy = lines ? malloc (*length + 1) : NULL;
  if (copy) {
    memcpy (copy, lines, *length);
    copy[*length] = 0;
  }
  return copy;
}

/* A case that failed, run again in what engine there is. */
typedef struct repeated {
  gh_runner *runner;
  const gh_case *failed;
  gh_case_step step; /* at which */
  gh_failure then;
} repeated;

static const gh_failure *repeat (void *context)
{
  repeated *const c = context;
  gh_runner *const r = c->runner;
  gh_store_empty (r->kept);
  gh_case_end const end = run_to_end (r, run_store_of (r, c->failed->domain), c->failed);
  if (end != GH_CASE_FAILED || !gh_step_same (r->trial.step, c->step))
    return NULL;
  run_describe (r, &c->then);
  return &c->then;
}

/* In a fresh engine it did not fail: after what was asked before it may. */
static void find_sequence (gh_runner *r, const gh_case *failed, gh_failure *failure,
                           const char *lines, size_t length)
{
  static repeated c;
  c = (repeated){.runner = r, .failed = failed, .step = failure->step};
  gh_reducer const by = reducer_of (r);
  gh_failed_case const it = {repeat, &c};
  begin_search (r, 0.5);
  gh_sequence_find (&by, r->wrongs, &it, lines, length, &failure->before);
  end_search (r);
}

/* What came of it in the fresh engine. */
static void tell_difference (gh_runner *r, gh_failure *failure, gh_case_end end)
{
  static gh_failure then;
  char words[GH_STEP_WORDS];
  memset (&then, 0, sizeof then);
  run_describe (r, &then);
  if (!run_difference (failure, &then, failure->again, sizeof failure->again))
    snprintf (failure->again, sizeof failure->again, "%s",
              end == GH_CASE_FAILED         ? gh_step_write (then.step, words)
              : end == GH_CASE_INCONCLUSIVE ? r->trial.required
                                            : "alone and in a fresh engine it did not fail");
}

/* Whether the case fails alike once more. If not, say how it differs. */
static bool fails_again (gh_runner *r, const gh_case *failed, gh_failure *failure, bool anew)
{
  bool const fresh = anew && can_renew (r);
  size_t length = 0;
  char *const lines = fresh ? copy_history (r, &length) : NULL;
  if (fresh)
    renew (r);
  gh_case_end const end = run_to_end (r, run_store_of (r, failed->domain), failed);
  failure->untried = (anew && !fresh && r->engine->renew) || end == GH_CASE_HALTED;
  bool const again = end == GH_CASE_FAILED && gh_step_same (r->trial.step, failure->step);
  if (!again && end != GH_CASE_HALTED) {
    failure->passing = true;
    tell_difference (r, failure, end);
    r->wrongs->of_history |= fresh;
    if (lines)
      find_sequence (r, failed, failure, lines, length);
  }
  free (lines);
  return again;
}

/* ---- by size --------------------------------------------------------------------------------- */

typedef struct smallest_call {
  gh_cases cases;
  gh_shrunk best;
  uint64_t undecided;
} smallest_call;

/* A case of the search by size: does it fail for the same reason, and is it smaller than the best?
 */
static bool keep_smaller (gh_runner *r, stream *s, const slot *c)
{
  smallest_call *const call = s->context;
  call->undecided += c->outcome.end == GH_CASE_INCONCLUSIVE && !c->outcome.outside;
  if (c->outcome.end != GH_CASE_FAILED)
    return true;
  if (run_to_end (r, r->kept, &c->it) != GH_CASE_FAILED ||
      !gh_step_same (r->trial.step, call->best.step))
    return true;
  gh_shrunk const smaller = gh_shrunk_of (&r->trial);
  if (gh_shrunk_compare (&smaller, &call->best) <= 0) {
    call->best = smaller;
    run_describe (r, r->failure);
    if (call->cases.largest > smaller.moves)
      call->cases.largest = (unsigned)smaller.moves;
  }
  return true;
}

/* Run all smaller cases, and those of the same size, whose text may be shorter. Where a theorem
   makes more choices beside its variables than can be tried, there is no end to be hoped for. */
static void find_smallest (gh_runner *r, const gh_shrunk *found)
{
  unsigned most = UINT_MAX;
  for (size_t i = 0; i < r->trial.variable_count; i++)
    if (gh_most_moves (r->trial.variables[i].sort) < most)
      most = gh_most_moves (r->trial.variables[i].sort);
  gh_domain const domain = gh_widest_domain (r->theorem);
  unsigned const largest = found->moves > most ? most : (unsigned)found->moves;
  smallest_call call = {.cases = gh_cases_by_size (r->catalogs, r->theorem, &domain,
                                                   r->trial.variables, r->trial.variable_count,
                                                   largest, r->options.smaller_cases),
                        .best = *found};
  stream smaller = {.theorem = r->theorem,
                    .cases = &call.cases,
                    .most = UINT64_MAX,
                    .piece = r->watch->piece,
                    .conclude = keep_smaller,
                    .context = &call};
  while (!smaller.ended && !run_spent (r) && call.cases.about <= (double)r->options.smaller_cases)
    run_window (r, &smaller, 1);
  r->failure->proven = smaller.ended && !smaller.closed && call.cases.complete && !call.undecided &&
                       call.best.moves <= most;
}

/* ---- by choices ------------------------------------------------------------------------------ */

static gh_trial *try_choices (void *context, const uint32_t *prefix, size_t count)
{
  gh_runner *const r = context;
  gh_store *const store = r->trial.store;
  const gh_domain *const domain = r->trial.domain;
  unsigned ahead = 1;
  if (domain->random)
    gh_store_empty (store);
  for (;; ahead *= 2) {
    run_prepare (r, store, domain);
    gh_choices_begin (&r->choices, prefix, count);
    r->trial.ahead = r->prompt ? 0 : ahead;
    gh_trial_run (&r->trial, r->theorem);
    if (r->trial.end != GH_CASE_SUSPENDED)
      return &r->trial;
    run_settle (r);
    if (gh_halted ()) {
      r->trial.end = GH_CASE_HALTED;
      return &r->trial;
    }
  }
}

/* Of the case that was just run, and failed. */
static void shrink (gh_runner *r)
{
  gh_shrunk const shrunk = gh_shrink (&r->choices, try_choices, spent, r);
  if (r->trial.end != GH_CASE_FAILED || !gh_step_same (r->trial.step, shrunk.step))
    return; /* the smaller one does not fail again: what was seen first stands */
  run_describe (r, r->failure);
  find_smallest (r, &shrunk);
}

bool run_is_reducible (const gh_runner *r, const gh_failure *failure)
{
  return !failure->passing && !(failure->untried && r->wrongs->of_history);
}

/* Where an answer depends on what was asked before, it is not the size that makes it wrong. */
static void forget_sizes (gh_failure *failure)
{
  for (size_t i = 0; i < failure->wrongs; i++)
    failure->wrong[i].word = 0;
}

void run_explain (gh_runner *r, const gh_theorem *theorem, const gh_case *failed,
                  gh_failure *failure, bool anew)
{
  r->theorem = theorem;
  r->failure = failure;
  r->share = (gh_share){0};
  r->frontier = &r->alone;
  r->alone = (gh_frontier){0};
  r->faults = r->engine->faults;
  r->watch->explaining = true;
  if (fails_again (r, failed, failure, anew) && run_is_reducible (r, failure)) {
    begin_search (r, 0.25);
    shrink (r);
    end_search (r);
  }
  if (!run_is_reducible (r, failure))
    forget_sizes (failure);
  r->watch->explaining = false;
  if (r->board)
    r->frontier = &r->board->frontier;
}

void run_try_again (gh_runner *r, const gh_theorem *theorem, const gh_case *failed,
                    gh_failure *failure)
{
  r->theorem = theorem;
  r->share = (gh_share){0};
  failure->untried = r->engine->renew && !can_renew (r);
  if (failure->untried) {
    if (r->wrongs->of_history)
      forget_sizes (failure);
    return;
  }
  renew (r);
  gh_case_end const end = run_to_end (r, run_store_of (r, failed->domain), failed);
  failure->untried = end == GH_CASE_HALTED;
  failure->passing = end == GH_CASE_HELD || end == GH_CASE_UNMET;
  if (failure->passing)
    snprintf (failure->again, sizeof failure->again, "in a fresh engine it is no counterexample");
}

void run_reduce (gh_runner *r, gh_failure *failure)
{
  gh_reducer const by = reducer_of (r);
  begin_search (r, 0.25);
  gh_reduce (&by, r->wrongs, failure->wrong, failure->wrongs);
  end_search (r);
}

void gh_runner_shrink (gh_runner *r)
{
  begin_search (r, 0.25);
  shrink (r);
  end_search (r);
}
