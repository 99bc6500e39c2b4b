#include "form/reading/scripts.h"
#include "form/reading/reader.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define LONGEST_WHOLE 15 /* digits of a whole number before a fraction */

/* Digits that are raised, or lowered, into a buffer. Returns how many: 0 if there are too many. */
static size_t take_script (maker *m, sign_kind kind, char *digits, size_t size)
{
  const sign *s;
  size_t count = 0;
  const char *at = m->at;
  while ((s = sign_character (at, (size_t)(m->end - at))) && s->kind == kind && count < size) {
    digits[count++] = *s->plain;
    at += strlen (s->word);
  }
  if (count == size)
    return 0;
  m->at = at;
  return count;
}

/* ---- fractions ------------------------------------------------------------------------------- */

/* Digits at the end of what was written, if they are a whole number by themselves. */
static size_t whole_before (const maker *m)
{
  const gh_foreign *const f = m->f;
  size_t count = 0;
  while (count < f->length && maker_is_digit (f->made[f->length - 1 - count]))
    count++;
  char const before = count < f->length ? f->made[f->length - 1 - count] : 0;
  return before && (is_name_byte (before) || strchr ("*^/<[.", before)) ? 0 : count;
}

static uint64_t number (const char *digits, size_t length)
{
  uint64_t value = 0;
  for (size_t i = 0; i < length; i++)
    value = 10 * value + (uint64_t)(digits[i] - '0');
  return value;
}

void script_fraction (maker *m, const char *numerator, size_t n, const char *denominator, size_t d)
{
  gh_foreign *const f = m->f;
  size_t const whole = whole_before (m);
  char const last = maker_last_byte (m);
  char sum[LONGEST_WHOLE + 8];
  if (whole > LONGEST_WHOLE || (whole && (*numerator == '-' || n > 3 || d > 3 ||
                                          number (numerator, n) > number (denominator, d)))) {
    m->at = m->start;
    maker_expected (m,
                    "a number below 10^15 with a fraction from 0 to 1 behind it, or one as in 3/2");
    return;
  }
  if (whole) {
    f->length -= whole;
    uint64_t const all = number (f->made + f->length, whole) * number (denominator, d);
    m->start = f->own + f->origins[f->length].start;
    n = (size_t)snprintf (sum, sizeof sum, "%" PRIu64, all + number (numerator, n));
    numerator = sum;
  } else if (maker_is_digit (last) || (last && strchr ("^v*", last)))
    maker_put_bytes (m, " ", 1); /* it is neither the end of a number nor an index */
  maker_put (m, numerator, n, SIGN_FRACTION);
  maker_put_bytes (m, "/", 1);
  maker_put_bytes (m, denominator, d);
}

/* An argument of \frac: {-3}, or one digit. */
static const char *take_argument (maker *m, size_t *length)
{
  maker_skip_blanks (m);
  bool const braces = maker_take (m, '{');
  const char *const start = m->at;
  if (braces) {
    maker_skip_blanks (m);
    maker_take (m, '-');
  }
  size_t const digits = maker_digits (m);
  if (!digits) {
    maker_expected (m, "the digits of an integer, as in \\frac{1}{2}");
    return start;
  }
  m->at += braces ? digits : 1;
  *length = (size_t)(m->at - start);
  if (braces && (maker_skip_blanks (m), !maker_take (m, '}')))
    maker_expected (m, "'}' behind the digits of an integer");
  return start;
}

void script_frac (maker *m)
{
  size_t n = 0, d = 0;
  const char *const numerator = take_argument (m, &n);
  const char *const denominator = m->status ? numerator : take_argument (m, &d);
  if (!m->status)
    script_fraction (m, numerator, n, denominator, d);
}

/* ---- what stands behind arrows and others ---------------------------------------------------- */

void script_exponent (maker *m)
{
  m->at++;
  maker_skip_blanks (m);
  bool const braces = maker_take (m, '{'), sum = maker_take (m, '['),
             power = !sum && maker_take (m, '<');
  const char *const digits = m->at;
  size_t const count = braces || sum || power ? maker_digits (m) : maker_digits (m) > 0;
  m->at += count;
  if (!count || (sum && !maker_take (m, ']')) || (power && !maker_take (m, '>')) ||
      (braces && !maker_take (m, '}'))) {
    maker_expected (m, "an exponent, as in ↑^2, the second power of ↑, or ↑^{[2]}, the sum of two");
    return;
  }
  maker_put (m, sum ? "[" : "<", 1, SIGN_PLAIN);
  maker_put_bytes (m, digits, count);
  maker_put_bytes (m, sum ? "]" : ">", 1);
}

