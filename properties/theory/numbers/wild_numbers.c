/* Numbers of the wild by themselves, and {a|b} where it is a number: a < b, or an end missing. */
#include "theory/numbers/wild.h"

/* ---- order and arithmetic -------------------------------------------------------------------- */

static gh_order order_of (gh_trial *t, gh_form x, gh_form y)
{
  int const sign = gh_numeral_compare (t->store, x, y);
  return sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL;
}

static void check_order (gh_trial *t, gh_form x, gh_form y)
{
  gh_expect (t, gh_ask_order (t, x, y) == order_of (t, x, y), "numbers ordered by their values");
}

THEOREM (wild_order)
{
  gh_wild const w = gh_any_wild (t);
  gh_form const next = gh_beyond (t, w.base, 1, w.step), before = gh_beyond (t, w.base, -1, w.step);
  gh_form const pairs[][2] = {
      {w.base, w.base},
      {w.base, next},
      {before, w.base},
      {w.step, GH_ZERO},
      {next, GH_ZERO},
      {w.base, gh_opposite (t, w.base)},
      {w.base, gh_half (t, w.base)},
      {w.base, gh_opposite (t, next)},
      {w.base, gh_beyond (t, w.base, 1, gh_half (t, w.step))},
  };
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    gh_form const x = pairs[i][0], y = pairs[i][1];
    check_order (t, x, y);
    check_order (t, y, x);
    check_order (t, gh_opposite (t, x), gh_opposite (t, y));
    check_order (t, gh_opposite (t, y), gh_opposite (t, x));
  }
}

static void check_sum (gh_trial *t, gh_form x, gh_form y)
{
  gh_form const sum = gh_numeral_sum (t->store, x, y);
  gh_expect (t, gh_is_worth (t, gh_ask (t, GH_ASK_ADD, x, y).form, sum),
             "x + y to have the sum of the values");
  gh_expect (t, gh_is_worth (t, gh_ask (t, GH_ASK_SUBTRACT, x, gh_opposite (t, y)).form, sum),
             "x - (-y) to have the sum of the values");
}

THEOREM (wild_sums)
{
  gh_wild const w = gh_any_wild (t);
  gh_form const before = gh_beyond (t, w.base, -1, w.step);
  gh_form const pairs[][2] = {
      {w.base, w.step},
      {w.base, gh_opposite (t, w.step)},
      {w.base, w.base},
      {before, gh_integer (t->store, 1)},
      {before, gh_opposite (t, w.base)},
  };
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    check_sum (t, pairs[i][0], pairs[i][1]);
    check_sum (t, gh_opposite (t, pairs[i][0]), gh_opposite (t, pairs[i][1]));
  }
}

THEOREM (wild_negatives)
{
  gh_wild const w = gh_any_wild (t);
  gh_form const next = gh_beyond (t, w.base, 1, w.step), before = gh_beyond (t, w.base, -1, w.step);
  gh_form const numbers[] = {w.step, w.base, next, before};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    gh_form const x = numbers[i], y = gh_opposite (t, x);
    gh_expect (t, gh_is_worth (t, gh_ask (t, GH_ASK_NEGATE, x, GH_ZERO).form, y),
               "the negative of a number");
    gh_expect (t, gh_is_worth (t, gh_ask (t, GH_ASK_NEGATE, y, GH_ZERO).form, x),
               "the negative of a negative number");
  }
}

THEOREM (wild_products)
{
  gh_wild const w = gh_any_wild (t);
  gh_form const next = gh_beyond (t, w.base, 1, w.step), before = gh_beyond (t, w.base, -1, w.step);
  gh_form const pairs[][2] = {
      {w.base, w.step}, {w.base, w.base}, {w.step, w.step}, {next, before}, {next, next},
  };
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    gh_form const x = pairs[i][0], y = pairs[i][1];
    gh_form const product = gh_numeral_product (t->store, x, y);
    gh_expect (t, gh_ask (t, GH_ASK_MULTIPLY, x, y).form == product, "the product of the values");
    gh_expect (t,
               gh_ask (t, GH_ASK_MULTIPLY, gh_opposite (t, x), y).form == gh_opposite (t, product),
               "the product of the values, of which one is negative");
  }
}

/* ---- the simplest number --------------------------------------------------------------------- */

/* x < y, where an end that is missing lies beyond everything. */
static bool below (gh_trial *t, gh_form x, gh_form y)
{
  return y == GH_NO_FORM || gh_numeral_compare (t->store, x, y) < 0;
}

