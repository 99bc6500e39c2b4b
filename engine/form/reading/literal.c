/* Reading literals: numbers, ups and their powers, nimbers. */
#include "form/numeral.h"
#include "form/reading/reader.h"
#include "form/shape.h"
#include "form/uptimal.h"

#include <string.h>

static bool reader_at_digit (const reader *r)
{
  return r->at < r->end && *r->at >= '0' && *r->at <= '9';
}

/* Digits, into scratch `slot` of the store. */
static mpz_ptr read_digits (reader *r, int slot)
{
  mpz_ptr const value = r->store->scratch[slot];
  const char *const start = r->at;
  mpz_set_ui (value, 0);
  while (reader_at_digit (r)) {
    unsigned long chunk = 0, scale = 1; /* as many digits as one of GMP's words has */
    for (; reader_at_digit (r) && scale <= ULONG_MAX / 10; r->at++, scale *= 10)
      chunk = 10 * chunk + (unsigned long)(*r->at - '0');
    if ((size_t)(r->at - start) > r->store->limits.digits)
      read_over (r, start, GH_OVER_DIGITS);
    mpz_mul_ui (value, value, scale);
    mpz_add_ui (value, value, chunk);
  }
  return value;
}

/* Digits that count something which must be built: more than the limit of forms is too many. */
static uint64_t read_count (reader *r)
{
  const char *const start = r->at;
  mpz_srcptr const value = read_digits (r, 1);
  if (mpz_cmp_ui (value, r->store->limits.forms) > 0)
    read_over (r, start, GH_OVER_FORMS);
  return mpz_get_ui (value);
}

