/* Results as JUnit XML, which CI services read: a test case for each theorem. Reports begin with
   sums, so that the cases are kept until the end. */
#include "form/text.h"
#include "output/listed.h"
#include "output/markup.h"
#include "output/troubles.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* What is kept between start and end. */
typedef struct junit {
  FILE *cases;
  gh_text text;
  double seconds;
} junit;

static void put_element (FILE *out, const char *element, const char *message, const char *text)
{
  gh_markup (out, "      <%s message=\"%s\">%s</%s>\n", element, message, text, element);
}

/* What is to be mended, where that is known. */
static const char *message_of (const gh_failure *f, char *buffer, size_t size)
{
  if (!f->wrongs)
    return gh_step_write (f->step, buffer);
  gh_wrong_write (&f->wrong[0], buffer, size);
  return buffer;
}

/* The faults, for those who read all of it. */
static void put_faults (const gh_ending *ending)
{
  char text[sizeof (gh_wrong)];
  const gh_groups *const groups = ending->groups;
  if (!groups->count)
    return;
  puts ("    <system-out>");
  for (size_t i = 0; i < groups->count; i++) {
    const gh_fault *const fault = &groups->faults[i];
    if (fault->wrong)
      gh_wrong_write (fault->wrong, text, sizeof text);
    gh_markup (stdout, "fault: %s; it breaks", fault->wrong ? text : "no wrong answer known");
    for (size_t k = 0; k < fault->count; k++)
      gh_markup (stdout, "%s %s", k == fault->own ? "; " GH_BESIDE_IT ":" : "",
                 ending->theorems[fault->failures[k]]->name);
    putchar ('\n');
  }
  puts ("    </system-out>");
}

static void start (gh_report *r, const gh_run *run)
{
  junit *const j = calloc (1, sizeof *j);
  r->run = run;
  r->kept = j;
  if (j)
    j->cases = gh_text_open (&j->text);
  r->failed = !j || !j->cases;
}

static void add (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  char replay[4096], text[9000], message[sizeof (gh_wrong)];
  junit *const j = r->kept;
  gh_report_count (r, result);
  if (r->failed)
    return;
  j->seconds += result->seconds;
  gh_markup (j->cases, "    <testcase classname=\"%s\" name=\"%s %s\"", theorem->place,
             theorem->name, theorem->statement);
  fprintf (j->cases, " time=\"%.3f\">\n", result->seconds);
  if (result->verdict == GH_FAILS && !result->known) {
    gh_report_replay (r->run, theorem, result, replay, sizeof replay);
    snprintf (text, sizeof text, "%s: %s\nrequired: %s\n%s%s",
              result->failure.proven ? "smallest" : "counterexample",
              result->failure.counterexample, result->failure.required, result->failure.answers,
              replay);
    put_element (j->cases, "failure", message_of (&result->failure, message, sizeof message), text);
  } else if (result->verdict == GH_VACUOUS && !result->known)
    put_element (j->cases, "failure", "vacuous", result->reason);
  else if (result->known)
    put_element (j->cases, "skipped", "known to the baseline", "");
  else if (result->verdict != GH_HOLDS)
    put_element (j->cases, "skipped", gh_verdict_words[result->verdict], result->reason);
  fputs ("    </testcase>\n", j->cases);
}

/* A case for each, which fails if no theorem tells as much. */
static void put_troubles (const gh_summary *s)
{
  char title[GH_TROUBLE_TITLE], times[GH_TROUBLE_TIMES], words[GH_TROUBLE_WORDS], text[1800];
  for (size_t i = 0; i < s->trouble_count; i++) {
    const gh_trouble *const t = &s->troubles[i];
    gh_markup (stdout, "    <testcase classname=\"engine\" name=\"the engine %s\"",
               gh_trouble_title (t, title));
    printf (" time=\"%.3f\">\n", t->seconds);
    snprintf (text, sizeof text, "%s%s%s: %s\n%s", gh_trouble_times (t, times),
              *t->first.question ? "; first " : "", t->first.question, gh_trouble_full (t, words),
              t->first.last);
    if (gh_trouble_is_fault (t) && !t->told)
      put_element (stdout, "failure", title, text);
    else
      gh_markup (stdout, "      <system-out>%s</system-out>\n", text);
    puts ("    </testcase>");
  }
}

static void put_shard (const gh_shard *shard)
{
  if (shard->total)
    printf ("    <properties>\n      <property name=\"shard\" value=\"%zu of %zu\"/>\n"
            "    </properties>\n",
            shard->index, shard->total);
}

static void end (gh_report *r, const gh_ending *ending)
{
  junit *const j = r->kept;
  bool const whole = j && gh_text_close (&j->text, j->cases);
  if (r->failed || !whole) {
    fputs ("gifthorse: out of memory\n", stderr);
    r->failed = true;
  } else {
    const gh_summary *const s = ending->summary;
    size_t const failures =
        r->verdicts[GH_FAILS] + r->verdicts[GH_VACUOUS] - r->known + gh_troubles_untold (s);
    size_t const skipped = r->verdicts[GH_NOT_APPLICABLE] + r->verdicts[GH_INCONCLUSIVE] + r->known;
    puts ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>");
    gh_markup (stdout, "  <testsuite name=\"%s\"", r->run->label ? r->run->label : r->run->engine);
    printf (" tests=\"%zu\" failures=\"%zu\" errors=\"%d\" skipped=\"%zu\" time=\"%.3f\">\n",
            r->done + s->trouble_count, failures, s->halted != 0, skipped, j->seconds);
    put_shard (&r->run->shard);
    fputs (j->text.at, stdout);
    put_troubles (s);
    put_faults (ending);
    puts ("  </testsuite>\n</testsuites>");
  }
  if (j)
    free (j->text.at);
  free (j);
  r->kept = NULL;
}

const gh_report gh_report_junit = {.format = "junit", .start = start, .add = add, .end = end};
