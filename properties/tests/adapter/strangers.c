/* Engines that try to outlive this program, to end it, or to take all there is. This program adopts
   what is left of them, so that nothing can hide. */
#include "adapter/adapter.h"
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define ON " on `compare 13 ; 7`"

/* What is expected at once may take so many seconds more, where others use the machine, too. */
#define BUSY 4.0

/* Wait until no process is left, but not for long. */
static bool all_end (void)
{
  double const deadline = now () + BUSY;
  while (!no_children () && now () < deadline)
    nanosleep (&(struct timespec){.tv_nsec = 1000000}, NULL);
  return no_children ();
}

/* `compare 13 ; 7`, at which the engine does what the mode says, then another question. Only an
   engine that shall be slow has to answer within half a second. `bereft`: the processes of the
   engine may have lost their supervisor, and are left to this program, dead.
 */
static void check_stranger (const char *mode, gh_reply expected, const char *words,
                            double most_seconds, bool bereft)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  double const answer_seconds = expected == GH_SLOW ? 0.5 : BUSY;
  gh_engine *const e = start (mode, "compare 13 ; 7", answer_seconds, 1 << 16);
  if (!TAP_OK (e != NULL, "%s: starts", mode))
    return;
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "13", .h = "7"};
  asked other = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "7", .h = "7"};
  double const began = now ();
  ask_now (&q);
  TAP_OK (q.reply == expected && (expected == GH_ANSWERED || !strcmp (e->words, words)), "%s: %s",
          mode, e->words);
  ask_now (&other);
  TAP_OK (other.reply == GH_ANSWERED && other.answer.order == GH_EQUAL,
          "%s: the next question is answered", mode);
  TAP_OK (e->faults == (expected != GH_ANSWERED), "%s: faults are counted: %" PRIu64, mode,
          e->faults);
  double const asked_at = now ();
  TAP_OK (asked_at - began < most_seconds + BUSY, "%s: takes %.2f s", mode, asked_at - began);
  e->close (e);
  TAP_OK (bereft ? all_end () : no_children (), "%s: no process is left", mode);
  TAP_OK (now () - asked_at < 1 + BUSY, "%s: is closed after %.2f s", mode, now () - asked_at);
  gh_store_free (store);
}

static void test_strangers (void)
{
  static const char silent[] = "was silent for 0.5 s" ON " (14 bytes)";
  static const char exited[] = "exited with status 4" ON;
  check_stranger ("same-group", GH_SLOW, silent, 1.2, false);
  check_stranger ("session", GH_FINDING, exited, 0.6, false);
  check_stranger ("daemon", GH_FINDING, exited, 0.6, false);
  check_stranger ("quiet-daemon", GH_ANSWERED, "", 0.5, false);
  check_stranger ("deaf", GH_SLOW, silent, 1.2, false);
  check_stranger ("chain", GH_SLOW, silent, 1.2, false);
  check_stranger ("session-chain", GH_FINDING, exited, 0.6, false);
  check_stranger ("kill-parent", GH_FINDING, "lost its supervisor (signal 9)" ON, 0.9, true);
  check_stranger ("stop-parent", GH_SLOW, silent, 1.2, false);
  check_stranger ("stop-parent-exit", GH_FINDING, exited, 1.2, false);
  check_stranger ("stop-parent-often", GH_SLOW, silent, 1.2, false);
  check_stranger ("disturb-parent", GH_ANSWERED, "", 0.5, false);
  check_stranger ("complain", GH_ANSWERED, "", 0.5, false);
  check_stranger ("complain-on", GH_SLOW, silent, 1.2, false);
  check_stranger ("kill-group", GH_FINDING, "crashed (signal 9)" ON, 0.6, false);
}

static void test_takers (void)
{
  static const char memory[] = "took more than 64 MiB of memory" ON;
  memory_limit = (uint64_t)64 << 20;
  check_stranger ("good", GH_ANSWERED, "", 0.5, false);
  check_stranger ("memory", GH_FINDING, memory, 2, false);
  check_stranger ("memory-of-children", GH_FINDING, memory, 2, false);
  memory_limit = 0;
}

/* Bytes come so often that there is hardly a moment, or none, without one. */
static void check_drip (const char *mode, const char *start_of_words)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start (mode, "1", 0.5, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "13", .h = "7"};
  double const began = now ();
  ask_now (&q);
  TAP_OK (q.reply == GH_SLOW && now () - began < 1.5 + BUSY &&
              !strncmp (e->words, start_of_words, strlen (start_of_words)) &&
              strstr (e->words, "' within 0.5 s" ON " (14 bytes)"),
          "%s: %.2f s: %s", mode, now () - began, e->words);
  close_engine (e, mode);
  gh_store_free (store);
}

/* Open an engine and ask it. The pipe receives a process that was forked in between and lives on.
 */
static _Noreturn void ask_and_wait (const char *mode, int ready)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start (mode, "compare 13 ; 7", 1000, 1 << 16);
  asked first = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "7", .h = "7"};
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "13", .h = "7"};
  if (e && ask_now (&first) == GH_ANSWERED) {
    pid_t const holder = fork ();
    while (holder == 0)
      pause ();
    if (write (ready, &holder, sizeof holder) == sizeof holder)
      ask_now (&q);
  }
  _exit (0);
}

/* A program is killed while it asks: nothing of the engine is left, although another process has
   all its descriptors open. So many processes come here to end: the program, its supervisor, and
   what that could not wait for. */
static void check_killed (const char *mode, int expected)
{
  int ready[2];
  pid_t holder = 0;
  if (!TAP_OK (!pipe (ready), "a pipe"))
    return;
  pid_t const pid = fork ();
  if (pid == 0)
    ask_and_wait (mode, ready[1]);
  close (ready[1]);
  TAP_OK (read (ready[0], &holder, sizeof holder) == sizeof holder, "%s: it asks", mode);
  close (ready[0]);
  nanosleep (&(struct timespec){.tv_nsec = 100000000}, NULL);
  kill (pid, SIGSTOP); /* so that it does not wake a supervisor that was stopped */
  nanosleep (&(struct timespec){.tv_nsec = 500000000}, NULL);
  kill (pid, SIGKILL);
  double const deadline = now () + BUSY;
  int others = 0;
  while (others < expected && now () < deadline)
    if (waitpid (-1, NULL, WNOHANG) > 0)
      others++;
    else
      nanosleep (&(struct timespec){.tv_nsec = 1000000}, NULL);
  kill (holder, SIGKILL);
  waitpid (holder, NULL, 0);
  TAP_OK (others == expected && no_children (), "%s: killed while it asks, no process is left",
          mode);
  while (waitpid (-1, NULL, WNOHANG) > 0)
    continue;
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  TAP_OK (!prctl (PR_SET_CHILD_SUBREAPER, 1), "what is left would come here");
  test_strangers ();
  test_takers ();
  check_drip ("drip", "did not end its line '1111");
  check_drip ("downpour", "did not end its line '1111");
  check_killed ("silent", 2);
  check_killed ("deaf", 2);
  check_killed ("chain", 2);
  check_killed ("stop-parent-often", 2);
  check_killed ("kill-parent-late", 3);
  return tap_done ();
}
