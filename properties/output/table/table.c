/* Results for a person: what is wrong in full, the rest as numbers. */
#include "form/halt.h"
#include "output/table/parts.h"
#include "output/troubles.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define QUIET_SECONDS 30 /* between two lines of progress where there is no terminal */

static void clear_progress (const gh_report *r)
{
  if (r->terminal)
    fputs ("\r\033[K", stderr);
}

static void table_start (gh_report *r, const gh_run *run)
{
  r->run = run;
  gh_totals_engine (stdout, run->label, run->name, run->engine, run->options->seed, run->against);
  if (run->shard.total)
    gh_totals_shard (stdout, run);
  if (*run->takes)
    printf ("takes %s\n", run->takes);
  putchar ('\n');
  if (*run->unknown)
    printf ("words of its greeting that mean nothing here: %s\n\n", run->unknown);
  fflush (stdout);
}

/* Often on a terminal; elsewhere a line now and then. */
static void table_progress (gh_report *r, const gh_progress *p)
{
  char line[200], left[40] = "";
  if (!r->terminal && p->seconds < r->told + QUIET_SECONDS)
    return;
  r->told = p->seconds;
  if (p->passes && p->left >= 1) {
    char time[30];
    gh_report_time (p->left, time, sizeof time);
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
  gh_request_set requests = 0;
  for (size_t i = 0; i < f->wrongs; i++)
    requests |= GH_BIT (f->wrong[i].request);
  if (!requests || r->told_wrong & requests)
    return;
  r->told_wrong |= GH_BIT (f->wrong[0].request);
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

/* Why fewer cases were run than are declared. */
static void print_end (const gh_report *r, const gh_summary *s)
{
  char time[40] = "";
  if (r->run->seconds > 0)
    gh_report_time (r->run->seconds, time, sizeof time);
  if (s->halted == GH_HALT_DEADLINE)
    printf ("out of time after %s: ", time);
  else if (s->halted)
    printf ("interrupted: ");
  else if (s->given_up)
    printf ("given up, since the engine failed over %d theorems: ", GH_MOST_FAULTY_THEOREMS);
  else if (s->enough)
    printf ("ended after %zu failure%s: ", r->run->most_failures,
            r->run->most_failures == 1 ? "" : "s");
  else if (!r->cut_short || !r->run->passes)
    return;
  printf ("%u of %d passes were made, %zu theorem%s cut short", s->passes, GH_PASSES, r->cut_short,
          r->cut_short == 1 ? " was" : "s were");
  if (s->halted == GH_HALT_DEADLINE && s->passes && s->left >= 1) {
    gh_report_time (s->left, time, sizeof time);
    printf ("; the rest takes about %s or more", time);
  }
  putchar ('\n');
}

/* So that nobody takes a shard for all. */
static void print_shard (const gh_shard *shard, size_t theorems)
{
  size_t const others = shard->theorems - theorems;
  if (shard->total > 1)
    printf ("shard %zu of %zu%s: other shards check %s%zu theorem%s\n", shard->index, shard->total,
            theorems ? "" : " has no theorem", theorems ? "the other " : "all ", others,
            others == 1 ? "" : "s");
}

static void table_end (gh_report *r, const gh_ending *ending)
{
  clear_progress (r);
  if (r->run->verbose && r->done && ending->results[ending->count - 1].verdict != GH_FAILS)
    putchar ('\n');
  gh_table_faults (r, ending);
  gh_troubles_print (stdout, ending->summary, gh_clock () - r->began, r->run->verbose);
  if (!r->run->verbose)
    gh_table_inconclusive (ending);
  gh_table_mended (ending);
  gh_found const found = gh_found_of (r, ending->summary, ending->groups->count);
  gh_totals_counts (stdout, r, &found);
  print_shard (&r->run->shard, r->run->theorems);
  print_end (r, ending->summary);
}

const gh_report gh_report_table = {.format = "table",
                                   .start = table_start,
                                   .progress = table_progress,
                                   .trouble = gh_trouble_tell,
                                   .found = table_found,
                                   .add = table_add,
                                   .end = table_end};
