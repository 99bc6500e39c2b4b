/* What plug-ins may not do, and what is said of it. */
#include "tests/plugin/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

/* Ask an engine of this function about G: the reply and the words must be these. */
static void expect (const char *name, gh_request request, const char *g, answering *answer,
                    gh_reply expected, const char *words)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.forms = 1000;
  asked q = {engine_of (request, answer), gh_store_new (&limits, NULL), .request = request, .g = g};
  gh_reply const reply = ask (&q);
  TAP_OK (reply == expected && strstr (q.engine->words, words), "%s: reply %d: %s", name, reply,
          q.engine->words);
  q.engine->close (q.engine);
  gh_store_free (q.store);
}

static gh_answer answer_none (gh_games *games, const gh_game *of)
{
  (void)games;
  (void)of;
  return GH_SAY_NONE;
}

static gh_answer no_game (gh_games *games, const gh_game *of)
{
  (void)of;
  games->count (games, 1u << 31, GH_SIDE_LEFT);
  return GH_SAY_P;
}

static gh_answer no_side (gh_games *games, const gh_game *of)
{
  games->count (games, of[0], 2);
  return GH_SAY_P;
}

static gh_answer no_option (gh_games *games, const gh_game *of)
{
  games->option (games, of[0], GH_SIDE_RIGHT, 9);
  return GH_SAY_P;
}

static gh_answer no_begin (gh_games *games, const gh_game *of)
{
  games->add (games, GH_SIDE_LEFT, of[0]);
  return GH_SAY_P;
}

static gh_answer end_twice (gh_games *games, const gh_game *of)
{
  (void)of;
  games->begin (games);
  games->end (games);
  return games->end (games);
}

static gh_answer no_end (gh_games *games, const gh_game *of)
{
  games->begin (games);
  games->add (games, GH_SIDE_LEFT, of[0]);
  games->begin (games);
  return of[0];
}

static gh_answer no_notation (gh_games *games, const gh_game *of)
{
  (void)of;
  return games->read (games, "{0|");
}

static gh_answer no_text (gh_games *games, const gh_game *of)
{
  (void)of;
  return games->read (games, NULL);
}

static gh_answer too_large (gh_games *games, const gh_game *of)
{
  gh_game g = of[0];
  while (
      games->count (games, g, GH_SIDE_LEFT)) /* ends, since no game has options after a failure */
    g = games->option (games, g, GH_SIDE_LEFT, 0);
  return games->failed (games) ? 4000000000u : g;
}

static gh_answer refusing_late (gh_games *games, const gh_game *of)
{
  games->fault (games, games->count (games, of[0], GH_SIDE_LEFT) ? NULL : "a wrong count");
  return games->refuse (games, "the first words stand");
}

static gh_answer refusing (gh_games *games, const gh_game *of)
{
  games->refuse (games, "not today");
  return (gh_answer)games->count (games, of[0], GH_SIDE_LEFT); /* 0, as nothing counts any more */
}

static gh_answer faulty (gh_games *games, const gh_game *of)
{
  (void)of;
  games->begin (games);
  return games->fault (games, "I am confused");
}

static gh_games *kept_games;

static gh_answer keep_games (gh_games *games, const gh_game *of)
{
  (void)of;
  kept_games = games;
  return GH_SAY_N;
}

