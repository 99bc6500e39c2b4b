/* All requests that are known are on their way at once: what an answer names is asked for as soon
   as the answer is read. */
#include "ruleset_programs/explore.h"
#include "form/show.h"
#include "form/word.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define SAMPLE 64        /* answers that are asked for again */
#define CHECKED_FIRST 8  /* sums of parts whose moves are asked for, too: the first ones, */
#define CHECKED_EVERY 16 /* then each so-manieth */
#define CHECKED 64       /* of all */

typedef struct question {
  uint32_t position;
  reached_kind kind;
} question;

typedef struct explorer {
  talk *talk;
  reached *reached;
  const char *words;
  gh_array questions; /* question: those that were asked, in this order */
  uint32_t sums;      /* positions that are sums of other parts */
  char *error;
  size_t size;
} explorer;

/* ---- failing --------------------------------------------------------------------------------- */

static _Noreturn void give_up (explorer *e)
{
  gh_fail (e->reached->store, GH_ABANDONED);
}

/* "`left X`", "`start 4 5`", for a person. */
static void show_question (const explorer *e, const question *q, char *text, size_t size)
{
  char shown[100];
  if (q)
    snprintf (text, size, "`%s %s`", reached_words[q->kind],
              reached_show (e->reached, q->position, shown, sizeof shown));
  else
    snprintf (text, size, "`start %s`", gh_show (e->words, strlen (e->words), shown, sizeof shown));
}

