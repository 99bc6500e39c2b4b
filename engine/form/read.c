/* Reading the notation. One pass, without looking ahead further than a literal. */
#include "form/inside.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define MOST_BARS 32

typedef struct reader {
  gh_store *store;
  const char *text, *at, *end;
  const gh_names *names;
  gh_error *error;
} reader;

void gh_error_set_place (gh_error *error, const char *text, const char *where)
{
  error->line = 1;
  error->column = 1;
  for (const char *c = text; c < where; c++)
    if (*c == '\n') {
      error->line++;
      error->column = 1;
    } else
      error->column++;
}

const char *gh_error_place (const gh_error *error, const char *text)
{
  for (size_t line = 1; line < error->line; line++)
    text = strchr (text, '\n') + 1;
  return text + error->column - 1;
}

static void set_status (const reader *r, const char *where, gh_status status)
{
  char buffer[sizeof r->error->text];
  gh_error_set_place (r->error, r->text, where);
  snprintf (r->error->text, sizeof r->error->text, "%s",
            gh_status_text (r->store, status, buffer, sizeof buffer));
}

_Noreturn static void over (const reader *r, const char *where, gh_status status)
{
  set_status (r, where, status);
  gh_fail (r->store, status);
}

/* Fail with "found X, expected Y". */
_Noreturn static void expected (const reader *r, const char *what)
{
  char found[32] = "the end of the text";
  unsigned char const c = r->at < r->end ? (unsigned char)*r->at : 0;
  if (r->at < r->end && c >= ' ' && c < 127)
    snprintf (found, sizeof found, "'%c'", c);
  else if (r->at < r->end)
    snprintf (found, sizeof found, "byte %u", c);
  gh_error_set_place (r->error, r->text, r->at);
  snprintf (r->error->text, sizeof r->error->text, "found %s, expected %s", found, what);
  gh_fail (r->store, GH_SYNTAX);
}

static bool is_digit (const reader *r)
{
  return r->at < r->end && *r->at >= '0' && *r->at <= '9';
}

static bool is_name_byte (char c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static void skip_blanks (reader *r)
{
  while (r->at < r->end && strchr (" \t\r\n", *r->at) && *r->at)
    r->at++;
}

static bool take (reader *r, const char *word)
{
  size_t const length = strlen (word);
  if ((size_t)(r->end - r->at) < length || memcmp (r->at, word, length))
    return false;
  r->at += length;
  return true;
}

static void need (reader *r, const char *word, const char *what)
{
  skip_blanks (r);
  if (!take (r, word))
    expected (r, what);
}

/* Enter braces or parentheses. */
static void deeper (const reader *r)
{
  if (r->store->depth >= r->store->limits.depth)
    over (r, r->at, GH_OVER_DEPTH);
  gh_deeper (r->store);
}

/* ---- literals -------------------------------------------------------------------------------- */

/* Digits, into scratch `slot` of the store. */
static mpz_ptr read_digits (reader *r, int slot)
{
  mpz_ptr const value = r->store->scratch[slot];
  const char *const start = r->at;
  mpz_set_ui (value, 0);
  while (is_digit (r)) {
    unsigned long chunk = 0, scale = 1;
    for (; is_digit (r) && scale < 1000000000000000000UL; r->at++, scale *= 10)
      chunk = 10 * chunk + (unsigned long)(*r->at - '0');
    if ((size_t)(r->at - start) > r->store->limits.digits)
      over (r, start, GH_OVER_DIGITS);
    mpz_mul_ui (value, value, scale);
    mpz_add_ui (value, value, chunk);
  }
  return value;
}

/* Digits that count something which must be built: more than the limit of forms is too many. */
static unsigned long read_count (reader *r)
{
  const char *const start = r->at;
  mpz_srcptr const value = read_digits (r, 1);
  if (mpz_cmp_ui (value, r->store->limits.forms) > 0)
    over (r, start, GH_OVER_FORMS);
  return mpz_get_ui (value);
}

static gh_form read_number (reader *r, bool negative)
{
  mpz_ptr const numerator = read_digits (r, 0);
  unsigned long exponent = 0;
  if (r->at + 1 < r->end && r->at[0] == '/' && r->at[1] >= '0' && r->at[1] <= '9') {
    r->at++;
    const char *const start = r->at;
    mpz_srcptr const denominator = read_digits (r, 1);
    if (mpz_popcount (denominator) != 1) {
      r->at = start;
      expected (r, "a power of two as denominator");
    }
    exponent = mpz_scan1 (denominator, 0);
  }
  if (negative)
    mpz_neg (numerator, numerator);
  return gh_dyadic (r->store, numerator, exponent);
}

static bool ups_start (const reader *r)
{
  if (r->at == r->end || (*r->at != '^' && *r->at != 'v'))
    return false;
  if (*r->at == '^')
    return true;
  const char *c = r->at; /* `v` must not begin a name */
  while (c < r->end && *c == 'v')
    c++;
  while (c < r->end && *c >= '0' && *c <= '9')
    c++;
  return c == r->end || !is_name_byte (*c);
}

static long read_ups (reader *r)
{
  const char *const start = r->at;
  char const arrow = *r->at;
  unsigned long count = 0;
  while (r->at < r->end && *r->at == arrow)
    r->at++, count++;
  if (count == 1 && is_digit (r))
    count = read_count (r);
  if (count > r->store->limits.forms)
    over (r, start, GH_OVER_FORMS);
  return arrow == '^' ? (long)count : -(long)count;
}

/* *{0,2,3}: what follows the star. Items are sizes of heaps, or *{...} again. */
static gh_form read_impartial (reader *r)
{
  gh_store *const store = r->store;
  deeper (r);
  need (r, "{", "'{'");
  gh_form_begin (store);
  skip_blanks (r);
  if (!take (r, "}"))
    do {
      skip_blanks (r);
      bool const star = take (r, "*");
      gh_form item;
      if (star && r->at < r->end && *r->at == '{')
        item = read_impartial (r);
      else if (is_digit (r))
        item = gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, read_count (r)});
      else
        expected (r, "the size of a heap or *{");
      gh_form_add (store, GH_LEFT, item);
      gh_form_add (store, GH_RIGHT, item);
      skip_blanks (r);
      if (r->at < r->end && *r->at != ',' && *r->at != '}')
        expected (r, "',' or '}'");
    } while (take (r, ",") || (need (r, "}", "'}'"), false));
  gh_shallower (store);
  return gh_form_end (store);
}

