/* Results in the Test Anything Protocol, version 13. A failure is shown on stderr too, which is all
   that a test runner prints of it. */
#ifndef GH_TAP_H
#define GH_TAP_H

#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define TAP_OK(condition, ...) tap_ok ((condition), __FILE__, __LINE__, __VA_ARGS__)

static unsigned tap_tests;

__attribute__ ((format (printf, 4, 5))) static inline bool
tap_ok (bool good, const char *file, int line, const char *format, ...)
{
  char text[600];
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (text, sizeof text, format, arguments);
  va_end (arguments);
  for (char *c = text; *c; c++)
    if (*c == '\n' || *c == '#') /* a line's end and a directive */
      *c = '_';
  if (!tap_tests++)
    puts ("TAP version 13");
  printf ("%sok %u - %s\n", good ? "" : "not ", tap_tests, text);
  fflush (stdout);
  if (!good)
    fprintf (stderr, "%s:%d: %s\n", file, line, text);
  return good;
}

static inline int tap_done (void)
{
  printf ("1..%u\n", tap_tests);
  fflush (stdout);
  return 0;
}

/* Leaving by exit, a child that aborts leaves its coverage counts. */
static inline void tap_exit (int signal_number)
{
  exit (signal_number);
}

/* The signal or exit status that ends a child which runs body (argument), 0 when it returns.
   SIGALRM: it took longer than so many seconds. */
static inline int tap_signal_of (void (*body) (void *argument), void *argument, unsigned seconds)
{
  int status = 0;
  fflush (stdout);
  pid_t const child = fork ();
  if (child == 0) {
    if (!freopen ("/dev/null", "w", stderr) || !freopen ("/dev/null", "w", stdout))
      _exit (1);
    signal (SIGABRT, tap_exit);
    alarm (seconds);
    body (argument);
    exit (0);
  }
  if (child < 0 || waitpid (child, &status, 0) != child)
    return -1;
  return WIFSIGNALED (status) ? WTERMSIG (status) : WEXITSTATUS (status);
}

#endif
