#include "transfinite/surreal_text.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "form/writer.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/reader.h"
#include "transfinite/signs.h"
#include "transfinite/surreal.h"
#include "transfinite/text.h"
#include "transfinite/translate.h"

#include <string.h>

/* ---- reading --------------------------------------------------------------------------------- */

/* The context is the number that is read, of which `normal` is not filled yet. */
static gh_surreal_number *number_of (const gh_reader *r)
{
  return r->context;
}

static gh_form read_sum (gh_reader *r);

static bool take_word (gh_reader *r, const char *word)
{
  size_t const length = strlen (word);
  gh_reader_at_digit (r); /* passes blanks */
  if ((size_t)(r->end - r->at) < length || memcmp (r->at, word, length) != 0)
    return false;
  r->at += length;
  return true;
}

_Noreturn static void expected_at (gh_reader *r, const char *place, const char *what)
{
  r->at = place;
  gh_reader_expected (r, what);
}

static gh_form read_closed (gh_reader *r, char close)
{
  gh_deeper (r->store);
  gh_form const a = read_sum (r);
  gh_shallower (r->store);
  if (!gh_reader_take (r, close))
    gh_reader_expected (r, close == ')' ? "')'" : "'}'");
  return a;
}

static gh_form read_omega (gh_reader *r);

/* Behind ^. */
static gh_form read_exponent (gh_reader *r)
{
  bool const minus = gh_reader_take (r, '-');
  gh_form e = GH_ZERO;
  gh_deeper (r->store);
  if (gh_reader_take (r, '('))
    e = read_closed (r, ')');
  else if (gh_reader_take (r, '{'))
    e = read_closed (r, '}');
  else if (gh_reader_take (r, 'w'))
    e = read_omega (r);
  else if (gh_reader_at_digit (r))
    e = gh_normal_of_number (r->store, gh_reader_integer (r));
  else
    gh_reader_expected (r, "an exponent: digits, w, or parentheses");
  gh_shallower (r->store);
  return minus ? gh_normal_negative (r->store, e) : e;
}

/* Behind w. */
static gh_form read_omega (gh_reader *r)
{
  return gh_reader_take (r, '^') ? gh_normal_power (r->store, read_exponent (r))
                                 : gh_normal_omega (r->store);
}

/* Behind 2 and ^. */
static gh_form read_power_of_2 (gh_reader *r)
{
  gh_reader_at_digit (r);
  const char *const place = r->at;
  gh_form const e = read_exponent (r);
  gh_form const negative = gh_normal_negative (r->store, e);
  if (gh_is_ordinal (r->store, negative))
    return gh_normal_power_of_half (r->store, negative);
  if (gh_is_ordinal (r->store, e))
    return gh_ordinal_power_of_2 (r->store, e);
  expected_at (r, place, "an ordinal, or the negative of one, as an exponent of 2");
}

/* Whether from `start` to here is all of the text, but for these characters before it. */
static bool is_alone (gh_reader *r, const char *start, const char *before)
{
  gh_reader_at_digit (r);
  return start == r->text->text + strspn (r->text->text, before) && r->at == r->end;
}

static gh_form real_alone (gh_reader *r, gh_real real, const char *start)
{
  gh_surreal_number *const x = number_of (r);
  if (!is_alone (r, start, " \t\r\n"))
    expected_at (r, start, "a rational number, or this one alone");
  x->real = real;
  x->normal = GH_NO_FORM;
  return GH_ZERO;
}

static gh_form read_root (gh_reader *r, const char *place)
{
  gh_form const a = read_closed (r, ')'), root = gh_normal_square_root (r->store, a);
  gh_form const number = gh_normal_number (r->store, a);
  if (root != GH_NO_FORM)
    return root;
  if (number == GH_NO_FORM || gh_rational_sign (r->store, number) < 0)
    expected_at (r, place,
                 "the root of a number from 0, or of one term whose coefficient is a square");
  return real_alone (r, (gh_real){GH_REAL_ROOT, number}, place);
}

