#include "harness/telling/wrongs.h"
#include "form/measure.h"
#include "form/shape.h"
#include "form/show.h"
#include "harness/judging/answers.h"
#include "harness/telling/worded.h"

#include <stdio.h>
#include <string.h>

#define MOST_MOVES 1000 /* of a game whose negative is looked at; numbers have more */

gh_wrong_kind gh_wrong_kind_of (gh_reply reply, const char *words)
{
  static const char error[] = "answered 'error";
  return reply == GH_SLOW                                ? GH_WRONG_SILENCE
         : strncmp (words, error, sizeof error - 1) == 0 ? GH_WRONG_ERROR
                                                         : GH_WRONG_DEED;
}

/* ---- what tells faults apart ----------------------------------------------------------------- */

static unsigned word_of (uint64_t bits)
{
  return bits < 32 ? 0 : bits < 54 ? 1 : bits < 64 ? 2 : 3;
}

static uint64_t more_bits (gh_store *store, gh_form form, uint64_t bits)
{
  uint64_t const more = gh_extent_of (store, form).bits;
  return more > bits ? more : bits;
}

/* Of a number that is an answer. */
static uint64_t bits_of_answer (gh_store *store, const gh_value *answer)
{
  bool const form = answer->type >= GH_INTEGER && answer->type <= GH_MAYBE_FORM;
  return form && answer->form != GH_NO_FORM ? gh_extent_of (store, answer->form).bits : 0;
}

static uint64_t bits_of (gh_store *store, const gh_question *q)
{
  const gh_request_info *const info = &gh_requests[q->request];
  uint64_t bits = 0;
  if (info->takes != GH_GAME && info->takes != GH_INTEGER)
    return 0;
  for (unsigned i = info->takes_code; i < info->count; i++) {
    if (!q->of_sums)
      bits = more_bits (store, q->arguments[i].form, bits);
    for (size_t k = 0; q->of_sums && k < q->sums[i].count; k++)
      bits = more_bits (store, q->sums[i].terms[k].times,
                        more_bits (store, q->sums[i].terms[k].game, bits));
  }
  return bits;
}

/* The game that is asked about, if it is one alone, or one beside 0. GH_NO_FORM: it is not. */
static gh_form only_game (const gh_question *q)
{
  const gh_request_info *const info = &gh_requests[q->request];
  if (q->of_sums || q->respelt || info->takes != GH_GAME)
    return GH_NO_FORM;
  if (info->count == 1 || q->arguments[1].form == GH_ZERO)
    return q->arguments[0].form;
  return q->arguments[0].form == GH_ZERO ? q->arguments[1].form : GH_NO_FORM;
}

/* What is asked about: the one game, or its negative if that has the shorter text, or comes first;
   else what stands behind the word of the request. */
static void set_arguments (gh_trial *t, const gh_question *q, gh_wrong *w)
{
  gh_form const game = only_game (q);
  size_t const word = strlen (gh_requests[q->request].word) + 1;
  const char *const text = strlen (w->question) > word ? w->question + word : "";
  if (game == GH_NO_FORM || w->moves > MOST_MOVES) {
    snprintf (w->arguments, sizeof w->arguments, "%s", text);
    return;
  }
  char negative[sizeof w->arguments];
  gh_value const of = {GH_GAME, {.form = game}};
  gh_value const negated = {GH_GAME, {.form = gh_negative (t->store, game)}};
  gh_answer_show (t->store, &of, w->arguments, sizeof w->arguments);
  gh_answer_show (t->store, &negated, negative, sizeof negative);
  size_t const first = strlen (w->arguments), second = strlen (negative);
  if (second < first || (second == first && strcmp (negative, w->arguments) < 0))
    memcpy (w->arguments, negative, sizeof negative);
}

/* ---- in words -------------------------------------------------------------------------------- */

/* The middle of what does not fit is left out. */
static void cut (char *buffer, size_t size, const char *text)
{
  gh_show (text, strlen (text), buffer, size);
}

static bool is_fault (const gh_question *q)
{
  return q->reply == GH_SLOW || q->reply == GH_FINDING;
}

void gh_wrong_describe (gh_trial *t, const gh_question *q, const gh_blame *blame, gh_wrong *w)
{
  *w = (gh_wrong){.request = q->request, .moves = gh_question_moves (t, q)};
  gh_question_show (t->store, q, w->question, sizeof w->question);
  set_arguments (t, q, w);
  uint64_t const asked = bits_of (t->store, q);
  uint64_t const right = blame ? bits_of_answer (t->store, &blame->right) : 0;
  w->word = word_of (right > asked ? right : asked);
  if (q->reply == GH_ANSWERED)
    gh_answer_show (t->store, &q->answer, w->answer, sizeof w->answer);
  else
    cut (w->answer, sizeof w->answer, is_fault (q) && *t->required ? t->required : "no answer");
  if (is_fault (q)) {
    w->kind = gh_wrong_kind_of (q->reply, t->required);
    if (w->kind == GH_WRONG_DEED && t->last_words)
      strcpy (w->last, gh_last_words_over (t->last_words, t->required));
  }
  if (!blame)
    return;
  gh_answer_show (t->store, &blame->right, w->right, sizeof w->right);
  cut (w->judge, sizeof w->judge, gh_judge_name (blame->judge));
}
