/* Winning strategies of Sections 2.2 and 2.3, played against every line of the opponent. */
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/theory.h"

/* Whether `player` can force a win when `mover` is to move: a recursion for each player alone. */
static bool can_force (gh_store *store, gh_form g, gh_side player, gh_side mover)
{
  GH_EACH (store, mover, x, g)
    if (can_force (store, x, player, gh_other (mover)) == (player == mover))
      return player == mover;
  return player != mover;
}

THEOREM (no_draws)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++)
    gh_expect (t,
               can_force (t->store, g, GH_LEFT, first) != can_force (t->store, g, GH_RIGHT, first),
               "exactly one player to win when %s begins", first == GH_LEFT ? "Left" : "Right");
}

/* Left answers each right option by a left option >= 0 of it; never is there none. */
static bool left_replies (gh_store *store, gh_form g)
{
  GH_EACH (store, GH_RIGHT, x, g) {
    bool replied = false;
    GH_EACH (store, GH_LEFT, y, x)
      if (gh_at_least_zero (store, y)) {
        replied = left_replies (store, y);
        break;
      }
    if (!replied)
      return false;
  }
  return true;
}

THEOREM (second_player_replies)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_assume (t, gh_at_least_zero (t->store, g));
  gh_expect (t, left_replies (t->store, g), "a reply >= 0 to every move of Right");
}

/* Who wins on two boards when `mover` begins, a move being one in one of them. */
static gh_side winner_of_two (gh_store *store, gh_form g, gh_form h, gh_side mover)
{
  GH_EACH (store, mover, x, g)
    if (winner_of_two (store, x, h, gh_other (mover)) == mover)
      return mover;
  GH_EACH (store, mover, y, h)
    if (winner_of_two (store, g, y, gh_other (mover)) == mover)
      return mover;
  return gh_other (mover);
}

THEOREM (sum_is_play)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  gh_form const sum = gh_sum (t->store, g, h);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++)
    gh_expect (t,
               gh_winner (t->store, sum, first, GH_NORMAL) == winner_of_two (t->store, g, h, first),
               "the same winner when %s begins", first == GH_LEFT ? "Left" : "Right");
}

THEOREM (unary_relations)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_order const unary = gh_order_of_zero (t->store, g);
  gh_order const binary = gh_compare (t->store, g, GH_ZERO);
  gh_order const direct = gh_compare_directly (t->store, g, GH_ZERO);
  for (gh_relation r = GH_EQ; r <= GH_LF; r++)
    gh_expect (t,
               gh_holds (unary, r) == gh_holds (binary, r) &&
                   gh_holds (unary, r) == gh_holds (direct, r),
               "relation number %d to mean the same", (int)r);
}

THEOREM (direct_recursion)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  gh_expect (t, gh_compare (t->store, g, h) == gh_compare_directly (t->store, g, h),
             "both to say the same of G and H");
}

static bool has_option (gh_store *store, gh_form g, gh_side side, gh_form wanted)
{
  GH_EACH (store, side, x, g)
    if (x == wanted)
      return true;
  return false;
}

/* On the boards x and -x the first player moves on either; the second player makes the mirrored
   move on the other, which must be there, and leaves some y and -y. */
static bool mirror_wins (gh_store *store, gh_form x)
{
  gh_form const minus = gh_negative (store, x);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++) {
    GH_EACH (store, first, y, x)
      if (!has_option (store, minus, gh_other (first), gh_negative (store, y)) ||
          !mirror_wins (store, y))
        return false;
    GH_EACH (store, first, z, minus)
      if (!has_option (store, x, gh_other (first), gh_negative (store, z)))
        return false;
  }
  return true;
}

THEOREM (mirror)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_expect (t, mirror_wins (t->store, g), "a mirrored reply to every move");
}
