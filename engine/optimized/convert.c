/* From forms to values and back. */
#include "optimized/inside.h"

#include <string.h>

static gh_canon *value_at (gh_canons *canons, const gh_store *store, gh_form form)
{
  return place (canons, &canons->from_forms, gh_store_size (store), form);
}

static gh_canon number_from_form (gh_canons *canons, gh_store *store, gh_form form)
{
  mpz_t numerator;
  uint64_t exponent;
  gh_numeral_value (store, form, numerator, &exponent);
  return number_from_mpz (canons, numerator, exponent);
}

static gh_canon from_options (gh_canons *canons, gh_store *store, gh_form form);

static gh_canon from_form (gh_canons *canons, gh_store *store, gh_form form)
{
  gh_canon const known = *value_at (canons, store, form);
  if (known != NONE)
    return known;
  gh_deeper (canons->store);
  gh_canon const g = gh_is_numeral (store, form) ? number_from_form (canons, store, form)
                                                 : from_options (canons, store, form);
  gh_shallower (canons->store);
  *value_at (canons, store, form) = g;
  return g;
}

static gh_canon from_options (gh_canons *canons, gh_store *store, gh_form form)
{
  size_t const start = canons->stack.count;
  size_t left = start;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (store, side, x, form) {
      gh_canon const option = from_form (canons, store, x);
      push (canons, &canons->stack, option);
    }
    if (side == GH_LEFT)
      left = canons->stack.count;
  }
  const gh_canon *const items = (gh_canon *)canons->stack.items;
  gh_canon const g = gh_canon_of_options (canons, items + start, left - start, items + left,
                                          canons->stack.count - left);
  canons->stack.count = start;
  return g;
}

void know_store (gh_canons *canons, const gh_store *store)
{
  if (canons->epoch == gh_store_epoch (store))
    return;
  canons->from_forms.count = canons->grundys.count = 0;
  canons->epoch = gh_store_epoch (store);
}

gh_canon gh_canon_from_form (gh_canons *canons, gh_store *store, gh_form form)
{
  know_store (canons, store);
  return from_form (canons, store, form);
}

/* ---- back ------------------------------------------------------------------------------------ */

static made_form *form_at (const gh_canons *canons, gh_canon g)
{
  return (made_form *)canons->to_forms.items + g;
}

static void prepare (gh_canons *canons, gh_canon g)
{
  gh_array *const all = &canons->to_forms;
  size_t const count = canons->values.count;
  if (is_number (at (canons, g)))
    return;
  if (count > all->count) {
    gh_array_reserve (canons->store, all, sizeof (made_form), count - all->count);
    memset (form_at (canons, (gh_canon)all->count), 0, (count - all->count) * sizeof (made_form));
    all->count = count;
  }
  if (form_at (canons, g)->epoch != NOT_PREPARED)
    return;
  gh_deeper (canons->store);
  list_options (canons, g);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (canons, g, side); i++)
      prepare (canons, option_of (canons, g, side, i));
  gh_shallower (canons->store);
  form_at (canons, g)->epoch = NOT_MADE;
}

void gh_canon_prepare (gh_canons *canons, gh_canon g)
{
  prepare (canons, g);
}

static gh_form number_to_form (gh_canons *canons, gh_canon x, gh_store *store)
{
  mpz_t numerator;
  mp_limb_t limb;
  uint64_t exponent;
  number_value (canons, x, numerator, &limb, &exponent);
  return gh_dyadic (store, numerator, exponent);
}

gh_form gh_canon_to_form (gh_canons *canons, gh_canon g, gh_store *store)
{
  if (is_number (at (canons, g)))
    return number_to_form (canons, g, store);
  if (form_at (canons, g)->epoch == gh_store_epoch (store))
    return form_at (canons, g)->form;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (canons, g, side); i++)
      gh_form_add (store, side, gh_canon_to_form (canons, option_of (canons, g, side, i), store));
  gh_form const form = gh_form_end (store);
  gh_shallower (store);
  *form_at (canons, g) = (made_form){gh_store_epoch (store), form};
  return form;
}
