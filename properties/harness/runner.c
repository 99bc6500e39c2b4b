#include "harness/runner.h"
#include "harness/run.h"
#include "reference/reference.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* ---- verdicts -------------------------------------------------------------------------------- */

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
  if (d->random && r->options.random_cases && r->options.random_cases < d->cases)
    r->cut_short = true;
  if (r->cut_short)
    return true;
  if (d->met >= 0 && (met > (uint64_t)d->met || met + inconclusive < (uint64_t)d->met))
    verdict (result, GH_VACUOUS, "the hypothesis was met in %llu of %llu cases, not in %lld", hit,
             all, (long long)d->met);
  else if (d->met < 0 && 2 * inconclusive <= cases &&
           (met == 0 || (double)met < d->covers * (double)(cases - inconclusive)))
    verdict (result, GH_VACUOUS, "the hypothesis was met in only %llu of %llu cases", hit, all);
  else
    return true;
  return false;
}

/* ---- theorems -------------------------------------------------------------------------------- */

/* The requests that the theorem makes and the engine cannot answer. */
static uint32_t missing_requests (const gh_runner *r, const gh_theorem *theorem)
{
  uint32_t can = r->engine->abilities;
  if (gh_engine_can (r->engine, GH_ASK_OUTCOME)) /* of the difference: Definition 2.9 */
    can |= 1u << GH_ASK_COMPARE;
  return theorem->requests & ~can;
}

bool gh_runner_applies (const gh_runner *r, const gh_theorem *theorem)
{
  return (theorem->requests || r->engine->builtin) && !missing_requests (r, theorem);
}

static bool applicable (gh_runner *r)
{
  uint32_t const missing = missing_requests (r, r->theorem);
  char words[200] = "";
  if (gh_runner_applies (r, r->theorem))
    return true;
  for (unsigned q = 0; q < GH_REQUESTS; q++)
    if (missing >> q & 1)
      snprintf (words + strlen (words), sizeof words - strlen (words), "%s%s", *words ? ", " : "",
                gh_requests[q].word);
  if (missing)
    verdict (r->result, GH_NOT_APPLICABLE, "the engine has no %s", words);
  else
    verdict (r->result, GH_NOT_APPLICABLE, "it speaks of forms and asks an engine nothing");
  return false;
}

/* Whether fewer cases were run than are declared. */
static bool cut_short (const gh_runner *r)
{
  bool fewer = r->cut_short;
  for (size_t i = 0; i < r->theorem->domain_count; i++)
    fewer |= r->theorem->domains[i].random && r->options.random_cases &&
             r->options.random_cases < r->theorem->domains[i].cases;
  return fewer;
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
  if (!refuted && (result->inconclusive > 0 || cut_short (r)))
    result->verdict = GH_INCONCLUSIVE;
  else if (!refuted)
    verdict_on (result, r->theorem->exists ? "no witness was found" : "no counterexample was found",
                expected ? expected : "a witness");
  else if (r->theorem->exists || (result->proven && !strcmp (result->counterexample, expected)))
    result->verdict = GH_HOLDS;
  else if (!result->proven && r->cut_short)
    verdict (result, GH_INCONCLUSIVE, "no time was left to search for the smallest counterexample");
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
  r->started = run_clock ();
}

/* on_failure of run_cases: go no further. */
static bool first_failure (gh_runner *r, const gh_case *failed, void *context)
{
  (void)r;
  *(gh_case *)context = *failed;
  return false;
}

/* Run all cases of a domain. False: one fails, or the hypothesis was met too rarely, or it was
   interrupted. */
static bool run_domain (gh_runner *r, const gh_domain *domain, bool judged)
{
  gh_result *const result = r->result;
  uint64_t const cases = result->cases, met = result->met, inconclusive = result->inconclusive;
  gh_cases stream =
      gh_cases_of_domain (r->theorem, domain, r->options.seed, r->options.random_cases);
  gh_case failed;
  if (run_cases (r, &stream, true, first_failure, &failed))
    return !judged || met_enough (r, domain, result->cases - cases, result->met - met,
                                  result->inconclusive - inconclusive);
  if (result->verdict != GH_INTERRUPTED)
    run_explain (r, &failed);
  return false;
}

/* The domain that options.exhaust adds: it has no figures of its own. Where there are no random
   cases the claim may be about its domains. */
static bool widened (const gh_runner *r, gh_domain *wide)
{
  const gh_theorem *const t = r->theorem;
  bool finite = false, random = false;
  if (!r->options.exhaust || !t->games || t->games > 2)
    return false;
  for (size_t i = 0; i < t->domain_count; i++) {
    const gh_domain *const d = &t->domains[i];
    if (!d->random && d->day == 3)
      return false;
    if (!d->random)
      *wide = *d;
    finite |= !d->random;
    random |= d->random;
  }
  wide->set = GH_SET_VALUES;
  wide->day = 3;
  return finite && random;
}

