#include "plugin/plugin.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/show.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_NAME 63

typedef struct loaded {
  gh_engine base;
  gh_games games; /* what the plug-in sees of this */
  const gh_plugin *plugin;
  const gh_ability *abilities[GH_REQUESTS];
  gh_store *store; /* of the request that is being answered; else NULL */
  size_t begun;    /* forms */
  gh_reply reply;  /* GH_ANSWERED as long as nothing failed; else the words say why */
} loaded;

static loaded *loaded_of (gh_games *games)
{
  return (loaded *)((char *)games - offsetof (loaded, games));
}

/* ---- failures -------------------------------------------------------------------------------- */

/* The first failure stands. */
__attribute__ ((format (printf, 3, 4))) static void fail (loaded *l, gh_reply reply,
                                                          const char *format, ...)
{
  va_list arguments;
  if (l->reply != GH_ANSWERED)
    return;
  l->reply = reply;
  va_start (arguments, format);
  vsnprintf (l->base.words, sizeof l->base.words, format, arguments);
  va_end (arguments);
}

/* Whether the plug-in may call at all: within a request that has not failed. */
static bool ready (const loaded *l)
{
  return l->store && l->reply == GH_ANSWERED;
}

static bool is_game (loaded *l, gh_game game)
{
  if (!ready (l))
    return false;
  if (game < gh_store_size (l->store))
    return true;
  fail (l, GH_FINDING, "used %u as a game, which is none", game);
  return false;
}

static bool is_side (loaded *l, int side)
{
  if (side == GH_SIDE_LEFT || side == GH_SIDE_RIGHT)
    return true;
  fail (l, GH_FINDING, "used %d as a side, which is none", side);
  return false;
}

static gh_side side_of (int side)
{
  return side == GH_SIDE_LEFT ? GH_LEFT : GH_RIGHT;
}

static bool is_building (loaded *l, const char *what)
{
  if (!l->begun)
    fail (l, GH_FINDING, "called %s without begin", what);
  return l->begun > 0;
}

/* ---- what the plug-in calls ------------------------------------------------------------------ */

/* One call that may pass a limit, and its result. */
typedef struct step {
  loaded *loaded;
  gh_form form;
  gh_side side;
  size_t i;
  const char *text;
  gh_error error;
} step;

/* Run the body in the store. False: a limit was passed. */
static bool try_step (step *s, void body (void *))
{
  char buffer[100], shown[80];
  gh_store *const store = s->loaded->store;
  gh_status const status = gh_try (store, body, s);
  if (status == GH_SYNTAX)
    fail (s->loaded, GH_FINDING, "read '%s': column %zu: %s",
          gh_show (s->text, strlen (s->text), shown, sizeof shown), s->error.column, s->error.text);
  else if (status)
    fail (s->loaded, GH_REFUSED, "%s", gh_status_text (store, status, buffer, sizeof buffer));
  return status == GH_OK;
}

static size_t count_options (gh_games *games, gh_game game, int side)
{
  loaded *const l = loaded_of (games);
  return is_game (l, game) && is_side (l, side) ? gh_option_count (l->store, game, side_of (side))
                                                : 0;
}

static void take_option (void *argument)
{
  step *const s = argument;
  s->form = gh_option (s->loaded->store, s->form, s->side, s->i);
}

static gh_game option (gh_games *games, gh_game game, int side, size_t i)
{
  size_t const count = count_options (games, game, side);
  step s = {.loaded = loaded_of (games), .form = game, .side = side_of (side), .i = i};
  if (!ready (s.loaded))
    return GH_ZERO;
  if (i >= count)
    fail (s.loaded, GH_FINDING, "asked for option %zu of %zu, counted from 0", i, count);
  else if (try_step (&s, take_option))
    return s.form;
  return GH_ZERO;
}

static void print (void *argument)
{
  step *const s = argument;
  s->text = gh_print (s->loaded->store, s->form, GH_STYLE_NUMERALS);
}

static const char *numeral (gh_games *games, gh_game game)
{
  step s = {.loaded = loaded_of (games), .form = game};
  bool const is_one = is_game (s.loaded, game) && gh_is_numeral (s.loaded->store, game);
  return is_one && try_step (&s, print) ? s.text : NULL;
}

