/* Atomic weights of all small games: how many ups a game is worth beside a nimber that is far
   larger than itself (Winning Ways, Chapter 8; Siegel, Combinatorial Game Theory, II.7). */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

/* What a move of Left, or Right, to x is worth: two ups less, or more. GH_NO_FORM: x is not all
   small. */
static gh_form after_move (gh_store *store, gh_form x, gh_side side)
{
  gh_form const weight = gh_atomic_weight (store, x);
  if (weight == GH_NO_FORM)
    return GH_NO_FORM;
  gh_form const two = gh_integer (store, side == GH_LEFT ? -2 : 2);
  return gh_canonical (store, gh_sum (store, weight, two));
}

/* {aw (G^L) - 2 | aw (G^R) + 2}, or GH_NO_FORM. */
static gh_form of_options (gh_store *store, gh_form g)
{
  bool all_small = gh_option_count (store, g, GH_LEFT) && gh_option_count (store, g, GH_RIGHT);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g) {
      gh_form const moved = all_small ? after_move (store, x, side) : GH_NO_FORM;
      all_small = moved != GH_NO_FORM;
      if (all_small)
        gh_form_add (store, side, moved);
    }
  gh_form const made = gh_form_end (store);
  return all_small ? made : GH_NO_FORM;
}

/* Whether an integer lies in the gap of {aw (G^L) - 2 | aw (G^R) + 2}. */
static bool fits (gh_store *store, gh_form weights, gh_form n)
{
  GH_EACH (store, GH_LEFT, x, weights)
    if (!gh_holds (gh_compare_directly (store, x, n), GH_LF))
      return false;
  GH_EACH (store, GH_RIGHT, x, weights)
    if (!gh_holds (gh_compare_directly (store, n, x), GH_LF))
      return false;
  return true;
}

/* A nimber that no position of G can equal, being born later. As no position is a numeral but 0, G
   is no older than its forms are many. */
static gh_form far_star (gh_store *store, gh_form g)
{
  int64_t days = 0;
  gh_small_integer (store, gh_form_birthday (store, g), 0, UINT32_MAX, &days);
  return gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, (uint64_t)days + 1});
}

/* Where integers fit, the far star decides which: the greatest for a game that is greater than it,
   the least for one that is less, 0 for one that is confused with it. */
static gh_form integer_weight (gh_store *store, gh_form g, gh_form weights, gh_form simplest)
{
  gh_order const order = gh_compare_directly (store, g, far_star (store, g));
  if (order == GH_FUZZY)
    return GH_ZERO;
  gh_form const step = gh_integer (store, order == GH_GREATER ? 1 : -1);
  gh_form n = simplest;
  for (gh_form next; fits (store, weights, next = gh_numeral_sum (store, n, step)); n = next)
    gh_step (store);
  return n;
}

gh_form gh_atomic_weight (gh_store *store, gh_form g)
{
  uint32_t memo;
  if (gh_is_numeral (store, g))
    return g == GH_ZERO ? GH_ZERO : GH_NO_FORM;
  if (gh_memo_get (store, GH_MEMO_ATOMIC_WEIGHT, g, 0, &memo))
    return memo;
  gh_deeper (store);
  gh_form const weights = of_options (store, g);
  gh_form weight = weights == GH_NO_FORM ? GH_NO_FORM : gh_canonical (store, weights);
  if (weight != GH_NO_FORM && gh_is_integer (store, weight))
    weight = integer_weight (store, g, weights, weight);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_ATOMIC_WEIGHT, g, 0, weight);
  return weight;
}
