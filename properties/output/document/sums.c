#include "output/document/sums.h"
#include "form/show.h"
#include "harness/cases/trial.h"
#include "output/document/json_memory.h"
#include "output/document/members.h"
#include "output/faults.h"
#include "output/troubles.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- writing --------------------------------------------------------------------------------- */

static json_t *text_or_null (const char *text)
{
  char shown[2000];
  return *text ? json_string (gh_show (text, strlen (text), shown, sizeof shown)) : json_null ();
}

/* Several lines. */
static json_t *lines_of (const char *text)
{
  json_t *const lines = json_array ();
  bool whole = lines;
  char shown[2000];
  for (; *text; text += *text == '\n') {
    size_t const length = strcspn (text, "\n");
    whole =
        !json_array_append_new (lines, json_string (gh_show (text, length, shown, sizeof shown))) &&
        whole;
    text += length;
  }
  if (whole)
    return lines;
  json_decref (lines);
  return NULL;
}

/* Seconds to the millisecond. */
static json_t *seconds_of (double seconds)
{
  return json_real (round (1000 * seconds) / 1000);
}

static json_t *trouble_of (const gh_trouble *t)
{
  bool const known = t->first.request < GH_REQUESTS;
  return json_pack (
      "{s:s, s:o, s:o, s:o, s:o, s:I, s:o, s:o, s:b, s:b, s:o}", "kind", gh_trouble_word (t),
      "request", text_or_null (known ? gh_requests[t->first.request].word : ""), "question",
      text_or_null (t->first.question), "words", text_or_null (t->first.words), "stderr",
      lines_of (t->first.last), "times", (json_int_t)t->times, "seconds", seconds_of (t->seconds),
      "patience", t->first.kind == GH_LATE ? seconds_of (t->first.seconds) : json_null (), "fault",
      gh_trouble_is_fault (t), "told", t->told, "waited",
      t->waited ? seconds_of (t->waited_seconds) : json_null ());
}

