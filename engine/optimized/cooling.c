/* Cooling, by the thermograph, which knows from where on a value is frozen. */
#include "optimized/operated.h"

static gh_canon cooled (gh_canons *canons, gh_canon g, gh_canon t)
{
  if (is_number (at (canons, g)))
    return g;
  gh_canon const known = operated_get (canons, BY_COOLING, t, g);
  if (known != NONE)
    return known;
  bool const frozen = number_compare (canons, gh_canon_temperature (canons, g), t) < 0;
  gh_canon const made =
      frozen ? gh_canon_mean (canons, g) : operated_options (canons, g, t, 1, cooled);
  return operated_put (canons, BY_COOLING, t, g, made);
}

gh_canon gh_canon_cool (gh_canons *canons, gh_canon g, gh_canon t)
{
  canons->gains.count = 0;
  push (canons, &canons->gains, number_negative (canons, t));
  return t == GH_CANON_ZERO ? g : cooled (canons, g, t);
}

gh_canon gh_canon_freeze (gh_canons *canons, gh_canon g)
{
  return is_number (at (canons, g)) ? g
                                    : gh_canon_cool (canons, g, gh_canon_temperature (canons, g));
}

gh_canon gh_canon_wall_at (gh_canons *canons, gh_canon g, gh_side side, gh_canon t)
{
  const gh_wall_piece *pieces;
  size_t i = gh_canon_wall (canons, g, side, &pieces) - 1;
  while (number_compare (canons, pieces[i].from, t) > 0)
    i--;
  gh_wall_piece const p = pieces[i];
  gh_canon const from = number_negative (canons, p.from);
  gh_canon const way = p.slope ? number_sum (canons, t, from) : GH_CANON_ZERO;
  return number_sum (canons, p.value, p.slope < 0 ? number_negative (canons, way) : way);
}
