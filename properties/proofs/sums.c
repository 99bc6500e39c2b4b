/* Sums of strategies: Sections 2.3 of Schleicher and Stoll, II.1 and II.2 of the posts. */
#include "proofs/proof.h"
#include "reference/reference.h"

PROOF (mirror)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, gh_mirror (p, wins, g), wins, SLOTS (gh_plus (g), gh_minus (g)));
}

static bool wins_second (gh_trial *t, gh_side wins, gh_form g)
{
  return wins == GH_LEFT ? gh_at_least_zero (t->store, g) : gh_at_most_zero (t->store, g);
}

/* Whether `wins` does so as second in G - H. */
static bool is_as_good (gh_trial *t, gh_side wins, gh_form g, gh_form h)
{
  return gh_holds (gh_compare_directly (t->store, g, h), wins == GH_LEFT ? GH_GE : GH_LE);
}

PROOF (beside_second)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  bool met = false;
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    if (wins_second (t, wins, g) && wins_second (t, wins, h)) {
      gh_strategy const in_g = gh_solved (p, wins, SLOTS (gh_plus (g)));
      gh_strategy const in_h = gh_solved (p, wins, SLOTS (gh_plus (h)));
      met = true;
      gh_expect_second (t, p, gh_beside (p, in_g, in_h), wins, SLOTS (gh_plus (g), gh_plus (h)));
    }
  gh_assume (t, met);
}

PROOF (through_hidden)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  gh_form const k = gh_any (t, "K", GH_SORT_GAME);
  bool met = false;
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    if (is_as_good (t, wins, g, h) && is_as_good (t, wins, h, k)) {
      gh_strategy const one = gh_solved (p, wins, SLOTS (gh_plus (g), gh_minus (h)));
      gh_strategy const two = gh_solved (p, wins, SLOTS (gh_plus (h), gh_minus (k)));
      met = true;
      gh_expect_second (t, p, gh_through (p, one, 1, two, 0), wins,
                        SLOTS (gh_plus (g), gh_minus (k)));
    }
  gh_assume (t, met);
}
