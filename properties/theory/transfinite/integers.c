/* G = {Z|Z}, the game of SS-5.6: every integer is an option of both players. Each theorem plays one
   move n, which may be any integer, and puts to the engine what is left when it is answered. The
   control is T = {-3..3|-3..3}. */
#include "form/numeral.h"
#include "reference/reference.h"
#include "theory/transfinite/leaves.h"
#include "transfinite/normal.h"

#define LAST 3 /* of the truncation */

static gh_form truncation (gh_trial *t)
{
  return gh_truncation (t, -LAST, LAST, true);
}

static gh_form one (gh_trial *t)
{
  return gh_integer (t->store, 1);
}

static gh_form long_one (gh_trial *t)
{
  return gh_long_of_integer (t, one (t));
}

static gh_form all (gh_trial *t)
{
  return gh_long_integers (t->store);
}

static gh_form sum (gh_trial *t, gh_form a, gh_form b)
{
  gh_shorts const leaves = gh_leaves (t);
  return gh_long_sum (t->store, a, b, &leaves);
}

/* The move of a player in G to n. */
static gh_form moved (gh_trial *t, gh_form a, gh_side side, gh_form n)
{
  gh_shorts const leaves = gh_leaves (t);
  return gh_long_option (t->store, a, side, GH_IN_INTEGERS, n, &leaves);
}

/* ---- G and the integers ---------------------------------------------------------------------- */

/* Left moves first in G - n to n - n, Right likewise, and either wins. */
THEOREM (integers_fuzzy)
{
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER);
  gh_form const difference =
      sum (t, all (t), gh_long_of_integer (t, gh_numeral_negative (t->store, n)));
  gh_form const left = moved (t, difference, GH_LEFT, n);
  gh_leaf_order (t, gh_leaf_difference (t, n, n), GH_ZERO, GH_EQUAL, "n - n = 0");
  gh_expect (t,
             left == gh_long_of_integer (t, GH_ZERO) && moved (t, difference, GH_RIGHT, n) == left,
             "both players to move in {Z|Z} - n to n - n");
  gh_expect (t, gh_order_of_long (t, all (t), gh_long_of_integer (t, n)) == GH_FUZZY, "{Z|Z} || n");
  bool const within = gh_numeral_compare (t->store, n, gh_integer (t->store, -LAST)) >= 0 &&
                      gh_numeral_compare (t->store, n, gh_integer (t->store, LAST)) <= 0;
  gh_expect (t, (gh_ask_order (t, truncation (t), n) == GH_FUZZY) == within,
             "{-3..3|-3..3} || n for these n only");
}

/* Beside a short game whoever begins moves to an integer that outweighs it. */
THEOREM (integers_beside_games)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_form const left = gh_ask (t, GH_ASK_LEFT_STOP, g, GH_ZERO).form;
  gh_form const right = gh_ask (t, GH_ASK_RIGHT_STOP, g, GH_ZERO).form;
  for (int64_t n = 0; n < 100; n++) {
    gh_form const x = gh_integer (t->store, n), y = gh_integer (t->store, -n);
    if (gh_numeral_compare (t->store, y, right) >= 0 || gh_numeral_compare (t->store, x, left) <= 0)
      continue;
    gh_leaf_order (t, g, x, GH_LESS, "G < n for an integer above its left stop");
    gh_leaf_order (t, y, g, GH_LESS, "-n < G for an integer -n below its right stop");
    break;
  }
  gh_expect (t, gh_order_of_long (t, all (t), gh_long_of_game (t->store, g)) == GH_FUZZY,
             "{Z|Z} || G");
}

/* ---- G and G + 1 ----------------------------------------------------------------------------- */

