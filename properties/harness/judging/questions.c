/* What an engine is asked in a case, and what the case makes of its reply. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/show.h"
#include "harness/judging/answers.h"
#include "harness/judging/judge.h"
#include "harness/judging/size.h"
#include "reference/reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_STAND_INS 16 /* answers of the judge in one case */

/* ---- questions ------------------------------------------------------------------------------- */

/* Until the engine has answered it is pending, also where the case ends in the midst of it. */
static gh_question *new_question (gh_trial *t, gh_request request)
{
  if (!gh_engine_can (t->engine, request))
    gh_end_case (t, GH_STEP_LACKING, "the engine has no %s", gh_requests[request].word);
  gh_question *const q = &t->questions[t->question_count++ % GH_MOST_QUESTIONS];
  *q = (gh_question){.request = request, .reply = GH_PENDING};
  return q;
}

/* Not now. */
_Noreturn static void put_off (gh_trial *t, const char *why)
{
  t->question_count--;
  gh_end_case (t, GH_STEP_PUT_OFF, "%s", why);
}

/* The last question was not put. */
_Noreturn static void outside (gh_trial *t, const char *word)
{
  t->question_count--;
  gh_end_case (t, GH_STEP_OUTSIDE, "%s: %s", word, t->engine->words);
}

_Noreturn static void no_answer (gh_trial *t, gh_request request, bool slow)
{
  t->slow = slow;
  gh_end_case_at (t, (gh_case_step){slow ? GH_STEP_LATE : GH_STEP_NO_ANSWER, request},
                  t->engine->words);
}

static uint64_t moves_of_sums (gh_trial *t, const gh_question *q)
{
  uint64_t moves = 0;
  for (unsigned i = 0; i < gh_requests[q->request].count; i++)
    for (size_t k = 0; k < q->sums[i].count; k++) {
      const gh_term *const term = &q->sums[i].terms[k];
      int64_t times = INT64_MAX;
      uint64_t more;
      gh_small_integer (t->store, term->times, -INT64_MAX, INT64_MAX, &times);
      if (__builtin_mul_overflow (gh_tree_moves (t->store, term->game), llabs (times), &more) ||
          __builtin_add_overflow (moves, more, &moves))
        return UINT64_MAX;
    }
  return moves;
}

uint64_t gh_question_moves (gh_trial *t, const gh_question *q)
{
  uint64_t moves = 0;
  if (q->of_sums)
    return moves_of_sums (t, q);
  for (unsigned i = gh_requests[q->request].takes_code; i < gh_requests[q->request].count; i++) {
    uint64_t const more = gh_value_size (t->store, &q->arguments[i]);
    moves = more > UINT64_MAX - moves ? UINT64_MAX : moves + more;
  }
  return moves;
}

/* ---- refusals -------------------------------------------------------------------------------- */

/* Whether it is this program that lacks memory: what an engine outside of it says begins with
   another word. */
static bool is_shortage (const char *why)
{
  static const char memory[] = "out of memory";
  return !strncmp (why, memory, sizeof memory - 1);
}

/* A question that is refused, or late, is none that the engine is held to; but there may be others
   in the case. So the case goes on with the judge's answer, where that has one, and may still fail
   by what the engine says of the others; else it is inconclusive. */
static gh_value refused (gh_trial *t, gh_question *q, const char *why)
{
  char words[sizeof t->refusal];
  snprintf (words, sizeof words, "%s: %.130s", gh_requests[q->request].word, why);
  bool const unread = q->of_words && !strncmp (why, GH_UNREAD, sizeof GH_UNREAD - 1);
  if (!t->refused || (unread && !t->unread)) {
    memcpy (t->refusal, words, sizeof words);
    t->starved = is_shortage (why);
    t->unread = unread;
  }
  t->refused = true;
  q->reply = GH_REFUSED;
  if (t->stood_in++ >= MOST_STAND_INS || !gh_judge_stands_in (t, q, &q->answer))
    gh_end_case (t, GH_STEP_REFUSED, "%s", t->refusal);
  return q->answer;
}

static gh_value late (gh_trial *t, gh_question *q)
{
  uint64_t const size = gh_question_size (t->store, q).size;
  gh_frontier_late (t->frontier, q->request, size);
  if (!t->patient)
    no_answer (t, q->request, true);
  t->late = true;
  t->late_request = q->request;
  t->late_size = size;
  return refused (t, q, t->engine->words);
}

/* ---- asking ---------------------------------------------------------------------------------- */

