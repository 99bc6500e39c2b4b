/* Going on with what was dealt. */
#include "form/halt.h"
#include "harness/cases/taken.h"
#include "harness/run/inside.h"
#include "harness/run/patience.h"

#include <stdio.h>
#include <string.h>

#define BOTH_TRUTHS 3
#define MOST_ONE_SIDED 8 /* cases of an equivalence in a first share */
#define MOST_REFUSED 8   /* cases in a first share, where none met the hypothesis */

/* What goes on with a piece. */
typedef struct going {
  gh_runner *runner;
  const gh_piece *piece;
  gh_cases opening; /* the cases of a first share */
  gh_case failed;
} going;

static void count_in_domain (gh_standing *st, size_t domain, const case_outcome *outcome)
{
  gh_course *const course = &st->courses[domain];
  st->result.cases_of[domain]++;
  course->count++;
  course->met += outcome->end == GH_CASE_HELD;
  course->inconclusive += outcome->end == GH_CASE_INCONCLUSIVE;
}

static bool conclude_case (gh_runner *r, stream *s, const slot *c)
{
  going *const g = s->context;
  gh_standing *const st = g->piece->standing;
  (void)r;
  run_count (&st->result, &c->outcome);
  if (!g->piece->opening)
    count_in_domain (st, s->domain, &c->outcome);
  if (c->outcome.end == GH_CASE_HELD)
    s->truths = st->truths |= c->outcome.truths;
  s->foreseen = s->until_met;
  if (c->outcome.undrawn) { /* nor can any other case of this domain be */
    verdict_set (&st->result, GH_INCONCLUSIVE, "%s", c->outcome.reason);
    st->decided = true;
  }
  if (c->outcome.end != GH_CASE_FAILED)
    return !c->outcome.undrawn;
  st->result.verdict = GH_FAILS;
  st->result.failure = *c->failure;
  g->failed = c->it;
  return false;
}

static void begin_courses (gh_runner *r, const gh_piece *p)
{
  const gh_options *const o = &r->options;
  for (size_t i = 0; i < p->theorem->domain_count; i++)
    p->standing->courses[i].cases =
        gh_cases_of_domain (p->theorem, &p->theorem->domains[i], o->seed, o->random_cases);
  p->standing->narrowed = gh_takes_of_theorem (r->engine, p->theorem, &r->takes);
  p->standing->begun = true;
}

double gh_standing_total (const gh_standing *st)
{
  double total = 0;
  for (size_t i = 0; i < GH_MOST_DOMAINS; i++) {
    const gh_course *const c = &st->courses[i];
    double const count = (double)c->count;
    total += c->ended || c->cases.about < count ? count : c->cases.about;
  }
  return total;
}

uint64_t gh_standing_each (const gh_theorem *theorem, const gh_standing *st)
{
  uint64_t least = UINT64_MAX;
  for (size_t i = 0; i < theorem->domain_count; i++)
    if (!st->courses[i].ended && st->courses[i].count < least)
      least = st->courses[i].count;
  return least;
}

static void decide (gh_runner *r, const gh_piece *p)
{
  if (p->theorem->expected || p->theorem->exists)
    verdict_turn (r, p->theorem, p->standing);
  else
    gh_runner_conclude (p->theorem, p->standing);
}

/* Whether a failing case is what the theorem claims that there is. */
static bool is_expected (const gh_theorem *theorem, const gh_failure *failure)
{
  return (theorem->expected || theorem->exists) && failure->step.kind == GH_STEP_FALSE;
}

static void explain (gh_runner *r, const gh_piece *p, const gh_case *failed)
{
  double const began = gh_clock ();
  gh_result *const result = &p->standing->result;
  bool const expected = is_expected (p->theorem, &result->failure);
  if (!p->standing->plain)
    run_explain (r, p->theorem, failed, &result->failure, !expected);
  decide (r, p);
  if (expected && result->verdict == GH_FAILS)
    run_try_again (r, p->theorem, failed, &result->failure);
  if (result->verdict == GH_FAILS && !p->standing->plain && run_is_reducible (r, &result->failure))
    run_reduce (r, &result->failure);
  p->standing->result.seconds += gh_clock () - began;
}

/* Go on with the first domain that has not had its share. False: all had. */
static bool choose_domain (stream *s)
{
  const gh_piece *const p = ((going *)s->context)->piece;
  for (size_t i = 0; i < p->theorem->domain_count; i++) {
    gh_course *const c = &p->standing->courses[i];
    if (!c->ended && c->count < p->upto) {
      s->domain = i;
      s->cases = &c->cases;
      s->most = p->upto - c->count;
      s->ended = false;
      return true;
    }
  }
  return false;
}

/* Behind the last case of a domain. An exhaustive one in which a case ended a process is not
   exhausted. */
static void end_domain (gh_runner *r, const stream *s, const gh_piece *p)
{
  gh_standing *const st = p->standing;
  gh_course *const c = &st->courses[s->domain];
  bool const lost = s->lost && s->domain == s->lost_domain && c->cases.count == s->lost;
  c->ended = true;
  if (!p->theorem->domains[s->domain].random && !lost)
    st->result.exhausted |= (uint8_t)(1u << s->domain);
  if (verdict_of_domain (p->theorem, st, s->domain, &r->options) &&
      gh_standing_each (p->theorem, st) == UINT64_MAX)
    decide (r, p);
}

/* What was put off waits for its next share; but a case for which the engine failed too often is
   tried again at once. */
static bool is_put_off (const stream *s, gh_standing *st)
{
  st->put_off = s->put_off && (s->dear || s->need);
  st->need = s->need;
  return st->put_off;
}

