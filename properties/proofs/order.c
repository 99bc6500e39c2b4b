/* Who wins a game, and its options beside it: Sections 2.2 and 2.3 of Schleicher and Stoll, posts
   II.1 and II.5. */
#include "proofs/lemmas.h"

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
