#include "form/loan.h"
#include "form/show.h"
#include "form/word.h"
#include "loopy/graph.h"
#include "loopy/text.h"
#include "loopy/words.h"

#include <stdio.h>

#define MOST_NAMES 1000
#define MOST_TERMS 100

typedef struct name {
  const char *word;
  size_t length;
  uint32_t position;
  bool defined;
} name;

typedef struct reader {
  gh_store *store;
  const char *text, *end;
  const char *term, *term_end; /* the game, if the text has definitions alone; or NULL */
  gh_error *error;
  const char *within; /* where another reader began, which knows no other place */
  gh_graph_draft draft;
  name names[MOST_NAMES];
  size_t count;
  struct {
    uint32_t position;
    bool negative;
  } terms[MOST_TERMS];
  size_t term_count;
  bool adds; /* what was read */
  gh_form code;
} reader;

_Noreturn static void fail_at (reader *r, const char *at, const char *what)
{
  bool const inside = at >= r->text && at <= r->end; /* and not in what a word means */
  gh_error_set_place (r->error, r->text, inside ? at : r->text);
  snprintf (r->error->text, sizeof r->error->text, "%s", what);
  gh_fail (r->store, GH_SYNTAX);
}

/* ---- games ----------------------------------------------------------------------------------- */

static uint32_t make_position (reader *r, const char *at)
{
  if (r->draft.positions == GH_MOST_LOOPY_PLAYED)
    fail_at (r, at, "a loopy game has at most 1000 positions");
  return gh_graph_position (&r->draft);
}

static name *name_at (reader *r, const char *at, size_t length)
{
  for (size_t i = 0; i < r->count; i++)
    if (r->names[i].length == length && !memcmp (r->names[i].word, at, length))
      return &r->names[i];
  if (r->count == MOST_NAMES)
    fail_at (r, at, "a loopy game has at most 1000 names");
  name *const made = &r->names[r->count++];
  *made = (name){at, length, make_position (r, at), false};
  return made;
}

static void read_divided (reader *r, uint32_t position, const char *at, const char *end);

/* Where the braces end that open at `at`. */
static const char *closing (reader *r, const char *at, const char *end)
{
  const char *const close = loopy_find_outside (at + 1, end, "}");
  if (close == end)
    fail_at (r, end, "expected '}'");
  return close;
}

static uint32_t read_braces (reader *r, const char *at, const char *end)
{
  uint32_t const position = make_position (r, at);
  const char *const close = closing (r, at, end);
  if (loopy_skip (close + 1, end) < end)
    fail_at (r, loopy_skip (close + 1, end), "expected the end of the game behind '}'");
  read_divided (r, position, at + 1, close);
  return position;
}

static uint32_t read_short (reader *r, const char *at, const char *end)
{
  if (at == end)
    fail_at (r, at, "expected a game");
  r->within = at >= r->text && at <= r->end ? at : NULL;
  gh_form const form = gh_read (r->store, at, (size_t)(end - at), NULL, r->error);
  r->within = NULL;
  uint32_t position;
  if (!gh_graph_add_form (&r->draft, form, &position))
    fail_at (r, at, "a loopy game has at most 1000 positions and 10000 moves");
  return position;
}

/* A term without a sign, but for that of a short game. */
static uint32_t read_term (reader *r, const char *at, const char *end)
{
  size_t length;
  at = loopy_skip (at, end);
  end = loopy_skip_back (at, end);
  const char *const named = loopy_next_name (at, end, &length);
  if (named == end)
    return read_short (r, at, end);
  if (*at == '{')
    return read_braces (r, at, end);
  if (named != at)
    fail_at (r, at, "expected a name or braces, as a name is in it");
  if (at + length != end)
    fail_at (r, at + length,
             "expected nothing behind a name, or an operator with blanks around it");
  return name_at (r, at, length)->position;
}

static void read_options (reader *r, uint32_t position, gh_side side, const char *at,
                          const char *end)
{
  if (loopy_skip (at, end) == end)
    return;
  for (;; at++) {
    const char *const comma = loopy_find_outside (at, end, ",");
    gh_graph_move (&r->draft, position, side, read_term (r, at, comma));
    if ((at = comma) == end)
      return;
  }
}