void gh_runner_check (gh_runner *r, const gh_theorem *theorem, gh_result *result)
{
  begin (r, theorem, result);
  if (!applicable (r))
    return;
  bool const turned = theorem->expected || theorem->exists;
  bool good = true;
  gh_domain wide;
  for (size_t i = 0; i < theorem->domain_count && good; i++)
    good = run_domain (r, &theorem->domains[i], !turned);
  if (good && !turned && widened (r, &wide))
    run_domain (r, &wide, false);
  if (theorem->expected || theorem->exists)
    turn_verdict (r);
  else if (result->verdict == GH_HOLDS && 2 * result->inconclusive > result->cases)
    result->verdict = GH_INCONCLUSIVE;
  else if (result->verdict == GH_HOLDS && result->met == 0 && r->cut_short)
    verdict (result, GH_INCONCLUSIVE,
             "fewer cases than declared, none of which meets the hypothesis");
  else if (result->verdict == GH_HOLDS && result->met == 0)
    verdict (result, GH_VACUOUS, "the hypothesis was never met");
  else if (result->verdict == GH_HOLDS && r->truths && r->truths != 3)
    verdict (result, r->cut_short ? GH_INCONCLUSIVE : GH_VACUOUS,
             "both sides of the equivalence were always %s%s", r->truths == 1 ? "false" : "true",
             r->cut_short ? ", in fewer cases than declared" : "");
  result->seconds = run_clock () - r->started;
}

static void run_single (gh_runner *r, const gh_case *it)
{
  run_to_end (r, run_store_of (r, it->domain), it);
  run_count (r, 0);
  switch (r->trial.end) {
  case GH_CASE_FAILED: run_describe (r, r->result); break;
  case GH_CASE_INCONCLUSIVE: r->result->verdict = GH_INCONCLUSIVE; break;
  case GH_CASE_UNMET:
    verdict (r->result, GH_VACUOUS, "%s does not hold here", r->trial.required);
    break;
  default: r->result->verdict = GH_HOLDS;
  }
}

/* Whether each value that was given is for a variable of the case that was just run. */
static bool all_taken (gh_runner *r, const gh_given *given, size_t count)
{
  for (size_t i = 0; i < count; i++) {
    bool taken = false;
    for (size_t k = 0; k < r->trial.variable_count && !taken; k++) {
      const char *const name = r->trial.variables[k].name;
      taken = gh_given_is (&given[i], name, strlen (name));
    }
    if (!taken) {
      verdict (r->result, GH_VACUOUS, "there is no variable %.*s", (int)given[i].length,
               given[i].name);
      return false;
    }
  }
  return true;
}

bool gh_runner_replay (gh_runner *r, const gh_theorem *theorem, const gh_given *given, size_t count,
                       const uint32_t *choices, size_t choice_count, gh_result *result)
{
  static const gh_domain replayed = {.random = true};
  gh_case it = {.domain = &replayed, .given_count = count, .fixed = true};
  for (size_t i = 0; i < count; i++)
    it.given[i] = given[i];
  for (size_t i = 0; i < choice_count; i++)
    it.prefix[i] = choices[i];
  it.prefix_count = choice_count;
  begin (r, theorem, result);
  run_single (r, &it);
  if (strcmp (r->trial.step, GH_VALUES_WRONG))
    return all_taken (r, given, count);
  verdict (result, GH_VACUOUS, "%s", r->trial.required);
  return false;
}

void gh_runner_bytes (gh_runner *r, const gh_theorem *theorem, const uint8_t *bytes, size_t count,
                      gh_result *result)
{
  static const gh_domain usual = {.random = true, .depth = 3};
  const gh_domain *fuzzed = &usual;
  for (size_t i = 0; i < theorem->domain_count; i++)
    if (theorem->domains[i].random)
      fuzzed = &theorem->domains[i];
  begin (r, theorem, result);
  gh_store *const store = run_store_of (r, fuzzed);
  do {
    if (r->trial.end == GH_CASE_SUSPENDED)
      run_settle (r);
    run_prepare (r, store, fuzzed);
    gh_choices_begin (&r->choices, NULL, 0);
    gh_choices_bytes (&r->choices, bytes, count);
    gh_trial_run (&r->trial, theorem);
  } while (r->trial.end == GH_CASE_SUSPENDED);
  run_count (r, 0);
  if (r->trial.end == GH_CASE_FAILED)
    run_describe (r, result);
}
