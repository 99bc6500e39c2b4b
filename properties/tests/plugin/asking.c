#include "tests/plugin/asking.h"
#include "tests/stores.h"

char error[200];

gh_engine *engine_of (gh_request request, answering *answer)
{
  static gh_ability abilities[2];
  static gh_plugin plugin;
  const char *const word = gh_requests[request].word;
  abilities[0] = (gh_ability){word, answer};
  plugin = (gh_plugin){GH_PLUGIN_VERSION, sizeof plugin, "one", (void *)word, abilities, NULL};
  return gh_plugin_open (&plugin, error, sizeof error);
}

typedef struct ask_call {
  asked *question;
  gh_reply reply;
} ask_call;

static void ask_it (void *argument)
{
  ask_call *const call = argument;
  asked *const q = call->question;
  gh_value const arguments[] = {{GH_GAME, {.form = game (q->store, q->g)}},
                                {GH_GAME, {.form = GH_ZERO}}};
  gh_store_allow (q->store);
  call->reply = q->engine->ask (q->engine, q->store, q->request, arguments, &q->answer);
}

gh_reply ask (asked *q)
{
  ask_call call = {q, GH_PENDING};
  return gh_try (q->store, ask_it, &call) == GH_OK ? call.reply : GH_PENDING;
}

gh_answer answer_0 (gh_games *games, const gh_game *of)
{
  (void)games;
  (void)of;
  return 0;
}

gh_answer answer_7 (gh_games *games, const gh_game *of)
{
  (void)games;
  (void)of;
  return 7;
}

static gh_game copy_of (gh_games *games, gh_game g)
{
  games->begin (games);
  for (int side = GH_SIDE_LEFT; side <= GH_SIDE_RIGHT; side++)
    GH_EACH_OPTION (games, side, x, g)
      games->add (games, side, copy_of (games, x));
  return games->end (games);
}

gh_answer answer_copy (gh_games *games, const gh_game *of)
{
  return copy_of (games, of[0]);
}
