#include "tests/tap.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static unsigned tests;

bool tap_ok (bool good, const char *file, int line, const char *format, ...)
{
  char text[600];
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (text, sizeof text, format, arguments);
  va_end (arguments);
  for (char *c = text; *c; c++)
    if (*c == '\n' || *c == '#') /* a line's end and a directive */
      *c = '_';
  if (!tests++)
    puts ("TAP version 13");
  printf ("%sok %u - %s\n", good ? "" : "not ", tests, text);
  fflush (stdout);
  if (!good)
    fprintf (stderr, "%s:%d: %s\n", file, line, text);
  return good;
}

void tap_skip (const char *name, const char *why)
{
  if (!tests++)
    puts ("TAP version 13");
  printf ("ok %u - %s # SKIP %s\n", tests, name, why);
  fflush (stdout);
}

int tap_done (void)
{
  printf ("1..%u\n", tests);
  fflush (stdout);
  return 0;
}

/* Leaving by exit, a child that aborts leaves its coverage counts. */
static void leave (int signal_number)
{
  exit (signal_number);
}

unsigned tap_slowness (void)
{
  const char *const slow = getenv ("GH_SLOW");
  int const times = slow ? atoi (slow) : 1;
  return times > 1 ? (unsigned)times : 1;
}

int tap_signal_of (void (*body) (void *argument), void *argument, unsigned seconds)
{
  int status = 0;
  fflush (stdout);
  pid_t const child = fork ();
  if (child == 0) {
    if (!freopen ("/dev/null", "w", stderr) || !freopen ("/dev/null", "w", stdout))
      _exit (1);
    signal (SIGABRT, leave);
    alarm (seconds * tap_slowness ());
    body (argument);
    exit (0);
  }
  if (child < 0 || waitpid (child, &status, 0) != child)
    return -1;
  return WIFSIGNALED (status) ? WTERMSIG (status) : WEXITSTATUS (status);
}

void tap_take_signals (void)
{
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
    sigaction (signals[i], &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
}
