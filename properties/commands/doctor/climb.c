#include "commands/doctor/climb.h"
#include "engines.h"
#include "form/halt.h"
#include "form/show.h"
#include "harness/judging/answers.h"
#include "harness/judging/judge.h"
#include "harness/run/runner.h"
#include "harness/telling/worded.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_FAULTS 100 /* of an engine in one climb, before it is given up */
#define NOT_SENT "not sent: "

struct gh_climber {
  gh_engine *engine;
  double patience, until;
  bool over; /* the clock has shown `until` */
  gh_bench bench;
  const gh_probe *probe;
  gh_request request;
  uint64_t size;
  unsigned number; /* of the question, at this size */
  gh_question question;
  bool some, right;
  char why[200]; /* there is no right answer */
};

gh_climber *gh_climber_new (gh_engine *engine, double patience, double until)
{
  gh_limits const limits = {.forms = 2000000,
                            .options = 64000000,
                            .depth = 1000000,
                            .digits = 40000,
                            .length = 1 << 25,
                            .steps = 50000000};
  gh_climber *const c = calloc (1, sizeof *c);
  if (!c)
    return NULL;
  c->engine = engine;
  c->patience = engine->patience = engine->welcome = patience;
  c->until = until;
  c->bench.store = gh_store_new (&limits, NULL);
  c->bench.fast = gh_complete_open (GH_FAST_FIRST);
  if (c->bench.store && c->bench.fast)
    return c;
  gh_climber_free (c);
  return NULL;
}

void gh_climber_free (gh_climber *c)
{
  if (!c)
    return;
  if (c->bench.fast)
    c->bench.fast->close (c->bench.fast);
  gh_store_free (c->bench.store);
  free (c);
}

bool gh_climb_applies (const gh_engine *engine, const gh_probe *probe, gh_request request)
{
  return gh_engine_can (engine, request) && probe->requests >> request & 1 &&
         !(probe->needs & ~engine->abilities);
}

/* ---- one question ---------------------------------------------------------------------------- */

static void make (void *climber)
{
  gh_climber *const c = climber;
  c->question = (gh_question){.request = c->request};
  c->bench.manner = 0;
  c->some = c->probe->question (&c->bench, c->size, c->number, &c->question);
}

static void put (void *climber)
{
  gh_climber *const c = climber;
  c->question.reply =
      gh_question_put (c->engine, c->bench.store, &c->question, &c->question.answer);
}

static void judge (void *climber)
{
  gh_climber *const c = climber;
  c->right = gh_answer_same (c->bench.store, &c->question.answer, &c->question.expected);
}

/* All of it is halted when the clock shows `until`: making a question, and judging its answer, too.
 */
static void end_at (double until)
{
  double const left = until - gh_clock ();
  gh_halt_after (left > 0.001 ? left : 0.001);
}

/* What is asked of an engine in this process ends by the clock, for others have a limit of their
   own; but no answer of any lasts longer than all may. */
static gh_status try_put (gh_climber *c)
{
  gh_status status;
  double const left = c->until - gh_clock ();
  bool const patient = c->engine->builtin && c->patience < left;
  if (patient)
    gh_halt_after (c->patience);
  while ((status = gh_try (c->bench.store, put, c)) == GH_OK && c->question.reply == GH_PENDING &&
         !gh_halted ())
    c->engine->settle (c->engine);
  if (patient)
    end_at (c->until);
  if (gh_halted () != GH_HALT_DEADLINE)
    return status;
  c->over = !patient;
  if (patient)
    gh_halt_clear ();
  c->question.reply = GH_SLOW;
  snprintf (c->engine->words, sizeof c->engine->words, "was silent for %g s", c->patience);
  return GH_OK;
}

/* A limit of this side, or what the caller knows where the fast engine cannot say. */
static gh_size_end unknown (gh_climber *c, gh_status status, const char *what)
{
  char text[100];
  const char *const why = status == GH_ABANDONED
                              ? "nobody knows what is right"
                              : gh_status_text (c->bench.store, status, text, sizeof text);
  snprintf (c->why, sizeof c->why, "%s: %s", what, why);
  return GH_SIZE_UNKNOWN;
}

static gh_size_end end_of_reply (gh_climber *c)
{
  const char *const words = c->engine->words;
  gh_show (words, strlen (words), c->why, sizeof c->why);
  switch (c->question.reply) {
  case GH_ANSWERED: break;
  case GH_OUTSIDE:
  case GH_UNSUPPORTED: return GH_SIZE_REFUSED;
  case GH_REFUSED:
    return strncmp (words, NOT_SENT, sizeof NOT_SENT - 1) != 0 ? GH_SIZE_REFUSED : GH_SIZE_UNKNOWN;
  case GH_SLOW: return GH_SIZE_SLOW;
  case GH_FINDING: return GH_SIZE_DIED;
  case GH_GIVEN_UP:
  case GH_PENDING: return GH_SIZE_UNKNOWN; /* halted */
  }
  gh_status const status = gh_try (c->bench.store, judge, c);
  if (status != GH_OK)
    return unknown (c, status, "not judged");
  return c->right ? GH_SIZE_RIGHT : GH_SIZE_WRONG;
}

/* Put the question that was made, and judge the answer. */
static gh_size_end ask (gh_climber *c)
{
  gh_status const status = try_put (c);
  return status == GH_OK ? end_of_reply (c) : unknown (c, status, "not asked");
}