static gh_form read_number (reader *r, bool negative)
{
  mpz_ptr const numerator = read_digits (r, 0);
  uint64_t exponent = 0;
  if (r->at + 1 < r->end && r->at[0] == '/' && r->at[1] >= '0' && r->at[1] <= '9') {
    r->at++;
    const char *const start = r->at;
    mpz_srcptr const denominator = read_digits (r, 1);
    if (mpz_popcount (denominator) != 1) {
      r->at = start;
      read_expected (r, mpz_sgn (denominator) ? "a power of two as denominator"
                                              : "a denominator above 0");
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

/* Behind one arrow: ^<2> and ^[2]. Of '<' only that with digits and '>' behind it is a power, as it
   is a relation else. */
static bool power_starts (const reader *r)
{
  if (r->at == r->end || *r->at != '<')
    return r->at < r->end && *r->at == '[';
  const char *c = r->at + 1;
  while (c < r->end && *c >= '0' && *c <= '9')
    c++;
  return c > r->at + 1 && c < r->end && *c == '>';
}

static void read_power (reader *r, gh_uptimal *u)
{
  u->sum = *r->at++ == '[';
  const char *const start = r->at;
  if (!reader_at_digit (r))
    read_expected (r, "a number, as in ^[2], the sum of the first two powers of ^");
  u->power = (int64_t)read_count (r);
  if (!u->power) {
    r->at = start;
    read_expected (r, "a power of ^ from 1");
  }
  if (!read_take (r, u->sum ? "]" : ">"))
    read_expected (r, "']'");
}

/* n ups, as the sum of so many, or one of their powers. */
static void read_ups (reader *r, gh_uptimal *u, int64_t *ups)
{
  const char *const start = r->at;
  char const arrow = *r->at;
  uint64_t count = 0;
  while (r->at < r->end && *r->at == arrow)
    r->at++, count++;
  if (count == 1 && power_starts (r))
    read_power (r, u);
  else if (count == 1 && reader_at_digit (r))
    count = read_count (r);
  if (count > r->store->limits.forms)
    read_over (r, start, GH_OVER_FORMS);
  int const sign = arrow == '^' ? 1 : -1;
  u->power *= sign;
  *ups = u->power ? 0 : sign * (int64_t)count;
}

/* *{0,2,3}: what follows the star. Items are sizes of heaps, or *{...} again. */
static gh_form read_impartial (reader *r)
{
  gh_store *const store = r->store;
  read_deeper (r);
  read_need (r, "{", "'{'");
  gh_form_begin (store);
  read_blanks (r);
  if (!read_take (r, "}"))
    do {
      read_blanks (r);
      bool const star = read_take (r, "*");
      gh_form item;
      if (star && r->at < r->end && *r->at == '{')
        item = read_impartial (r);
      else if (reader_at_digit (r))
        item = gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, read_count (r)});
      else
        read_expected (r, "the size of a heap or *{");
      gh_form_add (store, GH_LEFT, item);
      gh_form_add (store, GH_RIGHT, item);
      read_blanks (r);
      if (r->at < r->end && *r->at != ',' && *r->at != '}')
        read_expected (r, "',' or '}'");
    } while (read_take (r, ",") || (read_need (r, "}", "'}'"), false));
  gh_shallower (store);
  return gh_form_end (store);
}

/* Behind a number: Tiny(2), of a number, too. Its bytes; 0: something else stands here. */
static size_t tiny_length (const reader *r)
{
  size_t const left = (size_t)(r->end - r->at);
  if (left < 5 || !strchr ("tTmM", *r->at) || memcmp (r->at + 1, "iny(", 4))
    return 0;
  const char *c = r->at + 5;
  while (c < r->end && ((*c >= '0' && *c <= '9') || *c == '/' || *c == '-'))
    c++;
  return c < r->end && *c == ')' ? (size_t)(c - r->at) + 1 : 0;
}

static gh_form read_number_tiny (reader *r, gh_form x)
{
  gh_store *const store = r->store;
  bool const miny = *r->at == 'm' || *r->at == 'M';
  r->at += 5;
  bool const negative = read_take (r, "-");
  if (!reader_at_digit (r))
    read_expected (r, "a digit");
  gh_form const g = read_number (r, negative);
  if (!read_take (r, ")"))
    read_expected (r, "')'");
  if (!miny)
    return gh_number_tiny (store, x, g);
  return gh_negative (store, gh_number_tiny (store, gh_numeral_negative (store, x), g));
}

bool reader_at_literal (const reader *r)
{
  return reader_at_digit (r) || (r->at < r->end && *r->at == '*') || ups_start (r);
}

gh_form read_literal (reader *r, bool negative)
{
  gh_uptimal u = {GH_ZERO, false, 0, 0};
  int64_t ups = 0;
  const char *const start = r->at;
  if (reader_at_digit (r))
    u.number = read_number (r, negative);
  else if (negative)
    read_expected (r, "a digit");
  if (r->at > start && tiny_length (r))
    return read_number_tiny (r, u.number);
  if (ups_start (r))
    read_ups (r, &u, &ups);
  if (read_take (r, "*")) {
    if (r->at == start + 1 && r->at < r->end && *r->at == '{')
      return read_impartial (r);
    u.nimber = reader_at_digit (r) ? read_count (r) : 1;
  }
  if (u.power)
    return gh_uptimal_make (r->store, u);
  return gh_shape_make (r->store, (gh_number_up_star){u.number, ups, u.nimber});
}

size_t gh_literal_length (const char *text, size_t length)
{
  reader r = {.text = text, .at = text, .end = text + length};
  if (!reader_at_literal (&r))
    return 0;
  if (reader_at_digit (&r)) {
    while (reader_at_digit (&r))
      r.at++;
    if (r.at + 1 < r.end && r.at[0] == '/' && r.at[1] >= '0' && r.at[1] <= '9')
      for (r.at++; reader_at_digit (&r);)
        r.at++;
    size_t const tiny = tiny_length (&r);
    if (tiny)
      return (size_t)(r.at - text) + tiny;
  }
  if (ups_start (&r)) {
    char const arrow = *r.at;
    size_t count = 0;
    for (; r.at < r.end && *r.at == arrow; r.at++)
      count++;
    bool const power = count == 1 && power_starts (&r);
    r.at += power;
    while (count == 1 && reader_at_digit (&r))
      r.at++;
    r.at += power && r.at < r.end; /* what ends it, or what is wrong in it */
  }
  if (read_take (&r, "*")) {
    if (r.at == text + 1 && r.at < r.end && *r.at == '{') {
      size_t open = 0;
      do
        open += *r.at == '{', open -= *r.at == '}', r.at++;
      while (open && r.at < r.end);
    } else
      while (reader_at_digit (&r))
        r.at++;
  }
  return (size_t)(r.at - text);
}
