/* Hackenbush strings: their rules, two formulas for their values and their order as words, each
   held against the literal game. `own` is the first letter of a string, R for the mirrored ones. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "rulesets/form.h"
#include "theory/theory.h"

#include <string.h>

#define MOST_LETTERS 64 /* what the ruleset takes */

typedef struct string {
  char letters[MOST_LETTERS + 1];
} string;

/* Every string of at most so many letters: 2^(most + 1) - 1 of them. */
static string any_string (gh_trial *t, uint32_t most)
{
  string s = {""};
  uint32_t const length = gh_choose (t, most + 1);
  for (uint32_t i = 0; i < length; i++)
    s.letters[i] = "LR"[gh_choose (t, 2)];
  return s;
}

/* The first letters of a string, and one letter after another. */
static string cut (string s, size_t length)
{
  memset (s.letters + length, 0, sizeof s.letters - length);
  return s;
}

static string with (string s, char letter, size_t count)
{
  memset (s.letters + strlen (s.letters), letter, count);
  return s;
}

static char mirrored (char letter)
{
  return letter == 'L' ? 'R' : 'L';
}

static gh_form literal (gh_trial *t, string s)
{
  gh_position position;
  char error[100];
  gh_expect (t, gh_hackenbush.read (s.letters, &position, error, sizeof error), "%s", error);
  return gh_position_form (t->store, &gh_hackenbush, position);
}

/* ---- rules ----------------------------------------------------------------------------------- */

static bool has_option (gh_store *store, gh_form g, gh_side side, gh_form wanted)
{
  GH_EACH (store, side, x, g)
    if (x == wanted)
      return true;
  return false;
}

/* The options are the proper prefixes, each on the side of the letter that is cut first. */
THEOREM (string_moves)
{
  string const s = any_string (t, 12);
  gh_form const g = literal (t, s);
  size_t const length = strlen (s.letters);
  for (size_t i = 0; i < length; i++)
    gh_expect (
        t,
        has_option (t->store, g, s.letters[i] == 'L' ? GH_LEFT : GH_RIGHT, literal (t, cut (s, i))),
        "the first %zu letters of %s to be an option of the player %c", i, s.letters, s.letters[i]);
  gh_expect (
      t, gh_option_count (t->store, g, GH_LEFT) + gh_option_count (t->store, g, GH_RIGHT) == length,
      "%s to have no other options", s.letters);
}

THEOREM (string_negative)
{
  string const s = any_string (t, 12);
  string other = s;
  for (char *letter = other.letters; *letter; letter++)
    *letter = mirrored (*letter);
  gh_expect (t, gh_negative (t->store, literal (t, s)) == literal (t, other),
             "the negative of %s to be %s", s.letters, other.letters);
}

/* ---- values ---------------------------------------------------------------------------------- */

/* n letters alone are n; n letters and another one are n - 1/2, and each letter behind them adds or
   takes half of what the one before it did. */
static gh_form by_signed_powers (gh_store *store, string s)
{
  char const own = s.letters[0] == 'R' ? 'R' : 'L';
  size_t const n = strspn (s.letters, own == 'L' ? "L" : "R");
  int64_t sum = (int64_t)n;
  unsigned long exponent = 0;
  for (const char *letter = s.letters + n; *letter; letter++, exponent++)
    sum = 2 * sum + (*letter == own ? 1 : -1);
  return gh_fraction (store, own == 'L' ? sum : -sum, exponent);
}

/* Berlekamp: n letters and another one are n - 1, the letters behind them binary digits behind the
   point, and a digit 1 follows. The string has to have both letters. */
static gh_form by_digits (gh_store *store, string s)
{
  char const own = s.letters[0];
  size_t const n = strspn (s.letters, own == 'L' ? "L" : "R");
  int64_t digits = (int64_t)n - 1;
  unsigned long exponent = 0;
  for (const char *letter = s.letters + n + 1; *letter; letter++, exponent++)
    digits = 2 * digits + (*letter == own);
  digits = 2 * digits + 1;
  return gh_fraction (store, own == 'L' ? digits : -digits, exponent + 1);
}

static void check_value (gh_trial *t, string s, gh_form value)
{
  gh_form const g = literal (t, s);
  gh_expect (t, gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form == value,
             "the number of %s to be what the formula says", s.letters);
  gh_expect (t, gh_ask_order (t, g, value) == GH_EQUAL, "%s to equal what the formula says",
             s.letters);
}

THEOREM (string_value)
{
  string const s = any_string (t, 12);
  check_value (t, s, by_signed_powers (t->store, s));
}

THEOREM (string_digits)
{
  string const s = any_string (t, 12);
  gh_assume (t, strchr (s.letters, 'L') && strchr (s.letters, 'R'));
  check_value (t, s, by_digits (t->store, s));
}

THEOREM (long_strings)
{
  string const s = any_string (t, MOST_LETTERS);
  gh_assume (t, strchr (s.letters, 'L') && strchr (s.letters, 'R'));
  gh_form const value = by_signed_powers (t->store, s);
  gh_expect (t, by_digits (t->store, s) == value, "both formulas to say the same of %s", s.letters);
  gh_expect (t, gh_ask (t, GH_ASK_NUMBER, literal (t, s), GH_ZERO).form == value,
             "the number of %s to be what the formulas say", s.letters);
}

