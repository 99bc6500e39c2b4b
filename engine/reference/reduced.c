/* Games up to infinitesimals (Grossman and Siegel, "Reductions of partizan games", Games of No
   Chance 3; Siegel, Combinatorial Game Theory, II.6): G is at most H so if G - H < 2^-n for all n.
   A game that is a number so has that number for its reduced canonical form. Any other has the form
   in which no option is dominated, or reversible, in this sense, and all options are reduced. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

static bool is_at_most (gh_store *store, gh_form g, gh_form h)
{
  return gh_is_below_all_positive (store, gh_difference (store, g, h));
}

/* At most as good for the player on `side`. */
static bool is_no_better (gh_store *store, gh_form x, gh_form y, gh_side side)
{
  return side == GH_LEFT ? is_at_most (store, x, y) : is_at_most (store, y, x);
}

bool gh_is_numberish (gh_store *store, gh_form g)
{
  if (gh_is_numeral (store, g))
    return true;
  return gh_is_infinitesimal (store, gh_difference (store, g, gh_stop (store, g, GH_LEFT)));
}

static bool is_dominated (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  GH_EACH (store, side, other, g)
    if (other != option && is_no_better (store, option, other, side))
      return true;
  return false;
}

/* The answer to `option` that takes it back to G or less; GH_NO_FORM: there is none. */
static gh_form reversal (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  gh_side const other = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  GH_EACH (store, other, answer, option)
    if (is_no_better (store, answer, g, side))
      return answer;
  return GH_NO_FORM;
}

/* One step, if there is one to make. */
static bool simplify_once (gh_store *store, gh_form *g)
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, *g) {
      gh_form const through = reversal (store, *g, side, x);
      bool const dominated = is_dominated (store, *g, side, x);
      if (dominated || through != GH_NO_FORM) {
        *g = dominated ? gh_delete (store, *g, side, x) : gh_bypass (store, *g, side, x, through);
        return true;
      }
    }
  return false;
}

gh_form gh_reduced_canonical (gh_store *store, gh_form g)
{
  uint32_t memo;
  if (gh_is_numeral (store, g))
    return g;
  if (gh_memo_get (store, GH_MEMO_REDUCED, g, 0, &memo))
    return memo;
  gh_deeper (store);
  gh_form reduced = gh_stop (store, g, GH_LEFT);
  if (!gh_is_numberish (store, g)) {
    gh_form_begin (store);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (store, side, x, g)
        gh_form_add (store, side, gh_reduced_canonical (store, x));
    reduced = gh_form_end (store);
    while (simplify_once (store, &reduced))
      gh_step (store);
  }
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_REDUCED, g, 0, reduced);
  return reduced;
}