static bool literal_start (const reader *r)
{
  return is_digit (r) || (r->at < r->end && *r->at == '*') || ups_start (r);
}

/* [number][ups][*[k]], and *{...}. The sign belongs to the number. */
static gh_form read_literal (reader *r, bool negative)
{
  gh_number_up_star shape = {GH_ZERO, 0, 0};
  const char *const start = r->at;
  if (is_digit (r))
    shape.number = read_number (r, negative);
  else if (negative)
    expected (r, "a digit");
  if (ups_start (r))
    shape.ups = read_ups (r);
  if (take (r, "*")) {
    if (r->at == start + 1 && r->at < r->end && *r->at == '{')
      return read_impartial (r);
    shape.nimber = is_digit (r) ? read_count (r) : 1;
  }
  return gh_shape_make (r->store, shape);
}

size_t gh_literal_length (const char *text, size_t length)
{
  reader r = {.text = text, .at = text, .end = text + length};
  if (!literal_start (&r))
    return 0;
  if (is_digit (&r)) {
    while (is_digit (&r))
      r.at++;
    if (r.at + 1 < r.end && r.at[0] == '/' && r.at[1] >= '0' && r.at[1] <= '9')
      for (r.at++; is_digit (&r);)
        r.at++;
  }
  if (ups_start (&r)) {
    char const arrow = *r.at;
    size_t count = 0;
    for (; r.at < r.end && *r.at == arrow; r.at++)
      count++;
    while (count == 1 && is_digit (&r))
      r.at++;
  }
  if (take (&r, "*")) {
    if (r.at == text + 1 && r.at < r.end && *r.at == '{') {
      size_t open = 0;
      do
        open += *r.at == '{', open -= *r.at == '}', r.at++;
      while (open && r.at < r.end);
    } else
      while (is_digit (&r))
        r.at++;
  }
  return (size_t)(r.at - text);
}

/* ---- braces ---------------------------------------------------------------------------------- */

static gh_form read_operand (reader *r);

/* The innermost begun form takes the items begun after it as its right options. */
static void items_to_right (gh_store *store)
{
  size_t const start = ((size_t *)store->frames.items)[--store->frames.count];
  for (size_t i = start; i < store->pushed.count; i++)
    ((uint32_t *)store->pushed.items)[i] |= 1u << 31;
}

