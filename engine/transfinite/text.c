#include "transfinite/text.h"
#include "form/foreign.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "form/show.h"
#include "form/writer.h"
#include "transfinite/normal.h"

#include <stdio.h>
#include <string.h>

/* ---- printing -------------------------------------------------------------------------------- */

static void write_sum (gh_store *store, gh_form a);

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

/* w^e, where e is not 0. */
static void write_power (gh_store *store, gh_form e)
{
  gh_write (store, "w");
  if (gh_normal_number (store, e) == gh_integer (store, 1))
    return;
  bool const bare = is_bare (store, e);
  gh_write (store, bare ? "^" : "^(");
  write_sum (store, e);
  if (!bare)
    gh_write (store, ")");
}

static void write_term (gh_store *store, gh_form e, gh_form positive)
{
  if (e == GH_ZERO) {
    gh_write_rational (store, positive);
    return;
  }
  write_power (store, e);
  if (positive == gh_integer (store, 1))
    return;
  gh_write (store, ".");
  gh_write_rational (store, positive);
}

static void write_sum (gh_store *store, gh_form a)
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
  write_sum (store, a);
  return gh_write_end (store);
}

/* ---- reading --------------------------------------------------------------------------------- */

#define NOT_TIMES "w.3 for w times 3, or w + *3 for a sum with a nim heap"

typedef struct reader {
  gh_store *store;
  const gh_foreign *text;
  const char *at, *end;
  gh_error *error;
  gh_form form;
} reader;

_Noreturn static void expected (const reader *r, const char *what)
{
  char shown[44];
  size_t length = 1;
  const char *word = gh_foreign_word (r->text, r->at, &length);
  gh_error_set_place (r->error, r->text->text, r->at);
  if (r->at == r->end)
    snprintf (r->error->text, sizeof r->error->text, "found the end of the text, expected %s",
              what);
  else
    snprintf (r->error->text, sizeof r->error->text, "found '%s', expected %s",
              gh_show (word ? word : r->at, length, shown, sizeof shown), what);
  gh_fail (r->store, GH_SYNTAX);
}

static void blanks (reader *r)
{
  while (r->at < r->end && *r->at && strchr (" \t\r\n", *r->at))
    r->at++;
}

static bool take (reader *r, char c)
{
  blanks (r);
  if (r->at == r->end || *r->at != c)
    return false;
  r->at++;
  return true;
}

static bool at_digit (const reader *r)
{
  return r->at < r->end && *r->at >= '0' && *r->at <= '9';
}

static gh_form read_integer (reader *r)
{
  gh_error error;
  blanks (r);
  const char *const start = r->at;
  while (at_digit (r))
    r->at++;
  if (r->at == start)
    expected (r, "digits");
  return gh_read (r->store, start, (size_t)(r->at - start), NULL, &error);
}

static gh_form read_rational (reader *r)
{
  gh_form const numerator = read_integer (r);
  if (!take (r, '/'))
    return numerator;
  blanks (r);
  const char *const place = r->at;
  gh_form const denominator = read_integer (r);
  if (denominator == GH_ZERO) {
    r->at = place;
    expected (r, "a denominator above 0");
  }
  return gh_rational_quotient (r->store, numerator, denominator);
}

static gh_form read_sum (reader *r, bool negative);

/* Behind w: the exponent, or nothing. */
static gh_form read_exponent (reader *r)
{
  gh_form exponent = GH_ZERO;
  if (!take (r, '^'))
    return gh_normal_of_number (r->store, gh_integer (r->store, 1));
  gh_deeper (r->store);
  if (take (r, 'w'))
    exponent = gh_normal_power (r->store, read_exponent (r));
  else if (take (r, '(') || take (r, '{')) {
    char const close = r->at[-1] == '(' ? ')' : '}';
    exponent = read_sum (r, take (r, '-'));
    if (!take (r, close))
      expected (r, close == ')' ? "')'" : "'}'");
  } else if (at_digit (r))
    exponent = gh_normal_of_number (r->store, read_integer (r));
  else
    expected (r, "an exponent: digits, w, or parentheses");
  gh_shallower (r->store);
  return exponent;
}

static gh_form read_term (reader *r)
{
  gh_form coefficient = gh_integer (r->store, 1);
  blanks (r);
  bool const number_first = at_digit (r);
  if (number_first) {
    coefficient = read_rational (r);
    if (!take (r, '.'))
      return gh_normal_of_number (r->store, coefficient);
  }
  if (!take (r, 'w'))
    expected (r, number_first ? "w" : "digits or w");
  gh_form const exponent = read_exponent (r);
  if (!number_first && take (r, '.'))
    coefficient = read_rational (r);
  if (coefficient == GH_ZERO)
    return GH_ZERO;
  return gh_normal_term (r->store, exponent, coefficient, GH_ZERO);
}

static gh_form read_sum (reader *r, bool negative)
{
  gh_deeper (r->store);
  gh_form sum = read_term (r);
  if (negative)
    sum = gh_normal_negative (r->store, sum);
  bool const minus = take (r, '-');
  if (minus || take (r, '+'))
    sum = gh_normal_sum (r->store, sum, read_sum (r, minus));
  else if (r->at < r->end && *r->at == '*')
    expected (r, NOT_TIMES);
  gh_shallower (r->store);
  return sum;
}

static void read_all (void *argument)
{
  reader *const r = argument;
  if ((size_t)(r->end - r->at) > gh_store_limits (r->store)->length)
    gh_fail (r->store, GH_OVER_LENGTH);
  r->form = read_sum (r, take (r, '-'));
  blanks (r);
  if (r->at < r->end)
    expected (r, "'+', '-' or the end of the number");
}

gh_form gh_normal_read (gh_store *store, const char *text, size_t length, gh_error *error)
{
  gh_foreign f;
  error->line = 0;
  gh_status status = gh_foreign_begin (&f, text, length, gh_store_allocator (store), error);
  reader r = {store, &f, f.text, f.text + f.length, error, GH_ZERO};
  if (status == GH_OK && (status = gh_try (store, read_all, &r))) {
    if (!error->line) {
      char words[sizeof error->text];
      gh_error_set_place (error, f.text, r.at);
      snprintf (error->text, sizeof error->text, "%s",
                gh_status_text (store, status, words, sizeof words));
    }
    gh_foreign_error (&f, status, error);
  }
  gh_foreign_end (&f);
  if (status)
    gh_fail (store, status);
  return r.form;
}
