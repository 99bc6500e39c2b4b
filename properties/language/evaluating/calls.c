/* Calls of functions: put to the engine, to the judge in a hypothesis, or computed. */
#include "form/numeral.h"
#include "form/rational.h"
#include "language/evaluating/evaluation.h"
#include "language/words/lexer.h"

static gh_form form (evaluation *e, node *n)
{
  return node_value (e, n).form;
}

/* ---- questions ------------------------------------------------------------------------------- */

/* Of values, or of sums in their place. */
static bool asked_of (gh_engine *judge, gh_store *store, gh_request request,
                      const gh_value *arguments, const gh_components *sums, gh_value *answer)
{
  if (!judge || !gh_engine_can (judge, request))
    return false;
  return (sums ? judge->ask_sums (judge, store, request, sums, answer)
               : judge->ask (judge, store, request, arguments, answer)) == GH_ANSWERED;
}

/* What the reference lacks or refuses is asked of the fast engine. */
static gh_value put_to_judge (evaluation *e, gh_request request, const gh_value *arguments,
                              const gh_components *sums)
{
  gh_trial *const t = e->trial;
  gh_value answer;
  if (!asked_of (t->judge, t->store, request, arguments, sums, &answer) &&
      !asked_of (t->fast, t->store, request, arguments, sums, &answer))
    gh_end_case (t, GH_STEP_LIMIT, "%s: %s", gh_requests[request].word,
                 t->fast ? t->fast->words : t->judge->words);
  return answer;
}

gh_value ask_judge (evaluation *e, gh_request request, gh_form g, gh_form h)
{
  gh_value arguments[GH_MOST_ARGUMENTS];
  gh_arguments (e->trial->store, request, g, h, arguments);
  return put_to_judge (e, request, arguments, NULL);
}

gh_value ask_judge_of_sums (evaluation *e, gh_request request, const gh_components *sums)
{
  return put_to_judge (e, request, NULL, sums);
}

gh_value ask_in (evaluation *e, gh_request request, gh_form g, gh_form h)
{
  return e->judging ? ask_judge (e, request, g, h) : gh_ask (e->trial, request, g, h);
}

/* ---- calls ----------------------------------------------------------------------------------- */

static bool is_none (gh_value value)
{
  return value.type != GH_TRUTH && value.type != GH_OUTCOME && value.form == GH_NO_FORM;
}

static gh_value is_there (gh_value answer)
{
  return (gh_value){GH_TRUTH, {.truth = answer.form != GH_NO_FORM}};
}

/* An engine that has no answer is wrong, unless there is none. */
static void need_answer (evaluation *e, const node *n)
{
  char call[200];
  lex_squeeze (n->start, n->length, call, sizeof call);
  gh_expect (e->trial, false, "a value of %s", call);
}

static gh_value put_heap (evaluation *e, const node *n, gh_form size, bool judging)
{
  const gh_code *const code = n->a->code;
  gh_request const request = n->function->request;
  if (!judging)
    return gh_ask_of_heap (e->trial, request, code, size);
  return put_to_judge (e, request,
                       (gh_value[]){{GH_CODE, {.code = code}}, {GH_INTEGER, {.form = size}}}, NULL);
}

/* About a heap of n under a code. */
static gh_value ask_heap (evaluation *e, const node *n)
{
  gh_form const size = form (e, n->b);
  if (gh_numeral_sign (e->trial->store, size) < 0)
    undefined_call (e, n, GH_ZERO, size);
  gh_value const answer = put_heap (e, n, size, e->judging);
  if (n->function->result == TYPE_TRUTH && answer.type != GH_TRUTH)
    return is_there (answer);
  if (!is_none (answer))
    return answer;
  if (!e->judging && !is_none (put_heap (e, n, size, true)))
    need_answer (e, n);
  undefined_call (e, n, GH_ZERO, size);
}

static bool are_natural (evaluation *e, const function *f, gh_form a, gh_form b)
{
  gh_store *const store = e->trial->store;
  gh_form const of[GH_MOST_ARGUMENTS] = {a, b};
  for (unsigned i = 0; i < GH_MOST_ARGUMENTS; i++)
    if (f->arguments[i] == TYPE_INTEGER && gh_numeral_sign (store, of[i]) < 0)
      return false;
  return true;
}

/* The temperature of a number differs by convention, so that no engine is asked it: here it is
   -1/2^k for a/2^k in lowest terms, -1 for an integer, as Siegel has it. */
static gh_value temperature_of_number (gh_store *store, gh_form number)
{
  gh_form const cold =
      gh_rational_quotient (store, gh_integer (store, 1), gh_rational_denominator (store, number));
  return (gh_value){GH_NUMBER, {.form = gh_numeral_negative (store, cold)}};
}

/* Ask about a sum without making it. False: it is to be made. What is undefined is told of forms.
 */
static bool asked_by_components (evaluation *e, const node *n, gh_value *answer)
{
  const function *const f = n->function;
  if (f->request == GH_REQUESTS || !gh_requests[f->request].takes_sums ||
      !is_asked_by_components (e, n->a, n->b))
    return false;
  if (f->request == GH_ASK_TEMPERATURE && !is_none (judge_by_components (e, GH_ASK_NUMBER, n->a)))
    return false;
  *answer = ask_by_components (e, f->request, n->a, n->b);
  if (f->result == TYPE_TRUTH && answer->type != GH_TRUTH)
    *answer = is_there (*answer);
  return !is_none (*answer);
}

static gh_value asked (evaluation *e, const node *n, gh_form a, gh_form b)
{
  const function *const f = n->function;
  if (!are_natural (e, f, a, b))
    undefined_call (e, n, a, b);
  gh_form const number =
      f->request == GH_ASK_TEMPERATURE ? ask_judge (e, GH_ASK_NUMBER, a, GH_ZERO).form : GH_NO_FORM;
  if (number != GH_NO_FORM && e->by_convention)
    return temperature_of_number (e->trial->store, number);
  if (number != GH_NO_FORM)
    undefined_call (e, n, a, b);
  gh_value const answer = ask_in (e, f->request, a, b);
  if (f->result == TYPE_TRUTH && answer.type != GH_TRUTH)
    return is_there (answer);
  if (!is_none (answer))
    return answer;
  if (!e->judging && !is_none (ask_judge (e, f->request, a, b)))
    need_answer (e, n);
  undefined_call (e, n, a, b);
}

static gh_form argument (evaluation *e, const node *n, unsigned i)
{
  node *const of = i ? n->b : n->a;
  switch (n->function->arguments[i]) {
  case TYPE_ORDINAL: return ordinal_value (e, of);
  case TYPE_SURREAL: return surreal_value (e, of);
  case TYPE_LONG: return long_value (e, of);
  case TYPE_LOOPY: return loopy_value (e, of);
  default: return form (e, of);
  }
}

gh_value call_value (evaluation *e, const node *n)
{
  if (n->a->kind == N_CODE)
    return ask_heap (e, n);
  gh_value told;
  if (asked_by_components (e, n, &told))
    return told;
  gh_form const a = argument (e, n, 0), b = n->b ? argument (e, n, 1) : GH_ZERO;
  if (n->function->request != GH_REQUESTS)
    return asked (e, n, a, b);
  gh_value const answer = n->function->value (e->trial->store, a, b);
  if (is_none (answer))
    undefined_call (e, n, a, b);
  return answer;
}