/* What stands between braces. Forms that are begun but not ended wait on the store's stack, their
   runs of bars growing shorter; on top wait the items since the last bar. A longer run ends the
   forms below it: they become an item. */
static gh_form read_sides (reader *r)
{
  gh_store *const store = r->store;
  size_t runs[MOST_BARS + 1], open = 0;
  gh_form_begin (store);
  bool item_may_follow = true, item_needed = false;
  for (;;) {
    skip_blanks (r);
    if (r->at < r->end && (*r->at == '|' || *r->at == '}')) {
      if (item_needed)
        expected (r, "a game");
      const char *const start = r->at;
      while (r->at < r->end && *r->at == '|')
        r->at++;
      size_t const run = (size_t)(r->at - start);
      if (run > MOST_BARS) {
        r->at = start + MOST_BARS;
        expected (r, "at most 32 bars in a row");
      }
      while (open && (!run || runs[open - 1] < run)) {
        items_to_right (store);
        gh_form const item = gh_form_end (store);
        if (--open == 0 && !run)
          return r->at++, item;
        gh_form_begin (store);
        gh_form_add (store, GH_LEFT, item);
      }
      if (!run)
        expected (r, "'|', as every game has two sides");
      if (open && runs[open - 1] == run) {
        r->at = start;
        expected (r, "a shorter or longer run of bars, as this one stood before");
      }
      runs[open++] = run;
      gh_form_begin (store);
      item_may_follow = true;
    } else if (!item_may_follow) {
      need (r, ",", "',', '|' or '}'");
      item_may_follow = item_needed = true;
    } else {
      if (r->at == r->end)
        expected (r, item_needed ? "a game" : "a game, '|' or '}'");
      gh_form_add (store, GH_LEFT, read_operand (r));
      item_may_follow = item_needed = false;
    }
  }
}

static gh_form read_braces (reader *r)
{
  deeper (r);
  r->at++;
  gh_form const form = read_sides (r);
  gh_shallower (r->store);
  return form;
}

static gh_form read_in_parentheses (reader *r)
{
  need (r, "(", "'('");
  deeper (r);
  gh_form const form = read_operand (r);
  gh_shallower (r->store);
  need (r, ")", "')'");
  return form;
}

static gh_form read_name (reader *r)
{
  const char *const start = r->at, *stop = start;
  while (stop < r->end && is_name_byte (*stop))
    stop++;
  size_t const length = (size_t)(stop - start);
  gh_form form;
  if (r->names && length && r->names->find (r->names->context, start, length, &form)) {
    r->at = stop;
    return form;
  }
  if (length == 4 && (!memcmp (start, "tiny", 4) || !memcmp (start, "miny", 4))) {
    r->at = stop;
    form = read_in_parentheses (r);
    return *start == 't' ? gh_tiny (r->store, form)
                         : gh_negative (r->store, gh_tiny (r->store, form));
  }
  expected (r, "a game");
}

static gh_form read_operand (reader *r)
{
  skip_blanks (r);
  if (r->at < r->end && *r->at == '{')
    return read_braces (r);
  if (take (r, "+-")) {
    deeper (r);
    gh_form const form = gh_switch (r->store, read_operand (r));
    gh_shallower (r->store);
    return form;
  }
  if (take (r, "-"))
    return read_literal (r, true);
  return literal_start (r) ? read_literal (r, false) : read_name (r);
}

typedef struct read_call {
  reader *r;
  gh_form form;
} read_call;

static void read_all (void *argument)
{
  read_call *const call = argument;
  reader *const r = call->r;
  if ((size_t)(r->end - r->at) > r->store->limits.length)
    over (r, r->at + r->store->limits.length, GH_OVER_LENGTH);
  call->form = read_operand (r);
  skip_blanks (r);
  if (r->at < r->end)
    expected (r, "the end of the game");
}

gh_form gh_read (gh_store *store, const char *text, size_t length, const gh_names *names,
                 gh_error *error)
{
  reader r = {store, text, text, text + length, names, error};
  read_call call = {&r, GH_ZERO};
  error->line = 0;
  gh_status const status = gh_try (store, read_all, &call);
  if (status && !error->line)
    set_status (&r, r.at, status);
  if (status)
    gh_fail (store, status);
  return call.form;
}
