#include "output/document/merge.h"
#include "form/show.h"
#include "form/text.h"
#include "output/document/json_memory.h"
#include "output/document/members.h"
#include "output/document/sums.h"
#include "output/faults.h"
#include "output/report.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef struct merging {
  json_t *const *runs;
  char *const *paths;
  json_t *groups; /* {what shards of one run have in common: [numbers of runs]} */
  char *error;
  size_t size;
  bool lost; /* a sentence or a number, for want of memory */
} merging;

static bool complain (merging *m, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

static bool complain (merging *m, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (m->error, m->size, format, arguments);
  va_end (arguments);
  return false;
}

/* ---- what belongs together ------------------------------------------------------------------- */

/* What shards of one run have in common; NULL: no memory. */
static json_t *common_of (const json_t *run)
{
  json_t *const shard = json_object_get (run, "shard");
  return json_pack (
      "{s:O, s:O, s:O, s:O, s:{s:O, s:O}}", "gifthorse", json_object_get (run, "gifthorse"),
      "label", json_object_get (run, "label"), "engine", json_object_get (run, "engine"), "options",
      json_object_get (run, "options"), "shard", "total", json_object_get (shard, "total"),
      "theorems", json_object_get (shard, "theorems"));
}

/* How many theorems a shard has. */
static uint64_t share_of (const json_t *shard)
{
  uint64_t const index = gh_member_number (shard, "index");
  uint64_t const all = gh_member_number (shard, "theorems");
  return index > all ? 0 : (all - index) / gh_member_number (shard, "total") + 1;
}

static bool check_shard (merging *m, size_t number)
{
  const json_t *const run = m->runs[number], *const shard = json_object_get (run, "shard");
  const json_t *const theorems = json_object_get (run, "theorems");
  uint64_t const index = gh_member_number (shard, "index"),
                 total = gh_member_number (shard, "total");
  if (total > GH_MOST_SHARDS)
    return complain (m, "%.300s: shard.total: found %llu, expected at most %d", m->paths[number],
                     (unsigned long long)total, GH_MOST_SHARDS);
  if (index > total)
    return complain (m, "%.300s: shard.index: found %llu, expected at most %llu", m->paths[number],
                     (unsigned long long)index, (unsigned long long)total);
  if (json_array_size (theorems) != share_of (shard))
    return complain (m, "%.300s: theorems: found %zu, expected the %llu of shard %llu of %llu",
                     m->paths[number], json_array_size (theorems),
                     (unsigned long long)share_of (shard), (unsigned long long)index,
                     (unsigned long long)total);
  return true;
}

/* False: complained. */
static bool gather (merging *m, size_t count)
{
  for (size_t i = 0; i < count; i++) {
    bool const is_shard = json_object_get (m->runs[i], "shard");
    if (is_shard && !check_shard (m, i))
      return false;
    json_t *const common = is_shard ? common_of (m->runs[i]) : json_integer ((json_int_t)i);
    char *const key = json_dumps (common, JSON_ENCODE_ANY | JSON_COMPACT | JSON_SORT_KEYS);
    if (key && !json_object_get (m->groups, key))
      json_object_set_new (m->groups, key, json_array ());
    bool const kept = key && !json_array_append_new (json_object_get (m->groups, key),
                                                     json_integer ((json_int_t)i));
    free (key);
    json_decref (common);
    if (!kept)
      return complain (m, "out of memory");
  }
  return true;
}

static size_t member_of (const json_t *group, size_t i)
{
  return (size_t)json_integer_value (json_array_get (group, i));
}

/* ---- what is wrong --------------------------------------------------------------------------- */

/* Close the text, and keep it. */
static void add_complaint (merging *m, json_t *complaints, gh_text *text, FILE *out)
{
  char shown[1000];
  if (!gh_text_close (text, out) ||
      json_array_append_new (complaints,
                             json_string (gh_show (text->at, text->length, shown, sizeof shown))))
    m->lost = true;
  free (text->at);
}

/* "1, 3-5": the shards that are not there. */
static void write_missing (FILE *out, const size_t *taken, size_t total)
{
  const char *separator = "";
  for (size_t i = 0, end; i < total; i = end) {
    for (end = i; end < total && !taken[end];)
      end++;
    bool const range = end > i + 2;
    if (end > i)
      fprintf (out, range ? "%s%zu-%zu" : "%s%zu", separator, i + 1, end);
    separator = end > i ? ", " : separator;
    end = range ? end : i + 1;
  }
}

static void tell_missing (merging *m, json_t *complaints, const json_t *merged, const size_t *taken)
{
  gh_text text = {0};
  const json_t *const shards = json_object_get (merged, "shards");
  size_t const total = gh_member_number (shards, "total");
  size_t const missing = total - gh_member_number (shards, "given");
  uint64_t const all = gh_member_number (merged, "planned");
  uint64_t const there = json_array_size (json_object_get (merged, "theorems"));
  FILE *const out = missing ? gh_text_open (&text) : NULL;
  if (out) {
    fprintf (out, "shard%s ", missing == 1 ? "" : "s");
    write_missing (out, taken, total);
    fprintf (out, " of %zu %s missing, with %llu of %llu theorems", total,
             missing == 1 ? "is" : "are", (unsigned long long)(all - there),
             (unsigned long long)all);
  }
  if (missing)
    add_complaint (m, complaints, &text, out);
}

static void tell_twice (merging *m, json_t *complaints, size_t number, size_t taken)
{
  gh_text text = {0};
  FILE *const out = gh_text_open (&text);
  const json_t *const shard = json_object_get (m->runs[number], "shard");
  if (out)
    fprintf (out, "shard %llu of %llu is there twice: %s was left out, %s was taken",
             (unsigned long long)gh_member_number (shard, "index"),
             (unsigned long long)gh_member_number (shard, "total"), m->paths[number],
             m->paths[taken]);
  add_complaint (m, complaints, &text, out);
}

/* Write the first member that differs: "options.seed is 2, not 1". */
static void write_difference (FILE *out, const json_t *a, const json_t *b)
{
  const char *name;
  json_t *member;
  json_object_foreach ((json_t *)a, name, member)
  {
    const json_t *const other = json_object_get (b, name);
    if (json_equal (member, (json_t *)other))
      continue;
    fprintf (out, "%s", name);
    if (json_is_object (member)) {
      fputc ('.', out);
      write_difference (out, member, other);
      return;
    }
    char *const is = json_dumps (member, JSON_ENCODE_ANY), *const was =
                                                               json_dumps (other, JSON_ENCODE_ANY);
    fprintf (out, " is %.80s, not %.80s", is ? is : "", was ? was : "");
    free (is);
    free (was);
    return;
  }
}

/* A group that is not whole may differ from one before it by mistake. */
static void tell_difference (merging *m, json_t *complaints, size_t number, size_t before)
{
  gh_text text = {0};
  json_t *const a = common_of (m->runs[number]), *const b = common_of (m->runs[before]);
  FILE *const out = gh_text_open (&text);
  if (out) {
    fprintf (out, "%s is of another run than %s: ", m->paths[number], m->paths[before]);
    write_difference (out, a, b);
  }
  add_complaint (m, complaints, &text, out);
  json_decref (a);
  json_decref (b);
}

/* The first run of the first group before this one with the same words for its engine; or itself.
 */
static size_t relative_of (const merging *m, const json_t *group)
{
  const char *key;
  json_t *other;
  size_t const self = member_of (group, 0);
  const json_t *const engine = json_object_get (m->runs[self], "engine");
  json_object_foreach (m->groups, key, other)
  {
    size_t const first = member_of (other, 0);
    const json_t *const its = json_object_get (m->runs[first], "engine");
    if (other == group)
      break;
    if (json_object_get (m->runs[first], "shard") &&
        !strcmp (gh_member_text (its, "spec"), gh_member_text (engine, "spec")))
      return first;
  }
  return self;
}

/* ---- putting together ------------------------------------------------------------------------ */

/* The theorems of all shards in the order of the whole run. False: complained. */
static bool join_theorems (merging *m, json_t *theorems, const size_t *taken, size_t total)
{
  json_t *const names = json_object ();
  bool more = true, good = true;
  for (size_t row = 0; more && good; row++) {
    more = false;
    for (size_t i = 0; i < total && good; i++) {
      json_t *const theorem =
          taken[i] ? json_array_get (json_object_get (m->runs[taken[i] - 1], "theorems"), row)
                   : NULL;
      if (!theorem)
        continue;
      const char *const name = gh_member_text (theorem, "name");
      more = true;
      if (json_object_get (names, name))
        good = complain (m, "%.300s: theorems[%zu]: %.30s is in another shard, too",
                         m->paths[taken[i] - 1], row, name);
      else if (json_object_set (names, name, theorem) || json_array_append (theorems, theorem))
        good = complain (m, "out of memory");
    }
  }
  json_decref (names);
  return good;
}

/* Shards run at the same time: the first tells when they began, the longest how long, the worst how
   it ended. */
static void join_ends (json_t *merged, const json_t *run)
{
  static const char *const worst[] = {"interrupted", "given up", "enough failures", "out of time",
                                      "complete"};
  size_t i = 0;
  if (gh_json_was_short ()) /* members may be missing; what is merged will not be used */
    return;
  json_t *const started = json_object_get (run, "started");
  const json_t *const elapsed = json_object_get (run, "elapsed");
  if (strcmp (json_string_value (started), gh_member_text (merged, "started")) < 0)
    json_object_set (merged, "started", started);
  if (json_number_value (elapsed) > json_number_value (json_object_get (merged, "elapsed")))
    json_object_set (merged, "elapsed", (json_t *)elapsed);
  if (gh_member_number (run, "passes") < gh_member_number (merged, "passes"))
    json_object_set (merged, "passes", json_object_get (run, "passes"));
  while (strcmp (worst[i], gh_member_text (run, "ended")) &&
         strcmp (worst[i], gh_member_text (merged, "ended")))
    i++;
  json_object_set_new (merged, "ended", json_string (worst[i]));
}

/* Which shards are there, by their numbers among the runs and one more. Returns how many. */
static size_t take (merging *m, json_t *merged, json_t *complaints, const json_t *group,
                    size_t *taken)
{
  size_t given = 0;
  for (size_t i = 0; i < json_array_size (group); i++) {
    size_t const number = member_of (group, i);
    const json_t *const shard = json_object_get (m->runs[number], "shard");
    size_t *const place = &taken[gh_member_number (shard, "index") - 1];
    if (*place)
      tell_twice (m, complaints, number, *place - 1);
    else {
      *place = number + 1;
      given++;
      join_ends (merged, m->runs[number]);
      m->lost |= !gh_sums_join (merged, m->runs[number]);
    }
  }
  return given;
}

/* Fill in what a whole run has, in place of what the first shard had. */
static bool join_taken (merging *m, json_t *merged, json_t *complaints, const json_t *group,
                        size_t *taken)
{
  static const gh_summary nothing;
  json_t *const theorems = json_array ();
  size_t const first = member_of (group, 0);
  const json_t *const shard = json_object_get (m->runs[first], "shard");
  m->lost |= !gh_sums_write (merged, &nothing);
  size_t const given = take (m, merged, complaints, group, taken);
  json_object_set (merged, "planned", json_object_get (shard, "theorems"));
  json_object_set_new (merged, "shards",
                       json_pack ("{s:O, s:I, s:O}", "total", json_object_get (shard, "total"),
                                  "given", (json_int_t)given, "complaints", complaints));
  json_object_set_new (merged, "theorems", theorems);
  bool const joined = join_theorems (m, theorems, taken, gh_member_number (shard, "total"));
  tell_missing (m, complaints, merged, taken);
  if (json_array_size (complaints) && relative_of (m, group) != first)
    tell_difference (m, complaints, first, relative_of (m, group));
  json_object_del (merged, "shard");
  return joined &&
         ((gh_faults_set (merged) && gh_sums_compare (merged)) || complain (m, "out of memory"));
}

/* NULL: complained. */
static json_t *join (merging *m, const json_t *group)
{
  json_t *const run = m->runs[member_of (group, 0)];
  const json_t *const shard = json_object_get (run, "shard");
  if (!shard) /* what a file says of the faults of a run is not relied on where they are printed */
    return !json_object_get (run, "shards") || gh_faults_set (run) ? json_incref (run) : NULL;
  json_t *merged = json_copy (run), *const complaints = json_array ();
  size_t *const taken = calloc (gh_member_number (shard, "total"), sizeof *taken);
  if (!merged || !complaints || !taken || !join_taken (m, merged, complaints, group, taken)) {
    json_decref (merged);
    merged = NULL;
  }
  json_decref (complaints);
  free (taken);
  return merged;
}

json_t *gh_merge_shards (json_t *const *runs, char *const *paths, size_t count, char *error,
                         size_t size)
{
  json_t *group, *all;
  const char *key;
  gh_json_watch ();
  merging m = {
      .runs = runs, .paths = paths, .groups = json_object (), .error = error, .size = size};
  snprintf (error, size, "out of memory");
  all = json_array ();
  bool good = m.groups && all && gather (&m, count);
  if (good)
    json_object_foreach (m.groups, key, group) good =
        good && !json_array_append_new (all, join (&m, group));
  if (gh_json_was_short () || m.lost)
    good = complain (&m, "out of memory");
  json_decref (m.groups);
  if (good)
    return all;
  json_decref (all);
  return NULL;
}
