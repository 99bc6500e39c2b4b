/* Whoever waits for an engine returns soon when it is to halt. */
#include "adapter/adapter.h"
#include "form/halt.h"
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <signal.h>
#include <string.h>
#include <sys/time.h>

static double halted_at;

static void halt (int signal_number)
{
  halted_at = now ();
  gh_halt (signal_number);
}

/* Halt by a signal after so many milliseconds. */
static void halt_in (long milliseconds)
{
  struct sigaction action = {.sa_handler = halt};
  sigaction (SIGALRM, &action, NULL);
  setitimer (ITIMER_REAL, &(struct itimerval){.it_value = {0, 1000 * milliseconds}}, NULL);
}

static void ends_soon (const char *name)
{
  double const seconds = now () - halted_at;
  TAP_OK (gh_halted () == SIGALRM && seconds < 0.3, "%s: %.3f s after the signal", name, seconds);
  TAP_OK (no_children () || !strcmp (name, "settling"), "%s: no process is left", name);
  gh_halt_clear ();
}

static void test_greeting (void)
{
  halt_in (200);
  gh_engine *e = start ("hello-silent", "0", 5, 1 << 16);
  TAP_OK (!e && !strcmp (error, "interrupted"), "greeting: %s", error);
  ends_soon ("greeting");
  gh_halt (GH_HALT_DEADLINE);
  e = start ("good", "0", 5, 1 << 16);
  TAP_OK (!e && !strcmp (error, "interrupted") && no_children (), "halted before: %s", error);
  gh_halt_clear ();
}

static void test_closing (void)
{
  gh_engine *const e = start ("stay", "0", 5, 1 << 16);
  halt_in (200);
  e->close (e);
  ends_soon ("closing");
}

/* It is halted twice, once without a moment to wait; then it is slow as ever. */
static void test_settling (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("silent", "compare 2 ; 0", 0.7, 1 << 16);
  asked first = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "0"};
  asked q = first, later = first;
  q.g = "2", later.g = "3";
  ask (&first), ask (&q), ask (&later);
  halt_in (200);
  e->settle (e);
  ends_soon ("settling");
  ask (&q), ask (&later);
  TAP_OK (q.reply == GH_PENDING && later.reply == GH_PENDING, "what waits is pending");
  gh_halt (GH_HALT_DEADLINE);
  double const began = now ();
  e->settle (e);
  TAP_OK (now () - began < 0.05, "no wait when halted before");
  gh_halt_clear ();
  e->settle (e);
  ask (&first), ask (&q), ask (&later);
  TAP_OK (first.reply == GH_ANSWERED && later.reply == GH_ANSWERED && q.reply == GH_SLOW,
          "then all is decided: %s", e->words);
  close_engine (e, "settling");
  gh_store_free (store);
}

/* The engine crashed, and while it is started again the time is up: it is not given up for that. */
static void test_restart (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("slow-start", "0", 5, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "0"};
  e->renew (e);
  ask (&q);
  halt_in (200); /* it needs 500 */
  e->settle (e);
  ends_soon ("starting again");
  TAP_OK (ask_now (&q) == GH_ANSWERED, "and is started once more");
  close_engine (e, "starting again");
  gh_store_free (store);
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_greeting ();
  test_closing ();
  test_settling ();
  test_restart ();
  return tap_done ();
}
