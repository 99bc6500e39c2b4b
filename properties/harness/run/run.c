#include "harness/run/run.h"
#include "form/halt.h"
#include "form/show.h"
#include "harness/run/inside.h"
#include "harness/run/strays.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PROGRESS_SECONDS 0.25
#define HALT_SECONDS 0.6 /* for workers to come back with what they have */
#define STOP_SECONDS 2   /* for them to end when there is nothing left to do */
#define MOST_DEATHS 3    /* of workers over one theorem */
#define MOST_REQUESTS 64 /* that were found to be slow */

typedef struct run {
  const gh_plan *plan;
  const gh_listener *listener;
  gh_summary *summary;
  gh_schedule *schedule;
  gh_standing *standings;
  uint8_t *deaths; /* of workers, over each theorem */
  gh_worker workers[GH_MOST_JOBS];
  unsigned jobs; /* workers that may be used */
  gh_introduction engine;
  bool introduced, over;
  size_t decided, faulty;
  char slow[MOST_REQUESTS][64]; /* what was reported to be slow */
  double began, shown;
} run;

static unsigned passes_of (const run *r)
{
  return r->plan->passes ? r->plan->passes : GH_PASSES;
}

/* How many went over all theorems. */
static unsigned passes_made (const run *r)
{
  unsigned const made = gh_schedule_passes (r->schedule);
  return made < passes_of (r) ? made : passes_of (r);
}

/* ---- theorems -------------------------------------------------------------------------------- */

/* An answer that takes too long is reported once; where it is met again nothing more is known. */
static void judge_slowness (run *r, gh_result *result)
{
  size_t i = 0;
  while (i < MOST_REQUESTS && *r->slow[i] && strcmp (r->slow[i], result->failure.step))
    i++;
  if (i == MOST_REQUESTS || !*r->slow[i]) {
    if (i < MOST_REQUESTS)
      memcpy (r->slow[i], result->failure.step, sizeof r->slow[i]);
    return;
  }
  gh_failure const met = result->failure;
  memset (&result->failure, 0, sizeof result->failure);
  result->verdict = GH_INCONCLUSIVE;
  result->inconclusive++;
  result->refused++;
  snprintf (result->reason, sizeof result->reason, "%s, as was reported before", met.step);
}

static void decide (run *r, size_t theorem)
{
  gh_result *const result = &r->standings[theorem].result;
  if (result->verdict == GH_FAILS && result->failure.slow)
    judge_slowness (r, result);
  if (result->verdict == GH_FAILS &&
      !strncmp (result->failure.step, GH_NO_ANSWER, sizeof GH_NO_ANSWER - 1))
    r->faulty++;
  r->decided++;
  if (!r->listener->decided (r->listener->context, theorem, result))
    r->summary->enough = true;
}

/* After the last pass that was asked for a theorem is decided by what is known. */
static void back (run *r, size_t theorem)
{
  gh_standing *const st = &r->standings[theorem];
  const gh_theorem *const t = r->plan->work.theorems[theorem];
  uint64_t const most = gh_pass_cases[passes_of (r) - 1], each = gh_standing_each (t, st);
  double const total = fmin (gh_standing_total (st), (double)most * (double)t->domain_count);
  if (!st->decided && passes_of (r) < GH_PASSES && each >= most) {
    st->result.cut_short = true;
    gh_runner_conclude (t, st);
  }
  gh_schedule_back (r->schedule, theorem, st->result.cases, each, total, st->result.seconds,
                    st->decided);
  if (st->decided)
    decide (r, theorem);
}

/* A theorem that nobody goes on with. */
static void conclude (run *r, size_t theorem, const char *reason)
{
  gh_standing *const st = &r->standings[theorem];
  if (st->decided)
    return;
  st->result.cut_short = true;
  gh_runner_conclude (r->plan->work.theorems[theorem], st);
  if (reason && st->result.verdict == GH_INCONCLUSIVE)
    snprintf (st->result.reason, sizeof st->result.reason, "%.500s", reason);
  back (r, theorem);
}

/* ---- workers --------------------------------------------------------------------------------- */

/* How many there should be. */
static unsigned jobs_for (const run *r)
{
  long const cores = sysconf (_SC_NPROCESSORS_ONLN);
  unsigned const most = r->engine.builtin ? GH_MOST_JOBS : 4;
  unsigned const jobs = r->plan->jobs ? r->plan->jobs : cores < 1 ? 1 : (unsigned)cores;
  return r->plan->jobs ? jobs : jobs < most ? jobs : most;
}

static bool start (run *r, gh_worker *w)
{
  if (gh_worker_start (w, &r->plan->work, r->workers, GH_MOST_JOBS))
    return true;
  snprintf (r->summary->error, sizeof r->summary->error, "no process could be started: %s",
            strerror (errno));
  return false;
}

