#include "commands/doctor/probe.h"
#include "form/measure.h"
#include "harness/judging/judge.h"

static void ask_about (gh_question *q, gh_form g, gh_form h)
{
  q->arguments[0] = (gh_value){GH_GAME, {.form = g}};
  q->arguments[1] = (gh_value){GH_GAME, {.form = h}};
  q->expected.type = gh_requests[q->request].answer;
}

bool gh_expect_form (gh_question *q, gh_form g, gh_form h, gh_form right)
{
  ask_about (q, g, h);
  q->expected.form = right;
  return true;
}

bool gh_expect_order (gh_question *q, gh_form g, gh_form h, gh_order right)
{
  ask_about (q, g, h);
  q->expected.order = right;
  return true;
}

bool gh_expect_outcome (gh_question *q, gh_form g, gh_outcome right)
{
  ask_about (q, g, GH_ZERO);
  q->expected.outcome = right;
  return true;
}

bool gh_expect_truth (gh_question *q, gh_form g, gh_form h, bool right)
{
  ask_about (q, g, h);
  q->expected.truth = right;
  return true;
}

bool gh_expect_fast (gh_bench *b, gh_question *q, gh_form g, gh_form h)
{
  ask_about (q, g, h);
  if (gh_question_put (b->fast, b->store, q, &q->expected) != GH_ANSWERED)
    gh_fail (b->store, GH_ABANDONED);
  return true;
}

bool gh_expect_fact (gh_bench *b, gh_question *q, const gh_facts *f)
{
  switch ((unsigned)q->request) {
  case GH_ASK_OUTCOME: return gh_expect_outcome (q, f->game, f->outcome);
  case GH_ASK_NEGATE: return gh_expect_form (q, f->game, GH_ZERO, f->negative);
  case GH_ASK_CANONICAL: return gh_expect_form (q, f->game, GH_ZERO, f->canonical);
  case GH_ASK_BIRTHDAY:
    return gh_expect_form (q, f->game, GH_ZERO, gh_form_birthday (b->store, f->canonical));
  case GH_ASK_NUMBER: return gh_expect_form (q, f->game, GH_ZERO, f->number);
  case GH_ASK_LEFT_STOP: return gh_expect_form (q, f->game, GH_ZERO, f->left);
  case GH_ASK_RIGHT_STOP: return gh_expect_form (q, f->game, GH_ZERO, f->right);
  default: return false;
  }
}
