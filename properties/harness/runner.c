#include "harness/runner.h"
#include "form/measure.h"
#include "form/notation.h"
#include "harness/cases.h"
#include "harness/shrink.h"
#include "reference/reference.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define TICK_CASES 1024
#define KEPT_FORMS 1000000 /* the store of exhaustive domains is emptied beyond this */

/* A case of the window that is being run. */
typedef struct slot {
  gh_case it;
  gh_case_end end;
  uint64_t place;
} slot;

struct gh_runner {
  gh_engine *engine, *second, *judge;
  gh_options options;
  gh_catalogs *catalogs;
  gh_store *kept,
      *fresh; /* of exhaustive domains, whose answers are asked again and again; of others */
  gh_trial trial;
  gh_choices choices;
  slot *slots;
  size_t window;
  bool (*tick) (void *, uint64_t);
  void *context;
  const gh_theorem *theorem;
  gh_result *result;
  uint8_t truths;     /* which sides of an equivalence occurred */
  uint64_t places;    /* cases begun */
  uint64_t undecided; /* inconclusive cases of the search for smaller ones */
  bool cut_short;     /* time ran out before the last case */
  uint64_t reason_of; /* the case that gave the result its reason */
  double started;
};

static double now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

gh_runner *gh_runner_new (gh_engine *engine, gh_engine *second, const gh_options *options,
                          bool (*tick) (void *, uint64_t), void *context)
{
  gh_runner *const r = calloc (1, sizeof *r);
  if (!r)
    return NULL;
  r->engine = engine;
  r->second = second;
  r->options = *options;
  r->tick = tick;
  r->context = context;
  r->window = engine->window;
  if (second && second->window > r->window)
    r->window = second->window;
  r->slots = calloc (r->window, sizeof *r->slots);
  r->judge = gh_reference_open ();
  r->catalogs = gh_catalogs_new ();
  r->kept = gh_store_new (&options->limits, NULL);
  r->fresh = gh_store_new (&options->limits, NULL);
  if (r->slots && r->judge && r->catalogs && r->kept && r->fresh)
    return r;
  gh_runner_free (r);
  return NULL;
}

void gh_runner_free (gh_runner *r)
{
  if (!r)
    return;
  gh_store_free (r->kept);
  gh_store_free (r->fresh);
  gh_catalogs_free (r->catalogs);
  if (r->judge)
    r->judge->close (r->judge);
  free (r->slots);
  free (r);
}

gh_store *gh_runner_store (gh_runner *r)
{
  return r->kept;
}

/* ---- one case -------------------------------------------------------------------------------- */

static void prepare (gh_runner *r, gh_store *store, const gh_domain *domain)
{
  r->trial.store = store;
  r->trial.engine = r->engine;
  r->trial.second = r->options.compare ? r->second : NULL;
  r->trial.judge = r->judge;
  r->trial.catalogs = r->catalogs;
  r->trial.domain = domain;
  r->trial.choices = &r->choices;
  r->trial.given = NULL;
  r->trial.given_count = 0;
}

static void settle (gh_runner *r)
{
  if (r->engine->settle)
    r->engine->settle (r->engine);
  if (r->second && r->second->settle)
    r->second->settle (r->second);
}

static gh_case_end run_once (gh_runner *r, gh_store *store, const gh_case *it)
{
  prepare (r, store, it->domain);
  gh_choices_begin (&r->choices, it->prefix, it->prefix_count);
  if (it->seeded)
    gh_choices_seed (&r->choices, it->seed);
  if (it->given_count) {
    r->trial.given = it->given;
    r->trial.given_count = it->given_count;
  }
  gh_trial_run (&r->trial, r->theorem);
  return r->trial.end;
}

static gh_case_end run_to_end (gh_runner *r, gh_store *store, const gh_case *it)
{
  while (run_once (r, store, it) == GH_CASE_SUSPENDED)
    settle (r);
  return r->trial.end;
}

static gh_store *store_of (gh_runner *r, const gh_domain *domain)
{
  gh_store *const store = domain->random ? r->fresh : r->kept;
  if (domain->random || gh_store_size (store) > KEPT_FORMS)
    gh_store_empty (store);
  return store;
}

