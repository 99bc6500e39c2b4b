/* Definition 2.7: G + H = {G^L + H, G + H^L | G^R + H, G + H^R}; and the ordinal sum. */
#include "form/shape.h"
#include "reference/reference.h"

gh_form gh_sum (gh_store *store, gh_form g, gh_form h)
{
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_SUM, g, h, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, gh_sum (store, x, h));
    GH_EACH (store, side, y, h)
      gh_form_add (store, side, gh_sum (store, g, y));
  }
  gh_shallower (store);
  gh_form const sum = gh_form_end (store);
  gh_memo_put (store, GH_MEMO_SUM, g, h, sum);
  return sum;
}

gh_form gh_difference (gh_store *store, gh_form g, gh_form h)
{
  return gh_sum (store, g, gh_negative (store, h));
}

gh_form gh_ordinal_sum (gh_store *store, gh_form g, gh_form h)
{
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_ORDINAL_SUM, g, h, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, x);
    GH_EACH (store, side, y, h)
      gh_form_add (store, side, gh_ordinal_sum (store, g, y));
  }
  gh_shallower (store);
  gh_form const sum = gh_form_end (store);
  gh_memo_put (store, GH_MEMO_ORDINAL_SUM, g, h, sum);
  return sum;
}
