/* Sums as a plug-in sees them: components in place of games. */
#include "form/numeral.h"
#include "tests/plugin/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

/* The number of components if it is asked about a sum, the last one of them, if there is one, three
   times; else -1. */
static gh_answer count (gh_games *games, const gh_game *of)
{
  char digits[] = "0";
  (void)of;
  if (!games->sum[0])
    return games->read (games, "-1");
  const gh_component *const sum = games->sum[0];
  size_t const components = games->components[0];
  bool const three = components && !strcmp (games->numeral (games, sum[components - 1].times), "3");
  digits[0] = (char)('0' + (three ? components : 0));
  return games->sum[1] ? games->read (games, "*") : games->read (games, digits);
}

static gh_plugin plugin_of (const gh_ability *abilities)
{
  return (gh_plugin){GH_PLUGIN_VERSION, sizeof (gh_plugin), "sums", NULL, abilities, NULL};
}

typedef struct question {
  gh_engine *engine;
  gh_store *store;
  bool of_sum, empty;
  gh_reply reply;
  gh_value answer;
} question;

static void ask_it (void *argument)
{
  question *const q = argument;
  gh_form const one = gh_integer (q->store, 1), star = game (q->store, "*");
  gh_term const terms[] = {{one, star}, {one, one}, {gh_integer (q->store, 3), star}};
  gh_components const sums[] = {q->empty ? (gh_components){0} : (gh_components){terms, 3}, {0}};
  gh_value const arguments[] = {{GH_GAME, {.form = star}}, {GH_GAME, {.form = GH_ZERO}}};
  q->reply = q->of_sum
                 ? q->engine->ask_sums (q->engine, q->store, GH_ASK_BIRTHDAY, sums, &q->answer)
                 : q->engine->ask (q->engine, q->store, GH_ASK_BIRTHDAY, arguments, &q->answer);
}

static bool answers (question q, int64_t wanted)
{
  return gh_try (q.store, ask_it, &q) == GH_OK && q.reply == GH_ANSWERED &&
         q.answer.form == gh_integer (q.store, wanted);
}

int main (void)
{
  static const gh_ability abilities[] = {
      {"birthday", count}, {"sums", answer_0}, {"multiples", answer_0}, {NULL, NULL}};
  static gh_plugin plugin;
  plugin = plugin_of (abilities);
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const engine = gh_plugin_open (&plugin, error, sizeof error);
  if (!TAP_OK (engine && gh_engine_can (engine, GH_WITH_SUMS) &&
                   gh_engine_can (engine, GH_WITH_MULTIPLES) && !*engine->unknown,
               "sums and multiples are known words"))
    return tap_done ();
  TAP_OK (answers ((question){engine, store, .of_sum = true}, 3),
          "a sum is seen by its components");
  TAP_OK (answers ((question){engine, store, .of_sum = true, .empty = true}, 0),
          "also when it has none");
  TAP_OK (answers ((question){engine, store, .of_sum = false}, -1), "and a game as before");
  engine->close (engine);
  gh_store_free (store);
  return tap_done ();
}