/* For a body of gh_try. */
typedef struct label_call {
  gh_trial *trial;
  gh_result *result;
} label_call;

static void label (void *argument)
{
  const label_call *const call = argument;
  const gh_trial *const t = call->trial;
  for (size_t i = 0; i < t->variable_count; i++)
    if (t->variables[i].sort != GH_SORT_INTEGER)
      call->result->labels[i][gh_outcome_of (t->store, t->variables[i].form, GH_NORMAL)]++;
}

/* Count a case that was just run to its end, by its place in the stream of cases: the windows of an
   engine that answers late end them in another order. */
static void count_case (gh_runner *r, uint64_t place)
{
  gh_trial *const t = &r->trial;
  gh_result *const result = r->result;
  result->cases++;
  result->questions += t->question_count;
  result->compared += t->compared;
  if (t->end == GH_CASE_INCONCLUSIVE) {
    if (!result->inconclusive++ || place < r->reason_of) {
      snprintf (result->reason, sizeof result->reason, "%s", t->required);
      r->reason_of = place;
    }
  } else if (t->end == GH_CASE_HELD) {
    label_call call = {t, result};
    result->met++;
    result->variables = t->variable_count;
    r->truths |= t->truths;
    gh_try (t->store, label, &call);
  }
}

/* ---- windows --------------------------------------------------------------------------------- */

static void end_case (gh_runner *r, const slot *s, bool counting)
{
  if (counting)
    count_case (r, s->place);
  else
    r->undecided += s->end == GH_CASE_INCONCLUSIVE;
}

/* Run all cases of a stream, a window of them at a time: those that wait for an answer are put
   aside and run again when it is there. Failing cases are passed on in their order, until that
   returns false. Returns false then, or when interrupted. */
static bool run_cases (gh_runner *r, gh_cases *cases, bool counting,
                       bool on_failure (gh_runner *, const gh_case *, void *), void *context)
{
  uint64_t ticked = 0;
  for (bool more = true; more;) {
    gh_store *const store = store_of (r, cases->domain);
    size_t count = 0, waiting = 0;
    while (count < r->window && (more = cases->next (cases, &r->slots[count].it))) {
      slot *const s = &r->slots[count++];
      s->place = ++r->places;
      s->end = run_once (r, store, &s->it);
      gh_cases_drawn (cases, &r->choices);
      if (s->end == GH_CASE_SUSPENDED)
        waiting++;
      else
        end_case (r, s, counting);
    }
    while (waiting) {
      settle (r);
      for (size_t i = 0; i < count; i++)
        if (r->slots[i].end == GH_CASE_SUSPENDED &&
            (r->slots[i].end = run_once (r, store, &r->slots[i].it)) != GH_CASE_SUSPENDED) {
          waiting--;
          end_case (r, &r->slots[i], counting);
        }
    }
    for (size_t i = 0; i < count; i++)
      if (r->slots[i].end == GH_CASE_FAILED && !on_failure (r, &r->slots[i].it, context))
        return false;
    ticked += count;
    if (ticked >= TICK_CASES || r->window > 1) {
      ticked = 0;
      if (r->tick && !r->tick (r->context, r->result->cases)) {
        r->result->verdict = GH_INTERRUPTED;
        return false;
      }
    }
    if (more && r->options.seconds > 0 && now () - r->started > r->options.seconds) {
      r->cut_short = true;
      return true;
    }
  }
  return true;
}

static void verdict (gh_result *result, gh_verdict verdict, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));

static void verdict (gh_result *result, gh_verdict verdict, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  result->verdict = verdict;
  vsnprintf (result->reason, sizeof result->reason, format, arguments);
  va_end (arguments);
}