static bool is_over (const gh_climber *c)
{
  return c->over || gh_halted ();
}

/* What is told of a question that was not answered rightly. */
typedef struct description {
  gh_climber *climber;
  gh_size_end end;
  gh_wrong *wrong;
} description;

static void describe (void *argument)
{
  const description *const d = argument;
  gh_climber *const c = d->climber;
  gh_store *const s = c->bench.store;
  gh_wrong *const w = d->wrong;
  *w = (gh_wrong){.request = c->request};
  snprintf (w->answer, sizeof w->answer, "%s", c->why);
  gh_question_show (s, &c->question, w->question, sizeof w->question);
  if (d->end != GH_SIZE_WRONG)
    return;
  gh_answer_show (s, &c->question.answer, w->answer, sizeof w->answer);
  gh_answer_show (s, &c->question.expected, w->right, sizeof w->right);
  snprintf (w->judge, sizeof w->judge, "%s", c->probe->by);
}

/* ---- one size -------------------------------------------------------------------------------- */

/* Make question number c->number and put it. False: there are no more. */
static bool try_question (gh_climber *c, gh_size_end *end, double *seconds)
{
  gh_store_empty (c->bench.store);
  gh_status const status = gh_try (c->bench.store, make, c);
  if (status == GH_OK && !c->some)
    return false;
  double const began = gh_clock ();
  *end = status == GH_OK ? ask (c) : unknown (c, status, "not made");
  double const took = gh_clock () - began;
  *seconds = took > *seconds ? took : *seconds;
  return true;
}

/* What came of a size. */
typedef struct trial {
  gh_size_end end;
  bool refused;               /* some question was, */
  bool lost;                  /* and it is of a manner that was answered before */
  unsigned answered, refusal; /* manners of which some question was answered, or refused */
  double seconds;
  gh_wrong wrong; /* if so, or if the end is not right */
} trial;

/* Note what came of the question that was put. False: no more is asked of this size. */
static bool note (gh_climber *c, unsigned manners, trial *t)
{
  unsigned const manner = 1u << c->bench.manner;
  bool const refused = t->end == GH_SIZE_REFUSED, losing = refused && manners & manner;
  description d = {c, t->end, &t->wrong};
  if (t->end == GH_SIZE_RIGHT) {
    t->answered |= manner;
    return true;
  }
  if (!refused || !t->refused || (losing && !t->lost))
    gh_try (c->bench.store, describe, &d);
  t->refused |= refused;
  t->lost |= losing;
  t->refusal |= refused ? manner : 0;
  return refused;
}

/* Its questions, up to the first that is answered wrongly or not at all. One that is refused leaves
   the others; but where `manners` were answered at smaller sizes, the size is refused with it. */
static void try_size (gh_climber *c, uint64_t size, unsigned manners, trial *t)
{
  *t = (trial){.end = GH_SIZE_RIGHT};
  c->size = size;
  for (c->number = 0; !is_over (c) && try_question (c, &t->end, &t->seconds); c->number++)
    if (!note (c, manners, t))
      return;
  t->end = !t->lost && (t->answered || !t->refused) ? GH_SIZE_RIGHT : GH_SIZE_REFUSED;
}

/* Try a size, and note what comes of it. */
static void step (gh_climber *c, gh_climb *climb, uint64_t size)
{
  trial t;
  try_size (c, size, climb->manners, &t);
  if (is_over (c))
    return;
  if (t.end == GH_SIZE_RIGHT) {
    if (!climb->right && *climb->probe->manners)
      climb->manners = t.answered & ~t.refusal;
    climb->right = size;
    climb->seconds = t.seconds;
  } else {
    climb->beyond = size;
    climb->end = t.end;
    climb->waited = t.seconds;
    climb->wrong = t.wrong;
  }
  if (t.end == GH_SIZE_RIGHT && t.refused && !climb->partly) {
    climb->partly = size;
    snprintf (climb->partly_why, sizeof climb->partly_why, "%.199s", t.wrong.answer);
  }
}

/* 1, 2, 3, 4, 7, 8, 15, 16, ...: machine words end there, and some engines are right again beyond.
 */
static uint64_t next_size (uint64_t size)
{
  if (size < 2)
    return size + 1;
  return size & (size - 1) ? size + 1 : 2 * size - 1;
}

gh_climb gh_climb_measure (gh_climber *c, const gh_probe *probe, gh_request request, double seconds)
{
  gh_climb climb = {.probe = probe, .request = request};
  double const until = gh_clock () + seconds;
  end_at (c->until);
  c->probe = probe;
  c->request = request;
  if (c->engine->pardon)
    c->engine->pardon (c->engine, MOST_FAULTS);
  while (climb.right < probe->most && !climb.beyond && gh_clock () < until && !is_over (c)) {
    uint64_t const next = next_size (climb.right);
    step (c, &climb, next < probe->most ? next : probe->most);
  }
  while (climb.beyond > climb.right + 1 && gh_clock () < until && !is_over (c))
    step (c, &climb, climb.right + (climb.beyond - climb.right) / 2);
  climb.interrupted = climb.beyond ? climb.beyond > climb.right + 1 : climb.right < probe->most;
  gh_halt_after (0);
  if (gh_halted () == GH_HALT_DEADLINE) {
    gh_halt_clear ();
    c->over = true;
  }
  gh_store_empty (c->bench.store);
  return climb;
}
