/* Running a window of cases, of one theorem or of many side by side. */
#include "form/halt.h"
#include "harness/run/inside.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_FORMS 2000000 /* of a window, that is then not filled */
#define PATIENCE 0.25      /* seconds that a window should wait for answers, at once in a search */
#define LEAST_WINDOW 16

/* ---- cases ----------------------------------------------------------------------------------- */

static gh_store *store_of (gh_runner *r, const slot *s)
{
  return s->it.domain->random ? r->fresh : r->kept;
}

/* What happened in the first failing case of its stream, as it happened. */
static void describe (gh_runner *r, slot *s)
{
  s->failure = calloc (1, sizeof *s->failure);
  if (s->failure) {
    s->from->failing = s->number;
    gh_wrongs *const wrongs = r->wrongs;
    if (r->watch->explaining) /* the questions that are kept are those of what is explained */
      r->wrongs = NULL;
    run_describe (r, s->failure);
    r->wrongs = wrongs;
    if (!s->from->until_met) /* else it is a case of no domain */
      snprintf (s->failure->found, sizeof s->failure->found, "case %zu/%" PRIu64,
                (size_t)(s->it.domain - s->from->theorem->domains) + 1, s->number + 1);
  } else {
    s->outcome.end = GH_CASE_INCONCLUSIVE;
    s->outcome.starved = true;
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
  r->share = s->from->share;
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

/* For how many answers all may wait at once. A search waits for few, so that it ends in its time.
 */
static size_t most_at_once (const gh_runner *r)
{
  double const wanted = r->rate > 0 ? PATIENCE * r->rate : LEAST_WINDOW;
  if (r->until <= 0 || r->prompt || wanted > (double)r->room)
    return r->room;
  return wanted < 1 ? 1 : (size_t)wanted;
}

static void go_on (gh_runner *r, slot *s, size_t cases)
{
  unsigned const most = 1 + (unsigned)(most_at_once (r) / cases);
  if (r->until > 0 && s->ahead > most)
    s->ahead = most;
  run_slot (r, s);
}

static void begin (gh_runner *r, stream *streams, size_t count)
{
  gh_store_empty (r->fresh);
  for (size_t i = 0; i < count; i++) {
    streams[i].failing = UINT64_MAX;
    streams[i].put_off = false;
  }
}

/* Whether its next case need not be begun before it is known what came of this one. */
static bool is_enough (const stream *s, const slot *last)
{
  return last->outcome.end == GH_CASE_PUT_OFF ||
         (s->until_met && last->outcome.end != GH_CASE_UNMET);
}

/* The next case, but for those of which the judge says that there is no use in asking. False: there
   is none. */
static bool next_case (gh_runner *r, stream *s, gh_case *it)
{
  while (s->most && s->cases->next (s->cases, it)) {
    r->theorem = s->theorem;
    if (!s->foreseen || !run_is_idle (r, r->fresh, it, s->truths))
      return true;
    gh_cases_drawn (s->cases, &r->choices);
    s->most--;
  }
  return false;
}

/* Begin cases until the window is full. Returns how many. Where no answer is ever late, a random
   case has the store for itself, and a failing one is its stream's last. */
static size_t fill (gh_runner *r, stream *streams, size_t count)
{
  size_t const at_once = most_at_once (r), most = r->window < at_once ? r->window : at_once;
  size_t filled = 0;
  for (size_t i = 0; i < count; i++) {
    stream *const s = &streams[i];
    while (filled < most && !s->closed && !s->ended && s->most && !gh_halted () &&
           !(r->prompt && s->failing != UINT64_MAX) &&
           (!filled || gh_store_size (r->fresh) + gh_store_size (r->kept) < MOST_FORMS)) {
      slot *const c = &r->slots[filled];
      if (r->prompt && s->cases->domain->random)
        gh_store_empty (r->fresh);
      c->from = s;
      c->ahead = 1;
      c->failure = NULL;
      if (!r->prompt || s->share.stepwise || s->share.most_lines) /* it may be taken back */
        c->before = *s->cases;
      c->most_before = s->most;
      if (!next_case (r, s, &c->it)) {
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
      if (is_enough (s, c))
        break;
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
    r->rate = answers / seconds;
    double const wanted = PATIENCE * r->rate;
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

/* The engine failed too often for this case to be asked. It has its turn again, but not for ever.
 */
static bool waits_again (slot *s)
{
  if (!s->outcome.given_up || s->from->given_up++ < GH_MOST_WAITS)
    return true;
  s->outcome.end = GH_CASE_INCONCLUSIVE;
  s->outcome.refused = true;
  s->from->given_up = 0;
  return false;
}

/* A case that was put off, and those behind it, are yet to come. */
static void take_back (slot *s)
{
  stream *const from = s->from;
  from->most = s->most_before;
  *from->cases = s->before;
  from->ended = false;
  from->put_off = true;
  from->dear = s->outcome.dear;
  from->need = s->outcome.need;
}

static void conclude (gh_runner *r, size_t filled)
{
  for (size_t i = 0; i < filled; i++) {
    slot *const s = &r->slots[i];
    bool const ended = s->outcome.end != GH_CASE_SUSPENDED && s->outcome.end != GH_CASE_HALTED;
    bool const concluded = s->from->closed || s->from->put_off;
    if (!concluded && s->outcome.end == GH_CASE_PUT_OFF && waits_again (s))
      take_back (s);
    else if (!concluded)
      s->from->closed = !ended || !s->from->conclude (r, s->from, s);
    free (s->failure);
    s->failure = NULL;
  }
}

size_t run_window (gh_runner *r, stream *streams, size_t count)
{
  double const began = gh_clock ();
  r->faults = r->engine->faults;
  begin (r, streams, count);
  size_t const filled = fill (r, streams, count);
  while (any_waiting (r, filled) && !run_spent (r)) {
    settle (r);
    for (size_t i = 0; i < filled; i++)
      if (r->slots[i].outcome.end == GH_CASE_SUSPENDED)
        go_on (r, &r->slots[i], filled);
  }
  share_time (r, filled, gh_clock () - began);
  conclude (r, filled);
  return filled;
}