static void begin_form (void *argument)
{
  gh_form_begin (((step *)argument)->loaded->store);
}

static void begin (gh_games *games)
{
  step s = {.loaded = loaded_of (games)};
  if (ready (s.loaded) && try_step (&s, begin_form))
    s.loaded->begun++;
}

static void add_option (void *argument)
{
  const step *const s = argument;
  gh_form_add (s->loaded->store, s->side, s->form);
}

static void add (gh_games *games, int side, gh_game game)
{
  step s = {.loaded = loaded_of (games), .form = game, .side = side_of (side)};
  if (is_game (s.loaded, game) && is_side (s.loaded, side) && is_building (s.loaded, "add"))
    try_step (&s, add_option);
}

static void end_form (void *argument)
{
  step *const s = argument;
  s->form = gh_form_end (s->loaded->store);
}

static gh_game end (gh_games *games)
{
  step s = {.loaded = loaded_of (games)};
  if (!ready (s.loaded) || !is_building (s.loaded, "end"))
    return GH_ZERO;
  s.loaded->begun--;
  return try_step (&s, end_form) ? s.form : GH_ZERO;
}

static void read_text (void *argument)
{
  step *const s = argument;
  s->form = gh_read (s->loaded->store, s->text, strlen (s->text), NULL, &s->error);
}

static gh_game read_game (gh_games *games, const char *text)
{
  step s = {.loaded = loaded_of (games), .text = text};
  if (!ready (s.loaded))
    return GH_ZERO;
  if (text && try_step (&s, read_text))
    return s.form;
  fail (s.loaded, GH_FINDING, "read a text that is NULL");
  return GH_ZERO;
}

static int failed (gh_games *games)
{
  return !ready (loaded_of (games));
}

static gh_answer refuse (gh_games *games, const char *why)
{
  fail (loaded_of (games), GH_REFUSED, "%s", why ? why : "it gave no reason");
  return 0;
}

static gh_answer fault (gh_games *games, const char *why)
{
  fail (loaded_of (games), GH_FINDING, "%s", why ? why : "it gave no reason");
  return 0;
}

/* ---- requests -------------------------------------------------------------------------------- */

typedef struct request_call {
  loaded *loaded;
  gh_request request;
  const gh_value *arguments;
  gh_value *answer;
} request_call;

static bool is_among (loaded *l, gh_answer said, unsigned count, const char *expected)
{
  if (said >= count)
    fail (l, GH_FINDING, "answered %u, expected %s", said, expected);
  return said < count;
}

static void check_number (loaded *l, const gh_value *answer)
{
  bool const integer = answer->type == GH_INTEGER;
  bool const number = answer->type == GH_NUMBER || answer->type == GH_MAYBE_NUMBER;
  if (integer && !gh_is_integer (l->store, answer->form))
    fail (l, GH_FINDING, "answered a game that is no integer");
  else if (number && !gh_is_numeral (l->store, answer->form))
    fail (l, GH_FINDING, "answered a game that is no integer or fraction in canonical form");
}

/* Make what the plug-in returned the answer, if it is one. */
static void take_answer (loaded *l, gh_answer said, gh_value *answer)
{
  static const gh_outcome outcomes[] = {
      [GH_SAY_P] = GH_P, [GH_SAY_L] = GH_L, [GH_SAY_R] = GH_R, [GH_SAY_N] = GH_N};
  static const gh_order orders[] = {[GH_SAY_EQUAL] = GH_EQUAL,
                                    [GH_SAY_GREATER] = GH_GREATER,
                                    [GH_SAY_LESS] = GH_LESS,
                                    [GH_SAY_FUZZY] = GH_FUZZY};
  switch (answer->type) {
  case GH_TRUTH:
    if (is_among (l, said, 2, "a truth"))
      answer->truth = said == GH_SAY_TRUE;
    return;
  case GH_OUTCOME:
    if (is_among (l, said, 4, "an outcome"))
      answer->outcome = outcomes[said];
    return;
  case GH_ORDER:
    if (is_among (l, said, 4, "an order"))
      answer->order = orders[said];
    return;
  case GH_MAYBE_NUMBER:
    if (said == GH_SAY_NONE) {
      answer->form = GH_NO_FORM;
      return;
    }
    break;
  case GH_INTEGER:
  case GH_NUMBER:
  case GH_GAME:
  case GH_FORM: break;
  }
  answer->form = said;
  if (is_game (l, said))
    check_number (l, answer);
}

