#include "harness/trial.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/generate.h"
#include "reference/reference.h"

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
  t->variable_count = t->variable_draws = t->question_count = t->compared = 0;
  t->sums_asked = false;
  t->truths = 0;
  t->wrong = false;
  t->end = GH_CASE_HELD;
  t->step[0] = t->required[0] = 0;
  gh_store_allow (t->store);
  gh_status const status = gh_try (t->store, run, &call);
  if (status != GH_OK && status != GH_ABANDONED) {
    char buffer[100];
    t->end = GH_CASE_INCONCLUSIVE;
    snprintf (t->required, sizeof t->required, "%s",
              gh_status_text (t->store, status, buffer, sizeof buffer));
  }
  if (t->wrong && t->end != GH_CASE_FAILED && t->end != GH_CASE_SUSPENDED) {
    t->end = GH_CASE_FAILED;
    snprintf (t->step, sizeof t->step, "wrong answer to %s", gh_requests[t->first_wrong].word);
    snprintf (t->required, sizeof t->required, "the answer of the %s engine", t->second->name);
  }
}

void gh_end_case (gh_trial *t, gh_case_end end, const char *step, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  t->end = end;
  snprintf (t->step, sizeof t->step, "%s", step);
  vsnprintf (t->required, sizeof t->required, format, arguments);
  va_end (arguments);
  gh_fail (t->store, GH_ABANDONED);
}

/* ---- variables ------------------------------------------------------------------------------- */

static gh_form from_catalog (gh_trial *t, const gh_catalog *catalog)
{
  if (!catalog || !catalog->count)
    gh_broken ("gh_any", "domain", "the set of this domain is empty or too large");
  return gh_form_copy (t->store, catalog->store,
                       catalog->forms[gh_draw (t->choices, (uint32_t)catalog->count)]);
}

bool gh_given_is (const gh_given *given, const char *name, size_t length)
{
  return given->length == length && !memcmp (given->name, name, length);
}

static gh_form given_value (gh_trial *t, const char *name, gh_sort sort)
{
  const gh_given *const end = t->given + t->given_count, *g = t->given;
  while (g < end && !gh_given_is (g, name, strlen (name)))
    g++;
  if (g == end)
    gh_end_case (t, GH_CASE_UNMET, GH_VALUES_WRONG, "%s has no value", name);
  gh_form const form = gh_form_copy (t->store, g->store, g->form);
  if (!gh_is_of_sort (t->store, form, sort))
    gh_end_case (t, GH_CASE_UNMET, GH_VALUES_WRONG, "the value of %s is not of the sort %s", name,
                 gh_sort_words[sort]);
  return form;
}

static gh_form choose_value (gh_trial *t, const char *name, gh_sort sort)
{
  const gh_domain *const d = t->domain;
  if (t->given)
    return given_value (t, name, sort);
  if (d->random)
    return gh_random_form (t, sort, d->depth);
  if (sort == GH_SORT_INTEGER)
    return gh_integer (t->store,
                       d->low + (long)gh_draw (t->choices, (uint32_t)(d->high - d->low + 1)));
  return from_catalog (t, gh_catalog_of (t->catalogs, d->set, d->day, sort));
}

gh_form gh_any (gh_trial *t, const char *name, gh_sort sort)
{
  if (t->variable_count == GH_MOST_VARIABLES)
    gh_broken ("gh_any", "trial", "too many variables");
  gh_form const form = choose_value (t, name, sort);
  t->variables[t->variable_count++] = (gh_variable){name, sort, form};
  t->variable_draws = t->choices->count;
  return form;
}

uint32_t gh_choose (gh_trial *t, uint32_t bound)
{
  return gh_draw (t->choices, bound);
}

