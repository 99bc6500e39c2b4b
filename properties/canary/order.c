/* Canaries that compare wrongly. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"

static bool born_by (gh_store *store, gh_form form, long day)
{
  long n;
  return gh_small_integer (store, gh_form_birthday (store, form), 0, day, &n);
}

SPOIL (fuzzy_at_least)
{
  if (request == GH_ASK_COMPARE && answer->order == GH_FUZZY &&
      !(born_by (store, arguments[0].form, 2) && born_by (store, arguments[1].form, 2)))
    answer->order = GH_GREATER;
}