/* Between a >= 0 and b: the least integer, else the number of the least denominator. Of a so many
   binary digits are taken, from the first on, that the next number which has no more lies below b.
 */
static gh_form simplest_above (gh_trial *t, gh_form a, gh_form b)
{
  gh_form const one = gh_integer (t->store, 1);
  gh_form step = one, digits = GH_ZERO;
  while (gh_numeral_compare (t->store, step, a) <= 0)
    step = gh_numeral_scaled (t->store, step, 1);
  for (;; step = gh_half (t, step)) {
    gh_form const next = gh_numeral_sum (t->store, digits, step);
    if (gh_numeral_compare (t->store, next, a) <= 0)
      digits = next;
    gh_form const found = gh_numeral_sum (t->store, digits, step);
    if (gh_numeral_compare (t->store, step, one) <= 0 && below (t, found, b))
      return found;
  }
}

/* The simplest number between both ends (Theorem 5.2), an end that is missing left out. */
static gh_form simplest (gh_trial *t, gh_ends e)
{
  if ((e.a == GH_NO_FORM || gh_numeral_sign (t->store, e.a) < 0) &&
      (e.b == GH_NO_FORM || gh_numeral_sign (t->store, e.b) > 0))
    return GH_ZERO;
  if (e.a != GH_NO_FORM && gh_numeral_sign (t->store, e.a) >= 0)
    return simplest_above (t, e.a, e.b);
  e = gh_mirrored (t, e);
  return gh_opposite (t, simplest_above (t, e.a, e.b));
}

#define COLD_GAMES 8

static gh_ends cold_game (gh_trial *t, gh_wild w, unsigned i)
{
  gh_form const next = gh_beyond (t, w.base, 1, w.step), before = gh_beyond (t, w.base, -1, w.step);
  gh_form const half = gh_half (t, w.step);
  gh_ends const games[COLD_GAMES] = {
      {GH_ZERO, w.step},    {half, w.step}, {gh_opposite (t, w.step), next},
      {before, w.base},     {before, next}, {w.base, next},
      {w.base, GH_NO_FORM}, {w.step, next},
  };
  return games[i];
}

static void check_simplest (gh_trial *t, gh_ends ends)
{
  gh_form const g = gh_game_between (t, ends), x = simplest (t, ends);
  gh_expect (t, gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form == x,
             "the simplest number between the options");
}

THEOREM (wild_simplest)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < COLD_GAMES; i++) {
    gh_ends const ends = cold_game (t, w, i);
    check_simplest (t, ends);
    check_simplest (t, gh_mirrored (t, ends));
  }
}

THEOREM (wild_canonical)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < COLD_GAMES; i++) {
    gh_ends const ends = cold_game (t, w, i);
    gh_form const g = gh_game_between (t, ends), x = simplest (t, ends);
    gh_expect (t, gh_ask (t, GH_ASK_CANONICAL, x, GH_ZERO).form == x,
               "a number to be its own canonical form");
    gh_expect (t, gh_ask (t, GH_ASK_CANONICAL, g, GH_ZERO).form == x,
               "the canonical form of a game that is a number");
  }
}

/* ---- birthdays ------------------------------------------------------------------------------- */

static void check_born (gh_trial *t, gh_form x, gh_form day, int64_t more)
{
  gh_form const right = gh_beyond (t, day, more, gh_integer (t->store, 1));
  gh_expect (t, gh_ask (t, GH_ASK_BIRTHDAY, x, GH_ZERO).form == right, "the birthday of a number");
  gh_expect (t, gh_ask (t, GH_ASK_BIRTHDAY, gh_opposite (t, x), GH_ZERO).form == right,
             "the birthday of a negative number");
}

/* 2^a is born on day 2^a, 2^-b on day b + 1, and 2^a + 2^-b, for b > 0, b + 1 days after 2^a. */
THEOREM (wild_birthdays)
{
  gh_wild const w = gh_any_wild (t);
  uint64_t digits;
  mpz_t value;
  gh_numeral_value (t->store, w.step, value, &digits);
  int64_t const days = digits ? (int64_t)digits + 1 : 1;
  check_born (t, w.base, w.base, 0);
  check_born (t, w.step, GH_ZERO, days);
  check_born (t, gh_beyond (t, w.base, 1, w.step), w.base, days);
}