/* Of several runs of bars the longest divides; it is at `*bars`. 0: there is none. */
static size_t longest_bars (reader *r, const char *at, const char *end, const char **bars)
{
  size_t longest = 0;
  bool twice = false;
  while ((at = loopy_find_outside (at, end, "|")) < end) {
    size_t length = 0;
    while (at + length < end && at[length] == '|')
      length++;
    twice = length == longest || (twice && length < longest);
    if (length > longest) {
      longest = length;
      *bars = at;
    }
    at += length;
  }
  if (twice)
    fail_at (r, *bars, "several runs of bars are equally long, expected one that divides");
  return longest;
}

/* What stands on one side of bars: options, or a game whose braces are left out. */
static void read_side (reader *r, uint32_t position, gh_side side, const char *at, const char *end)
{
  if (loopy_find_outside (at, end, "|") == end) {
    read_options (r, position, side, at, end);
    return;
  }
  uint32_t const option = make_position (r, at);
  gh_graph_move (&r->draft, position, side, option);
  read_divided (r, option, at, end);
}

/* What stands in braces. */
static void read_divided (reader *r, uint32_t position, const char *at, const char *end)
{
  const char *bars = end;
  size_t const length = longest_bars (r, at, end, &bars);
  if (!length)
    fail_at (r, end, "expected '|'");
  gh_deeper (r->store);
  read_side (r, position, GH_LEFT, at, bars);
  read_side (r, position, GH_RIGHT, bars + length, end);
  gh_shallower (r->store);
}

/* ---- definitions ----------------------------------------------------------------------------- */

static void define (reader *r, name *defined, const char *at, const char *end)
{
  at = loopy_skip (at, end);
  end = loopy_skip_back (at, end);
  if (at == end || *at != '{')
    fail_at (r, at, "expected '{', as a name stands for a game in braces");
  const char *const close = closing (r, at, end);
  if (close + 1 != end)
    fail_at (r, close + 1, "expected ',' or the end behind a definition");
  defined->defined = true;
  read_divided (r, defined->position, at + 1, close);
}

/* name = braces, name = braces */
static void read_definitions (reader *r, const char *at, const char *end)
{
  for (;; at++) {
    const char *const comma = loopy_find_outside (at, end, ",");
    at = loopy_skip (at, comma);
    size_t const length = loopy_word_length (at, comma);
    if (!length || !loopy_is_small (*at) || loopy_is_reserved (at, length))
      fail_at (r, at, "expected a name: a small letter, then small letters and digits");
    for (size_t i = 0; i < length; i++)
      if (!loopy_is_small (at[i]) && !loopy_is_digit (at[i]))
        fail_at (r, at + i, "expected small letters and digits in a name");
    name *const defined = name_at (r, at, length);
    if (defined->defined)
      fail_at (r, at, "this name is defined already");
    at = loopy_skip (at + length, comma);
    if (at == comma || *at != '=')
      fail_at (r, at, "expected '='");
    define (r, defined, at + 1, comma);
    if ((at = comma) == end)
      return;
  }
}

