#include "form/halt.h"

#include <signal.h>
#include <stddef.h>
#include <sys/time.h>

volatile int gh_halt_reason;

void gh_halt (int reason)
{
  if (!gh_halt_reason)
    gh_halt_reason = reason;
}

void gh_halt_clear (void)
{
  gh_halt_reason = 0;
}

void gh_halt_on_signals (void)
{
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction before, action = {.sa_handler = gh_halt};
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
      .it_value = {whole, (suseconds_t)(1e6 * (seconds - (double)whole)) + 1}};
  sigaction (SIGALRM, &action, NULL);
  setitimer (ITIMER_REAL, &timer, NULL);
}
