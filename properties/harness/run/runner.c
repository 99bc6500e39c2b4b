#include "harness/run/runner.h"
#include "form/halt.h"
#include "harness/cases/taken.h"
#include "harness/run/inside.h"
#include "optimized/optimized.h"
#include "reference/reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PROMPT_WINDOW 64 /* cases, where nothing is waited for */

gh_runner *gh_runner_new (gh_engine *engine, gh_engine *second, const gh_options *options)
{
  gh_runner *const r = calloc (1, sizeof *r);
  if (!r)
    return NULL;
  r->engine = engine;
  r->second = second;
  r->options = *options;
  r->watch = &r->unwatched;
  r->room = second && second->window > engine->window ? second->window : engine->window;
  r->prompt = r->room == 1;
  if (r->prompt)
    r->room = PROMPT_WINDOW;
  r->window = r->room;
  r->slots = calloc (r->room, sizeof *r->slots);
  r->judge = gh_reference_open ();
  r->fast = gh_optimized_open ();
  r->catalogs = gh_catalogs_new ();
  r->kept = gh_store_new (&options->limits, NULL);
  r->fresh = gh_store_new (&options->limits, NULL);
  if (r->slots && r->judge && r->fast && r->catalogs && r->kept && r->fresh)
    return r;
  gh_runner_free (r);
  return NULL;
}

void gh_runner_free (gh_runner *r)
{
  if (!r)
    return;
  gh_store_free (r->kept);
  gh_store_free (r->fresh);
  gh_catalogs_free (r->catalogs);
  if (r->judge)
    r->judge->close (r->judge);
  if (r->fast)
    r->fast->close (r->fast);
  free (r->slots);
  free (r);
}

gh_store *gh_runner_store (gh_runner *r)
{
  return r->kept;
}

void gh_runner_watch (gh_runner *r, gh_watch *watch)
{
  r->watch = watch;
}

/* ---- what applies ---------------------------------------------------------------------------- */

/* The requests that the theorem makes and an engine with these abilities cannot answer. */
static gh_request_set missing_requests (gh_request_set abilities, const gh_theorem *theorem)
{
  if (abilities >> GH_ASK_OUTCOME & 1) /* of the difference: Definition 2.9 */
    abilities |= GH_BIT (GH_ASK_COMPARE);
  return theorem->requests & ~abilities;
}

bool gh_applies (gh_request_set abilities, bool builtin, const gh_theorem *theorem)
{
  return (theorem->requests || builtin) && !missing_requests (abilities, theorem);
}

bool gh_runner_applies (const gh_runner *r, const gh_theorem *theorem)
{
  return gh_applies (r->engine->abilities, r->engine->builtin, theorem);
}

void gh_not_applicable (gh_request_set abilities, const gh_theorem *theorem, gh_result *result)
{
  gh_request_set const missing = missing_requests (abilities, theorem);
  char words[200] = "";
  for (unsigned q = 0; q < GH_ABILITIES; q++)
    if (missing >> q & 1)
      snprintf (words + strlen (words), sizeof words - strlen (words), "%s%s", *words ? ", " : "",
                gh_ability_words[q]);
  if (missing)
    verdict_set (result, GH_NOT_APPLICABLE, "the engine has no %s", words);
  else
    verdict_set (result, GH_NOT_APPLICABLE, "it speaks of forms and asks an engine nothing");
}

/* ---- going on -------------------------------------------------------------------------------- */

/* What goes on with a piece. */
typedef struct going {
  gh_runner *runner;
  const gh_piece *piece;
  gh_case failed;
} going;