/* Names that are not defined must be words; `tis` uses another one. */
static void define_words (reader *r)
{
  for (size_t i = 0; i < r->count; i++) {
    name *const n = &r->names[i];
    char shown[44], words[200];
    if (n->defined)
      continue;
    const char *const known = gh_loopy_word (n->word, n->length);
    if (known) {
      define (r, n, known, known + strlen (known));
      continue;
    }
    snprintf (words, sizeof words,
              "found '%s', expected a game, a name that is defined behind where, or on, off, over, "
              "under, dud, upon, tis, tisn",
              gh_show (n->word, n->length, shown, sizeof shown));
    fail_at (r, n->word, words);
  }
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* Where the term at `at` ends: before a sign with blanks around it, or at the end. */
static const char *end_of_term (const char *at, const char *end)
{
  for (const char *sign = at; (sign = loopy_find_outside (sign, end, "+-")) < end; sign++)
    if (sign > at && sign + 1 < end && sign[-1] == ' ' && sign[1] == ' ')
      return sign;
  return end;
}

static void read_sum (reader *r, const char *at, const char *end)
{
  bool negative = false;
  for (;;) {
    at = loopy_skip (at, end);
    if (at < end && *at == '-' && !(at + 1 < end && loopy_is_digit (at[1]))) {
      negative = !negative;
      at = loopy_skip (at + 1, end);
    }
    if (at == end)
      fail_at (r, at, "expected a game");
    if (r->term_count == MOST_TERMS)
      fail_at (r, at, "at most 100 terms");
    const char *const stop = end_of_term (at, end);
    r->terms[r->term_count].negative = negative;
    r->terms[r->term_count++].position = read_term (r, at, stop);
    if (stop == end)
      return;
    negative = *stop == '-';
    at = stop + 1;
  }
}

/* The games of all terms together. */
static gh_graph add_terms (reader *r)
{
  gh_graph sum = {0};
  for (size_t i = 0; i < r->term_count; i++) {
    gh_graph const game = gh_graph_end (&r->draft, r->terms[i].position),
                   negative = gh_graph_negative (&game);
    gh_graph const term = r->terms[i].negative ? gh_graph_from (r->store, &negative, 0) : game;
    sum = i ? gh_graph_sum (r->store, &sum, &term) : term;
  }
  return sum;
}

static void read_all (void *argument)
{
  reader *const r = argument;
  if ((size_t)(r->end - r->text) > gh_store_limits (r->store)->length)
    gh_fail (r->store, GH_OVER_LENGTH);
  const char *const where = loopy_find_where (r->text, r->end);
  r->draft = gh_graph_begin (r->store, 0);
  read_sum (r, r->term ? r->term : r->text, r->term ? r->term_end : where);
  if (where < r->end)
    read_definitions (r, where + strlen ("where"), r->end);
  define_words (r);
  r->adds = true;
  gh_graph const sum = add_terms (r);
  r->adds = false;
  r->code = gh_graph_code (r->store, &sum);
}

/* What is wrong, where nothing was said of it, and where that is, where it was said by a reader
   that began elsewhere. GH_SYNTAX where it is the text. */
static gh_status complete_error (const reader *r, gh_status status)
{
  char words[100];
  const char *said = gh_status_text (r->store, status, words, sizeof words);
  const char *const from = r->within ? r->within : r->text;
  if (r->error->line) {
    if (r->within)
      gh_error_set_place (r->error, r->text, gh_error_place (r->error, from));
    return status;
  }
  if (r->adds && (status == GH_OVER_FORMS || status == GH_OVER_OPTIONS)) {
    said = status == GH_OVER_FORMS ? "more than 1000 positions, or 100000 of what is played"
                                   : "more than 10000 moves";
    status = GH_SYNTAX;
  }
  gh_error_set_place (r->error, r->text, from);
  snprintf (r->error->text, sizeof r->error->text, "%s", said);
  return status;
}

static gh_form read_game (const reader *from)
{
  gh_store *const store = from->store;
  gh_loans *const since = gh_loans_now (store);
  reader *const r = gh_loan (store, 1, sizeof *r);
  *r = *from;
  r->error->line = 0;
  gh_status const status = gh_try (store, read_all, r);
  if (status)
    gh_fail (store, complete_error (r, status));
  gh_form const code = r->code;
  gh_loans_return (store, since);
  return code;
}

gh_form gh_loopy_read (gh_store *store, const char *text, size_t length, gh_error *error)
{
  return read_game (&(reader){.store = store, .text = text, .end = text + length, .error = error});
}

gh_form gh_loopy_dud (gh_store *store)
{
  static const char word[] = "dud";
  gh_error error;
  return gh_loopy_read (store, word, sizeof word - 1, &error);
}

gh_form gh_loopy_read_name (gh_store *store, const char *word, size_t word_length,
                            const char *where, size_t length, gh_error *error)
{
  return read_game (&(reader){.store = store,
                              .text = where,
                              .end = where + length,
                              .term = word,
                              .term_end = word + word_length,
                              .error = error});
}
