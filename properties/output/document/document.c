#include "output/document/document.h"
#include "harness/cases/domain.h"
#include "output/document/json_memory.h"
#include "output/document/made.h"
#include "output/document/sums.h"
#include "output/faults.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* What is kept between start and end. */
typedef struct document {
  json_t *run, *theorems; /* the second is a member of the first */
  struct timespec started;
} document;

/* ---- the run --------------------------------------------------------------------------------- */

static json_t *words_of (char *const *words)
{
  json_t *const array = json_array ();
  bool whole = true;
  for (; *words; words++)
    whole &= !json_array_append_new (array, gh_made_text (*words));
  return gh_made_whole (array, whole);
}

/* The requests that theorems may ask for, none for those that ask for nothing; null: any. */
static json_t *asked_of (const gh_run *run)
{
  return run->requests || run->asking_nothing ? gh_made_requests (run->requests) : json_null ();
}

static json_t *options_of (const gh_run *run)
{
  const gh_options *const o = run->options;
  return json_pack ("{s:I, s:o, s:b, s:b, s:b, s:b, s:o, s:o, s:f, s:o, s:o, s:o, s:o, s:o}",
                    "seed", (json_int_t)o->seed, "cases",
                    o->random_cases ? json_integer ((json_int_t)o->random_cases) : json_null (),
                    "deep", run->deep, "ci", run->ci, "strict", run->strict, "sandbox",
                    run->engine_options->sandbox, "time",
                    run->seconds > 0 ? json_real (run->seconds) : json_null (), "passes",
                    run->passes ? json_integer (run->passes) : json_null (), "timeout",
                    run->engine_options->answer_seconds, "limits", gh_made_limits (&o->limits),
                    "only", words_of (run->only), "skip", words_of (run->skip), "requests",
                    asked_of (run), "claims", words_of (run->claims));
}

/* False: no memory. */
static bool add_shard (json_t *run, const gh_shard *shard)
{
  return !shard->total ||
         !json_object_set_new (run, "shard",
                               json_pack ("{s:I, s:I, s:I}", "index", (json_int_t)shard->index,
                                          "total", (json_int_t)shard->total, "theorems",
                                          (json_int_t)shard->theorems));
}