__attribute__ ((format (printf, 5, 6))) static _Noreturn void
blame (explorer *e, const question *q, const char *text, size_t length, const char *format, ...)
{
  char shown[100], asked[130], why[200];
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (why, sizeof why, format, arguments);
  va_end (arguments);
  show_question (e, q, asked, sizeof asked);
  snprintf (e->error, e->size, "answered '%s' to %s: %s",
            gh_show (text, length, shown, sizeof shown), asked, why);
  give_up (e);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* The next word of an answer from *at on; false: there is none. */
static bool next_word (const char **at, const char *end, const char **word, size_t *length)
{
  do {
    while (*at < end && **at == ' ')
      ++*at;
    *word = *at;
    while (*at < end && **at != ' ')
      ++*at;
    *length = (size_t)(*at - *word);
  } while (gh_word_is (*word, *length, ";"));
  return *length > 0;
}

/* An answer that names positions; what is none of these fails. Returns where the list begins. */
static const char *positions_in (explorer *e, const question *q, const char *text, size_t length)
{
  const char *at = text, *word, *const end = text + length;
  size_t n;
  bool const some = next_word (&at, end, &word, &n);
  if (!some)
    return end;
  if (gh_word_is (word, n, "limit"))
    blame (e, q, text, length, "the program refuses");
  if (gh_word_is (word, n, "error"))
    blame (e, q, text, length, "the program says that something went wrong");
  if (gh_word_is (word, n, "unsupported"))
    blame (e, q, text, length, "start, left and right are needed");
  if (gh_word_is (word, n, "none") && !next_word (&at, end, &word, &n))
    return end;
  return text;
}

/* Whether a word may be a position. */
static void check_position (explorer *e, const question *q, const char *text, size_t length,
                            const char *word, size_t n)
{
  static const char *const reserved[] = {"none", "limit", "error", "unsupported"};
  for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
    if (gh_word_is (word, n, reserved[i]))
      blame (e, q, text, length, "found '%s' among positions", reserved[i]);
  if (n > REACHED_MOST_TEXT)
    blame (e, q, text, length, "a position of %zu bytes is longer than %d", n, REACHED_MOST_TEXT);
}

/* Read an answer into a list at the end of the items: of positions that were met, or REACHED_NONE,
   or with `meet` are met now. */
static reached_list read_list (explorer *e, const question *q, const char *text, size_t length,
                               bool meet)
{
  reached *const r = e->reached;
  size_t const first = r->items.count;
  const char *at = positions_in (e, q, text, length), *word;
  size_t n;
  while (next_word (&at, text + length, &word, &n)) {
    check_position (e, q, text, length, word, n);
    if (meet && r->items.count >= gh_store_limits (r->store)->options)
      gh_fail (r->store, GH_OVER_OPTIONS);
    uint32_t const position = meet ? reached_meet (r, word, n) : reached_find (r, word, n);
    gh_array_reserve (r->store, &r->items, sizeof position, 1);
    ((uint32_t *)r->items.items)[r->items.count++] = position;
  }
  return reached_sort (r, first, q && q->kind != REACHED_PARTS);
}

/* ---- asking ---------------------------------------------------------------------------------- */

static void put (explorer *e, question q)
{
  const reached *const r = e->reached;
  if (!talk_ask (e->talk, reached_words[q.kind], reached_text (r, q.position),
                 reached_at (r, q.position)->length))
    gh_fail (r->store, GH_NO_MEMORY);
}

static void ask (explorer *e, uint32_t position, reached_kind kind)
{
  gh_array *const asked = &e->questions;
  gh_array_reserve (e->reached->store, asked, sizeof (question), 1);
  ((question *)asked->items)[asked->count++] = (question){position, kind};
  put (e, (question){position, kind});
}

static void visit_part (explorer *e, uint32_t position)
{
  reached_position *const p = reached_at (e->reached, position);
  if (p->is_played)
    return;
  p->is_played = true;
  ask (e, position, REACHED_LEFT);
  ask (e, position, REACHED_RIGHT);
}

static void visit (explorer *e, uint32_t position)
{
  reached_position *const p = reached_at (e->reached, position);
  if (!e->talk->parts)
    visit_part (e, position);
  else if (!p->is_split) {
    p->is_split = true;
    ask (e, position, REACHED_PARTS);
  }
}

/* Of some sums the moves are asked for, too, so that the parts can be held against them. */
static void choose_to_check (explorer *e, uint32_t position, reached_list parts)
{
  reached *const r = e->reached;
  if (parts.count == 1 && *reached_items (r, parts) == position)
    return;
  uint32_t const before = e->sums++;
  if (r->checked.count >= CHECKED || (before >= CHECKED_FIRST && before % CHECKED_EVERY))
    return;
  gh_array_reserve (r->store, &r->checked, sizeof position, 1);
  ((uint32_t *)r->checked.items)[r->checked.count++] = position;
  visit_part (e, position);
}

static void take (explorer *e, question q, const char *text, size_t length)
{
  reached *const r = e->reached;
  reached_list const list = read_list (e, &q, text, length, true);
  reached_at (r, q.position)->lists[q.kind] = list;
  for (uint32_t i = 0; i < list.count; i++)
    if (q.kind == REACHED_PARTS)
      visit_part (e, reached_items (r, list)[i]);
    else
      visit (e, reached_items (r, list)[i]);
  if (q.kind == REACHED_PARTS)
    choose_to_check (e, q.position, list);
}

static void next_answer (explorer *e, const char **text, size_t *length)
{
  if (!talk_answer (e->talk, text, length, e->error, e->size))
    give_up (e);
}

/* ---- all of it ------------------------------------------------------------------------------- */

static void start (explorer *e)
{
  const char *text;
  size_t length;
  if (!talk_ask (e->talk, "start", e->words, strlen (e->words)))
    gh_fail (e->reached->store, GH_NO_MEMORY);
  next_answer (e, &text, &length);
  read_list (e, NULL, text, length, true);
  if (e->reached->items.count != 1)
    blame (e, NULL, text, length, "expected one position");
  visit (e, 0);
}

static question question_at (const explorer *e, size_t i)
{
  return ((const question *)e->questions.items)[i];
}

/* An answer that was given before must be given again. */
static void compare (explorer *e, question q, const char *text, size_t length)
{
  reached *const r = e->reached;
  reached_list const before = reached_at (r, q.position)->lists[q.kind];
  reached_list const again = read_list (e, &q, text, length, false);
  bool const same = before.count == again.count &&
                    (!again.count || !memcmp (reached_items (r, before), reached_items (r, again),
                                              again.count * sizeof (uint32_t)));
  if (!same)
    blame (e, &q, text, length, "earlier it was another answer, with %u position%s", before.count,
           before.count == 1 ? "" : "s");
  r->items.count = again.first;
}

/* Evenly spaced ones, the last first. */
static void ask_again (explorer *e)
{
  size_t const count = e->questions.count, some = count < SAMPLE ? count : SAMPLE;
  const char *text;
  size_t length;
  for (size_t i = some; i-- > 0;)
    put (e, question_at (e, i * count / some));
  for (size_t i = some; i-- > 0;) {
    next_answer (e, &text, &length);
    compare (e, question_at (e, i * count / some), text, length);
  }
}

static void explore_all (void *argument)
{
  explorer *const e = argument;
  const char *text;
  size_t length;
  start (e);
  for (size_t i = 0; i < e->questions.count; i++) {
    next_answer (e, &text, &length);
    take (e, question_at (e, i), text, length);
  }
  ask_again (e);
  if (!talk_is_quiet (e->talk, e->error, e->size))
    give_up (e);
}

/* "more than 200000 positions; the last one X". */
static void tell_limit (explorer *e, gh_status status)
{
  const reached *const r = e->reached;
  const gh_limits *const l = gh_store_limits (r->store);
  char asked[130], last[100], words[100];
  show_question (e, NULL, asked, sizeof asked);
  if (status == GH_OVER_FORMS)
    snprintf (e->error, e->size,
              "more than %u positions can be reached from %s, the last one %s; with --limit "
              "forms=N there may be more",
              l->forms, asked,
              reached_show (r, (uint32_t)reached_count (r) - 1, last, sizeof last));
  else if (status == GH_OVER_OPTIONS)
    snprintf (e->error, e->size,
              "the positions that can be reached from %s have more than %u moves; with --limit "
              "options=N there may be more",
              asked, l->options);
  else if (status == GH_OVER_LENGTH)
    snprintf (e->error, e->size,
              "the texts of the positions that can be reached from %s take more than %zu MiB",
              asked, REACHED_MOST_TEXTS >> 20);
  else
    snprintf (e->error, e->size, "%s", gh_status_text (r->store, status, words, sizeof words));
}

bool explore (talk *t, reached *r, const char *words, char *error, size_t size)
{
  explorer e = {.talk = t, .reached = r, .words = words, .error = error, .size = size};
  *error = 0;
  gh_status const status = gh_try (r->store, explore_all, &e);
  gh_array_release (r->store, &e.questions);
  if (status && status != GH_ABANDONED)
    tell_limit (&e, status);
  return status == GH_OK;
}
