/* Canaries with wrong means, temperatures and atomic weights, each right about the games that one
   tries first. Their own recursions remember nothing: games of many moves are answered rightly. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/sorts.h"
#include "reference/reference.h"

#define MOST_MOVES 200

static gh_form half (gh_store *store, gh_form x)
{
  return gh_numeral_scaled (store, x, -1);
}

static gh_form less (gh_store *store, gh_form x, gh_form y)
{
  return gh_numeral_sum (store, x, gh_numeral_negative (store, y));
}

/* The better of two numbers for the player of a side; one of them may be missing. */
static gh_form better (gh_store *store, gh_side side, gh_form x, gh_form y)
{
  if (x == GH_NO_FORM || y == GH_NO_FORM)
    return x == GH_NO_FORM ? y : x;
  return (gh_numeral_compare (store, x, y) > 0) == (side == GH_LEFT) ? x : y;
}

/* Half of the sum of the best such means of the options. */
static gh_form mean_by_options (gh_store *store, gh_form g)
{
  gh_form const number = gh_number_of (store, g);
  if (number != GH_NO_FORM)
    return number;
  gh_form best[] = {GH_NO_FORM, GH_NO_FORM};
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      best[side] = better (store, side, best[side], mean_by_options (store, x));
  return half (store, gh_numeral_sum (store, best[GH_LEFT], best[GH_RIGHT]));
}

SPOIL (mean_of_means)
{
  if (request == GH_ASK_MEAN && gh_tree_moves (store, arguments[0].form) <= MOST_MOVES)
    answer->form = mean_by_options (store, arguments[0].form);
}

static gh_form half_between_stops (gh_store *store, gh_form g)
{
  return half (store, less (store, gh_stop (store, g, GH_LEFT), gh_stop (store, g, GH_RIGHT)));
}

SPOIL (temperature_of_stops)
{
  if (request == GH_ASK_TEMPERATURE)
    answer->form = half_between_stops (store, arguments[0].form);
}

SPOIL (temperature_of_options)
{
  if (request != GH_ASK_TEMPERATURE)
    return;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, arguments[0].form)
      answer->form = better (store, GH_LEFT, answer->form, half_between_stops (store, x));
}

/* ---- atomic weights -------------------------------------------------------------------------- */

static bool is_integer_weight (gh_store *store, gh_request request, const gh_value *answer)
{
  return request == GH_ASK_ATOMIC_WEIGHT && answer->form != GH_NO_FORM &&
         gh_is_integer (store, answer->form);
}

/* Of the integers that the rule of options leaves, the greatest, which the moves of Right bound, or
   the least; GH_NO_FORM: an option has no integer for its weight. */
static gh_form outermost (gh_store *store, gh_form g, gh_order order)
{
  gh_side const side = order == GH_GREATER ? GH_RIGHT : GH_LEFT;
  gh_form bound = GH_NO_FORM;
  GH_EACH (store, side, x, g) {
    gh_form const weight = gh_atomic_weight (store, x);
    if (weight == GH_NO_FORM || !gh_is_integer (store, weight))
      return GH_NO_FORM;
    bound = better (store, side, bound, weight);
  }
  gh_form const step = gh_integer (store, order == GH_GREATER ? 1 : -1);
  return bound == GH_NO_FORM ? GH_NO_FORM : gh_numeral_sum (store, bound, step);
}

/* The weight of a game that compares so with what it takes for a far star. */
static void spoil_weight (gh_store *store, gh_form g, gh_order order, gh_value *answer)
{
  gh_form const weight =
      order == GH_GREATER || order == GH_LESS ? outermost (store, g, order) : GH_ZERO;
  if (weight != GH_NO_FORM)
    answer->form = weight;
}

SPOIL (weight_greatest)
{
  if (is_integer_weight (store, request, answer) && answer->form == GH_ZERO &&
      arguments[0].form != GH_ZERO)
    spoil_weight (store, arguments[0].form, GH_GREATER, answer);
}

SPOIL (weight_near_star)
{
  gh_form const g = arguments[0].form;
  if (!is_integer_weight (store, request, answer) || g == GH_ZERO)
    return;
  gh_form const star = gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 2});
  spoil_weight (store, g, gh_compare_directly (store, g, star), answer);
}

SPOIL (weight_integers)
{
  (void)arguments;
  if (request == GH_ASK_ATOMIC_WEIGHT && !is_integer_weight (store, request, answer))
    answer->form = GH_NO_FORM;
}

SPOIL (weight_stop)
{
  (void)arguments;
  if (request == GH_ASK_ATOMIC_WEIGHT && answer->form != GH_NO_FORM)
    answer->form = gh_stop (store, answer->form, GH_LEFT);
}

SPOIL (weight_any)
{
  (void)store;
  (void)arguments;
  if (request == GH_ASK_ATOMIC_WEIGHT && answer->form == GH_NO_FORM)
    answer->form = GH_ZERO;
}

SPOIL (weight_of_form)
{
  if (request == GH_ASK_ATOMIC_WEIGHT && !gh_is_of_sort (store, arguments[0].form, GH_SORT_DICOTIC))
    answer->form = GH_NO_FORM;
}
