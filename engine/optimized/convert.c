/* From forms to values and back. */
#include "optimized/inside.h"

/* canons->forms maps the forms of one filling of a store to values, or the values to forms of
   another; it is for one direction at a time. */
static gh_canon *mapped (gh_canons *canons, size_t count, size_t number)
{
  size_t const before = canons->forms.count;
  if (count > before) {
    gh_array_reserve (canons->store, &canons->forms, sizeof (gh_canon), count - before);
    for (size_t i = before; i < count; i++)
      ((gh_canon *)canons->forms.items)[i] = NONE;
    canons->forms.count = count;
  }
  return (gh_canon *)canons->forms.items + number;
}

static gh_canon number_from_form (gh_canons *canons, gh_store *store, gh_form form)
{
  mpz_t numerator;
  unsigned long exponent;
  gh_numeral_value (store, form, numerator, &exponent);
  return number_from_mpz (canons, numerator, exponent);
}

static gh_canon from_options (gh_canons *canons, gh_store *store, gh_form form);

static gh_canon from_form (gh_canons *canons, gh_store *store, gh_form form)
{
  gh_canon const known = *mapped (canons, gh_store_size (store), form);
  if (known != NONE)
    return known;
  gh_deeper (canons->store);
  gh_canon const g = gh_is_numeral (store, form) ? number_from_form (canons, store, form)
                                                 : from_options (canons, store, form);
  gh_shallower (canons->store);
  *mapped (canons, 0, form) = g;
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

gh_canon gh_canon_from_form (gh_canons *canons, gh_store *store, gh_form form)
{
  if (canons->epoch != gh_store_epoch (store)) {
    canons->forms.count = 0;
    canons->epoch = gh_store_epoch (store);
  }
  return from_form (canons, store, form);
}

/* ---- back ------------------------------------------------------------------------------------ */

static void prepare (gh_canons *canons, gh_canon g)
{
  if (is_number (at (canons, g)) || *mapped (canons, canons->values.count, g) != NONE)
    return;
  *mapped (canons, 0, g) = 0; /* seen; its form comes later */
  gh_deeper (canons->store);
  list_options (canons, g);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (canons, g, side); i++)
      prepare (canons, option_of (canons, g, side, i));
  gh_shallower (canons->store);
}

void gh_canon_prepare (gh_canons *canons, gh_canon g)
{
  canons->forms.count = 0;
  canons->epoch = 0;
  prepare (canons, g);
}

static gh_form number_to_form (gh_canons *canons, gh_canon x, gh_store *store)
{
  mpz_t numerator;
  mp_limb_t limb;
  unsigned long exponent;
  number_value (canons, x, numerator, &limb, &exponent);
  return gh_dyadic (store, numerator, exponent);
}

/* A form of another game than zero is not GH_ZERO, so that 0 can say that there is none yet. */
gh_form gh_canon_to_form (gh_canons *canons, gh_canon g, gh_store *store)
{
  if (is_number (at (canons, g)))
    return number_to_form (canons, g, store);
  gh_form const known = ((gh_canon *)canons->forms.items)[g];
  if (known != GH_ZERO)
    return known;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (canons, g, side); i++)
      gh_form_add (store, side, gh_canon_to_form (canons, option_of (canons, g, side, i), store));
  gh_form const form = gh_form_end (store);
  gh_shallower (store);
  ((gh_canon *)canons->forms.items)[g] = form;
  return form;
}
