/* Sending what is queued, reading what comes, and waiting for it. */
#include "adapter/asking/asking.h"
#include "adapter/asking/history.h"
#include "adapter/lines/hints.h"
#include "form/halt.h"

#include <stdio.h>
#include <string.h>

#define CLOSING_SECONDS 1 /* how long an engine may take to obey `bye` */
#define MANY_NAMES 256    /* then the engine may forget them */
#define NEAR 512          /* bytes: whoever reads a request reads what stands so near behind it */

/* ---- lines ----------------------------------------------------------------------------------- */

/* The first byte that no line may have; `end` if there is none. */
static const char *control_byte (const char *at, const char *end)
{
  while (at < end && (unsigned char)*at >= ' ' && *at != 127)
    at++;
  return at;
}

/* A line that should be `ok`. */
static void take_ok (adapter *a, size_t i, const char *text, size_t length)
{
  char shown[80], fault[FAULT_ROOM];
  offence o = {.kind = GH_RUBBISH};
  const char *rest;
  if (length == 2 && !memcmp (text, "ok", 2))
    return;
  gh_show (text, length, shown, sizeof shown);
  bool const refused =
      answer_is ("limit", text, length, &rest) || answer_is ("unsupported", text, length, &rest);
  snprintf (fault, sizeof fault, refused ? "%s" : "answered '%s'", shown);
  adapter_say (a, i, fault, o.words, sizeof o.words);
  if (answer_is ("error", text, length, &rest))
    o.kind = GH_ERRED;
  if (!refused && !a->batch.lines[i].ignored)
    adapter_tell_line (a, i, &o, "");
  adapter_fail_line (a, i, refused ? QUESTION_REFUSED : QUESTION_FAULT, o.words);
}

/* Whether the line at `at` can be no line at all. `newline` may be NULL: it is not whole. */
static bool wrong_line (const adapter *a, const char *at, const char *newline, const char *stop,
                        offence *o)
{
  const line *const l = &a->batch.lines[a->batch.head];
  const char *const bad = control_byte (at, stop);
  o->kind = bad < stop ? GH_RUBBISH : GH_FLOODED;
  if (bad < stop)
    snprintf (o->words, sizeof o->words, "answered with byte %u%s", (unsigned char)*bad,
              *bad == '\r' ? " (a line ends in a newline alone)" : "");
  else if ((size_t)(stop - at) > MOST_ANSWER)
    snprintf (o->words, sizeof o->words, "answered with more than %zu bytes", MOST_ANSWER);
  else if (newline && l->end > a->batch.sent)
    snprintf (o->words, sizeof o->words, "answered before it was asked");
  else
    return false;
  return true;
}

/* Whether this whole line is no answer. It may then be a line too many that an earlier request
   brought, and all answers since be those of other requests. */
static bool doubtful (adapter *a, const line *l, const char *text, size_t length, offence *o)
{
  char shown[60];
  if (l->kind != LINE_ASK || l->ignored || answer_plausible (l->request, text, length))
    return false;
  if (a->careful || a->batch.count == 1) {
    a->confirmed = true;
    return false;
  }
  o->kind = GH_RUBBISH;
  snprintf (o->words, sizeof o->words, "answered '%s'",
            gh_show (text, length, shown, sizeof shown));
  return true;
}

/* An error, or what can be no answer; what else is none is seen when it is read. */
static void tell_bad_answer (adapter *a, const char *text, size_t length)
{
  const line *const l = &a->batch.lines[a->batch.head];
  const char *rest;
  offence o = {.kind = answer_is ("error", text, length, &rest) ? GH_ERRED : GH_RUBBISH};
  char error[sizeof o.words - 12], shown[60];
  if (l->ignored || (o.kind == GH_RUBBISH && answer_plausible (l->request, text, length)))
    return;
  snprintf (o.words, sizeof o.words, "answered '%s'%s",
            o.kind == GH_ERRED ? adapter_show_start (text, length, error, sizeof error)
                               : gh_show (text, length, shown, sizeof shown),
            hint_answer (l->request, text, length));
  adapter_tell_line (a, a->batch.head, &o, "");
}

/* The line is the answer of this one. It is remembered if it is one that the engine would give
   again, and if the request means the same at any time. */
