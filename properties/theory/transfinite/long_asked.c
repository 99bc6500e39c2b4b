/* What an engine says of how games compare that need not be short, beside plays of them: that it is
   an order of sums, and the order of numbers, and that of short games where they are short. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/transfinite/leaves.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/strings.h"

#include <string.h>

static gh_order order (gh_trial *t, gh_form a, gh_form b)
{
  return gh_ask (t, GH_ASK_LONG_COMPARE, a, b).order;
}

static gh_form long_sum (gh_trial *t, gh_form a, gh_form b)
{
  gh_shorts const leaves = gh_leaves (t);
  return gh_long_sum (t->store, a, b, &leaves);
}

static gh_order of_sign (int sign)
{
  return sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL;
}

static void expect (gh_trial *t, gh_form a, gh_form b, gh_order wanted, const char *what)
{
  static const gh_order mirrored[] = {
      [GH_EQUAL] = GH_EQUAL, [GH_GREATER] = GH_LESS, [GH_LESS] = GH_GREATER, [GH_FUZZY] = GH_FUZZY};
  gh_expect (t, order (t, a, b) == wanted, "%s", what);
  gh_expect (t, order (t, b, a) == mirrored[wanted], "%s, also the other way round", what);
}

/* ---- short games ----------------------------------------------------------------------------- */

THEOREM (long_compare_short)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  expect (t, gh_long_of_game (t->store, g), gh_long_of_game (t->store, h), gh_ask_order (t, g, h),
          "short games to compare as `compare` says");
}

/* ---- integers -------------------------------------------------------------------------------- */

/* G = {Z|Z} and n. */
THEOREM (long_compare_integers)
{
  gh_store *const store = t->store;
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER), game = gh_long_of_integer (t, n);
  gh_form const all = gh_long_integers (store), omega = gh_long_omega (t);
  gh_form const next = gh_long_of_integer (t, gh_beyond_integer (t, n, 1));
  int const sign = gh_numeral_sign (store, n);
  expect (t, all, game, GH_FUZZY, "{Z|Z} || n");
  expect (t, all, gh_long_of_integer (t, gh_beyond_integer (t, n, (int64_t)1 << 40)), GH_FUZZY,
          "{Z|Z} || n + 2^40");
  expect (t, long_sum (t, all, game), all, of_sign (sign), "{Z|Z} + n to be to {Z|Z} as n is to 0");
  expect (t, long_sum (t, all, next), long_sum (t, all, game), GH_GREATER,
          "{Z|Z} + n + 1 > {Z|Z} + n");
  expect (t, long_sum (t, omega, game), all, GH_GREATER, "w + n > {Z|Z}");
  expect (t, omega, game, GH_GREATER, "w > n");
  expect (t, long_sum (t, omega, game), omega, of_sign (sign), "w + n to be to w as n is to 0");
  expect (t, gh_long_negative (store, omega), game, GH_LESS, "-w < n");
  gh_form const hot = gh_long_of_game (store, gh_switch (store, n));
  expect (t, long_sum (t, omega, hot), game, GH_GREATER, "w + {n|-n} > n");
}

/* {m.^ for all m|m.^ for all m}: beside n.^, and beside every number that is not 0. */
THEOREM (long_compare_ups)
{
  gh_store *const store = t->store;
  int64_t const n = (int64_t)gh_choose (t, 21);
  gh_form const all = gh_long_ups (store), zero = gh_long_of_number (store, GH_ZERO);
  gh_form const ups = gh_shape_make (store, (gh_number_up_star){GH_ZERO, n, 0});
  gh_form const least =
      gh_normal_power (store, gh_normal_of_number (store, gh_integer (store, -n - 1)));
  gh_form const infinitesimal = gh_long_of_number (store, least);
  expect (t, all, gh_long_of_game (store, ups), GH_FUZZY, "{N.^|N.^} || n.^");
  expect (t, infinitesimal, all, GH_GREATER, "w^-n > {N.^|N.^}");
  expect (t, infinitesimal, gh_long_of_game (store, ups), GH_GREATER, "w^-n > n.^");
  expect (t, infinitesimal, zero, GH_GREATER, "w^-n > 0");
  expect (t, long_sum (t, all, all), zero, GH_GREATER, "{N.^|N.^} + {N.^|N.^} > 0");
  expect (t, gh_long_of_game (store, gh_fraction (store, 1, (uint64_t)n)), infinitesimal,
          GH_GREATER, "2^-n > w^-n");
}

/* k.U > n.^ for U = {N.^|N.^}, k >= 2 and every integer n. More is true, of every K that is j.^ or
   j.^ + *, whose right options are such games:
   (1) Left wins k.U + K if she begins and k >= 1: she moves one U to M.^, M so large that K + M.^
   is at least 3.^. (2) She wins k.U + K as second player for such K: if k = 0, as it is positive;
   else Right's move in U leaves k - 1 copies and a positive game, and one in K leaves k copies:
   (1), or what is positive. (3) She wins it as second player for every K if k >= 2: what Right
   leaves has k - 1 copies at least, and (1) holds. All by induction on k. */
