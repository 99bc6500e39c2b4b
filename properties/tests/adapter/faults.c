/* Faults in the middle of a run: each is found, at its request, and all others are answered. */
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static double answer_seconds = 1;

/* `compare i ; 7` for i = 1 ... 40. At the fault the words start and end with these. */
static void check_fault (const char *mode, const char *trigger, int at, gh_reply expected,
                         const char *words, double most_seconds)
{
  char text[16];
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start (mode, trigger, answer_seconds, 1 << 16);
  double const began = now ();
  if (!e) {
    TAP_OK (false, "%s: starts: %s", mode, error);
    gh_store_free (store);
    return;
  }
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .h = "7", .g = text};
  unsigned pending = 0, right = 0;
  for (int round = 0; round < 3; round++) {
    for (int i = 1; i <= 40; i++) {
      snprintf (text, sizeof text, "%d", i);
      ask (&q);
      if (round == 0)
        pending += q.reply == GH_PENDING;
      else if (i != at)
        right += q.reply == GH_ANSWERED && q.answer.order == (i == 7 ? GH_EQUAL : GH_LESS);
      else
        TAP_OK (q.reply == expected && !strcmp (e->words, words), "%s: round %d: %s", mode, round,
                e->words);
    }
    if (round == 0)
      e->settle (e);
  }
  TAP_OK (pending == 40, "%s: all is pipelined", mode);
  TAP_OK (right == (at ? 78 : 80), "%s: all others are answered, %u", mode, right);
  TAP_OK (now () - began < most_seconds, "%s: took %.2f s", mode, now () - began);
  close_engine (e, mode);
  gh_store_free (store);
}

static void test_faults (void)
{
  static const char *const at = "compare 13 ; 7";
  check_fault ("good", "0", 0, GH_ANSWERED, "", 5);
  check_fault ("crash", at, 13, GH_FINDING, "crashed (signal 11) on `compare 13 ; 7`", 5);
  check_fault ("crash+held", at, 13, GH_FINDING, "crashed (signal 11) on `compare 13 ; 7`", 5);
  check_fault ("exit", at, 13, GH_FINDING, "exited with status 3 on `compare 13 ; 7`", 5);
  check_fault ("exit+held", at, 13, GH_FINDING, "exited with status 3 on `compare 13 ; 7`", 5);
  answer_seconds = 0.5; /* all of which is waited for */
  check_fault ("silent", at, 13, GH_SLOW, "was silent for 0.5 s on `compare 13 ; 7` (14 bytes)", 8);
  check_fault ("silent+held", at, 13, GH_SLOW,
               "was silent for 0.5 s on `compare 13 ; 7` (14 bytes)", 8);
  check_fault ("close", at, 13, GH_FINDING, "closed its output on `compare 13 ; 7`", 8);
  answer_seconds = 1;
  check_fault ("half-line+held", at, 13, GH_FINDING,
               "exited with status 0 after half a line, 'answ', on `compare 13 ; 7`", 5);
  check_fault ("orphan", at, 13, GH_FINDING, "exited with status 4 on `compare 13 ; 7`", 3);
  check_fault ("flood", at, 13, GH_FINDING,
               "answered with more than 4194304 bytes on `compare 13 ; 7`", 5);
  check_fault ("many-lines", at, 13, GH_FINDING,
               "wrote '<' without being asked, on `compare 13 ; 7`", 5);
  check_fault ("unsolicited", at, 13, GH_FINDING,
               "wrote 'loaded a table' without being asked, on `compare 13 ; 7`", 5);
  check_fault ("two-lines", at, 13, GH_FINDING,
               "wrote '\\x00' without being asked, on `compare 13 ; 7`", 5);
  check_fault ("binary", at, 13, GH_FINDING, "answered with byte 0 on `compare 13 ; 7`", 5);
  check_fault ("tab", at, 13, GH_FINDING, "answered with byte 9 on `compare 13 ; 7`", 5);
  check_fault ("carriage", at, 13, GH_FINDING,
               "answered with byte 13 (a line ends in a newline alone) on `compare 13 ; 7`", 5);
  check_fault ("garbage", at, 13, GH_FINDING,
               "answered 'xyzzy' to `compare 13 ; 7`: expected <, =, > or ||", 5);
  check_fault ("blank", at, 13, GH_FINDING,
               "answered '< ' to `compare 13 ; 7`: expected <, =, > or ||", 5);
  check_fault ("empty", at, 13, GH_FINDING,
               "answered '' to `compare 13 ; 7`: expected <, =, > or ||", 5);
  check_fault ("error", at, 13, GH_FINDING,
               "answered 'error I am confused' to `compare 13 ; 7`: an error is no answer", 5);
  check_fault ("limit", at, 13, GH_REFUSED, "limit too big for me", 5);
  check_fault ("unsupported", at, 13, GH_UNSUPPORTED, "unsupported", 5);
  check_fault ("together", "compare 1 ; 7", 1, GH_FINDING,
               "exited with status 5, but only among other requests, on `compare 1 ; 7`", 5);
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_faults ();
  return tap_done ();
}
