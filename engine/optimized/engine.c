/* The fast engine. */
#include "optimized/games.h"
#include "optimized/optimized.h"

#include <stdio.h>
#include <stdlib.h>

#define MOST_VALUES 2000000 /* beyond, the table is emptied before the next question */

typedef struct optimized {
  gh_engine engine;
  gh_games *games;
} optimized;

typedef struct question {
  gh_games *games;
  gh_store *store;
  gh_request request;
  const gh_value *arguments;
  gh_game game; /* the answer, when it is one */
  gh_order order;
} question;

static const gh_outcome outcomes[] = {
    [GH_EQUAL] = GH_P, [GH_GREATER] = GH_L, [GH_LESS] = GH_R, [GH_FUZZY] = GH_N};

static void answer (void *argument)
{
  question *const q = argument;
  gh_games *const games = q->games;
  gh_game const g = gh_game_from_form (games, q->store, q->arguments[0].form);
  gh_game h = GH_GAME_ZERO;
  if (gh_requests[q->request].count > 1)
    h = gh_game_from_form (games, q->store, q->arguments[1].form);
  switch (q->request) {
  case GH_ASK_OUTCOME:
  case GH_ASK_COMPARE: q->order = gh_game_compare (games, g, h); return;
  case GH_ASK_NEGATE: q->game = gh_game_negative (games, g); break;
  case GH_ASK_ADD: q->game = gh_game_sum (games, g, h); break;
  case GH_ASK_SUBTRACT: q->game = gh_game_difference (games, g, h); break;
  case GH_ASK_CANONICAL: q->game = g; break;
  case GH_ASK_BIRTHDAY: q->game = gh_game_birthday (games, g); break;
  case GH_REQUESTS: gh_broken ("ask", "request", "there is no such request");
  }
  gh_game_prepare (games, q->game);
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *value)
{
  gh_games *const games = ((optimized *)engine)->games;
  question q = {.games = games, .store = store, .request = request, .arguments = arguments};
  char words[100];
  if (gh_games_count (games) > MOST_VALUES)
    gh_games_empty (games);
  gh_status const status = gh_games_try (games, answer, &q);
  if (status != GH_OK) {
    snprintf (engine->words, sizeof engine->words, "%s",
              gh_games_status_text (games, status, words, sizeof words));
    return GH_REFUSED;
  }
  value->type = gh_requests[request].answer;
  if (value->type == GH_OUTCOME)
    value->outcome = outcomes[q.order];
  else if (value->type == GH_ORDER)
    value->order = q.order;
  else
    value->form = gh_game_to_form (games, q.game, store);
  return GH_ANSWERED;
}

static void close_engine (gh_engine *engine)
{
  gh_games_free (((optimized *)engine)->games);
  free (engine);
}

gh_engine *gh_optimized_open (void)
{
  optimized *const made = calloc (1, sizeof *made);
  if (!made)
    return NULL;
  made->games = gh_games_new (NULL, NULL);
  if (!made->games) {
    free (made);
    return NULL;
  }
  made->engine = (gh_engine){.name = "optimized",
                             .abilities = (1u << GH_REQUESTS) - 1,
                             .window = 1,
                             .ask = ask,
                             .close = close_engine};
  return &made->engine;
}