/* ---- families -------------------------------------------------------------------------------- */

THEOREM (string_families)
{
  string const none = {""}, one = {"L"}, half = {"LR"};
  uint32_t const n = gh_choose (t, MOST_LETTERS - 3);
  int64_t const whole = (int64_t)n, part = (int64_t)1 << (n + 1);
  struct {
    string s;
    gh_form value;
  } const families[] = {
      {with (none, 'L', n), gh_integer (t->store, (long)n)},
      {with (none, 'R', n), gh_integer (t->store, -(long)n)},
      {with (one, 'R', n), gh_fraction (t->store, 1, n)},
      {with (with (one, 'L', n), 'R', 1), gh_fraction (t->store, 2 * whole + 1, 1)},
      {with (half, 'L', n), gh_fraction (t->store, part - 1, n + 1)},
  };
  for (size_t i = 0; i < sizeof families / sizeof *families; i++)
    gh_expect (
        t, gh_ask (t, GH_ASK_NUMBER, literal (t, families[i].s), GH_ZERO).form == families[i].value,
        "the number of %s", families[i].s.letters);
}

static void check_sum (gh_trial *t, string a, string b, string sum)
{
  gh_form const both = gh_sum (t->store, literal (t, a), literal (t, b));
  gh_expect (t, gh_ask_order (t, both, literal (t, sum)) == GH_EQUAL, "%s + %s = %s", a.letters,
             b.letters, sum.letters);
}

/* The same without numerals: half of what is known already, one more than it, the rest of it. */
THEOREM (string_sums)
{
  string const none = {""}, one = {"L"}, half = {"LR"};
  uint32_t const n = gh_choose (t, 9);
  check_sum (t, with (none, 'L', n), one, with (none, 'L', n + 1));
  check_sum (t, with (none, 'R', n), with (none, 'L', n), none);
  check_sum (t, with (half, 'R', n), with (half, 'R', n), with (one, 'R', n));
  check_sum (t, with (none, 'L', n), half, with (with (none, 'L', n + 1), 'R', 1));
  check_sum (t, with (half, 'L', n), with (half, 'R', n), one);
}

/* ---- the tree of numbers --------------------------------------------------------------------- */

/* The string of a number, by Berlekamp's rule read backwards; "?" for one of too many letters. */
static string spell (gh_store *store, gh_form x)
{
  mpz_t value;
  unsigned long exponent;
  gh_numeral_value (store, x, value, &exponent);
  if (mpz_size (value) > 1 || exponent >= MOST_LETTERS ||
      (mpz_getlimbn (value, 0) >> exponent) + exponent >= MOST_LETTERS)
    return (string){"?"};
  uint64_t const size = mpz_getlimbn (value, 0), n = size >> exponent;
  char const own = mpz_sgn (value) < 0 ? 'R' : 'L';
  string s = with ((string){""}, own, n + (exponent > 0));
  if (exponent > 0)
    s = with (s, mirrored (own), 1);
  while (exponent > 1) {
    exponent--;
    s = with (s, size >> exponent & 1 ? own : mirrored (own), 1);
  }
  return s;
}

THEOREM (string_spelled)
{
  string const s = any_string (t, 12);
  gh_form const x = gh_ask (t, GH_ASK_NUMBER, literal (t, s), GH_ZERO).form;
  gh_expect (t, x != GH_NO_FORM && gh_is_numeral (t->store, x), "%s to be a number", s.letters);
  gh_expect (t, !strcmp (spell (t->store, x).letters, s.letters),
             "%s to be the string that its value spells, and no other", s.letters);
}

THEOREM (number_spelled)
{
  gh_store *const store = t->store;
  gh_form const x = gh_fraction (store, (int64_t)gh_choose (t, 8 * 64 + 1) - 4 * 64, 6);
  string const s = spell (store, x);
  gh_expect (t, gh_ask_order (t, literal (t, s), x) == GH_EQUAL,
             "%s to be the number that spells it", s.letters);
  gh_expect (t, gh_form_birthday (store, x) == gh_integer (store, (long)strlen (s.letters)),
             "%s to have as many letters as the birthday of its value says", s.letters);
}

/* Where they differ first, a string that goes on with L is greater than one that has ended, and
   that greater than one that goes on with R. */
static gh_order word_order (string a, string b)
{
  static const char *const rising = "R\0L";
  size_t i = 0;
  while (a.letters[i] == b.letters[i] && a.letters[i])
    i++;
  if (a.letters[i] == b.letters[i])
    return GH_EQUAL;
  return memchr (rising, a.letters[i], 3) < memchr (rising, b.letters[i], 3) ? GH_LESS : GH_GREATER;
}

THEOREM (string_order)
{
  string const a = any_string (t, 5), b = any_string (t, 5);
  gh_expect (t, gh_ask_order (t, literal (t, a), literal (t, b)) == word_order (a, b),
             "%s and %s to be ordered as words", a.letters, b.letters);
}
