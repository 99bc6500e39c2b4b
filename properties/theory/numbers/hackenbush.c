/* Hackenbush strings of L and R: their rules, two formulas for their values and their order as
   words, each held against the literal game. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/numbers/letters.h"
#include "theory/theory.h"

#include <string.h>

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
  gh_letters const s = gh_any_letters (t, "LR", 12);
  gh_form const g = gh_letters_form (t, s);
  size_t const length = strlen (s.letters);
  for (size_t i = 0; i < length; i++)
    gh_expect (t,
               has_option (t->store, g, s.letters[i] == 'L' ? GH_LEFT : GH_RIGHT,
                           gh_letters_form (t, gh_letters_cut (s, i))),
               "the first %zu letters of %s to be an option of the player %c", i, s.letters,
               s.letters[i]);
  gh_expect (
      t, gh_option_count (t->store, g, GH_LEFT) + gh_option_count (t->store, g, GH_RIGHT) == length,
      "%s to have no other options", s.letters);
}

THEOREM (string_negative)
{
  gh_letters const s = gh_any_letters (t, "LR", 12);
  gh_letters other = s;
  for (char *letter = other.letters; *letter; letter++)
    *letter = gh_letter_mirrored (*letter);
  gh_expect (t, gh_negative (t->store, gh_letters_form (t, s)) == gh_letters_form (t, other),
             "the negative of %s to be %s", s.letters, other.letters);
}

/* ---- values ---------------------------------------------------------------------------------- */

/* Berlekamp: n letters and another one are n - 1, the letters behind them binary digits behind the
   point, and a digit 1 follows. The string has to have both letters. */
static gh_form by_digits (gh_store *store, gh_letters s)
{
  char const own = s.letters[0];
  size_t const n = strspn (s.letters, own == 'L' ? "L" : "R");
  int64_t digits = (int64_t)n - 1;
  uint64_t exponent = 0;
  for (const char *letter = s.letters + n + 1; *letter; letter++, exponent++)
    digits = 2 * digits + (*letter == own);
  digits = 2 * digits + 1;
  return gh_fraction (store, own == 'L' ? digits : -digits, exponent + 1);
}

static void check_value (gh_trial *t, gh_letters s, gh_form value)
{
  gh_form const g = gh_letters_form (t, s);
  gh_expect (t, gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form == value,
             "the number of %s to be what the formula says", s.letters);
  gh_expect (t, gh_ask_order (t, g, value) == GH_EQUAL, "%s to equal what the formula says",
             s.letters);
}

THEOREM (string_value)
{
  gh_letters const s = gh_any_letters (t, "LR", 12);
  check_value (t, s, gh_letters_number (t->store, s));
}

THEOREM (string_digits)
{
  gh_letters const s = gh_any_letters (t, "LR", 12);
  gh_assume (t, strchr (s.letters, 'L') && strchr (s.letters, 'R'));
  check_value (t, s, by_digits (t->store, s));
}

THEOREM (long_strings)
{
  gh_letters const s = gh_any_letters (t, "LR", GH_MOST_LETTERS);
  gh_assume (t, strchr (s.letters, 'L') && strchr (s.letters, 'R'));
  gh_form const value = gh_letters_number (t->store, s);
  gh_expect (t, by_digits (t->store, s) == value, "both formulas to say the same of %s", s.letters);
  gh_expect (t, gh_ask (t, GH_ASK_NUMBER, gh_letters_form (t, s), GH_ZERO).form == value,
             "the number of %s to be what the formulas say", s.letters);
}

/* ---- families -------------------------------------------------------------------------------- */

THEOREM (string_families)
{
  gh_letters const none = {""}, one = {"L"}, half = {"LR"};
  uint32_t const n = gh_choose (t, GH_MOST_LETTERS - 3);
  int64_t const whole = (int64_t)n, part = (int64_t)1 << (n + 1);
  struct {
    gh_letters s;
    gh_form value;
  } const families[] = {
      {gh_letters_with (none, 'L', n), gh_integer (t->store, (int64_t)n)},
      {gh_letters_with (none, 'R', n), gh_integer (t->store, -(int64_t)n)},
      {gh_letters_with (one, 'R', n), gh_fraction (t->store, 1, n)},
      {gh_letters_with (gh_letters_with (one, 'L', n), 'R', 1),
       gh_fraction (t->store, 2 * whole + 1, 1)},
      {gh_letters_with (half, 'L', n), gh_fraction (t->store, part - 1, n + 1)},
  };
  for (size_t i = 0; i < sizeof families / sizeof *families; i++)
    gh_expect (t,
               gh_ask (t, GH_ASK_NUMBER, gh_letters_form (t, families[i].s), GH_ZERO).form ==
                   families[i].value,
               "the number of %s", families[i].s.letters);
}

static void check_sum (gh_trial *t, gh_letters a, gh_letters b, gh_letters sum)
{
  gh_form const both = gh_sum (t->store, gh_letters_form (t, a), gh_letters_form (t, b));
  gh_expect (t, gh_ask_order (t, both, gh_letters_form (t, sum)) == GH_EQUAL, "%s + %s = %s",
             a.letters, b.letters, sum.letters);
}

/* The same without numerals: half of what is known already, one more than it, the rest of it. */
THEOREM (string_sums)
{
  gh_letters const none = {""}, one = {"L"}, half = {"LR"};
  uint32_t const n = gh_choose (t, 9);
  check_sum (t, gh_letters_with (none, 'L', n), one, gh_letters_with (none, 'L', n + 1));
  check_sum (t, gh_letters_with (none, 'R', n), gh_letters_with (none, 'L', n), none);
  check_sum (t, gh_letters_with (half, 'R', n), gh_letters_with (half, 'R', n),
             gh_letters_with (one, 'R', n));
  check_sum (t, gh_letters_with (none, 'L', n), half,
             gh_letters_with (gh_letters_with (none, 'L', n + 1), 'R', 1));
  check_sum (t, gh_letters_with (half, 'L', n), gh_letters_with (half, 'R', n), one);
}

/* ---- the tree of numbers --------------------------------------------------------------------- */

THEOREM (string_spelled)
{
  gh_letters const s = gh_any_letters (t, "LR", 12);
  gh_form const x = gh_ask (t, GH_ASK_NUMBER, gh_letters_form (t, s), GH_ZERO).form;
  gh_expect (t, x != GH_NO_FORM && gh_is_numeral (t->store, x), "%s to be a number", s.letters);
  gh_expect (t, !strcmp (gh_letters_of (t->store, x).letters, s.letters),
             "%s to be the string that its value spells, and no other", s.letters);
}

THEOREM (number_spelled)
{
  gh_store *const store = t->store;
  gh_form const x = gh_fraction (store, (int64_t)gh_choose (t, 8 * 64 + 1) - 4 * 64, 6);
  gh_letters const s = gh_letters_of (store, x);
  gh_expect (t, gh_ask_order (t, gh_letters_form (t, s), x) == GH_EQUAL,
             "%s to be the number that spells it", s.letters);
  gh_expect (t, gh_form_birthday (store, x) == gh_integer (store, (int64_t)strlen (s.letters)),
             "%s to have as many letters as the birthday of its value says", s.letters);
}

THEOREM (string_order)
{
  gh_letters const a = gh_any_letters (t, "LR", 5), b = gh_any_letters (t, "LR", 5);
  gh_expect (t,
             gh_ask_order (t, gh_letters_form (t, a), gh_letters_form (t, b)) ==
                 gh_letters_order (a, b),
             "%s and %s to be ordered as words", a.letters, b.letters);
}