static gh_form read_factor (gh_reader *r)
{
  bool const digits = gh_reader_at_digit (r);
  const char *const place = r->at;
  if (take_word (r, "sqrt("))
    return read_root (r, place);
  if (take_word (r, "pi"))
    return real_alone (r, (gh_real){.kind = GH_REAL_PI}, place);
  if (gh_reader_take (r, 'w'))
    return read_omega (r);
  if (gh_reader_take (r, '('))
    return read_closed (r, ')');
  if (!digits)
    gh_reader_expected (r, "digits, w, pi, sqrt( or (");
  gh_form const n = gh_reader_integer (r);
  if (!gh_reader_take (r, '^'))
    return gh_normal_of_number (r->store, n);
  if (n != gh_integer (r->store, 2))
    expected_at (r, place, "2 or w before '^'");
  return read_power_of_2 (r);
}

/* By what stands here; `start` is where the product begins. */
static gh_form read_divisor (gh_reader *r, gh_form a, const char *start)
{
  gh_store *const store = r->store;
  gh_reader_at_digit (r);
  const char *const place = r->at;
  gh_form const b = read_factor (r);
  if (b == GH_ZERO)
    expected_at (r, place, "a divisor that is not 0");
  gh_form const quotient = gh_normal_quotient (store, a, b, GH_MOST_QUOTIENT_TERMS);
  if (gh_normal_product (store, quotient, b) != a) {
    gh_surreal_number *const x = number_of (r);
    if (!is_alone (r, start, "- \t\r\n"))
      expected_at (r, place, "a divisor with a finite quotient, or this quotient alone");
    x->endless = true;
  }
  return quotient;
}

static gh_form read_product (gh_reader *r)
{
  gh_reader_at_digit (r);
  const char *const start = r->at;
  gh_form product = read_factor (r);
  for (;;)
    if (gh_reader_take (r, '.'))
      product = gh_normal_product (r->store, product, read_factor (r));
    else if (gh_reader_take (r, '/'))
      product = read_divisor (r, product, start);
    else
      return product;
}

static gh_form read_sum (gh_reader *r)
{
  bool minus = gh_reader_take (r, '-');
  gh_form sum = GH_ZERO;
  do {
    gh_form const term = read_product (r);
    gh_step (r->store);
    sum = minus ? gh_normal_difference (r->store, sum, term) : gh_normal_sum (r->store, sum, term);
    minus = gh_reader_take (r, '-');
  } while (minus || gh_reader_take (r, '+'));
  return sum;
}

gh_surreal_number gh_surreal_number_read (gh_store *store, const char *text, size_t length,
                                          gh_error *error)
{
  gh_surreal_number x = {.normal = GH_ZERO};
  gh_form const normal = gh_reader_read (store, text, length, error, read_sum,
                                         "'+', '-', '.', '/' or the end of the number", &x);
  if (x.normal != GH_NO_FORM)
    x.normal = normal;
  return x;
}

/* ---- printing -------------------------------------------------------------------------------- */

const char *gh_surreal_number_print (gh_store *store, const gh_surreal_number *x)
{
  if (x->normal == GH_NO_FORM)
    return NULL;
  if (!x->endless)
    return gh_normal_print (store, x->normal);
  gh_write_begin (store);
  gh_normal_write (store, x->normal);
  gh_write (store, " + ...");
  return gh_write_end (store);
}

const char *gh_surreal_number_print_signs (gh_store *store, const gh_surreal_number *x)
{
  if (x->endless)
    return NULL;
  if (x->normal != GH_NO_FORM) {
    gh_form const signs = gh_signs_of_normal (store, x->normal);
    return signs == GH_NO_FORM ? NULL : gh_signs_print (store, signs);
  }
  gh_form const signs = gh_real_signs (store, x->real, GH_SHOWN_SIGNS);
  gh_write_begin (store);
  gh_signs_write (store, signs);
  gh_write (store, " ...");
  return gh_write_end (store);
}
