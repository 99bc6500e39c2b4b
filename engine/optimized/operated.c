/* What an operation makes of a value and its positions, remembered as long as nothing else is
   asked. Cooling, heating and Norton's product are alike: {f (G^L) + a | f (G^R) - a} for one or
   several a, down to where f is known by itself. */
#include "optimized/operated.h"

/* The place of what the operation makes of g, NONE: not found yet. */
static gh_canon *place_of (gh_canons *canons, operation by, gh_canon parameter, gh_canon g)
{
  if (canons->operated_by != (unsigned)by || canons->parameter != parameter) {
    canons->operated_by = (unsigned)by;
    canons->parameter = parameter;
    canons->operated.count = 0;
  }
  return place (canons, &canons->operated, canons->values.count, g);
}

gh_canon operated_get (gh_canons *canons, operation by, gh_canon parameter, gh_canon g)
{
  return *place_of (canons, by, parameter, g);
}

gh_canon operated_put (gh_canons *canons, operation by, gh_canon parameter, gh_canon g,
                       gh_canon made)
{
  return *place_of (canons, by, parameter, g) = made;
}

void operated_forget (gh_canons *canons)
{
  canons->operated_by = BY_NONE;
}

gh_canon operated_options (gh_canons *canons, gh_canon g, gh_canon parameter, size_t gains,
                           operating *of)
{
  size_t const start = canons->stack.count;
  size_t right = start;
  gh_deeper (canons->store);
  list_options (canons, g);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    for (size_t i = 0; i < count_of (canons, g, side); i++) {
      gh_canon const moved = of (canons, option_of (canons, g, side, i), parameter);
      for (size_t k = 0; k < gains; k++) {
        gh_canon const gain = ((gh_canon *)canons->gains.items)[k];
        push (canons, &canons->stack,
              side == GH_LEFT ? gh_canon_sum (canons, moved, gain)
                              : gh_canon_difference (canons, moved, gain));
      }
    }
    right = side == GH_LEFT ? canons->stack.count : right;
  }
  const gh_canon *const items = canons->stack.items;
  gh_canon const made = gh_canon_of_options (canons, items + start, right - start, items + right,
                                             canons->stack.count - right);
  canons->stack.count = start;
  gh_shallower (canons->store);
  return made;
}
