#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "harness/run/run.h"
#include "form/halt.h"
#include "form/show.h"
#include "harness/run/inside.h"
#include "harness/run/late.h"
#include "harness/run/running.h"
#include "harness/run/strays.h"
#include "harness/run/turns.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define PROGRESS_SECONDS 0.25
#define HALT_SECONDS 0.6 /* for workers to come back with what they have */
#define LEAST_LEFT 0.001 /* seconds; 0 would be no limit */
#define START_SECONDS 2  /* that an engine may take to be started for a question that was late */
#define STOP_SECONDS 2   /* for them to end when there is nothing left to do */
#define MOST_DEATHS 3    /* of workers over one theorem */

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
  if (gh_crew_start (&r->crew, w))
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

/* What was barred in one pass may be tried in the next. */
static void begin_pass (run *r, unsigned pass)
{
  if (pass > r->pass && r->crew.work.board)
    gh_frontier_lift (&r->crew.work.board->frontier);
  r->pass = pass > r->pass ? pass : r->pass;
}

/* What to deal, to whoever has nothing to do. Workers are started as they are needed. */
static void deal (run *r)
{
  gh_deal next;
  for (unsigned i = 0; i < r->jobs; i++) {
    gh_worker *const w = &r->crew.workers[i];
    double const left =
        r->plan->seconds > 0 ? fmax (r->began + r->plan->seconds - gh_clock (), LEAST_LEFT) : 0;
    if (!w->pid && !w->barred && !done (r))
      w->barred = !start (r, w);
    if (w->open && !w->busy && gh_schedule_next (r->schedule, left, r->jobs, &next)) {
      begin_pass (r, next.pass);
      gh_worker_deal (w, &next, r->standings); /* one that is gone will be heard of */
    }
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
      running_conclude (r, theorem, how);
  }
  gh_crew_stop (&r->crew, w, 0);
}

/* ---- news ------------------------------------------------------------------------------------ */

static void introduce (run *r, const gh_introduction *engine)
{
  if (r->introduced)
    return;
  r->introduced = true;
  r->engine = *engine;
  r->jobs = jobs_for (r);
  if (!engine->builtin && r->plan->seconds > 0)
    gh_schedule_pace (r->schedule);
  r->listener->started (r->listener->context, engine);
  for (size_t i = 0; i < r->plan->count; i++) {
    gh_standing *const st = &r->standings[i];
    if (gh_applies (engine->abilities, engine->builtin, r->plan->work.theorems[i]))
      continue;
    gh_not_applicable (engine->abilities, r->plan->work.theorems[i], &st->result);
    st->decided = true;
    running_back (r, i);
  }
}

/* One that cannot open its engine is not started again. Without the first nothing can be done. */
static void bar (run *r, gh_worker *w, const char *why)
{
  snprintf (r->summary->error, sizeof r->summary->error, "%s", why);
  r->summary->unable |= !r->introduced;
  gh_crew_stop (&r->crew, w, 0);
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
    running_back (r, w->deal.theorems[news.piece]);
    break;
  case GH_WORKER_WAITED:
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
  unsigned const jobs = r->jobs; /* there are more once the first is heard */
  for (unsigned i = 0; i < jobs; i++)
    fds[i] = (struct pollfd){.fd = r->crew.workers[i].pid ? r->crew.workers[i].fd : -1,
                             .events = POLLIN};
  int const wait = seconds <= 0 ? 0 : (int)(1000 * seconds) + 1;
  if (poll (fds, jobs, wait) <= 0) /* more than may be open would be an error */
    return;
  for (unsigned i = 0; i < jobs; i++)
    if (fds[i].revents)
      hear (r, &r->crew.workers[i]);
}

static bool any (const run *r, bool busy)
{
  bool found = false;
  for (unsigned i = 0; i < GH_MOST_JOBS && !found; i++)
    found = r->crew.workers[i].pid && (!busy || r->crew.workers[i].busy);
  return found;
}

static void show_progress (run *r)
{
  double const now = gh_clock ();
  gh_progress p = {.decided = r->decided,
                   .theorems = r->plan->count,
                   .passes = running_passes_made (r),
                   .seconds = now - r->began};
  uint64_t answered = 0;
  if (now < r->shown + PROGRESS_SECONDS)
    return;
  r->shown = now;
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    if (r->crew.workers[i].pid) {
      p.cases += r->crew.workers[i].watch->cases;
      answered += r->crew.workers[i].watch->answered;
    }
  p.rate = (double)answered / p.seconds;
  if (p.passes > 0) {
    p.whole = gh_schedule_left (r->schedule) / r->jobs;
    p.left = r->plan->seconds > 0 ? fmin (p.whole, r->plan->seconds - p.seconds) : p.whole;
  }
  r->listener->progress (r->listener->context, &p);
}

/* ---- troubles -------------------------------------------------------------------------------- */

/* Each is told once, as soon as it is seen. Their order may change from look to look. */
static void tell_troubles (run *r)
{
  gh_crew_look (&r->crew);
  for (uint32_t i = 0; i < r->crew.trouble_count; i++) {
    const gh_trouble *const t = &r->crew.troubles[i];
    gh_request_set *const known = &r->told[t->first.kind];
    if (*known >> t->first.request & 1)
      continue;
    *known |= GH_BIT (t->first.request);
    if (r->listener->trouble)
      r->listener->trouble (r->listener->context, t);
  }
}