/* The theorem's own choices, those at the end that are 0 left out. */
static bool write_choices (const gh_trial *t, char *buffer, size_t at, size_t size)
{
  size_t const first = t->variable_draws;
  size_t last = t->choices->count;
  while (last > first && !t->choices->drawn[last - 1])
    last--;
  if (last - first > GH_MOST_SHOWN_CHOICES)
    last = first + GH_MOST_SHOWN_CHOICES;
  for (size_t i = first; i < last && at < size; i++)
    at += (size_t)snprintf (buffer + at, size - at, "%s%u",
                            i > first                ? " "
                            : t->variable_count == 0 ? "choices "
                                                     : "; choices ",
                            t->choices->drawn[i]);
  return at < size;
}

bool gh_trial_variables (gh_trial *t, char *buffer, size_t size)
{
  size_t at = 0;
  if (size)
    buffer[0] = 0;
  for (size_t i = 0; i < t->variable_count; i++) {
    const char *const text = gh_print (t->store, t->variables[i].form, GH_STYLE_FULL);
    int const length =
        snprintf (buffer + at, size - at, "%s%s = %s", i ? "; " : "", t->variables[i].name, text);
    if (length < 0 || (size_t)length >= size - at) {
      if (size > 4)
        strcpy (buffer + size - 4, "...");
      return false;
    }
    at += (size_t)length;
  }
  return write_choices (t, buffer, at, size);
}

/* ---- verdicts -------------------------------------------------------------------------------- */

void gh_assume (gh_trial *t, bool holds)
{
  if (!holds)
    gh_end_case (t, GH_CASE_UNMET, "hypothesis", "the hypothesis");
}

void gh_expect (gh_trial *t, bool holds, const char *format, ...)
{
  if (holds)
    return;
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (t->required, sizeof t->required, format, arguments);
  va_end (arguments);
  t->end = GH_CASE_FAILED;
  snprintf (t->step, sizeof t->step, "%s", GH_STATEMENT_FALSE);
  gh_fail (t->store, GH_ABANDONED);
}

/* ---- questions ------------------------------------------------------------------------------- */

static bool same_answer (gh_trial *t, const gh_value *a, const gh_value *b)
{
  switch (a->type) {
  case GH_TRUTH: return a->truth == b->truth;
  case GH_OUTCOME: return a->outcome == b->outcome;
  case GH_ORDER: return a->order == b->order;
  case GH_MAYBE_GAME:
    if (a->form == GH_NO_FORM || b->form == GH_NO_FORM)
      return a->form == b->form;
    /* fall through */
  case GH_GAME:
    return a->form == b->form || gh_compare_directly (t->store, a->form, b->form) == GH_EQUAL;
  case GH_INTEGER:
  case GH_MAYBE_INTEGER:
  case GH_NUMBER:
  case GH_MAYBE_NUMBER:
  case GH_FORM:
  case GH_MAYBE_FORM:
  case GH_GENUS: return a->form == b->form;
  case GH_CODE:
  case GH_CERTIFICATE: break; /* there are many right ones */
  }
  gh_broken ("same_answer", "type", "no such type");
}

typedef struct second_call {
  gh_trial *trial;
  gh_question *question;
  bool pending;
} second_call;

static void ask_second (void *argument)
{
  second_call *const call = argument;
  gh_trial *const t = call->trial;
  gh_question *const q = call->question;
  gh_reply const reply =
      t->second->ask (t->second, t->store, q->request, q->arguments, &q->expected);
  call->pending = reply == GH_PENDING;
  if (reply != GH_ANSWERED)
    return;
  q->wrong = !same_answer (t, &q->answer, &q->expected);
  q->compared = true;
}

/* Hold an answer against the second engine's, where it can afford one. */
static void compare_answer (gh_trial *t, gh_question *q)
{
  if (!t->second || !gh_engine_can (t->second, q->request) ||
      gh_requests[q->request].answer == GH_CERTIFICATE)
    return;
  second_call call = {t, q, false};
  gh_try (t->store, ask_second, &call);
  if (call.pending)
    gh_end_case (t, GH_CASE_SUSPENDED, "pending", "an answer of the second engine");
  t->compared += q->compared;
  if (q->wrong && !t->wrong) {
    t->wrong = true;
    t->first_wrong = q->request;
  }
}