/* Nothing is left to do; but who the engine is will be known, though there be no theorem. */
static bool done (const run *r)
{
  return r->introduced && gh_schedule_done (r->schedule);
}

/* What to deal, to whoever has nothing to do. Workers are started as they are needed. */
static void deal (run *r)
{
  gh_deal next;
  for (unsigned i = 0; i < r->jobs; i++) {
    gh_worker *const w = &r->workers[i];
    double const left = r->plan->seconds > 0 ? r->began + r->plan->seconds - gh_clock () : 0;
    if (!w->pid && !w->barred && !done (r))
      w->barred = !start (r, w);
    if (w->open && !w->busy && gh_schedule_next (r->schedule, left, r->jobs, &next))
      gh_worker_deal (w, &next, r->standings); /* one that is gone will be heard of */
  }
}

/* The case in which a worker was; or, if it explained one, the explanation. */
static void leave_out (run *r, size_t theorem, const gh_watch *watch)
{
  gh_standing *const st = &r->standings[theorem];
  st->plain |= watch->explaining;
  st->lost = watch->explaining ? 0 : watch->number + 1;
  st->lost_domain = watch->domain;
  st->courses[st->lost_domain].cut_short |=
      st->lost && !r->plan->work.theorems[theorem]->domains[st->lost_domain].random;
}

static void note_crash (run *r, const gh_worker *w, const gh_news *news)
{
  if (!w->busy || !news->crashed || *r->summary->crash)
    return;
  snprintf (r->summary->crash, sizeof r->summary->crash, "%s: %.200s",
            r->plan->work.theorems[w->deal.theorems[w->watch->piece]]->name, news->error);
  r->summary->enough |= r->plan->fragile;
}

/* A worker died over one theorem of what it was dealt: that one goes on without the case, the
   others as if nothing had been. */
static void bury (run *r, gh_worker *w, const char *how)
{
  size_t const piece = w->watch->piece;
  for (size_t i = 0; i < w->deal.count && w->busy; i++) {
    size_t const theorem = w->deal.theorems[i];
    gh_standing *const st = &r->standings[theorem];
    if (w->back[i])
      continue;
    if (i == piece) {
      leave_out (r, theorem, w->watch);
      snprintf (st->lost_how, sizeof st->lost_how, "%.79s", how);
    }
    gh_schedule_again (r->schedule, theorem);
    if (i == piece && ++r->deaths[theorem] == MOST_DEATHS)
      conclude (r, theorem, how);
  }
  gh_worker_stop (w, 0);
}

/* ---- news ------------------------------------------------------------------------------------ */

static void introduce (run *r, const gh_introduction *engine)
{
  if (r->introduced)
    return;
  r->introduced = true;
  r->engine = *engine;
  r->jobs = jobs_for (r);
  r->listener->started (r->listener->context, engine);
  for (size_t i = 0; i < r->plan->count; i++) {
    gh_standing *const st = &r->standings[i];
    if (gh_applies (engine->abilities, engine->builtin, r->plan->work.theorems[i]))
      continue;
    gh_not_applicable (engine->abilities, r->plan->work.theorems[i], &st->result);
    st->decided = true;
    back (r, i);
  }
}

/* One that cannot open its engine is not started again. Without the first nothing can be done. */
static void bar (run *r, gh_worker *w, const char *why)
{
  snprintf (r->summary->error, sizeof r->summary->error, "%s", why);
  r->summary->unable |= !r->introduced;
  gh_worker_stop (w, 0);
  w->barred = true;
}

static void hear (run *r, gh_worker *w)
{
  static gh_news news;
  gh_worker_hear (w, &news);
  switch (news.kind) {
  case GH_WORKER_READY: introduce (r, &news.introduction); break;
  case GH_WORKER_FAILED: bar (r, w, news.error); break;
  case GH_WORKER_PIECE:
    r->standings[w->deal.theorems[news.piece]] = news.standing;
    back (r, w->deal.theorems[news.piece]);
    break;
  case GH_WORKER_IDLE: break;
  case GH_WORKER_GONE:
    if (w->open) {
      note_crash (r, w, &news);
      bury (r, w, news.error);
    } else
      bar (r, w, news.error);
  }
}

/* ---- the loop -------------------------------------------------------------------------------- */

/* Hear whoever has something to say, or wait for at most so many seconds. */
static void listen_for (run *r, double seconds)
{
  struct pollfd fds[GH_MOST_JOBS];
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    fds[i] = (struct pollfd){.fd = r->workers[i].pid ? r->workers[i].fd : -1, .events = POLLIN};
  int const wait = seconds <= 0 ? 0 : (int)(1000 * seconds) + 1;
  if (poll (fds, GH_MOST_JOBS, wait) <= 0)
    return;
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    if (fds[i].revents)
      hear (r, &r->workers[i]);
}

