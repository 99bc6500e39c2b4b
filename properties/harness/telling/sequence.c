#include "harness/telling/sequence.h"
#include "form/halt.h"
#include "harness/judging/answers.h"
#include "harness/judging/judge.h"
#include "harness/telling/wrongs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TIMES_WHOLE 3 /* that all lines are tried before it is given up */

typedef struct sent {
  const char *at;
  size_t length; /* with its newline */
  bool kept;     /* among those that are tried */
} sent;

typedef struct search {
  const gh_reducer *by;
  const gh_failed_case *failed;
  gh_wrongs *wrongs; /* of the case, when it failed again; the first of them is asked */
  gh_question asked;
  const gh_wrong *wrong;
  sent *lines;
  size_t count;
  char *text; /* room for all lines */
  gh_sequence *found;
} search;

static bool is_over (const search *s)
{
  return gh_halted () || s->found->tried >= GH_MOST_RELIVED || s->by->spent (s->by->context);
}

/* ---- lines ----------------------------------------------------------------------------------- */

static bool begins (const sent *l, const char *word)
{
  size_t const length = strlen (word);
  return l->length > length && !memcmp (l->at, word, length);
}

/* The lines of a text, each of which ends with a newline. */
static bool cut_up (search *s, const char *at, size_t length)
{
  const char *const end = at + length;
  size_t count = 0;
  for (const char *c = at; c < end; c++)
    count += *c == '\n';
  s->lines = calloc (count + 1, sizeof *s->lines);
  s->text = malloc (length + 1);
  for (; at < end && s->lines; at += s->lines[s->count++].length)
    s->lines[s->count] = (sent){at, strcspn (at, "\n") + 1, false};
  return s->lines && s->text;
}

/* The line before line i that gives this name; i: none does. */
static size_t find_name (const search *s, size_t i, const char *name, size_t length)
{
  for (size_t k = i; k-- > 0;) {
    const sent *const l = &s->lines[k];
    if (begins (l, "clear"))
      return i;
    if (begins (l, "let ") && l->length > 4 + length && !memcmp (l->at + 4, name, length) &&
        l->at[4 + length] == ' ')
      return k;
  }
  return i;
}

/* Keep the lines that name what line i uses. Names are g1, g2, ...; the notation has no other g
   before a digit. */
static void keep_names (search *s, size_t i)
{
  const char *at = s->lines[i].at, *const end = at + s->lines[i].length;
  for (at += begins (&s->lines[i], "let ") ? 4 : 0; at < end; at++) {
    size_t length = 1;
    while (*at == 'g' && at + length < end && at[length] >= '0' && at[length] <= '9')
      length++;
    if (length > 1)
      s->lines[find_name (s, i, at, length)].kept = true;
  }
}

static size_t write_kept (search *s)
{
  size_t used = 0;
  bool named = false;
  for (size_t i = s->count; i-- > 0;)
    if (s->lines[i].kept) {
      keep_names (s, i);
      named |= begins (&s->lines[i], "let ");
    }
  for (size_t i = 0; i < s->count; i++)
    if (s->lines[i].kept || (named && begins (&s->lines[i], "clear"))) {
      memcpy (s->text + used, s->lines[i].at, s->lines[i].length);
      used += s->lines[i].length;
    }
  s->text[used] = 0;
  return used;
}

/* ---- trying ---------------------------------------------------------------------------------- */

static void put (void *argument)
{
  search *const s = argument;
  s->asked.reply =
      gh_question_put (s->by->trial->engine, s->wrongs->store, &s->asked, &s->asked.answer);
}

static void compare (void *argument)
{
  search *const s = argument;
  s->asked.wrong = !gh_answer_same (s->wrongs->store, &s->asked.answer, &s->wrongs->right[0]);
}

static bool is_wrong (search *s)
{
  gh_engine *const e = s->by->trial->engine;
  if (s->wrong->kind != GH_WRONG_ANSWER)
    return (s->asked.reply == GH_SLOW || s->asked.reply == GH_FINDING) &&
           gh_wrong_kind_of (s->asked.reply, e->words) == s->wrong->kind;
  return s->asked.reply == GH_ANSWERED && gh_try (s->wrongs->store, compare, s) == GH_OK &&
         s->asked.wrong;
}

