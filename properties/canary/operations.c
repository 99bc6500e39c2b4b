/* Canaries that are wrong about cooling and heating, products, ordinal sums, incentives, reductions
   and kinds of values: in the value, or from some size on. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/words.h"
#include "reference/reference.h"

static bool is_wall (gh_request request)
{
  return request == GH_ASK_LEFT_WALL || request == GH_ASK_RIGHT_WALL;
}

/* G as a canonical form that is no numeral; GH_NO_FORM: it is one. */
static gh_form no_number (gh_store *store, const gh_value *arguments)
{
  gh_form const g = gh_canonical (store, arguments[0].form);
  return gh_is_numeral (store, g) ? GH_NO_FORM : g;
}

/* {G^L + a | G^R - a}. */
static gh_form with_gains (gh_store *store, gh_form g, gh_form gain)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g) {
      gh_form const paid = side == GH_LEFT ? gain : gh_negative (store, gain);
      gh_form_add (store, side, gh_sum (store, x, paid));
    }
  return gh_form_end (store);
}

/* ---- walls and cooling ----------------------------------------------------------------------- */

SPOIL (wall_untaxed)
{
  if (is_wall (request) && answer->form != GH_NO_FORM)
    answer->form =
        gh_stop (store, arguments[0].form, request == GH_ASK_LEFT_WALL ? GH_LEFT : GH_RIGHT);
}

SPOIL (wall_whole)
{
  mpz_t numerator;
  uint64_t exponent;
  (void)arguments;
  if (!is_wall (request) || answer->form == GH_NO_FORM)
    return;
  gh_numeral_value (store, answer->form, numerator, &exponent);
  if (exponent > 1)
    answer->form = gh_fraction (store, gh_mpz_get_i64 (numerator) >> (exponent - 1), 1);
}

SPOIL (thermograph_ends)
{
  (void)arguments;
  if (request != GH_ASK_THERMOGRAPH)
    return;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, answer->form)
      if (gh_option (store, x, GH_RIGHT, 0) == GH_ZERO)
        gh_form_add (store, side, x);
  answer->form = gh_form_end (store);
}

/* Where the right wall turns, the left one is told as its mirror image. */
SPOIL (thermograph_mirrored)
{
  (void)arguments;
  if (request != GH_ASK_THERMOGRAPH || gh_option_count (store, answer->form, GH_RIGHT) < 2)
    return;
  gh_form_begin (store);
  GH_EACH (store, GH_RIGHT, x, answer->form) {
    gh_form const value = gh_option (store, x, GH_LEFT, 0);
    gh_form_add (store, GH_RIGHT, x);
    gh_form_add (
        store, GH_LEFT,
        gh_make (store, gh_numeral_negative (store, value), gh_option (store, x, GH_RIGHT, 0)));
  }
  answer->form = gh_form_end (store);
}

SPOIL (cool_root)
{
  gh_form const g = request == GH_ASK_COOL ? no_number (store, arguments) : GH_NO_FORM;
  if (g != GH_NO_FORM && answer->form != GH_NO_FORM && !gh_is_numeral (store, answer->form))
    answer->form =
        with_gains (store, g, gh_numeral_negative (store, gh_number_of (store, arguments[1].form)));
}

/* The whole part of the tax in a bit. */
SPOIL (cool_from_2)
{
  gh_form const two = gh_integer (store, 2);
  if (request != GH_ASK_COOL || answer->form == GH_NO_FORM)
    return;
  gh_form const t = gh_number_of (store, arguments[1].form);
  if (gh_numeral_compare (store, t, two) >= 0)
    answer->form = gh_cooled (store, gh_canonical (store, arguments[0].form),
                              gh_numeral_sum (store, t, gh_numeral_negative (store, two)));
}

SPOIL (freeze_mean)
{
  if (request == GH_ASK_FREEZE)
    answer->form = gh_stop (store, answer->form, GH_LEFT);
  (void)arguments;
}

SPOIL (freeze_moves)
{
  if (request == GH_ASK_FREEZE && gh_tree_moves (store, arguments[0].form) > 6)
    answer->form = gh_stop (store, answer->form, GH_LEFT);
}

