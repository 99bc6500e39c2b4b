/* What happens when an engine does not behave.

   An engine may hold its answers back until it has answered all lines that it has read, so that
   when it dies it is not known over which of them. Then it is started again and the unanswered
   lines are sent one at a time; the one that is at fault again is blamed, and no other. */
#include "adapter/asking/asking.h"
#include "form/halt.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define GRACE_SECONDS 0.001 /* a line too many mostly comes along with the answer */

/* ---- replies in place of answers ------------------------------------------------------------- */

void adapter_conclude (adapter *a, const line *l, question_state state, const char *text,
                       size_t length)
{
  questions *const t = &a->tables[l->table];
  if (l->kind == LINE_ASK && !l->ignored && t->generation == l->generation) {
    questions_set (t, l->question, state, text, length);
    t->items[l->question].received = t->items[l->question].state == QUESTION_ANSWERED;
  }
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
  adapter_conclude (f->adapter, &asked, f->state, f->words, strlen (f->words));
}

void adapter_fail_line (adapter *a, size_t i, question_state state, const char *words)
{
  batch *const b = &a->batch;
  failure f = {a, state, words};
  while (b->lines[i].kind == LINE_CLEAR && i + 1 < b->count)
    i++;
  if (b->lines[i].kind == LINE_LET)
    batch_fail_users (b, i, fail_asked, &f);
  else
    adapter_conclude (a, &b->lines[i], state, words, strlen (words));
  b->lines[i].ignored = true;
}

void adapter_say (adapter *a, size_t i, const char *fault, char *words, size_t size)
{
  const line *const l = &a->batch.lines[i];
  char shown[80];
  if (l->kind == LINE_ASK)
    snprintf (words, size, "%s", fault);
  else
    snprintf (words, size, "%.*s at `%s`", FAULT_ROOM - (int)sizeof shown - 6, fault,
              gh_show (a->batch.text.at + l->start, l->end - l->start - 1, shown, sizeof shown));
}

/* ---- faults ---------------------------------------------------------------------------------- */

void adapter_refuse_rest (adapter *a, question_state state, const char *words)
{
  batch *const b = &a->batch;
  for (size_t i = b->head; i < b->count; i++)
    adapter_conclude (a, &b->lines[i], state, words, strlen (words));
  b->head = b->count;
}

void adapter_lose_answers (adapter *a)
{
  process_kill (&a->process);
  a->careful = false;
  adapter_refuse_rest (a, QUESTION_REFUSED, "out of memory for the answer");
}

/* Whether the line that is awaited is the first answer to its request in this life. */
static bool is_first (const adapter *a)
{
  const batch *const b = &a->batch;
  return b->head < b->count && b->lines[b->head].kind == LINE_ASK &&
         !(a->familiar & GH_BIT (b->lines[b->head].request));
}

void adapter_wait (adapter *a)
{
  double const usual = a->base.patience > 0 ? a->base.patience : a->options.answer_seconds;
  double const patience = is_first (a) && a->base.first > usual ? a->base.first : usual;
  a->since = process_clock ();
  a->patient = pace_patience (&a->pace, patience, a->base.welcome);
  a->deadline = a->since + a->patient;
}

void adapter_start_again (adapter *a)
{
  char error[sizeof a->epitaph - 40];
  greeting said;
  a->pardonable = a->base.faults >= a->most_faults;
  if (a->pardonable)
    snprintf (a->epitaph, sizeof a->epitaph,
              "not asked: the engine failed %" PRIu64 " times and is not restarted any more",
              a->base.faults);
  else if (!adapter_start (a, &said, error, sizeof error)) {
    if (gh_halted ())
      return;
    snprintf (a->epitaph, sizeof a->epitaph, "not asked: no restart: %s", error);
  } else if (said.abilities != a->greeting.abilities || strcmp (said.name, a->greeting.name) ||
             said.style != a->greeting.style || said.let != a->greeting.let ||
             memcmp (said.takes, a->greeting.takes, sizeof said.takes) != 0) {
    adapter_tell (a, GH_RUBBISH, 0, "greeted differently when it was restarted");
    process_kill (&a->process);
    snprintf (a->epitaph, sizeof a->epitaph,
              "not asked: the engine greeted differently when it was restarted");
  } else {
    adapter_wait (a);
    return;
  }
  a->over = true;
}

