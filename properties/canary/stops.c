/* Canaries with wrong stops. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "reference/reference.h"

static gh_side other (gh_side side)
{
  return side == GH_LEFT ? GH_RIGHT : GH_LEFT;
}

/* The greatest, or the least, stop of the options of one side when the other player goes on;
   GH_NO_FORM: there is no option. */
static gh_form best_stop (gh_store *store, gh_form g, gh_side side, bool greatest)
{
  gh_form best = GH_NO_FORM;
  GH_EACH (store, side, x, g) {
    gh_form const stop = gh_stop (store, x, other (side));
    int const order = best == GH_NO_FORM ? 0 : gh_numeral_compare (store, stop, best);
    if (best == GH_NO_FORM || (greatest ? order > 0 : order < 0))
      best = stop;
  }
  return best;
}

SPOIL (right_stop_greatest)
{
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_RIGHT_STOP && gh_number_of (store, g) == GH_NO_FORM)
    answer->form = best_stop (store, g, GH_RIGHT, true);
}

SPOIL (stop_plays_numbers)
{
  if (request != GH_ASK_LEFT_STOP && request != GH_ASK_RIGHT_STOP)
    return;
  gh_side const first = request == GH_ASK_LEFT_STOP ? GH_LEFT : GH_RIGHT;
  gh_form const stop = best_stop (store, arguments[0].form, first, first == GH_LEFT);
  if (stop != GH_NO_FORM)
    answer->form = stop;
}

SPOIL (equal_stops_number)
{
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_NUMBER && answer->form == GH_NO_FORM &&
      gh_stop (store, g, GH_LEFT) == gh_stop (store, g, GH_RIGHT))
    answer->form = gh_stop (store, g, GH_LEFT);
}

SPOIL (number_form_only)
{
  if (request == GH_ASK_NUMBER && !gh_is_numeral (store, arguments[0].form) &&
      !gh_is_number_form (store, arguments[0].form))
    answer->form = GH_NO_FORM;
}

/* How G compares with its stop x by the rule that is broken: a number above the left stop is
   greater than G, one below the right stop less. */
static gh_order beside_stop (gh_store *store, gh_form g, gh_form x, bool with_stop, gh_order right)
{
  if (gh_number_of (store, g) != GH_NO_FORM)
    return right;
  bool const left = x == gh_stop (store, g, GH_LEFT);
  if (!left && x != gh_stop (store, g, GH_RIGHT))
    return right;
  if (with_stop)
    return GH_FUZZY;
  return right != GH_FUZZY ? right : left ? GH_LESS : GH_GREATER;
}

static gh_order mirrored (gh_order order)
{
  return order == GH_LESS ? GH_GREATER : order == GH_GREATER ? GH_LESS : order;
}

static void spoil_interval (gh_store *store, const gh_value *arguments, gh_value *answer,
                            bool with_stop)
{
  gh_form const g = arguments[0].form, h = arguments[1].form;
  if (gh_is_numeral (store, h))
    answer->order = beside_stop (store, g, h, with_stop, answer->order);
  else if (gh_is_numeral (store, g))
    answer->order = mirrored (beside_stop (store, h, g, with_stop, mirrored (answer->order)));
}

SPOIL (interval_open)
{
  if (request == GH_ASK_COMPARE)
    spoil_interval (store, arguments, answer, false);
}

SPOIL (interval_closed)
{
  if (request == GH_ASK_COMPARE)
    spoil_interval (store, arguments, answer, true);
}

/* Who wins is told by the signs of the stops, where both are 0 nobody who begins. */
SPOIL (outcome_of_stops)
{
  gh_form const g = arguments[0].form;
  if (request != GH_ASK_OUTCOME)
    return;
  int const left = gh_numeral_sign (store, gh_stop (store, g, GH_LEFT));
  int const right = gh_numeral_sign (store, gh_stop (store, g, GH_RIGHT));
  answer->outcome = right > 0 ? GH_L : left < 0 ? GH_R : left || right ? GH_N : GH_P;
}

/* ---- atomic weights -------------------------------------------------------------------------- */

/* Then each integer is 0, as 0 lies between what the moves of both players weigh. */
SPOIL (far_star)
{
  (void)arguments;
  if (request == GH_ASK_ATOMIC_WEIGHT && answer->form != GH_NO_FORM &&
      gh_is_integer (store, answer->form))
    answer->form = GH_ZERO;
}
