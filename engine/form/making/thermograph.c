/* Thermographs: the corners of their walls. */
#include "form/thermograph.h"
#include "form/numeral.h"

static bool is_corner (gh_store *store, gh_form form)
{
  return gh_option_count (store, form, GH_LEFT) == 1 &&
         gh_option_count (store, form, GH_RIGHT) == 1 &&
         gh_is_numeral (store, gh_option (store, form, GH_LEFT, 0)) &&
         gh_is_numeral (store, gh_option (store, form, GH_RIGHT, 0)) &&
         gh_numeral_sign (store, gh_option (store, form, GH_RIGHT, 0)) >= 0;
}

static gh_form value_of (gh_store *store, gh_form corner)
{
  return gh_option (store, corner, GH_LEFT, 0);
}

static gh_form place_of (gh_store *store, gh_form corner)
{
  return gh_option (store, corner, GH_RIGHT, 0);
}

gh_form gh_thermograph_next (gh_store *store, gh_form points, gh_side side, gh_form last)
{
  gh_form next = GH_NO_FORM;
  GH_EACH (store, side, x, points)
    if ((last == GH_NO_FORM ||
         gh_numeral_compare (store, place_of (store, x), place_of (store, last)) > 0) &&
        (next == GH_NO_FORM ||
         gh_numeral_compare (store, place_of (store, x), place_of (store, next)) < 0))
      next = x;
  return next;
}

/* How the wall goes from a to b: -1, 0 or 1; 2: as none does. Behind the last corner it stands. */
static int slope (gh_store *store, gh_form a, gh_form b)
{
  if (b == GH_NO_FORM)
    return 0;
  gh_form const way =
      gh_numeral_sum (store, place_of (store, b), gh_numeral_negative (store, place_of (store, a)));
  gh_form const up =
      gh_numeral_sum (store, value_of (store, b), gh_numeral_negative (store, value_of (store, a)));
  return up == GH_ZERO ? 0 : up == way ? 1 : up == gh_numeral_negative (store, way) ? -1 : 2;
}

/* Add the corners where the wall turns to the form that was begun; false: it is no wall. */
static bool add_wall (gh_store *store, gh_form points, gh_side side)
{
  size_t seen = 0;
  int before = 2;
  GH_EACH (store, side, x, points)
    if (!is_corner (store, x))
      return false;
  gh_form at = gh_thermograph_next (store, points, side, GH_NO_FORM);
  if (at == GH_NO_FORM || place_of (store, at) != GH_ZERO)
    return false;
  while (at != GH_NO_FORM) {
    gh_form const next = gh_thermograph_next (store, points, side, at);
    int const after = slope (store, at, next);
    if (after == 2)
      return false;
    if (after != before)
      gh_form_add (store, side, at);
    before = after;
    at = next;
    seen++;
  }
  return seen == gh_option_count (store, points, side); /* at no place twice */
}

gh_form gh_thermograph_of_points (gh_store *store, gh_form points)
{
  gh_form_begin (store);
  bool const walls = add_wall (store, points, GH_LEFT) && add_wall (store, points, GH_RIGHT);
  gh_form const made = gh_form_end (store);
  return walls ? made : GH_NO_FORM;
}
