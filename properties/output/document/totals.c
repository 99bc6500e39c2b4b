#include "output/document/totals.h"
#include "form/show.h"
#include "harness/cases/trial.h"
#include "output/markup.h"
#include "output/troubles.h"

#include <inttypes.h>
#include <string.h>

void gh_totals_engine (FILE *out, const char *label, const char *name, const char *words,
                       uint64_t seed, const char *second)
{
  char shown[1000];
  if (label)
    fprintf (out, "%s: ", gh_show (label, strlen (label), shown, sizeof shown));
  gh_show (words, strlen (words), shown, sizeof shown);
  fprintf (out, "engine %s (%s), seed %" PRIu64 "%s%s\n", name, shown, seed,
           second ? ", answers compared with " : "", second ? second : "");
}

void gh_totals_shard (FILE *out, const gh_run *run)
{
  const gh_shard *const s = &run->shard;
  fprintf (out, "shard %zu of %zu%s%s: %zu of %zu theorems\n", s->index, s->total,
           s->by ? ", by " : "", s->by ? s->by : "", run->theorems, s->theorems);
}

void gh_totals_line (FILE *out, const char *title, const char *text)
{
  fprintf (out, "    %-15s %s\n", title, text);
}

void gh_totals_fault (FILE *out, gh_case_step fault, bool blamed, bool reproducible)
{
  char words[GH_STEP_WORDS];
  bool const broken = blamed && fault.kind == GH_STEP_FALSE;
  fprintf (out, "    %-15s %s%s\n", "fault",
           broken ? "the engine breaks it" : gh_step_write (fault, words),
           reproducible ? "" : "; not reproducible");
}

static void print_verdicts (FILE *out, const gh_report *r)
{
  const char *separator = ": ";
  fprintf (out, "%zu theorem%s", r->done, r->done == 1 ? "" : "s");
  for (size_t v = 0; v < GH_VERDICTS; v++)
    if (r->verdicts[v]) {
      fprintf (out, "%s%zu %s", separator, r->verdicts[v],
               v == GH_HOLDS && r->verdicts[v] != 1   ? "hold"
               : v == GH_FAILS && r->verdicts[v] != 1 ? "fail"
                                                      : gh_verdict_words[v]);
      separator = ", ";
    }
  fputc ('\n', out);
}

gh_found gh_found_of (const gh_report *r, const gh_summary *s, size_t groups)
{
  return (gh_found){.faults = groups + gh_troubles_faults (s),
                    .unanswered = gh_troubles_unanswered (s),
                    .applicable = s->applicable,
                    .decided = s->decided,
                    .undecided = s->applicable ? !s->decided
                                               : !(r->verdicts[GH_HOLDS] + r->verdicts[GH_FAILS] +
                                                   r->verdicts[GH_VACUOUS]),
                    .known = r->known,
                    .late = gh_troubles_late (s),
                    .given_up = s->given_up};
}

const char *gh_found_words (const gh_found *f, char *buffer)
{
  char faults[80], some[80] = "", decided[27], applicable[27];
  bool const slow = f->unanswered && f->unanswered == f->faults;
  snprintf (faults, sizeof faults,
            slow ? "no answer in time to %zu request%s, no other fault found" : "%zu fault%s",
            f->faults, f->faults == 1 ? "" : "s");
  if (!f->undecided && f->decided < f->applicable)
    snprintf (some, sizeof some, " in the %s of %s theorems that were decided",
              gh_count_text (f->decided, decided), gh_count_text (f->applicable, applicable));
  snprintf (buffer, GH_FOUND_WORDS, "%s%s%s%s",
            f->faults      ? faults
            : f->undecided ? "nothing was decided"
            : f->known     ? "no new fault found"
                           : "no fault found",
            f->faults && f->undecided ? "; nothing was decided" : some,
            f->late && !f->faults && !f->undecided ? ", but late" : "",
            f->given_up ? "; the engine was given up" : "");
  return buffer;
}

void gh_totals_counts (FILE *out, const gh_report *r, const gh_found *found)
{
  char words[GH_FOUND_WORDS];
  fprintf (out, "%s\n", gh_found_words (found, words));
  print_verdicts (out, r);
  fprintf (out, "%" PRIu64 " case%s, %" PRIu64 " of them inconclusive", r->cases,
           r->cases == 1 ? "" : "s", r->inconclusive);
  if (r->starved)
    fprintf (out, " (%" PRIu64 " for want of memory on this machine)", r->starved);
  if (r->undefined)
    fprintf (out, ", %" PRIu64 " undefined", r->undefined);
  if (r->outside)
    fprintf (out, ", %" PRIu64 " outside of what the engine takes", r->outside);
  fprintf (out, "; %" PRIu64 " question%s asked", r->questions, r->questions == 1 ? "" : "s");
  if (r->compared)
    fprintf (out, ", %" PRIu64 " answer%s compared", r->compared, r->compared == 1 ? "" : "s");
  fputc ('\n', out);
  if (r->known)
    fprintf (out, "%zu failure%s known to the baseline\n", r->known,
             r->known == 1 ? " is" : "s are");
}
