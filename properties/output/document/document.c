#include "output/document/document.h"
#include "form/show.h"
#include "harness/cases/domain.h"
#include "harness/cases/limits.h"
#include "harness/telling/sequence.h"
#include "output/document/json_memory.h"
#include "output/document/parts.h"
#include "output/document/sums.h"
#include "output/faults.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* What is kept between start and end. */
typedef struct document {
  json_t *run, *theorems; /* the second is a member of the first */
  struct timespec started;
} document;

/* ---- texts ----------------------------------------------------------------------------------- */

/* A text as a string, as gh_show has it. NULL: no memory. */
static json_t *text_of (const char *text, size_t length)
{
  size_t const size = 4 * length + 16;
  char *const shown = malloc (size);
  json_t *const string = shown ? json_string (gh_show (text, length, shown, size)) : NULL;
  free (shown);
  return string;
}

static json_t *text (const char *text)
{
  return text_of (text, strlen (text));
}

static json_t *text_or_null (const char *words)
{
  return words && *words ? text (words) : json_null ();
}

/* All of it, or NULL: no memory. */
static json_t *if_whole (json_t *all, bool whole)
{
  if (whole)
    return all;
  json_decref (all);
  return NULL;
}

/* The parts of a text between separators, as an array. */
static json_t *parts_of (const char *words, const char *separator)
{
  json_t *const array = json_array ();
  bool whole = true;
  while (*words) {
    size_t const length = strcspn (words, separator);
    whole &= !json_array_append_new (array, text_of (words, length));
    words += length + strspn (words + length, separator);
  }
  return if_whole (array, whole);
}

/* Seconds to the millisecond. */
static double rounded (double seconds)
{
  return round (1000 * seconds) / 1000;
}

/* ---- the run --------------------------------------------------------------------------------- */

static json_t *limits_of (const gh_limits *limits)
{
  json_t *const all = json_object ();
  bool whole = true;
  for (const gh_limit *l = gh_limit_table; l->name; l++)
    whole &= !json_object_set_new (all, l->name, json_integer (gh_limit_of (limits, l)));
  return if_whole (all, whole);
}

static json_t *words_of (char *const *words)
{
  json_t *const array = json_array ();
  bool whole = true;
  for (; *words; words++)
    whole &= !json_array_append_new (array, text (*words));
  return if_whole (array, whole);
}

static json_t *requests_of (gh_request_set requests)
{
  json_t *const array = json_array ();
  bool whole = true;
  for (unsigned r = 0; r < GH_ABILITIES; r++)
    if (requests >> r & 1)
      whole &= !json_array_append_new (array, json_string (gh_ability_words[r]));
  return if_whole (array, whole);
}

/* The requests that theorems may ask for, none for those that ask for nothing; null: any. */
static json_t *asked_of (const gh_run *run)
{
  return run->requests || run->asking_nothing ? requests_of (run->requests) : json_null ();
}