static void test_wrong_calls (void)
{
  expect ("no outcome", GH_ASK_OUTCOME, "1", answer_7, GH_FINDING,
          "answered 7, expected an outcome");
  expect ("no order", GH_ASK_COMPARE, "1", answer_7, GH_FINDING, "answered 7, expected an order");
  expect ("no integer", GH_ASK_BIRTHDAY, "1/2", answer_copy, GH_FINDING, "no integer");
  expect ("no integer or none", GH_ASK_GRUNDY, "*", answer_copy, GH_FINDING, "no integer");
  expect ("none", GH_ASK_GRUNDY, "1", answer_none, GH_ANSWERED, "");
  expect ("no number", GH_ASK_NUMBER, "*", answer_copy, GH_FINDING, "no integer or fraction");
  expect ("a number", GH_ASK_NUMBER, "5/8", answer_copy, GH_ANSWERED, "");
  expect ("a number is needed", GH_ASK_MEAN, "0", answer_none, GH_FINDING,
          "answered GH_SAY_NONE, where there always is an answer");
  expect ("an integer", GH_ASK_BIRTHDAY, "0", answer_0, GH_ANSWERED, "");
  expect ("no genus", GH_ASK_GENUS, "{1|2}", answer_copy, GH_FINDING, "no genus");
  expect ("a genus", GH_ASK_GENUS, "{1|{2|0}}", answer_copy, GH_ANSWERED, "");
  expect ("none", GH_ASK_GENUS, "1", answer_none, GH_ANSWERED, "");
  expect ("no form", GH_ASK_CANONICAL, "1", answer_7, GH_FINDING, "used 7 as a game");
  expect ("no game", GH_ASK_OUTCOME, "1", no_game, GH_FINDING, "used 2147483648 as a game");
  expect ("no side", GH_ASK_OUTCOME, "1", no_side, GH_FINDING, "used 2 as a side");
  expect ("no option", GH_ASK_OUTCOME, "{1|2,3}", no_option, GH_FINDING, "option 9 of 2");
  expect ("no begin", GH_ASK_OUTCOME, "1", no_begin, GH_FINDING, "called add without begin");
  expect ("end twice", GH_ASK_NEGATE, "1", end_twice, GH_FINDING, "called end without begin");
  expect ("no end", GH_ASK_NEGATE, "1", no_end, GH_FINDING, "left 2 games without end");
  expect ("no notation", GH_ASK_NEGATE, "1", no_notation, GH_FINDING, "read '{0|': column 4: ");
  expect ("no text", GH_ASK_NEGATE, "1", no_text, GH_FINDING, "a text that is NULL");
  expect ("too large", GH_ASK_NEGATE, "100000", too_large, GH_REFUSED, "more than 1000 forms");
  expect ("two words", GH_ASK_OUTCOME, "1", refusing_late, GH_FINDING, "it gave no reason");
  expect ("a refusal", GH_ASK_OUTCOME, "1", refusing, GH_REFUSED, "not today");
  expect ("a fault", GH_ASK_NEGATE, "1", faulty, GH_FINDING, "I am confused");
  expect ("an answer", GH_ASK_OUTCOME, "1", keep_games, GH_ANSWERED, "");
}

/* A fault in between must leave the form that is being built here as it is. */
static void ask_while_building (void *argument)
{
  asked *const q = argument;
  gh_form const star = game (q->store, "*");
  gh_form_begin (q->store);
  gh_form_add (q->store, GH_LEFT, GH_ZERO);
  q->request = GH_ASK_NEGATE;
  bool const faulted = ask (q) == GH_FINDING;
  gh_form_add (q->store, GH_RIGHT, star);
  if (!faulted || gh_form_end (q->store) != game (q->store, "{0|*}"))
    gh_fail (q->store, GH_ABANDONED);
}

/* Within one engine and store: what a failed request began is forgotten by the next one. */
static void test_recovery (void)
{
  static const gh_ability abilities[] = {
      {"negate", faulty}, {"canonical", answer_copy}, {"outcome", keep_games}, {NULL, NULL}};
  static const gh_plugin plugin = {GH_PLUGIN_VERSION, sizeof plugin, "two", NULL, abilities, NULL};
  asked q = {.engine = gh_plugin_open (&plugin, error, sizeof error),
             .store = gh_store_new (NULL, NULL),
             .g = "{1|{2|*}}"};
  for (int i = 0; i < 2; i++) {
    q.request = GH_ASK_NEGATE;
    TAP_OK (ask (&q) == GH_FINDING, "a fault amid a game");
    q.request = GH_ASK_CANONICAL;
    TAP_OK (ask (&q) == GH_ANSWERED && q.answer.form == game (q.store, q.g), "forgotten");
  }
  TAP_OK (gh_try (q.store, ask_while_building, &q) == GH_OK,
          "the caller's own form is not touched");
  q.request = GH_ASK_OUTCOME;
  ask (&q);
  size_t const before = gh_store_size (q.store);
  kept_games->begin (kept_games);
  kept_games->add (kept_games, GH_SIDE_LEFT, 0);
  TAP_OK (!kept_games->end (kept_games) && !kept_games->read (kept_games, "*9") &&
              !kept_games->count (kept_games, 1, GH_SIDE_LEFT) &&
              !kept_games->option (kept_games, 1, GH_SIDE_LEFT, 0) &&
              !kept_games->numeral (kept_games, 0) && kept_games->failed (kept_games) &&
              gh_store_size (q.store) == before,
          "between requests there are no games");
  q.engine->close (q.engine);
  gh_store_free (q.store);
}

int main (void)
{
  test_wrong_calls ();
  test_recovery ();
  return tap_done ();
}
