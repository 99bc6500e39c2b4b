/* What plug-ins are told of games, and the games that they make. */
#include "form/numeral.h"
#include "tests/memory.h"
#include "tests/plugin/asking.h"
#include "tests/tap.h"

#include <string.h>

static void finish (asked *q)
{
  q->engine->close (q->engine);
  gh_store_free (q->store);
}

static void test_options (void)
{
  static const char *const texts[] = {
      "0", "-3", "5/8", "*4", "^3", "{*,^,1|{-1|*3}}", "+-{2|0}", "tiny(1/2)", "{1/4|3/4}"};
  asked q = {engine_of (GH_ASK_CANONICAL, answer_copy), gh_store_new (NULL, NULL),
             .request = GH_ASK_CANONICAL};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    q.g = texts[i];
    TAP_OK (ask (&q) == GH_ANSWERED && q.answer.form == game (q.store, texts[i]) &&
                q.answer.type == GH_FORM,
            "%s is the form that its options make", texts[i]);
  }
  finish (&q);
}

/* The numeral that G is by its text; for any other game, 1. */
static gh_answer by_text (gh_games *games, const gh_game *of)
{
  const char *const text = games->numeral (games, of[0]);
  return games->read (games, text ? text : "1");
}

static void test_numerals (void)
{
  static const char *const texts[] = {"0", "-7", "-5/8", "3/1024",
                                      "123456789012345678901234567890"};
  asked q = {engine_of (GH_ASK_NEGATE, by_text), gh_store_new (NULL, NULL),
             .request = GH_ASK_NEGATE};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    q.g = texts[i];
    TAP_OK (ask (&q) == GH_ANSWERED && q.answer.form == game (q.store, texts[i]), "%s by its text",
            texts[i]);
  }
  q.g = "{1/4|3/4}";
  TAP_OK (ask (&q) == GH_ANSWERED && q.answer.form == gh_integer (q.store, 1),
          "what equals a numeral is none");
  finish (&q);
}

static uint64_t seen_epoch;
static size_t seen_size;
static const char *seen_context;

static gh_answer see (gh_games *games, const gh_game *of)
{
  (void)of;
  seen_epoch = games->epoch;
  seen_size = games->size;
  seen_context = games->context;
  return GH_SAY_LESS;
}

static void test_epochs (void)
{
  asked q = {engine_of (GH_ASK_COMPARE, see), gh_store_new (NULL, NULL), .request = GH_ASK_COMPARE,
             .g = "*"};
  TAP_OK (ask (&q) == GH_ANSWERED && q.answer.order == GH_LESS && seen_epoch &&
              seen_size == sizeof (gh_games) && !strcmp (seen_context, "compare"),
          "a request comes with context, size and epoch");
  uint64_t const first = seen_epoch;
  q.g = "*2";
  TAP_OK (ask (&q) == GH_ANSWERED && seen_epoch == first, "the epoch stays");
  gh_store_empty (q.store);
  TAP_OK (ask (&q) == GH_ANSWERED && seen_epoch != first, "another filling, another epoch");
  finish (&q);
}

/* Each word that may be said, in the order of the header. */
static gh_answer said;

static gh_answer say (gh_games *games, const gh_game *of)
{
  (void)games;
  (void)of;
  return said;
}

