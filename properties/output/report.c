#include "output/report.h"
#include "form/halt.h"
#include "harness/texts.h"

#include <stdio.h>
#include <string.h>

const char *const gh_verdict_words[] = {"holds", "fails", "vacuous", "not applicable",
                                        "inconclusive"};

void gh_report_count (gh_report *r, const gh_result *result)
{
  r->done++;
  r->known += result->known;
  r->cut_short += result->cut_short;
  r->verdicts[result->verdict]++;
  r->cases += result->cases;
  r->questions += result->questions;
  r->compared += result->compared;
  r->inconclusive += result->inconclusive;
  r->undefined += result->undefined;
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
