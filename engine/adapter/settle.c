/* Waiting for answers, and what happens when an engine does not behave.

   An engine may hold its answers back until it has answered all lines that it has read, so that
   when it dies it is not known over which of them. Then it is started again and the unanswered
   lines are sent one at a time; the one that is at fault again is blamed, and no other. */
#include "adapter/inside.h"

#include <stdio.h>
#include <string.h>

#define FAULT_ROOM 200
#define GRACE_SECONDS 0.001 /* a line too many mostly comes along with the answer */

/* What the engine is at fault over: the first line that is not answered, or maybe one before. */
typedef enum { NO_TROUBLE, TROUBLE_HERE, TROUBLE_BEFORE } trouble;

static void conclude (adapter *a, const line *l, question_state state, const char *text,
                      size_t length)
{
  questions *const t = &a->tables[l->table];
  if (l->kind == LINE_ASK && !l->ignored && t->generation == l->generation)
    questions_set (t, l->question, state, text, length);
}

typedef struct failure {
  adapter *adapter;
  question_state state;
  const char *words;
} failure;

static void fail_asked (void *context, const line *l)
{
  const failure *const f = context;
  line const asked = {
      .kind = LINE_ASK, .table = l->table, .generation = l->generation, .question = l->question};
  conclude (f->adapter, &asked, f->state, f->words, strlen (f->words));
}

/* Line number i has no answer. That of a name fails for every question that needs the name, that of
   `clear` for the next question. */
static void fail_line (adapter *a, size_t i, question_state state, const char *words)
{
  batch *const b = &a->batch;
  failure f = {a, state, words};
  while (b->lines[i].kind == LINE_CLEAR && i + 1 < b->count)
    i++;
  if (b->lines[i].kind == LINE_LET)
    batch_fail_users (b, i, fail_asked, &f);
  else
    conclude (a, &b->lines[i], state, words, strlen (words));
  b->lines[i].ignored = true;
}

/* "crashed (signal 11)", and at which line, when that is not the question's own. */
static void say (adapter *a, size_t i, const char *fault, char *words, size_t size)
{
  const line *const l = &a->batch.lines[i];
  char shown[80];
  if (l->kind == LINE_ASK)
    snprintf (words, size, "%s", fault);
  else
    snprintf (words, size, "%.*s at `%s`", FAULT_ROOM - (int)sizeof shown - 6, fault,
              gh_show (a->batch.text.at + l->start, l->end - l->start - 1, shown, sizeof shown));
}

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
  char shown[80], fault[FAULT_ROOM], words[FAULT_ROOM];
  const char *rest;
  if (length == 2 && !memcmp (text, "ok", 2))
    return;
  gh_show (text, length, shown, sizeof shown);
  bool const refused =
      answer_is ("limit", text, length, &rest) || answer_is ("unsupported", text, length, &rest);
  snprintf (fault, sizeof fault, refused ? "%s" : "answered '%s'", shown);
  say (a, i, fault, words, sizeof words);
  fail_line (a, i, refused ? QUESTION_REFUSED : QUESTION_FAULT, words);
}

/* Whether the line at `at` can be no line at all. `newline` may be NULL: it is not whole. */
static bool wrong_line (adapter *a, const char *at, const char *newline, const char *stop,
                        char *fault)
{
  const line *const l = &a->batch.lines[a->batch.head];
  const char *const bad = control_byte (at, stop);
  if (bad < stop)
    snprintf (fault, FAULT_ROOM, "answered with byte %u%s", (unsigned char)*bad,
              *bad == '\r' ? " (a line ends in a newline alone)" : "");
  else if ((size_t)(stop - at) > MOST_ANSWER)
    snprintf (fault, FAULT_ROOM, "answered with more than %zu bytes", MOST_ANSWER);
  else if (newline && l->end > a->batch.sent)
    snprintf (fault, FAULT_ROOM, "answered before it was asked");
  else
    return false;
  return true;
}

/* Whether this whole line is no answer. It may then be a line too many that an earlier request
   brought, and all answers since be those of other requests. */
static bool doubtful (adapter *a, const line *l, const char *text, size_t length, char *fault)
{
  char shown[60];
  if (l->kind != LINE_ASK || l->ignored || answer_plausible (l->request, text, length))
    return false;
  if (a->careful || a->batch.count == 1) {
    a->confirmed = true;
    return false;
  }
  snprintf (fault, FAULT_ROOM, "answered '%s'", gh_show (text, length, shown, sizeof shown));
  return true;
}

/* Take the whole lines that came as answers. */
static trouble take_lines (adapter *a, char *fault)
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
    if (wrong_line (a, at, newline, stop, fault) || (newline && doubtful (a, l, at, length, fault)))
      met = TROUBLE_BEFORE;
    if (met || !newline)
      break;
    if (l->kind == LINE_ASK)
      conclude (a, l, QUESTION_ANSWERED, at, length);
    else
      take_ok (a, b->head, at, length);
    b->head++;
    at = newline + 1;
    a->deadline = process_clock () + a->options.answer_seconds;
  }
  bytes_drop (&a->incoming, (size_t)(at - a->incoming.at));
  return met;
}

/* The output is closed: why? */
static void explain_end (adapter *a, char *fault)
{
  char how[64], shown[60];
  if (!process_ended (&a->process, 1, how, sizeof how))
    snprintf (how, sizeof how, "closed its output");
  if (a->incoming.count)
    snprintf (fault, FAULT_ROOM, "%s after half a line, '%s',", how,
              gh_show (a->incoming.at, a->incoming.count, shown, sizeof shown));
  else
    snprintf (fault, FAULT_ROOM, "%s", how);
}

