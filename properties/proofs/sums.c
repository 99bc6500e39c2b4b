/* Sums of games: a strategy for each of them is one for all of them. Section 2.3 of Schleicher and
   Stoll, posts II.1 to II.3. */
#include "harness/cases/generate.h"
#include "proofs/lemmas.h"

PROOF (mirror)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, gh_mirror (p, wins, g), wins, SLOTS (gh_plus (g), gh_minus (g)));
}

PROOF (beside_second)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  bool met = false;
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    if (gh_is_as_good (t, wins, g, GH_ZERO) && gh_is_as_good (t, wins, h, GH_ZERO)) {
      gh_strategy const in_g = gh_solved (p, wins, SLOTS (gh_plus (g)));
      gh_strategy const in_h = gh_solved (p, wins, SLOTS (gh_plus (h)));
      met = true;
      gh_expect_second (t, p, gh_beside (p, in_g, in_h), wins, SLOTS (gh_plus (g), gh_plus (h)));
    }
  gh_assume (t, met);
}

PROOF (beside_first)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  bool met = false;
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    if (gh_is_as_good (t, wins, g, GH_ZERO) && gh_wins_first (t, wins, h, GH_ZERO)) {
      gh_strategy const in_g = gh_solved (p, wins, SLOTS (gh_plus (g)));
      gh_opening const in_h = gh_solved_opening (p, wins, SLOTS (gh_plus (h)));
      met = true;
      gh_expect_first (t, p, gh_beside_opening (p, in_g, in_h), wins,
                       SLOTS (gh_plus (g), gh_plus (h)));
    }
  gh_assume (t, met);
}

/* What wins H, as second or as first, wins G + H, too, if G is won by who is second. */
PROOF (beside_zero)
{
  gh_form const h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_form const g = gh_equal_partner (t, GH_ZERO);
  gh_assume (t, g != GH_ZERO);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_strategy const in_g = gh_solved (p, wins, SLOTS (gh_plus (g)));
    if (gh_is_as_good (t, wins, h, GH_ZERO))
      gh_expect_second (t, p, gh_beside (p, in_g, gh_solved (p, wins, SLOTS (gh_plus (h)))), wins,
                        SLOTS (gh_plus (g), gh_plus (h)));
    if (gh_wins_first (t, wins, h, GH_ZERO))
      gh_expect_first (
          t, p, gh_beside_opening (p, in_g, gh_solved_opening (p, wins, SLOTS (gh_plus (h)))), wins,
          SLOTS (gh_plus (g), gh_plus (h)));
  }
}

/* Every relation of G and H is one of G + K and H + K: K - K is won beside. */
PROOF (beside_both)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_form const k = gh_any_small (t, "K", GH_SORT_GAME);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_strategy const in_k = gh_mirror (p, wins, k);
    gh_slot const game[] = {gh_plus (g), gh_minus (h)};
    gh_slot const all[] = {gh_plus (k), gh_minus (k), game[0], game[1]};
    if (gh_is_as_good (t, wins, g, h))
      gh_expect_second (t, p, gh_beside (p, in_k, gh_solved (p, wins, game, 2)), wins, all, 4);
    if (gh_wins_first (t, wins, g, h))
      gh_expect_first (t, p, gh_beside_opening (p, in_k, gh_solved_opening (p, wins, game, 2)),
                       wins, all, 4);
  }
}

PROOF (equal_sums)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_form const g2 = gh_equal_partner (t, g), h2 = gh_equal_partner (t, h);
  gh_assume (t, g != g2 || h != h2);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_strategy const one = gh_solved (p, wins, SLOTS (gh_plus (g), gh_minus (g2)));
    gh_strategy const two = gh_solved (p, wins, SLOTS (gh_plus (h), gh_minus (h2)));
    gh_expect_second (t, p, gh_beside (p, one, two), wins,
                      SLOTS (gh_plus (g), gh_plus (h), gh_minus (g2), gh_minus (h2)));
  }
}

/* In the negatives the other player does the same. */
PROOF (negatives)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_side const other = gh_opponent (wins);
    gh_slot const game[] = {gh_plus (g), gh_minus (h)};
    if (gh_is_as_good (t, wins, g, h))
      gh_expect_second (t, p, gh_negated (p, gh_solved (p, wins, game, 2)), other,
                        SLOTS (gh_minus (g), gh_plus (h)));
    if (gh_wins_first (t, wins, g, h))
      gh_expect_first (t, p, gh_negated_opening (p, gh_solved_opening (p, wins, game, 2)), other,
                       SLOTS (gh_minus (g), gh_plus (h)));
  }
}

/* If G is not H, then beside -H the one is won by a player who begins, the other by who does not.
 */
PROOF (told_apart)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_assume (t, !gh_is_equal (t, g, h));
  gh_side const wins = gh_wins_first (t, GH_LEFT, g, h) ? GH_LEFT : GH_RIGHT;
  gh_slot const game[] = {gh_plus (g), gh_minus (h)};
  gh_expect_first (t, p, gh_solved_opening (p, wins, game, 2), wins, game, 2);
  gh_expect_second (t, p, gh_mirror (p, gh_opponent (wins), h), gh_opponent (wins),
                    SLOTS (gh_plus (h), gh_minus (h)));
}

PROOF (through_hidden)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_form const k = gh_any_small (t, "K", GH_SORT_GAME);
  bool met = false;
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    if (gh_is_as_good (t, wins, g, h) && gh_is_as_good (t, wins, h, k)) {
      gh_strategy const one = gh_solved (p, wins, SLOTS (gh_plus (g), gh_minus (h)));
      gh_strategy const two = gh_solved (p, wins, SLOTS (gh_plus (h), gh_minus (k)));
      met = true;
      gh_expect_second (t, p, gh_through (p, one, 1, two, 0), wins,
                        SLOTS (gh_plus (g), gh_minus (k)));
    }
  gh_assume (t, met);
}
