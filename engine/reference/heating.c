/* Heating, overheating and Norton's product (Winning Ways, Chapters 6 and 8; Siegel, Combinatorial
   Game Theory, II.5 and II.7), and what moves gain. All forms here are canonical. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

gh_form gh_value_sum (gh_store *store, gh_form g, gh_form h)
{
  if (gh_is_numeral (store, g) && gh_is_numeral (store, h))
    return gh_numeral_sum (store, g, h);
  return gh_canonical (store, gh_sum (store, g, h));
}

/* As many copies of u as the integer says, one after the other. */
static gh_form multiple (gh_store *store, gh_form integer, gh_form u)
{
  int64_t n;
  if (!gh_small_integer (store, integer, -1000, 1000, &n))
    gh_fail (store, GH_OVER_FORMS);
  gh_form const of = n < 0 ? gh_negative (store, u) : u;
  gh_form sum = GH_ZERO;
  for (n = n < 0 ? -n : n; n > 0; n--)
    sum = gh_value_sum (store, sum, of);
  return sum;
}

/* {heated G^L + H | heated G^R - H}, but a number stays as it is. */
gh_form gh_heated (gh_store *store, gh_form g, gh_form h)
{
  uint32_t memo;
  if (gh_is_numeral (store, g))
    return g;
  if (gh_memo_get (store, GH_MEMO_HEATED, g, h, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_form const prize = side == GH_LEFT ? h : gh_negative (store, h);
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, gh_value_sum (store, gh_heated (store, x, h), prize));
  }
  gh_form const heated = gh_canonical (store, gh_form_end (store));
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_HEATED, g, h, heated);
  return heated;
}

/* n.S for an integer n, else {overheated G^L + T | overheated G^R - T}; `by` is {S|T}. */
static gh_form overheated (gh_store *store, gh_form g, gh_form by)
{
  uint32_t memo;
  gh_form const t = gh_option (store, by, GH_RIGHT, 0);
  if (gh_is_integer (store, g))
    return multiple (store, g, gh_option (store, by, GH_LEFT, 0));
  if (gh_memo_get (store, GH_MEMO_OVERHEATED, g, by, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_form const prize = side == GH_LEFT ? t : gh_negative (store, t);
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, gh_value_sum (store, overheated (store, x, by), prize));
  }
  gh_form const made = gh_canonical (store, gh_form_end (store));
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_OVERHEATED, g, by, made);
  return made;
}

gh_form gh_overheated (gh_store *store, gh_form g, gh_form s, gh_form t)
{
  return overheated (store, g, gh_make (store, s, t));
}

gh_form gh_incentives (gh_store *store, gh_form g, gh_side side)
{
  gh_form_begin (store);
  GH_EACH (store, side, x, g) {
    gh_form const more = side == GH_LEFT ? x : g, less = side == GH_LEFT ? g : x;
    gh_form_add (store, GH_LEFT, gh_value_sum (store, more, gh_negative (store, less)));
  }
  return gh_form_end (store);
}

/* n.U for an integer n, else {G^L.U + (U + D) | G^R.U - (U + D)}, D what any move in U gains. */
static gh_form product (gh_store *store, gh_form g, gh_form u, gh_form gains)
{
  uint32_t memo;
  if (gh_is_integer (store, g))
    return multiple (store, g, u);
  if (gh_memo_get (store, GH_MEMO_NORTON, g, u, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      GH_EACH (store, GH_LEFT, gain, gains) {
        gh_form const step = gh_value_sum (store, u, gain);
        gh_form const moved = product (store, x, u, gains);
        gh_form_add (
            store, side,
            gh_value_sum (store, moved, side == GH_LEFT ? step : gh_negative (store, step)));
      }
  gh_form const made = gh_canonical (store, gh_form_end (store));
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_NORTON, g, u, made);
  return made;
}

gh_form gh_norton_product (gh_store *store, gh_form g, gh_form u)
{
  if (gh_compare_directly (store, u, GH_ZERO) != GH_GREATER)
    return GH_NO_FORM;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_form const of_side = gh_incentives (store, u, side);
    GH_EACH (store, GH_LEFT, gain, of_side)
      gh_form_add (store, GH_LEFT, gain);
  }
  return product (store, g, u, gh_form_end (store));
}