static trouble advance (adapter *a, char *fault)
{
  batch *const b = &a->batch;
  size_t const until = a->careful ? b->lines[b->head].end : b->text.count;
  switch (process_exchange (&a->process, b->text.at, &b->sent, until, &a->incoming, a->deadline)) {
  case EXCHANGE_MOVED: return take_lines (a, fault);
  case EXCHANGE_QUIET:
    snprintf (fault, FAULT_ROOM, "was silent for %g s", a->options.answer_seconds);
    break;
  case EXCHANGE_ENDED: explain_end (a, fault); break;
  case EXCHANGE_NO_MEMORY: snprintf (fault, FAULT_ROOM, "could not be read: out of memory"); break;
  }
  return TROUBLE_HERE;
}

/* ---- lines too many -------------------------------------------------------------------------- */

/* Whether every line that was sent is answered. */
static bool quiet (const batch *b)
{
  return b->head == b->count || b->sent <= b->lines[b->head].start;
}

/* Whether the engine said something although nothing is asked. */
static bool unsolicited (adapter *a, char *fault)
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
  snprintf (fault, FAULT_ROOM, "wrote '%s' without being asked,",
            gh_show (a->incoming.at, length, shown, sizeof shown));
  return true;
}

/* ---- faults ---------------------------------------------------------------------------------- */

static void give_up (adapter *a)
{
  batch *const b = &a->batch;
  for (size_t i = b->head; i < b->count; i++)
    conclude (a, &b->lines[i], QUESTION_REFUSED, a->epitaph, strlen (a->epitaph));
  b->head = b->count;
}

static void start_again (adapter *a)
{
  char error[sizeof a->epitaph - 40];
  greeting said;
  if (a->faults >= MOST_FAULTS)
    snprintf (a->epitaph, sizeof a->epitaph,
              "not asked: the engine failed %u times and is not restarted any more", a->faults);
  else if (!adapter_start (a, &said, error, sizeof error))
    snprintf (a->epitaph, sizeof a->epitaph, "not asked: no restart: %s", error);
  else if (said.abilities != a->greeting.abilities || said.style != a->greeting.style ||
           said.let != a->greeting.let) {
    process_kill (&a->process);
    snprintf (a->epitaph, sizeof a->epitaph,
              "not asked: the engine greeted differently when it was restarted");
  } else {
    a->deadline = process_clock () + a->options.answer_seconds;
    return;
  }
  a->over = true;
}

static void suspect (adapter *a, size_t i, const char *fault)
{
  const batch *const b = &a->batch;
  size_t const first = i;
  while (i + 1 < b->count && b->lines[i].kind != LINE_ASK)
    i++;
  a->careful = true;
  a->suspected = b->lines[i].kind == LINE_ASK && !b->lines[i].ignored;
  a->suspect = b->lines[i];
  say (a, first, fault, a->suspicion, sizeof a->suspicion);
}

/* The engine is at fault, as far as can be seen over line number i; with TROUBLE_BEFORE the answers
   before are in doubt too. */
static void handle (adapter *a, size_t i, trouble met, const char *fault)
{
  batch *const b = &a->batch;
  bool const alone =
      a->careful || b->sent == 0 ||
      (met == TROUBLE_BEFORE ? b->count == 1
                             : i + 1 == b->count || b->lines[i + 1].start >= b->sent);
  char words[FAULT_ROOM];
  process_kill (&a->process);
  if (alone) {
    say (a, i, fault, words, sizeof words);
    if (b->sent == 0 && met == TROUBLE_HERE)
      snprintf (words, sizeof words, "%.150s before it was asked,", fault);
    fail_line (a, i, QUESTION_FAULT, words);
    a->confirmed = true;
    a->faults++;
    batch_again (b, false);
  } else {
    suspect (a, i, fault);
    a->grace = met == TROUBLE_BEFORE ? GRACE_SECONDS : 0;
    batch_again (b, met == TROUBLE_BEFORE);
  }
  start_again (a);
}

/* A fault that did not show when the lines were sent one at a time, or could not since the engine
   did not start again. */
static void finish_suspicion (adapter *a)
{
  char words[FAULT_ROOM + 60];
  if (a->careful && !a->confirmed) {
    snprintf (words, sizeof words, "%s%s", a->suspicion,
              a->over ? " here or later and did not start again,"
                      : ", but only among other requests,");
    if (a->suspected)
      conclude (a, &a->suspect, QUESTION_FAULT, words, strlen (words));
    a->faults++;
  }
  a->careful = a->confirmed = a->suspected = false;
  a->grace = 0;
}

void adapter_settle (gh_engine *engine)
{
  adapter *const a = (adapter *)engine;
  batch *const b = &a->batch;
  char fault[FAULT_ROOM];
  trouble met;
  if (!b->count)
    return;
  a->deadline = process_clock () + a->options.answer_seconds;
  while (b->count) {
    if (a->over)
      give_up (a);
    else if (quiet (b) && unsolicited (a, fault)) {
      handle (a, b->head ? b->head - 1 : 0, TROUBLE_BEFORE, fault);
      continue;
    }
    if (b->head == b->count)
      break;
    if ((met = advance (a, fault)) != NO_TROUBLE)
      handle (a, b->head, met, fault);
  }
  finish_suspicion (a);
  batch_clear (b);
  a->stale = a->named > 0;
  a->named = 0;
  map_forget (&a->names);
  map_forget (&a->lengths);
}

void adapter_flush (adapter *a)
{
  batch *const b = &a->batch;
  char fault[FAULT_ROOM];
  if (a->over || (b->sent == 0 && unsolicited (a, fault)))
    return; /* it is left to settle, which will see it again */
  while (process_write (&a->process, b->text.at, &b->sent, b->text.count))
    continue;
}