static bool any (const run *r, bool busy)
{
  bool found = false;
  for (unsigned i = 0; i < GH_MOST_JOBS && !found; i++)
    found = r->workers[i].pid && (!busy || r->workers[i].busy);
  return found;
}

static void show_progress (run *r)
{
  double const now = gh_clock ();
  gh_progress p = {.decided = r->decided,
                   .theorems = r->plan->count,
                   .passes = passes_made (r),
                   .seconds = now - r->began};
  uint64_t answered = 0;
  if (now < r->shown + PROGRESS_SECONDS)
    return;
  r->shown = now;
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    if (r->workers[i].pid) {
      p.cases += r->workers[i].watch->cases;
      answered += r->workers[i].watch->answered;
    }
  p.rate = (double)answered / p.seconds;
  if (p.passes > 0) {
    p.whole = gh_schedule_left (r->schedule) / r->jobs;
    p.left = r->plan->seconds > 0 ? fmin (p.whole, r->plan->seconds - p.seconds) : p.whole;
  }
  r->listener->progress (r->listener->context, &p);
}

/* Whether there is anything to go on with, and leave to. */
static bool goes_on (run *r)
{
  gh_summary *const s = r->summary;
  if (gh_halted ())
    s->halted = gh_halted ();
  else if (r->plan->seconds > 0 && gh_clock () > r->began + r->plan->seconds)
    s->halted = GH_HALT_DEADLINE;
  s->given_up = r->faulty >= GH_MOST_FAULTY_THEOREMS;
  return !s->halted && !s->given_up && !s->enough && any (r, false) && !done (r);
}

/* What workers have when they are told to break off still counts. */
static void break_off (run *r)
{
  double const until = gh_clock () + HALT_SECONDS;
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    if (r->workers[i].pid && r->workers[i].busy)
      gh_worker_halt (&r->workers[i]);
  for (double left; any (r, true) && (left = until - gh_clock ()) > 0;)
    listen_for (r, left);
}

static void end (run *r)
{
  char reason[200] = "", error[181];
  const gh_summary *const s = r->summary;
  double const until = gh_clock () + (s->halted ? 0.1 : STOP_SECONDS);
  r->summary->passes = passes_made (r);
  r->summary->left = gh_schedule_left (r->schedule) / r->jobs;
  if (s->given_up)
    snprintf (reason, sizeof reason, "not asked: the engine failed over %d theorems",
              GH_MOST_FAULTY_THEOREMS);
  else if (!s->halted && !s->enough && !gh_schedule_done (r->schedule))
    snprintf (reason, sizeof reason, "not asked: %s",
              gh_show (s->error, strlen (s->error), error, sizeof error));
  for (size_t i = 0; i < r->plan->count && r->introduced; i++)
    conclude (r, i, *reason ? reason : NULL);
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    gh_worker_stop (&r->workers[i], until);
}

/* What asks nothing comes last. First comes what asks small questions: what is about one game, or
   about all games of a small set; then integers, which may be large, and examples; then more games.
 */
static gh_turn turn_of (const gh_theorem *theorem)
{
  static const unsigned ranks[GH_MOST_VARIABLES + 1] = {1, 0, 2, 3, 3, 3, 3};
  bool small = theorem->games > 0;
  for (size_t i = 0; i < theorem->domain_count; i++)
    small = small && !theorem->domains[i].random;
  return (gh_turn){.last = !theorem->requests, .rank = small ? 0 : ranks[theorem->games]};
}

static bool prepare (run *r)
{
  size_t const count = r->plan->count;
  gh_turn *const turns = calloc (count + 1, sizeof *turns);
  for (size_t i = 0; i < count && turns; i++)
    turns[i] = turn_of (r->plan->work.theorems[i]);
  r->schedule = turns ? gh_schedule_new (count, turns, passes_of (r)) : NULL;
  r->standings = calloc (count + 1, sizeof *r->standings);
  r->deaths = calloc (count + 1, 1);
  free (turns);
  return r->schedule && r->standings && r->deaths;
}

bool gh_run_theorems (const gh_plan *plan, const gh_listener *listener, gh_summary *summary)
{
  run *const r = calloc (1, sizeof *r);
  bool const adopts = gh_strays_adopt ();
  *summary = (gh_summary){.unable = true, .error = "out of memory"};
  if (r) {
    *r = (run){.plan = plan, .listener = listener, .summary = summary, .jobs = 1};
    r->began = r->shown = gh_clock ();
  }
  if (r && prepare (r)) {
    *summary = (gh_summary){.unable = false};
    for (deal (r); goes_on (r); deal (r)) {
      listen_for (r, PROGRESS_SECONDS);
      if (r->introduced)
        show_progress (r);
    }
    break_off (r);
    end (r);
    if (adopts)
      gh_strays_kill ();
  }
  if (r) {
    gh_schedule_free (r->schedule);
    free (r->standings);
    free (r->deaths);
  }
  free (r);
  return !summary->unable;
}
