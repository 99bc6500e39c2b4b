#include "harness/cases/domain.h"
#include "harness/cases/trial.h"
#include "output/table/parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

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

void gh_table_failure (const gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  char replay[4096];
  const gh_failure *const f = &result->failure;
  gh_totals_fault (stdout, f->step, f->wrongs > 0, !f->passing);
  if (*f->counterexample)
    gh_totals_line (stdout, f->proven ? "smallest" : "counterexample", f->counterexample);
  bool const unanswered = !strncmp (f->step, GH_NO_ANSWER, sizeof GH_NO_ANSWER - 1);
  if (strcmp (f->required, theorem->statement) != 0 && !(unanswered && *f->answers))
    gh_totals_line (stdout, "required", f->required);
  print_lines ("answered", f->answers);
  if (f->passing)
    gh_totals_line (stdout, "tried again", f->again);
  gh_report_replay (r->run, theorem, result, replay, sizeof replay);
  gh_totals_line (stdout, "replay", replay);
  putchar ('\n');
}

/* How many cases there were, and which. */
static void print_counts (const gh_theorem *theorem, const gh_result *result)
{
  static const char *const outcomes = "PLRN";
  printf ("    %-15s %" PRIu64 ", hypothesis met in %" PRIu64 ", inconclusive %" PRIu64 "; %" PRIu64
          " questions; %.2f s%s\n",
          "cases", result->cases, result->met, result->inconclusive, result->questions,
          result->seconds, result->cut_short ? ", cut short" : "");
  if (result->undefined)
    printf ("    %-15s %" PRIu64 "; first %s\n", "undefined", result->undefined,
            result->undefined_at);
  if (result->outside)
    printf ("    %-15s %" PRIu64 "; first %s\n", "not taken", result->outside, result->outside_at);
  const char *title = "of them";
  for (size_t i = 0; i < theorem->domain_count; i++)
    if (result->cases_of[i]) {
      char domain[GH_DOMAIN_TEXT];
      gh_domain_words (theorem, result, i, domain);
      gh_totals_line (stdout, title, domain);
      title = "";
    }
  if (result->verdict == GH_HOLDS && *result->failure.counterexample)
    gh_totals_line (stdout, theorem->exists ? "witness" : "false at",
                    result->failure.counterexample);
  title = "outcomes";
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

void gh_table_theorem (const gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  printf ("  %-14s %-13s %s\n", gh_verdict_words[result->verdict], theorem->name,
          theorem->statement);
  if (theorem->called)
    gh_totals_line (stdout, "called", theorem->called);
  gh_totals_line (stdout, "stated in", theorem->place);
  if (r->run->verbose)
    print_counts (theorem, result);
  if (result->verdict == GH_FAILS)
    gh_table_failure (r, theorem, result);
  else if (*result->reason)
    gh_totals_line (stdout, "because", result->reason);
  fflush (stdout);
}
