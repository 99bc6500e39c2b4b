#include "commands/rules/against.h"
#include "commands/command.h"
#include "form/brief.h"
#include "form/halt.h"
#include "form/measure.h"
#include "form/show.h"
#include "harness/cases/trial.h"
#include "harness/judging/answers.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW 32 /* forms that are asked about at once, at most */

/* A form, and one of the positions that have it. */
typedef struct entry {
  gh_form form;
  size_t position;
  uint64_t moves;
} entry;

typedef struct comparison {
  const gh_rules *rules;
  gh_store *store;
  gh_engine *engine, *judge;
  bool all;
  entry *items; /* each form once, the smallest first */
  size_t count;
  uint64_t answers, wrong, unjudged; /* unjudged: what is right passes a limit of the judge */
  uint64_t refused, outside, late;
  uint64_t unasked, unwaited;    /* a limit was passed here; the request was late too often */
  unsigned late_of[GH_REQUESTS]; /* how often each was */
  size_t forms;                  /* about which was asked */
  size_t wrong_forms;
  size_t wrong_at; /* the last of them */
  bool no_memory;  /* here, so that nothing can be said */
} comparison;

/* ---- forms ----------------------------------------------------------------------------------- */

static int compare_items (const void *a, const void *b)
{
  const entry *const x = a, *const y = b;
  if (x->moves != y->moves)
    return x->moves < y->moves ? -1 : 1;
  if (x->form != y->form)
    return x->form < y->form ? -1 : 1;
  return x->position < y->position ? -1 : x->position > y->position;
}

static void list_items (void *argument)
{
  comparison *const c = argument;
  size_t const all = gh_rules_count (c->rules);
  for (size_t i = 0; i < all; i++) {
    gh_form const form = gh_rules_at (c->rules, i).form;
    c->items[i] = (entry){form, i, gh_tree_moves (c->store, form)};
  }
  qsort (c->items, all, sizeof *c->items, compare_items);
  for (size_t i = 0; i < all; i++)
    if (!c->count || c->items[c->count - 1].form != c->items[i].form)
      c->items[c->count++] = c->items[i];
}

/* ---- one question ---------------------------------------------------------------------------- */

typedef struct asking {
  comparison *comparison;
  gh_engine *engine;
  const entry *item;
  gh_request request;
  gh_reply reply;
  gh_value answer;
  const gh_value *other; /* to be compared with */
  bool same;
} asking;

static void ask (void *argument)
{
  asking *const a = argument;
  gh_value const game = {GH_GAME, {.form = a->item->form}};
  a->reply = a->engine->ask (a->engine, a->comparison->store, a->request, &game, &a->answer);
}

/* False: `body` failed. That there was no memory is remembered. */
static bool try_it (comparison *c, void body (void *), void *argument)
{
  gh_status const status = gh_try (c->store, body, argument);
  c->no_memory = c->no_memory || status == GH_NO_MEMORY;
  return status == GH_OK;
}

/* False: a limit was passed here, which is no answer. */
static bool ask_within_limits (asking *a)
{
  gh_store_allow (a->comparison->store);
  if (!try_it (a->comparison, ask, a))
    return false;
  if (a->reply == GH_REFUSED && !a->engine->settle && strstr (a->engine->words, "out of memory"))
    a->comparison->no_memory = true;
  return true;
}

static void compare (void *argument)
{
  asking *const a = argument;
  a->same = gh_answer_same (a->comparison->store, &a->answer, a->other);
}

/* Whether the definitions say what the answer is: a number has no temperature. */
static bool is_defined (const comparison *c, const entry *item, gh_request request)
{
  gh_canon const value = gh_rules_at (c->rules, item->position).value;
  return request != GH_ASK_TEMPERATURE || !gh_canon_is_number (gh_rules_canons (c->rules), value);
}

static bool is_asked (const comparison *c, const entry *item, gh_request request)
{
  return gh_requests[request].count == 1 && gh_requests[request].takes == GH_GAME &&
         gh_engine_can (c->engine, request) && is_defined (c, item, request);
}

/* ---- what is wrong --------------------------------------------------------------------------- */

#define TOO_LONG "one that passes a limit when it is written" /* in place of a form */

/* What is shown of a form or of an answer. */
typedef struct shown {
  gh_store *store;
  gh_form form;
  const gh_value *answer; /* NULL: the form */
  char text[160];
} shown;

static void write_shown (void *argument)
{
  shown *const s = argument;
  if (s->answer)
    gh_answer_show (s->store, s->answer, s->text, sizeof s->text);
  else
    gh_brief (s->store, s->form, s->text, sizeof s->text);
}

static const char *text_of (comparison *c, shown *s)
{
  s->store = c->store;
  gh_store_allow (c->store);
  if (!try_it (c, write_shown, s))
    snprintf (s->text, sizeof s->text, TOO_LONG);
  return s->text;
}

static void show_position (comparison *c, const entry *item, const char *title)
{
  char position[120];
  gh_ruled const p = gh_rules_at (c->rules, item->position);
  shown form = {.form = p.form};
  printf ("%-13s %s, the form %s\n", title, gh_show (p.text, p.length, position, sizeof position),
          text_of (c, &form));
}

/* The line of an answer behind that of its position. */
static void show_wrong (comparison *c, const asking *a, const char *said, const char *right)
{
  bool const another = c->wrong_at != a->item->position;
  c->wrong++;
  c->wrong_at = a->item->position;
  c->wrong_forms += another;
  if (!c->all && c->wrong_forms > 1)
    return;
  if (another)
    show_position (c, a->item, c->wrong_forms > 1 ? "" : "wrong at");
  if (right)
    printf ("%-13s   %s -> %s, where %s is right\n", "", gh_requests[a->request].word, said, right);
  else
    printf ("%-13s   %s: %s\n", "", gh_requests[a->request].word, said);
}

