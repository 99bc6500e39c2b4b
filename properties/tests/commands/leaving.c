/* Ways out of the program, each in a process of its own. */
#include "commands/command.h"
#include "commands/leave.h"
#include "form/halt.h"
#include "form/shortage.h"
#include "tests/tap.h"

#include <gmp.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define GOES_ON 77

static char path[] = "/tmp/gifthorse-leaving-XXXXXX";

static bool memory_is_over;

void *__real_malloc (size_t size);
void *__wrap_malloc (size_t size);
void *__real_realloc (void *block, size_t size);
void *__wrap_realloc (void *block, size_t size);

/* A compiler may make this of a block that grows from nothing. */
void *__wrap_malloc (size_t size)
{
  return memory_is_over ? NULL : __real_malloc (size);
}

void *__wrap_realloc (void *block, size_t size)
{
  return memory_is_over ? NULL : __real_realloc (block, size);
}

static double now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Be at something that looks at no signal, for so long. */
static void be_busy (double seconds)
{
  for (double const until = now () + seconds; now () < until;)
    nanosleep (&(struct timespec){.tv_nsec = 10000000}, NULL);
}

static int status_of (void body (void))
{
  int status = 0;
  pid_t const pid = fork ();
  if (pid == 0) {
    body ();
    _exit (GOES_ON);
  }
  waitpid (pid, &status, 0);
  return WIFEXITED (status) ? WEXITSTATUS (status) : -WTERMSIG (status);
}

static void at_once (void)
{
  gh_leave_on_signals (GH_LEAVE_AT_ONCE);
  gh_leave_removes (path);
  raise (SIGTERM);
}

static void soon (void)
{
  gh_leave_on_signals (GH_LEAVE_SOON);
  raise (SIGHUP);
  be_busy (20);
}

static void soon_enough (void)
{
  gh_leave_on_signals (GH_LEAVE_SOON);
  raise (SIGINT);
  if (gh_halted () != SIGINT)
    _exit (1);
}

static void later (void)
{
  gh_leave_on_signals (GH_LEAVE_LATER);
  raise (SIGINT);
  raise (SIGTERM);
  be_busy (1.5);
  if (gh_halted () != SIGINT)
    _exit (1);
}

static void by_hand_once (void)
{
  struct termios const before = {0};
  gh_leave_on_signals (GH_LEAVE_SOON);
  gh_leave_prompt (&before);
  raise (SIGINT);
  raise (SIGINT);
  gh_leave_prompt (NULL);
  if (gh_halted ())
    _exit (1);
  raise (SIGINT);
  be_busy (1.5);
}

static void by_hand_twice (void)
{
  by_hand_once ();
  raise (SIGINT);
}

static void by_hand_at_prompt (void)
{
  struct termios const before = {0};
  gh_leave_on_signals (GH_LEAVE_SOON);
  gh_leave_prompt (&before);
  raise (SIGTERM);
}

static void without_memory (void)
{
  mpz_t large;
  gh_shortage_ends (gh_leave_no_memory);
  gh_leave_removes (path);
  memory_is_over = true;
  mpz_init2 (large, 1000);
}

static void make_file (void)
{
  static char const name[] = "XXXXXX";
  for (size_t i = 0; i < sizeof name; i++)
    path[sizeof path - sizeof name + i] = name[i];
  close (mkstemp (path));
}

int main (void)
{
  tap_take_signals ();
  make_file ();
  TAP_OK (status_of (at_once) == GH_EXIT_SIGNAL + SIGTERM && access (path, F_OK) != 0,
          "with nothing to save a signal ends it at once, and its file goes");
  double const begun = now ();
  TAP_OK (status_of (soon) == GH_EXIT_SIGNAL + SIGHUP && now () - begun < 1,
          "what does not look is left within a second");
  TAP_OK (status_of (soon_enough) == GOES_ON, "what looks in time goes its own way");
  TAP_OK (status_of (later) == GOES_ON, "or all the time that it takes; the first signal counts");
  TAP_OK (status_of (by_hand_once) == GOES_ON, "a person's Ctrl-C waits, and at the prompt it ends "
                                               "nothing");
  TAP_OK (status_of (by_hand_twice) == GH_EXIT_SIGNAL + SIGINT, "the second one does not wait");
  TAP_OK (status_of (by_hand_at_prompt) == GH_EXIT_SIGNAL + SIGTERM,
          "at the prompt other signals end it at once");
  make_file ();
  TAP_OK (status_of (without_memory) == GH_EXIT_USAGE && access (path, F_OK) != 0,
          "no memory for an integer is status 2, and the file goes");
  return tap_done ();
}