static bool conclude_case (gh_runner *r, stream *s, const slot *c)
{
  going *const g = s->context;
  gh_standing *const st = g->piece->standing;
  gh_course *const course = &st->courses[s->domain];
  (void)r;
  run_count (&st->result, &c->outcome);
  st->result.cases_of[s->domain]++;
  course->count++;
  course->met += c->outcome.end == GH_CASE_HELD;
  course->inconclusive += c->outcome.end == GH_CASE_INCONCLUSIVE;
  if (c->outcome.end == GH_CASE_HELD)
    st->truths |= c->outcome.truths;
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

static void explain (gh_runner *r, const gh_piece *p, const gh_case *failed)
{
  double const began = gh_clock ();
  if (!p->standing->plain)
    run_explain (r, p->theorem, failed, &p->standing->result.failure);
  decide (r, p);
  p->standing->result.seconds += gh_clock () - began;
}

/* A fault that was seen among many cases, and not when they were run one by one. */
static void tell_seen (gh_standing *st, const stream *s)
{
  gh_result *const result = &st->result;
  result->verdict = GH_FAILS;
  result->failure = *s->seen;
  result->failure.passing = true;
  snprintf (result->failure.again, sizeof result->failure.again, "%s",
            result->refused ? result->reason : "run again by itself, this case did not fail");
  st->decided = true;
}

/* Whether the case in which a fault was seen has been run again. */
static bool is_past_seen (const stream *s)
{
  return s->seen && (s->ended || s->cases->count > s->seen_in);
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
  else if (is_past_seen (s))
    tell_seen (st, s);
  else if (s->ended && !st->decided)
    end_domain (r, s, g->piece);
  return !st->decided && !gh_halted () && ((s->most > 0 && !s->ended) || choose_domain (s));
}

static void begin_stream (gh_runner *r, going *g, stream *s, const gh_piece *p, size_t number)
{
  gh_standing *const st = p->standing;
  *g = (going){.piece = p};
  *s = (stream){.theorem = p->theorem,
                .cases = &st->courses[0].cases,
                .piece = number,
                .conclude = conclude_case,
                .context = g,
                .lost = st->lost,
                .lost_domain = st->lost_domain,
                .lost_how = st->lost_how};
  st->lost = 0;
  if (!st->begun)
    begin_courses (r, p);
  if (!choose_domain (s) && !p->theorem->domain_count)
    decide (r, p);
}

static void pardon (gh_runner *r, unsigned most)
{
  if (r->engine->pardon)
    r->engine->pardon (r->engine, most);
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

/* One stream case by case: its engine is at fault now and then. */
static void leave (const advance *a, const stream *streams, size_t count)
{
  for (size_t i = 0; i < count && a->done; i++)
    a->done (a->context, streams[i].piece);
}

static void advance_alone (const advance *a, stream *s)
{
  gh_runner *const r = a->runner;
  size_t const window = r->window;
  r->window = 1;
  pardon (r, GH_MOST_FAULTS);
  size_t left = 1;
  while (left && time_is_left (a)) {
    run_window (r, s, 1, NULL);
    left = take_out (a, s, 1);
  }
  leave (a, s, left);
  free (s->seen);
  s->seen = NULL;
  r->window = window;
}

static void advance_together (const advance *a, stream *streams, size_t count)
{
  gh_runner *const r = a->runner;
  while (count && time_is_left (a)) {
    bool faults = false;
    pardon (r, 1); /* enough to see that there is a fault */
    run_window (r, streams, count, r->prompt ? NULL : &faults);
    if (!faults)
      count = take_out (a, streams, count);
    else {
      for (size_t i = 0; i < count; i++)
        advance_alone (a, &streams[i]);
      return;
    }
  }
  leave (a, streams, count);
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
  advance_together (&a, streams, count);
  memset (streams, 0, count * sizeof *streams); /* what they point to is the caller's */
  memset (goings, 0, count * sizeof *goings);
}

void gh_runner_check (gh_runner *r, const gh_theorem *theorem, gh_result *result)
{
  gh_standing st = {0};
  gh_piece piece = {theorem, &st, UINT64_MAX};
  if (gh_runner_applies (r, theorem))
    gh_runner_advance (r, &piece, 1, 0, NULL, NULL);
  else
    gh_not_applicable (r->engine->abilities, theorem, &st.result);
  *result = st.result;
}
