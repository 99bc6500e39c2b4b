#include "commands/hunt/positions.h"
#include "form/spelling.h"
#include "rulesets/board.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the range ------------------------------------------------------------------------------- */

typedef struct reader {
  const char *text, *at;
  gh_error *error;
} reader;

static void skip (reader *r)
{
  r->at += strspn (r->at, " \t\r\n");
}

/* What is not there, where the reader stands. */
static bool expected (reader *r, const char *what, const char *more)
{
  gh_error_set_place (r->error, r->text, r->at);
  snprintf (r->error->text, sizeof r->error->text, "expected %s%s", what, more);
  return false;
}

static size_t word_length (const char *at)
{
  size_t length = 0;
  while (isalnum ((unsigned char)at[length]) || at[length] == '_')
    length++;
  return length;
}

static bool take (reader *r, const char *word)
{
  size_t const length = strlen (word);
  skip (r);
  bool const there = word_length (r->at) == length && !memcmp (r->at, word, length);
  r->at += there ? length : 0;
  return there;
}

static bool take_number (reader *r, unsigned *n)
{
  char *end;
  skip (r);
  if (!isdigit ((unsigned char)*r->at))
    return false;
  unsigned long const number = strtoul (r->at, &end, 10);
  if (number < 1 || number > GH_BOARD_SQUARES)
    return false;
  r->at = end;
  *n = (unsigned)number;
  return true;
}

/* The x of 3x4, which may be a comma, a sign or a word, too. */
static bool take_by (reader *r)
{
  static const char *const signs[] = {"x", ",", "\u00d7", "by"};
  skip (r);
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
    if (!strncmp (r->at, signs[i], strlen (signs[i]))) {
      r->at += strlen (signs[i]);
      return true;
    }
  return false;
}

static bool is_board (const gh_ruleset *r)
{
  return r->rows || !r->cells;
}

static bool read_ruleset (reader *r, gh_position_range *range)
{
  char list[200] = "a ruleset: ";
  gh_spelling s;
  skip (r);
  size_t const length = word_length (r->at);
  range->ruleset = gh_ruleset_named (r->at, length);
  r->at += range->ruleset ? length : 0;
  if (range->ruleset)
    return true;
  gh_spelling_begin (&s, r->at, length);
  for (size_t i = 0; gh_rulesets[i]; i++) {
    gh_spelling_try (&s, gh_rulesets[i]->name, gh_rulesets[i]->name);
    size_t const used = strlen (list);
    snprintf (list + used, sizeof list - used, "%s%s", i ? ", " : "", gh_rulesets[i]->name);
  }
  const char *const near = gh_spelling_nearest (&s);
  char meant[60] = "";
  if (near)
    snprintf (meant, sizeof meant, "; did you mean %s?", near);
  return expected (r, list, meant);
}

static bool read_size (reader *r, gh_position_range *range)
{
  bool const board = is_board (range->ruleset);
  const char *const at = r->at;
  if (!take_number (r, &range->most[0]))
    return expected (r, board ? "rows and columns, as in 3x4" : "how long it may be, as in 6", "");
  bool const two = take_by (r);
  if (two && !take_number (r, &range->most[1]))
    return expected (r, "how many columns", "");
  if (!board && !two) {
    range->most[1] = range->most[0];
    range->most[0] = 1;
  }
  r->at = two == board ? r->at : at;
  if (!board && two)
    return expected (r, "one number: its positions have one row", "");
  if (board && !two)
    return expected (r, "rows and columns, as in 3x4", "");
  unsigned const side = board ? GH_BOARD_SIDE : GH_BOARD_SQUARES;
  if (range->most[0] > side || range->most[1] > side) {
    r->at = at;
    return expected (r, board ? "at most 8 by 8" : "at most 64", "");
  }
  return true;
}

/* The claim of any game, and blanks as far as the body. */
static bool write_claim (reader *r, gh_position_range *range, bool exists)
{
  int const length = (int)range->name_length;
  size_t const before = (size_t)(r->at - r->text), rest = strlen (r->at);
  size_t const size = before + rest + 3 * range->name_length + 60;
  range->claim = malloc (size);
  if (!range->claim)
    return expected (r, "more memory", "");
  int written = exists ? snprintf (range->claim, size, "for game %.*s: exists %.*s:", length,
                                   range->name, length, range->name)
                       : snprintf (range->claim, size, "for game %.*s:", length, range->name);
  for (; (size_t)written < before; written++)
    range->claim[written] = ' ';
  memcpy (range->claim + written, r->at, rest + 1);
  return true;
}