/* S = {Z + 1|Z + 1}: a move to n in one of S and -G is answered in the other by that to n too. */
THEOREM (integers_shifted)
{
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER);
  gh_form const shifted = gh_leaf_sum (t, gh_beyond_integer (t, n, -1), one (t));
  gh_leaf_order (t, shifted, n, GH_EQUAL, "the option (n - 1) + 1 of {Z + 1|Z + 1} to equal n");
  gh_form_begin (t->store);
  for (int64_t i = -LAST; i <= LAST; i++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      gh_form_add (t->store, side, gh_sum (t->store, gh_integer (t->store, i), one (t)));
  gh_expect (t, gh_ask_order (t, gh_form_end (t->store), truncation (t)) != GH_EQUAL,
             "the shifted options of {-3..3|-3..3} to make another game");
}

/* In (G + 1) - G Left answers a move to n in one G by the mirror image in the other, and is left
   with n + 1 - n. So she wins second; first she moves from 1 to 0, and mirrors. */
THEOREM (integers_plus_one)
{
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER), next = gh_beyond_integer (t, n, 1);
  gh_leaf_order (t, gh_leaf_difference (t, next, n), GH_ZERO, GH_GREATER, "n + 1 - n > 0");
  gh_leaf_order (t, gh_leaf_difference (t, n, n), GH_ZERO, GH_EQUAL, "n - n = 0");
  gh_form const more = sum (t, all (t), long_one (t));
  gh_expect (t, gh_order_of_long (t, more, all (t)) == GH_GREATER, "{Z|Z} + 1 > {Z|Z}");
  gh_expect (t, sum (t, all (t), all (t)) == gh_long_of_integer (t, GH_ZERO), "{Z|Z} + {Z|Z} = 0");
}

/* G + 1 is not {G^L + 1|G^R + 1}, as that is G and G + 1 is not; Theorem 5.6 holds for T. */
THEOREM (integers_not_translated)
{
  gh_form const cut = truncation (t), zero = gh_long_of_integer (t, GH_ZERO);
  gh_form const plus = gh_sum (t->store, cut, one (t));
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, cut)
      gh_form_add (t->store, side, gh_sum (t->store, x, one (t)));
  gh_leaf_order (t, plus, gh_form_end (t->store), GH_EQUAL, "T + 1 = {T^L + 1|T^R + 1}");
  gh_expect (t, gh_order_of_long (t, all (t), zero) == GH_FUZZY,
             "{Z|Z} || 0, so that it is no number");
  gh_expect (t, gh_order_of_long (t, sum (t, all (t), long_one (t)), all (t)) != GH_EQUAL,
             "{Z|Z} + 1 not to be {Z|Z}, and so not {Z + 1|Z + 1}");
}

/* G || n + 1 for each left option n, so none has G < n + 1: whoever begins moves G to n + 1. */
THEOREM (integers_no_near_option)
{
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER), next = gh_beyond_integer (t, n, 1);
  gh_leaf_order (t, gh_leaf_difference (t, next, next), GH_ZERO, GH_EQUAL, "(n + 1) - (n + 1) = 0");
  gh_expect (t, gh_order_of_long (t, all (t), gh_long_of_integer (t, next)) != GH_LESS,
             "not {Z|Z} < n + 1");
  gh_leaf_order (t, truncation (t), gh_integer (t->store, LAST + 1), GH_LESS,
                 "{-3..3|-3..3} < 3 + 1");
}

/* The option G + 0 of G + 1 = {Z + 1, G + 0|Z + 1} is not dominated by n + 1 and not reversible by
   the right option n of G; without it there is {Z + 1|Z + 1}, which is G. In T + 1 it is dominated
   by 3 + 1. */
THEOREM (integers_need_the_number)
{
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER), next = gh_beyond_integer (t, n, 1);
  gh_form const more = sum (t, all (t), long_one (t));
  gh_leaf_order (t, gh_leaf_sum (t, n, one (t)), next, GH_EQUAL, "n + 1 = n + 1");
  gh_expect (t, gh_order_of_long (t, all (t), gh_long_of_integer (t, next)) == GH_FUZZY,
             "{Z|Z} + 0 not to be dominated by n + 1");
  gh_expect (t, gh_order_of_long (t, gh_long_of_integer (t, n), more) == GH_FUZZY,
             "{Z|Z} + 0 not to be reversible through n");
  gh_expect (t, gh_order_of_long (t, more, all (t)) == GH_GREATER,
             "{Z|Z} + 1 to be another game without {Z|Z} + 0");
  gh_leaf_at_most (t, gh_sum (t->store, truncation (t), GH_ZERO),
                   gh_sum (t->store, gh_integer (t->store, LAST), one (t)),
                   "T + 0 to be dominated by 3 + 1");
}

