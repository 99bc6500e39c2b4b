/* Results in the Test Anything Protocol, for meson and others. */
#include "form/halt.h"
#include "harness/cases/domain.h"
#include "harness/telling/sequence.h"
#include "output/document/totals.h"
#include "output/troubles.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void tap_start (gh_report *r, const gh_run *run)
{
  r->run = run;
  puts ("TAP version 13");
  if (run->shard.total) {
    fputs ("# ", stdout);
    gh_totals_shard (stdout, run);
  }
}

/* A description must not hold what TAP would read as a directive. */
static void tap_description (const gh_theorem *theorem)
{
  printf (" - %s ", theorem->name);
  for (const char *c = theorem->statement; *c; c++)
    putchar (*c == '#' ? ' ' : *c);
}

/* On standard error, as soon as it is known: what runs the case again. */
static void tap_found (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  char replay[4096];
  if (result->known)
    return;
  gh_report_replay (r->run, theorem, result, replay, sizeof replay);
  fprintf (stderr, "%s %s: %s\n  replay: %s\n", theorem->name, gh_verdict_words[result->verdict],
           theorem->statement, replay);
}

/* ---- diagnostics ----------------------------------------------------------------------------- */

/* A text of YAML between quotes. */
static void put_quoted (const char *text, size_t length)
{
  putchar ('\'');
  for (size_t i = 0; i < length; i++)
    fputs (text[i] == '\'' ? "''" : (char[]){text[i], 0}, stdout);
  puts ("\'");
}

static void put_member (const char *name, const char *text)
{
  printf ("  %s: ", name);
  put_quoted (text, strlen (text));
}

static void put_wrong (const gh_failure *f)
{
  char text[sizeof (gh_wrong)];
  if (f->wrongs)
    puts ("  wrong:");
  for (size_t i = 0; i < f->wrongs; i++) {
    gh_wrong_write (&f->wrong[i], text, sizeof text);
    fputs ("    - ", stdout);
    put_quoted (text, strlen (text));
  }
}

static void put_answers (const char *lines)
{
  if (*lines)
    puts ("  answers:");
  while (*lines) {
    size_t const length = strcspn (lines, "\n");
    fputs ("    - ", stdout);
    put_quoted (lines, length);
    lines += length + (lines[length] == '\n');
  }
}

static void put_diagnostics (const gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  char replay[4096], before[GH_SEQUENCE_TEXT], words[GH_STEP_WORDS];
  const gh_failure *const f = &result->failure;
  puts ("  ---");
  if (result->verdict == GH_FAILS) {
    put_member ("fault", gh_step_write (f->step, words));
    put_wrong (f);
    put_member (f->proven ? "smallest" : "counterexample", f->counterexample);
    put_member ("required", f->required);
    put_answers (f->answers);
    if (f->passing)
      put_member ("not reproducible", f->again);
    if (f->before.tried)
      put_member (f->before.again ? "only after" : "again", gh_sequence_tell (&f->before, before));
  } else
    put_member (gh_verdict_words[result->verdict], result->reason);
  gh_report_replay (r->run, theorem, result, replay, sizeof replay);
  put_member ("replay", replay);
  puts ("  ...");
}

/* ---- the report ------------------------------------------------------------------------------ */

static void tap_add (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  gh_report_count (r, result);
  char domains[GH_MOST_DOMAINS * GH_DOMAIN_TEXT];
  bool const skipped = result->verdict == GH_NOT_APPLICABLE || result->verdict == GH_INCONCLUSIVE;
  bool const ok = skipped || result->verdict == GH_HOLDS;
  printf ("%sok %zu", ok ? "" : "not ", r->done);
  tap_description (theorem);
  if (skipped)
    printf (" # SKIP %s: %s", gh_verdict_words[result->verdict], result->reason);
  if (result->known)
    printf (" # TODO known to the baseline");
  gh_domains_words (theorem, result, domains, sizeof domains);
  putchar ('\n');
  if (result->mended)
    puts ("# the baseline names it");
  if (!ok && !result->known)
    put_diagnostics (r, theorem, result);
  printf ("# %" PRIu64 " case%s, hypothesis met in %" PRIu64 ", %" PRIu64
          " inconclusive, %.2f s%s\n%s%s%s",
          result->cases, result->cases == 1 ? "" : "s", result->met, result->inconclusive,
          result->seconds, result->cut_short ? ", cut short" : "", *domains ? "# " : "", domains,
          *domains ? "\n" : "");
  fflush (stdout);
}

/* Each as a comment; those that are faults and are told by no theorem fail a test of their own.
   Returns how many tests. */
static size_t put_troubles (const gh_report *r, const gh_summary *s)
{
  char title[GH_TROUBLE_TITLE], times[GH_TROUBLE_TIMES], words[GH_TROUBLE_WORDS];
  size_t const untold = gh_troubles_untold (s);
  for (size_t i = 0; i < s->trouble_count; i++) {
    const gh_trouble *const t = &s->troubles[i];
    printf ("# trouble %zu of %zu: the engine %s, %s%s%s%s", i + 1, s->trouble_count,
            gh_trouble_title (t, title), gh_trouble_times (t, times),
            gh_trouble_is_fault (t) ? "" : ", which is no fault",
            *t->first.question ? "; first " : "", t->first.question);
    printf (": %s\n", gh_trouble_full (t, words));
  }
  if (untold)
    printf ("not ok %zu - engine: it does nothing but answer\n", r->done + 1);
  return untold > 0;
}

/* The plan comes last, since only then it is known whether the engine has a test of its own. */
static void put_plan (size_t tests)
{
  printf ("1..%zu%s\n", tests, tests ? "" : " # SKIP this shard has no theorem");
}

static void tap_end (gh_report *r, const gh_ending *ending)
{
  const gh_groups *const groups = ending->groups;
  char text[sizeof (gh_wrong)], words[GH_FOUND_WORDS];
  for (size_t i = 0; i < groups->count; i++) {
    const gh_fault *const fault = &groups->faults[i];
    if (fault->wrong)
      gh_wrong_write (fault->wrong, text, sizeof text);
    printf ("# fault %zu of %zu: %s; it breaks %zu theorem%s, %s the most telling\n", i + 1,
            groups->count, fault->wrong ? text : "no wrong answer known", fault->own,
            fault->own == 1 ? "" : "s", ending->theorems[*fault->failures]->name);
    for (size_t k = 0; k < fault->beside_count; k++) {
      gh_wrong_write (fault->beside[k].wrong, text, sizeof text);
      printf ("#   %s: %s\n", gh_relation_words (fault->beside[k].relation), text);
    }
  }
  gh_found const found = gh_found_of (r, ending->summary, groups->count);
  size_t const more = put_troubles (r, ending->summary);
  printf ("# %s\n", gh_found_words (&found, words));
  put_plan (r->done + more);
  if (ending->summary->halted && ending->summary->halted != GH_HALT_DEADLINE)
    printf ("Bail out! interrupted after %zu theorem%s\n", r->done, r->done == 1 ? "" : "s");
  else if (ending->summary->halted && r->run->ci)
    printf ("Bail out! out of time, %zu of %zu theorems decided\n", found.decided,
            found.applicable);
}

const gh_report gh_report_tap = {.format = "tap",
                                 .carries_verdict = true,
                                 .start = tap_start,
                                 .trouble = gh_trouble_tell,
                                 .found = tap_found,
                                 .add = tap_add,
                                 .end = tap_end};
