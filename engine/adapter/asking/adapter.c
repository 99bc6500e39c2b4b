#include "adapter/adapter.h"
#include "adapter/asking/asking.h"
#include "adapter/asking/history.h"
#include "adapter/lines/hints.h"
#include "adapter/process/sandbox.h"
#include "coded/coded.h"
#include "loopy/ask.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW 1024 /* cases: measured, more gain nothing */

/* ---- replies --------------------------------------------------------------------------------- */

/* Words for an answer that is none; an error is told whole, if that is possible. */
static void say_wrong (adapter *a, const question *q, const char *text, const char *request,
                       const char *why)
{
  const char *rest;
  char error[sizeof a->base.words - 210], shown[60];
  bool const erred = answer_is ("error", text, q->length, &rest);
  snprintf (a->base.words, sizeof a->base.words, "answered '%s' to `%s`: %s%s%s",
            erred ? adapter_show_start (text, q->length, error, sizeof error)
                  : gh_show (text, q->length, shown, sizeof shown),
            request, why, hint_answer (q->request, text, q->length),
            q->about == ABOUT_WORDS ? ", and is asked about what it wrote itself" : "");
}

/* Words for a refusal; what it wrote itself it should be able to read. */
static void say_refused (adapter *a, const questions *t, const question *q, const char *why)
{
  char shown[60];
  if (q->about != ABOUT_WORDS) {
    snprintf (a->base.words, sizeof a->base.words, "%s", why);
    return;
  }
  const question *const told = &t->items[q->arguments[0]];
  gh_show (t->texts.at + told->text, told->length, shown, sizeof shown);
  snprintf (a->base.words, sizeof a->base.words, GH_UNREAD "%s and does not read that: %s", shown,
            why);
}

/* What can be seen to be no answer without reading it was told when it came. */
static void tell_wrong (adapter *a, question *q, const char *text, const char *request,
                        const char *why)
{
  const char *rest;
  char words[FAULT_ROOM], shown[60];
  bool const told = !q->received || answer_is ("error", text, q->length, &rest) ||
                    !answer_plausible (q->request, text, q->length);
  q->received = false;
  if (told)
    return;
  snprintf (words, sizeof words, "answered '%s': %s",
            gh_show (text, q->length, shown, sizeof shown), why);
  adapter_tell_answer (a, q->request, request, words);
}

static gh_reply read_answer (adapter *a, gh_store *store, questions *t, question *q)
{
  char why[120], request[100];
  const char *const text = t->texts.at + q->text;
  gh_reply const reply =
      answer_read (store, q->request, q->arguments[0], text, q->length, &q->value, why, sizeof why);
  if (reply == GH_ANSWERED) /* a text may move, and is read again */
    q->state = q->value.type == GH_CERTIFICATE ? QUESTION_ANSWERED : QUESTION_READ;
  else if (reply == GH_FINDING) {
    adapter_describe (a, store, t, q, request, sizeof request, NULL);
    tell_wrong (a, q, text, request, why);
    say_wrong (a, q, text, request, why);
  } else
    say_refused (a, t, q, why);
  return reply;
}

static gh_reply tell_slow (adapter *a, gh_store *store, const questions *t, const question *q)
{
  char shown[100], request[100], size_text[40] = "of a size beyond all limits";
  size_t length;
  adapter_describe (a, store, t, q, request, sizeof request, &length);
  if (length)
    snprintf (size_text, sizeof size_text, "%zu bytes", length);
  snprintf (a->base.words, sizeof a->base.words, "%s on `%s` (%s)",
            gh_show (t->texts.at + q->text, q->length, shown, sizeof shown), request, size_text);
  return GH_SLOW;
}

static gh_reply reply_to (adapter *a, gh_store *store, questions *t, question *q, gh_value *answer)
{
  gh_reply reply = GH_ANSWERED;
  char shown[200], request[100];
  switch (q->state) {
  case QUESTION_PENDING: return GH_PENDING;
  case QUESTION_DROPPED: /* who asks sees first what came of the other one */
    q->state = QUESTION_GIVEN_UP;
    return GH_PENDING;
  case QUESTION_ANSWERED: reply = read_answer (a, store, t, q); break;
  case QUESTION_READ: break;
  case QUESTION_SLOW: return tell_slow (a, store, t, q);
  case QUESTION_GIVEN_UP:
  case QUESTION_REFUSED:
  case QUESTION_OUTSIDE:
    if (q->length)
      gh_show (t->texts.at + q->text, q->length, a->base.words, sizeof a->base.words);
    else
      snprintf (a->base.words, sizeof a->base.words, "out of memory for words");
    return q->state == QUESTION_OUTSIDE                     ? GH_OUTSIDE
           : q->state == QUESTION_GIVEN_UP && a->pardonable ? GH_GIVEN_UP
                                                            : GH_REFUSED;
  case QUESTION_FAULT:
    snprintf (a->base.words, sizeof a->base.words, "%s on `%s`",
              gh_show (t->texts.at + q->text, q->length, shown, sizeof shown),
              adapter_describe (a, store, t, q, request, sizeof request, NULL));
    return GH_FINDING;
  }
  if (reply == GH_ANSWERED)
    *answer = q->value;
  return reply;
}