/* Silence is a matter of time, and not of what is true: it is told apart, once. */
static void show_late (comparison *c, const asking *a)
{
  c->late_of[a->request]++;
  if (c->late++ && !c->all)
    return;
  show_position (c, a->item, "late at");
  printf ("%-13s   %s: %s\n", "", gh_requests[a->request].word, c->engine->words);
}

static void show_difference (comparison *c, const asking *engine, const asking *judge)
{
  shown said = {.answer = &engine->answer}, right = {.answer = &judge->answer};
  show_wrong (c, engine, text_of (c, &said), text_of (c, &right));
}

/* Hold the answer against the right one, which the judge knows of most forms. */
static void judge (comparison *c, const asking *a)
{
  asking right = {.comparison = c,
                  .engine = c->judge,
                  .item = a->item,
                  .request = a->request,
                  .other = &a->answer};
  bool const asked = ask_within_limits (&right);
  if (gh_halted ())
    return;
  c->answers++;
  if (!asked || right.reply != GH_ANSWERED || !try_it (c, compare, &right))
    c->unjudged++;
  else if (!right.same)
    show_difference (c, a, &right);
}

static void take (comparison *c, const entry *item, gh_request request)
{
  asking a = {.comparison = c, .engine = c->engine, .item = item, .request = request};
  if (c->late_of[request] >= GH_MOST_LATE) {
    c->unwaited++;
    return;
  }
  bool const asked = ask_within_limits (&a);
  if (gh_halted ())
    return;
  if (!asked) {
    c->unasked++;
    return;
  }
  switch (a.reply) {
  case GH_ANSWERED: judge (c, &a); break;
  case GH_SLOW: show_late (c, &a); break;
  case GH_OUTSIDE: c->outside++; break;
  case GH_FINDING:
    c->answers++;
    show_wrong (c, &a, c->engine->words, NULL);
    break;
  default: c->refused++;
  }
}

/* ---- all of them ----------------------------------------------------------------------------- */

/* Ask about some forms, so that the answers are on their way. */
static void begin (comparison *c, const entry *first, const entry *end)
{
  for (const entry *i = first; i < end && !gh_halted (); i++)
    for (gh_request r = 0; r < GH_REQUESTS; r++)
      if (is_asked (c, i, r) && c->late_of[r] < GH_MOST_LATE)
        ask_within_limits (
            &(asking){.comparison = c, .engine = c->engine, .item = i, .request = r});
  c->engine->settle (c->engine);
}

static void take_all (comparison *c, const entry *item)
{
  for (gh_request r = 0; r < GH_REQUESTS && !gh_halted (); r++)
    if (is_asked (c, item, r))
      take (c, item, r);
}

/* Every answer that is late has to be waited for: once one was, forms are put one by one. */
static void put_all (comparison *c)
{
  for (size_t together = 1; c->forms < c->count && !gh_halted () && !c->no_memory;) {
    const entry *const first = c->items + c->forms;
    size_t const left = c->count - c->forms, count = together < left ? together : left;
    if (c->engine->settle)
      begin (c, first, first + count);
    for (const entry *i = first; i < first + count && !gh_halted (); i++, c->forms++)
      take_all (c, i);
    together = c->late ? 1 : together < WINDOW ? 2 * together : WINDOW;
  }
}

static void tell_count (uint64_t count, const char *of_what)
{
  if (count)
    printf ("; %" PRIu64 " %s", count, of_what);
}

static int tell (const comparison *c)
{
  const char *const name = c->engine->name;
  bool const silent = !c->refused && !c->outside && !c->late;
  if (gh_interrupted ())
    return GH_EXIT_INTERRUPTED;
  if (c->no_memory)
    return gh_usage ("out of memory");
  if (!c->answers)
    return gh_usage ("%s: nothing was answered: %s", name,
                     gh_halted () ? GH_TIME_IS_UP
                     : c->unasked ? "every question passes a limit"
                     : silent     ? "it takes no request about one game"
                                  : c->engine->words);
  printf ("%-13s %s: %" PRIu64 " answer%s about %zu form%s", "engine", name, c->answers,
          c->answers == 1 ? "" : "s", c->forms, c->forms == 1 ? "" : "s");
  if (gh_halted ())
    printf (" of %zu, until time was up", c->count);
  if (c->wrong)
    printf ("; %" PRIu64 " wrong, about %zu", c->wrong, c->wrong_forms);
  else
    fputs (c->unjudged ? ", none wrong" : ", all right", stdout);
  tell_count (c->unjudged, "not judged, as what is right passes a limit");
  tell_count (c->refused, "refused");
  tell_count (c->outside, "not asked, as it does not take such games");
  tell_count (c->unasked, "not asked, as a limit is passed");
  tell_count (c->late, "not in time");
  tell_count (c->unwaited, "not asked, as such were late before");
  putchar ('\n');
  return c->wrong || c->late ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

int gh_rules_against (const gh_rules *rules, gh_store *store, gh_engine *engine, gh_engine *judge,
                      bool all)
{
  comparison c = {.rules = rules,
                  .store = store,
                  .engine = engine,
                  .judge = judge,
                  .all = all,
                  .items = malloc ((gh_rules_count (rules) + 1) * sizeof (entry)),
                  .wrong_at = SIZE_MAX};
  int status;
  if (!c.items || gh_try (store, list_items, &c))
    status = gh_interrupted () ? GH_EXIT_INTERRUPTED : gh_usage ("out of memory");
  else {
    put_all (&c);
    status = tell (&c);
  }
  free (c.items);
  return status;
}
