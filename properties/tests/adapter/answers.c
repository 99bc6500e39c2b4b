/* Answers: each is that of its question, in its store, and of its type. */
#include "adapter/adapter.h"
#include "adapter/lines/inside.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/adapter/asking.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static void test_stores (void)
{
  gh_store *const kept = gh_store_new (NULL, NULL), *const fresh = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("exit", "4", 1, 1 << 16);
  asked a = {.engine = e, .store = kept, .request = GH_ASK_COMPARE, .g = "5", .h = "5"};
  asked b = {.engine = e, .store = fresh, .request = GH_ASK_COMPARE, .g = "6", .h = "5"};
  TAP_OK (ask_now (&a) == GH_ANSWERED && a.answer.order == GH_EQUAL, "one store");
  TAP_OK (ask_now (&b) == GH_ANSWERED && b.answer.order == GH_LESS, "another store");
  ask (&a), ask (&b);
  TAP_OK (a.reply == GH_ANSWERED && b.reply == GH_ANSWERED, "both are remembered");
  gh_store_empty (fresh);
  b.g = "9";
  ask (&a), ask (&b);
  TAP_OK (a.reply == GH_ANSWERED && b.reply == GH_PENDING, "an emptied store is forgotten");
  gh_store_empty (fresh);
  b.g = "8"; /* the answer to what was asked before must not be taken for this one's */
  TAP_OK (ask_now (&b) == GH_FINDING &&
              strstr (e->words, "exited with status 3 on `compare 8 ; 5`"),
          "an answer of an earlier filling is dropped: %s", e->words);
  TAP_OK (ask_now (&a) == GH_ANSWERED && a.answer.order == GH_EQUAL,
          "the first store still is known");
  close_engine (e, "stores");
  gh_store_free (kept);
  gh_store_free (fresh);
}

static void test_types (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *e = start ("good+braces", "0", 1, 40);
  asked q = {.engine = e, .store = store, .request = GH_ASK_NEGATE, .g = "{1/2,*|}"};
  TAP_OK (ask_now (&q) == GH_ANSWERED && q.answer.form == q.form, "a game with braces comes back");
  q.request = GH_ASK_BIRTHDAY;
  TAP_OK (ask_now (&q) == GH_ANSWERED && q.answer.form == gh_integer (store, 12), "an integer");
  q.g = "30";
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_REFUSED && strstr (e->words, "longer than 40"),
          "too long: %s", e->words);
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_REFUSED && strstr (e->words, "longer than 40"),
          "again");
  q.g = "100000";
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_REFUSED && strstr (e->words, "more than 40"),
          "much too long: %s", e->words);
  q.g = "{1/1048576|}";
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_REFUSED, "too long: %s", e->words);
  q.g = "1";
  TAP_OK (ask_now (&q) == GH_ANSWERED, "and nothing is half queued");
  q.request = GH_ASK_OUTCOME;
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_UNSUPPORTED, "no such ability: %s", e->words);
  close_engine (e, "types");
  e = start ("integer", "birthday 9", 1, 1 << 16);
  q = (asked){.engine = e, .store = store, .request = GH_ASK_BIRTHDAY, .g = "9"};
  TAP_OK (ask_now (&q) == GH_FINDING &&
              !strcmp (e->words, "answered '1/2' to `birthday 9`: expected an integer"),
          "no integer: %s", e->words);
  close_engine (e, "integer");
  e = start ("good", "0", 1, 1 << 16);
  q = (asked){.engine = e, .store = store, .request = GH_ASK_GRUNDY, .g = "1"};
  TAP_OK (ask_now (&q) == GH_ANSWERED && q.answer.form == GH_NO_FORM, "none");
  q.g = "*";
  TAP_OK (ask_now (&q) == GH_FINDING && strstr (e->words, "expected an integer, or none"),
          "neither an integer nor none: %s", e->words);
  close_engine (e, "integer or none");
  e = start ("garbage", "negate 9", 1, 1 << 16);
  q = (asked){.engine = e, .store = store, .request = GH_ASK_NEGATE, .g = "9"};
  TAP_OK (ask_now (&q) == GH_FINDING &&
              !strcmp (e->words,
                       "answered 'xyzzy' to `negate 9`: column 1: found 'x', expected a game"),
          "no game: %s", e->words);
  close_engine (e, "garbage");
  gh_store_free (store);
}

/* Answers as LaTeX and with Unicode's signs, and one that is wrong as that. */
static void test_notations (void)
{
  static const char *const modes[] = {"arrow", "latex"};
  gh_store *const store = gh_store_new (NULL, NULL);
  asked q = {.store = store, .request = GH_ASK_NEGATE, .g = "v"};
  for (size_t i = 0; i < 2; i++) {
    q.engine = start (modes[i], "negate v", 1, 1 << 16);
    TAP_OK (ask_now (&q) == GH_ANSWERED && q.answer.form == gh_negative (store, q.form),
            "an answer in other notation: %s", modes[i]);
    close_engine (q.engine, modes[i]);
  }
  q.engine = start ("bad-latex", "negate v", 1, 1 << 16);
  TAP_OK (ask_now (&q) == GH_FINDING &&
              strstr (q.engine->words, "column 9: read as LaTeX: \\asst is no game; did you "
                                       "mean \\ast"),
          "no LaTeX: %s", q.engine->words);
  close_engine (q.engine, "bad LaTeX");
  gh_store_free (store);
}