void adapter_pardon (gh_engine *engine, unsigned most)
{
  adapter *const a = (adapter *)engine;
  a->most_faults = a->base.faults + most;
  a->over = a->over && !a->pardonable;
}

static void suspect (adapter *a, size_t i, question_state state, const char *fault)
{
  const batch *const b = &a->batch;
  size_t const first = i;
  while (i + 1 < b->count && b->lines[i].kind != LINE_ASK)
    i++;
  a->careful = true;
  a->suspected = b->lines[i].kind == LINE_ASK && !b->lines[i].ignored;
  a->suspect = b->lines[i];
  a->suspicion_state = state;
  adapter_say (a, first, fault, a->suspicion, sizeof a->suspicion);
}

/* Whether no other line can be at fault. Over lines that are sent together a death is proved when
   the line is sent alone, which takes no wait; silence need not be when the engine writes out each
   answer before it reads on. */
static bool is_alone (const adapter *a, size_t i, trouble met)
{
  const batch *const b = &a->batch;
  if (a->careful || b->sent == 0)
    return true;
  if (met == TROUBLE_BEFORE)
    return b->count == 1;
  return i + 1 == b->count || b->lines[i + 1].start >= b->sent ||
         (met == TROUBLE_SLOW && pace_is_by_line (&a->pace));
}

/* An engine may hold answers back, or say something after its answer. */
static void tell (adapter *a, size_t i, trouble met, bool alone, const offence *o)
{
  offence there = *o;
  if (a->batch.sent == 0) {
    if (met == TROUBLE_HERE)
      snprintf (there.words, sizeof there.words, "%.150s before it was asked", o->words);
    adapter_tell (a, o->kind, o->seconds, there.words);
    return;
  }
  adapter_say (a, i, o->words, there.words, sizeof there.words);
  adapter_tell_line (a, i, &there,
                     alone                   ? ""
                     : met == TROUBLE_BEFORE ? ", here or at an earlier request"
                                             : ", here or at a later request");
}

/* Other questions to the same request may be like the one over which the engine failed: who asked
   them shall know of it before they are put. */
static void drop_alike (adapter *a, size_t i)
{
  batch *const b = &a->batch;
  for (size_t k = i + 1; k < b->count; k++) {
    line *const l = &b->lines[k];
    if (l->kind != LINE_ASK || l->ignored || l->request != b->lines[i].request)
      continue;
    adapter_conclude (a, l, QUESTION_DROPPED, "", 0);
    l->ignored = true;
  }
}

void adapter_handle (adapter *a, size_t i, trouble met, const offence *o)
{
  batch *const b = &a->batch;
  bool const alone = is_alone (a, i, met);
  question_state const state = met == TROUBLE_SLOW ? QUESTION_SLOW : QUESTION_FAULT;
  char words[FAULT_ROOM];
  tell (a, i, met, alone, o);
  process_kill (&a->process);
  if (met == TROUBLE_BEFORE)
    remembered_forget (&a->remembered);
  if (alone) {
    adapter_say (a, i, o->words, words, sizeof words);
    if (b->sent == 0 && met == TROUBLE_HERE)
      snprintf (words, sizeof words, "%.150s before it was asked,", o->words);
    if (a->base.patience > 0 && b->lines[i].kind == LINE_ASK && met != TROUBLE_BEFORE)
      drop_alike (a, i);
    adapter_fail_line (a, i, state, words);
    a->confirmed = true;
    a->base.faults++;
    batch_again (b, false);
  } else {
    suspect (a, i, state, o->words);
    a->grace = met == TROUBLE_BEFORE ? GRACE_SECONDS : 0;
    batch_again (b, met == TROUBLE_BEFORE);
  }
}

void adapter_finish_suspicion (adapter *a)
{
  char words[FAULT_ROOM + 60];
  if (a->careful && !a->confirmed) {
    snprintf (words, sizeof words, "%s%s", a->suspicion,
              a->over ? " here or later and did not start again,"
                      : ", but only among other requests,");
    if (a->suspected)
      adapter_conclude (a, &a->suspect, a->suspicion_state, words, strlen (words));
    a->base.faults++;
  }
}
