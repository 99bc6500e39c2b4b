/* The order of ordinals is that of play: Lemma 4.2 and Proposition 4.3, its replies executed down
   to 0. */
#include "theory/transfinite/asking.h"

/* In a - b the one who wins is the one that the order names, whoever begins. */
static void play_both (gh_trial *t, gh_form a, gh_form b, gh_draws *draws)
{
  gh_order const order = gh_asked_order (t, a, b), reversed = gh_asked_order (t, b, a);
  GH_EXPECT (t, order != GH_FUZZY && (order == GH_EQUAL) == (a == b),
             "%s and %s to be comparable, and equal just when they are the same", GH_SHOWN (t, a),
             GH_SHOWN (t, b));
  GH_EXPECT (t, (order == GH_GREATER) == (reversed == GH_LESS),
             "%s and %s to compare the same from both sides", GH_SHOWN (t, a), GH_SHOWN (t, b));
  gh_form const high = order == GH_LESS ? b : a, low = order == GH_LESS ? a : b;
  gh_play_down (t, high, low, draws);
  if (order == GH_EQUAL)
    return;
  gh_form const first = gh_lemma_reply (t, high, low);
  GH_EXPECT (t, first != GH_NO_FORM, "an option of %s that is at least %s", GH_SHOWN (t, high),
             GH_SHOWN (t, low));
  gh_play_down (t, first, low, draws);
}

ORDINAL_THEOREM (ordinals_played)
{
  gh_draws draws = {1};
  GH_EACH_ORDINAL (t, a, 4)
  GH_EACH_ORDINAL (t, b, 4)
  play_both (t, a, b, &draws);
}

ORDINAL_THEOREM (random_ordinals_played)
{
  gh_form const a = gh_any (t, "a", GH_SORT_ORDINAL), b = gh_any (t, "b", GH_SORT_ORDINAL);
  gh_draws draws = {gh_choose (t, 1000)};
  for (int round = 0; round < 4; round++)
    play_both (t, a, b, &draws);
}

/* Of any three, and of a below b what lies below a lies below b. */
ORDINAL_THEOREM (ordinals_ordered)
{
  GH_EACH_ORDINAL (t, a, 4)
  GH_EACH_ORDINAL (t, b, 4)
  if (gh_is_less (t, a, b))
    GH_EACH_ORDINAL (t, c, 4)
  GH_EXPECT (t, !gh_is_less (t, c, a) || gh_is_less (t, c, b), "%s < %s, as it is less than %s",
             GH_SHOWN (t, c), GH_SHOWN (t, b), GH_SHOWN (t, a));
}