/* ---- stops ----------------------------------------------------------------------------------- */

/* Numbers that might be the left stop of G: finite ones, infinite ones, and such that are near. */
static gh_form candidate (gh_trial *t)
{
  static const struct {
    int8_t exponent[2], constant[2], coefficient; /* w^(p/2^q).c + d/2^e */
  } rows[] = {
      {{0, 0}, {0, 0}, 0},  {{0, 0}, {3, 0}, 0},   {{0, 0}, {-7, 1}, 0}, {{0, 0}, {127, 3}, 0},
      {{-1, 0}, {0, 0}, 1}, {{-1, 0}, {5, 0}, -2}, {{-2, 0}, {1, 2}, 1}, {{1, 0}, {0, 0}, 1},
      {{1, 0}, {-1, 0}, 1}, {{1, 0}, {100, 0}, 1}, {{1, 1}, {0, 0}, 1},  {{1, 6}, {-9, 0}, 1},
      {{2, 0}, {0, 0}, 3},  {{1, 0}, {0, 0}, -1},  {{1, 0}, {4, 0}, -1}, {{1, 2}, {0, 0}, -1}};
  uint32_t const i = gh_choose (t, sizeof rows / sizeof *rows);
  gh_store *const store = t->store;
  gh_form const constant = gh_fraction (store, rows[i].constant[0], (uint64_t)rows[i].constant[1]);
  gh_form const exponent = gh_fraction (store, rows[i].exponent[0], (uint64_t)rows[i].exponent[1]);
  gh_form const number = gh_normal_of_number (store, constant);
  if (!rows[i].coefficient)
    return number;
  gh_form const term = gh_normal_term (store, gh_normal_of_number (store, exponent),
                                       gh_integer (store, rows[i].coefficient), GH_ZERO);
  return gh_normal_sum (store, term, number);
}

/* No number L has y > G for all y > L and y <| G for all y < L. If L is less than some integer, an
   integer y > L is not above G, as Right moves to y - y. Else L - 1 is infinite, too, and above G;
   and below all integers every y is below G. Of T, L is 3. */
THEOREM (integers_no_stop)
{
  gh_store *const store = t->store;
  gh_form const stop = candidate (t), step = gh_normal_of_number (store, one (t));
  gh_form y = GH_NO_FORM;
  for (int64_t n = -200; n < 200 && y == GH_NO_FORM; n++) {
    gh_form const integer = gh_normal_of_number (store, gh_integer (store, n));
    if (gh_normal_compare (store, integer, stop) > 0)
      y = integer;
  }
  bool const bounded = y != GH_NO_FORM;
  if (!bounded)
    y = gh_normal_difference (store, stop, step);
  gh_order const order = gh_order_of_long (t, gh_long_of_number (store, y), all (t));
  bool const above = order == GH_GREATER, below = order == GH_LESS || order == GH_FUZZY;
  gh_expect (t,
             bounded ? gh_normal_compare (store, y, stop) > 0 && !above
                     : gh_normal_compare (store, y, stop) < 0 && !below,
             "a number y to tell that this is no left stop of {Z|Z}");
  if (bounded)
    gh_leaf_order (t, gh_normal_number (store, y), gh_normal_number (store, y), GH_EQUAL,
                   "y - y = 0");
  for (int64_t n = -40; n <= 40; n++) {
    gh_form const x = gh_fraction (store, n, 3);
    gh_order const of_cut = gh_ask_order (t, x, truncation (t));
    gh_expect (t, n > 8 * LAST ? of_cut == GH_GREATER : n == 8 * LAST || of_cut != GH_GREATER,
               "3 to be the left stop of {-3..3|-3..3}");
  }
}
