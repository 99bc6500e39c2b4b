#include "transfinite/text.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "form/writer.h"
#include "transfinite/normal.h"
#include "transfinite/reader.h"

/* ---- printing -------------------------------------------------------------------------------- */

/* Whether an exponent needs no parentheses. */
static bool is_bare (gh_store *store, gh_form e)
{
  gh_form const number = gh_normal_number (store, e);
  if (number != GH_NO_FORM)
    return gh_rational_sign (store, number) >= 0 &&
           gh_rational_denominator (store, number) == gh_integer (store, 1);
  return gh_normal_rest (store, e) == GH_ZERO &&
         gh_normal_coefficient (store, e) == gh_integer (store, 1);
}

/* What stands behind w, or a sign: nothing if it is 1. */
void gh_normal_write_exponent (gh_store *store, gh_form e)
{
  if (gh_normal_number (store, e) == gh_integer (store, 1))
    return;
  bool const bare = is_bare (store, e);
  gh_write (store, bare ? "^" : "^(");
  gh_normal_write (store, e);
  if (!bare)
    gh_write (store, ")");
}

static void write_term (gh_store *store, gh_form e, gh_form positive)
{
  if (e == GH_ZERO) {
    gh_write_rational (store, positive);
    return;
  }
  gh_write (store, "w");
  gh_normal_write_exponent (store, e);
  if (positive == gh_integer (store, 1))
    return;
  gh_write (store, ".");
  gh_write_rational (store, positive);
}

void gh_normal_write (gh_store *store, gh_form a)
{
  gh_deeper (store);
  if (a == GH_ZERO)
    gh_write (store, "0");
  for (bool first = true; a != GH_ZERO; a = gh_normal_rest (store, a), first = false) {
    gh_form coefficient = gh_normal_coefficient (store, a);
    bool const negative = gh_rational_sign (store, coefficient) < 0;
    if (!first)
      gh_write (store, negative ? " - " : " + ");
    else if (negative)
      gh_write (store, "-");
    if (negative)
      coefficient = gh_rational_negative (store, coefficient);
    write_term (store, gh_normal_exponent (store, a), coefficient);
  }
  gh_shallower (store);
}

const char *gh_normal_print (gh_store *store, gh_form a)
{
  gh_write_begin (store);
  gh_normal_write (store, a);
  return gh_write_end (store);
}

/* ---- reading --------------------------------------------------------------------------------- */

#define NOT_TIMES "w.3 for w times 3, or w + *3 for a sum with a nim heap"

static gh_form read_rational (gh_reader *r)
{
  gh_form const numerator = gh_reader_integer (r);
  if (!gh_reader_take (r, '/'))
    return numerator;
  gh_reader_at_digit (r);
  const char *const place = r->at;
  gh_form const denominator = gh_reader_integer (r);
  if (denominator == GH_ZERO) {
    r->at = place;
    gh_reader_expected (r, "a denominator above 0");
  }
  return gh_rational_quotient (r->store, numerator, denominator);
}

static gh_form read_sum (gh_reader *r, bool negative);

gh_form gh_normal_read_exponent (gh_reader *r)
{
  gh_form exponent = GH_ZERO;
  if (!gh_reader_take (r, '^'))
    return gh_normal_of_number (r->store, gh_integer (r->store, 1));
  gh_deeper (r->store);
  if (gh_reader_take (r, 'w'))
    exponent = gh_normal_power (r->store, gh_normal_read_exponent (r));
  else if (gh_reader_take (r, '(') || gh_reader_take (r, '{')) {
    char const close = r->at[-1] == '(' ? ')' : '}';
    exponent = read_sum (r, gh_reader_take (r, '-'));
    if (!gh_reader_take (r, close))
      gh_reader_expected (r, close == ')' ? "')'" : "'}'");
  } else if (gh_reader_at_digit (r))
    exponent = gh_normal_of_number (r->store, gh_reader_integer (r));
  else
    gh_reader_expected (r, "an exponent: digits, w, or parentheses");
  gh_shallower (r->store);
  return exponent;
}

static gh_form read_term (gh_reader *r)
{
  gh_form coefficient = gh_integer (r->store, 1);
  bool const number_first = gh_reader_at_digit (r);
  if (number_first) {
    coefficient = read_rational (r);
    if (!gh_reader_take (r, '.'))
      return gh_normal_of_number (r->store, coefficient);
  }
  if (!gh_reader_take (r, 'w'))
    gh_reader_expected (r, number_first ? "w" : "digits or w");
  gh_form const exponent = gh_normal_read_exponent (r);
  if (!number_first && gh_reader_take (r, '.'))
    coefficient = read_rational (r);
  if (coefficient == GH_ZERO)
    return GH_ZERO;
  return gh_normal_term (r->store, exponent, coefficient, GH_ZERO);
}

static gh_form read_sum (gh_reader *r, bool negative)
{
  gh_deeper (r->store);
  gh_form sum = read_term (r);
  if (negative)
    sum = gh_normal_negative (r->store, sum);
  bool const minus = gh_reader_take (r, '-');
  if (minus || gh_reader_take (r, '+'))
    sum = gh_normal_sum (r->store, sum, read_sum (r, minus));
  else if (r->at < r->end && *r->at == '*')
    gh_reader_expected (r, NOT_TIMES);
  gh_shallower (r->store);
  return sum;
}

static gh_form read_whole (gh_reader *r)
{
  return read_sum (r, gh_reader_take (r, '-'));
}

gh_form gh_normal_read (gh_store *store, const char *text, size_t length, gh_error *error)
{
  return gh_reader_read (store, text, length, error, read_whole,
                         "'+', '-' or the end of the number", NULL);
}