SPOIL (heat_root)
{
  gh_form const g = request == GH_ASK_HEAT ? no_number (store, arguments) : GH_NO_FORM;
  if (g != GH_NO_FORM)
    answer->form = with_gains (store, g, arguments[1].form);
}

SPOIL (heat_to_1)
{
  gh_form const one = gh_integer (store, 1);
  if (request == GH_ASK_HEAT && gh_compare_directly (store, arguments[1].form, one) == GH_GREATER)
    answer->form = gh_heated (store, gh_canonical (store, arguments[0].form), one);
}

SPOIL (overheat_heats)
{
  if (request == GH_ASK_OVERHEAT)
    answer->form = gh_heated (store, gh_canonical (store, arguments[0].form),
                              gh_canonical (store, arguments[2].form));
}

SPOIL (overheat_turned)
{
  if (request == GH_ASK_OVERHEAT)
    answer->form = gh_overheated (store, gh_canonical (store, arguments[0].form),
                                  gh_canonical (store, arguments[2].form),
                                  gh_canonical (store, arguments[1].form));
}

SPOIL (overheat_to_1)
{
  gh_form const one = gh_integer (store, 1);
  if (request == GH_ASK_OVERHEAT &&
      gh_compare_directly (store, arguments[2].form, one) == GH_GREATER)
    answer->form = gh_overheated (store, gh_canonical (store, arguments[0].form),
                                  gh_canonical (store, arguments[1].form), one);
}

/* ---- products and ordinal sums --------------------------------------------------------------- */

/* {G^L.U + U | G^R.U - U}: no move in U gains anything. */
static gh_form without_incentives (gh_store *store, gh_form g, gh_form u)
{
  if (gh_is_integer (store, g))
    return gh_norton_product (store, g, u);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g) {
      gh_form const step = side == GH_LEFT ? u : gh_negative (store, u);
      gh_form_add (store, side, gh_value_sum (store, without_incentives (store, x, u), step));
    }
  return gh_canonical (store, gh_form_end (store));
}

SPOIL (norton_heats)
{
  if (request == GH_ASK_NORTON_MULTIPLY && answer->form != GH_NO_FORM)
    answer->form = without_incentives (store, gh_canonical (store, arguments[0].form),
                                       gh_canonical (store, arguments[1].form));
}

SPOIL (norton_integers)
{
  int64_t n;
  if (request != GH_ASK_NORTON_MULTIPLY || answer->form == GH_NO_FORM)
    return;
  gh_form const g = gh_canonical (store, arguments[0].form);
  if (gh_is_integer (store, g) && gh_small_integer (store, g, 3, 1000, &n))
    answer->form = gh_norton_product (store, gh_integer (store, n & 1),
                                      gh_canonical (store, arguments[1].form));
}

SPOIL (ordinal_sum_plain)
{
  if (request == GH_ASK_ORDINAL_SUM)
    answer->form = gh_sum (store, arguments[0].form, arguments[1].form);
}

SPOIL (ordinal_sum_of_form)
{
  if (request == GH_ASK_ORDINAL_SUM)
    answer->form = gh_ordinal_sum (store, arguments[0].form, arguments[1].form);
}

SPOIL (ordinal_sum_moves)
{
  if (request == GH_ASK_ORDINAL_SUM && gh_tree_moves (store, arguments[1].form) > 3)
    answer->form = gh_sum (store, arguments[0].form, arguments[1].form);
}

/* ---- incentives and reductions --------------------------------------------------------------- */

static bool asks_incentives (gh_request request)
{
  return request == GH_ASK_LEFT_INCENTIVES || request == GH_ASK_RIGHT_INCENTIVES;
}

SPOIL (incentives_signs)
{
  (void)arguments;
  if (!asks_incentives (request))
    return;
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, answer->form)
    gh_form_add (store, GH_LEFT, gh_negative (store, x));
  answer->form = gh_form_end (store);
}

