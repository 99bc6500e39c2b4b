/* What a plug-in may call. Each call that may pass a limit is run within a gh_try of its own, so
   that no jump ever leaves the plug-in's functions. */
#include "form/notation.h"
#include "form/numeral.h"
#include "form/show.h"
#include "plugin/inside.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static loaded *loaded_of (gh_games *games)
{
  return (loaded *)((char *)games - offsetof (loaded, games));
}

/* ---- failures -------------------------------------------------------------------------------- */

void games_fail (loaded *l, gh_reply reply, const char *format, ...)
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

bool games_know (loaded *l, gh_game game)
{
  if (!ready (l))
    return false;
  if (game < gh_store_size (l->store))
    return true;
  games_fail (l, GH_FINDING, "used %u as a game, which is none", game);
  return false;
}

static bool is_side (loaded *l, int side)
{
  if (side == GH_SIDE_LEFT || side == GH_SIDE_RIGHT)
    return true;
  games_fail (l, GH_FINDING, "used %d as a side, which is none", side);
  return false;
}

static gh_side side_of (int side)
{
  return side == GH_SIDE_LEFT ? GH_LEFT : GH_RIGHT;
}

static bool is_building (loaded *l, const char *what)
{
  if (!l->begun)
    games_fail (l, GH_FINDING, "called %s without begin", what);
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
    games_fail (s->loaded, GH_FINDING, "read '%s': column %zu: %s",
                gh_show (s->text, strlen (s->text), shown, sizeof shown), s->error.column,
                s->error.text);
  else if (status)
    games_fail (s->loaded, GH_REFUSED, "%s", gh_status_text (store, status, buffer, sizeof buffer));
  return status == GH_OK;
}

static size_t count_options (gh_games *games, gh_game game, int side)
{
  loaded *const l = loaded_of (games);
  return games_know (l, game) && is_side (l, side)
             ? gh_option_count (l->store, game, side_of (side))
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
    games_fail (s.loaded, GH_FINDING, "asked for option %zu of %zu, counted from 0", i, count);
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
  bool const is_one = games_know (s.loaded, game) && gh_is_numeral (s.loaded->store, game);
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
  if (games_know (s.loaded, game) && is_side (s.loaded, side) && is_building (s.loaded, "add"))
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
  games_fail (s.loaded, GH_FINDING, "read a text that is NULL");
  return GH_ZERO;
}

static int failed (gh_games *games)
{
  return !ready (loaded_of (games));
}

static gh_answer refuse (gh_games *games, const char *why)
{
  games_fail (loaded_of (games), GH_REFUSED, "%s", why ? why : "it gave no reason");
  return 0;
}

static gh_answer fault (gh_games *games, const char *why)
{
  games_fail (loaded_of (games), GH_FINDING, "%s", why ? why : "it gave no reason");
  return 0;
}

static gh_answer certify (gh_games *games, const char *text)
{
  loaded *const l = loaded_of (games);
  if (!ready (l))
    return 0;
  free (l->told);
  l->told = text ? strdup (text) : NULL;
  if (!text)
    games_fail (l, GH_FINDING, "gave a certificate that is NULL");
  else if (!l->told)
    games_fail (l, GH_REFUSED, "out of memory");
  for (char *newline = l->told; newline && (newline = strchr (newline, '\n'));)
    *newline = ';';
  return 0;
}

gh_games games_for (void *context)
{
  return (gh_games){.size = sizeof (gh_games),
                    .context = context,
                    .count = count_options,
                    .option = option,
                    .numeral = numeral,
                    .begin = begin,
                    .add = add,
                    .end = end,
                    .read = read_game,
                    .failed = failed,
                    .refuse = refuse,
                    .fault = fault,
                    .certify = certify};
}