/* Whether some case counts; of an equivalence one on each side, if they come soon. What the engine
   refused so often has had its share, too: each refusal costs the judge an answer. */
static bool is_open (const gh_standing *st)
{
  const gh_result *const r = &st->result;
  return r->met ? !st->truths || st->truths == BOTH_TRUTHS || r->met >= MOST_ONE_SIDED
                : r->refused >= MOST_REFUSED;
}

/* Whether there are more cases for this share. */
static bool has_more (stream *s, gh_standing *st)
{
  if (!s->until_met)
    return (s->most > 0 && !s->ended) || choose_domain (s);
  st->opened = is_open (st) || s->most == 0 || s->ended;
  return !st->opened;
}

/* After a window: is this piece to be gone on with? */
static bool goes_on (gh_runner *r, stream *s)
{
  going *const g = s->context;
  gh_standing *const st = g->piece->standing;
  st->result.seconds += s->seconds;
  s->seconds = 0;
  bool const failed = s->closed && st->result.verdict == GH_FAILS;
  if (gh_halted () && !failed) /* the last cases may have been forgotten */
    return false;
  if (failed)
    explain (r, g->piece, &g->failed);
  else if (s->ended && !st->decided && !s->until_met)
    end_domain (r, s, g->piece);
  return !st->decided && !gh_halted () && !is_put_off (s, st) && has_more (s, st);
}

/* The cases of a first share: one that counts is enough. */
static void open_stream (gh_runner *r, going *g, stream *s)
{
  const gh_piece *const p = g->piece;
  if (p->theorem->expected) {
    r->share = s->share;
    verdict_open (r, p->theorem, p->standing);
    s->put_off = r->trial.end == GH_CASE_PUT_OFF;
    s->dear = r->trial.dear;
    s->need = r->trial.need;
    s->ended = true;
    return;
  }
  g->opening = gh_cases_of_domain (p->theorem, p->opening, r->options.seed, GH_OPENING_CASES);
  s->cases = &g->opening;
  s->most = GH_OPENING_CASES;
}

static void begin_stream (gh_runner *r, going *g, stream *s, const gh_piece *p, size_t number)
{
  gh_standing *const st = p->standing;
  *g = (going){.piece = p};
  *s = (stream){.theorem = p->theorem,
                .cases = &st->courses[0].cases,
                .piece = number,
                .share = p->share,
                .until_met = p->opening,
                .truths = st->truths,
                .conclude = conclude_case,
                .context = g,
                .lost = st->lost,
                .lost_domain = st->lost_domain,
                .lost_how = st->lost_how};
  st->lost = 0;
  st->put_off = false;
  if (!st->begun)
    begin_courses (r, p);
  if (p->opening)
    open_stream (r, g, s);
  else if (!choose_domain (s) && !p->theorem->domain_count)
    decide (r, p);
}

/* How pieces are gone on with, a window after the other. */
typedef struct advance {
  gh_runner *runner;
  double until;
  void (*done) (void *, size_t);
  void *context;
} advance;

/* Take out those that have ended. Returns how many are left. */
static size_t take_out (const advance *a, stream *streams, size_t count)
{
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    size_t const piece = streams[i].piece;
    if (goes_on (a->runner, &streams[i]))
      streams[kept++] = streams[i];
    else if (a->done)
      a->done (a->context, piece);
  }
  return kept;
}

static bool time_is_left (const advance *a)
{
  return !gh_halted () && (a->until <= 0 || gh_clock () < a->until);
}

/* An engine whose answers take long has ten times as long in any case. */
static void be_patient (gh_runner *r)
{
  const gh_board *const board = r->board;
  if (!board || board->seconds <= 0)
    return;
  gh_patience const patience = gh_patience_of (board->seconds, 1e-6 * (double)board->late);
  r->engine->patience = patience.usual;
  r->engine->first = patience.first;
  r->engine->welcome = patience.welcome;
}

static void note_waiting (gh_runner *r, double before)
{
  if (r->board)
    r->board->late += (uint64_t)(1e6 * (r->engine->late_seconds - before));
}

static void run_streams (const advance *a, stream *streams, size_t count)
{
  gh_runner *const r = a->runner;
  for (count = take_out (a, streams, count); count && time_is_left (a);
       count = take_out (a, streams, count)) {
    double const before = r->engine->late_seconds;
    be_patient (r);
    if (r->engine->pardon)
      r->engine->pardon (r->engine, GH_WINDOW_FAULTS);
    run_window (r, streams, count);
    note_waiting (r, before);
  }
  for (size_t i = 0; i < count && a->done; i++)
    a->done (a->context, streams[i].piece);
}

void gh_runner_advance (gh_runner *r, gh_piece *pieces, size_t count, double seconds,
                        void (*done) (void *, size_t), void *context)
{
  advance const a = {r, seconds > 0 ? gh_clock () + seconds : 0, done, context};
  static stream streams[GH_MOST_PIECES];
  static going goings[GH_MOST_PIECES];
  if (count > GH_MOST_PIECES)
    gh_broken ("gh_runner_advance", "count", "more than GH_MOST_PIECES");
  gh_store_empty (r->kept); /* limits must not depend on what was run before */
  for (size_t i = 0; i < count; i++)
    begin_stream (r, &goings[i], &streams[i], &pieces[i], i);
  run_streams (&a, streams, count);
  memset (streams, 0, count * sizeof *streams); /* what they point to is the caller's */
  memset (goings, 0, count * sizeof *goings);
}
