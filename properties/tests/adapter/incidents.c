/* What an engine did that is no answer is told, once for each time. */
#include "form/halt.h"
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define MOST 8

typedef struct heard {
  gh_incident incidents[MOST];
  size_t count;
} heard;

static void hear (void *context, const gh_incident *incident)
{
  heard *const h = context;
  if (h->count < MOST)
    h->incidents[h->count] = *incident;
  h->count++;
}

static gh_engine *listen_to (const char *mode, const char *trigger, double seconds, heard *h)
{
  gh_engine *const e = start (mode, trigger, seconds, 1 << 16);
  *h = (heard){.count = 0};
  if (TAP_OK (e != NULL, "%s: starts: %s", mode, e ? "" : error)) {
    e->incident = hear;
    e->incident_context = h;
  }
  return e;
}

/* The incident that is expected: its kind, and its words. */
typedef struct wanted {
  gh_incident_kind kind;
  const char *words;
} wanted;

static bool is_wanted (const gh_incident *i, wanted w, const char *question)
{
  return i->kind == w.kind && !strcmp (i->words, w.words) && i->request == GH_ASK_COMPARE &&
         !strcmp (i->question, question);
}

/* `compare i ; 7` for i = 1 ... 20, of which number 13 brings two incidents, or one; all is read
   twice. The question of the first one may be another when answers are held back, or too many. */
static void check_mode (const char *mode, wanted first, wanted second, const char *last)
{
  heard h;
  char text[16];
  gh_store *const store = gh_store_new (NULL, NULL);
  double const seconds = strstr (mode, "silent") ? 0.5 : 20; /* a busy machine floods slowly */
  gh_engine *const e = listen_to (mode, "compare 13 ; 7", seconds, &h);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .h = "7", .g = text};
  for (int round = 0; e && round < 3; round++) {
    for (int i = 1; i <= 20; i++) {
      snprintf (text, sizeof text, "%d", i);
      ask (&q);
    }
    e->settle (e);
  }
  size_t const expected = second.words ? 2 : 1;
  const gh_incident *const end = &h.incidents[expected - 1];
  if (!TAP_OK (h.count == expected, "%s: told %zu times: %s; %s", mode, h.count,
               h.incidents[0].words, h.incidents[1].words))
    return;
  TAP_OK (is_wanted (end, expected == 1 ? first : second, "compare 13 ; 7"), "%s: %d, %s, on %s",
          mode, end->kind, end->words, end->question);
  TAP_OK (expected == 1 || is_wanted (&h.incidents[0], first, h.incidents[0].question),
          "%s: first %s, on %s", mode, h.incidents[0].words, h.incidents[0].question);
  TAP_OK (*last ? strstr (end->last, last) != NULL : !*end->last, "%s: wrote %s", mode, end->last);
  double lost = 0;
  for (size_t i = 0; i < expected; i++)
    lost += h.incidents[i].kind == GH_LATE ? h.incidents[i].seconds : 0;
  TAP_OK (e->late_seconds == lost && (lost == 0 || lost >= 0.5 * (double)expected),
          "%s: lost %.2f s", mode, lost);
  close_engine (e, mode);
  gh_store_free (store);
}

#define LATER ", here or at a later request"
#define EARLIER ", here or at an earlier request"

static void test_kinds (void)
{
  static const wanted none = {GH_LATE, NULL};
  check_mode ("crash", (wanted){GH_DIED, "crashed (signal 11)" LATER},
              (wanted){GH_DIED, "crashed (signal 11)"}, "");
  check_mode ("raise+held", (wanted){GH_DIED, "exited with status 1" LATER},
              (wanted){GH_DIED, "exited with status 1"}, "\\nValueError: no \\x07 table");
  check_mode ("half-line",
              (wanted){GH_DIED, "exited with status 0 after half a line, 'answ'" LATER},
              (wanted){GH_DIED, "exited with status 0 after half a line, 'answ'"}, "");
  check_mode ("silent+held", (wanted){GH_LATE, "was silent for 0.5 s" LATER},
              (wanted){GH_LATE, "was silent for 0.5 s"}, "");
  check_mode ("silent+paced", (wanted){GH_LATE, "was silent for 0.5 s"}, none, "");
  check_mode ("binary", (wanted){GH_RUBBISH, "answered with byte 0" EARLIER},
              (wanted){GH_RUBBISH, "answered with byte 0"}, "");
  check_mode ("garbage", (wanted){GH_RUBBISH, "answered 'xyzzy'" EARLIER},
              (wanted){GH_RUBBISH, "answered 'xyzzy'"}, "");
  check_mode ("unsolicited", (wanted){GH_RUBBISH, "answered 'loaded a table'" EARLIER},
              (wanted){GH_FLOODED, "wrote 'loaded a table' without being asked"}, "");
  check_mode ("flood", (wanted){GH_FLOODED, "answered with more than 4194304 bytes" EARLIER},
              (wanted){GH_FLOODED, "answered with more than 4194304 bytes"}, "");
  check_mode ("error", (wanted){GH_ERRED, "answered 'error I am confused'"}, none, "");
  memory_limit = (uint64_t)64 << 20;
  check_mode ("memory", (wanted){GH_OUTGREW, "took more than 64 MiB of memory" LATER},
              (wanted){GH_OUTGREW, "took more than 64 MiB of memory"}, "");
  memory_limit = 0;
}

