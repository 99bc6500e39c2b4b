/* Thermographs as they are told, corner by corner. */
#include "form/numeral.h"
#include "form/thermograph.h"
#include "reference/reference.h"
#include "theory/theory.h"

#include <inttypes.h>

/* The corner at or before t, or the first one after it; GH_NO_FORM: there is none. */
static gh_form corner_near (gh_store *store, gh_form drawn, gh_side side, gh_form t, bool after)
{
  gh_form best = GH_NO_FORM, best_t = GH_NO_FORM;
  GH_EACH (store, side, x, drawn) {
    gh_form const at = gh_option (store, x, GH_RIGHT, 0);
    int const order = gh_numeral_compare (store, at, t);
    if (after ? order <= 0 : order > 0)
      continue;
    int const than_best = best == GH_NO_FORM ? 0 : gh_numeral_compare (store, at, best_t);
    if (best == GH_NO_FORM || (after ? than_best < 0 : than_best > 0)) {
      best = x;
      best_t = at;
    }
  }
  return best;
}

/* How far the wall at t is by the corners around: behind the last one it stands. */
static gh_form drawn_at (gh_store *store, gh_form drawn, gh_side side, gh_form t)
{
  gh_form const from = corner_near (store, drawn, side, t, false);
  gh_form const to = corner_near (store, drawn, side, t, true);
  gh_form const start = gh_option (store, from, GH_LEFT, 0);
  if (to == GH_NO_FORM)
    return start;
  int const slope = gh_numeral_compare (store, gh_option (store, to, GH_LEFT, 0), start);
  gh_form const way =
      gh_numeral_sum (store, t, gh_numeral_negative (store, gh_option (store, from, GH_RIGHT, 0)));
  return slope ? gh_numeral_sum (store, start, slope > 0 ? way : gh_numeral_negative (store, way))
               : start;
}

/* Walls are straight from corner to corner, with a slope of 1, 0 or -1. What is asked between the
   corners, and beyond them, is what the engine itself says of its walls. */
THEOREM (thermographs)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_form const drawn = gh_ask (t, GH_ASK_THERMOGRAPH, g, GH_ZERO).form;
  for (int64_t quarters = 0; quarters <= 10; quarters++) {
    gh_form const tax = gh_fraction (t->store, quarters, 2);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
      gh_request const wall = side == GH_LEFT ? GH_ASK_LEFT_WALL : GH_ASK_RIGHT_WALL;
      gh_form const told = gh_ask (t, wall, g, tax).form;
      gh_expect (t, drawn_at (t->store, drawn, side, tax) == told,
                 "the %s wall at %" PRId64 "/4 as the corners say",
                 side == GH_LEFT ? "left" : "right", quarters);
    }
  }
}

/* It ends in a mast at the mean, at the temperature, and begins at the stops. */
THEOREM (masts)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_store *const store = t->store;
  gh_assume (t, gh_number_of (store, g) == GH_NO_FORM);
  gh_form const drawn = gh_ask (t, GH_ASK_THERMOGRAPH, g, GH_ZERO).form;
  gh_form const mean = gh_ask (t, GH_ASK_MEAN, g, GH_ZERO).form;
  gh_form const temperature = gh_ask (t, GH_ASK_TEMPERATURE, g, GH_ZERO).form;
  gh_form last = GH_ZERO;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_request const stop = side == GH_LEFT ? GH_ASK_LEFT_STOP : GH_ASK_RIGHT_STOP;
    gh_expect (t, drawn_at (store, drawn, side, GH_ZERO) == gh_ask (t, stop, g, GH_ZERO).form,
               "a wall that begins at the stop");
    gh_expect (t, drawn_at (store, drawn, side, temperature) == mean,
               "walls that meet at the mean, at the temperature");
    GH_EACH (store, side, x, drawn)
      if (gh_numeral_compare (store, gh_option (store, x, GH_RIGHT, 0), last) > 0)
        last = gh_option (store, x, GH_RIGHT, 0);
  }
  gh_expect (t, last == temperature, "the last corner at the temperature");
}

THEOREM (number_masts)
{
  gh_form const x = gh_any (t, "x", GH_SORT_NUMBER);
  gh_form const number = gh_number_of (t->store, x);
  gh_form const drawn = gh_ask (t, GH_ASK_THERMOGRAPH, x, GH_ZERO).form;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    gh_expect (t,
               drawn_at (t->store, drawn, side, GH_ZERO) == number &&
                   drawn_at (t->store, drawn, side, gh_integer (t->store, 1)) == number,
               "both walls to stand at the number");
}
