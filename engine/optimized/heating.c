/* Heating, overheating, Norton's product, ordinal sums, and what moves gain. */
#include "optimized/operated.h"

static gh_canon heated (gh_canons *canons, gh_canon g, gh_canon h)
{
  if (is_number (at (canons, g)))
    return g;
  gh_canon const known = operated_get (canons, BY_HEATING, h, g);
  if (known != NONE)
    return known;
  return operated_put (canons, BY_HEATING, h, g, operated_options (canons, g, h, 1, heated));
}

gh_canon gh_canon_heat (gh_canons *canons, gh_canon g, gh_canon h)
{
  canons->gains.count = 0;
  push (canons, &canons->gains, h);
  return heated (canons, g, h);
}

/* ---- what moves gain ------------------------------------------------------------------------- */

static void push_gains (gh_canons *canons, gh_canon g, gh_side side)
{
  list_options (canons, g);
  for (size_t i = 0; i < count_of (canons, g, side); i++) {
    gh_canon const x = option_of (canons, g, side, i);
    push (canons, &canons->gains,
          side == GH_LEFT ? gh_canon_difference (canons, x, g)
                          : gh_canon_difference (canons, g, x));
  }
}

size_t gh_canon_incentives (gh_canons *canons, gh_canon g, gh_side side, const gh_canon **gains)
{
  canons->gains.count = 0;
  push_gains (canons, g, side);
  *gains = canons->gains.items;
  return canons->gains.count;
}

/* ---- Norton's product ------------------------------------------------------------------------ */

static gh_canon multiplied (gh_canons *canons, gh_canon g, gh_canon u)
{
  const value *const v = at (canons, g);
  if (v->kind == LARGE)
    gh_fail (canons->store, GH_OVER_FORMS);
  if (v->kind == SMALL && v->small.exponent == 0)
    return gh_canon_multiple (canons, v->small.numerator, u);
  gh_canon const known = operated_get (canons, BY_NORTON, u, g);
  if (known != NONE)
    return known;
  gh_canon const made = operated_options (canons, g, u, canons->gains.count, multiplied);
  return operated_put (canons, BY_NORTON, u, g, made);
}

/* {G^L + t | G^R - t} down to integers is the same with one t in place of U + D. It is remembered
   by s alone. */
gh_canon gh_canon_overheat (gh_canons *canons, gh_canon g, gh_canon s, gh_canon t)
{
  operated_forget (canons);
  canons->gains.count = 0;
  push (canons, &canons->gains, t);
  gh_canon const made = multiplied (canons, g, s);
  operated_forget (canons);
  return made;
}

/* U + D for all that moves in U gain, of which dominated ones, and equal ones, do not matter. */
gh_canon gh_canon_norton (gh_canons *canons, gh_canon g, gh_canon u)
{
  if (gh_canon_compare (canons, u, GH_CANON_ZERO) != GH_GREATER)
    return NONE;
  canons->gains.count = 0;
  push_gains (canons, u, GH_LEFT);
  push_gains (canons, u, GH_RIGHT);
  size_t kept = 0;
  for (size_t i = 0; i < canons->gains.count; i++) {
    gh_canon const gain = ((gh_canon *)canons->gains.items)[i];
    bool needed = true;
    for (size_t k = 0; k < canons->gains.count && needed; k++) {
      gh_canon const other = ((gh_canon *)canons->gains.items)[k];
      needed = k == i || !gh_canon_at_most (canons, gain, other) || (gain == other && k > i);
    }
    if (needed)
      ((gh_canon *)canons->gains.items)[kept++] = gain;
  }
  canons->gains.count = kept;
  for (size_t i = 0; i < kept; i++) {
    gh_canon const sum = gh_canon_sum (canons, u, ((gh_canon *)canons->gains.items)[i]);
    ((gh_canon *)canons->gains.items)[i] = sum;
  }
  return multiplied (canons, g, u);
}

/* ---- ordinal sums ---------------------------------------------------------------------------- */

static void push_options (gh_canons *canons, gh_canon g, gh_side side)
{
  list_options (canons, g);
  for (size_t i = 0; i < count_of (canons, g, side); i++)
    push (canons, &canons->stack, option_of (canons, g, side, i));
}

/* {G^L, G:H^L | G^R, G:H^R}, by recursion on H. */
gh_canon gh_canon_ordinal_sum (gh_canons *canons, gh_canon g, gh_canon h)
{
  gh_canon const known = operated_get (canons, BY_SUM, g, h);
  if (known != NONE || h == GH_CANON_ZERO)
    return h == GH_CANON_ZERO ? g : known;
  size_t const start = canons->stack.count;
  size_t right = start;
  gh_deeper (canons->store);
  list_options (canons, h);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    push_options (canons, g, side);
    for (size_t i = 0; i < count_of (canons, h, side); i++) {
      gh_canon const moved = gh_canon_ordinal_sum (canons, g, option_of (canons, h, side, i));
      push (canons, &canons->stack, moved);
    }
    right = side == GH_LEFT ? canons->stack.count : right;
  }
  const gh_canon *const items = canons->stack.items;
  gh_canon const made = gh_canon_of_options (canons, items + start, right - start, items + right,
                                             canons->stack.count - right);
  canons->stack.count = start;
  gh_shallower (canons->store);
  return operated_put (canons, BY_SUM, g, h, made);
}
