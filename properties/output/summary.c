#include "output/summary.h"
#include "output/document/members.h"
#include "output/document/sums.h"
#include "output/document/totals.h"
#include "output/faults.h"
#include "output/listed.h"
#include "output/troubles.h"

#include <string.h>

static const json_t *theorem_of (const json_t *run, const char *name)
{
  size_t i;
  const json_t *theorem, *found = NULL;
  json_array_foreach (json_object_get (run, "theorems"), i, theorem)
  {
    if (!found && !strcmp (gh_member_text (theorem, "name"), name))
      found = theorem;
  }
  return found;
}

/* What there is more to be said, the page says. */
static void print_failure (FILE *out, const json_t *failure)
{
  gh_totals_fault (out, gh_step_read (gh_member_text (failure, "fault")),
                   json_array_size (json_object_get (failure, "wrong")) > 0,
                   !json_is_false (json_object_get (failure, "reproducible")));
  if (*gh_member_text (failure, "counterexample"))
    gh_totals_line (out, gh_member_is_true (failure, "smallest") ? "smallest" : "counterexample",
                    gh_member_text (failure, "counterexample"));
  gh_totals_line (out, "replay", gh_member_text (failure, "replay"));
}

static void print_names (FILE *out, const char *title, const json_t *names, size_t from, size_t to)
{
  gh_listed n = gh_listed_begin (out, title, to - from);
  for (size_t i = from; i < to; i++)
    gh_listed_put (&n, json_string_value (json_array_get (names, i)));
  gh_listed_end (&n);
}

/* A wrong answer, the theorems that it breaks, and the most telling of them. */
static void print_fault (FILE *out, const json_t *run, const json_t *fault)
{
  char text[GH_FAULT_TEXT];
  const json_t *const names = json_object_get (fault, "theorems");
  const json_t *const theorem = theorem_of (run, json_string_value (json_array_get (names, 0)));
  size_t const count = json_array_size (names), own = gh_faults_own (fault);
  fprintf (out, "  %s\n", gh_faults_text (fault, text));
  gh_faults_print_beside (out, fault);
  print_names (out, "breaks", names, 0, own);
  if (count > own)
    print_names (out, GH_BESIDE_IT, names, own, count);
  gh_totals_line (out, gh_member_text (theorem, "name"), gh_member_text (theorem, "statement"));
  if (gh_member_text (theorem, "called"))
    gh_totals_line (out, "called", gh_member_text (theorem, "called"));
  if (json_is_object (json_object_get (theorem, "failure")))
    print_failure (out, json_object_get (theorem, "failure"));
  else
    gh_totals_line (out, gh_member_text (theorem, "verdict"), gh_member_text (theorem, "reason"));
  fputc ('\n', out);
}

static void print_head (FILE *out, const json_t *run)
{
  const json_t *const engine = json_object_get (run, "engine");
  const json_t *const shards = json_object_get (run, "shards");
  unsigned const given = (unsigned)gh_member_number (shards, "given");
  unsigned const total = (unsigned)gh_member_number (shards, "total");
  gh_totals_engine (out, gh_member_text (run, "label"), gh_member_text (engine, "name"),
                    gh_member_text (engine, "spec"),
                    gh_member_number (json_object_get (run, "options"), "seed"),
                    gh_member_text (engine, "against"));
  if (given == total)
    fprintf (out, "%u shard%s\n\n", total, total == 1 ? "" : "s");
  else
    fprintf (out, "%u of %u shards\n\n", given, total);
}

/* Whatever makes it less than a whole run, a line each. */
static void print_complaints (FILE *out, const json_t *run, const gh_report *sums)
{
  size_t i;
  const json_t *complaint;
  const char *const ended = gh_member_text (run, "ended");
  bool const whole = !strcmp (ended, "complete");
  if (!whole || (sums->cut_short && gh_member_number (json_object_get (run, "options"), "passes")))
    fprintf (out, "%s%s%u of %d passes were made, %zu theorem%s cut short\n", whole ? "" : ended,
             whole ? "" : ": ", (unsigned)gh_member_number (run, "passes"), GH_PASSES,
             sums->cut_short, sums->cut_short == 1 ? " was" : "s were");
  json_array_foreach (json_object_get (json_object_get (run, "shards"), "complaints"), i, complaint)
      fprintf (out, "not a whole run: %s\n", json_string_value (complaint));
}

gh_summary_verdict gh_summary_print (FILE *out, const json_t *run)
{
  size_t i;
  const json_t *fault;
  gh_report sums;
  gh_summary summary;
  const json_t *const faults = json_object_get (run, "faults");
  print_head (out, run);
  gh_sums_read (run, &sums, &summary);
  json_array_foreach (faults, i, fault) print_fault (out, run, fault);
  gh_troubles_print (out, &summary, json_number_value (json_object_get (run, "elapsed")), false);
  gh_found const found = gh_found_of (&sums, &summary, json_array_size (faults));
  gh_totals_counts (out, &sums, &found);
  print_complaints (out, run, &sums);
  if (json_array_size (json_object_get (json_object_get (run, "shards"), "complaints")))
    return GH_SUMMARY_OPEN;
  if (found.faults)
    return GH_SUMMARY_FAILS;
  bool const ci = gh_member_is_true (json_object_get (run, "options"), "ci");
  const char *const ended = gh_member_text (run, "ended");
  if (found.undecided || !strcmp (ended, "interrupted") || (ci && !strcmp (ended, "out of time")))
    return GH_SUMMARY_OPEN;
  return GH_SUMMARY_HOLDS;
}
