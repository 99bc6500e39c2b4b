/* The request for a heap's value, of a plug-in: its code is told as text, and no other request's.
 */
#include "form/numeral.h"
#include "tests/heap/reading.h"
#include "tests/plugin/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

/* The heap's size, if the code is this one and the first argument 0; else no integer. */
static gh_answer answer_size (gh_games *games, const gh_game *of)
{
  bool const right = games->code && !strcmp (games->code, "4.7F3...") && of[0] == 0;
  return right ? of[1] : games->read (games, "*");
}

static gh_answer answer_without_code (gh_games *games, const gh_game *of)
{
  return games->code ? games->read (games, "*") : of[0];
}

typedef struct question {
  gh_engine *engine;
  gh_store *store;
  const char *code;
  gh_reply reply;
  gh_value answer;
} question;

static void ask_it (void *argument)
{
  question *const q = argument;
  gh_code const code = code_of (q->code);
  gh_value const arguments[] = {{GH_CODE, {.code = &code}},
                                {GH_INTEGER, {.form = gh_integer (q->store, 9)}}};
  q->reply = q->engine->ask (q->engine, q->store, GH_ASK_OCTAL, arguments, &q->answer);
}

static void test_codes (void)
{
  question q = {.engine = engine_of (GH_ASK_OCTAL, answer_size),
                .store = gh_store_new (NULL, NULL),
                .code = "4.7F33..."};
  TAP_OK (gh_try (q.store, ask_it, &q) == GH_OK && q.reply == GH_ANSWERED &&
              q.answer.form == gh_integer (q.store, 9),
          "a plug-in is told the code");
  q.code = ".77";
  TAP_OK (gh_try (q.store, ask_it, &q) == GH_OK && q.reply == GH_FINDING &&
              strstr (q.engine->words, "no integer"),
          "another code: %s", q.engine->words);
  q.engine->close (q.engine);
  asked other = {engine_of (GH_ASK_BIRTHDAY, answer_without_code), q.store,
                 .request = GH_ASK_BIRTHDAY, .g = "3"};
  TAP_OK (ask (&other) == GH_ANSWERED, "other requests have none: %s", other.engine->words);
  other.engine->close (other.engine);
  gh_store_free (q.store);
}

int main (void)
{
  test_codes ();
  return tap_done ();
}