/* ---- asking ---------------------------------------------------------------------------------- */

/* Whether the engine takes all games of a question. */
static bool is_taken (const adapter *a, gh_store *store, const questions *t, gh_request request,
                      question_about about, const gh_value *arguments)
{
  const gh_takes *const takes = &a->greeting.takes[request];
  bool taken = true;
  if (gh_is_coded (gh_requests[request].takes) || gh_asks_loopy (request))
    return true;
  for (unsigned i = gh_requests[request].takes_code; i < gh_requests[request].count && taken; i++) {
    gh_term terms[GH_MOST_TERMS];
    gh_form const of = arguments[i].form;
    size_t const count = about == ABOUT_SUMS ? links_terms (&t->links, of, terms) : 1;
    if (about != ABOUT_SUMS)
      terms[0].game = i == 0 && about == ABOUT_WORDS ? t->items[of].value.form : of;
    for (size_t k = 0; k < count && taken; k++)
      taken = gh_takes_form (store, takes, terms[k].game);
  }
  return taken;
}

static gh_reply refuse_outside (adapter *a, questions *t, gh_request request, question_about about,
                                const gh_value *arguments)
{
  char text[GH_TAKES_TEXT];
  snprintf (a->base.words, sizeof a->base.words, "outside of what the engine takes (%s)",
            gh_takes_print (&a->greeting.takes[request], text));
  size_t const i = questions_add (t, request, about, arguments);
  questions_set (t, i, QUESTION_OUTSIDE, a->base.words, strlen (a->base.words));
  return GH_OUTSIDE;
}

static gh_reply refuse_length (adapter *a, const gh_store *store, questions *t, gh_request request,
                               question_about about, const gh_value *arguments)
{
  size_t const most = adapter_longest (a, store), length = a->line.count;
  if (length > most)
    snprintf (a->base.words, sizeof a->base.words,
              "not sent: a request of %zu bytes is longer than %zu", length, most);
  else
    snprintf (a->base.words, sizeof a->base.words, "not sent: a request of more than %zu bytes",
              most);
  size_t const i = questions_add (t, request, about, arguments);
  questions_set (t, i, QUESTION_REFUSED, a->base.words, strlen (a->base.words));
  return GH_REFUSED;
}

/* Answer a question from what is remembered. False: nothing is. */
static bool remember (adapter *a, questions *t, gh_request request, question_about about,
                      const gh_value *arguments)
{
  size_t length;
  const char *const known =
      a->line_named ? NULL : remembered_find (&a->remembered, a->line.at, a->line.count, &length);
  if (known)
    questions_set (t, questions_add (t, request, about, arguments), QUESTION_ANSWERED, known,
                   length);
  return known != NULL;
}

/* Queue a question that was not asked before, unless its answer is known. Nothing is changed when
   this fails, but that names may have been queued, which is as good as not. */
static gh_reply queue (adapter *a, gh_store *store, questions *t, gh_request request,
                       question_about about, const gh_value *arguments, gh_value *answer)
{
  batch *const b = &a->batch;
  size_t const table = (size_t)(t - a->tables);
  if (!questions_reserve (t))
    gh_fail (store, GH_NO_MEMORY);
  if (a->greeting.partial && !is_taken (a, store, t, request, about, arguments))
    return refuse_outside (a, t, request, about, arguments);
  if (!adapter_write (a, store, table, request, about, arguments))
    return refuse_length (a, store, t, request, about, arguments);
  if (remember (a, t, request, about, arguments))
    return reply_to (a, store, t, &t->items[t->count - 1], answer);
  if (!batch_reserve (b, a->line.count, 0))
    gh_fail (store, GH_NO_MEMORY);
  size_t const i = questions_add (t, request, about, arguments);
  batch_add (b,
             (line){.kind = LINE_ASK,
                    .named = a->line_named,
                    .table = (uint32_t)table,
                    .generation = t->generation,
                    .question = i,
                    .request = request},
             a->line.at, a->line.count);
  if (b->text.count - b->sent >= EAGER_BYTES)
    adapter_flush (a);
  return GH_PENDING;
}

static gh_reply ask_in (adapter *a, gh_store *store, questions *t, gh_request request,
                        question_about about, const gh_value *arguments, gh_value *answer)
{
  question *const q = questions_find (t, request, about, arguments);
  if (q && (q->state != QUESTION_GIVEN_UP || a->over))
    return reply_to (a, store, t, q, answer);
  if (!a->over)
    return queue (a, store, t, request, about, arguments, answer);
  snprintf (a->base.words, sizeof a->base.words, "%s", a->epitaph);
  return a->pardonable ? GH_GIVEN_UP : GH_REFUSED;
}

