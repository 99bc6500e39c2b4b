/* Results for a person: what is wrong in full, the rest as numbers. */
#include "output/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void clear_progress (const gh_report *r)
{
  if (r->terminal)
    fputs ("\r\033[K", stderr);
}

static void table_start (gh_report *r, const gh_run *run)
{
  r->run = run;
  r->terminal = isatty (STDERR_FILENO);
  printf ("engine %s (%s), seed %" PRIu64 "%s%s\n\n", run->name, run->engine, run->options->seed,
          run->against ? ", answers compared with " : "", run->against ? run->against : "");
}

static void table_progress (gh_report *r, const gh_theorem *theorem, uint64_t cases)
{
  if (r->terminal)
    fprintf (stderr, "\r\033[K%zu of %zu  %s  %" PRIu64 " cases", r->done + 1, r->run->theorems,
             theorem->name, cases);
}

/* Lines of a text, each behind blanks. */
static void print_lines (const char *title, const char *text)
{
  while (*text) {
    int const length = (int)strcspn (text, "\n");
    printf ("    %-15s %.*s\n", title, length, text);
    text += length + (text[length] == '\n');
    title = "";
  }
}

static void print_failure (const gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  char replay[4096];
  printf ("    %-15s %s\n", "fault", result->step);
  if (*result->counterexample)
    printf ("    %-15s %s\n", result->proven ? "smallest" : "counterexample",
            result->counterexample);
  printf ("    %-15s %s\n", "required", result->required);
  print_lines ("answered", result->answers);
  gh_report_replay (r->run, theorem, result, replay, sizeof replay);
  printf ("    %-15s %s\n\n", "replay", replay);
}

/* How many cases there were, and which. */
static void print_counts (const gh_theorem *theorem, const gh_result *result)
{
  static const char *const outcomes = "PLRN";
  printf ("    %-15s %" PRIu64 ", hypothesis met in %" PRIu64 ", inconclusive %" PRIu64 "; %" PRIu64
          " questions; %.2f s%s\n",
          "cases", result->cases, result->met, result->inconclusive, result->questions,
          result->seconds, result->cut_short ? ", cut short" : "");
  if (result->verdict == GH_HOLDS && *result->counterexample)
    printf ("    %-15s %s\n", theorem->exists ? "witness" : "false at", result->counterexample);
  const char *title = "outcomes";
  for (size_t i = 0; i < result->variables; i++) {
    uint64_t const *const labels = result->labels[i];
    if (labels[0] + labels[1] + labels[2] + labels[3]) {
      printf ("    %-15s %s:", title, result->names[i]);
      for (size_t k = 0; k < 4; k++)
        printf ("  %c %" PRIu64, outcomes[k], labels[k]);
      putchar ('\n');
      title = "";
    }
  }
}

static void table_add (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  clear_progress (r);
  gh_report_count (r, result);
  bool const quiet =
      result->known || result->verdict == GH_HOLDS || result->verdict == GH_NOT_APPLICABLE;
  if (quiet && !r->run->verbose)
    return;
  printf ("  %-14s %-13s %s\n", gh_verdict_words[result->verdict], theorem->name,
          theorem->statement);
  printf ("    %-15s %s\n", "stated in", theorem->place);
  if (r->run->verbose)
    print_counts (theorem, result);
  if (result->verdict == GH_FAILS)
    print_failure (r, theorem, result);
  else if (*result->reason)
    printf ("    %-15s %s\n", "because", result->reason);
}

static void table_end (gh_report *r, bool interrupted)
{
  clear_progress (r);
  printf ("%zu theorem%s", r->done, r->done == 1 ? "" : "s");
  const char *separator = ": ";
  for (size_t v = 0; v <= GH_INTERRUPTED; v++)
    if (r->verdicts[v]) {
      printf ("%s%zu %s", separator, r->verdicts[v],
              v == GH_HOLDS && r->verdicts[v] != 1   ? "hold"
              : v == GH_FAILS && r->verdicts[v] != 1 ? "fail"
                                                     : gh_verdict_words[v]);
      separator = ", ";
    }
  printf ("\n%" PRIu64 " cases, %" PRIu64 " of them inconclusive; %" PRIu64 " questions asked",
          r->cases, r->inconclusive, r->questions);
  if (r->compared)
    printf (", %" PRIu64 " answers compared", r->compared);
  putchar ('\n');
  if (r->known)
    printf ("%zu failures are known to the baseline\n", r->known);
  if (r->cut_short)
    printf ("%zu theorem%s cut short after %g s\n", r->cut_short,
            r->cut_short == 1 ? " was" : "s were", r->run->options->seconds);
  if (interrupted)
    printf ("interrupted: %zu theorems were not run\n", r->run->theorems - r->done);
}

const gh_report gh_report_table = {.format = "table",
                                   .start = table_start,
                                   .progress = table_progress,
                                   .add = table_add,
                                   .end = table_end};
