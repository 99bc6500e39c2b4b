/* The entry point that fuzzers call, and a watch over the processor time of one input.

   A fuzzer's own limit is one of wall time, which on a busy machine says nothing about the input.
   The timer here runs with the processor time of this process: it ticks once a second, and when the
   same input is looked at for INPUT_SECONDS ticks, that is a finding.

   AFL++ stops the process between inputs, and leaves it so when it is killed itself: the process is
   to end with its parent then. */
#include "driver/fuzz.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

#define INPUT_SECONDS 20 /* with sanitizers, too */

static struct {
  volatile sig_atomic_t input, last; /* the number of the input; that at the last tick */
  volatile sig_atomic_t ticks, most; /* how many ticks it has seen, and may see */
  char said[100];                    /* made beforehand: a signal's handler must not format */
} watch;

static void tick (int signal __attribute__ ((unused)))
{
  watch.ticks = watch.input == watch.last ? watch.ticks + 1 : 0;
  watch.last = watch.input;
  if (watch.ticks < watch.most)
    return;
  for (const char *at = watch.said; *at && write (STDERR_FILENO, at, 1) == 1; at++)
    ;
  abort ();
}

static void end_with_parent (void)
{
#ifdef __linux__
  if (getenv ("__AFL_SHM_ID")) /* as AFL++ sets it */
    prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* What one input frees the next one takes: pages that go back to the system in between are made
   and cleared anew. */
static void keep_pages (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, 1 << 25); /* the most that it takes */
  mallopt (M_TRIM_THRESHOLD, 1 << 28);
#endif
}

static void start (void)
{
  struct itimerval const second = {{1, 0}, {1, 0}};
  struct sigaction const action = {.sa_handler = tick, .sa_flags = SA_RESTART};
  const char *const given = getenv ("GIFTHORSE_INPUT_SECONDS");
  int64_t const most = given ? strtoll (given, NULL, 10) : 0;
  watch.most = 0 < most && most < 1000000 ? (sig_atomic_t)most : INPUT_SECONDS;
  snprintf (watch.said, sizeof watch.said,
            "finding: more than %d s of processor time for one input\n", (int)watch.most);
  sigaction (SIGPROF, &action, NULL);
  setitimer (ITIMER_PROF, &second, NULL);
  end_with_parent ();
  keep_pages ();
  watch.input = 1;
}

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  if (!watch.input)
    start ();
  fuzz_one (data, size);
  watch.input = watch.input % 1000000 + 1;
  return 0;
}
