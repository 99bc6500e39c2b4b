/* Results as one JSON object:

     {"gifthorse": VERSION,
      "engine": {"name", "spec", "against" or null}, "seed",
      "theorems": [{"name", "ids": [...], "statement", "place", "verdict", "known",
                    "cases", "met", "inconclusive", "questions", "compared", "seconds",
                    "reason" or null,
                    "failure": null or {"fault", "counterexample", "smallest", "required",
                                        "answers": [...], "replay"}}],
      "interrupted"}

   "verdict" is holds, fails, vacuous, not applicable or inconclusive; "known": the baseline names
   it; "smallest": no smaller counterexample exists. Seconds are numbers, all counts integers. */
#include "output/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Bytes of a text as a string. All of our texts are ASCII, an engine's words are made so. */
static void put_text (const char *text, size_t length)
{
  putchar ('"');
  for (size_t i = 0; i < length; i++) {
    unsigned char const c = (unsigned char)text[i];
    if (c == '"' || c == '\\')
      printf ("\\%c", c);
    else if (c < ' ' || c > 126)
      printf ("\\u%04x", c);
    else
      putchar (c);
  }
  putchar ('"');
}

static void put_member (const char *name, const char *text)
{
  printf (", \"%s\": ", name);
  if (text)
    put_text (text, strlen (text));
  else
    fputs ("null", stdout);
}

/* The parts of a text between separators, as an array. */
static void put_parts (const char *name, const char *text, const char *separator)
{
  printf (", \"%s\": [", name);
  for (const char *comma = ""; *text; comma = ", ") {
    size_t const length = strcspn (text, separator);
    fputs (comma, stdout);
    put_text (text, length);
    text += length + strspn (text + length, separator);
  }
  putchar (']');
}

static void start (gh_report *r, const gh_run *run)
{
  r->run = run;
  printf ("{\"gifthorse\": \"" GH_VERSION "\",\n \"engine\": {\"name\": ");
  put_text (run->name, strlen (run->name));
  put_member ("spec", run->engine);
  put_member ("against", run->against);
  printf ("}, \"seed\": %" PRIu64 ",\n \"theorems\": [", run->options->seed);
}

static void put_failure (const gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  char replay[4096];
  fputs (",\n   \"failure\": ", stdout);
  if (result->verdict != GH_FAILS) {
    fputs ("null}", stdout);
    return;
  }
  gh_report_replay (r->run, theorem, result, replay, sizeof replay);
  fputs ("{\"fault\": ", stdout);
  put_text (result->step, strlen (result->step));
  put_member ("counterexample", result->counterexample);
  printf (", \"smallest\": %s", result->proven ? "true" : "false");
  put_member ("required", result->required);
  put_parts ("answers", result->answers, "\n");
  put_member ("replay", replay);
  fputs ("}}", stdout);
}

static void add (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  printf ("%s\n  {\"name\": ", r->done ? "," : "");
  gh_report_count (r, result);
  put_text (theorem->name, strlen (theorem->name));
  put_parts ("ids", theorem->ids, " ");
  put_member ("statement", theorem->statement);
  put_member ("place", theorem->place);
  put_member ("verdict", gh_verdict_words[result->verdict]);
  printf (", \"known\": %s,\n   \"cases\": %" PRIu64 ", \"met\": %" PRIu64
          ", \"inconclusive\": %" PRIu64 ", \"questions\": %" PRIu64 ", \"compared\": %" PRIu64
          ", \"seconds\": %.3f",
          result->known ? "true" : "false", result->cases, result->met, result->inconclusive,
          result->questions, result->compared, result->seconds);
  put_member ("reason", *result->reason ? result->reason : NULL);
  put_failure (r, theorem, result);
}

static void end (gh_report *r, bool interrupted)
{
  (void)r;
  printf ("],\n \"interrupted\": %s}\n", interrupted ? "true" : "false");
}

const gh_report gh_report_json = {.format = "json", .start = start, .add = add, .end = end};
