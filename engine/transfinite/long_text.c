#include "form/foreign.h"
#include "form/numeral.h"
#include "form/writer.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"
#include "transfinite/strings.h"
#include "transfinite/text.h"

#include <stdio.h>
#include <string.h>

/* ---- printing -------------------------------------------------------------------------------- */

/* Between the terms, where there is one already; or before a negative one. */
static void write_sign (gh_store *store, bool first, bool negative)
{
  gh_write (store, first ? negative ? "-" : "" : negative ? " - " : " + ");
}

static void write_ups (gh_store *store, gh_form count, bool first)
{
  bool const negative = gh_numeral_sign (store, count) < 0;
  gh_form const magnitude = negative ? gh_numeral_negative (store, count) : count;
  write_sign (store, first, negative);
  if (magnitude != gh_integer (store, 1)) {
    gh_write_rational (store, magnitude);
    gh_write (store, ".");
  }
  gh_write (store, "{N.^|N.^}");
}

const char *gh_long_print (gh_store *store, gh_form a)
{
  gh_form const x = gh_long_number (store, a), h = gh_long_short (store, a);
  gh_form const count = gh_long_count_of_ups (store, a);
  bool const integers = gh_long_has_integers (store, a);
  bool first = x == GH_ZERO && (integers || count != GH_ZERO || h != GH_ZERO);
  if (first)
    gh_write_begin (store);
  else
    gh_normal_print (store, x);
  if (integers) {
    write_sign (store, first, false);
    gh_write (store, "{Z|Z}");
    first = false;
  }
  if (count != GH_ZERO) {
    write_ups (store, count, first);
    first = false;
  }
  if (h != GH_ZERO) {
    write_sign (store, first, false);
    gh_write_game (store, h, GH_STYLE_FULL);
  }
  return gh_write_end (store);
}

/* ---- literals -------------------------------------------------------------------------------- */

/* The bytes of a word at the start of a text, with blanks wherever the text has them; 0: it is not
   there. */
static size_t word_length (const char *text, size_t length, const char *word)
{
  size_t at = 0;
  for (; *word; word++, at++) {
    while (at < length && text[at] == ' ')
      at++;
    if (at == length || text[at] != *word)
      return 0;
  }
  return at;
}

/* How many blanks are at the start of a text. */
static size_t blanks (const char *text, const char *end)
{
  size_t count = 0;
  while (text + count < end && text[count] == ' ')
    count++;
  return count;
}

static const char *const string_opens = "hack(";

/* The bytes of hack(...) at the start of a text, of an endless string; 0: it is none. */
static size_t string_length (const char *text, size_t length, gh_string *string)
{
  size_t open = strlen (string_opens), place;
  const char *expected;
  if (length < open || memcmp (text, string_opens, open) != 0)
    return 0;
  open += blanks (text + open, text + length);
  size_t at = open;
  while (at < length && text[at] && strchr ("LR(", text[at]))
    at++;
  for (const char *more = ")..."; at < length && *more && text[at] == *more; more++)
    at++;
  size_t const close = at + blanks (text + at, text + length);
  return close < length && text[close] == ')' &&
                 gh_string_read (text + open, at - open, string, &place, &expected) &&
                 string->period_length
             ? close + 1
             : 0;
}

size_t gh_long_literal (gh_store *store, const char *text, size_t length, gh_form *game)
{
  gh_string string;
  size_t at = word_length (text, length, "{Z|Z}");
  if (at) {
    *game = gh_long_integers (store);
    return at;
  }
  at = word_length (text, length, "{N.^|N.^}");
  if (at) {
    *game = gh_long_ups (store);
    return at;
  }
  at = word_length (text, length, "{N|}");
  if (at) {
    *game = gh_long_of_number (store, gh_normal_omega (store));
    return at;
  }
  at = string_length (text, length, &string);
  if (at)
    *game = gh_long_of_number (store, gh_string_value (store, &string));
  return at;
}

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct reader {
  gh_store *store;
  const char *text, *at, *stop, *end; /* the term from `at` to `stop` is read */
  const char *within;                 /* where another reader began, which knows no other place */
  const gh_names *names;
  const gh_shorts *shorts;
  gh_error *error;
  gh_form game;
} reader;

_Noreturn static void expected (const reader *r, const char *place, const char *what)
{
  gh_error_set_place (r->error, r->text, place);
  snprintf (r->error->text, sizeof r->error->text, "expected %s", what);
  gh_fail (r->store, GH_SYNTAX);
}

static bool at_sign (const char *at, const char *end)
{
  return end - at > 2 && at[0] == ' ' && (at[1] == '+' || at[1] == '-') && at[2] == ' ';
}

/* Where the term at `at` ends: before a sign with blanks around it that is in no parentheses and no
   braces, or at the end. */
static const char *end_of_term (const char *at, const char *end)
{
  for (int depth = 0; at < end; at++) {
    if (depth == 0 && at_sign (at, end))
      return at;
    depth += (*at == '(' || *at == '{') - (*at == ')' || *at == '}');
  }
  return end;
}

