/* Games that are played at once, a move in several of them (Smith, "Graphs and composite games",
   Journal of Combinatorial Theory 1; Winning Ways, Chapters 9 and 10).

   In a join one moves in every component, and has lost where there is no move in one of them. How
   many moves remain, if the winner hurries and the loser does not, is the remoteness r of a
   component: 0 without a move; else 1 more than the least even one of an option; else, as all are
   odd and lose, 1 more than the greatest. Who is to move wins if it is odd. That of a join is the
   least of its components: let it be r > 0, that of G, and s >= r that of H.
   (a) There is an option of H from r - 1 on: of s - 1, which is r - 1 or more.
   (b) If r is odd, G has an option of r - 1, which is even; with (a) it makes r - 1. No option of
   the join has a lesser even one: that were one of an option of G, and so r, or s, less than r.
   (c) If r is even, no option of the join has an even one: it were that of an option of H, below
   that of one of G, which is r - 1 at most; so s < r. The greatest is r - 1, by (a).

   In a union one moves in one component or in several. It is P just when all components are, if
   they are impartial: from there each that was moved in is N, and is answered by a move to P; and
   one that is not so is made so by a move in all that are N. */
#include "form/measure.h"
#include "reference/reference.h"
#include "theory/theory.h"

#include <limits.h>

#define MOST_MOVES 3000 /* of both game trees, multiplied: what is made is not larger */

static void assume_small (gh_trial *t, gh_form g, gh_form h)
{
  uint64_t const in_g = gh_tree_moves (t->store, g), in_h = gh_tree_moves (t->store, h);
  gh_assume (t, in_g <= MOST_MOVES && in_h <= MOST_MOVES && in_g * in_h <= MOST_MOVES);
}

static gh_form join (gh_store *store, gh_form g, gh_form h)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      GH_EACH (store, side, y, h)
        gh_form_add (store, side, join (store, x, y));
  return gh_form_end (store);
}

static unsigned remoteness (gh_store *store, gh_form g, gh_side to_move)
{
  unsigned least_even = UINT_MAX, greatest = 0;
  if (!gh_option_count (store, g, to_move))
    return 0;
  GH_EACH (store, to_move, x, g) {
    unsigned const of_option = remoteness (store, x, gh_other (to_move));
    if (of_option % 2 == 0 && of_option < least_even)
      least_even = of_option;
    greatest = of_option > greatest ? of_option : greatest;
  }
  return 1 + (least_even == UINT_MAX ? greatest : least_even);
}

static bool wins_join (gh_store *store, gh_form g, gh_form h, gh_side to_move)
{
  unsigned const in_g = remoteness (store, g, to_move), in_h = remoteness (store, h, to_move);
  return (in_g < in_h ? in_g : in_h) % 2;
}

THEOREM (joins)
{
  static const gh_outcome outcomes[2][2] = {{GH_P, GH_R}, {GH_L, GH_N}};
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  assume_small (t, g, h);
  bool const left = wins_join (t->store, g, h, GH_LEFT),
             right = wins_join (t->store, g, h, GH_RIGHT);
  gh_outcome const told = gh_ask (t, GH_ASK_OUTCOME, join (t->store, g, h), GH_ZERO).outcome;
  gh_expect (t, told == outcomes[left][right],
             "the join of both to be won as the one that ends sooner");
}

static gh_form union_of (gh_store *store, gh_form g, gh_form h)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (store, side, x, g) {
      gh_form_add (store, side, union_of (store, x, h));
      GH_EACH (store, side, y, h)
        gh_form_add (store, side, union_of (store, x, y));
    }
    GH_EACH (store, side, y, h)
      gh_form_add (store, side, union_of (store, g, y));
  }
  return gh_form_end (store);
}

THEOREM (unions)
{
  gh_form const i = gh_any (t, "I", GH_SORT_IMPARTIAL), j = gh_any (t, "J", GH_SORT_IMPARTIAL);
  assume_small (t, i, j);
  bool const both = gh_outcome_of (t->store, i, GH_NORMAL) == GH_P &&
                    gh_outcome_of (t->store, j, GH_NORMAL) == GH_P;
  gh_outcome const told = gh_ask (t, GH_ASK_OUTCOME, union_of (t->store, i, j), GH_ZERO).outcome;
  gh_expect (t, told == (both ? GH_P : GH_N), "the union of both to be P just when both are");
}