/* Whether the hypothesis was met often enough in the cases that this domain added. */
static bool met_enough (gh_runner *r, const gh_domain *d, uint64_t cases, uint64_t met,
                        uint64_t inconclusive)
{
  gh_result *const result = r->result;
  unsigned long long const hit = met, all = cases;
  if (cases == inconclusive && cases > 0)
    return true;
  if (cases == 0) {
    verdict (result, GH_VACUOUS, "there was no case");
    return false;
  }
  if (r->cut_short || (d->random && r->options.random_cases && r->options.random_cases < d->cases))
    return true;
  if (d->met >= 0 && !inconclusive && met != (uint64_t)d->met)
    verdict (result, GH_VACUOUS, "the hypothesis was met in %llu of %llu cases, not in %lld", hit,
             all, (long long)d->met);
  else if (d->met < 0 && (met == 0 || (double)met < d->covers * (double)(cases - inconclusive)))
    verdict (result, GH_VACUOUS, "the hypothesis was met in only %llu of %llu cases", hit, all);
  else
    return true;
  return false;
}

/* ---- counterexamples ------------------------------------------------------------------------- */

static void describe_value (gh_store *store, const gh_value *value, char *buffer, size_t size)
{
  static const char *const outcomes[] = {"P", "L", "R", "N"};
  static const char *const orders[] = {"=", ">", "<", "||"};
  switch (value->type) {
  case GH_TRUTH: snprintf (buffer, size, "%s", value->truth ? "true" : "false"); break;
  case GH_OUTCOME: snprintf (buffer, size, "%s", outcomes[value->outcome]); break;
  case GH_ORDER: snprintf (buffer, size, "%s", orders[value->order]); break;
  default: snprintf (buffer, size, "%s", gh_print (store, value->form, GH_STYLE_FULL));
  }
}

/* "compare 0 ; * -> ||", cut where it is long. */
static void describe_question (gh_trial *t, const gh_question *q, char *buffer, size_t size)
{
  char g[300], h[300] = "", answer[300] = "no answer", expected[300] = "";
  describe_value (t->store, &q->arguments[0], g, sizeof g);
  if (gh_requests[q->request].count > 1)
    describe_value (t->store, &q->arguments[1], h, sizeof h);
  if (q->reply == GH_ANSWERED)
    describe_value (t->store, &q->answer, answer, sizeof answer);
  if (q->wrong)
    describe_value (t->store, &q->expected, expected, sizeof expected);
  snprintf (buffer, size,
            q->wrong ? "%s %s%s%s -> %s, where the %s engine says %s\n" : "%s %s%s%s -> %s\n",
            gh_requests[q->request].word, g, *h ? " ; " : "", h, answer,
            q->wrong ? t->second->name : "", expected);
}

/* What the engine was asked, each question once. */
static void describe_answers (void *argument)
{
  const label_call *const call = argument;
  gh_trial *const t = call->trial;
  gh_result *const result = call->result;
  size_t const most = t->question_count < GH_MOST_QUESTIONS ? t->question_count : GH_MOST_QUESTIONS;
  for (size_t i = 0; i < most; i++) {
    char line[1400];
    size_t const used = strlen (result->answers);
    describe_question (t, &t->questions[i], line, sizeof line);
    if (!strstr (result->answers, line) && used + strlen (line) < sizeof result->answers)
      strcpy (result->answers + used, line);
  }
}

static void describe_variables (void *argument)
{
  const label_call *const call = argument;
  gh_trial_variables (call->trial, call->result->counterexample,
                      sizeof call->result->counterexample);
}

/* *result describes the case that was run last, a failing one. */
static void describe (gh_runner *r, gh_result *result)
{
  gh_trial *const t = &r->trial;
  label_call call = {t, result};
  snprintf (result->step, sizeof result->step, "%s", t->step);
  snprintf (result->required, sizeof result->required, "%s", t->required);
  gh_store_allow (t->store);
  if (gh_try (t->store, describe_variables, &call) != GH_OK)
    strcpy (result->counterexample, "too long to be shown");
  result->answers[0] = 0;
  gh_try (t->store, describe_answers, &call);
  result->verdict = GH_FAILS;
}

typedef struct smallest_call {
  gh_cases cases;
  gh_shrunk best;
} smallest_call;

/* A case of the search by size fails: is it smaller than the best, and for the same reason? */
static bool keep_smaller (gh_runner *r, const gh_case *failed, void *context)
{
  smallest_call *const call = context;
  run_to_end (r, r->kept, failed);
  if (r->trial.end != GH_CASE_FAILED || strcmp (r->trial.step, call->best.step))
    return true;
  gh_shrunk const smaller = gh_shrunk_of (&r->trial);
  if (gh_shrunk_compare (&smaller, &call->best) <= 0) {
    call->best = smaller;
    describe (r, r->result);
    if (call->cases.largest > smaller.moves)
      call->cases.largest = (unsigned)smaller.moves;
  }
  return true;
}