static void answer_request (void *argument)
{
  const request_call *const call = argument;
  loaded *const l = call->loaded;
  gh_game of[GH_MOST_ARGUMENTS] = {0};
  for (unsigned i = 0; i < gh_requests[call->request].count; i++)
    of[i] = call->arguments[i].form;
  gh_answer const said = l->abilities[call->request]->answer (&l->games, of);
  if (l->begun)
    fail (l, GH_FINDING, "left %zu games without end", l->begun);
  call->answer->type = gh_requests[call->request].answer;
  if (l->reply == GH_ANSWERED)
    take_answer (l, said, call->answer);
  if (l->reply != GH_ANSWERED)
    gh_fail (l->store, GH_ABANDONED); /* forgets what was begun */
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  loaded *const l = (loaded *)engine;
  if (!gh_engine_can (engine, request)) {
    snprintf (engine->words, sizeof engine->words, "the engine has no %s",
              gh_requests[request].word);
    return GH_UNSUPPORTED;
  }
  request_call call = {l, request, arguments, answer};
  l->store = store;
  l->begun = 0;
  l->reply = GH_ANSWERED;
  l->games.epoch = gh_store_epoch (store);
  gh_try (store, answer_request, &call);
  l->store = NULL;
  return l->reply;
}

static void close_plugin (gh_engine *engine)
{
  const loaded *const l = (loaded *)engine;
  if (l->plugin->close)
    l->plugin->close (l->plugin->context);
  free (engine);
}

/* ---- opening --------------------------------------------------------------------------------- */

static bool is_name (const char *name)
{
  size_t length = 0;
  while (name && name[length] > ' ' && name[length] < 127)
    length++;
  return length > 0 && length <= LONGEST_NAME && !name[length];
}

/* What is wrong with the table, NULL for nothing. */
static const char *check_table (const gh_plugin *p)
{
  if (!p)
    return "gifthorse_engine returned NULL";
  if (p->version != GH_PLUGIN_VERSION)
    return "expected version 1 of gifthorse-engine.h";
  if (p->size < sizeof *p)
    return "its size is less than that of a gh_plugin";
  if (!is_name (p->name))
    return "its name is not one word of at most 63 printable bytes";
  if (!p->abilities)
    return "it has no abilities";
  return NULL;
}

/* False: `why` says which ability is wrong. Requests of other versions are left out. */
static bool take_abilities (loaded *l, char *why, size_t size)
{
  for (const gh_ability *a = l->plugin->abilities; a->request; a++) {
    if (!a->answer) {
      snprintf (why, size, "its %.40s has no function", a->request);
      return false;
    }
    for (gh_request r = 0; r < GH_REQUESTS; r++)
      if (!strcmp (gh_requests[r].word, a->request)) {
        if (l->abilities[r]) {
          snprintf (why, size, "it has %s twice", a->request);
          return false;
        }
        l->abilities[r] = a;
        l->base.abilities |= 1u << r;
      }
  }
  return true;
}

gh_engine *gh_plugin_open (const gh_plugin *plugin, char *error, size_t size)
{
  const char *const wrong = check_table (plugin);
  loaded *const l = wrong ? NULL : calloc (1, sizeof *l);
  char why[100] = "";
  if (!l) {
    snprintf (error, size, "%s", wrong ? wrong : "out of memory");
    return NULL;
  }
  l->plugin = plugin;
  if (!take_abilities (l, why, sizeof why)) {
    snprintf (error, size, "%s", why);
    free (l);
    return NULL;
  }
  l->base.name = plugin->name;
  l->base.window = 1;
  l->base.ask = ask;
  l->base.close = close_plugin;
  l->games = (gh_games){
      sizeof (gh_games), plugin->context, 0,      count_options, option, numeral, begin, add, end,
      read_game,         failed,          refuse, fault};
  return &l->base;
}