static gh_question *new_question (gh_trial *t, gh_request request)
{
  if (!gh_engine_can (t->engine, request))
    gh_end_case (t, GH_CASE_INCONCLUSIVE, "unsupported", "the engine has no %s",
                 gh_requests[request].word);
  gh_question *const q = &t->questions[t->question_count++ % GH_MOST_QUESTIONS];
  *q = (gh_question){.request = request};
  return q;
}

static gh_value ask (gh_trial *t, gh_question *q)
{
  gh_engine *const e = t->engine;
  const char *const word = gh_requests[q->request].word;
  q->reply = e->ask (e, t->store, q->request, q->arguments, &q->answer);
  switch (q->reply) {
  case GH_ANSWERED: break;
  case GH_PENDING: gh_end_case (t, GH_CASE_SUSPENDED, "pending", "an answer to %s", word);
  case GH_UNSUPPORTED:
  case GH_REFUSED: gh_end_case (t, GH_CASE_INCONCLUSIVE, "refused", "%s: %s", word, e->words);
  case GH_FINDING: {
    char step[sizeof t->step];
    snprintf (step, sizeof step, "no answer to %s", word);
    gh_end_case (t, GH_CASE_FAILED, step, "%s", e->words);
  }
  }
  compare_answer (t, q);
  return q->answer;
}

gh_value gh_ask (gh_trial *t, gh_request request, gh_form g, gh_form h)
{
  gh_question *const q = new_question (t, request);
  q->arguments[0] = (gh_value){GH_GAME, {.form = g}};
  q->arguments[1] = (gh_value){GH_GAME, {.form = h}};
  return ask (t, q);
}

gh_form gh_ask_heap (gh_trial *t, const gh_code *code, gh_form n)
{
  gh_question *const q = new_question (t, GH_ASK_OCTAL);
  q->code = *code;
  q->arguments[0] = (gh_value){GH_CODE, {.code = &q->code}};
  q->arguments[1] = (gh_value){GH_INTEGER, {.form = n}};
  return ask (t, q).form;
}

gh_order gh_ask_order (gh_trial *t, gh_form g, gh_form h)
{
  if (gh_engine_can (t->engine, GH_ASK_COMPARE))
    return gh_ask (t, GH_ASK_COMPARE, g, h).order;
  gh_form const difference = gh_difference (t->store, g, h);
  return (gh_order)gh_ask (t, GH_ASK_OUTCOME, difference, GH_ZERO).outcome;
}

gh_form gh_trial_sum (gh_trial *t, gh_form g, gh_form h)
{
  if (t->sums_asked && gh_engine_can (t->engine, GH_ASK_ADD))
    return gh_ask (t, GH_ASK_ADD, g, h).form;
  return gh_sum (t->store, g, h);
}

gh_form gh_trial_difference (gh_trial *t, gh_form g, gh_form h)
{
  if (t->sums_asked && gh_engine_can (t->engine, GH_ASK_SUBTRACT))
    return gh_ask (t, GH_ASK_SUBTRACT, g, h).form;
  return gh_trial_sum (t, g, gh_trial_negative (t, h));
}

gh_form gh_trial_negative (gh_trial *t, gh_form g)
{
  if (t->sums_asked && gh_engine_can (t->engine, GH_ASK_NEGATE))
    return gh_ask (t, GH_ASK_NEGATE, g, GH_ZERO).form;
  return gh_negative (t->store, g);
}

static bool is_number (gh_trial *t, gh_form g)
{
  return gh_number_of (t->store, g) != GH_NO_FORM;
}

gh_form gh_trial_product (gh_trial *t, gh_form g, gh_form h)
{
  if (!t->sums_asked || !gh_engine_can (t->engine, GH_ASK_MULTIPLY) || !is_number (t, g) ||
      !is_number (t, h))
    return gh_product (t->store, g, h);
  gh_form const product = gh_ask (t, GH_ASK_MULTIPLY, g, h).form;
  gh_expect (t, product != GH_NO_FORM, "a number, as the product of two");
  return product;
}