/* Run all smaller cases, and those of the same size, whose text may be shorter. */
static void find_smallest (gh_runner *r, const gh_shrunk *found)
{
  gh_sort sorts[GH_MOST_VARIABLES];
  size_t const variables = r->trial.variable_count;
  for (size_t i = 0; i < variables; i++)
    sorts[i] = r->trial.variables[i].sort;
  unsigned const largest = found->moves > GH_MOST_MOVES ? GH_MOST_MOVES : (unsigned)found->moves;
  smallest_call call = {gh_cases_by_size (r->catalogs, r->theorem, sorts, variables, largest,
                                          r->options.smaller_cases),
                        *found};
  r->undecided = 0;
  bool const ended = run_cases (r, &call.cases, false, keep_smaller, &call);
  r->result->proven =
      ended && call.cases.complete && !r->undecided && call.best.moves <= GH_MOST_MOVES;
  r->result->verdict = GH_FAILS;
}

static gh_trial *try_choices (void *context, const uint32_t *prefix, size_t count)
{
  gh_runner *const r = context;
  gh_store *const store = r->trial.store;
  const gh_domain *const domain = r->trial.domain;
  do {
    if (r->trial.end == GH_CASE_SUSPENDED)
      settle (r);
    else if (domain->random)
      gh_store_empty (store);
    prepare (r, store, domain);
    gh_choices_begin (&r->choices, prefix, count);
    gh_trial_run (&r->trial, r->theorem);
  } while (r->trial.end == GH_CASE_SUSPENDED);
  return &r->trial;
}

static bool first_failure (gh_runner *r, const gh_case *failed, void *context)
{
  (void)r;
  *(gh_case *)context = *failed;
  return false;
}

/* Describe a failing case, then ever smaller ones. */
static void explain (gh_runner *r, const gh_case *failed)
{
  run_to_end (r, store_of (r, failed->domain), failed);
  describe (r, r->result);
  gh_shrunk const shrunk =
      failed->given_count ? gh_shrunk_of (&r->trial) : gh_shrink (&r->choices, try_choices, r);
  describe (r, r->result);
  find_smallest (r, &shrunk);
}

/* ---- theorems -------------------------------------------------------------------------------- */

static bool applicable (gh_runner *r)
{
  uint32_t const wanted = r->theorem->requests;
  uint32_t can = r->engine->abilities & wanted;
  if (gh_engine_can (r->engine, GH_ASK_OUTCOME)) /* of the difference: Definition 2.9 */
    can |= wanted & 1u << GH_ASK_COMPARE;
  if (!wanted && !r->engine->builtin)
    verdict (r->result, GH_NOT_APPLICABLE, "it speaks of forms and asks an engine nothing");
  else if (can != wanted) {
    char missing[200] = "";
    for (unsigned q = 0; q < GH_REQUESTS; q++)
      if ((wanted & ~can) >> q & 1)
        snprintf (missing + strlen (missing), sizeof missing - strlen (missing), "%s%s",
                  *missing ? ", " : "", gh_requests[q].word);
    verdict (r->result, GH_NOT_APPLICABLE, "the engine has no %s", missing);
  } else
    return true;
  return false;
}

static void verdict_on (gh_result *result, const char *step, const char *required)
{
  result->verdict = GH_FAILS;
  snprintf (result->step, sizeof result->step, "%s", step);
  snprintf (result->required, sizeof result->required, "%s", required);
}

/* Turn the verdict on a statement round: of one that is false by just the counterexample that it
   names, or of one that claims a witness. */
