/* Canaries that add and negate wrongly. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

/* {G^L + H | G^R + H, G + H^R}. Numbers are added as numbers. */
SPOIL (sum_forgets)
{
  gh_form const g = arguments[0].form, h = arguments[1].form;
  if (request != GH_ASK_ADD || (gh_is_numeral (store, g) && gh_is_numeral (store, h)))
    return;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, gh_sum (store, x, h));
  GH_EACH (store, GH_RIGHT, y, h)
    gh_form_add (store, GH_RIGHT, gh_sum (store, g, y));
  answer->form = gh_form_end (store);
}

SPOIL (lost_star)
{
  gh_form const x = arguments[0].form;
  gh_number_up_star h;
  if (request == GH_ASK_ADD && gh_is_numeral (store, x) &&
      gh_shape_of (store, arguments[1].form, &h) && !h.ups && h.nimber == 1)
    answer->form = gh_numeral_sum (store, x, h.number);
}

SPOIL (nimbers_plain)
{
  gh_number_up_star g, h;
  if (request == GH_ASK_ADD && gh_shape_of (store, arguments[0].form, &g) &&
      gh_shape_of (store, arguments[1].form, &h) && !g.ups && !h.ups && g.nimber && h.nimber)
    answer->form =
        gh_shape_make (store, (gh_number_up_star){gh_numeral_sum (store, g.number, h.number), 0,
                                                  g.nimber + h.nimber});
}

SPOIL (ups_8)
{
  gh_number_up_star g, h;
  if (request != GH_ASK_ADD || !gh_shape_of (store, arguments[0].form, &g) ||
      !gh_shape_of (store, arguments[1].form, &h))
    return;
  uint64_t const ups = (uint64_t)(g.ups + h.ups) & 255;
  gh_number_up_star const sum = {gh_numeral_sum (store, g.number, h.number),
                                 ups < 128 ? (int64_t)ups : (int64_t)ups - 256,
                                 g.nimber ^ h.nimber};
  if (sum.ups != g.ups + h.ups)
    answer->form = gh_shape_make (store, sum);
}

/* {G^L + x | G^R + x} */
SPOIL (number_translated)
{
  gh_form const g = arguments[0].form, x = arguments[1].form;
  if (request != GH_ASK_ADD || !gh_is_numeral (store, x) || gh_is_numeral (store, g))
    return;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, y, g)
      gh_form_add (store, side, gh_sum (store, y, x));
  answer->form = gh_form_end (store);
}

/* Negated through and through, but not swapped, every game is its own negative. */
SPOIL (negate_unswapped)
{
  (void)store;
  if (request == GH_ASK_NEGATE)
    answer->form = arguments[0].form;
}

/* {G^R | G^L} */
SPOIL (negate_root)
{
  if (request != GH_ASK_NEGATE)
    return;
  gh_form_begin (store);
  GH_EACH (store, GH_RIGHT, x, arguments[0].form)
    gh_form_add (store, GH_LEFT, x);
  GH_EACH (store, GH_LEFT, x, arguments[0].form)
    gh_form_add (store, GH_RIGHT, x);
  answer->form = gh_form_end (store);
}