/* It can be told when it is read only, and is told once; not when it is remembered. */
static void test_reading (void)
{
  heard h;
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = listen_to ("integer", "birthday 9", 1, &h);
  asked q = {.engine = e, .store = store, .request = GH_ASK_BIRTHDAY, .g = "9"};
  bool found = ask_now (&q) == GH_FINDING && ask_now (&q) == GH_FINDING;
  gh_store_empty (store);
  found = ask_now (&q) == GH_FINDING && found;
  TAP_OK (found && h.count == 1 && e->answered == 1 && h.incidents[0].kind == GH_RUBBISH &&
              h.incidents[0].request == GH_ASK_BIRTHDAY &&
              !strcmp (h.incidents[0].question, "birthday 9") &&
              !strcmp (h.incidents[0].words, "answered '1/2': expected an integer"),
          "no integer: %zu times: %s", h.count, h.incidents[0].words);
  close_engine (e, "reading");
  gh_store_free (store);
}

/* An error is told whole, without a hint; what has no room is left out at its end. */
static void test_long_error (void)
{
  heard h;
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = listen_to ("long-error", "1", 1, &h);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "0"};
  TAP_OK (ask_now (&q) == GH_FINDING &&
              !strncmp (e->words, "answered 'error x > y: 0123456789", 33) &&
              strstr (e->words, "0123456789' to `compare 1 ; 0`: an error is no answer") &&
              !strstr (e->words, "...") && !strstr (e->words, "prompt"),
          "a long error: %s", e->words);
  TAP_OK (h.count == 1 && h.incidents[0].kind == GH_ERRED && strstr (h.incidents[0].words, "...'"),
          "is told: %s", h.incidents[0].words);
  close_engine (e, "long error");
  gh_engine *const odd = listen_to ("odd-error", "1", 1, &h);
  q.engine = odd;
  gh_store_empty (store);
  TAP_OK (ask_now (&q) == GH_FINDING && !strstr (odd->words, "prompt"), "an odd error: %s",
          odd->words);
  close_engine (odd, "odd error");
  gh_store_free (store);
}

/* Names mean nothing to a person: the question is told without. */
static void test_names (void)
{
  heard h;
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = listen_to ("crash+let", "1", 1, &h);
  asked q = {.engine = e, .store = store, .request = GH_ASK_NEGATE, .g = NAMED};
  gh_reply const reply = ask_now (&q);
  TAP_OK (reply == GH_FINDING && h.count == 1 && h.incidents[0].request == GH_ASK_NEGATE &&
              !strncmp (h.incidents[0].question, "negate {{{", 10) &&
              !strchr (h.incidents[0].question + 7, 'g'),
          "names: %zu, %s", h.count, h.incidents[0].question);
  close_engine (e, "names");
  gh_store_free (store);
}

/* It does not start again: that is over no question. */
static void test_restart (void)
{
  char path[] = "/tmp/gh-once-XXXXXX", text[] = "1";
  int const fd = mkstemp (path);
  heard h;
  close (fd);
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = listen_to ("once", path, 1, &h);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = text, .h = "0"};
  for (; *text < '4'; ++*text)
    ask_now (&q);
  TAP_OK (h.count == 2 && h.incidents[0].request == GH_ASK_COMPARE &&
              h.incidents[1].kind == GH_DIED && h.incidents[1].request == GH_REQUESTS &&
              !*h.incidents[1].question &&
              !strcmp (h.incidents[1].words, "exited with status 7 before it greeted"),
          "once: %zu, %s", h.count, h.incidents[1].words);
  TAP_OK (e->starts == 2 && e->start_seconds > 0, "once: %" PRIu64 " starts", e->starts);
  close_engine (e, "once");
  gh_store_free (store);
}

/* It is gone before it is asked, so that it is over no question. */
static void test_gone (void)
{
  heard h;
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = listen_to ("leave", "0", 1, &h);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "0"};
  e->pardon (e, 1);
  nanosleep (&(struct timespec){.tv_nsec = 200000000}, NULL);
  ask_now (&q);
  TAP_OK (h.count == 1 && h.incidents[0].kind == GH_DIED && h.incidents[0].request == GH_REQUESTS &&
              !*h.incidents[0].question &&
              !strcmp (h.incidents[0].words, "exited with status 8 before it was asked"),
          "gone: %zu, %s", h.count, h.incidents[0].words);
  close_engine (e, "gone");
  gh_store_free (store);
}

/* What this side does is none of the engine's. */
static void test_none (void)
{
  static const char *const modes[] = {"good", "stay", "limit", "unsupported", "complain"};
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
    heard h;
    gh_store *const store = gh_store_new (NULL, NULL);
    gh_engine *const e = listen_to (modes[i], "1", 4, &h);
    asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "0"};
    ask_now (&q);
    e->renew (e);
    ask_now (&q);
    ask (&(asked){.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "5", .h = "0"});
    gh_halt (GH_HALT_DEADLINE);
    e->settle (e);
    gh_halt_clear ();
    TAP_OK (e->starts == 2 && e->faults == 0, "%s: started again", modes[i]);
    close_engine (e, modes[i]);
    TAP_OK (h.count == 0, "%s: nothing is told: %s", modes[i], h.incidents[0].words);
    gh_store_free (store);
  }
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_kinds ();
  test_reading ();
  test_long_error ();
  test_names ();
  test_restart ();
  test_gone ();
  test_none ();
  return tap_done ();
}
