#include "commands/doctor/meant.h"
#include "form/halt.h"
#include "form/notation.h"
#include "harness/judging/answers.h"
#include "harness/judging/judge.h"
#include "harness/run/runner.h"
#include "harness/telling/worded.h"
#include "reference/reference.h"

#include <stdio.h>
#include <string.h>

/* A word, the one that it may be taken for, and a form for which their answers differ; and one for
   which they do not, but for which an engine that knows neither is likely to be wrong: always 0,
   always true or false, or tame by the genus of the form alone. */
static const struct {
  gh_request asked, instead;
  bool by_value; /* the word is one of the form, and answered by the value */
  const char *form, *control;
} words[GH_MOST_MEANINGS] = {
    /* its simplest form is *, but its mate not 0 */
    {GH_ASK_MATE, GH_ASK_VALUE_MATE, true, "*{*{1}}", "*2"},
    {GH_ASK_VALUE_MATE, GH_ASK_MATE, false, "*{*{1}}", "*2"},
    /* is 0, but an option is not tame; nor is one of the control, whose genus is that of 0 or *2 +
     *2 */
    {GH_ASK_TAME, GH_ASK_VALUE_TAME, true, "*{1,*{0,*{*{2},1}}}", "*{*{*{2},1}}"},
    {GH_ASK_VALUE_TAME, GH_ASK_TAME, false, "*{1,*{0,*{*{2},1}}}", "*2"}};

typedef struct asking {
  gh_engine *engine, *reference;
  gh_store *store;
  const char *form;
  gh_question question, other; /* the same with the other word, which the engine is not asked */
  gh_meaning *meaning;
  bool meant;
} asking;

static gh_question make (asking *a, gh_request request)
{
  gh_form const form = gh_read (a->store, a->form, strlen (a->form), NULL, &(gh_error){0});
  gh_question q = {.request = request, .arguments[0] = gh_argument (request, form)};
  gh_question_put (a->reference, a->store, &q, &q.expected);
  return q;
}

static void make_both (void *asking_now)
{
  asking *const a = asking_now;
  a->question = make (a, a->question.request);
  a->other = make (a, a->other.request);
}

static void put (void *asking_now)
{
  asking *const a = asking_now;
  a->question.reply = gh_question_put (a->engine, a->store, &a->question, &a->question.answer);
}

static void judge (void *asking_now)
{
  asking *const a = asking_now;
  gh_wrong *const w = &a->meaning->wrong;
  const gh_value *const said = &a->question.answer, *const right = &a->question.expected;
  a->meant = gh_answer_same (a->store, said, &a->other.expected) &&
             !gh_answer_same (a->store, said, right);
  if (!a->meant)
    return;
  *w = (gh_wrong){.request = a->question.request};
  gh_question_show (a->store, &a->question, w->question, sizeof w->question);
  gh_answer_show (a->store, said, w->answer, sizeof w->answer);
  gh_answer_show (a->store, right, w->right, sizeof w->right);
  snprintf (w->judge, sizeof w->judge, "%s", gh_judge_name (a->reference));
}

/* It may be a bug that answers the first question so; then it is no meaning. */
static void judge_control (void *asking_now)
{
  asking *const a = asking_now;
  a->meant = gh_answer_same (a->store, &a->question.answer, &a->question.expected);
}

/* Ask about this form, and judge what is answered. False: it was silent, or time is up, and no more
   is asked. */
static bool ask (asking *a, const char *form, void judge_answer (void *))
{
  a->form = form;
  gh_status status = gh_try (a->store, make_both, a);
  a->meant = false;
  a->question.reply = GH_REFUSED;
  while (status == GH_OK && (status = gh_try (a->store, put, a)) == GH_OK &&
         a->question.reply == GH_PENDING && !gh_halted ())
    a->engine->settle (a->engine);
  if (status == GH_OK && a->question.reply == GH_ANSWERED)
    gh_try (a->store, judge_answer, a);
  gh_store_empty (a->store);
  return !gh_halted () && a->question.reply != GH_SLOW;
}

static void ask_all (asking *a, gh_meanings *m)
{
  bool going = true;
  for (size_t i = 0; i < GH_MOST_MEANINGS && going; i++) {
    gh_meaning *const meaning = a->meaning = &m->found[m->count];
    a->question.request = words[i].asked;
    a->other.request = meaning->instead = words[i].instead;
    meaning->by_value = words[i].by_value;
    meaning->has_both = gh_engine_can (a->engine, meaning->instead);
    if (!gh_engine_can (a->engine, words[i].asked))
      continue;
    going = ask (a, words[i].form, judge);
    if (going && a->meant) {
      going = ask (a, words[i].control, judge_control);
      m->count += a->meant;
    }
  }
}

/* The engine keeps to its patience; what it takes beyond, as starting again, ends by the clock. */
static void ask_in_time (asking *a, double seconds, double patience, gh_meanings *m)
{
  double const most = seconds < patience ? seconds : patience;
  a->engine->patience = a->engine->welcome = most;
  gh_halt_after (seconds);
  ask_all (a, m);
  gh_halt_after (0);
  if (gh_halted () != GH_HALT_DEADLINE)
    return;
  gh_halt_clear ();
  if (a->engine->renew)
    a->engine->renew (a->engine);
}

bool gh_meanings_ask (gh_engine *engine, double seconds, double patience, gh_meanings *m)
{
  asking a = {.engine = engine};
  m->count = 0;
  if (engine->builtin || !engine->manner || seconds <= 0)
    return true;
  a.store = gh_store_new (NULL, NULL);
  a.reference = a.store ? gh_reference_open () : NULL;
  bool const good = a.reference;
  if (good) {
    ask_in_time (&a, seconds, patience, m);
    a.reference->close (a.reference);
  }
  gh_store_free (a.store);
  return good;
}
