#include "output/document/difference.h"
#include "harness/telling/alike.h"
#include "output/document/members.h"
#include "output/faults.h"
#include "output/listed.h"

#include <stdlib.h>
#include <string.h>

typedef enum { NEW, OTHER, GONE, OPEN, SAME, NEITHER } kind;

/* Two runs, and their theorems by name. */
typedef struct comparison {
  FILE *out;
  const json_t *older, *newer;
  json_t *before, *now;
  gh_wrong *wrong; /* of the older one */
  size_t wrongs;
} comparison;

/* ---- theorems -------------------------------------------------------------------------------- */

static json_t *by_name (const json_t *run)
{
  json_t *const all = json_object ();
  bool whole = all;
  size_t i;
  json_t *theorem;
  json_array_foreach (json_object_get (run, "theorems"), i, theorem)
  {
    whole = whole && !json_object_set (all, gh_member_text (theorem, "name"), theorem);
  }
  if (whole)
    return all;
  json_decref (all);
  return NULL;
}

static bool has_verdict (const json_t *theorem, const char *word)
{
  return theorem && !strcmp (gh_member_text (theorem, "verdict"), word);
}

static bool is_bad (const json_t *theorem)
{
  return has_verdict (theorem, "fails") || has_verdict (theorem, "vacuous");
}

/* Whether it holds now, in no fewer cases than it took to fail. */
static bool is_gone (const json_t *before, const json_t *now)
{
  return has_verdict (now, "holds") &&
         gh_member_number (now, "cases") >= gh_member_number (before, "cases");
}

/* Whether the older run had a fault of which this question is. */
static bool had_fault (const comparison *c, const gh_wrong *now)
{
  bool found = false;
  for (size_t i = 0; i < c->wrongs && !found; i++)
    found = gh_same_fault (&c->wrong[i], now);
  return found;
}

/* Whether a theorem that failed fails now, as far as is known, for faults that the older run had
 * not.
 */
static bool is_other (const comparison *c, const json_t *now)
{
  static gh_failure f;
  bool other = false;
  f = (gh_failure){.wrongs = 0};
  gh_faults_read (now, &f);
  for (size_t i = 0; i < f.wrongs; i++) {
    if (!f.wrong[i].follows && (!f.wrong[i].reduced || had_fault (c, &f.wrong[i])))
      return false;
    other |= !f.wrong[i].follows;
  }
  return other && c->wrongs;
}

/* The wrong questions of the older run, but for what follows from others. False: no memory. */
static bool read_wrongs (comparison *c)
{
  static gh_failure f;
  size_t i;
  const json_t *theorem;
  const json_t *const theorems = json_object_get (c->older, "theorems");
  c->wrong = calloc (json_array_size (theorems) + 1, GH_MOST_WRONG * sizeof *c->wrong);
  json_array_foreach (theorems, i, theorem)
  {
    f = (gh_failure){.wrongs = 0};
    if (c->wrong && is_bad (theorem))
      gh_faults_read (theorem, &f);
    for (size_t k = 0; k < f.wrongs; k++)
      if (!f.wrong[k].follows)
        c->wrong[c->wrongs++] = f.wrong[k];
  }
  return c->wrong;
}

static kind kind_of (const comparison *c, const char *name)
{
  const json_t *const before = json_object_get (c->before, name);
  const json_t *const now = json_object_get (c->now, name);
  if (is_bad (now))
    return !is_bad (before) ? NEW : is_other (c, now) ? OTHER : SAME;
  return !is_bad (before) ? NEITHER : is_gone (before, now) ? GONE : OPEN;
}

static size_t count_kind (const comparison *c, const json_t *theorems, kind k)
{
  size_t count = 0;
  for (void *at = json_object_iter ((json_t *)theorems); at;
       at = json_object_iter_next ((json_t *)theorems, at))
    count += kind_of (c, json_object_iter_key (at)) == k;
  return count;
}

/* ---- faults ---------------------------------------------------------------------------------- */

/* The theorems of this kind that a fault explains. */
static size_t print_fault (const comparison *c, const json_t *fault, kind k)
{
  const json_t *const names = json_object_get (fault, "theorems"), *name;
  size_t i, count = 0;
  char text[GH_FAULT_TEXT];
  json_array_foreach (names, i, name) count += kind_of (c, json_string_value (name)) == k;
  if (!count)
    return 0;
  fprintf (c->out, "  %s\n", gh_faults_text (fault, text));
  gh_listed n = gh_listed_begin (c->out, "breaks", count);
  json_array_foreach (names, i, name)
  {
    if (kind_of (c, json_string_value (name)) == k)
      gh_listed_put (&n, json_string_value (name));
  }
  gh_listed_end (&n);
  return count;
}

