#include "output/report.h"
#include "form/halt.h"
#include "harness/ledger/texts.h"

#include <stdio.h>
#include <string.h>

#define SLOW_SECONDS 20 /* that are left, to be told at the beginning */
#define SOON_SECONDS 8  /* after which a rougher estimate is better than none */

const char *const gh_verdict_words[] = {"undecided", "holds",          "fails",
                                        "vacuous",   "not applicable", "inconclusive"};

void gh_report_time (double seconds, char *buffer, size_t size)
{
  long const minutes = (long)(seconds + 30) / 60;
  if (seconds < 99.5)
    snprintf (buffer, size, seconds < 10 ? "%.2g s" : "%.0f s", seconds);
  else if (minutes < 100)
    snprintf (buffer, size, "%ld min", minutes);
  else
    snprintf (buffer, size, "%ld h %ld min", minutes / 60, minutes % 60);
}

/* Each case of what is left is taken to cost what those until now did; those that come later are
   larger. A deep run is foretold after three passes, since the first cases of a theorem cost more.
 */
void gh_report_foretell (gh_report *r, const gh_progress *p)
{
  char time[30], given[30], pace[40] = "", bound[60] = "";
  bool const deep = r->run->deep;
  double const soon = r->run->seconds > 0 ? r->run->seconds / 4 : SOON_SECONDS;
  if (r->foretold || p->passes == 0 || (deep && p->passes < 3 && p->seconds < soon) ||
      (!deep && p->rate < 1))
    return;
  r->foretold = true;
  if (p->whole <= SLOW_SECONDS)
    return;
  gh_report_time (p->seconds + p->whole, time, sizeof time);
  gh_report_time (r->run->seconds, given, sizeof given);
  if (p->rate >= 1)
    snprintf (pace, sizeof pace, "%.0f answers a second: ", p->rate);
  if (r->run->seconds > 0 && r->run->seconds < p->seconds + p->whole)
    snprintf (bound, sizeof bound, "; it is given %s", given);
  else if (deep)
    snprintf (bound, sizeof bound, "; --time T gives it less");
  fprintf (stderr, "%s%sall of it takes about %s%s%s\n", r->terminal ? "\r\033[K" : "", pace, time,
           deep ? " or more" : "", bound);
}

void gh_report_count (gh_report *r, const gh_result *result)
{
  if (result->verdict == GH_UNDECIDED)
    gh_broken ("gh_report_count", "result", "nobody decided it");
  r->done++;
  r->known += result->known;
  r->cut_short += result->cut_short;
  r->verdicts[result->verdict]++;
  r->cases += result->cases;
  r->questions += result->questions;
  r->compared += result->compared;
  r->inconclusive += result->inconclusive;
  r->starved += result->starved;
  r->undefined += result->undefined;
  r->outside += result->outside;
}

const char *gh_report_ended (const gh_summary *summary)
{
  return summary->halted == GH_HALT_DEADLINE ? "out of time"
         : summary->halted                   ? "interrupted"
         : summary->given_up                 ? "given up"
         : summary->enough                   ? "enough failures"
                                             : "complete";
}

const char *gh_output_text (const char *file)
{
  const gh_built_in *t = gh_output_texts;
  while (strcmp (t->file, file))
    t++;
  return t->text;
}
