#include "harness/judging/judge.h"
#include "harness/judging/answers.h"
#include "reference/reference.h"

#include <string.h>

gh_reply gh_question_put (gh_engine *engine, gh_store *store, const gh_question *q,
                          gh_value *answer)
{
  return q->of_sums ? engine->ask_sums (engine, store, q->request, q->sums, answer)
                    : engine->ask (engine, store, q->request, q->arguments, answer);
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
  gh_reply const reply = gh_question_put (t->second, t->store, q, &q->expected);
  call->pending = reply == GH_PENDING;
  if (reply != GH_ANSWERED)
    return;
  q->wrong = !gh_answer_same (t->store, &q->answer, &q->expected);
  q->compared = true;
}

/* Whether an engine can be asked the same question. */
static bool can_answer (const gh_engine *engine, const gh_question *q)
{
  if (!engine || !gh_engine_can (engine, q->request))
    return false;
  return !q->of_sums ||
         (gh_engine_can (engine, GH_WITH_SUMS) && gh_engine_can (engine, GH_WITH_MULTIPLES));
}

bool gh_judge_answer (gh_trial *t, gh_question *q)
{
  if (!can_answer (t->second, q) || gh_requests[q->request].answer == GH_CERTIFICATE)
    return true;
  second_call call = {t, q, false};
  gh_status const status = gh_try (t->store, ask_second, &call);
  if (status == GH_HALTED)
    gh_fail (t->store, status);
  if (call.pending)
    return false;
  t->compared += q->compared;
  if (q->wrong && !t->wrong) {
    t->wrong = true;
    t->first_wrong = *q;
    if (gh_requests[q->request].takes_code)
      t->first_wrong.arguments[0].code = &t->first_wrong.code;
  }
  return true;
}

/* ---- blame ----------------------------------------------------------------------------------- */

typedef struct blame_call {
  gh_trial *trial;
  const gh_question *question;
  gh_engine *judge;
  gh_value right;
  bool wrong;
} blame_call;

static void ask_judge (void *argument)
{
  blame_call *const call = argument;
  gh_trial *const t = call->trial;
  const gh_question *const q = call->question;
  if (gh_question_put (call->judge, t->store, q, &call->right) == GH_ANSWERED)
    call->wrong = q->reply == GH_ANSWERED && !gh_answer_same (t->store, &q->answer, &call->right);
  else
    gh_fail (t->store, GH_ABANDONED);
}

/* Whether this judge can say; then whether the answer is wrong. */
static bool can_say (blame_call *call, gh_engine *judge)
{
  call->judge = judge;
  gh_store_allow (call->trial->store);
  return can_answer (judge, call->question) &&
         gh_try (call->trial->store, ask_judge, call) == GH_OK;
}

bool gh_judge_stands_in (gh_trial *t, const gh_question *q, gh_value *answer)
{
  blame_call call = {.trial = t, .question = q};
  if (gh_requests[q->request].answer == GH_CERTIFICATE || !can_say (&call, t->judge))
    return false;
  *answer = call.right;
  return true;
}

static bool is_reference (const gh_engine *engine)
{
  return engine && !engine->settle && !strcmp (engine->name, "reference"); /* in this process */
}

bool gh_judge_blames (gh_trial *t, const gh_question *q, bool asking, gh_blame *blame)
{
  blame_call call = {.trial = t, .question = q};
  bool const judged = q->compared && (!asking || is_reference (t->second));
  if (q->reply != GH_ANSWERED || gh_requests[q->request].answer == GH_CERTIFICATE)
    return false;
  if (judged || !asking || !can_say (&call, t->judge)) {
    if (q->compared)
      call = (blame_call){.judge = t->second, .right = q->expected, .wrong = q->wrong};
    else if (!asking || !can_say (&call, t->fast))
      return false;
  }
  *blame = (gh_blame){call.right, call.judge};
  return call.wrong;
}

const char *gh_judge_name (const gh_engine *judge)
{
  static const char *const names[][2] = {{"reference", "the reference"},
                                         {"certified", "the kernel"},
                                         {"optimized", "the fast engine"}};
  for (size_t i = 0; i < sizeof names / sizeof *names && !judge->settle; i++) /* in this process */
    if (!strcmp (judge->name, names[i][0]))
      return names[i][1];
  return judge->name;
}
