#include "harness/run/strays.h"
#include "adapter/process/census.h"

#include <errno.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#define NAP 5000000 /* nanoseconds */
#define ROUNDS 20   /* what is killed may have started something meanwhile */

bool gh_strays_adopt (void)
{
#ifdef __linux__
  bool const childless = waitpid (-1, NULL, WNOHANG) < 0 && errno == ECHILD;
  return childless && !prctl (PR_SET_CHILD_SUBREAPER, 1);
#else
  return false;
#endif
}

static void reap (void)
{
  while (waitpid (-1, NULL, WNOHANG) > 0)
    continue;
}

void gh_strays_kill (void)
{
  census *const c = census_new ();
  for (int round = 0; c && round < ROUNDS && census_take (c, getpid ()) && census_kill (c);
       round++) {
    nanosleep (&(struct timespec){.tv_nsec = NAP}, NULL);
    reap ();
  }
  reap (); /* what ended by itself */
  census_free (c);
}
