/* What is wrong: what the quick run of theorems found, and what the engine did beside answering. */
#include "commands/doctor/page.h"
#include "form/show.h"
#include "output/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define MOST_UNEXPLAINED 5 /* failures of which no wrong answer is known, that are shown */
#define MOST_TOLD 5        /* requests over which it failed at the pace, that are shown */

/* ---- theorems -------------------------------------------------------------------------------- */

static void print_fault (const gh_checking *c, const gh_fault *fault)
{
  char text[3000], step[GH_STEP_WORDS];
  const gh_theorem *const theorem = c->theorems[*fault->failures];
  const gh_result *const result = &c->results[*fault->failures];
  if (fault->wrong)
    gh_wrong_write (fault->wrong, text, sizeof text);
  else
    snprintf (text, sizeof text, "%s: %s", theorem->name,
              gh_step_write (result->failure.step, step));
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

static void print_theorems (const gh_checking *c, const gh_quick *q)
{
  size_t unexplained = 0;
  for (size_t i = 0; i < q->groups.count; i++) {
    unexplained += !q->groups.faults[i].wrong;
    if (unexplained <= MOST_UNEXPLAINED)
      print_fault (c, &q->groups.faults[i]);
  }
  if (unexplained > MOST_UNEXPLAINED)
    printf (unexplained == MOST_UNEXPLAINED + 1 ? "  and %zu theorem more fails\n"
                                                : "  and %zu theorems more fail\n",
            unexplained - MOST_UNEXPLAINED);
  if (q->unable)
    printf ("  it did not start a second time: %s\n", q->summary.error);
  else if (!q->groups.count && q->cases)
    puts ("  no theorem failed");
  if (q->undecided)
    printf ("  %zu theorem%s not come to\n", q->undecided, q->undecided == 1 ? " was" : "s were");
  if (q->summary.given_up)
    puts ("  the engine failed so often that it was given up");
  if (*q->summary.crash)
    printf ("  a process of this check crashed: %s\n", q->summary.crash);
}

/* ---- words ----------------------------------------------------------------------------------- */

static void print_meanings (const gh_meanings *m)
{
  char text[sizeof (gh_wrong)];
  for (size_t i = 0; i < m->count; i++) {
    const gh_meaning *const found = &m->found[i];
    gh_wrong_write (&found->wrong, text, sizeof text);
    printf (found->has_both
                ? "  answers `%s` by the %s, which is what `%s` asks for\n    %s\n"
                : "  answers `%s` by the %s: name `%s` in the greeting instead\n    %s\n",
            gh_requests[found->wrong.request].word, found->by_value ? "value" : "form",
            gh_requests[found->instead].word, text);
  }
}

/* ---- what it did beside answering ------------------------------------------------------------ */

static void print_pace (const gh_examined *x)
{
  size_t faults = 0;
  for (size_t i = 0; i < x->pace_count; i++) {
    faults += x->paces[i].end == GH_PACE_FAULT;
    if (x->paces[i].end == GH_PACE_FAULT && faults <= MOST_TOLD)
      printf ("  %s: %s\n", gh_requests[x->paces[i].request].word, x->paces[i].words);
  }
  if (faults > MOST_TOLD)
    printf ("  and over %zu request%s more, see its pace\n", faults - MOST_TOLD,
            faults == MOST_TOLD + 1 ? "" : "s");
}

static void print_trouble (const gh_trouble *t)
{
  char shown[120];
  const gh_incident *const i = &t->first;
  printf ("  the engine %s", gh_trouble_words (t));
  if (*i->question)
    printf (" over `%s`", gh_show (i->question, strlen (i->question), shown, sizeof shown));
  if (*i->words)
    printf (": %s", gh_show (i->words, strlen (i->words), shown, sizeof shown));
  if (t->times > 1)
    printf (", and %" PRIu64 " time%s more", t->times - 1, t->times == 2 ? "" : "s");
  if (t->seconds >= 0.1)
    printf (", %.1f s in all", t->seconds);
  puts (gh_seen_is_fault (t) ? "" : "; that is no fault");
  if (*i->last)
    printf ("    it wrote: %s\n", gh_show (i->last, strlen (i->last), shown, sizeof shown));
}

/* Those that nothing else on the page tells, and that were not told before. */
static void print_troubles (gh_examined *x)
{
  for (size_t i = 0; i < x->seen.count; i++) {
    gh_trouble *const t = &x->seen.troubles[i];
    if (!t->told && !gh_examined_tells (x, t)) {
      t->told = true;
      print_trouble (t);
    }
  }
}

void gh_page_faults (const gh_checking *c, gh_examined *x)
{
  char time[40];
  const gh_quick *const q = &x->quick;
  gh_report_time (q->seconds, time, sizeof time);
  if (!q->theorems)
    puts ("\nfaults: no theorem applies to what it can be asked");
  else if (!x->ran)
    puts ("\nfaults: there was no time for theorems");
  else
    printf ("\nfaults, the first of each request: %zu theorem%s in %" PRIu64 " case%s, %s\n",
            q->theorems - q->undecided, q->theorems - q->undecided == 1 ? "" : "s", q->cases,
            q->cases == 1 ? "" : "s", time);
  print_pace (x);
  print_theorems (c, q);
  print_meanings (&x->meanings);
  print_troubles (x);
  if (q->theorems)
    print_whole (c, q);
}

/* ---- all in all ------------------------------------------------------------------------------ */

static void print_faults (const gh_findings *f)
{
  const struct {
    size_t count;
    const char *where;
  } parts[] = {{f->theorems, "in theorems"},
               {f->meanings, "of form and value"},
               {f->pace, "at its pace on small games"},
               {f->troubles, "beside its answers"},
               {f->sizes, "of sizes"}};
  const char *between = "  ";
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    if (!parts[i].count)
      continue;
    printf ("%s%zu %s", between, parts[i].count, parts[i].where);
    between = ", ";
  }
  puts ("");
}

void gh_page_findings (gh_examined *x)
{
  gh_findings const f = gh_examined_findings (x);
  puts ("\nfaults in all");
  print_troubles (x);
  if (gh_findings_faults (&f))
    print_faults (&f);
  if (!f.asked)
    puts ("  nothing was asked");
  else if (!f.answered)
    puts ("  nothing was answered");
  else if (!gh_findings_faults (&f) && !f.late)
    puts ("  none found");
  else if (!gh_findings_faults (&f))
    puts ("  no wrong answer was found");
  if (f.late && f.answered)
    printf ("  it was late over %zu request%s, which is no fault\n", f.late,
            f.late == 1 ? "" : "s");
  if (f.starts)
    printf ("  started %" PRIu64 " times, %.1f s in all, %.2f s each\n", f.starts, f.start_seconds,
            f.start_seconds / (double)f.starts);
}