static json_t *options_of (const gh_run *run)
{
  const gh_options *const o = run->options;
  return json_pack ("{s:I, s:o, s:b, s:b, s:b, s:o, s:o, s:f, s:o, s:o, s:o, s:o, s:o}", "seed",
                    (json_int_t)o->seed, "cases",
                    o->random_cases ? json_integer ((json_int_t)o->random_cases) : json_null (),
                    "deep", run->deep, "ci", run->ci, "strict", run->strict, "time",
                    run->seconds > 0 ? json_real (run->seconds) : json_null (), "passes",
                    run->passes ? json_integer (run->passes) : json_null (), "timeout",
                    run->engine_options->answer_seconds, "limits", limits_of (&o->limits), "only",
                    words_of (run->only), "skip", words_of (run->skip), "requests", asked_of (run),
                    "claims", words_of (run->claims));
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
                   "gifthorse", GH_VERSION, "label", text_or_null (run->label), "engine", "name",
                   text (run->name), "spec", text (run->engine), "against",
                   text_or_null (run->against), "options", options_of (run), "started",
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
    if (json_object_set_new (run, "elapsed", json_real (rounded (elapsed))) ||
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

/* Add the variable that "G = 1" gives a value. False: no memory. */
static bool add_variable (json_t *variables, const char *words, size_t length, gh_sort sort)
{
  const char *const equals = memchr (words, '=', length);
  if (!equals || equals == words || equals + 2 > words + length)
    return true;
  size_t const name = (size_t)(equals - 1 - words), before = (size_t)(equals + 2 - words);
  json_t *const variable =
      json_pack ("{s:o, s:s, s:o}", "name", text_of (words, name), "sort", gh_sort_words[sort],
                 "value", text_of (words + before, length - before));
  return !json_array_append_new (variables, variable);
}

/* Add the numbers of "choices 3 0 7". */
static bool add_choices (json_t *choices, const char *words)
{
  bool whole = true;
  char *end = (char *)words + strlen ("choices");
  while (*end == ' ' && isdigit ((unsigned char)end[1]))
    whole &= !json_array_append_new (choices, json_integer ((json_int_t)strtoul (end, &end, 10)));
  return whole;
}

static bool add_case (json_t *variables, json_t *choices, const gh_result *result)
{
  const char *at = result->failure.counterexample;
  bool whole = true;
  for (size_t i = 0; *at && i <= GH_MOST_VARIABLES; i++) {
    size_t const length = strcspn (at, ";");
    if (!strncmp (at, "choices ", 8))
      whole &= add_choices (choices, at);
    else if (i < GH_MOST_VARIABLES)
      whole &= add_variable (variables, at, length, result->failure.sorts[i]);
    at += length;
    at += strspn (at, "; ");
  }
  return whole;
}

typedef struct part_values {
  json_t *array;
  bool whole;
} part_values;

/* Each part once, wherever it stands. */
static void add_part (void *context, const char *part, size_t length, const char *value)
{
  part_values *const values = context;
  size_t i;
  json_t *other;
  json_array_foreach (values->array, i, other)
  {
    const json_t *const same = json_object_get (other, "part");
    if (json_string_length (same) == length && !memcmp (json_string_value (same), part, length))
      return;
  }
  json_t *const made =
      json_pack ("{s:o, s:o}", "part", text_of (part, length), "value", text (value));
  values->whole &= !json_array_append_new (values->array, made);
}

static json_t *moves_of (uint64_t moves)
{
  return moves > INT64_MAX ? json_null () : json_integer ((json_int_t)moves);
}

static json_t *wrong_of (const gh_failure *failure)
{
  json_t *const all = json_array ();
  bool whole = true;
  for (size_t i = 0; i < failure->wrongs; i++) {
    const gh_wrong *const w = &failure->wrong[i];
    whole &= !json_array_append_new (
        all, json_pack ("{s:s, s:o, s:o, s:o, s:o, s:o, s:s, s:o, s:o, s:b, s:i, s:o, s:o, s:o}",
                        "request", gh_requests[w->request].word, "moves", moves_of (w->moves),
                        "question", text (w->question), "answer", text (w->answer), "right",
                        text_or_null (w->right), "judge", text_or_null (w->judge), "kind",
                        gh_wrong_kind_word (w->kind), "asked", text_or_null (w->asked), "arguments",
                        text_or_null (w->arguments), "reduced", w->reduced, "word", (int)w->word,
                        "shared", requests_of (w->shared), "follows",
                        w->follows ? json_integer (w->follows - 1) : json_null (), "stderr",
                        text_or_null (w->last)));
  }
  return if_whole (all, whole);
}

static json_t *reproducible_of (const gh_failure *failure)
{
  return failure->untried ? json_null () : json_boolean (!failure->passing);
}

/* What was asked before, then the question; no lines where none were found, or too many. */
static json_t *before_of (const gh_sequence *s)
{
  char words[GH_SEQUENCE_TEXT], lines[sizeof s->text + sizeof s->asked];
  if (!s->tried)
    return json_null ();
  snprintf (lines, sizeof lines, "%s%s", s->text, s->asked);
  return json_pack ("{s:o, s:i, s:b, s:o}", "words", text (gh_sequence_tell (s, words)), "engines",
                    (int)s->tried, "found", s->again, "lines",
                    s->whole && *s->asked ? parts_of (lines, "\n") : json_null ());
}

static json_t *failure_of (const gh_run *run, const gh_theorem *theorem, const gh_result *result)
{
  char replay[4096];
  json_t *const variables = json_array (), *const choices = json_array ();
  part_values values = {json_array (), true};
  bool const whole = add_case (variables, choices, result);
  if (theorem->claim)
    values.whole &= gh_parts_visit (theorem, result->failure.counterexample, &run->options->limits,
                                    add_part, &values);
  gh_report_replay (run, theorem, result, replay, sizeof replay);
  return json_pack (
      "{s:o, s:o, s:o, s:o, s:b, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "fault",
      text (result->failure.step), "wrong", wrong_of (&result->failure), "moves",
      moves_of (result->failure.moves), "counterexample", text (result->failure.counterexample),
      "smallest", result->failure.proven, "reproducible", reproducible_of (&result->failure),
      "again", text_or_null (result->failure.again), "before", before_of (&result->failure.before),
      "variables", if_whole (variables, whole), "choices", choices, "values",
      if_whole (values.array, values.whole), "required", text (result->failure.required), "answers",
      parts_of (result->failure.answers, "\n"), "replay", text (replay));
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
  return if_whole (array, whole);
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
      "name", text (theorem->name), "ids", parts_of (theorem->ids, " "), "source",
      text_of (theorem->name, strcspn (theorem->name, "-")), "statement", text (theorem->statement),
      "place", text (theorem->place), "asserts", asserts, "verdict",
      gh_verdict_words[result->verdict], "known", result->known, "mended", result->mended,
      "cut_short", result->cut_short, "cases", (json_int_t)result->cases, "domains",
      domains_of (theorem, result), "met", (json_int_t)result->met, "inconclusive",
      (json_int_t)result->inconclusive, "refused", (json_int_t)result->refused, "undefined",
      (json_int_t)result->undefined, "undefined_at", text_or_null (result->undefined_at), "outside",
      (json_int_t)result->outside, "questions", (json_int_t)result->questions, "compared",
      (json_int_t)result->compared, "seconds", rounded (result->seconds), "reason",
      text_or_null (holds || fails ? NULL : result->reason), "example",
      text_or_null (holds ? result->failure.counterexample : NULL), "failure",
      fails ? failure_of (run, theorem, result) : json_null ());
}

/* And what it is called, if anything, how many cases lacked memory, if any, and what the engine
   wrote and did not read. */
static json_t *with_rest (json_t *made, const gh_theorem *theorem, const gh_result *result)
{
  json_int_t const starved = (json_int_t)result->starved;
  bool const whole =
      made && (!theorem->called || !json_object_set_new (made, "called", text (theorem->called))) &&
      (!starved || !json_object_set_new (made, "starved", json_integer (starved))) &&
      (!*result->unread_at || !json_object_set_new (made, "unread", text (result->unread_at)));
  return if_whole (made, whole);
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