/* What can only be a normal form: w in it, or a fraction. */
static bool is_normal (const char *at, const char *end)
{
  static const char *const signs[] = {"w", "\\omega", "\xcf\x89"};
  bool digits = at < end;
  for (const char *c = at; c < end; c++) {
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
      if ((size_t)(end - c) >= strlen (signs[i]) && !memcmp (c, signs[i], strlen (signs[i])))
        return true;
    digits = digits && ((*c >= '0' && *c <= '9') || *c == '/');
  }
  return digits;
}

/* The bytes of `3.` before a literal; 0: there are none. */
static size_t times_length (const char *at, const char *end)
{
  const char *stop = at;
  while (stop < end && *stop >= '0' && *stop <= '9')
    stop++;
  return stop > at && stop < end && *stop == '.' ? (size_t)(stop - at) + 1 : 0;
}

/* n times a game that is no short one. */
static gh_form multiple (gh_store *store, gh_form n, gh_form a)
{
  gh_form const x = gh_normal_of_number (store, n), half = gh_numeral_scaled (store, n, -1);
  return gh_long_make (store, gh_normal_product (store, x, gh_long_number (store, a)),
                       gh_long_has_integers (store, a) && !gh_is_integer (store, half),
                       gh_numeral_product (store, n, gh_long_count_of_ups (store, a)), GH_ZERO);
}

/* A string that is not read as an endless one: say why. */
static void check_string (const reader *r)
{
  size_t const open = strlen (string_opens), length = (size_t)(r->stop - r->at);
  gh_string string;
  size_t place;
  const char *what;
  if (length <= open || memcmp (r->at, string_opens, open) != 0)
    return;
  if (!gh_string_read (r->at + open, length - open - 1, &string, &place, &what))
    expected (r, r->at + open + place, what);
  expected (r, r->stop - 1, "a period and ')', as in hack(LR(L)...)");
}

/* A literal, perhaps with a number of times before it; GH_NO_FORM: it is none. */
static gh_form read_literal (reader *r)
{
  gh_form game;
  const char *const start = r->at, *const word = start + times_length (start, r->stop);
  size_t const length = gh_long_literal (r->store, word, (size_t)(r->stop - word), &game);
  if (!length)
    return GH_NO_FORM;
  if (word + length != r->stop)
    expected (r, word + length, "' + ', ' - ' or the end of the game");
  if (word == start)
    return game;
  r->within = start;
  return multiple (r->store, gh_read (r->store, start, (size_t)(word - start) - 1, NULL, r->error),
                   game);
}

static gh_form read_unsigned (reader *r)
{
  gh_form const literal = read_literal (r);
  if (literal != GH_NO_FORM)
    return literal;
  check_string (r);
  size_t const length = (size_t)(r->stop - r->at);
  r->within = r->at;
  if (is_normal (r->at, r->stop))
    return gh_long_of_number (r->store, gh_normal_read (r->store, r->at, length, r->error));
  return gh_long_of_game (r->store, gh_read (r->store, r->at, length, r->names, r->error));
}

/* Before a short game a sign belongs to the number that it may begin with. */
static bool takes_sign (gh_store *store, const char *at, const char *end)
{
  gh_form game;
  const char *const word = at + times_length (at, end);
  return is_normal (at, end) || gh_long_literal (store, word, (size_t)(end - word), &game);
}

/* The term at r->at, which ends at `end`. */
static gh_form read_term (reader *r, const char *end)
{
  while (r->at < end && *r->at == ' ')
    r->at++;
  while (end > r->at && end[-1] == ' ')
    end--;
  r->stop = end;
  bool const negative = r->at < end && *r->at == '-' && takes_sign (r->store, r->at + 1, end);
  r->at += negative;
  gh_form const game = read_unsigned (r);
  return negative ? gh_long_negative (r->store, game) : game;
}

static void read_all (void *argument)
{
  reader *const r = argument;
  r->game = gh_long_of_number (r->store, GH_ZERO);
  for (bool negative = false;; negative = r->at[-2] == '-') {
    const char *const end = end_of_term (r->at, r->end);
    gh_form term = read_term (r, end);
    r->within = NULL;
    if (negative)
      term = gh_long_negative (r->store, term);
    r->game = gh_long_sum (r->store, r->game, term, r->shorts);
    if (end == r->end)
      return;
    r->at = end + 3;
  }
}

/* Say where it ended, in the whole text: what reads a term says it in that term. */
static void place_error (const reader *r, gh_status status)
{
  gh_error *const error = r->error;
  if (r->within && error->line)
    gh_error_set_place (error, r->text, gh_error_place (error, r->within));
  if (error->line)
    return;
  char words[sizeof error->text];
  gh_error_set_place (error, r->text, r->at);
  snprintf (error->text, sizeof error->text, "%s",
            gh_status_text (r->store, status, words, sizeof words));
}

gh_form gh_long_read (gh_store *store, const char *text, size_t length, const gh_names *names,
                      const gh_shorts *shorts, gh_error *error)
{
  reader r = {.store = store,
              .text = text,
              .at = text,
              .end = text + length,
              .names = names,
              .shorts = shorts,
              .error = error,
              .game = GH_ZERO};
  error->line = 0;
  gh_status const status = gh_try (store, read_all, &r);
  if (status != GH_OK) {
    place_error (&r, status);
    gh_fail (store, status);
  }
  return r.game;
}