/* All of a kind, by the faults of the run in which they fail; those of a baseline stand in none. */
static void print_kind (const comparison *c, kind k, const char *title)
{
  bool const now = k == NEW || k == OTHER || k == SAME;
  size_t const count = count_kind (c, now ? c->now : c->before, k);
  size_t i, told = 0;
  const json_t *fault;
  if (!count)
    return;
  fprintf (c->out, "%s\n", title);
  json_array_foreach (json_object_get (now ? c->newer : c->older, "faults"), i, fault) told +=
      print_fault (c, fault, k);
  if (told < count)
    fprintf (c->out, "  known to a baseline: %zu theorem%s\n", count - told,
             count - told == 1 ? "" : "s");
  fputc ('\n', c->out);
}

/* ---- what the engine did --------------------------------------------------------------------- */

static bool is_same (const json_t *a, const json_t *b, const char *member)
{
  return json_equal (json_object_get (a, member), json_object_get (b, member));
}

/* Whether a run has the same, of this kind and over this request, as a fault. */
static bool has_trouble (const json_t *run, const json_t *trouble)
{
  size_t i;
  const json_t *other;
  bool found = false;
  json_array_foreach (json_object_get (run, "troubles"), i, other) found =
      found || (is_same (other, trouble, "kind") && is_same (other, trouble, "request") &&
                gh_member_is_true (other, "fault"));
  return found;
}

/* The faults of one run that the other does not have. Returns how many; those that a theorem tells
   are not counted, as it is. */
static size_t print_troubles (const comparison *c, const json_t *run, const json_t *other,
                              const char *title)
{
  size_t i, printed = 0, count = 0;
  const json_t *trouble;
  json_array_foreach (json_object_get (run, "troubles"), i, trouble)
  {
    const char *const request = gh_member_text (trouble, "request");
    const char *const words = gh_member_text (trouble, "words");
    if (!gh_member_is_true (trouble, "fault") || has_trouble (other, trouble))
      continue;
    fprintf (c->out, "%s  %s%s%s%s%s\n", printed++ ? "" : title, gh_member_text (trouble, "kind"),
             request ? " over " : "", request ? request : "", words ? ": " : "",
             words ? words : "");
    count += !gh_member_is_true (trouble, "told");
  }
  if (printed)
    fputc ('\n', c->out);
  return count;
}

/* ---- both ------------------------------------------------------------------------------------ */

static bool is_whole (const json_t *run)
{
  return !strcmp (gh_member_text (run, "ended"), "complete");
}

/* Returns whether the newer run has something new. */
static bool print_all (const comparison *c)
{
  print_kind (c, GONE, "gone: what failed holds now");
  print_kind (c, OPEN, "open: what failed is not decided now");
  print_kind (c, SAME, "same: what failed still fails");
  print_kind (c, OTHER, "other: what failed fails for a new fault");
  print_kind (c, NEW, "new: what did not fail fails");
  print_troubles (c, c->older, c->newer, "gone: what the engine did beside answering\n");
  size_t const troubles =
      print_troubles (c, c->newer, c->older, "new: what the engine does beside answering\n");
  if (!is_whole (c->older) || !is_whole (c->newer))
    fprintf (c->out, "the older run: %s; the newer one: %s\n", gh_member_text (c->older, "ended"),
             gh_member_text (c->newer, "ended"));
  size_t const news = count_kind (c, c->now, NEW) + count_kind (c, c->now, OTHER);
  fprintf (c->out, "%zu new, %zu gone, %zu open, %zu same\n", news, count_kind (c, c->before, GONE),
           count_kind (c, c->before, OPEN), count_kind (c, c->now, SAME));
  return troubles || news;
}

bool gh_difference_print (FILE *out, const json_t *older, const json_t *newer, bool *more)
{
  comparison c = {out, older, newer, by_name (older), by_name (newer), NULL, 0};
  bool const whole = c.before && c.now && read_wrongs (&c);
  if (whole)
    *more = print_all (&c);
  json_decref (c.before);
  json_decref (c.now);
  free (c.wrong);
  return whole;
}