/* Whether it is to be asked now: if not, the case is put off. */
static void weigh (gh_trial *t, const gh_size *s, const gh_question *q)
{
  t->lines += s->lines;
  if (t->stepwise && !gh_frontier_reaches (t->frontier, q->request, s->size)) {
    t->need = s->size;
    put_off (t, "no question nearly as large was answered yet");
  }
  t->dear = t->most_lines && t->lines > t->most_lines;
  if (t->dear)
    put_off (t, "it takes more questions than are asked in this pass");
}

static gh_value ask (gh_trial *t, gh_question *q)
{
  gh_request const request = q->request;
  const char *const word = gh_requests[request].word;
  gh_size s = {0};
  if (t->measured) {
    s = gh_question_size (t->store, q);
    if (gh_frontier_bars (t->frontier, q->request, s.size))
      return refused (t, q, "not asked: it was late, or died, over one of this size");
    weigh (t, &s, q);
  }
  q->reply = q->of_words ? t->engine->ask_own (t->engine, t->store, &q->told, request, q->arguments,
                                               &q->answer)
                         : gh_question_put (t->engine, t->store, q, &q->answer);
  switch (q->reply) {
  case GH_ANSWERED: break;
  case GH_PENDING: gh_wait (t, word);
  case GH_GIVEN_UP: put_off (t, t->engine->words);
  case GH_OUTSIDE: outside (t, word);
  case GH_UNSUPPORTED:
  case GH_REFUSED: return refused (t, q, t->engine->words);
  case GH_SLOW: return late (t, q);
  case GH_FINDING:
    if (t->deadly)
      gh_frontier_died (t->frontier, q->request, s.size);
    no_answer (t, request, false);
  }
  if (t->measured)
    gh_frontier_answered (t->frontier, q->request, s.size);
  if (!gh_judge_answer (t, q))
    gh_wait (t, "an answer of the second engine");
  return q->answer;
}

gh_value gh_ask (gh_trial *t, gh_request request, gh_form g, gh_form h)
{
  gh_question *const q = new_question (t, request);
  gh_arguments (t->store, request, g, h, q->arguments);
  return ask (t, q);
}

/* What the engine refused it did not write. */
static void take_words (gh_trial *t, gh_question *q, const gh_question *last)
{
  size_t length;
  bool same = true;
  q->told.request = last->request;
  memcpy (q->told.arguments, last->arguments, sizeof q->told.arguments);
  if (last->reply != GH_ANSWERED || last->of_sums || last->of_words || !t->engine->own_words)
    return;
  const char *const words =
      t->engine->own_words (t->engine, t->store, &q->told, q->request, &length, &same);
  q->of_words = words != NULL;
  q->respelt = !same;
  if (words)
    gh_show (words, length, q->words, sizeof q->words);
}

gh_value gh_ask_back (gh_trial *t, gh_request request, gh_form h)
{
  const gh_question *const last = &t->questions[(t->question_count - 1) % GH_MOST_QUESTIONS];
  gh_question *const q = new_question (t, request);
  gh_arguments (t->store, request, last->answer.form, h, q->arguments);
  take_words (t, q, last);
  return ask (t, q);
}

/* ---- sums ------------------------------------------------------------------------------------ */

static void keep_term (gh_trial *t, gh_form times, gh_form game)
{
  if (t->term_count == sizeof t->terms / sizeof *t->terms)
    gh_end_case (t, GH_STEP_LIMIT, "%s", "more components than are kept");
  t->terms[t->term_count++] = (gh_term){times, game};
}

/* Without multiples the component, or its negative, as often as it occurs. */
static void keep_repeated (gh_trial *t, gh_term term)
{
  int64_t times;
  if (!gh_small_integer (t->store, term.times, -GH_MOST_TERMS, GH_MOST_TERMS, &times))
    gh_end_case (t, GH_STEP_LIMIT, "%s", "the engine has no multiples");
  gh_form const one = gh_integer (t->store, 1);
  gh_form const game = times < 0 ? gh_negative (t->store, term.game) : term.game;
  for (int64_t n = llabs (times); n > 0; n--)
    keep_term (t, one, game);
}