/* The time of day, UTC, as in ISO 8601; "" if the clock cannot tell. */
static json_t *time_of_day (void)
{
  char text[30] = "";
  struct tm parts;
  time_t const seconds = time (NULL);
  if (gmtime_r (&seconds, &parts))
    strftime (text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return json_string (text);
}

void gh_document_start (gh_report *r, const gh_run *run)
{
  document *const d = calloc (1, sizeof *d);
  r->run = run;
  r->kept = d;
  if (d) {
    clock_gettime (CLOCK_MONOTONIC, &d->started);
    d->run =
        json_pack ("{s:i, s:s, s:o, s:{s:o, s:o, s:o}, s:o, s:o, s:I}", "schema", GH_SCHEMA_VERSION,
                   "gifthorse", GH_VERSION, "label", gh_made_text_or_null (run->label), "engine",
                   "name", gh_made_text (run->name), "spec", gh_made_text (run->engine), "against",
                   gh_made_text_or_null (run->against), "options", options_of (run), "started",
                   time_of_day (), "planned", (json_int_t)run->theorems);
    d->theorems = json_array ();
    r->failed = json_object_set_new (d->run, "theorems", d->theorems) != 0 ||
                !add_shard (d->run, &run->shard);
  }
  r->failed = r->failed || !d || !d->run || !d->theorems;
}

json_t *gh_document_end (gh_report *r, const gh_ending *ending)
{
  struct timespec now;
  document *const d = r->kept;
  json_t *run = d ? d->run : NULL;
  if (d) {
    clock_gettime (CLOCK_MONOTONIC, &now);
    double const elapsed = (double)(now.tv_sec - d->started.tv_sec) +
                           1e-9 * (double)(now.tv_nsec - d->started.tv_nsec);
    if (json_object_set_new (run, "elapsed", json_real (gh_made_seconds (elapsed))) ||
        json_object_set_new (run, "passes", json_integer (ending->summary->passes)) ||
        json_object_set_new (run, "ended", json_string (gh_report_ended (ending->summary))) ||
        !gh_sums_write (run, ending->summary) || !gh_faults_set (run))
      r->failed = true;
  }
  if (r->failed) {
    json_decref (run);
    run = NULL;
    fputs ("gifthorse: out of memory\n", stderr);
  }
  free (d);
  r->kept = NULL;
  return run;
}

/* The text is made before any of it is written: no memory leaves nothing half written. */
bool gh_document_write (FILE *out, const json_t *run)
{
  gh_json_watch (); /* jansson passes over a key for which memory is short */
  char *const text = json_dumps (run, JSON_INDENT (1) | JSON_REAL_PRECISION (12));
  bool const made = text && !gh_json_was_short ();
  if (made)
    fprintf (out, "%s\n", text);
  free (text);
  return made;
}

/* ---- theorems -------------------------------------------------------------------------------- */

static json_t *failure_of (const gh_run *run, const gh_theorem *theorem, const gh_result *result)
{
  char replay[4096];
  const gh_failure *const f = &result->failure;
  gh_report_replay (run, theorem, result, replay, sizeof replay);
  return json_pack ("{s:o, s:o, s:o, s:o, s:b, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}",
                    "fault", gh_made_step (f->step), "wrong", gh_made_wrongs (f), "moves",
                    gh_made_moves (f->moves), "counterexample", gh_made_text (f->counterexample),
                    "smallest", f->proven, "reproducible", gh_made_reproducible (f), "again",
                    gh_made_text_or_null (f->again), "before", gh_made_before (&f->before),
                    "variables", gh_made_variables (f), "choices", gh_made_choices (f), "values",
                    gh_made_parts (theorem, f, &run->options->limits), "required",
                    gh_made_text (f->required), "answers", gh_made_list (f->answers, "\n"),
                    "replay", gh_made_text (replay));
}

/* Which cases were run: the domains that were begun. */
static json_t *domains_of (const gh_theorem *theorem, const gh_result *result)
{
  json_t *const array = json_array ();
  bool whole = true;
  for (size_t i = 0; i < theorem->domain_count; i++)
    if (result->cases_of[i]) {
      char words[GH_DOMAIN_TEXT];
      const gh_domain *const d = &theorem->domains[i];
      gh_domain_words (theorem, result, i, words);
      json_t *const made = json_pack ("{s:s, s:I, s:s, s:b}", "words", words, "cases",
                                      (json_int_t)result->cases_of[i], "how",
                                      !d->random               ? "every case"
                                      : d->of_set || d->sample ? "sample"
                                                               : "random",
                                      "exhausted", result->exhausted >> i & 1);
      whole &= !json_array_append_new (array, made);
    }
  return gh_made_whole (array, whole);
}

static json_t *theorem_of (const gh_run *run, const gh_theorem *theorem, const gh_result *result)
{
  const char *const asserts = theorem->exists     ? "sometimes"
                              : theorem->expected ? "not always"
                                                  : "always";
  bool const holds = result->verdict == GH_HOLDS, fails = result->verdict == GH_FAILS;
  return json_pack (
      "{s:o, s:o, s:o, s:o, s:o, s:s, s:s, s:b, s:b, s:b, s:I, s:o, s:I, s:I, s:I, s:I, s:o, s:I, "
      "s:I, "
      "s:I, s:f, s:o, s:o, s:o}",
      "name", gh_made_text (theorem->name), "ids", gh_made_list (theorem->ids, " "), "source",
      gh_made_span (theorem->name, strcspn (theorem->name, "-")), "statement",
      gh_made_text (theorem->statement), "place", gh_made_text (theorem->place), "asserts", asserts,
      "verdict", gh_verdict_words[result->verdict], "known", result->known, "mended",
      result->mended, "cut_short", result->cut_short, "cases", (json_int_t)result->cases, "domains",
      domains_of (theorem, result), "met", (json_int_t)result->met, "inconclusive",
      (json_int_t)result->inconclusive, "refused", (json_int_t)result->refused, "undefined",
      (json_int_t)result->undefined, "undefined_at", gh_made_text_or_null (result->undefined_at),
      "outside", (json_int_t)result->outside, "questions", (json_int_t)result->questions,
      "compared", (json_int_t)result->compared, "seconds", gh_made_seconds (result->seconds),
      "reason", gh_made_text_or_null (holds || fails ? NULL : result->reason), "example",
      gh_made_text_or_null (holds ? result->failure.counterexample : NULL), "failure",
      fails ? failure_of (run, theorem, result) : json_null ());
}

/* And what it is called, if anything, how many cases lacked memory, if any, and what the engine
   wrote and did not read. */
static json_t *with_rest (json_t *made, const gh_theorem *theorem, const gh_result *result)
{
  json_int_t const starved = (json_int_t)result->starved;
  bool const whole =
      made &&
      (!theorem->called || !json_object_set_new (made, "called", gh_made_text (theorem->called))) &&
      (!starved || !json_object_set_new (made, "starved", json_integer (starved))) &&
      (!*result->unread_at ||
       !json_object_set_new (made, "unread", gh_made_text (result->unread_at)));
  return gh_made_whole (made, whole);
}

void gh_document_add (gh_report *r, const gh_theorem *theorem, const gh_result *result)
{
  const document *const d = r->kept;
  gh_report_count (r, result);
  if (!r->failed &&
      json_array_append_new (d->theorems,
                             with_rest (theorem_of (r->run, theorem, result), theorem, result)))
    r->failed = true;
}