/* Keep what the engine was asked since then: the question that is wrong, with its names. */
static void note_asked (search *s)
{
  gh_engine *const e = s->by->trial->engine;
  size_t length = 0;
  const char *const lines = e->history (e, &length);
  bool const fits = length < sizeof s->found->asked;
  snprintf (s->found->asked, sizeof s->found->asked, "%.*s", fits ? (int)length : 0, lines);
}

static bool relive (search *s, const char *lines, size_t length)
{
  gh_engine *const e = s->by->trial->engine;
  s->found->tried++;
  return e->relive (e, lines, length);
}

/* Whether the whole case fails again after these lines: then it is known what was asked. */
static bool case_fails_after (search *s, const char *lines, size_t length)
{
  if (!relive (s, lines, length))
    return false;
  const gh_failure *const then = s->failed->fails_again (s->failed->context);
  if (!then || !then->wrongs || !s->wrongs->known[0])
    return false;
  s->wrong = &then->wrong[0];
  s->asked = s->wrongs->questions[0];
  if (gh_requests[s->asked.request].takes_code)
    s->asked.arguments[0].code = &s->asked.code;
  return true;
}

/* Whether the question is answered wrongly again after these lines. */
static bool comes_after (search *s, const char *lines, size_t length)
{
  if (!relive (s, lines, length))
    return false;
  gh_store_allow (s->wrongs->store);
  s->asked.reply = GH_REFUSED;
  if (gh_try (s->wrongs->store, put, s) == GH_OK && s->asked.reply == GH_PENDING) {
    s->by->settle (s->by->context);
    gh_try (s->wrongs->store, put, s);
  }
  if (!is_wrong (s))
    return false;
  note_asked (s);
  return true;
}

/* Whether it does after the lines that are kept. */
static bool comes_again (search *s)
{
  return comes_after (s, s->text, write_kept (s));
}

/* Keep the lines from one on, or of these only those to the same request as the first. */
static void keep_from (search *s, size_t first, size_t end, const char *word, size_t length)
{
  for (size_t i = 0; i < s->count; i++)
    s->lines[i].kept =
        i >= first && i < end &&
        (!word || (s->lines[i].length > length && !memcmp (s->lines[i].at, word, length)));
}

/* ---- fewer and fewer ------------------------------------------------------------------------- */

/* The last line with which those behind it suffice. */
static size_t find_first (search *s)
{
  size_t first = 0, beyond = s->count;
  while (beyond - first > 1 && !is_over (s)) {
    size_t const middle = first + (beyond - first) / 2;
    keep_from (s, middle, s->count, NULL, 0);
    if (comes_again (s))
      first = middle;
    else
      beyond = middle;
  }
  return first;
}

/* Leave out what is kept between, by halves, as long as it comes again without. */
static void thin_out (search *s, size_t from, size_t to)
{
  size_t kept = 0;
  for (size_t i = from; i < to; i++)
    kept += s->lines[i].kept;
  if (!kept || is_over (s))
    return;
  bool *const before = calloc (to - from, 1);
  for (size_t i = from; i < to && before; i++) {
    before[i - from] = s->lines[i].kept;
    s->lines[i].kept = false;
  }
  if (!before || comes_again (s)) {
    free (before);
    return;
  }
  for (size_t i = from; i < to; i++)
    s->lines[i].kept = before[i - from];
  free (before);
  if (kept > 1) {
    thin_out (s, from, from + (to - from) / 2);
    thin_out (s, from + (to - from) / 2, to);
  }
}

/* Whether that line is enough, or those from there on to the same request; else what else there is
   is left out as far as it can be. */
static void reduce (search *s)
{
  size_t const first = find_first (s);
  const sent *const l = &s->lines[first];
  keep_from (s, first, first + 1, NULL, 0);
  if (!is_over (s) && comes_again (s))
    return;
  keep_from (s, first, s->count, l->at, strcspn (l->at, " \n"));
  if (!is_over (s) && comes_again (s))
    return;
  keep_from (s, first, s->count, NULL, 0);
  thin_out (s, first + 1, s->count);
}