static void take_answer (adapter *a, const line *l, const char *text, size_t length)
{
  const char *rest;
  a->base.answered++;
  a->familiar |= GH_BIT (l->request);
  tell_bad_answer (a, text, length);
  adapter_conclude (a, l, QUESTION_ANSWERED, text, length);
  if (!l->named && !l->ignored && answer_plausible (l->request, text, length) &&
      !answer_is ("limit", text, length, &rest) && !answer_is ("error", text, length, &rest))
    remembered_keep (&a->remembered, a->batch.text.at + l->start, l->end - l->start - 1, text,
                     length);
}

/* Take the whole lines that came as answers, up to one that is none. */
static trouble take_lines (adapter *a, offence *o)
{
  batch *const b = &a->batch;
  const char *at = a->incoming.at;
  const char *const end = at + a->incoming.count;
  trouble met = NO_TROUBLE;
  while (b->head < b->count && at < end && b->lines[b->head].start < b->sent) {
    const char *const newline = memchr (at, '\n', (size_t)(end - at));
    const char *const stop = newline ? newline : end;
    const line *const l = &b->lines[b->head];
    size_t const length = (size_t)(stop - at);
    if (wrong_line (a, at, newline, stop, o) || (newline && doubtful (a, l, at, length, o)))
      met = TROUBLE_BEFORE;
    if (met || !newline)
      break;
    if (l->kind == LINE_ASK)
      take_answer (a, l, at, length);
    else
      take_ok (a, b->head, at, length);
    history_add (a, l);
    b->head++;
    at = newline + 1;
  }
  bytes_drop (&a->incoming, (size_t)(at - a->incoming.at));
  return met;
}

/* What one read brought tells how the engine answers: in parts of lines; or line by line, when one
   line came alone although the next request stood right behind this one before. */
static void learn_pace (adapter *a, size_t head, size_t sent)
{
  const batch *const b = &a->batch;
  const line *const next = b->head < b->count ? &b->lines[b->head] : NULL;
  size_t answers = 0;
  for (size_t i = head; i < b->head; i++)
    answers += b->lines[i].kind == LINE_ASK;
  a->pace.torn =
      a->pace.torn || (a->incoming.count && a->incoming.at[a->incoming.count - 1] != '\n');
  if (b->head == head + 1 && !a->incoming.count && next && next->end <= sent &&
      next->end - b->lines[head].start <= NEAR)
    a->pace.sole_reads++;
  if (b->head == head)
    return;
  pace_took (&a->pace, process_clock () - a->since, b->head - head, answers);
  a->base.median = pace_median (&a->pace);
  adapter_wait (a);
}

/* The output is closed: why? */
static trouble explain_end (adapter *a, offence *o)
{
  char how[64], shown[60];
  bool const ended = process_ended (&a->process, 1, how, sizeof how);
  if (!ended && gh_halted ())
    return TROUBLE_HALTED;
  if (!ended)
    snprintf (how, sizeof how, "closed its output");
  if (a->incoming.count)
    snprintf (o->words, sizeof o->words, "%s after half a line, '%s',", how,
              gh_show (a->incoming.at, a->incoming.count, shown, sizeof shown));
  else
    snprintf (o->words, sizeof o->words, "%s", how);
  o->kind = a->process.end == END_MEMORY ? GH_OUTGREW : GH_DIED;
  o->seconds = process_clock () - a->since;
  return TROUBLE_HERE;
}

/* No whole line came in time. */
static trouble slow (const adapter *a, offence *o)
{
  char shown[60], seconds[40];
  snprintf (seconds, sizeof seconds, a->patient < 100 ? "%.3g s" : "%.0f s", a->patient);
  if (a->incoming.count)
    snprintf (o->words, sizeof o->words, "did not end its line '%s' within %s",
              gh_show (a->incoming.at, a->incoming.count, shown, sizeof shown), seconds);
  else
    snprintf (o->words, sizeof o->words, "was silent for %s", seconds);
  o->kind = GH_LATE;
  o->seconds = process_clock () - a->since;
  return TROUBLE_SLOW;
}

