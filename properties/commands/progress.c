#include "commands/progress.h"
#include "form/work.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define BETWEEN 250000000 /* nanoseconds from one line to the next */
#define PLACES 78         /* of a line */
#define KEPT (1 << 24)    /* bytes of standard output */

/* There is one standard error, and one timer. */
static struct {
  gh_progress_line told;
  timer_t timer;
  bool has_timer;
  bool keeps; /* standard output */
  time_t began;
  volatile sig_atomic_t goes_on, shown;
} line;

static bool quiet;

void gh_be_quiet (void)
{
  quiet = true;
}

bool gh_is_quiet (void)
{
  return quiet;
}

/* ---- what a handler may do ------------------------------------------------------------------- */

typedef struct words {
  char text[PLACES + 1];
  size_t length;
} words;

static void add (words *w, const char *text)
{
  for (; *text && w->length < PLACES; text++)
    w->text[w->length++] = *text;
}

static void add_number (words *w, uint64_t n)
{
  char digits[21] = "";
  size_t at = sizeof digits - 1;
  do
    digits[--at] = (char)('0' + n % 10);
  while (n /= 10);
  add (w, digits + at);
}

/* "12 of at most 40 cases; " */
static void add_count (words *w, uint64_t done, uint64_t most, const char *of, const char *unit)
{
  add_number (w, done);
  if (most) {
    add (w, of);
    add_number (w, most);
  }
  add (w, " ");
  add (w, unit);
  add (w, "; ");
}

static time_t now (void)
{
  struct timespec time;
  clock_gettime (CLOCK_MONOTONIC, &time);
  return time.tv_sec;
}

static void add_time (words *w)
{
  uint64_t const seconds = (uint64_t)(now () - line.began);
  uint64_t const most = (uint64_t)line.told.seconds;
  add_number (w, most > seconds ? most - seconds : most ? 0 : seconds);
  add (w, most ? " s left" : " s");
}

static void say (const char *text, size_t length)
{
  if (write (STDERR_FILENO, text, length) < 0)
    return; /* nobody looks */
}

static void draw (int signal_number)
{
  const gh_progress_line *const l = &line.told;
  words w = {.length = 0};
  (void)signal_number;
  if (!line.goes_on)
    return;
  add (&w, "\r\033[K");
  if (l->title) {
    add (&w, l->title);
    add (&w, ": ");
  }
  if (l->done)
    add_count (&w, *l->done - l->before, l->most, " of ", l->unit);
  else if (gh_work_now.unit)
    add_count (&w, gh_work_now.done, l->most ? l->most : gh_work_now.most, " of at most ",
               gh_work_now.unit);
  if (l->explained && *l->explained)
    add (&w, "making it smaller; ");
  add_time (&w);
  say (w.text, w.length);
  line.shown = true;
}

/* ---- outside of it --------------------------------------------------------------------------- */

static bool is_wanted (void)
{
  return isatty (STDERR_FILENO) && !gh_is_quiet ();
}

static bool open_timer (void)
{
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN + 1};
  struct sigaction const action = {.sa_handler = draw, .sa_flags = SA_RESTART};
  if (!line.has_timer)
    line.has_timer = !sigaction (SIGRTMIN + 1, &action, NULL) &&
                     !timer_create (CLOCK_MONOTONIC, &event, &line.timer);
  return line.has_timer;
}

static void tick (long nanoseconds)
{
  struct itimerspec const each = {.it_value.tv_nsec = nanoseconds,
                                  .it_interval.tv_nsec = nanoseconds};
  timer_settime (line.timer, 0, &each, NULL);
}

void gh_progress_begin (const gh_progress_line *told)
{
  if (!is_wanted () || !open_timer ())
    return;
  line.told = *told;
  line.began = now ();
  gh_work_note (NULL, 0, 0);
  line.goes_on = true;
  tick (BETWEEN);
}

void gh_progress_wipe (void)
{
  static const char clear[] = "\r\033[K";
  line.goes_on = false;
  if (line.shown)
    say (clear, sizeof clear - 1);
  line.shown = false;
}

void gh_progress_end (void)
{
  if (!line.goes_on)
    return;
  gh_progress_wipe ();
  tick (0);
  if (line.keeps)
    fflush (stdout);
}

void gh_progress_keeps_output (void)
{
  static char *buffer;
  if (!is_wanted () || !isatty (STDOUT_FILENO) || buffer || !(buffer = malloc (KEPT)))
    return;
  line.keeps = !setvbuf (stdout, buffer, _IOFBF, KEPT);
}