void script_index (maker *m)
{
  maker_take (m, '_');
  bool const braces = maker_take (m, '{');
  size_t const count = maker_digits (m);
  if (!count) {
    maker_expected (m, "the size of a heap, as in \\ast_2");
    return;
  }
  maker_put (m, m->at, braces ? count : 1, SIGN_FRACTION);
  m->at += braces ? count : 1;
  if (braces && !maker_take (m, '}'))
    maker_expected (m, "'}' behind the size of a heap");
}

bool script_tiny_before (const maker *m)
{
  const gh_foreign *const f = m->f;
  if (f->length < 4)
    return false;
  const char *const word = f->made + f->length - 4;
  return (f->length == 4 || !is_name_byte (word[-1]) || maker_is_digit (word[-1])) &&
         (!memcmp (word, "tiny", 4) || !memcmp (word, "miny", 4));
}

void script_tiny_index (maker *m)
{
  char digits[32];
  size_t count = take_script (m, SIGN_SUBSCRIPT, digits, sizeof digits);
  const char *index = digits;
  if (!count && m->at < m->end && *m->at != '(') {
    maker_take (m, '_');
    bool const braces = maker_take (m, '{');
    index = m->at;
    while (m->at < m->end && (maker_is_digit (*m->at) || *m->at == '/'))
      m->at++;
    count = (size_t)(m->at - index);
    if (!count || (braces && !maker_take (m, '}'))) {
      maker_expected (m, "a number or '(', as in tiny(2)");
      return;
    }
  }
  if (count) {
    maker_put_bytes (m, "(", 1);
    maker_put_bytes (m, index, count);
    maker_put_bytes (m, ")", 1);
  }
}

/* A fraction of raised digits, a slash, and lowered or plain ones. */
static bool raised_fraction (maker *m, const char *numerator, size_t n)
{
  char lowered[32];
  const sign *const slash = sign_character (m->at, (size_t)(m->end - m->at));
  if (slash && *slash->plain == '/')
    m->at += strlen (slash->word);
  else if (!maker_take (m, '/'))
    return false;
  const char *denominator = lowered;
  size_t d = take_script (m, SIGN_SUBSCRIPT, lowered, sizeof lowered);
  if (!d) {
    denominator = m->at;
    d = maker_digits (m);
    m->at += d;
  }
  if (d)
    script_fraction (m, numerator, n, denominator, d);
  return d > 0;
}

/* Whether the number 2 was written last, whose powers are numbers: 2³. */
static bool is_two_before (const maker *m)
{
  return whole_before (m) == 1 && maker_last_byte (m) == '2';
}

/* Raised digits: an exponent, or the numerator of a fraction with a slash of its own. */
bool script_raised (maker *m)
{
  char digits[32];
  const char *const start = m->at;
  size_t const count = take_script (m, SIGN_OVERSCRIPT, digits, sizeof digits);
  if (count && m->last == SIGN_ARROW) {
    maker_put (m, "<", 1, SIGN_PLAIN);
    maker_put_bytes (m, digits, count);
    maker_put_bytes (m, ">", 1);
    return true;
  }
  if (count && m->last == SIGN_OMEGA) {
    maker_put (m, "^", 1, SIGN_PLAIN);
    maker_put_bytes (m, digits, count);
    return true;
  }
  if (count && raised_fraction (m, digits, count))
    return true;
  if (count && is_two_before (m)) {
    maker_put (m, *digits == '-' ? "^-(" : "^(", *digits == '-' ? 3 : 2, SIGN_PLAIN);
    maker_put_bytes (m, digits + (*digits == '-'), count - (*digits == '-'));
    maker_put_bytes (m, ")", 1);
    return true;
  }
  m->at = start;
  return false;
}

bool script_lowered (maker *m)
{
  char digits[32];
  if (m->last != SIGN_STAR)
    return false;
  size_t const count = take_script (m, SIGN_SUBSCRIPT, digits, sizeof digits);
  maker_put (m, digits, count, SIGN_FRACTION);
  return count > 0;
}
