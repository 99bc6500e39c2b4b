/* U = {m.^ for all m >= 0|m.^ for all m >= 0}, the refutation in SS-6.5: it is all small, and less
   than 2^-n for each n, but not at most m.^ for any integer m. The control is {0,^,^^|0,^,^^}. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/transfinite/leaves.h"

#define LAST 2 /* of the truncation */

static gh_form ups (gh_trial *t, int64_t m)
{
  return gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, m, 0});
}

/* Left moves in U - m.^ to m.^ - m.^. */
THEOREM (endless_ups_unbounded)
{
  int64_t const m = (int64_t)gh_choose (t, 21);
  gh_form const all = gh_long_ups (t->store), bound = gh_long_of_game (t->store, ups (t, m));
  gh_shorts const leaves = gh_leaves (t);
  gh_leaf_order (t, gh_difference (t->store, ups (t, m), ups (t, m)), GH_ZERO, GH_EQUAL,
                 "m.^ - m.^ = 0");
  gh_expect (t,
             gh_long_option (t->store, all, GH_LEFT, GH_IN_UPS, gh_integer (t->store, m),
                             &leaves) == bound,
             "m.^ to be an option of {N.^|N.^}");
  gh_order const order = gh_order_of_long (t, all, bound);
  gh_expect (t, order == GH_FUZZY || order == GH_GREATER, "not {N.^|N.^} <= m.^");
  gh_form_begin (t->store);
  for (int64_t i = 0; i <= LAST; i++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      gh_form_add (t->store, side, ups (t, i));
  gh_order const of_cut = gh_ask_order (t, gh_form_end (t->store), ups (t, m));
  gh_expect (t, (of_cut == GH_LESS || of_cut == GH_EQUAL) == (m > LAST),
             "{0,^,^^|0,^,^^} <= m.^ for m > 2 only");
}

/* Right answers each move to m.^ by keeping 2^-n, which is greater. */
THEOREM (endless_ups_infinitesimal)
{
  int64_t const m = (int64_t)gh_choose (t, 21);
  gh_form const x = gh_fraction (t->store, 1, gh_choose (t, 41));
  gh_leaf_order (t, ups (t, m), x, GH_LESS, "m.^ < 2^-n");
  gh_expect (t,
             gh_order_of_long (t, gh_long_ups (t->store), gh_long_of_game (t->store, x)) == GH_LESS,
             "{N.^|N.^} < 2^-n");
}
