#include "form/halt.h"

#include <signal.h>
#include <stddef.h>
#include <sys/time.h>

volatile int gh_halt_reason;

static void (*before_halt) (int signal_number);

void gh_halt (int reason)
{
  if (!gh_halt_reason)
    gh_halt_reason = reason;
}

void gh_halt_clear (void)
{
  gh_halt_reason = 0;
}

static void take_signal (int signal_number)
{
  if (before_halt)
    before_halt (signal_number);
  gh_halt (signal_number);
}

void gh_halt_calls (void (*also) (int signal_number))
{
  before_halt = also;
}

void gh_halt_on_signals (void)
{
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction before, action = {.sa_handler = take_signal};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
    if (!sigaction (signals[i], NULL, &before) && before.sa_handler != SIG_IGN)
      sigaction (signals[i], &action, NULL);
}

static void time_is_over (int signal_number)
{
  (void)signal_number;
  gh_halt (GH_HALT_DEADLINE);
}

void gh_halt_after (double seconds)
{
  struct sigaction const action = {.sa_handler = time_is_over};
  time_t const whole = (time_t)seconds;
  struct itimerval const timer = {
      .it_value = {whole, seconds > 0 ? (suseconds_t)(1e6 * (seconds - (double)whole)) + 1 : 0}};
  sigaction (SIGALRM, &action, NULL);
  setitimer (ITIMER_REAL, &timer, NULL);
}