static bool begins (reader *r, bool *exists)
{
  *exists = take (r, "exists");
  return (*exists || take (r, "for")) && (take (r, "position") || take (r, "positions"));
}

bool gh_positions_named (const char *claim)
{
  bool exists;
  return begins (&(reader){.text = claim, .at = claim}, &exists);
}

bool gh_positions_read (gh_position_range *range, const char *claim, gh_error *error)
{
  reader r = {claim, claim, error};
  bool exists;
  begins (&r, &exists);
  skip (&r);
  range->name = r.at;
  range->name_length = word_length (r.at);
  if (!range->name_length)
    return expected (&r, "a variable, as in for position G of clobber up to 3x4:", "");
  r.at += range->name_length;
  if (!take (&r, "of"))
    return expected (&r, "of and a ruleset behind one variable", "");
  if (!read_ruleset (&r, range))
    return false;
  if (!take (&r, "up") || !take (&r, "to"))
    return expected (&r, "up to and a size, as in up to 3x4", "");
  if (!read_size (&r, range))
    return false;
  skip (&r);
  if (*r.at != ':')
    return expected (&r, "':' and what is claimed of them", "");
  r.at++;
  return write_claim (&r, range, exists);
}

void gh_positions_words (const gh_position_range *range, char *words, size_t size)
{
  const gh_ruleset *const r = range->ruleset;
  if (is_board (r))
    snprintf (words, size, "positions of %s up to %u by %u", r->name, range->most[0],
              range->most[1]);
  else
    snprintf (words, size, "positions of %s up to %u square%s", r->name, range->most[1],
              range->most[1] == 1 ? "" : "s");
}

/* ---- boards ---------------------------------------------------------------------------------- */

static unsigned kinds_of (const gh_ruleset *ruleset)
{
  return ruleset->cells ? (unsigned)strlen (ruleset->cells) : 1;
}

uint64_t gh_positions_count (const gh_position_range *range)
{
  uint64_t all = 0, boards;
  for (unsigned rows = 1; rows <= range->most[0]; rows++)
    for (unsigned columns = 1; columns <= range->most[1]; columns++) {
      boards = 1;
      for (unsigned i = 0; i < rows * columns; i++)
        if (__builtin_mul_overflow (boards, kinds_of (range->ruleset), &boards))
          return UINT64_MAX;
      if (__builtin_add_overflow (all, boards, &all))
        return UINT64_MAX;
    }
  return all;
}

/* The next size: of as many squares with more rows, or else of more squares. */
static bool next_size (gh_position_walk *w)
{
  unsigned const *const most = w->range->most;
  unsigned squares = w->sides[0] * w->sides[1], rows = w->sides[0] + 1;
  for (squares = squares ? squares : 1; squares <= most[0] * most[1]; squares++, rows = 1)
    for (; rows <= most[0] && rows <= squares; rows++)
      if (rows && squares % rows == 0 && squares / rows <= most[1]) {
        w->sides[0] = rows;
        w->sides[1] = squares / rows;
        memset (w->cells, 0, sizeof w->cells);
        return true;
      }
  return false;
}

/* The next board of this size. */
static bool turn (gh_position_walk *w)
{
  unsigned const squares = w->sides[0] * w->sides[1], kinds = kinds_of (w->range->ruleset);
  for (unsigned i = squares; i-- > 0; w->cells[i] = 0)
    if (++w->cells[i] < kinds)
      return true;
  return false;
}

static void write_board (gh_position_walk *w)
{
  const char *const letters = w->range->ruleset->cells;
  size_t at = 0;
  if (!letters) {
    snprintf (w->text, sizeof w->text, "%u,%u", w->sides[0], w->sides[1]);
    return;
  }
  for (unsigned i = 0; i < w->sides[0] * w->sides[1]; i++) {
    if (i && i % w->sides[1] == 0)
      w->text[at++] = '/';
    w->text[at++] = letters[w->cells[i]];
  }
  w->text[at] = 0;
}

bool gh_positions_next (gh_position_walk *w)
{
  char error[100];
  do {
    if ((!w->sides[0] || !turn (w)) && !next_size (w))
      return false;
    write_board (w);
  } while (!w->range->ruleset->read (w->text, &w->position, error, sizeof error));
  return true;
}
