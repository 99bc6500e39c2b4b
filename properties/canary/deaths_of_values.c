/* Canaries that die of a question about cooling, products, incentives or kinds of values. */
#include "canary/canary.h"
#include "form/numeral.h"

static bool is_stuck (gh_store *store, const gh_value *arguments, gh_side side)
{
  return gh_option_count (store, arguments[0].form, side) == 0;
}

DIES (left_wall_of_number)
{
  return request == GH_ASK_LEFT_WALL && gh_is_numeral (store, arguments[0].form);
}

DIES (right_wall_of_number)
{
  return request == GH_ASK_RIGHT_WALL && gh_is_numeral (store, arguments[0].form);
}

DIES (thermograph_of_number)
{
  return request == GH_ASK_THERMOGRAPH && gh_is_numeral (store, arguments[0].form);
}

DIES (cool_of_number)
{
  return request == GH_ASK_COOL && gh_is_numeral (store, arguments[0].form);
}

DIES (freeze_of_number)
{
  return request == GH_ASK_FREEZE && gh_is_numeral (store, arguments[0].form);
}

DIES (heat_of_number)
{
  return request == GH_ASK_HEAT && gh_is_numeral (store, arguments[0].form);
}

DIES (overheat_of_nothing)
{
  (void)store;
  return request == GH_ASK_OVERHEAT && arguments[0].form == GH_ZERO;
}

DIES (norton_of_nothing)
{
  (void)store;
  return request == GH_ASK_NORTON_MULTIPLY && arguments[0].form == GH_ZERO;
}

DIES (ordinal_sum_on_nothing)
{
  (void)store;
  return request == GH_ASK_ORDINAL_SUM && arguments[0].form == GH_ZERO;
}

DIES (left_incentives_stuck)
{
  return request == GH_ASK_LEFT_INCENTIVES && is_stuck (store, arguments, GH_LEFT);
}

DIES (right_incentives_stuck)
{
  return request == GH_ASK_RIGHT_INCENTIVES && is_stuck (store, arguments, GH_RIGHT);
}

DIES (reduced_of_number)
{
  return request == GH_ASK_REDUCED_CANONICAL && gh_is_numeral (store, arguments[0].form);
}

DIES (uptimal_of_nothing)
{
  (void)store;
  return request == GH_ASK_UPTIMAL && arguments[0].form == GH_ZERO;
}

DIES (infinitesimal_of_nothing)
{
  (void)store;
  return request == GH_ASK_IS_INFINITESIMAL && arguments[0].form == GH_ZERO;
}

DIES (numberish_of_nothing)
{
  (void)store;
  return request == GH_ASK_IS_NUMBERISH && arguments[0].form == GH_ZERO;
}

DIES (dicotic_of_nothing)
{
  (void)store;
  return request == GH_ASK_IS_DICOTIC && arguments[0].form == GH_ZERO;
}

DIES (nimber_of_nothing)
{
  (void)store;
  return request == GH_ASK_IS_NIMBER && arguments[0].form == GH_ZERO;
}