static void test_words (void)
{
  static const gh_outcome outcomes[] = {
      [GH_SAY_P] = GH_P, [GH_SAY_L] = GH_L, [GH_SAY_R] = GH_R, [GH_SAY_N] = GH_N};
  static const gh_order orders[] = {[GH_SAY_EQUAL] = GH_EQUAL,
                                    [GH_SAY_GREATER] = GH_GREATER,
                                    [GH_SAY_LESS] = GH_LESS,
                                    [GH_SAY_FUZZY] = GH_FUZZY};
  asked o = {engine_of (GH_ASK_OUTCOME, say), gh_store_new (NULL, NULL), .request = GH_ASK_OUTCOME,
             .g = "*"};
  bool good = true;
  for (said = 0; said < 4; said++)
    good = good && ask (&o) == GH_ANSWERED && o.answer.outcome == outcomes[said];
  TAP_OK (good, "each outcome");
  finish (&o);
  asked c = {engine_of (GH_ASK_COMPARE, say), gh_store_new (NULL, NULL), .request = GH_ASK_COMPARE,
             .g = "*"};
  for (said = 0; said < 4; said++)
    good = good && ask (&c) == GH_ANSWERED && c.answer.order == orders[said];
  TAP_OK (good, "each order");
  finish (&c);
  asked n = {engine_of (GH_ASK_NUMBER, say), gh_store_new (NULL, NULL), .request = GH_ASK_NUMBER,
             .g = "*"};
  said = GH_SAY_NONE;
  TAP_OK (ask (&n) == GH_ANSWERED && n.answer.form == GH_NO_FORM, "no number");
  finish (&n);
  asked i = {engine_of (GH_ASK_NIM_INVERT, say), gh_store_new (NULL, NULL),
             .request = GH_ASK_NIM_INVERT, .g = "0"};
  TAP_OK (ask (&i) == GH_ANSWERED && i.answer.form == GH_NO_FORM, "no integer");
  finish (&i);
}

/* What is said of a certificate; NULL: nothing is said. */
static const char *certificate;
static bool twice;

static gh_answer prove (gh_games *games, const gh_game *of)
{
  (void)of;
  if (twice)
    games->certify (games, "another one");
  return certificate ? games->certify (games, certificate) : 7;
}

static gh_answer prove_nothing (gh_games *games, const gh_game *of)
{
  (void)of;
  return games->certify (games, NULL);
}

static void test_certificates (void)
{
  asked q = {engine_of (GH_ASK_PROVE, prove), gh_store_new (NULL, NULL), .request = GH_ASK_PROVE,
             .g = "*"};
  certificate = "first\nsecond\n";
  for (unsigned i = 0; i < 2; i++, twice = true)
    TAP_OK (ask (&q) == GH_ANSWERED && q.answer.type == GH_CERTIFICATE && q.answer.length == 13 &&
                !memcmp (q.answer.text, "first;second;", 13),
            "a certificate has one line; the last one counts");
  certificate = NULL;
  twice = false;
  TAP_OK (ask (&q) == GH_FINDING && !strcmp (q.engine->words, "answered without a certificate"),
          "none, also after another one");
  finish (&q);
  asked n = {engine_of (GH_ASK_PROVE, prove_nothing), gh_store_new (NULL, NULL),
             .request = GH_ASK_PROVE, .g = "*"};
  TAP_OK (ask (&n) == GH_FINDING && strstr (n.engine->words, "NULL"), "NULL is none");
  finish (&n);
}

/* Makes forms in every way: from options, from texts, by walking numerals, and prints some. */
static gh_answer make_many (gh_games *games, const gh_game *of)
{
  gh_game g = games->read (games, "{*12,{9|8},1/2^4|}");
  for (int i = 0; i < 100; i++) {
    games->begin (games);
    games->add (games, GH_SIDE_LEFT, g);
    games->add (games, GH_SIDE_RIGHT, games->read (games, games->numeral (games, of[0])));
    g = games->end (games);
  }
  for (g = games->read (games, "100"); games->count (games, g, GH_SIDE_LEFT);)
    g = games->option (games, g, GH_SIDE_LEFT, 0);
  return g;
}

static void ask_for_many (gh_store *store)
{
  asked q = {engine_of (GH_ASK_CANONICAL, make_many), store, .request = GH_ASK_CANONICAL, .g = "1"};
  gh_reply const reply = ask (&q);
  bool const refused = reply == GH_REFUSED && !strcmp (q.engine->words, "out of memory");
  q.engine->close (q.engine);
  if (refused || reply == GH_PENDING) /* the text of G found no memory */
    gh_fail (store, GH_NO_MEMORY);
  if (reply != GH_ANSWERED || q.answer.form != GH_ZERO)
    gh_fail (store, GH_ABANDONED);
}

int main (void)
{
  test_options ();
  test_numerals ();
  test_epochs ();
  test_words ();
  test_certificates ();
  out_of_memory ("games of plug-ins", ask_for_many);
  return tap_done ();
}