/* Who answers so is believed at once, and not started again to see whether lines were too many. */
static void test_plausible (void)
{
  static const char *const games[] = {"{0|*}",
                                      "^[2]*",
                                      "^<2>",
                                      "Tiny(2)",
                                      "\u2191\u2217",
                                      "\u00b1\u00bd",
                                      "\\{0\\mid\\ast_2\\}",
                                      "$\\pm\\frac{1}{2}$",
                                      "\\uparrow\\!^{[2]}",
                                      "let g1 = * ; {g1|g1}"};
  static const char *const others[] = {"", "=", "<", ">", "N", "ok", "true", "gifthorse 1 mine"};
  for (size_t i = 0; i < sizeof games / sizeof *games; i++)
    TAP_OK (answer_plausible (GH_ASK_NEGATE, games[i], strlen (games[i])), "may be a game: %s",
            games[i]);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    TAP_OK (!answer_plausible (GH_ASK_NEGATE, others[i], strlen (others[i])), "is no game: '%s'",
            others[i]);
  const char *const walls = "1@0 1/2@1 | -1@0 1/2@1";
  TAP_OK (answer_plausible (GH_ASK_THERMOGRAPH, walls, strlen (walls)), "may be walls: %s", walls);
  TAP_OK (!answer_plausible (GH_ASK_THERMOGRAPH, "{1|-1}", 6), "is no thermograph: a game");
  TAP_OK (answer_plausible (GH_ASK_LOOPY_CANONICAL, "a where a = {0|a}", 17), "may be loopy");
  TAP_OK (answer_plausible (GH_ASK_MISERE_SAME, "false", 5) &&
              answer_plausible (GH_ASK_MISERE_SAME, "none", 4) &&
              !answer_plausible (GH_ASK_MISERE_SAME, "maybe", 5),
          "may be a truth or none");
}

#define MANY 2000

/* Whether an answer is the right one: where any equal game will do, an equal one. */
static bool agrees (gh_store *store, const asked *q, const asked *right)
{
  if (q->reply != GH_ANSWERED || right->reply != GH_ANSWERED)
    return false;
  if (q->answer.type == GH_TRUTH)
    return q->answer.truth == right->answer.truth;
  return q->answer.form == right->answer.form ||
         (q->answer.type == GH_GAME &&
          gh_compare_directly (store, q->answer.form, right->answer.form) == GH_EQUAL);
}

/* Of impartial games and others, over the protocol and not. */
static void test_misere_served (gh_engine *e, gh_engine *r, gh_store *store)
{
  static const char *const games[] = {"0", "*", "*{2}", "*{*{2},1}", "*16", "*{2,3}", "1", "{*|0}"};
  bool right = true;
  for (int round = 0; round < 2; round++) {
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
      for (gh_request request = GH_ASK_MISERE_OUTCOME; request <= GH_ASK_VALUE_TAME; request++) {
        asked q = {
            .engine = e, .store = store, .request = request, .g = games[i], .h = "*{1,*{1}}"};
        asked p = q;
        p.engine = r;
        ask (&q);
        ask (&p);
        right = right && (round == 0 || agrees (store, &q, &p));
      }
    e->settle (e);
  }
  TAP_OK (right, "served: misere play");
}

static void test_served (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = gh_adapter_open (served_command, NULL, error, sizeof error);
  gh_engine *const r = gh_reference_open ();
  if (!e || !r) {
    TAP_OK (false, "%s: %s", served_command, error);
    return;
  }
  char text[40];
  unsigned right = 0;
  asked q = {.engine = e, .store = store, .request = GH_ASK_CANONICAL, .g = text}, p;
  for (int round = 0; round < 2; round++) {
    for (int i = 0; i < MANY; i++) {
      q.request = (gh_request)(i % (GH_ASK_RIGHT_STOP + 1));
      snprintf (text, sizeof text, "{%d,*%d|%d/8,^%d||v}", i % 7, i % 5, i % 64, i % 6);
      q.h = "{1|{2|-1/2}}";
      ask (&q);
      if (round == 0)
        continue;
      p = q;
      p.engine = r;
      ask (&p);
      right += agrees (store, &q, &p);
    }
    e->settle (e);
  }
  test_misere_served (e, r, store);
  TAP_OK (right == MANY, "served: %u of %d answers are the reference's", right, MANY);
  close_engine (e, "served");
  r->close (r);
  gh_store_free (store);
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_stores ();
  test_types ();
  test_notations ();
  test_plausible ();
  test_served ();
  return tap_done ();
}
