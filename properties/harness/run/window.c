/* Running a window of cases, of one theorem or of many side by side. */
#include "form/halt.h"
#include "harness/run/inside.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_FORMS 2000000 /* of a window, that is then not filled */
#define PATIENCE 0.25      /* seconds that a window should wait for answers */
#define LEAST_WINDOW 16

/* ---- cases ----------------------------------------------------------------------------------- */

static gh_store *store_of (gh_runner *r, const slot *s)
{
  return s->it.domain->random ? r->fresh : r->kept;
}

/* What happened in the first failing case of its stream, as it happened. */
static void describe (gh_runner *r, slot *s)
{
  s->from->failing = s->number;
  s->failure = calloc (1, sizeof *s->failure);
  if (s->failure) {
    run_describe (r, s->failure);
    snprintf (s->failure->found, sizeof s->failure->found, "case %zu/%" PRIu64,
              (size_t)(s->it.domain - s->from->theorem->domains) + 1, s->number + 1);
  } else {
    s->outcome.end = GH_CASE_INCONCLUSIVE;
    snprintf (s->outcome.reason, sizeof s->outcome.reason, "out of memory");
  }
}

/* A case that ended the process in which it was run is not run again. */
static void leave_out (slot *s)
{
  s->outcome = (case_outcome){.end = GH_CASE_INCONCLUSIVE};
  snprintf (s->outcome.reason, sizeof s->outcome.reason, "%s", s->from->lost_how);
}

static void run_slot (gh_runner *r, slot *s)
{
  r->theorem = s->from->theorem;
  r->watch->piece = (uint32_t)s->from->piece;
  r->watch->domain = (uint32_t)s->from->domain;
  r->watch->number = s->number;
  run_once (r, store_of (r, s), &s->it, s->ahead);
  run_note (r, &s->outcome);
  if (s->outcome.end == GH_CASE_FAILED && s->number < s->from->failing)
    describe (r, s);
  if (s->outcome.end == GH_CASE_SUSPENDED)
    s->ahead = 2 * s->ahead < r->room ? 2 * s->ahead : (unsigned)r->room;
  else
    r->watch->cases++;
}

/* ---- the window ------------------------------------------------------------------------------ */

static void begin (gh_runner *r, stream *streams, size_t count, bool again)
{
  gh_store_empty (r->fresh);
  for (size_t i = 0; i < count; i++) {
    stream *const s = &streams[i];
    s->failing = UINT64_MAX;
    if (again) {
      s->start = *s->cases;
      s->most_at_start = s->most;
    }
  }
}

/* Begin cases until the window is full. Returns how many. Where no answer is ever late, a random
   case has the store for itself, and a failing one is its stream's last. */
static size_t fill (gh_runner *r, stream *streams, size_t count)
{
  size_t filled = 0;
  for (size_t i = 0; i < count; i++) {
    stream *const s = &streams[i];
    while (filled < r->window && !s->closed && !s->ended && s->most && !gh_halted () &&
           !(r->prompt && s->failing != UINT64_MAX) &&
           (!filled || gh_store_size (r->fresh) + gh_store_size (r->kept) < MOST_FORMS)) {
      slot *const c = &r->slots[filled];
      if (r->prompt && s->cases->domain->random)
        gh_store_empty (r->fresh);
      c->from = s;
      c->ahead = 1;
      c->failure = NULL;
      if (!s->cases->next (s->cases, &c->it)) {
        s->ended = true;
        break;
      }
      c->number = s->cases->count - 1;
      if (s->cases->count == s->lost && s->domain == s->lost_domain) {
        leave_out (c);
        s->most--;
        s->ended = !s->cases->domain->random; /* what comes next is seen in what a case draws */
        filled++;
        continue;
      }
      run_slot (r, c);
      if (c->outcome.end == GH_CASE_HALTED)
        return filled;
      gh_cases_drawn (s->cases, &r->choices);
      s->most--;
      filled++;
    }
  }
  return filled;
}

static bool any_waiting (const gh_runner *r, size_t filled)
{
  bool waiting = false;
  for (size_t i = 0; i < filled && !waiting; i++)
    waiting = r->slots[i].outcome.end == GH_CASE_SUSPENDED;
  return waiting;
}

/* Wait for answers, and learn how many cases are worth waiting for at once. */
static void settle (gh_runner *r)
{
  double const began = gh_clock ();
  uint64_t const answered = r->engine->answered;
  run_settle (r);
  double const seconds = gh_clock () - began;
  double const answers = (double)(r->engine->answered - answered);
  if (r->window > 1 && answers >= LEAST_WINDOW && seconds > 0) {
    double const wanted = PATIENCE * answers / seconds;
    r->window = wanted < LEAST_WINDOW      ? LEAST_WINDOW
                : wanted < (double)r->room ? (size_t)wanted
                                           : r->room;
  }
}

/* The window's time is shared evenly among its cases. */
static void share_time (gh_runner *r, size_t filled, double seconds)
{
  for (size_t i = 0; i < filled; i++)
    r->slots[i].from->seconds += seconds / (double)filled;
}

/* The first fault of its stream is kept: it may not happen again. */
static void keep_fault (slot *s)
{
  stream *const from = s->from;
  bool const first = !from->seen || s->number < from->seen_in;
  if (s->failure && !strncmp (s->failure->step, GH_NO_ANSWER, sizeof GH_NO_ANSWER - 1) && first) {
    free (from->seen);
    from->seen = s->failure;
    from->seen_in = s->number;
  } else
    free (s->failure);
  s->failure = NULL;
}

static void forget (gh_runner *r, stream *streams, size_t count, size_t filled)
{
  for (size_t i = 0; i < filled; i++)
    keep_fault (&r->slots[i]);
  for (size_t i = 0; i < count; i++) {
    *streams[i].cases = streams[i].start;
    streams[i].most = streams[i].most_at_start;
    streams[i].ended = false;
  }
  gh_store_empty (r->fresh); /* and what was refused only since the engine failed */
  gh_store_empty (r->kept);
}

static void conclude (gh_runner *r, size_t filled)
{
  for (size_t i = 0; i < filled; i++) {
    slot *const s = &r->slots[i];
    bool const ended = s->outcome.end != GH_CASE_SUSPENDED && s->outcome.end != GH_CASE_HALTED;
    if (!s->from->closed)
      s->from->closed = !ended || !s->from->conclude (r, s->from, s);
    free (s->failure);
    s->failure = NULL;
  }
}

size_t run_window (gh_runner *r, stream *streams, size_t count, bool *faults)
{
  unsigned long const before = r->engine->faults;
  double const began = gh_clock ();
  gh_slowness slowness[GH_REQUESTS];
  memcpy (slowness, r->slowness, sizeof slowness);
  begin (r, streams, count, faults != NULL);
  size_t const filled = fill (r, streams, count);
  while (any_waiting (r, filled) && !gh_halted ()) {
    settle (r);
    for (size_t i = 0; i < filled; i++)
      if (r->slots[i].outcome.end == GH_CASE_SUSPENDED)
        run_slot (r, &r->slots[i]);
  }
  if (faults && filled > 1 && r->engine->faults != before && !gh_halted ()) {
    *faults = true;
    forget (r, streams, count, filled);
    memcpy (r->slowness, slowness, sizeof slowness); /* or what was slow would never be told */
    return 0;
  }
  share_time (r, filled, gh_clock () - began);
  conclude (r, filled);
  return filled;
}
