#include "commands/leave.h"
#include "commands/command.h"
#include "commands/progress.h"
#include "form/halt.h"

#include <signal.h>
#include <time.h>
#include <unistd.h>

#define NANOSECONDS 800000000 /* that a command has to end in */

/* What handlers of signals need to know. */
static volatile gh_leaving leaving;
static volatile bool by_hand;
static const char *volatile file;
static const struct termios *volatile terminal;
static timer_t timer;
static volatile bool has_timer;

static void say (const char *text, size_t length)
{
  if (write (STDERR_FILENO, text, length) < 0)
    return; /* nobody listens */
}

void gh_leave (int status)
{
  gh_progress_wipe ();
  if (terminal) {
    tcsetattr (STDIN_FILENO, TCSANOW, terminal);
    say ("\n", 1);
  }
  if (file)
    unlink (file);
  _exit (status);
}

void gh_leave_no_memory (void)
{
  static const char text[] = "gifthorse: out of memory\n";
  say (text, sizeof text - 1);
  gh_leave (GH_EXIT_USAGE);
}

/* ---- signals --------------------------------------------------------------------------------- */

static void time_is_up (int signal_number)
{
  (void)signal_number;
  gh_leave (GH_EXIT_SIGNAL + gh_halted ());
}

/* In the handler of a signal that halts what runs. */
static void take (int signal_number)
{
  struct itimerspec const soon = {.it_value.tv_nsec = NANOSECONDS};
  bool const again = gh_halted () == SIGINT;
  if (by_hand && signal_number == SIGINT) {
    if (again && !terminal)
      gh_leave (GH_EXIT_SIGNAL + SIGINT);
    return;
  }
  if (leaving == GH_LEAVE_AT_ONCE || terminal)
    gh_leave (GH_EXIT_SIGNAL + signal_number);
  if (leaving == GH_LEAVE_SOON && has_timer)
    timer_settime (timer, 0, &soon, NULL);
}

void gh_leave_on_signals (gh_leaving how)
{
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN};
  struct sigaction const action = {.sa_handler = time_is_up};
  leaving = how;
  has_timer =
      !sigaction (SIGRTMIN, &action, NULL) && !timer_create (CLOCK_MONOTONIC, &event, &timer);
  gh_halt_calls (take);
  gh_halt_on_signals ();
}

void gh_leave_prompt (const struct termios *before)
{
  by_hand = true;
  terminal = before;
  if (!before && gh_halted () == SIGINT)
    gh_halt_clear ();
}

void gh_leave_removes (const char *path)
{
  file = path;
}
