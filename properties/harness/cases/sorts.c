#include "harness/cases/sorts.h"
#include "adapter/takes.h"
#include "form/loan.h"
#include "form/numeral.h"
#include "loopy/graph.h"
#include "reference/misere/misere.h"
#include "transfinite/ordinal.h"

const char *const gh_sort_words[GH_SORTS] = {"game",      "number",  "integer",
                                             "impartial", "dicotic", "ordinal",
                                             "surreal",   "loopy",   "impartial_loopy"};

gh_type gh_type_of_sort (gh_sort sort)
{
  return sort == GH_SORT_ORDINAL   ? GH_ORDINAL
         : sort == GH_SORT_SURREAL ? GH_SURREAL
         : gh_is_loopy_sort (sort) ? GH_LOOPY
         : sort == GH_SORT_INTEGER ? GH_INTEGER
                                   : GH_GAME;
}

bool gh_is_code (gh_sort sort)
{
  return sort == GH_SORT_ORDINAL || sort == GH_SORT_SURREAL || gh_is_loopy_sort (sort);
}

static bool is_impartial_loopy (gh_store *store, gh_form code)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph const g = gh_graph_of_code (store, code);
  bool const is = gh_graph_is_impartial (&g);
  gh_loans_return (store, since);
  return is;
}

bool gh_is_of_sort (gh_store *store, gh_form form, gh_sort sort)
{
  switch (sort) {
  case GH_SORT_NUMBER: return gh_is_numeral (store, gh_canonical (store, form));
  case GH_SORT_INTEGER: return gh_is_integer (store, form);
  case GH_SORT_IMPARTIAL: return gh_is_impartial (store, form);
  case GH_SORT_DICOTIC: return gh_is_of_kind (store, form, GH_KIND_DICOTIC);
  case GH_SORT_ORDINAL: return gh_is_ordinal (store, form);
  case GH_SORT_IMPARTIAL_LOOPY: return is_impartial_loopy (store, form);
  default: return true;
  }
}

bool gh_is_of_set (gh_store *store, gh_form form, gh_set set)
{
  switch (set) {
  case GH_SET_VALUES: return gh_canonical (store, form) == form;
  case GH_SET_SIMPLEST: return gh_misere_simplest (store, form) == form;
  default: return true;
  }
}
