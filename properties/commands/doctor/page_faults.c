/* What the quick run of theorems found. */
#include "commands/doctor/page.h"
#include "output/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define MOST_UNEXPLAINED 5 /* failures of which no wrong answer is known, that are shown */

static void print_fault (const gh_checking *c, const gh_fault *fault)
{
  char text[3000];
  const gh_theorem *const theorem = c->theorems[*fault->failures];
  const gh_result *const result = &c->results[*fault->failures];
  if (fault->wrong)
    gh_wrong_write (fault->wrong, text, sizeof text);
  else
    snprintf (text, sizeof text, "%s: %s", theorem->name, result->failure.step);
  printf ("  %s\n", text);
  printf ("    %zu theorem%s, as %s: %s\n", fault->count, fault->count == 1 ? "" : "s",
          theorem->name, theorem->statement);
  gh_report_replay (&c->run, theorem, result, text, sizeof text);
  printf ("    %s\n", text);
}

static void print_whole (const gh_checking *c, const gh_quick *q)
{
  char time[40], text[3000];
  gh_report_again (&c->run, text, sizeof text);
  gh_report_time (q->whole, time, sizeof time);
  if (q->whole > 0)
    printf ("  the whole check, about %s:\n    %s\n", time, text);
  else
    printf ("  the whole check:\n    %s\n", text);
}

void gh_page_faults (const gh_checking *c, const gh_quick *q)
{
  char time[40];
  size_t unexplained = 0;
  if (!q->theorems) {
    puts ("\nfaults: no theorem applies to what it can be asked");
    return;
  }
  gh_report_time (q->seconds, time, sizeof time);
  printf ("\nfaults, the first of each request: %zu theorems in %" PRIu64 " cases, %s\n",
          q->theorems - q->undecided, q->cases, time);
  for (size_t i = 0; i < q->groups.count; i++) {
    unexplained += !q->groups.faults[i].wrong;
    if (unexplained <= MOST_UNEXPLAINED)
      print_fault (c, &q->groups.faults[i]);
  }
  if (unexplained > MOST_UNEXPLAINED)
    printf ("  and %zu theorems more fail\n", unexplained - MOST_UNEXPLAINED);
  if (!q->groups.count)
    puts ("  none found");
  if (q->undecided)
    printf ("  %zu theorems were not come to\n", q->undecided);
  if (q->summary.given_up)
    puts ("  the engine failed so often that it was given up");
  if (*q->summary.crash)
    printf ("  a process of this check crashed: %s\n", q->summary.crash);
  print_whole (c, q);
}