static void turn_verdict (gh_runner *r)
{
  gh_result *const result = r->result;
  const char *const expected = r->theorem->expected;
  if (result->verdict == GH_INTERRUPTED)
    return;
  bool const refuted = result->verdict == GH_FAILS && !strcmp (result->step, GH_STATEMENT_FALSE);
  if (result->verdict == GH_FAILS && !refuted)
    return; /* the engine is at fault */
  if (!refuted && result->inconclusive == result->cases)
    result->verdict = GH_INCONCLUSIVE;
  else if (!refuted)
    verdict_on (result, r->theorem->exists ? "no witness was found" : "no counterexample was found",
                expected ? expected : "a witness");
  else if (r->theorem->exists || (result->proven && !strcmp (result->counterexample, expected)))
    result->verdict = GH_HOLDS;
  else
    verdict_on (result, "another counterexample", expected);
}

static void begin (gh_runner *r, const gh_theorem *theorem, gh_result *result)
{
  *result = (gh_result){.verdict = GH_HOLDS};
  r->theorem = theorem;
  r->result = result;
  r->truths = 0;
  r->places = 0;
  r->cut_short = false;
  r->started = now ();
}

void gh_runner_check (gh_runner *r, const gh_theorem *theorem, gh_result *result)
{
  begin (r, theorem, result);
  if (!applicable (r))
    return;
  bool enough = true;
  for (size_t i = 0; i < theorem->domain_count && enough && result->verdict == GH_HOLDS; i++) {
    const gh_domain *const domain = &theorem->domains[i];
    uint64_t const cases = result->cases, met = result->met, inconclusive = result->inconclusive;
    gh_cases stream =
        gh_cases_of_domain (theorem, domain, r->options.seed, r->options.random_cases);
    gh_case failed;
    if (run_cases (r, &stream, true, first_failure, &failed))
      enough = theorem->expected || theorem->exists ||
               met_enough (r, domain, result->cases - cases, result->met - met,
                           result->inconclusive - inconclusive);
    else if (result->verdict != GH_INTERRUPTED)
      explain (r, &failed);
  }
  if (theorem->expected || theorem->exists)
    turn_verdict (r);
  else if (result->verdict == GH_HOLDS && result->cases == result->inconclusive)
    result->verdict = GH_INCONCLUSIVE;
  else if (result->verdict == GH_HOLDS && result->met == 0)
    verdict (result, GH_VACUOUS, "the hypothesis was never met");
  else if (result->verdict == GH_HOLDS && r->truths && r->truths != 3)
    verdict (result, GH_VACUOUS, "both sides of the equivalence were always %s",
             r->truths == 1 ? "false" : "true");
  result->seconds = now () - r->started;
}

static void run_single (gh_runner *r, const gh_case *it)
{
  run_to_end (r, store_of (r, it->domain), it);
  count_case (r, 0);
  switch (r->trial.end) {
  case GH_CASE_FAILED: describe (r, r->result); break;
  case GH_CASE_INCONCLUSIVE: r->result->verdict = GH_INCONCLUSIVE; break;
  case GH_CASE_UNMET:
    verdict (r->result, GH_VACUOUS, "%s does not hold here", r->trial.required);
    break;
  default: r->result->verdict = GH_HOLDS;
  }
}

void gh_runner_replay (gh_runner *r, const gh_theorem *theorem, const gh_given *given, size_t count,
                       gh_result *result)
{
  static const gh_domain replayed = {.random = true};
  gh_case it = {.domain = &replayed, .given_count = count};
  memcpy (it.given, given, count * sizeof *given);
  begin (r, theorem, result);
  run_single (r, &it);
}

void gh_runner_bytes (gh_runner *r, const gh_theorem *theorem, const uint8_t *bytes, size_t count,
                      gh_result *result)
{
  gh_domain fuzzed = {.random = true, .depth = 3};
  for (size_t i = 0; i < theorem->domain_count; i++)
    if (theorem->domains[i].random)
      fuzzed = theorem->domains[i];
  begin (r, theorem, result);
  gh_store *const store = store_of (r, &fuzzed);
  do {
    if (r->trial.end == GH_CASE_SUSPENDED)
      settle (r);
    prepare (r, store, &fuzzed);
    gh_choices_begin (&r->choices, NULL, 0);
    gh_choices_bytes (&r->choices, bytes, count);
    gh_trial_run (&r->trial, theorem);
  } while (r->trial.end == GH_CASE_SUSPENDED);
  count_case (r, 0);
  if (r->trial.end == GH_CASE_FAILED)
    describe (r, result);
}
