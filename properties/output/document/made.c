#include "output/document/made.h"
#include "form/show.h"
#include "harness/cases/limits.h"
#include "harness/telling/sequence.h"
#include "output/document/parts.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- texts ----------------------------------------------------------------------------------- */

json_t *gh_made_span (const char *text, size_t length)
{
  size_t const size = 4 * length + 16;
  char *const shown = malloc (size);
  json_t *const string = shown ? json_string (gh_show (text, length, shown, size)) : NULL;
  free (shown);
  return string;
}

json_t *gh_made_text (const char *text)
{
  return gh_made_span (text, strlen (text));
}

json_t *gh_made_step (gh_case_step step)
{
  char words[GH_STEP_WORDS];
  return gh_made_text (gh_step_write (step, words));
}

json_t *gh_made_text_or_null (const char *words)
{
  return words && *words ? gh_made_text (words) : json_null ();
}

json_t *gh_made_whole (json_t *all, bool whole)
{
  if (whole)
    return all;
  json_decref (all);
  return NULL;
}

json_t *gh_made_list (const char *words, const char *separator)
{
  json_t *const array = json_array ();
  bool whole = true;
  while (*words) {
    size_t const length = strcspn (words, separator);
    whole &= !json_array_append_new (array, gh_made_span (words, length));
    words += length + strspn (words + length, separator);
  }
  return gh_made_whole (array, whole);
}

double gh_made_seconds (double seconds)
{
  return round (1000 * seconds) / 1000;
}

/* ---- of a run's options and engines ---------------------------------------------------------- */

json_t *gh_made_limits (const gh_limits *limits)
{
  json_t *const all = json_object ();
  bool whole = true;
  for (const gh_limit *l = gh_limit_table; l->name; l++)
    whole &= !json_object_set_new (all, l->name, json_integer (gh_limit_of (limits, l)));
  return gh_made_whole (all, whole);
}

json_t *gh_made_requests (gh_request_set requests)
{
  json_t *const array = json_array ();
  bool whole = true;
  for (unsigned r = 0; r < GH_ABILITIES; r++)
    if (requests >> r & 1)
      whole &= !json_array_append_new (array, json_string (gh_ability_words[r]));
  return gh_made_whole (array, whole);
}

/* ---- of a case ------------------------------------------------------------------------------- */

/* Add the variable that "G = 1" gives a value. False: no memory. */
static bool add_variable (json_t *variables, const char *words, size_t length, gh_sort sort)
{
  const char *const equals = memchr (words, '=', length);
  if (!equals || equals == words || equals + 2 > words + length)
    return true;
  size_t const name = (size_t)(equals - 1 - words), before = (size_t)(equals + 2 - words);
  json_t *const variable =
      json_pack ("{s:o, s:s, s:o}", "name", gh_made_span (words, name), "sort", gh_sort_words[sort],
                 "value", gh_made_span (words + before, length - before));
  return !json_array_append_new (variables, variable);
}

json_t *gh_made_variables (const gh_failure *failure)
{
  json_t *const variables = json_array ();
  const char *at = failure->counterexample;
  bool whole = true;
  for (size_t i = 0; *at && i < GH_MOST_VARIABLES && strncmp (at, "choices ", 8); i++) {
    size_t const length = strcspn (at, ";");
    whole &= add_variable (variables, at, length, failure->sorts[i]);
    at += length;
    at += strspn (at, "; ");
  }
  return gh_made_whole (variables, whole);
}

json_t *gh_made_choices (const gh_failure *failure)
{
  json_t *const choices = json_array ();
  const char *const words = strstr (failure->counterexample, "choices ");
  char *end = words ? (char *)words + strlen ("choices") : NULL;
  bool whole = true;
  while (end && *end == ' ' && isdigit ((unsigned char)end[1]))
    whole &= !json_array_append_new (choices, json_integer ((json_int_t)strtoull (end, &end, 10)));
  return gh_made_whole (choices, whole);
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
      json_pack ("{s:o, s:o}", "part", gh_made_span (part, length), "value", gh_made_text (value));
  values->whole &= !json_array_append_new (values->array, made);
}

json_t *gh_made_parts (const gh_theorem *theorem, const gh_failure *failure,
                       const gh_limits *limits)
{
  part_values values = {json_array (), true};
  if (theorem->claim)
    values.whole &= gh_parts_visit (theorem, failure->counterexample, limits, add_part, &values);
  return gh_made_whole (values.array, values.whole);
}

json_t *gh_made_moves (uint64_t moves)
{
  return moves > INT64_MAX ? json_null () : json_integer ((json_int_t)moves);
}

json_t *gh_made_wrongs (const gh_failure *failure)
{
  json_t *const all = json_array ();
  bool whole = true;
  for (size_t i = 0; i < failure->wrongs; i++) {
    const gh_wrong *const w = &failure->wrong[i];
    whole &= !json_array_append_new (
        all,
        json_pack ("{s:s, s:o, s:o, s:o, s:o, s:o, s:s, s:o, s:o, s:b, s:b, s:i, s:o, s:o, s:o}",
                   "request", gh_requests[w->request].word, "moves", gh_made_moves (w->moves),
                   "question", gh_made_text (w->question), "answer", gh_made_text (w->answer),
                   "right", gh_made_text_or_null (w->right), "judge",
                   gh_made_text_or_null (w->judge), "kind", gh_wrong_kind_word (w->kind), "asked",
                   gh_made_text_or_null (w->asked), "arguments",
                   gh_made_text_or_null (w->arguments), "reduced", w->reduced, "narrowed",
                   w->narrowed, "word", (int)w->word, "shared", gh_made_requests (w->shared),
                   "follows", w->follows ? json_integer (w->follows - 1) : json_null (), "stderr",
                   gh_made_text_or_null (w->last)));
  }
  return gh_made_whole (all, whole);
}

json_t *gh_made_reproducible (const gh_failure *failure)
{
  return failure->untried ? json_null () : json_boolean (!failure->passing);
}

json_t *gh_made_before (const gh_sequence *s)
{
  char words[GH_SEQUENCE_TEXT], lines[sizeof s->text + sizeof s->asked];
  if (!s->tried)
    return json_null ();
  snprintf (lines, sizeof lines, "%s%s", s->text, s->asked);
  return json_pack ("{s:o, s:i, s:b, s:o}", "words", gh_made_text (gh_sequence_tell (s, words)),
                    "engines", (int)s->tried, "found", s->again, "lines",
                    s->whole && *s->asked ? gh_made_list (lines, "\n") : json_null ());
}
