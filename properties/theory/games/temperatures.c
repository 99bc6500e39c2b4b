/* Walls: what Left, or Right, gets as who begins in a game whose moves cost a tax. Winning Ways,
   Chapter 6. */
#include "form/notation.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "theory/theory.h"

/* A game that is no number, by what the engine says of it. */
typedef struct hot_game {
  gh_form mean, temperature;
} hot_game;

static hot_game asked (gh_trial *t, gh_form g)
{
  return (hot_game){gh_ask (t, GH_ASK_MEAN, g, GH_ZERO).form,
                    gh_ask (t, GH_ASK_TEMPERATURE, g, GH_ZERO).form};
}

static gh_form wall (gh_trial *t, gh_form g, gh_side first, gh_form tax);

/* The best that `first` gets by a move in G, less the tax. */
static gh_form by_moving (gh_trial *t, gh_form g, gh_side first, gh_form tax)
{
  gh_form const paid = first == GH_LEFT ? gh_numeral_negative (t->store, tax) : tax;
  gh_form best = GH_NO_FORM;
  GH_EACH (t->store, first, x, g) {
    gh_form const left = gh_numeral_sum (t->store, wall (t, x, gh_other (first), tax), paid);
    int const order = best == GH_NO_FORM ? 0 : gh_numeral_compare (t->store, left, best);
    if (best == GH_NO_FORM || (first == GH_LEFT ? order > 0 : order < 0))
      best = left;
  }
  gh_expect (t, best != GH_NO_FORM, "a move for both players in %s, which is no number",
             gh_print (t->store, g, GH_STYLE_FULL));
  return best;
}

/* The left or right wall: what moves bring, up to the temperature; there is none of a number, and
   then the mean is left. */
static gh_form wall (gh_trial *t, gh_form g, gh_side first, gh_form tax)
{
  gh_form const number = gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form;
  if (number != GH_NO_FORM)
    return number;
  gh_step (t->store);
  hot_game const h = asked (t, g);
  return gh_numeral_compare (t->store, tax, h.temperature) >= 0 ? h.mean
                                                                : by_moving (t, g, first, tax);
}

/* Left's way is above Right's while the tax is below the temperature; there they meet, at the mean.
 */
THEOREM (walls)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_assume (t, gh_number_of (t->store, g) == GH_NO_FORM);
  hot_game const h = asked (t, g);
  gh_expect (t, gh_numeral_sign (t->store, h.temperature) >= 0, "no negative temperature");
  for (int64_t quarters = 4; quarters >= 0; quarters--) {
    gh_form const tax =
        gh_numeral_product (t->store, h.temperature, gh_fraction (t->store, quarters, 2));
    gh_form const left = by_moving (t, g, GH_LEFT, tax), right = by_moving (t, g, GH_RIGHT, tax);
    int const order = gh_numeral_compare (t->store, left, right);
    if (tax == h.temperature)
      gh_expect (t, left == h.mean && right == h.mean, "both walls to meet at the mean");
    else
      gh_expect (t, order > 0, "the left wall beyond the right one below the temperature");
  }
}