/* The sum as the engine can be told it. */
static gh_components kept (gh_trial *t, gh_components sum)
{
  size_t const first = t->term_count;
  bool const multiples = gh_engine_can (t->engine, GH_WITH_MULTIPLES);
  for (size_t i = 0; i < sum.count; i++)
    if (multiples)
      keep_term (t, sum.terms[i].times, sum.terms[i].game);
    else
      keep_repeated (t, sum.terms[i]);
  size_t const count = t->term_count - first;
  if (count > GH_MOST_TERMS)
    gh_end_case (t, GH_STEP_LIMIT, "a sum of more than %d components", GH_MOST_TERMS);
  return (gh_components){&t->terms[first], count};
}

gh_value gh_ask_sums (gh_trial *t, gh_request request, gh_components g, gh_components h)
{
  gh_question *const q = new_question (t, request);
  if (!gh_engine_can (t->engine, GH_WITH_SUMS))
    gh_end_case (t, GH_STEP_LACKING, "the engine has no %s", gh_ability_words[GH_WITH_SUMS]);
  q->of_sums = true;
  q->sums[0] = kept (t, g);
  q->sums[1] = kept (t, h);
  return ask (t, q);
}

gh_order gh_ask_order_of_sums (gh_trial *t, gh_components g, gh_components h)
{
  if (gh_engine_can (t->engine, GH_ASK_COMPARE))
    return gh_ask_sums (t, GH_ASK_COMPARE, g, h).order;
  size_t const first = t->term_count;
  for (size_t i = 0; i < g.count; i++)
    keep_term (t, g.terms[i].times, g.terms[i].game);
  for (size_t i = 0; i < h.count; i++)
    keep_term (t, gh_numeral_negative (t->store, h.terms[i].times), h.terms[i].game);
  gh_components const difference = {&t->terms[first], t->term_count - first};
  return (gh_order)gh_ask_sums (t, GH_ASK_OUTCOME, difference, (gh_components){0}).outcome;
}

/* ---- heaps, and asking ahead ----------------------------------------------------------------- */

/* Whether it would not be asked now if it were asked for its answer. */
static bool is_out_of_reach (gh_trial *t, gh_request request, const gh_value *arguments)
{
  gh_question q = {.request = request};
  if (!t->measured)
    return false;
  for (unsigned i = 0; i < gh_requests[request].count; i++)
    q.arguments[i] = arguments[i];
  uint64_t const size = gh_question_size (t->store, &q).size;
  return gh_frontier_bars (t->frontier, request, size) ||
         (t->stepwise && !gh_frontier_reaches (t->frontier, request, size));
}

static void begin_question (gh_trial *t, gh_request request, const gh_value *arguments)
{
  gh_value unused;
  if (t->waiting < t->ahead && gh_engine_can (t->engine, request) &&
      !is_out_of_reach (t, request, arguments) &&
      t->engine->ask (t->engine, t->store, request, arguments, &unused) == GH_PENDING)
    t->waiting++;
}

void gh_ask_ahead (gh_trial *t, gh_request request, gh_form g, gh_form h)
{
  gh_value arguments[GH_MOST_ARGUMENTS];
  gh_arguments (t->store, request, g, h, arguments);
  begin_question (t, request, arguments);
}

void gh_ask_heap_ahead (gh_trial *t, const gh_code *code, gh_form n)
{
  begin_question (t, GH_ASK_OCTAL,
                  (gh_value[]){{GH_CODE, {.code = code}}, {GH_INTEGER, {.form = n}}});
}

static gh_question *new_question_of_heap (gh_trial *t, gh_request request, const gh_code *code,
                                          gh_form n)
{
  gh_question *const q = new_question (t, request);
  q->code = *code;
  q->arguments[0] = (gh_value){GH_CODE, {.code = &q->code}};
  q->arguments[1] = (gh_value){GH_INTEGER, {.form = n}};
  return q;
}

gh_value gh_ask_of_heap (gh_trial *t, gh_request request, const gh_code *code, gh_form n)
{
  return ask (t, new_question_of_heap (t, request, code, n));
}

gh_value gh_ask_same (gh_trial *t, const gh_code *code, gh_form n, gh_form a, gh_form b)
{
  gh_question *const q = new_question_of_heap (t, GH_ASK_MISERE_SAME, code, n);
  q->arguments[2] = (gh_value){GH_HEAP_LIST, {.form = a}};
  q->arguments[3] = (gh_value){GH_HEAP_LIST, {.form = b}};
  return ask (t, q);
}

gh_form gh_ask_heap (gh_trial *t, const gh_code *code, gh_form n)
{
  return gh_ask_of_heap (t, GH_ASK_OCTAL, code, n).form;
}

/* ---- by what an engine has ------------------------------------------------------------------- */

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
