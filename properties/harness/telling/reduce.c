#include "harness/telling/reduce.h"
#include "form/halt.h"
#include "form/measure.h"
#include "harness/judging/answers.h"
#include "harness/telling/around.h"
#include "harness/telling/near.h"
#include "harness/telling/worded.h"
#include "harness/telling/wrongs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_ROUNDS 100 /* each makes a question smaller */
#define MOST_ASKED 3000 /* questions, to make one smaller */
#define MOST_MOVES 1000 /* in its game trees, to ask what else is wrong about them */

/* ---- trying ---------------------------------------------------------------------------------- */

typedef struct reduction {
  const gh_reducer *by;
  gh_trial *trial;
  gh_wrongs *wrongs;
  gh_wrong *best;    /* of this kind */
  gh_question asked; /* and its question */
  gh_term terms[GH_SMALLER_TERMS];
  gh_question smaller[GH_MOST_SMALLER];
  struct {
    uint64_t moves;
    size_t number; /* of smaller ones */
  } order[GH_MOST_SMALLER];
  gh_term room[GH_MOST_SMALLER * GH_SMALLER_TERMS];
  size_t count;  /* of smaller ones */
  bool complete; /* all of them were tried, and none is wrong */
  unsigned questions;
} reduction;

static bool is_over (const reduction *d)
{
  return gh_halted () || d->questions >= MOST_ASKED || d->by->spent (d->by->context);
}

typedef struct put_call {
  reduction *reduction;
  gh_question *question;
} put_call;

static void put (void *argument)
{
  const put_call *const c = argument;
  gh_question *const q = c->question;
  gh_trial *const t = c->reduction->trial;
  q->reply = gh_question_put (t->engine, t->store, q, &q->answer);
}

/* Put a question; it may be pending then. False: it could not be written. */
static bool ask (reduction *d, gh_question *q)
{
  put_call c = {d, q};
  gh_store_allow (d->trial->store);
  return gh_try (d->trial->store, put, &c) == GH_OK;
}

/* Whether the reply to a question is a fault of the kind of the best one; then it is described. */
static bool is_wrong (reduction *d, const gh_question *q, gh_wrong *w)
{
  gh_trial *const t = d->trial;
  gh_blame blame;
  if (q->reply == GH_ANSWERED) {
    if (d->best->kind != GH_WRONG_ANSWER || !gh_judge_blames (t, q, true, &blame))
      return false;
    gh_wrong_describe (t, q, &blame, w);
    return true;
  }
  if (q->reply != GH_SLOW && q->reply != GH_FINDING)
    return false;
  snprintf (t->required, sizeof t->required, "%.500s", t->engine->words);
  gh_wrong_describe (t, q, NULL, w);
  return w->kind == d->best->kind;
}

typedef struct judge_call {
  reduction *reduction;
  const gh_question *question;
  gh_wrong *wrong;
  bool is;
} judge_call;

static void judge (void *argument)
{
  judge_call *const c = argument;
  c->is = is_wrong (c->reduction, c->question, c->wrong);
}

/* Where an answer is one of a few words two bugs often meet at one request. What is wrong in one
   way is not made smaller to what is wrong in another, which may be the other bug. */
static bool is_otherwise (const gh_wrong *w, const gh_wrong *than)
{
  gh_type const type = gh_requests[w->request].answer;
  return (type == GH_TRUTH || type == GH_OUTCOME || type == GH_ORDER) &&
         w->kind == GH_WRONG_ANSWER &&
         (strcmp (w->answer, than->answer) || strcmp (w->right, than->right));
}

/* Take it over if it is wrong in the same way, and smaller than the best. */
static bool take (reduction *d, const gh_question *q)
{
  static gh_wrong w;
  judge_call c = {d, q, &w, false};
  gh_store_allow (d->trial->store);
  if (gh_try (d->trial->store, judge, &c) != GH_OK || !c.is || is_otherwise (&w, d->best) ||
      gh_wrong_compare (&w, d->best) >= 0)
    return false;
  gh_question_copy (q, &d->asked, d->terms);
  snprintf (w.asked, sizeof w.asked, "%s", d->best->asked);
  w.narrowed = d->best->narrowed || w.word != d->best->word;
  *d->best = w;
  return true;
}

/* Put several at once. */
static void put_together (reduction *d, size_t from, size_t to)
{
  for (size_t i = from; i < to; i++, d->questions++)
    if (!ask (d, &d->smaller[d->order[i].number]))
      d->smaller[d->order[i].number].reply = GH_REFUSED;
  d->by->settle (d->by->context);
  for (size_t i = from; i < to; i++) {
    gh_question *const q = &d->smaller[d->order[i].number];
    if (q->reply == GH_PENDING && !ask (d, q))
      q->reply = GH_REFUSED;
  }
}

