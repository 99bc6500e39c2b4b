/* Results in the Test Anything Protocol, for meson and others. */
#include "form/halt.h"
#include "output/report.h"

#include <inttypes.h>
#include <stdio.h>

static void tap_start (gh_report *r, const gh_run *run)
{
  r->run = run;
  printf ("TAP version 13\n1..%zu\n", run->theorems);
}

/* A description must not hold what TAP would read as a directive. */
static void tap_description (const gh_theorem *theorem)
{
  printf (" - %s ", theorem->name);
  for (const char *c = theorem->statement; *c; c++)
    putchar (*c == '#' ? ' ' : *c);
}

/* On standard error, as soon as it is known. */
static void tap_found (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  char replay[4096];
  const gh_failure *const f = &result->failure;
  bool const fails = result->verdict == GH_FAILS;
  if (result->known)
    return;
  gh_report_replay (r->run, theorem, result, replay, sizeof replay);
  fprintf (stderr, "%s %s: %s\n%s%s%s  required: %s\n", theorem->name,
           gh_verdict_words[result->verdict], theorem->statement, *f->counterexample ? "  at " : "",
           f->counterexample, *f->counterexample ? "\n" : "", fails ? f->required : result->reason);
  if (f->passing)
    fprintf (stderr, "  not reproducible: %s\n", f->again);
  fprintf (stderr, "  replay: %s\n", replay);
}

static void tap_add (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  gh_report_count (r, result);
  bool const skipped = result->verdict == GH_NOT_APPLICABLE || result->verdict == GH_INCONCLUSIVE;
  bool const ok = skipped || result->verdict == GH_HOLDS;
  printf ("%sok %zu", ok ? "" : "not ", r->done);
  tap_description (theorem);
  if (skipped)
    printf (" # SKIP %s: %s", gh_verdict_words[result->verdict], result->reason);
  if (result->known)
    printf (" # TODO known to the baseline");
  printf ("\n# %" PRIu64 " cases, hypothesis met in %" PRIu64 ", %" PRIu64
          " inconclusive, %.2f s%s\n",
          result->cases, result->met, result->inconclusive, result->seconds,
          result->cut_short ? ", cut short" : "");
  fflush (stdout);
}

static void tap_end (gh_report *r, const gh_summary *summary)
{
  if (summary->halted && summary->halted != GH_HALT_DEADLINE)
    printf ("Bail out! interrupted after %zu theorems\n", r->done);
}

const gh_report gh_report_tap = {.format = "tap",
                                 .carries_verdict = true,
                                 .start = tap_start,
                                 .found = tap_found,
                                 .add = tap_add,
                                 .end = tap_end};