bool gh_sums_write (json_t *run, const gh_summary *s)
{
  json_t *const troubles = json_array ();
  bool whole = troubles;
  for (size_t i = 0; i < s->trouble_count; i++)
    whole = !json_array_append_new (troubles, trouble_of (&s->troubles[i])) && whole;
  return !json_object_set_new (run, "troubles", troubles) &&
         !json_object_set_new (run, "applicable", json_integer ((json_int_t)s->applicable)) &&
         !json_object_set_new (run, "decided", json_integer ((json_int_t)s->decided)) &&
         !json_object_set_new (run, "starts", json_integer ((json_int_t)s->starts)) &&
         !json_object_set_new (run, "start_seconds", seconds_of (s->start_seconds)) &&
         !json_object_set_new (run, "late_seconds", seconds_of (s->late_seconds)) && whole;
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Add a theorem to the sums. */
static void count (gh_report *sums, const json_t *theorem)
{
  gh_result result = {.known = gh_member_is_true (theorem, "known"),
                      .cut_short = gh_member_is_true (theorem, "cut_short"),
                      .cases = gh_member_number (theorem, "cases"),
                      .questions = gh_member_number (theorem, "questions"),
                      .compared = gh_member_number (theorem, "compared"),
                      .inconclusive = gh_member_number (theorem, "inconclusive"),
                      .starved = gh_member_number (theorem, "starved"),
                      .undefined = gh_member_number (theorem, "undefined"),
                      .outside = gh_member_number (theorem, "outside")};
  while (strcmp (gh_verdict_words[result.verdict], gh_member_text (theorem, "verdict")))
    result.verdict++;
  gh_report_count (sums, &result);
}

static double number (const json_t *object, const char *member)
{
  return json_number_value (json_object_get (object, member));
}

static void copy (const json_t *object, const char *member, char *buffer, size_t size)
{
  const char *const text = gh_member_text (object, member);
  snprintf (buffer, size, "%s", text ? text : "");
}

static void read_lines (const json_t *lines, char *buffer, size_t size)
{
  size_t i, used = 0;
  const json_t *line;
  json_array_foreach (lines, i, line)
  {
    if (used < size)
      used += (size_t)snprintf (buffer + used, size - used, "%s%s", i ? "\n" : "",
                                json_string_value (line));
  }
}

/* What came of waiting, so that the same is a fault as when it was written. */
static void read_kind (const json_t *object, gh_trouble *t, gh_late_rule rule)
{
  const char *const kind = gh_member_text (object, "kind");
  t->waited_seconds = number (object, "waited");
  t->waited = !strcmp (kind, "silent")                              ? GH_SILENT
              : !strcmp (kind, "fell silent")                       ? GH_CAME_AT_ONCE
              : json_is_number (json_object_get (object, "waited")) ? GH_CAME
                                                                    : GH_NOT_WAITED;
  t->rule = rule;
  t->as_large = rule == GH_LATE_WEIGHED && !gh_member_is_true (object, "fault");
  if (t->waited == GH_SILENT)
    t->first.kind = GH_LATE;
  while (strcmp (gh_trouble_word (t), kind) && t->first.kind < GH_LATE)
    t->first.kind++;
}

static void read_trouble (const json_t *object, gh_trouble *t, gh_late_rule rule)
{
  const char *const request = gh_member_text (object, "request");
  read_kind (object, t, rule);
  while (t->first.request < GH_REQUESTS &&
         (!request || strcmp (gh_requests[t->first.request].word, request)))
    t->first.request++;
  copy (object, "question", t->first.question, sizeof t->first.question);
  copy (object, "words", t->first.words, sizeof t->first.words);
  read_lines (json_object_get (object, "stderr"), t->first.last, sizeof t->first.last);
  t->first.seconds = number (object, "patience");
  t->times = gh_member_number (object, "times");
  t->seconds = number (object, "seconds");
  t->told = gh_member_is_true (object, "told");
}

static gh_late_rule rule_of (const json_t *options)
{
  return gh_member_is_true (options, "strict") ? GH_LATE_FAULT
         : gh_member_is_true (options, "ci")   ? GH_LATE_TOLD
                                               : GH_LATE_WEIGHED;
}

void gh_sums_read (const json_t *run, gh_report *sums, gh_summary *s)
{
  size_t i;
  const json_t *element;
  gh_late_rule const rule = rule_of (json_object_get (run, "options"));
  *sums = (gh_report){.format = ""};
  *s = (gh_summary){.applicable = gh_member_number (run, "applicable"),
                    .decided = gh_member_number (run, "decided"),
                    .starts = gh_member_number (run, "starts"),
                    .start_seconds = number (run, "start_seconds"),
                    .late_seconds = number (run, "late_seconds"),
                    .given_up = !strcmp (gh_member_text (run, "ended"), "given up")};
  json_array_foreach (json_object_get (run, "theorems"), i, element) count (sums, element);
  json_array_foreach (json_object_get (run, "troubles"), i, element)
  {
    if (i < GH_MOST_TROUBLES)
      read_trouble (element, &s->troubles[s->trouble_count++], rule);
  }
}

/* ---- putting together ------------------------------------------------------------------------ */

bool gh_sums_compare (json_t *run)
{
  gh_report sums;
  gh_summary *const s = malloc (sizeof *s);
  gh_failure *const failure = malloc (sizeof *failure);
  bool good = s && failure && !gh_json_was_short (); /* members may be missing */
  size_t i;
  json_t *element;
  if (good)
    gh_sums_read (run, &sums, s);
  json_array_foreach (json_object_get (run, "theorems"), i, element)
  {
    if (!good || !json_is_object (json_object_get (element, "failure")))
      continue;
    *failure = (gh_failure){.moves = 0};
    gh_faults_read (element, failure);
    gh_troubles_compare (s, failure);
  }
  json_array_foreach (json_object_get (run, "troubles"), i, element)
  {
    if (good && i < GH_MOST_TROUBLES)
      good = !json_object_set_new (element, "told", json_boolean (s->troubles[i].told));
  }
  free (failure);
  free (s);
  return good;
}

static bool is_same (const json_t *a, const json_t *b, const char *member)
{
  return json_equal (json_object_get (a, member), json_object_get (b, member));
}

static bool add_number (json_t *object, const json_t *other, const char *member)
{
  const json_t *const a = json_object_get (object, member), *const b =
                                                                json_object_get (other, member);
  return !json_object_set_new (object, member,
                               json_is_integer (a) && json_is_integer (b)
                                   ? json_integer (json_integer_value (a) + json_integer_value (b))
                                   : json_real (json_number_value (a) + json_number_value (b)));
}

/* Add it to one of the same kind over the same request, or else to the end. Those that are late
   only are kept apart from those that are a fault. */
static bool join_trouble (json_t *troubles, const json_t *trouble)
{
  size_t i;
  json_t *same;
  json_array_foreach (troubles, i, same)
  {
    if (is_same (same, trouble, "kind") && is_same (same, trouble, "request") &&
        is_same (same, trouble, "fault"))
      return add_number (same, trouble, "times") && add_number (same, trouble, "seconds");
  }
  return !json_array_append_new (troubles, json_deep_copy (trouble));
}

/* The faults first. */
static json_t *sorted (const json_t *troubles)
{
  json_t *const all = json_array ();
  bool whole = all;
  for (int fault = 1; fault >= 0; fault--) {
    size_t i;
    json_t *trouble;
    json_array_foreach (troubles, i, trouble)
    {
      if (gh_member_is_true (trouble, "fault") == fault)
        whole = !json_array_append (all, trouble) && whole;
    }
  }
  if (whole)
    return all;
  json_decref (all);
  return NULL;
}

bool gh_sums_join (json_t *merged, const json_t *run)
{
  static const char *const numbers[] = {"applicable", "decided", "starts", "start_seconds",
                                        "late_seconds"};
  json_t *const troubles = json_deep_copy (json_object_get (merged, "troubles"));
  bool good = troubles;
  size_t i;
  const json_t *trouble;
  json_array_foreach (json_object_get (run, "troubles"), i, trouble) good =
      good && join_trouble (troubles, trouble);
  for (i = 0; i < sizeof numbers / sizeof *numbers; i++)
    good = good && add_number (merged, run, numbers[i]);
  good = good && !json_object_set_new (merged, "troubles", sorted (troubles));
  json_decref (troubles);
  return good;
}