/* Put several at once, and take over the smallest that is wrong. */
static bool try_together (reduction *d, size_t from, size_t to)
{
  bool better = false;
  put_together (d, from, to);
  for (size_t i = from; i < to; i++)
    better |= take (d, &d->smaller[d->order[i].number]);
  return better;
}

/* Whether this question of this kind is one to which others came, and that nothing smaller
   replaced; with NULL, whether one with so many moves is.
 */
static bool is_smallest (const gh_wrongs *w, gh_wrong_kind kind, uint64_t moves,
                         const char *question)
{
  size_t const most = w->count < GH_MOST_REDUCED ? w->count : GH_MOST_REDUCED;
  for (size_t i = 0; i < most; i++)
    if (w->reduced[i].reduced && w->reduced[i].kind == kind && w->reduced[i].moves == moves &&
        (!question || !strcmp (w->reduced[i].question, question)))
      return true;
  return false;
}

/* A large game is printed for this only where its size is right. */
static bool is_smallest_asked (const reduction *d, const gh_question *q, uint64_t moves)
{
  char text[sizeof d->best->question];
  if (!is_smallest (d->wrongs, d->best->kind, moves, NULL))
    return false;
  gh_question_show (d->trial->store, q, text, sizeof text);
  return is_smallest (d->wrongs, d->best->kind, moves, text);
}

/* From small to large: the first that is wrong leaves least to do. Before them what others came to.
 */
static int by_moves (const void *a, const void *b)
{
  const uint64_t *const x = a, *const y = b;
  return (*x > *y) - (*x < *y);
}

static void vary (void *argument)
{
  reduction *const d = argument;
  size_t const count = gh_smaller (d->trial->store, &d->asked, d->smaller, d->room);
  for (size_t i = 0; i < count; i++) {
    uint64_t const moves = gh_question_moves (d->trial, &d->smaller[i]);
    bool const known = is_smallest_asked (d, &d->smaller[i], moves);
    d->order[i].moves = known ? 0 : 1 + moves / 2; /* may be the largest number */
    d->order[i].number = i;
  }
  qsort (d->order, count, sizeof *d->order, by_moves);
  d->count = count;
}

/* One round: from the smallest on, until something is wrong. False: nothing is, or it is over. */
static bool make_smaller (reduction *d)
{
  size_t const step = d->best->kind == GH_WRONG_ANSWER ? d->by->at_once : 1;
  bool better = false;
  gh_store_allow (d->trial->store);
  d->count = 0;
  d->complete = false;
  if (gh_try (d->trial->store, vary, d) != GH_OK)
    return false;
  size_t i = 0;
  for (; i < d->count && !better && !is_over (d); i += step)
    better = try_together (d, i, i + step < d->count ? i + step : d->count);
  d->complete = !better && i >= d->count && !gh_halted ();
  return better;
}

/* ---- nearer numbers ---------------------------------------------------------------------------
 */

typedef struct near_call {
  reduction *reduction;
  bool is;
} near_call;

static void bring_near (void *argument)
{
  near_call *const c = argument;
  reduction *const d = c->reduction;
  c->is = gh_near (d->trial->store, &d->asked, d->smaller, d->room);
}

/* Numbers that are long for no reason would hide what it has in common with others: for this one
   question there is always a moment. */
static void take_near (reduction *d)
{
  near_call c = {d, false};
  gh_store_allow (d->trial->store);
  if (!d->best->word || gh_try (d->trial->store, bring_near, &c) != GH_OK || !c.is)
    return;
  d->by->prolong (d->by->context);
  d->order[0].number = 0;
  if (!is_over (d))
    try_together (d, 0, 1);
}

/* ---- what else is wrong about its games ------------------------------------------------------ */

static void line_up (void *argument)
{
  reduction *const d = argument;
  d->count = gh_around (d->trial->engine, d->trial->store, &d->asked, d->smaller);
  for (size_t i = 0; i < d->count; i++)
    d->order[i].number = i;
}

static void note_shared (reduction *d, const gh_question *q)
{
  gh_wrong w;
  judge_call c = {d, q, &w, false};
  gh_store_allow (d->trial->store);
  if (gh_try (d->trial->store, judge, &c) == GH_OK && c.is)
    d->best->shared |= GH_BIT (q->request);
}