/* What is kept of the time for what was late: at most a tenth, and twice that where a life is put
   to it again. An engine that said nothing at all when each worker had waited has all there is: it
   will say nothing else either. */
static double seconds_to_wait (run *r)
{
  double const all = gh_crew_late (&r->crew) * (r->plan->answer_seconds + START_SECONDS);
  gh_crew_look (&r->crew);
  if (all > 0 && gh_crew_times_late (&r->crew) >= r->jobs && !gh_crew_answers (&r->crew))
    return r->plan->seconds;
  bool const again = gh_crew_is_often_late (&r->crew);
  return fmin (all, r->plan->seconds / (again ? 5 : 10) +
                        (r->plan->seconds >= 10 * r->plan->answer_seconds ? START_SECONDS : 0));
}

/* Whether there is anything to go on with, and leave to. */
static bool goes_on (run *r)
{
  gh_summary *const s = r->summary;
  if (gh_halted ())
    s->halted = gh_halted ();
  else if (r->plan->seconds > 0 && gh_clock () > r->began + r->plan->seconds - seconds_to_wait (r))
    s->halted = GH_HALT_DEADLINE;
  else if (r->plan->ceiling > 0 && gh_clock () > r->began + r->plan->ceiling)
    s->halted = GH_HALT_DEADLINE;
  s->given_up = r->faulty >= GH_MOST_FAULTY_THEOREMS && r->plan->seconds <= 0;
  return !s->halted && !s->given_up && !s->enough && any (r, false) && !done (r);
}

/* What workers have when they are told to break off still counts. */
static void break_off (run *r)
{
  double const until = gh_clock () + HALT_SECONDS;
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    if (r->crew.workers[i].pid && r->crew.workers[i].busy)
      gh_worker_halt (&r->crew.workers[i]);
  for (double left; any (r, true) && (left = until - gh_clock ()) > 0;)
    listen_for (r, left);
}

/* What was late is waited for once more, as far as there is time. */
static void wait_for_late (run *r)
{
  int const halted = r->summary->halted;
  if (!gh_crew_late (&r->crew) || (halted && halted != GH_HALT_DEADLINE) || r->summary->enough)
    return;
  double const most = r->plan->seconds > 0 ? r->plan->seconds : r->plan->ceiling;
  gh_last_wait const wait = {.until = most > 0 ? r->began + most : HUGE_VAL,
                             .answer_seconds = r->plan->answer_seconds};
  gh_wait_for_late (&r->crew, &wait);
}

static void end (run *r)
{
  char reason[200] = "", error[181];
  const gh_summary *const s = r->summary;
  double const until = gh_clock () + (s->halted ? 0.1 : STOP_SECONDS);
  r->summary->passes = running_passes_made (r);
  r->summary->left = gh_schedule_left (r->schedule) / r->jobs;
  if (s->given_up)
    snprintf (reason, sizeof reason, "not asked: the engine failed over %d theorems",
              GH_MOST_FAULTY_THEOREMS);
  else if (!s->halted && !s->enough && !gh_schedule_done (r->schedule))
    snprintf (reason, sizeof reason, "not asked: %s",
              gh_show (s->error, strlen (s->error), error, sizeof error));
  for (size_t i = 0; i < r->plan->count && r->introduced; i++)
    running_conclude (r, i, *reason ? reason : NULL);
  gh_crew_stop_all (&r->crew, until);
  gh_crew_look (&r->crew);
  gh_summary_take (r->summary, &r->crew, r->plan->late);
}

static void *shared (size_t size)
{
  void *const at = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return at == MAP_FAILED ? NULL : at;
}

static bool prepare (run *r)
{
  size_t const count = r->plan->count;
  gh_turn *const turns = calloc (count + 1, sizeof *turns);
  for (size_t i = 0; i < count && turns; i++)
    turns[i] = gh_turn_of (r->plan->work.theorems[i]);
  r->schedule = turns ? gh_schedule_new (count, turns, running_passes_of (r)) : NULL;
  r->standings = calloc (count + 1, sizeof *r->standings);
  r->deaths = calloc (count + 1, 1);
  r->openings = calloc (count + 1, sizeof *r->openings);
  for (size_t i = 0; i < count && r->openings; i++)
    r->openings[i] = gh_opening_of (r->plan->work.theorems[i]);
  r->crew.work = r->plan->work;
  r->crew.work.openings = r->openings;
  r->crew.work.board = shared (sizeof *r->crew.work.board);
  if (r->crew.work.board)
    r->crew.work.board->seconds = r->plan->seconds;
  free (turns);
  return r->schedule && r->standings && r->deaths && r->openings && r->crew.work.board;
}

static void release (run *r)
{
  if (r->schedule)
    gh_schedule_free (r->schedule);
  if (r->crew.work.board)
    munmap (r->crew.work.board, sizeof *r->crew.work.board);
  free (r->standings);
  free (r->deaths);
  free (r->openings);
  free (r);
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
      tell_troubles (r);
      if (r->introduced)
        show_progress (r);
    }
    break_off (r);
    wait_for_late (r);
    end (r);
    if (adopts)
      gh_strays_kill ();
  }
  if (r)
    release (r);
  return !summary->unable;
}
