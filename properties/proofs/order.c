/* Who wins a game, and its options beside it: Sections 2.2 and 2.3 of Schleicher and Stoll, posts
   II.1 and II.5. */
#include "form/numeral.h"
#include "form/shape.h"
#include "proofs/lemmas.h"
#include "reference/reference.h"

/* Who begins moves to a game that is won by who does so as second, if there is one; else each of
   his moves is answered so. */
PROOF (determined)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++) {
    gh_side const other = gh_opponent (first);
    if (gh_wins_first (t, first, g, GH_ZERO))
      gh_expect_first (t, p, gh_solved_opening (p, first, SLOTS (gh_plus (g))), first,
                       SLOTS (gh_plus (g)));
    else
      gh_expect_second (t, p, gh_solved (p, other, SLOTS (gh_plus (g))), other,
                        SLOTS (gh_plus (g)));
  }
}

PROOF (options)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      gh_expect_first (t, p, gh_lemma_option (p, side, x), gh_opponent (side),
                       SLOTS (gh_plus (x), gh_minus (g)));
}

/* A right option A is no better for Left than a left option B: beside -A both players can open, the
   one to A - A, the other to B - A. */
PROOF (crossed_options)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  bool met = false;
  GH_EACH (t->store, GH_RIGHT, a, g)
    GH_EACH (t->store, GH_LEFT, b, g)
      if (gh_is_as_good (t, GH_LEFT, b, a)) {
        gh_slot const game[] = {gh_plus (g), gh_minus (a)};
        gh_opening const right = {{0, a}, gh_mirror (p, GH_RIGHT, a)};
        gh_opening const left = {{0, b}, gh_solved (p, GH_LEFT, SLOTS (gh_plus (b), gh_minus (a)))};
        met = true;
        gh_expect_first (t, p, right, GH_RIGHT, game, 2);
        gh_expect_first (t, p, left, GH_LEFT, game, 2);
      }
  gh_assume (t, met);
}

/* X is no better for `side` than an option Y of G: so the other player wins X - G as first. */
PROOF (below_an_option)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), x = gh_any_small (t, "x", GH_SORT_NUMBER);
  bool met = false;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, y, g)
      if (gh_is_as_good (t, side, y, x)) {
        gh_side const wins = gh_opponent (side);
        gh_strategy const worse = gh_solved (p, wins, SLOTS (gh_plus (x), gh_minus (y)));
        met = true;
        gh_expect_first (t, p, gh_through_opening (p, worse, 1, gh_lemma_option (p, side, y), 0),
                         wins, SLOTS (gh_plus (x), gh_minus (g)));
      }
  gh_assume (t, met);
}

/* If G <| H, Left opens H - G in one of them: to a left option of H that is >= G, or to a right one
   of G that H is >=. */
PROOF (opened_between)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_assume (t, gh_wins_first (t, GH_LEFT, h, g));
  gh_opening const opening = gh_solved_opening (p, GH_LEFT, SLOTS (gh_plus (h), gh_minus (g)));
  gh_form const in_h = opening.move.slot == 0 ? opening.move.to : h;
  gh_form const in_g = opening.move.slot == 1 ? opening.move.to : g;
  gh_expect (t,
             in_h == h ? gh_has_option (t, g, GH_RIGHT, in_g) : gh_has_option (t, h, GH_LEFT, in_h),
             "a left option of H or a right one of G");
  gh_expect_second (t, p, opening.then, GH_LEFT, SLOTS (gh_plus (in_h), gh_minus (in_g)));
}

/* ---- examples -------------------------------------------------------------------------------- */

/* {|n} = 0 for n > 0: Left has no move, and Right's only one hands her a win. */
PROOF (one_bad_move)
{
  for (int64_t n = 1; n <= 20; n++) {
    gh_form const number = gh_integer (t->store, n);
    gh_form_begin (t->store);
    gh_form_add (t->store, GH_RIGHT, number);
    gh_form const g = gh_form_end (t->store);
    gh_strategy const s = gh_listed (p, GH_LEFT, SLOTS (gh_plus (g)));
    gh_listed_add (p, s, (gh_move){0, number},
                   gh_solved_opening (p, GH_LEFT, SLOTS (gh_plus (number))));
    gh_expect_second (t, p, s, GH_LEFT, SLOTS (gh_plus (g)));
    gh_expect_second (t, p, gh_listed (p, GH_RIGHT, SLOTS (gh_plus (g))), GH_RIGHT,
                      SLOTS (gh_plus (g)));
  }
}

/* G + G for G = {1 + *|-1}: Left opens by 1 + *. Right opens by -1; Left can only answer by 1 + *,
   and of -1 + 1 + * Right takes the *. */
PROOF (fuzzy_twice)
{
  gh_form const one = gh_integer (t->store, 1), minus = gh_integer (t->store, -1);
  gh_form const star = gh_make (t->store, GH_ZERO, GH_ZERO), hot = gh_sum (t->store, one, star);
  gh_form const g = gh_make (t->store, hot, minus);
  gh_slot const once[] = {gh_plus (g)}, twice[] = {gh_plus (g), gh_plus (g)};
  gh_slot const left[] = {gh_plus (hot), gh_plus (g)};
  gh_opening const opened = {{0, hot}, gh_solved (p, GH_LEFT, left, 2)};
  gh_expect_first (t, p, opened, GH_LEFT, twice, 2);

  gh_strategy const s = gh_listed (p, GH_RIGHT, SLOTS (gh_plus (minus), gh_plus (g)));
  gh_slot const last[] = {gh_plus (minus), gh_plus (one)};
  gh_listed_add (p, s, (gh_move){1, hot}, (gh_opening){{1, one}, gh_solved (p, GH_RIGHT, last, 2)});
  gh_expect_first (t, p, (gh_opening){{0, minus}, s}, GH_RIGHT, twice, 2);

  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_form const to = wins == GH_LEFT ? hot : minus;
    gh_opening const opening = {{0, to}, gh_solved (p, wins, SLOTS (gh_plus (to)))};
    gh_expect_first (t, p, opening, wins, once, 1);
  }
}