static void tell (search *s)
{
  gh_sequence *const f = s->found;
  size_t const length = write_kept (s);
  f->again = true;
  for (size_t i = 0; i < length; i++)
    f->lines += s->text[i] == '\n';
  f->whole = length < sizeof f->text;
  snprintf (f->text, sizeof f->text, "%.*s", (int)(f->whole ? length : 0), s->text);
}

/* "50 times `add ...`, first `add 1 ; 2`" */
static size_t tell_alike (const char *at, size_t times, bool same, char *buffer, size_t size)
{
  int const length = (int)strcspn (at, "\n"), word = (int)strcspn (at, " \n");
  int const used = times == 1 ? snprintf (buffer, size, "`%.*s`", length, at)
                   : same     ? snprintf (buffer, size, "%zu times `%.*s`", times, length, at)
                              : snprintf (buffer, size, "%zu times `%.*s ...`, first `%.*s`", times,
                                          word, at, length, at);
  return used < 0 ? 0 : (size_t)used < size ? (size_t)used : size - 1;
}

static void write_words (const gh_sequence *f, char *buffer, size_t size)
{
  size_t used = 0;
  *buffer = 0;
  if (!f->whole)
    snprintf (buffer, size, "%u line%s", f->lines, f->lines == 1 ? "" : "s");
  for (const char *at = f->whole ? f->text : "", *next; *at && used + 10 < size; at = next) {
    size_t const length = strcspn (at, "\n") + 1, word = strcspn (at, " \n");
    size_t times = 0;
    bool same = true;
    for (next = at; strncmp (next, at, word) == 0 && strcspn (next, " \n") == word; times++) {
      same = same && !strncmp (next, at, length);
      next += strcspn (next, "\n") + 1;
    }
    if (used)
      used += (size_t)snprintf (buffer + used, size - used, ", ");
    used += tell_alike (at, times, same, buffer + used, size - used);
  }
}

const char *gh_sequence_tell (const gh_sequence *f, char buffer[GH_SEQUENCE_TEXT])
{
  const char *const were = f->tried == 1 ? " was" : "s were";
  char words[600];
  write_words (f, words, sizeof words);
  if (f->again)
    snprintf (buffer, GH_SEQUENCE_TEXT, "%s; %u engine%s started to see it", words, f->tried, were);
  else
    snprintf (buffer, GH_SEQUENCE_TEXT, "nor after all that was asked before; %u engine%s asked it",
              f->tried, were);
  return buffer;
}

/* Whether the lines that were found last suffice for this one as well. */
static bool is_as_last (search *s)
{
  const char *const lines = s->wrongs->lines;
  if (!lines || !case_fails_after (s, lines, strlen (lines)) ||
      !comes_after (s, lines, strlen (lines)))
    return false;
  gh_sequence *const f = s->found;
  const gh_sequence *const last = &s->wrongs->last;
  f->again = true;
  f->lines = last->lines;
  f->whole = last->whole;
  strcpy (f->text, last->text);
  return true;
}

/* For the next one. */
static void keep_found (search *s)
{
  char *const lines = realloc (s->wrongs->lines, write_kept (s) + 1);
  if (!lines)
    return;
  s->wrongs->lines = strcpy (lines, s->text);
  s->wrongs->last = *s->found;
}

static void look_for (search *s)
{
  bool again = false;
  keep_from (s, 0, s->count, NULL, 0);
  size_t const length = write_kept (s);
  while (!again && s->found->tried < TIMES_WHOLE && !is_over (s))
    again = case_fails_after (s, s->text, length);
  if (again && comes_again (s)) {
    reduce (s);
    tell (s);
    keep_found (s);
  }
}

void gh_sequence_find (const gh_reducer *by, gh_wrongs *wrongs, const gh_failed_case *failed,
                       const char *lines, size_t length, gh_sequence *found)
{
  search s = {.by = by, .failed = failed, .wrongs = wrongs, .found = found};
  *found = (gh_sequence){.tried = 0};
  if (cut_up (&s, lines, length)) {
    if (!is_as_last (&s))
      look_for (&s);
    by->trial->engine->renew (by->trial->engine);
  }
  free (s.lines);
  free (s.text);
}
