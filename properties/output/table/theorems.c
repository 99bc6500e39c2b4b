#include "harness/cases/domain.h"
#include "harness/cases/trial.h"
#include "harness/telling/sequence.h"
#include "output/table/parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define LEAST_ANSWERS 2 /* of a failing case; --verbose and the other formats have all */

/* Whether a line tells a wrong answer, as gh_wrong_write does. */
static bool is_wrong (const char *line, size_t length)
{
  static const char mark[] = ", where ";
  for (size_t i = 0; i + sizeof mark <= length; i++)
    if (!memcmp (line + i, mark, sizeof mark - 1))
      return true;
  return false;
}

static size_t count_lines (const char *text)
{
  size_t count = 0;
  for (; *text; text++)
    count += *text == '\n';
  return count;
}

/* Lines of a text, each behind blanks. Where there are more than `most`, the wrong ones, the last,
   and how many others there were. */
static void print_answers (const char *text, size_t most)
{
  size_t const count = count_lines (text);
  size_t over = count <= most ? 0 : count - most + 1, left_out = 0;
  const char *title = "answered";
  while (*text) {
    size_t const length = strcspn (text, "\n");
    if (over && !is_wrong (text, length)) {
      over--;
      left_out++;
    } else {
      printf ("    %-15s %.*s\n", title, (int)length, text);
      title = "";
    }
    text += length + (text[length] == '\n');
  }
  if (left_out)
    printf ("    %-15s and %zu other answer%s, which --verbose tells\n", "", left_out,
            left_out == 1 ? "" : "s");
}

/* The choices of a theorem in C mean nothing to its reader, where a question tells what is wrong.
 */
static bool is_telling (const gh_failure *f)
{
  static const char choices[] = "choices ";
  return *f->counterexample &&
         (!f->wrongs || strncmp (f->counterexample, choices, sizeof choices - 1) != 0);
}

/* What a fresh engine is to be asked before. */
static void print_history (const gh_sequence *before)
{
  char line[GH_SEQUENCE_TEXT];
  if (before->tried)
    gh_totals_line (stdout, before->again ? "only after" : "", gh_sequence_tell (before, line));
}

void gh_table_failure (const gh_report *r, const gh_theorem *theorem, const gh_result *result,
                       size_t room)
{
  char replay[4096];
  size_t used = 2; /* the fault and the replay */
  const gh_failure *const f = &result->failure;
  gh_totals_fault (stdout, f->step, f->wrongs > 0, gh_failure_comes (f) != GH_DID_NOT_COME);
  if (is_telling (f)) {
    gh_totals_line (stdout, f->proven ? "smallest" : "counterexample", f->counterexample);
    used++;
  }
  bool const unanswered = gh_step_is_silence (f->step);
  if (strcmp (f->required, theorem->statement) != 0 && !f->wrongs && !(unanswered && *f->answers)) {
    gh_totals_line (stdout, "required", f->required);
    used++;
  }
  used += f->passing ? 1 : 0;
  used += f->before.tried ? 1 : 0;
  print_answers (f->answers, room < used + LEAST_ANSWERS ? LEAST_ANSWERS : room - used);
  if (f->passing)
    gh_totals_line (stdout, "tried again", f->again);
  print_history (&f->before);
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
  if (result->starved)
    printf ("    %-15s %" PRIu64 " case%s had not enough on this machine\n", "memory",
            result->starved, result->starved == 1 ? "" : "s");
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
    gh_table_failure (r, theorem, result, SIZE_MAX);
  else if (*result->reason)
    gh_totals_line (stdout, "because", result->reason);
  fflush (stdout);
}
