/* Engines that do not start, or not again. */
#include "adapter/adapter.h"
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void check_start (const char *mode, const char *words)
{
  gh_engine *const e = start (mode, "1", 1, 1 << 16);
  TAP_OK (!e && strstr (error, words), "%s: %s", mode, e ? "it started" : error);
  if (e)
    e->close (e);
  TAP_OK (no_children (), "%s: no process is left", mode);
}

static void test_starts (void)
{
  check_start ("wrong-version", "only version 1 of the protocol");
  check_start ("no-hello", "answered 'what?' to `hello 1`");
  greeting_seconds = 0.5;
  check_start ("hello-silent", "did not greet within 0.5 s; does it flush its output");
  check_start ("hello-drip", "did not greet within 0.5 s");
  greeting_seconds = 2;
  check_start ("hello-daemon", "exited with status 4 before it greeted");
  check_start ("hello-exit", "exited with status 6 before it greeted");
  check_start ("hello-raise",
               "exited with status 1 before it greeted; it wrote to standard error: ");
  check_start ("hello-raise", "\\nValueError: no \\x1b[31mtable");
  check_start ("hello-carriage", "without a carriage return");
  check_start ("hello-mark", "byte order mark: write UTF-8 without one");
  check_start ("hello-prompt", "a prompt stands before its greeting: print none");
  check_start ("hello-banner", "'Welcome to Foo 1.2' to `hello 1`: expected gifthorse 1 NAME");
  check_start ("hello-banner", "its greeting is line 3: print what comes before it to standard "
                               "error, or cut it off with ` | sed -u 1,2d`");
  check_start ("hello-echo", "it repeats what it reads: switch this echo off");
  gh_engine *const slow = start ("slow-start", "0", 0.2, 1 << 16);
  TAP_OK (slow != NULL, "slow-start: starts");
  TAP_OK (slow && !strcmp (slow->name, "hostile"), "its name is known");
  TAP_OK (slow && slow->abilities ==
                      (GH_BIT (GH_ASK_COMPARE) | GH_BIT (GH_ASK_NEGATE) | GH_BIT (GH_ASK_BIRTHDAY) |
                       GH_BIT (GH_ASK_GRUNDY) | GH_BIT (GH_ASK_OCTAL)),
          "its abilities are known, and others ignored");
  if (slow)
    close_engine (slow, "slow-start");
  gh_engine *const none =
      gh_adapter_open ("/nonexistent/engine 2>/dev/null", NULL, error, sizeof error);
  TAP_OK (!none && strstr (error, "not found"), "no such program: %s", error);
  double const began = now ();
  gh_engine *const stay = start ("stay", "0", 1, 1 << 16);
  TAP_OK (stay != NULL, "stay: starts");
  if (stay)
    close_engine (stay, "stay");
  TAP_OK (now () - began < 3, "an engine that does not leave is killed");
}

/* A fault at every second request since the start: more than an engine is allowed. */
static void test_restarts (void)
{
  char text[16];
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("exit", "2", 5, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = text, .h = "0"};
  unsigned findings = 0, answers = 0, refusals = 0;
  bool told = true;
  for (int i = 1; i <= 210; i++) {
    snprintf (text, sizeof text, "%d", i);
    gh_reply const reply = ask_now (&q);
    findings += reply == GH_FINDING;
    answers += reply == GH_ANSWERED;
    refusals += reply == GH_GIVEN_UP;
    told = told && (reply != GH_GIVEN_UP || strstr (e->words, "not restarted any more"));
  }
  TAP_OK (findings == 100 && answers == 100 && refusals == 10,
          "100 faults, then refusals: %u %u %u", findings, answers, refusals);
  TAP_OK (told, "and they are told: %s", e->words);
  close_engine (e, "restarts");
  gh_store_free (store);
}

/* The engine starts as long as a file exists, which it removes. It exits at the second request. */
static void check_once (bool together)
{
  char path[] = "/tmp/gh-once-XXXXXX", text[] = "1";
  int const fd = mkstemp (path);
  gh_store *const store = gh_store_new (NULL, NULL);
  close (fd);
  gh_engine *const e = start ("once+held", path, 1, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = text, .h = "0"};
  unsigned findings = 0, refusals = 0;
  for (; *text < '5'; ++*text)
    together ? (void)ask (&q) : (void)ask_now (&q);
  e->settle (e);
  for (*text = '1'; *text < '5'; ++*text) {
    ask (&q);
    findings += q.reply == GH_FINDING && strstr (e->words, "exited with status 7");
    refusals += q.reply == GH_REFUSED && strstr (e->words, "before it greeted");
  }
  TAP_OK (findings == 1 && refusals == (together ? 3 : 2), "once: %u findings, %u refusals, %s",
          findings, refusals, e->words);
  close_engine (e, "once");
  gh_store_free (store);
}

static void test_no_restart (void)
{
  check_once (false);
  check_once (true);
}

/* The engine is gone before it is asked anything: neither SIGPIPE nor a wrong answer comes of it.
 */
static void test_gone (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("leave", "0", 1, 1 << 16);
  char text[16];
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = text, .h = "0"};
  unsigned findings = 0, refusals = 0;
  nanosleep (&(struct timespec){.tv_nsec = 100000000}, NULL);
  for (int round = 0; round < 2; round++) {
    for (int i = 0; i < 1500; i++) {
      snprintf (text, sizeof text, "%d", i);
      ask (&q);
      findings += q.reply == GH_FINDING;
      refusals += q.reply == GH_GIVEN_UP;
    }
    e->settle (e);
  }
  TAP_OK (findings == 100 && refusals == 1400, "leave: %u findings, %u refusals", findings,
          refusals);
  close_engine (e, "leave");
  gh_store_free (store);
}

static void check_asked (const char *mode, const char *trigger, const char *words)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start (mode, trigger, 1, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "0"};
  TAP_OK (ask_now (&q) == GH_FINDING && strstr (e->words, words), "%s: %s", mode, e->words);
  close_engine (e, mode);
  gh_store_free (store);
}

static void test_banner (void)
{
  check_asked ("banner", "0", "wrote 'ready' without being asked,");
  check_asked ("prompt", "0", "wrote '> ' without being asked (a prompt? print none),");
  check_asked ("prompted", "1", "; a prompt stands before the answer: print none");
  check_asked ("echo", "1", "; it repeats what it reads: switch this echo off");
}

static void test_unknown (void)
{
  gh_engine *e = start ("good", "0", 1, 1 << 16);
  TAP_OK (!strcmp (e->unknown, "future-request"), "unknown: %s", e->unknown);
  close_engine (e, "unknown");
  static const char words[] = "future-request, lstop (did you mean left-stop?), "
                              "cannonical (did you mean canonical?), nim_add (did you mean "
                              "nim-add?), unheard-of-0, ";
  e = start ("misspelt", "0", 1, 1 << 16);
  size_t const length = strlen (e->unknown);
  TAP_OK (!strncmp (e->unknown, words, sizeof words - 1) &&
              !strcmp (e->unknown + length - 5, ", ..."),
          "misspelt: %s", e->unknown);
  close_engine (e, "misspelt");
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_starts ();
  test_restarts ();
  test_no_restart ();
  test_gone ();
  test_banner ();
  test_unknown ();
  return tap_done ();
}
