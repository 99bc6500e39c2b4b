/* Large texts in both directions, and shared positions. */
#include "form/numeral.h"
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>

/* ---- sizes ----------------------------------------------------------------------------------- */

/* {n, {n-1, ... | } | }: a different text for each n, about `length` bytes. */
static void long_text (char *text, int n, size_t length)
{
  size_t at = (size_t)sprintf (text, "{%d,{0", n + 1000000);
  while (at + 20 < length)
    at += (size_t)sprintf (text + at, ",%zu", 10000000 + at);
  strcpy (text + at, "|}|}");
}

static void interrupted (int signal_number)
{
  (void)signal_number;
}

/* Interrupt system calls every so many microseconds; 0: no more. */
static void interrupt_often (long microseconds)
{
  struct sigaction action = {.sa_handler = interrupted};
  struct itimerval const every = {{0, microseconds}, {0, microseconds}};
  sigemptyset (&action.sa_mask);
  sigaction (SIGALRM, &action, NULL);
  setitimer (ITIMER_REAL, &every, NULL);
}

/* Megabytes in both directions at the same time, and each answer is that of its question. */
static void test_burst (const char *mode)
{
  static char text[20000];
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.forms = 4000000;
  gh_store *const store = gh_store_new (&limits, NULL);
  gh_engine *const e = start (mode, "0", 10, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_NEGATE, .g = text};
  unsigned pending = 0, right = 0;
  double const began = now ();
  for (int round = 0; round < 2; round++) {
    for (int i = 0; i < 1000; i++) {
      long_text (text, i, 10000);
      ask (&q);
      pending += q.reply == GH_PENDING;
      right += q.reply == GH_ANSWERED && q.answer.form == q.form;
    }
    e->settle (e);
  }
  TAP_OK (pending == 1000 && right == 1000, "%s: 10 MB both ways, %u of %u, %.2f s", mode, right,
          pending, now () - began);
  close_engine (e, mode);
  gh_store_free (store);
}

static gh_form ladder (gh_store *store, int steps, gh_form top)
{
  for (int i = 0; i < steps; i++) { /* its tree doubles at each step */
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, top);
    gh_form_add (store, GH_RIGHT, top);
    gh_form_add (store, i & 1 ? GH_LEFT : GH_RIGHT, GH_ZERO);
    top = gh_form_end (store);
  }
  return top;
}

static void test_let (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *e = start ("good+let", "0", 2, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_NEGATE};
  bool good = true;
  for (int steps = 1; steps <= 11; steps++) {
    q.form = ladder (store, steps, gh_integer (store, 3));
    good = good && ask_now (&q) == GH_ANSWERED && q.answer.form == q.form;
  }
  TAP_OK (good, "let: shared positions arrive as they are");
  q.form = ladder (store, 200, GH_ZERO);
  ask (&q);
  TAP_OK (q.reply == GH_PENDING, "let: a tree of 2^200 positions can be sent");
  close_engine (e, "let");

  e = start ("good", "0", 2, 1 << 16);
  q = (asked){.engine = e, .store = store, .request = GH_ASK_NEGATE};
  q.form = ladder (store, 30, GH_ZERO);
  gh_status const status = ask (&q);
  TAP_OK (status == GH_OK && q.reply == GH_REFUSED && strstr (e->words, "more than 65536 bytes"),
          "without let it is too long: %s", e->words);
  close_engine (e, "no let");

  e = start ("refuse-let+let", "0", 2, 1 << 16);
  q.engine = e;
  TAP_OK (ask_now (&q) == GH_REFUSED && strstr (e->words, "limit no more names"),
          "let: a refused name: %s", e->words);
  q.g = "5";
  TAP_OK (ask_now (&q) == GH_ANSWERED, "let: others are answered");
  close_engine (e, "refuse-let");

  e = start ("crash-let+let+held", "9", 2, 1 << 16);
  asked ladders[] = {{.engine = e, .store = store, .request = GH_ASK_NEGATE},
                     {.engine = e, .store = store, .request = GH_ASK_NEGATE},
                     {.engine = e, .store = store, .request = GH_ASK_NEGATE}};
  ladders[0].form = ladder (store, 8, gh_integer (store, 3));
  ladders[1].form = ladder (store, 8, gh_integer (store, 9));
  ladders[2].form = ladder (store, 9, gh_integer (store, 3));
  for (int i = 0; i < 3; i++)
    ask (&ladders[i]);
  e->settle (e);
  for (int i = 0; i < 3; i++)
    ask (&ladders[i]);
  TAP_OK (ladders[0].reply == GH_ANSWERED && ladders[0].answer.form == ladders[0].form &&
              ladders[2].reply == GH_ANSWERED && ladders[2].answer.form == ladders[2].form,
          "let: a crash over a name spares the others");
  ask (&ladders[1]);
  TAP_OK (ladders[1].reply == GH_FINDING && strstr (e->words, "crashed (signal 11) at `let g"),
          "let: and is found: %s", e->words);
  close_engine (e, "crash-let");
  gh_store_free (store);
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_burst ("good");
  interrupt_often (1000);
  test_burst ("good+held");
  interrupt_often (0);
  test_let ();
  return tap_done ();
}