static trouble advance (adapter *a, offence *o)
{
  batch *const b = &a->batch;
  size_t const until = a->careful ? b->lines[b->head].end : b->text.count;
  size_t const head = b->head, sent = b->sent;
  trouble met = NO_TROUBLE;
  switch (process_exchange (&a->process, b->text.at, &b->sent, until, &a->incoming, a->deadline)) {
  case EXCHANGE_QUIET: return slow (a, o);
  case EXCHANGE_MOVED:
    met = take_lines (a, o);
    learn_pace (a, head, sent);
    return met == NO_TROUBLE && process_clock () > a->deadline ? slow (a, o) : met;
  case EXCHANGE_ENDED: return explain_end (a, o);
  case EXCHANGE_HALTED: break;
  case EXCHANGE_NO_MEMORY: return TROUBLE_MEMORY;
  }
  return TROUBLE_HALTED;
}

/* ---- lines too many -------------------------------------------------------------------------- */

/* Whether every line that was sent is answered. */
static bool quiet (const batch *b)
{
  return b->head == b->count || b->sent <= b->lines[b->head].start;
}

/* Whether the engine said something although nothing is asked. */
static bool unsolicited (adapter *a, offence *o)
{
  size_t none = 0;
  char shown[60];
  double const until = a->grace > 0 ? process_clock () + a->grace : 0;
  if (!a->incoming.count)
    process_exchange (&a->process, NULL, &none, 0, &a->incoming, until);
  if (!a->incoming.count)
    return false;
  const char *const newline = memchr (a->incoming.at, '\n', a->incoming.count);
  size_t const length = newline ? (size_t)(newline - a->incoming.at) : a->incoming.count;
  o->kind = GH_FLOODED;
  snprintf (o->words, sizeof o->words, "wrote '%s' without being asked%s,",
            gh_show (a->incoming.at, length, shown, sizeof shown),
            newline ? "" : hint_unasked (a->incoming.at, length));
  return true;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Wait for answers. */
static void wait_for_answers (adapter *a)
{
  offence o = {.seconds = 0};
  trouble const met = advance (a, &o);
  switch (met) {
  case NO_TROUBLE:
  case TROUBLE_HALTED: break;
  case TROUBLE_MEMORY: adapter_lose_answers (a); break;
  case TROUBLE_HERE:
  case TROUBLE_SLOW:
  case TROUBLE_BEFORE: adapter_handle (a, a->batch.head, met, &o); break;
  }
}

/* Do what is next. False: all is answered, and nothing too many was said. */
static bool step (adapter *a)
{
  const batch *const b = &a->batch;
  bool const runs = a->process.out >= 0, waiting = b->head < b->count;
  offence o = {.seconds = 0};
  if (runs && quiet (b) && unsolicited (a, &o))
    adapter_handle (a, b->head ? b->head - 1 : 0, TROUBLE_BEFORE, &o);
  else if (!waiting)
    return false;
  else if (a->over)
    adapter_refuse_rest (a, QUESTION_GIVEN_UP, a->epitaph);
  else if (!runs)
    adapter_start_again (a);
  else
    wait_for_answers (a);
  return true;
}

void adapter_clear (adapter *a)
{
  batch_clear (&a->batch);
  a->careful = a->confirmed = a->suspected = false;
  a->grace = 0;
  map_forget (&a->names);
  map_forget (&a->lengths);
}

void adapter_settle (gh_engine *engine)
{
  adapter *const a = (adapter *)engine;
  if (!a->batch.count)
    return;
  adapter_wait (a);
  do
    if (gh_halted ())
      return;
  while (step (a));
  adapter_finish_suspicion (a);
  a->stale = a->named >= MANY_NAMES;
  adapter_clear (a);
}

/* An engine that still owes answers may be busy with them for long: it is not asked to leave. */
void adapter_stop (adapter *a)
{
  size_t sent = 0;
  bool const idle = !a->batch.count && process_write (&a->process, "bye\n", &sent, 4);
  process_close (&a->process, idle ? CLOSING_SECONDS : 0);
  a->named = a->batch.count ? a->named : 0;
  a->stale = false;
}

void adapter_flush (adapter *a)
{
  batch *const b = &a->batch;
  offence unused;
  complaints_read (&a->process.complaints);
  if (a->over || (b->sent == 0 && unsolicited (a, &unused)))
    return; /* it is left to settle, which will see it again */
  while (process_write (&a->process, b->text.at, &b->sent, b->text.count))
    continue;
}
