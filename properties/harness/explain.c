/* Making the most of a failing case: shrinking it, finding the smallest one, and describing it. */
#include "form/genus.h"
#include "form/notation.h"
#include "harness/run.h"
#include "harness/shrink.h"

#include <stdio.h>
#include <string.h>

static void describe_value (gh_store *store, const gh_value *value, char *buffer, size_t size)
{
  static const char *const outcomes[] = {"P", "L", "R", "N"};
  static const char *const orders[] = {"=", ">", "<", "||"};
  switch (value->type) {
  case GH_TRUTH: snprintf (buffer, size, "%s", value->truth ? "true" : "false"); break;
  case GH_OUTCOME: snprintf (buffer, size, "%s", outcomes[value->outcome]); break;
  case GH_ORDER: snprintf (buffer, size, "%s", orders[value->order]); break;
  case GH_CODE: {
    char text[GH_CODE_TEXT];
    gh_code_print (value->code, text);
    snprintf (buffer, size, "%s", text);
    break;
  }
  case GH_CERTIFICATE: snprintf (buffer, size, "a certificate"); break;
  default:
    snprintf (buffer, size, "%s",
              value->form == GH_NO_FORM ? "none"
              : value->type == GH_GENUS ? gh_genus_print (store, value->form)
                                        : gh_print (store, value->form, GH_STYLE_FULL));
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
  const case_call *const call = argument;
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
  const case_call *const call = argument;
  gh_trial_variables (call->trial, call->result->counterexample,
                      sizeof call->result->counterexample);
}

void run_describe (gh_runner *r, gh_result *result)
{
  gh_trial *const t = &r->trial;
  case_call call = {t, result};
  snprintf (result->step, sizeof result->step, "%s", t->step);
  snprintf (result->required, sizeof result->required, "%s", t->required);
  for (size_t i = 0; i < t->variable_count; i++)
    result->sorts[i] = t->variables[i].sort;
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
    run_describe (r, r->result);
    if (call->cases.largest > smaller.moves)
      call->cases.largest = (unsigned)smaller.moves;
  }
  return true;
}

/* Run all smaller cases, and those of the same size, whose text may be shorter. */
static void find_smallest (gh_runner *r, const gh_shrunk *found)
{
  unsigned most = GH_MOST_IMPARTIAL_MOVES;
  for (size_t i = 0; i < r->trial.variable_count; i++)
    if (gh_most_moves (r->trial.variables[i].sort) < most)
      most = gh_most_moves (r->trial.variables[i].sort);
  unsigned const largest = found->moves > most ? most : (unsigned)found->moves;
  smallest_call call = {gh_cases_by_size (r->catalogs, r->theorem, r->trial.variables,
                                          r->trial.variable_count, largest,
                                          r->options.smaller_cases),
                        *found};
  r->undecided = 0;
  bool const ended = run_cases (r, &call.cases, false, keep_smaller, &call);
  r->result->proven = ended && call.cases.complete && !r->undecided && call.best.moves <= most;
  r->result->verdict = GH_FAILS;
}

static gh_trial *try_choices (void *context, const uint32_t *prefix, size_t count)
{
  gh_runner *const r = context;
  gh_store *const store = r->trial.store;
  const gh_domain *const domain = r->trial.domain;
  do {
    if (r->trial.end == GH_CASE_SUSPENDED)
      run_settle (r);
    else if (domain->random)
      gh_store_empty (store);
    run_prepare (r, store, domain);
    gh_choices_begin (&r->choices, prefix, count);
    gh_trial_run (&r->trial, r->theorem);
  } while (r->trial.end == GH_CASE_SUSPENDED);
  return &r->trial;
}

void gh_runner_shrink (gh_runner *r)
{
  gh_shrunk const shrunk = gh_shrink (&r->choices, try_choices, r);
  run_describe (r, r->result);
  find_smallest (r, &shrunk);
}

void run_explain (gh_runner *r, const gh_case *failed)
{
  run_to_end (r, run_store_of (r, failed->domain), failed);
  run_describe (r, r->result);
  gh_runner_shrink (r);
}