SPOIL (incentives_single)
{
  (void)arguments;
  if (!asks_incentives (request) || gh_option_count (store, answer->form, GH_LEFT) < 2)
    return;
  gh_form const first = gh_option (store, answer->form, GH_LEFT, 0);
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, first);
  answer->form = gh_form_end (store);
}

SPOIL (reduced_nothing)
{
  if (request == GH_ASK_REDUCED_CANONICAL)
    answer->form = gh_canonical (store, arguments[0].form);
}

SPOIL (reduced_stops)
{
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_REDUCED_CANONICAL && !gh_is_numeral (store, answer->form) &&
      gh_tree_moves (store, g) > 6)
    answer->form = gh_make (store, gh_stop (store, g, GH_LEFT), gh_stop (store, g, GH_RIGHT));
}

SPOIL (uptimal_ups)
{
  if (request == GH_ASK_UPTIMAL && answer->form != GH_NO_FORM &&
      gh_compare_directly (store, arguments[1].form, gh_integer (store, 1)) == GH_GREATER)
    answer->form = GH_ZERO;
}

/* 0.a1a2a3..., with a place for each coefficient. */
SPOIL (uptimal_digit)
{
  int64_t n;
  (void)arguments;
  if (request == GH_ASK_UPTIMAL && answer->form != GH_NO_FORM &&
      gh_small_integer (store, answer->form, INT64_MIN, INT64_MAX, &n))
    answer->form = gh_integer (store, n % 10);
}

SPOIL (uptimal_beside)
{
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_UPTIMAL && gh_stop (store, g, GH_LEFT) != GH_ZERO)
    answer->form = GH_NO_FORM;
}

/* ---- kinds ----------------------------------------------------------------------------------- */

SPOIL (infinitesimal_left)
{
  if (request == GH_ASK_IS_INFINITESIMAL)
    answer->truth = gh_stop (store, arguments[0].form, GH_LEFT) == GH_ZERO;
}

/* Whether both stops are at most a quarter from a number. */
static bool near (gh_store *store, gh_form g, gh_form x)
{
  bool all = true;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_form const stop = gh_stop (store, g, side), minus = gh_numeral_negative (store, x);
    gh_form const away = gh_numeral_sum (store, stop, minus);
    all = all && gh_numeral_compare (store, away, gh_fraction (store, 1, 2)) <= 0 &&
          gh_numeral_compare (store, away, gh_fraction (store, -1, 2)) >= 0;
  }
  return all;
}

SPOIL (infinitesimal_quarter)
{
  if (request == GH_ASK_IS_INFINITESIMAL)
    answer->truth = near (store, arguments[0].form, GH_ZERO);
}

SPOIL (numberish_number)
{
  if (request == GH_ASK_IS_NUMBERISH)
    answer->truth = gh_number_of (store, arguments[0].form) != GH_NO_FORM;
}

SPOIL (numberish_moves)
{
  if (request == GH_ASK_IS_NUMBERISH && gh_tree_moves (store, arguments[0].form) > 8)
    answer->truth = gh_number_of (store, arguments[0].form) != GH_NO_FORM;
}

SPOIL (dicotic_infinitesimal)
{
  if (request == GH_ASK_IS_DICOTIC)
    answer->truth = gh_is_infinitesimal (store, arguments[0].form);
}

/* It looks at the options, and not behind them. */
SPOIL (dicotic_options)
{
  if (request != GH_ASK_IS_DICOTIC)
    return;
  gh_form const g = gh_canonical (store, arguments[0].form);
  answer->truth = !gh_option_count (store, g, GH_LEFT) == !gh_option_count (store, g, GH_RIGHT);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      if (!gh_option_count (store, x, GH_LEFT) != !gh_option_count (store, x, GH_RIGHT))
        answer->truth = false;
}

SPOIL (nimber_twice)
{
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_IS_NIMBER)
    answer->truth = gh_compare_directly (store, g, gh_negative (store, g)) == GH_EQUAL;
}

SPOIL (nimber_8)
{
  if (request == GH_ASK_IS_NIMBER &&
      gh_option_count (store, gh_canonical (store, arguments[0].form), GH_LEFT) >= 8)
    answer->truth = false;
}
