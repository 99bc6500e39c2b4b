/* Single cases: by their values, by their number, or by the bytes of a fuzzer. */
#include "form/halt.h"
#include "harness/run/inside.h"
#include "harness/telling/worded.h"

#include <string.h>

static void run_single (gh_runner *r, const gh_theorem *theorem, const gh_case *it,
                        gh_result *result)
{
  case_outcome outcome;
  memset (result, 0, sizeof *result);
  r->theorem = theorem;
  run_to_end (r, run_store_of (r, it->domain), it);
  run_note (r, &outcome);
  run_count (result, &outcome);
  switch (outcome.end) {
  case GH_CASE_FAILED:
    result->verdict = GH_FAILS;
    run_describe (r, &result->failure);
    break;
  case GH_CASE_HALTED:
    verdict_set (result, GH_INCONCLUSIVE,
                 gh_halted () == GH_HALT_DEADLINE ? "out of time" : "interrupted");
    break;
  case GH_CASE_INCONCLUSIVE:
    if (outcome.outside)
      verdict_set (result, GH_INCONCLUSIVE, "%s", result->outside_at);
    result->verdict = GH_INCONCLUSIVE;
    break;
  case GH_CASE_UNMET:
    if (r->trial.step.kind == GH_STEP_OWN_HELD) {
      result->verdict = GH_HOLDS;
      break;
    }
    /* as where a mended engine no longer meets it: no fault, and nothing that held */
    verdict_set (result, GH_INCONCLUSIVE,
                 outcome.undefined ? "undefined here: %s" : "%s does not hold here",
                 r->trial.required);
    break;
  default: result->verdict = GH_HOLDS;
  }
}

/* Whether each value that was given is for a variable of the case that was just run. */
static bool all_taken (gh_runner *r, const gh_given *given, size_t count, gh_result *result)
{
  for (size_t i = 0; i < count; i++) {
    bool taken = false;
    for (size_t k = 0; k < r->trial.variable_count && !taken; k++) {
      const char *const name = r->trial.variables[k].name;
      taken = gh_given_is (&given[i], name, strlen (name));
    }
    if (!taken) {
      verdict_set (result, GH_VACUOUS, "there is no variable %.*s", (int)given[i].length,
                   given[i].name);
      return false;
    }
  }
  return true;
}

bool gh_runner_replay (gh_runner *r, const gh_theorem *theorem, const gh_given *given, size_t count,
                       const uint32_t *choices, size_t choice_count, gh_result *result)
{
  gh_domain domain = gh_widest_domain (theorem);
  gh_case it = {.domain = &domain, .given_count = count, .fixed = true};
  for (size_t i = 0; i < count; i++)
    it.given[i] = given[i];
  for (size_t i = 0; i < choice_count; i++)
    it.prefix[i] = choices[i];
  it.prefix_count = choice_count;
  domain.random = domain.of_set = true; /* some theorems try more in random cases */
  run_single (r, theorem, &it, result);
  if (result->verdict == GH_FAILS)
    run_reduce (r, &result->failure);
  if (r->trial.step.kind != GH_STEP_VALUES)
    return all_taken (r, given, count, result);
  verdict_set (result, GH_VACUOUS, "%s", r->trial.required);
  return false;
}

bool gh_runner_repeat (gh_runner *r, const gh_theorem *theorem, size_t domain, uint64_t number,
                       gh_result *result)
{
  if (!domain || domain > theorem->domain_count || !number || !theorem->domains[domain - 1].random)
    return false;
  gh_cases cases = gh_cases_of_domain (theorem, &theorem->domains[domain - 1], r->options.seed,
                                       r->options.random_cases);
  gh_case it;
  if (number > cases.most)
    return false;
  cases.count = number - 1;
  cases.next (&cases, &it);
  run_single (r, theorem, &it, result);
  if (result->verdict == GH_FAILS)
    run_reduce (r, &result->failure);
  return true;
}

size_t gh_runner_write (gh_runner *r, FILE *out)
{
  gh_wrongs *const w = r->wrongs;
  size_t count = 0;
  for (size_t i = 0; i < GH_MOST_WRONG; i++)
    if (w->known[i]) {
      fputs (count ? "clear\n" : "", out); /* the names of the one before */
      count += gh_question_write (w->store, &w->questions[i], out);
    }
  return count;
}

void gh_runner_bytes (gh_runner *r, const gh_theorem *theorem, const uint8_t *bytes, size_t count,
                      gh_result *result)
{
  static const gh_domain usual = {.random = true, .depth = 3};
  gh_case it = {.domain = &usual, .bytes = bytes, .byte_count = count};
  for (size_t i = 0; i < theorem->domain_count; i++)
    if (theorem->domains[i].random)
      it.domain = &theorem->domains[i];
  run_single (r, theorem, &it, result);
  r->failure = &result->failure;
}
