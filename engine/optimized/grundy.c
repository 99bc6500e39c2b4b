/* Grundy values, by the rule of the least value that no option has (Sprague, 1935; Grundy, 1939).
   They are found of forms: what a form equals does not tell whether it is impartial. */
#include "optimized/inside.h"

#define NOT_IMPARTIAL (NONE - 1)

static uint32_t grundy_of (gh_canons *canons, gh_store *store, gh_form form);

/* Options are sets, kept in one order. */
static bool same_options (gh_store *store, gh_form form)
{
  size_t const count = gh_option_count (store, form, GH_LEFT);
  bool same = count == gh_option_count (store, form, GH_RIGHT);
  for (size_t i = 0; i < count && same; i++)
    same = gh_option (store, form, GH_LEFT, i) == gh_option (store, form, GH_RIGHT, i);
  return same;
}

static uint32_t by_options (gh_canons *canons, gh_store *store, gh_form form)
{
  size_t const start = canons->stack.count;
  uint32_t grundy = same_options (store, form) ? 0 : NOT_IMPARTIAL;
  for (size_t i = 0; grundy != NOT_IMPARTIAL && i < gh_option_count (store, form, GH_LEFT); i++) {
    grundy = grundy_of (canons, store, gh_option (store, form, GH_LEFT, i));
    push (canons, &canons->stack, grundy);
  }
  if (grundy != NOT_IMPARTIAL)
    grundy = least_missing (canons, start);
  canons->stack.count = start;
  return grundy;
}

static uint32_t grundy_of (gh_canons *canons, gh_store *store, gh_form form)
{
  if (gh_is_numeral (store, form))
    return form == GH_ZERO ? 0 : NOT_IMPARTIAL;
  uint32_t grundy = *place (canons, &canons->grundys, gh_store_size (store), form);
  if (grundy != NONE)
    return grundy;
  gh_deeper (canons->store);
  grundy = by_options (canons, store, form);
  gh_shallower (canons->store);
  *place (canons, &canons->grundys, gh_store_size (store), form) = grundy;
  return grundy;
}

gh_canon gh_canon_grundy (gh_canons *canons, gh_store *store, gh_form form)
{
  know_store (canons, store);
  uint32_t const grundy = grundy_of (canons, store, form);
  return grundy == NOT_IMPARTIAL ? NONE : gh_canon_integer (canons, grundy);
}
