#include "rulesets/code.h"
#include "form/numeral.h"
#include "form/show.h"
#include "form/words.h"
#include "form/writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- codes ----------------------------------------------------------------------------------- */

static gh_form pair (gh_store *store, gh_form left, gh_form right)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, left);
  gh_form_add (store, GH_RIGHT, right);
  return gh_form_end (store);
}

/* Without memory of GMP's, which would be lost where this fails. */
static gh_form of_word (gh_store *store, uint64_t word)
{
  mp_limb_t const limb = word;
  mpz_t value;
  return gh_dyadic (store, mpz_roinit_n (value, &limb, word > 0), 0);
}

static uint64_t word_of (gh_store *store, gh_form form)
{
  mpz_t value;
  uint64_t exponent;
  gh_numeral_value (store, form, value, &exponent);
  return gh_mpz_get_u64 (value);
}

gh_form gh_position_code (gh_store *store, const gh_ruleset *ruleset, gh_position position)
{
  int64_t place = 0;
  while (gh_rulesets[place] != ruleset)
    place++;
  gh_form const first = of_word (store, position.word[0]),
                second = of_word (store, position.word[1]);
  return pair (store, gh_integer (store, place), pair (store, first, second));
}

const gh_ruleset *gh_position_of_code (gh_store *store, gh_form code, gh_position *position)
{
  int64_t place = 0;
  gh_form const words = gh_option (store, code, GH_RIGHT, 0);
  gh_small_integer (store, gh_option (store, code, GH_LEFT, 0), 0, 100, &place);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    position->word[side] = word_of (store, gh_option (store, words, side, 0));
  return gh_rulesets[place];
}

gh_form gh_options_code (gh_store *store, gh_form code)
{
  gh_position position, list[GH_POSITION_MOVES];
  const gh_ruleset *const ruleset = gh_position_of_code (store, code, &position);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    size_t const count = ruleset->options (position, side, list);
    for (size_t i = 0; i < count; i++)
      gh_form_add (store, side, gh_position_code (store, ruleset, list[i]));
  }
  return gh_form_end (store);
}

/* ---- writing --------------------------------------------------------------------------------- */

const char *gh_position_print (gh_store *store, gh_form code)
{
  char text[GH_POSITION_TEXT];
  gh_position position;
  const gh_ruleset *const ruleset = gh_position_of_code (store, code, &position);
  ruleset->print (position, text);
  gh_write_begin (store);
  gh_write (store, ruleset->name);
  gh_write (store, " ");
  gh_write (store, text);
  return gh_write_end (store);
}

static int by_letters (const void *a, const void *b)
{
  return strcmp (a, b);
}

static void write_options (gh_store *store, gh_form options, gh_side side)
{
  char texts[GH_POSITION_MOVES][GH_POSITION_TEXT];
  size_t count = 0;
  GH_EACH (store, side, code, options) {
    gh_position position;
    if (count < GH_POSITION_MOVES)
      gh_position_of_code (store, code, &position)->print (position, texts[count++]);
  }
  qsort (texts, count, sizeof *texts, by_letters);
  for (size_t i = 0; i < count; i++) {
    gh_write (store, side == GH_LEFT ? "" : " ");
    gh_write (store, texts[i]);
    gh_write (store, side == GH_LEFT ? " " : "");
  }
}

const char *gh_options_print (gh_store *store, gh_form options)
{
  gh_write_begin (store);
  write_options (store, options, GH_LEFT);
  gh_write (store, "|");
  write_options (store, options, GH_RIGHT);
  return gh_write_end (store);
}

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct reader {
  gh_store *store;
  const char *start, *at, *end;
  gh_error *error;
} reader;

static void pass_blanks (reader *r)
{
  while (r->at < r->end && *r->at == ' ')
    r->at++;
}

/* Up to the next blank, bar or the end. */
static size_t word_length (const reader *r)
{
  const char *at = r->at;
  while (at < r->end && *at != ' ' && *at != '|')
    at++;
  return (size_t)(at - r->at);
}

_Noreturn static void fail (reader *r, const char *expected)
{
  char shown[60];
  size_t const length = word_length (r);
  gh_show (r->at, length || r->at == r->end ? length : 1, shown, sizeof shown);
  *r->error = (gh_error){.line = 1, .column = (size_t)(r->at - r->start) + 1};
  snprintf (r->error->text, sizeof r->error->text, "found '%s', %s", shown, expected);
  gh_fail (r->store, GH_SYNTAX);
}

/* The next word, which may be empty, as a position. */
static gh_form read_position (reader *r, const gh_ruleset *ruleset)
{
  size_t const length = word_length (r);
  char text[GH_POSITION_TEXT], expected[sizeof r->error->text - 80];
  gh_position position;
  snprintf (text, sizeof text, "%.*s", (int)(length < sizeof text ? length : sizeof text - 1),
            r->at);
  if (length >= sizeof text)
    fail (r, "expected at most 127 letters");
  if (!ruleset->read (text, &position, expected, sizeof expected))
    fail (r, expected);
  r->at += length;
  return gh_position_code (r->store, ruleset, position);
}

gh_form gh_position_read (gh_store *store, const char *text, size_t length, gh_error *error)
{
  reader r = {store, text, text, text + length, error};
  pass_blanks (&r);
  size_t const name = word_length (&r);
  const gh_ruleset *const ruleset = gh_ruleset_named (r.at, name);
  if (!ruleset)
    fail (&r, "expected a ruleset such as domineering");
  r.at += name;
  pass_blanks (&r);
  gh_form const code = read_position (&r, ruleset);
  pass_blanks (&r);
  if (r.at < r.end)
    fail (&r, "expected the end");
  return code;
}

gh_form gh_options_read (gh_store *store, gh_form of, const char *text, size_t length,
                         gh_error *error)
{
  reader r = {store, text, text, text + length, error};
  gh_position position;
  const gh_ruleset *const ruleset = gh_position_of_code (store, of, &position);
  gh_side side = GH_LEFT;
  gh_form_begin (store);
  for (pass_blanks (&r); r.at < r.end; pass_blanks (&r))
    if (*r.at == '|') {
      if (side == GH_RIGHT)
        fail (&r, "expected one bar only");
      side = GH_RIGHT;
      r.at++;
    } else
      gh_form_add (store, side, read_position (&r, ruleset));
  if (side == GH_LEFT)
    fail (&r, "expected a bar between the options of Left and of Right");
  return gh_form_end (store);
}
