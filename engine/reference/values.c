/* What is asked of a value beside its order, its stops and its kind: each by the file of its
   definition. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

/* The number that g equals, if it is no less than 0; else GH_NO_FORM. */
static gh_form tax_of (gh_store *store, gh_form g)
{
  gh_form const t = gh_number_of (store, g);
  return t != GH_NO_FORM && gh_numeral_sign (store, t) >= 0 ? t : GH_NO_FORM;
}

/* All small: where one player can move, both can. */
static bool is_dicotic (gh_store *store, gh_form g)
{
  const gh_form *list;
  if (gh_is_numeral (store, g))
    return g == GH_ZERO;
  size_t const count = gh_positions (store, g, &list);
  for (size_t i = 0; i < count; i++)
    if (!gh_option_count (store, list[i], GH_LEFT) != !gh_option_count (store, list[i], GH_RIGHT))
      return false;
  return true;
}

void gh_find_of_value (gh_store *store, gh_request request, gh_form g, const gh_value *arguments,
                       gh_value *answer)
{
  bool const is_wall = request == GH_ASK_LEFT_WALL || request == GH_ASK_RIGHT_WALL;
  gh_form const t = is_wall || request == GH_ASK_COOL ? tax_of (store, arguments[1].form) : GH_ZERO;
  answer->form = GH_NO_FORM;
  if (t == GH_NO_FORM)
    return;
  switch (request) {
  case GH_ASK_LEFT_WALL: answer->form = gh_wall_at (store, g, GH_LEFT, t); return;
  case GH_ASK_RIGHT_WALL: answer->form = gh_wall_at (store, g, GH_RIGHT, t); return;
  case GH_ASK_THERMOGRAPH: answer->form = gh_thermograph (store, g); return;
  case GH_ASK_COOL: answer->form = gh_cooled (store, g, t); return;
  case GH_ASK_FREEZE: answer->form = gh_frozen (store, g); return;
  case GH_ASK_HEAT:
    answer->form = gh_heated (store, g, gh_canonical (store, arguments[1].form));
    return;
  case GH_ASK_OVERHEAT:
    answer->form = gh_overheated (store, g, gh_canonical (store, arguments[1].form),
                                  gh_canonical (store, arguments[2].form));
    return;
  case GH_ASK_NORTON_MULTIPLY:
    answer->form = gh_norton_product (store, g, gh_canonical (store, arguments[1].form));
    return;
  case GH_ASK_ORDINAL_SUM: answer->form = gh_ordinal_sum (store, g, arguments[1].form); return;
  case GH_ASK_LEFT_INCENTIVES: answer->form = gh_incentives (store, g, GH_LEFT); return;
  case GH_ASK_RIGHT_INCENTIVES: answer->form = gh_incentives (store, g, GH_RIGHT); return;
  case GH_ASK_REDUCED_CANONICAL: answer->form = gh_reduced_canonical (store, g); return;
  case GH_ASK_UPTIMAL:
    answer->form = gh_uptimal_coefficient (store, g, gh_number_of (store, arguments[1].form));
    return;
  case GH_ASK_IS_INFINITESIMAL: answer->truth = gh_is_infinitesimal (store, g); return;
  case GH_ASK_IS_NUMBERISH: answer->truth = gh_is_numberish (store, g); return;
  case GH_ASK_IS_DICOTIC: answer->truth = is_dicotic (store, g); return;
  default: answer->truth = gh_is_nimber (store, g); return;
  }
}
