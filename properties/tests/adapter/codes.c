/* Requests about codes: each code and each size is another question. */
#include "adapter/adapter.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "tests/adapter/asking.h"
#include "tests/heap/reading.h"
#include "tests/tap.h"

#include <string.h>

typedef struct question {
  gh_engine *engine;
  gh_store *store;
  gh_code code;
  int64_t n;
  gh_reply reply;
  gh_value answer;
} question;

static void ask_it (void *argument)
{
  question *const q = argument;
  gh_value const arguments[] = {{GH_CODE, {.code = &q->code}},
                                {GH_INTEGER, {.form = gh_integer (q->store, q->n)}}};
  q->reply = q->engine->ask (q->engine, q->store, GH_ASK_OCTAL, arguments, &q->answer);
}

static gh_reply ask_heap (question *q)
{
  return gh_try (q->store, ask_it, q) == GH_OK ? q->reply : GH_FINDING;
}

static void test_served (void)
{
  static const char *const texts[] = {".77",  ".6",     ".3...", ".07...", "4.",   "C.F",
                                      ".106", ".123",   ".124",  ".125",   ".126", ".127",
                                      ".16",  ".17",    ".007",  ".1",     ".3",   "4.7",
                                      ".7",   ".70007", ".8",    ".9",     "4.4",  "grundysgame"};
  size_t const count = sizeof texts / sizeof *texts;
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = gh_adapter_open (served_command, NULL, error, sizeof error);
  gh_engine *const r = gh_reference_open ();
  unsigned right = 0, pending = 0;
  if (!TAP_OK (e && r, "%s starts %s", served_command, e ? "" : error))
    return;
  for (int round = 0; round < 3; round++) {
    if (round == 2)
      gh_store_empty (store);
    for (size_t i = 0; i < count; i++)
      for (int64_t n = 0; n <= 20; n++) {
        question served = {e, store, code_of (texts[i]), .n = n}, known = served;
        known.engine = r;
        pending += ask_heap (&served) == GH_PENDING;
        right += served.reply == GH_ANSWERED && ask_heap (&known) == GH_ANSWERED &&
                 served.answer.form == known.answer.form;
      }
    e->settle (e);
  }
  TAP_OK (pending == 21 * count && right == 2 * 21 * count,
          "%u of %zu questions about %zu codes are answered, %u were pending", right,
          2 * 21 * count, count, pending);
  close_engine (e, "served");
  r->close (r);
  gh_store_free (store);
}

static void test_described (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("garbage", "octal .3... ; 5", 1, 1 << 16);
  question before = {e, store, code_of (".77"), .n = 5}, q = {e, store, code_of (".33..."), .n = 5};
  ask_heap (&before);
  ask_heap (&q);
  e->settle (e);
  TAP_OK (ask_heap (&before) == GH_ANSWERED && before.answer.form == gh_integer (store, 5),
          "an answer");
  TAP_OK (ask_heap (&q) == GH_FINDING && strstr (e->words, "to `octal .3... ; 5`"), "no answer: %s",
          e->words);
  close_engine (e, "garbage");
  gh_store_free (store);
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_served ();
  test_described ();
  return tap_done ();
}
