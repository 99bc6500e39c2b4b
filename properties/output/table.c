/* Results for a person: what is wrong in full, the rest as numbers. */
#include "form/halt.h"
#include "form/show.h"
#include "output/table_parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define SLOW_SECONDS 20  /* that are left, to be told at the beginning */
#define QUIET_SECONDS 30 /* between two lines of progress where there is no terminal */

static void clear_progress (const gh_report *r)
{
  if (r->terminal)
    fputs ("\r\033[K", stderr);
}

static void table_start (gh_report *r, const gh_run *run)
{
  char engine[1000], label[200];
  r->run = run;
  r->terminal = isatty (STDERR_FILENO);
  gh_show (run->engine, strlen (run->engine), engine, sizeof engine);
  if (run->label)
    printf ("%s: ", gh_show (run->label, strlen (run->label), label, sizeof label));
  printf ("engine %s (%s), seed %" PRIu64 "%s%s\n\n", run->name, engine, run->options->seed,
          run->against ? ", answers compared with " : "", run->against ? run->against : "");
  if (*run->unknown)
    printf ("words of its greeting that mean nothing here: %s\n\n", run->unknown);
  fflush (stdout);
}

/* "3 min", "2 h 10 min". */
static void write_time (double seconds, char *buffer, size_t size)
{
  long const minutes = (long)(seconds + 30) / 60;
  if (seconds < 99.5)
    snprintf (buffer, size, seconds < 10 ? "%.2g s" : "%.0f s", seconds);
  else if (minutes < 100)
    snprintf (buffer, size, "%ld min", minutes);
  else
    snprintf (buffer, size, "%ld h %ld min", minutes / 60, minutes % 60);
}

/* The pace of an engine that is not built in, once it is known and if it is slow. */
static void tell_pace (gh_report *r, const gh_progress *p)
{
  char time[30];
  if (r->paced || p->passes == 0 || p->rate < 1)
    return;
  r->paced = true;
  write_time (p->seconds + p->left, time, sizeof time);
  if (p->left > SLOW_SECONDS)
    fprintf (stderr, "%s%.0f answers a second: all of it takes about %s\n",
             r->terminal ? "\r\033[K" : "", p->rate, time);
}

/* Often on a terminal; elsewhere a line now and then. */
static void table_progress (gh_report *r, const gh_progress *p)
{
  char line[200], left[40] = "";
  if (r->run->quiet)
    return;
  tell_pace (r, p);
  if (!r->terminal && p->seconds < r->told + QUIET_SECONDS)
    return;
  r->told = p->seconds;
  if (p->left >= 1) {
    char time[30];
    write_time (p->left, time, sizeof time);
    snprintf (left, sizeof left, "; %s left", time);
  }
  int const length =
      snprintf (line, sizeof line, "%zu of %zu theorems decided, %" PRIu64 " cases, %.0f s%s",
                p->decided, p->theorems, p->cases, p->seconds, left);
  if (p->rate >= 1 && length > 0 && (size_t)length < sizeof line)
    snprintf (line + length, sizeof line - (size_t)length, "; %.0f answers a second", p->rate);
  fprintf (stderr, r->terminal ? "\r\033[K%s" : "%s\n", line);
}

static bool is_shown_at_once (const gh_report *r)
{
  return r->run->all && !r->run->verbose;
}

/* On standard error, when a request is seen to be answered wrongly for the first time. */
static void tell_wrong (gh_report *r, const gh_theorem *theorem, const gh_failure *f)
{
  char text[sizeof (gh_wrong)];
  uint32_t requests = 0;
  for (size_t i = 0; i < f->wrongs; i++)
    requests |= 1u << f->wrong[i].request;
  if (!requests || r->told_wrong & requests)
    return;
  r->told_wrong |= 1u << f->wrong[0].request;
  gh_wrong_write (&f->wrong[0], text, sizeof text);
  clear_progress (r);
  fprintf (stderr, "found: %s (%s)\n", text, theorem->name);
}

static void table_found (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  if (result->known)
    return;
  if (!r->run->quiet)
    tell_wrong (r, theorem, &result->failure);
  if (is_shown_at_once (r)) {
    clear_progress (r);
    gh_table_theorem (r, theorem, result);
  }
}

static void table_add (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  gh_report_count (r, result);
  if (r->run->verbose) {
    clear_progress (r);
    gh_table_theorem (r, theorem, result);
  }
}

static void print_verdicts (const gh_report *r)
{
  const char *separator = ": ";
  printf ("%zu theorem%s", r->done, r->done == 1 ? "" : "s");
  for (size_t v = 0; v < GH_VERDICTS; v++)
    if (r->verdicts[v]) {
      printf ("%s%zu %s", separator, r->verdicts[v],
              v == GH_HOLDS && r->verdicts[v] != 1   ? "hold"
              : v == GH_FAILS && r->verdicts[v] != 1 ? "fail"
                                                     : gh_verdict_words[v]);
      separator = ", ";
    }
  putchar ('\n');
}

/* Why fewer cases were run than are declared. */
static void print_end (const gh_report *r, const gh_summary *s)
{
  char time[40] = "";
  if (r->run->seconds > 0)
    write_time (r->run->seconds, time, sizeof time);
  if (s->halted == GH_HALT_DEADLINE)
    printf ("out of time after %s: ", time);
  else if (s->halted)
    printf ("interrupted: ");
  else if (s->given_up)
    printf ("given up, since the engine failed over %d theorems: ", GH_MOST_FAULTY_THEOREMS);
  else if (s->enough)
    printf ("ended after %zu failure%s: ", r->run->most_failures,
            r->run->most_failures == 1 ? "" : "s");
  else
    return;
  printf ("%u of %d passes were ended, %zu theorem%s cut short\n", s->passes, GH_PASSES,
          r->cut_short, r->cut_short == 1 ? " was" : "s were");
}

static void table_end (gh_report *r, const gh_ending *ending)
{
  size_t const faults = ending->groups->count;
  clear_progress (r);
  if (r->run->verbose && r->done)
    putchar ('\n');
  gh_table_faults (r, ending);
  if (!r->run->verbose)
    gh_table_inconclusive (ending);
  if (faults)
    printf ("%zu fault%s\n", faults, faults == 1 ? "" : "s");
  else
    puts ("no fault found");
  print_verdicts (r);
  printf ("%" PRIu64 " cases, %" PRIu64 " of them inconclusive", r->cases, r->inconclusive);
  if (r->undefined)
    printf (", %" PRIu64 " undefined", r->undefined);
  printf ("; %" PRIu64 " questions asked", r->questions);
  if (r->compared)
    printf (", %" PRIu64 " answers compared", r->compared);
  putchar ('\n');
  if (r->known)
    printf ("%zu failures are known to the baseline\n", r->known);
  print_end (r, ending->summary);
}

const gh_report gh_report_table = {.format = "table",
                                   .start = table_start,
                                   .progress = table_progress,
                                   .found = table_found,
                                   .add = table_add,
                                   .end = table_end};