THEOREM (long_compare_many_ups)
{
  gh_store *const store = t->store;
  static const uint64_t copies[] = {3,        2, 4, 5, 8, 100, UINT16_MAX + 2ull, UINT32_MAX + 2ull,
                                    INT64_MAX};
  gh_form const k =
      gh_integer (store, (int64_t)copies[gh_choose (t, sizeof copies / sizeof *copies)]);
  gh_form const more = gh_numeral_sum (store, k, gh_integer (store, 1));
  int64_t const n = (int64_t)gh_choose (t, 9) - 4;
  gh_form const ups =
      gh_long_of_game (store, gh_shape_make (store, (gh_number_up_star){GH_ZERO, n, 0}));
  gh_form const many = gh_long_make (store, GH_ZERO, false, k, GH_ZERO);
  gh_form const one_more = gh_long_make (store, GH_ZERO, false, more, GH_ZERO);
  expect (t, many, ups, GH_GREATER, "k.{N.^|N.^} > n.^ for k > 1");
  expect (t, one_more, many, GH_FUZZY, "{N.^|N.^} || 0, beside as many copies on either side");
  expect (t, one_more, gh_long_ups (store), GH_GREATER,
          "k.{N.^|N.^} > 0, beside one on either side");
}

/* ---- numbers --------------------------------------------------------------------------------- */

static gh_form any_number (gh_trial *t)
{
  gh_store *const store = t->store;
  gh_form number = GH_ZERO;
  for (uint32_t terms = gh_choose (t, 4); terms > 0; terms--) {
    static const int64_t parts[] = {0, 1, -1, 2, -2, 3, -3};
    gh_form const numerator = gh_integer (store, parts[gh_choose (t, 7)]);
    int64_t const upper = parts[gh_choose (t, 7)];
    gh_form const exponent = gh_fraction (store, upper, gh_choose (t, 2));
    gh_form const power = gh_normal_power (store, gh_normal_of_number (store, exponent));
    number = gh_normal_sum (
        store, number, gh_normal_product (store, gh_normal_of_number (store, numerator), power));
  }
  return number;
}

THEOREM (long_compare_numbers)
{
  gh_store *const store = t->store;
  gh_form const a = any_number (t), b = any_number (t);
  expect (t, gh_long_of_number (store, a), gh_long_of_number (store, b),
          of_sign (gh_normal_compare (store, a, b)), "normal forms to compare term by term");
}

/* The values of an endless string and of another one, which agrees with it for some letters. */
THEOREM (long_compare_strings)
{
  gh_store *const store = t->store;
  char letters[16];
  size_t const before = gh_choose (t, 6), period = 1 + gh_choose (t, 5);
  for (size_t i = 0; i < before + period; i++)
    letters[i] = "LR"[gh_choose (t, 2)];
  gh_string const s = {letters, letters + before, before, period};
  uint64_t const first = gh_choose (t, 8);
  gh_form const x = gh_long_of_number (store, gh_string_value (store, &s));
  for (uint64_t n = first; n < 100; n = 2 * n + 8) {
    gh_form const cut = gh_long_of_game (store, gh_string_prefix (store, &s, n));
    expect (t, x, cut, gh_string_letter (&s, n) == 'L' ? GH_GREATER : GH_LESS,
            "a string to compare with its first letters as the next letter says");
  }
  gh_form const twice = long_sum (t, x, x);
  expect (t, twice, x, order (t, x, gh_long_of_number (store, GH_ZERO)),
          "2x to be to x as x is to 0");
}

/* ---- sums ------------------------------------------------------------------------------------ */

static gh_form any_long (gh_trial *t, const char *name)
{
  gh_form const g = gh_any (t, name, GH_SORT_GAME), x = any_number (t);
  bool const integers = gh_choose (t, 3) == 2;
  return gh_long_make (t->store, x, integers, gh_integer (t->store, (int64_t)gh_choose (t, 3) - 1),
                       g);
}

THEOREM (long_compare_sums)
{
  gh_form const a = any_long (t, "G"), b = any_long (t, "H"), c = any_long (t, "J");
  gh_order const ab = order (t, a, b), bc = order (t, b, c);
  expect (t, a, b, ab, "how U compares with V");
  gh_expect (t, order (t, long_sum (t, a, c), long_sum (t, b, c)) == ab,
             "U + W to be to V + W as U is to V");
  gh_expect (t, order (t, gh_long_negative (t->store, b), gh_long_negative (t->store, a)) == ab,
             "-V to be to -U as U is to V");
  if ((ab == GH_GREATER || ab == GH_EQUAL) && (bc == GH_GREATER || bc == GH_EQUAL))
    gh_expect (t, order (t, a, c) == (ab == GH_EQUAL ? bc : GH_GREATER), "U > W where U > V > W");
}
