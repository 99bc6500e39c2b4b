/* What lasts as long as an engine does, and what is over with it: answers, faults, chances. */
#include "adapter/tables/remembered.h"
#include "form/numeral.h"
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* How many requests had come to the engine when it answered this one. */
static int64_t counted (gh_engine *e, gh_store *store, const char *g)
{
  asked q = {.engine = e, .store = store, .request = GH_ASK_BIRTHDAY, .g = g};
  if (ask_now (&q) != GH_ANSWERED)
    return -1;
  for (int64_t n = 0; n < 100; n++)
    if (q.answer.form == gh_integer (store, n))
      return n;
  return -1;
}

static void test_texts (void)
{
  gh_store *const store = gh_store_new (NULL, NULL), *const other = gh_store_new (NULL, NULL);
  gh_engine *e = start ("count", "0", 1, 1 << 16);
  TAP_OK (counted (e, store, "5") == 1 && counted (e, store, "6") == 2, "each is asked");
  gh_store_empty (store);
  TAP_OK (counted (e, store, "5") == 1 && counted (e, other, "6") == 2,
          "a text is known in every store and every filling");
  TAP_OK (counted (e, store, "7") == 3 && e->answered == 3, "others are asked");
  asked q = {.engine = e, .store = other, .request = GH_ASK_GRUNDY, .g = "5"};
  TAP_OK (ask_now (&q) == GH_ANSWERED && q.answer.form == gh_integer (other, 4),
          "other requests about it, too");
  e->renew (e);
  TAP_OK (counted (e, store, "5") == 1 && counted (e, other, "7") == 2,
          "an engine that is started afresh is asked all again");
  TAP_OK (e->faults == 0, "which is no fault");
  close_engine (e, "texts");

  e = start ("count+let", "0", 1, 1 << 16);
  int64_t const before = counted (e, store, NAMED);
  gh_store_empty (store);
  TAP_OK (before == 1 && counted (e, store, NAMED) == 2, "names have no meaning that lasts");
  close_engine (e, "names");
  gh_store_free (store);
  gh_store_free (other);
}

/* A refusal and an error are asked for again, a line that is no answer too. */
static void test_not_remembered (void)
{
  static const char *const modes[] = {"limit", "error", "garbage"};
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
    gh_store *const store = gh_store_new (NULL, NULL);
    gh_engine *const e = start (modes[i], "1", 1, 1 << 16);
    asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "5", .h = "5"};
    gh_reply const first = ask_now (&q);
    gh_store_empty (store);
    TAP_OK (first != GH_ANSWERED && ask_now (&q) == GH_ANSWERED, "%s: asked again", modes[i]);
    close_engine (e, modes[i]);
    gh_store_free (store);
  }
}

/* The table itself: many texts, some with the same hash, and the end of room. */
static void test_table (void)
{
  remembered r = {0};
  char text[100], answer[100];
  size_t length, wrong = 0, known = 0;
  static char large[1 << 20];
  memset (large, 'x', sizeof large);
  for (int round = 0; round < 2; round++)
    for (int i = 0; i < 400000; i++) {
      int const n = snprintf (text, sizeof text, "%.*s%06d", i % 3 * 7, large, i);
      int const m = snprintf (answer, sizeof answer, "%d", i);
      const char *const found = remembered_find (&r, text, (size_t)n, &length);
      wrong += round ? !found || length != (size_t)m || memcmp (found, answer, length) != 0
                     : found != NULL;
      remembered_keep (&r, text, (size_t)n, answer, (size_t)m);
    }
  TAP_OK (!wrong, "table: %zu of 800,000 are wrong", wrong);
  remembered_keep (&r, "a", 1, large, sizeof large);
  TAP_OK (!remembered_find (&r, "a", 1, &length), "table: a text that is too long is not kept");
  for (int i = 0; i < 100; i++) {
    memcpy (large, &i, sizeof i);
    remembered_keep (&r, large, sizeof large - 4, "1", 1);
    known = r.count;
  }
  TAP_OK (known < 40 && r.texts.count <= 32 << 20, "table: memory is bounded: %zu kept", known);
  TAP_OK (remembered_find (&r, large, sizeof large - 4, &length) && length == 1,
          "table: the last one is known");
  remembered_free (&r);
}

/* It exits at every second request: how many questions out of so many are answered? */
static unsigned answers_of (gh_engine *e, gh_store *store, int first, int count)
{
  char text[16];
  unsigned answers = 0;
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = text, .h = "0"};
  for (int i = first; i < first + count; i++) {
    snprintf (text, sizeof text, "%d", i);
    answers += ask_now (&q) == GH_ANSWERED;
  }
  return answers;
}

static void test_pardon (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("exit", "2", 5, 1 << 16);
  e->pardon (e, 3);
  TAP_OK (answers_of (e, store, 100, 20) == 3 && e->faults == 3, "three faults, then no more: %s",
          e->words);
  TAP_OK (strstr (e->words, "failed 3 times"), "this is told");
  e->pardon (e, 2);
  TAP_OK (answers_of (e, store, 200, 20) == 2 && e->faults == 5, "two more: %s", e->words);
  e->pardon (e, 2);
  TAP_OK (answers_of (e, store, 106, 1) == 1, "the question at which it was given up is asked");
  TAP_OK (answers_of (e, store, 100, 20) == 3 + 2,
          "what was refused is asked, what was answered or a fault is known: %" PRIu64, e->faults);
  e->renew (e);
  TAP_OK (answers_of (e, store, 100, 20) == 0, "a fresh start is no pardon");
  close_engine (e, "pardon");
  gh_store_free (store);
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_texts ();
  test_not_remembered ();
  test_table ();
  test_pardon ();
  return tap_done ();
}
