/* Impartial games in normal play: Section 7. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

/* Options are sets, kept in one order. */
static bool same_options (gh_store *store, gh_form g)
{
  size_t const count = gh_option_count (store, g, GH_LEFT);
  bool same = count == gh_option_count (store, g, GH_RIGHT);
  for (size_t i = 0; i < count && same; i++)
    same = gh_option (store, g, GH_LEFT, i) == gh_option (store, g, GH_RIGHT, i);
  return same;
}

/* Definition 7.1. Of the numerals only 0 has the same options on both sides. */
bool gh_is_impartial (gh_store *store, gh_form g)
{
  uint32_t memo;
  if (gh_is_numeral (store, g))
    return g == GH_ZERO;
  if (gh_memo_get (store, GH_MEMO_IMPARTIAL, g, 0, &memo))
    return memo;
  bool impartial = same_options (store, g);
  gh_deeper (store);
  for (size_t i = 0; impartial && i < gh_option_count (store, g, GH_LEFT); i++)
    impartial = gh_is_impartial (store, gh_option (store, g, GH_LEFT, i));
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_IMPARTIAL, g, 0, impartial);
  return impartial;
}

static gh_form nimber (gh_store *store, uint64_t n)
{
  return gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, n});
}

bool gh_is_nimber (gh_store *store, gh_form canonical)
{
  gh_number_up_star shape;
  return canonical == GH_ZERO || (gh_shape_of (store, canonical, &shape) &&
                                  shape.number == GH_ZERO && !shape.ups && shape.nimber);
}

static bool has_option (gh_store *store, gh_form g, gh_form option)
{
  GH_EACH (store, GH_LEFT, x, g)
    if (x == option)
      return true;
  return false;
}

/* Definition 7.3, of the set of options. */
gh_form gh_mex (gh_store *store, gh_form g)
{
  if (!gh_is_impartial (store, g))
    return GH_NO_FORM;
  uint64_t n = 0;
  while (has_option (store, g, nimber (store, n)))
    n++;
  return gh_integer (store, (int64_t)n);
}

/* The search ends, by Theorem 7.5. */
gh_form gh_grundy (gh_store *store, gh_form g)
{
  if (!gh_is_impartial (store, g))
    return GH_NO_FORM;
  uint64_t n = 0;
  while (gh_outcome_of (store, gh_sum (store, g, nimber (store, n)), GH_NORMAL) != GH_P)
    n++;
  return gh_integer (store, (int64_t)n);
}
