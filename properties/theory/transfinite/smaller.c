/* An ordinal is made of all that are less: a = {b < a|} and a + 1 = {a|} of Lemma 4.2, by
   strategies that are executed. */
#include "form/numeral.h"
#include "theory/transfinite/asking.h"

#define ROUNDS 4

/* In a - {b < a|} the second player wins: Right by the same b, Left by an option that is at least
   b. Then a^L - b is played to its end. */
static void equals_all_smaller (gh_trial *t, gh_form a, gh_draws *draws)
{
  for (int round = 0; a != GH_ZERO && round < ROUNDS; round++) {
    gh_form const option = gh_left_option (t, a, gh_drawn (draws, 100));
    GH_EXPECT (t, gh_is_less (t, option, a), "%s, an option of %s, to be among those that are less",
               GH_SHOWN (t, option), GH_SHOWN (t, a));
    gh_form const less = gh_some_below (t, a, draws), reply = gh_lemma_reply (t, a, less);
    GH_EXPECT (t, gh_is_less (t, less, a) && reply != GH_NO_FORM,
               "an option of %s that is at least %s", GH_SHOWN (t, a), GH_SHOWN (t, less));
    gh_play_down (t, reply, less, draws);
  }
}

ORDINAL_THEOREM (ordinal_of_smaller)
{
  gh_draws draws = {1};
  GH_EACH_ORDINAL (t, a, 5)
  equals_all_smaller (t, a, &draws);
}

ORDINAL_THEOREM (random_ordinal_of_smaller)
{
  gh_form const a = gh_any (t, "a", GH_SORT_ORDINAL);
  gh_draws draws = {gh_choose (t, 1000)};
  equals_all_smaller (t, a, &draws);
}

/* Left's options of a + 1 are a and a^L + 1, the one of {a|} is a. So it is enough that a^L + 1 <=
   a: Right answers it by a, which is played to its end, and else the second player moves to a - a.
 */
static void one_more (gh_trial *t, gh_form a, gh_draws *draws)
{
  gh_form const one = gh_finite (t, 1), next = gh_asked_sum (t, a, one);
  GH_EXPECT (t, next == gh_asked_sum (t, one, a), "%s + 1 and 1 + %s to be the same",
             GH_SHOWN (t, a), GH_SHOWN (t, a));
  GH_EXPECT (t, gh_is_less (t, a, next) && gh_ordinal_predecessor (t->store, next) == a,
             "%s to be followed by %s", GH_SHOWN (t, a), GH_SHOWN (t, next));
  for (int round = 0; a != GH_ZERO && round < ROUNDS; round++) {
    gh_form const b = gh_some_below (t, a, draws), after = gh_asked_sum (t, b, one);
    GH_EXPECT (t, !gh_is_less (t, a, after), "%s + 1 <= %s", GH_SHOWN (t, b), GH_SHOWN (t, a));
    gh_play_down (t, a, after, draws);
  }
}

ORDINAL_THEOREM (one_more_than_ordinals)
{
  gh_draws draws = {1};
  GH_EACH_ORDINAL (t, a, 5)
  {
    one_more (t, a, &draws);
    GH_EACH_ORDINAL (t, b, 4)
    GH_EXPECT (t, gh_is_less (t, a, b) != gh_is_less (t, b, gh_asked_sum (t, a, gh_finite (t, 1))),
               "nothing between %s and %s + 1, not %s", GH_SHOWN (t, a), GH_SHOWN (t, a),
               GH_SHOWN (t, b));
  }
}

ORDINAL_THEOREM (one_more_than_random_ordinals)
{
  gh_form const a = gh_any (t, "a", GH_SORT_ORDINAL);
  gh_draws draws = {gh_choose (t, 1000)};
  one_more (t, a, &draws);
}

/* Also 1 and w, one of which is lost in their ordinary sum. */
ORDINAL_THEOREM (ordinary_one_more)
{
  gh_form const one = gh_finite (t, 1), w = gh_normal_omega (t->store);
  gh_form const next = gh_asked_sum (t, one, w), ordinary = gh_ordinary_sum (t->store, one, w);
  GH_EXPECT (t, gh_is_less (t, w, next), "w < 1 + w");
  GH_EXPECT (t, ordinary == w && gh_ordinary_sum (t->store, w, one) == next,
             "the ordinary sums 1 + w and w + 1 to be w and the next one");
  gh_draws draws = {1};
  gh_form const reply = gh_lemma_reply (t, next, w);
  GH_EXPECT (t, reply == w, "Left to win (1 + w) - w by a move to w - w");
  gh_play_down (t, reply, w, &draws);
  GH_EXPECT (t, gh_lemma_reply (t, ordinary, w) == GH_NO_FORM,
             "Left to find no such move in the ordinary sum 1 + w");
}