static gh_reply unsupported (gh_engine *engine, gh_request request)
{
  snprintf (engine->words, sizeof engine->words, "the engine has no %s", gh_requests[request].word);
  return GH_UNSUPPORTED;
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  adapter *const a = (adapter *)engine;
  if (!gh_engine_can (engine, request))
    return unsupported (engine, request);
  questions *const t = questions_of (a->tables, store, ++a->asked);
  return ask_in (a, store, t, request, ABOUT_VALUES, arguments, answer);
}

static gh_reply ask_sums (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_components *arguments, gh_value *answer)
{
  adapter *const a = (adapter *)engine;
  gh_value numbers[GH_MOST_ARGUMENTS] = {{.type = GH_GAME}};
  if (!gh_engine_can (engine, request))
    return unsupported (engine, request);
  questions *const t = questions_of (a->tables, store, ++a->asked);
  for (unsigned i = 0; i < gh_requests[request].count; i++)
    if (!links_number (&t->links, &arguments[i], &numbers[i].form))
      gh_fail (store, GH_NO_MEMORY);
  return ask_in (a, store, t, request, ABOUT_SUMS, numbers, answer);
}

static const char *own_words (gh_engine *engine, gh_store *store, const gh_told *told,
                              gh_request request, size_t *length, bool *same)
{
  size_t number;
  return adapter_own_words ((adapter *)engine, store, told, request, length, same, &number);
}

static gh_reply ask_own (gh_engine *engine, gh_store *store, const gh_told *told,
                         gh_request request, const gh_value *arguments, gh_value *answer)
{
  adapter *const a = (adapter *)engine;
  gh_value numbers[GH_MOST_ARGUMENTS] = {{.type = GH_GAME}};
  size_t length, number;
  bool same;
  if (!gh_engine_can (engine, request))
    return unsupported (engine, request);
  questions *const t = questions_of (a->tables, store, ++a->asked);
  if (!questions_reserve (t)) /* now, as it may forget the other question */
    gh_fail (store, GH_NO_MEMORY);
  if (!adapter_own_words (a, store, told, request, &length, &same, &number))
    return ask (engine, store, request, arguments, answer);
  numbers[0].form = (gh_form)number;
  for (unsigned i = 1; i < gh_requests[request].count; i++)
    numbers[i] = arguments[i];
  return ask_in (a, store, t, request, ABOUT_WORDS, numbers, answer);
}

/* How games are told, for a person. */
static const char *manner_of (const greeting *said)
{
  static const char *const manners[][2] = {
      [GH_STYLE_FULL] = {"in the full notation", "in the full notation, with names"},
      [GH_STYLE_NUMERALS] = {"in braces and numerals", "in braces and numerals, with names"},
      [GH_STYLE_BRACES] = {"in braces", "in braces, with names"}};
  return manners[said->style][said->let];
}

/* ---- opening and closing --------------------------------------------------------------------- */

static void release (adapter *a)
{
  for (size_t i = 0; i < MOST_TABLES; i++)
    questions_free (&a->tables[i]);
  remembered_free (&a->remembered);
  batch_free (&a->batch);
  bytes_free (&a->line);
  bytes_free (&a->incoming);
  bytes_free (&a->history);
  map_free (&a->names);
  map_free (&a->lengths);
  free (a->command);
  free (a);
}

static void renew (gh_engine *engine)
{
  adapter *const a = (adapter *)engine;
  adapter_stop (a);
  adapter_clear (a);
  for (size_t i = 0; i < MOST_TABLES; i++)
    questions_forget (&a->tables[i]);
  remembered_forget (&a->remembered);
}

static void close_adapter (gh_engine *engine)
{
  adapter *const a = (adapter *)engine;
  adapter_stop (a);
  release (a);
}

/* What stands in the base for as long as it is open; what is counted from its start, does. */
static void set_up (adapter *a)
{
  gh_engine *const e = &a->base;
  e->name = a->greeting.name;
  e->abilities = a->greeting.abilities;
  e->window = WINDOW;
  e->ask = ask;
  e->ask_sums = ask_sums;
  e->own_words = own_words;
  e->ask_own = ask_own;
  e->settle = adapter_settle;
  e->renew = renew;
  e->pardon = adapter_pardon;
  e->history = adapter_history;
  e->relive = adapter_relive;
  e->close = close_adapter;
  e->unknown = a->greeting.unknown;
  e->takes = a->greeting.partial ? a->greeting.takes : NULL;
  e->manner = manner_of (&a->greeting);
}

gh_engine *gh_adapter_open (const char *command, const gh_engine_options *options, char *error,
                            size_t size)
{
  if (options && options->sandbox && !sandbox_holds (error, size))
    return NULL;
  adapter *const a = calloc (1, sizeof *a);
  char *const copy = malloc (strlen (command) + 1);
  if (!a || !copy) {
    free (a);
    free (copy);
    snprintf (error, size, "out of memory");
    return NULL;
  }
  a->command = strcpy (copy, command);
  a->options = options ? *options : GH_DEFAULT_ENGINE_OPTIONS;
  if (!adapter_start (a, &a->greeting, error, size)) {
    release (a);
    return NULL;
  }
  set_up (a);
  adapter_pardon (&a->base, MOST_FAULTS);
  return &a->base;
}