/* For what could not be made smaller in the time there is a moment more, one question at a time. */
static void find_shared (reduction *d)
{
  size_t const step = is_over (d) ? 1 : d->by->at_once;
  d->best->shared = GH_BIT (d->best->request);
  if (d->best->kind != GH_WRONG_ANSWER || d->best->moves > MOST_MOVES)
    return;
  gh_store_allow (d->trial->store);
  d->count = 0;
  if (gh_try (d->trial->store, line_up, d) != GH_OK)
    return;
  d->by->prolong (d->by->context);
  d->questions = 0;
  for (size_t i = 0; i < d->count && !is_over (d); i += step) {
    size_t const to = i + step < d->count ? i + step : d->count;
    put_together (d, i, to);
    for (size_t k = i; k < to; k++)
      note_shared (d, &d->smaller[k]);
  }
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* What this question came to before; NULL: it was not reduced yet. */
static const gh_wrong *find_reduced (const gh_wrongs *w, const gh_wrong *wrong)
{
  size_t const most = w->count < GH_MOST_REDUCED ? w->count : GH_MOST_REDUCED;
  for (size_t i = 0; i < most; i++)
    if (w->reduced[i].kind == wrong->kind && !strcmp (w->reduced[i].asked, wrong->question))
      return &w->reduced[i];
  return NULL;
}

static void reduce (reduction *d, size_t i)
{
  unsigned rounds = 0;
  const gh_wrong *const known = find_reduced (d->wrongs, d->best);
  if (known) {
    *d->best = *known;
    return;
  }
  snprintf (d->best->asked, sizeof d->best->asked, "%s", d->best->question);
  d->asked = d->wrongs->questions[i];
  d->questions = 0;
  take_near (d);
  while (rounds++ < MOST_ROUNDS && make_smaller (d) &&
         !is_smallest (d->wrongs, d->best->kind, d->best->moves, d->best->question))
    continue;
  d->best->reduced = d->complete || !is_over (d);
  find_shared (d);
  d->wrongs->reduced[d->wrongs->count++ % GH_MOST_REDUCED] = *d->best;
}

/* Whether a question was asked about what the engine answered to another, and is answered rightly
   about what is right there. */
static bool follows (reduction *d, size_t later, size_t earlier)
{
  gh_wrongs *const w = d->wrongs;
  const gh_question *const from = &w->questions[earlier];
  gh_question q = w->questions[later];
  gh_type const type = gh_requests[from->request].answer;
  bool same = false;
  if (!w->known[later] || !w->known[earlier] || q.of_sums || from->reply != GH_ANSWERED ||
      type < GH_INTEGER || type > GH_MAYBE_FORM || w->right[earlier].form == GH_NO_FORM)
    return false;
  for (unsigned i = gh_requests[q.request].takes_code; i < gh_requests[q.request].count; i++)
    if (q.arguments[i].form == from->answer.form) {
      q.arguments[i].form = w->right[earlier].form;
      same = true;
    }
  if (!same || !ask (d, &q))
    return false;
  d->by->settle (d->by->context);
  judge_call c = {d, &q, &(gh_wrong){0}, true};
  return ask (d, &q) && q.reply == GH_ANSWERED && gh_try (d->trial->store, judge, &c) == GH_OK &&
         !c.is;
}

static void find_leader (reduction *d, gh_wrong *wrong, size_t count, size_t i)
{
  for (size_t k = 0; k < count && !wrong[i].follows; k++)
    if (k != i && wrong[i].kind == GH_WRONG_ANSWER && wrong[k].follows != i + 1 && !is_over (d) &&
        follows (d, i, k))
      wrong[i].follows = (unsigned)k + 1;
}

void gh_reduce (const gh_reducer *by, gh_wrongs *w, gh_wrong *wrong, size_t count)
{
  reduction *const d = malloc (sizeof *d);
  gh_store *const store = by->trial->store;
  if (!d)
    return;
  d->by = by;
  d->trial = by->trial;
  d->wrongs = w;
  d->questions = 0;
  for (size_t i = 0; i < count; i++)
    w->known[i] = w->known[i] && !strcmp (w->text[i], wrong[i].question);
  by->trial->store = w->store;
  for (size_t i = 0; i < count; i++) {
    d->best = &wrong[i];
    find_leader (d, wrong, count, i);
  }
  for (size_t i = 0; i < count; i++) {
    unsigned const leader = wrong[i].follows;
    d->best = &wrong[i];
    if (w->known[i])
      reduce (d, i);
    wrong[i].follows = leader;
  }
  by->trial->store = store;
  free (d);
}
