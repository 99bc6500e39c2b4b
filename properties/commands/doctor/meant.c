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

/* Two words, and a form for which their answers differ. */
static const struct {
  gh_request of_form, of_value;
  const char *form;
} pairs[] = {
    {GH_ASK_MATE, GH_ASK_VALUE_MATE, "*{*{1}}"}, /* its simplest form is *, but its mate not 0 */
    {GH_ASK_TAME, GH_ASK_VALUE_TAME, "*{1,*{0,*{*{2},1}}}"} /* is 0, but an option is not tame */
};

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

/* False: it was silent, or time is up, and no more is asked. */
static bool ask (asking *a)
{
  gh_status status = gh_try (a->store, make_both, a);
  a->meant = false;
  a->question.reply = GH_REFUSED;
  while (status == GH_OK && (status = gh_try (a->store, put, a)) == GH_OK &&
         a->question.reply == GH_PENDING && !gh_halted ())
    a->engine->settle (a->engine);
  if (status == GH_OK && a->question.reply == GH_ANSWERED)
    gh_try (a->store, judge, a);
  gh_store_empty (a->store);
  return !gh_halted () && a->question.reply != GH_SLOW;
}

static void ask_all (asking *a, gh_meanings *m)
{
  bool going = true;
  for (size_t i = 0; i < 2 * sizeof pairs / sizeof *pairs && going; i++) {
    bool const by_value = i % 2 == 0; /* asked of the form, and then of the value */
    gh_request const of_form = pairs[i / 2].of_form, of_value = pairs[i / 2].of_value;
    a->form = pairs[i / 2].form;
    a->question.request = by_value ? of_form : of_value;
    a->other.request = by_value ? of_value : of_form;
    a->meaning = &m->found[m->count];
    if (!gh_engine_can (a->engine, a->question.request))
      continue;
    a->meaning->instead = a->other.request;
    a->meaning->by_value = by_value;
    going = ask (a);
    m->count += a->meant;
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
