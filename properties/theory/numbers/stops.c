/* Definition 5.4: stops as the outcome of a play that ends at the first number. */
#include "form/numeral.h"
#include "reference/reference.h"
#include "theory/theory.h"

/* Whether `player` can see to it that the first number that the play comes to is at least x, for
   Left, or at most x, for Right. Where a player cannot move there is a number already. */
static bool secures (gh_store *store, gh_form g, gh_side player, gh_side mover, gh_form x)
{
  gh_form const number = gh_number_of (store, g);
  if (number != GH_NO_FORM) {
    int const order = gh_numeral_compare (store, number, x);
    return player == GH_LEFT ? order >= 0 : order <= 0;
  }
  gh_step (store);
  GH_EACH (store, mover, y, g)
    if (secures (store, y, player, gh_other (mover), x) == (player == mover))
      return player == mover;
  return player != mover;
}

THEOREM (final_numbers)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++) {
    gh_request const request = first == GH_LEFT ? GH_ASK_LEFT_STOP : GH_ASK_RIGHT_STOP;
    gh_form const stop = gh_ask (t, request, g, GH_ZERO).form;
    for (gh_side player = GH_LEFT; player <= GH_RIGHT; player++)
      gh_expect (t, secures (t->store, g, player, first, stop), "%s secures the %s stop",
                 player == GH_LEFT ? "Left" : "Right", first == GH_LEFT ? "left" : "right");
  }
}
