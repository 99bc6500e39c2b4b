/* Canaries that compare wrongly, or tell the wrong winner. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"

static bool born_by (gh_store *store, gh_form form, int64_t day)
{
  int64_t n;
  return gh_small_integer (store, gh_form_birthday (store, form), 0, day, &n);
}

SPOIL (fuzzy_at_least)
{
  if (request == GH_ASK_COMPARE && answer->order == GH_FUZZY &&
      !(born_by (store, arguments[0].form, 2) && born_by (store, arguments[1].form, 2)))
    answer->order = GH_GREATER;
}

SPOIL (fuzzy_equal)
{
  (void)store;
  (void)arguments;
  if (request == GH_ASK_COMPARE && answer->order == GH_FUZZY)
    answer->order = GH_EQUAL;
}

/* G >= H when every G^R > H and every H^L < G. */
static bool at_least_strictly (gh_store *store, gh_form g, gh_form h)
{
  GH_EACH (store, GH_RIGHT, x, g)
    if (gh_compare_directly (store, x, h) != GH_GREATER)
      return false;
  GH_EACH (store, GH_LEFT, y, h)
    if (gh_compare_directly (store, y, g) != GH_LESS)
      return false;
  return true;
}

SPOIL (confused_not_enough)
{
  if (request != GH_ASK_COMPARE)
    return;
  gh_form const g = arguments[0].form, h = arguments[1].form;
  bool const least = at_least_strictly (store, g, h), most = at_least_strictly (store, h, g);
  answer->order = least && most ? GH_EQUAL : least ? GH_GREATER : most ? GH_LESS : GH_FUZZY;
}

SPOIL (last_loses)
{
  if (request == GH_ASK_OUTCOME)
    answer->outcome = gh_outcome_of (store, arguments[0].form, GH_MISERE);
}
