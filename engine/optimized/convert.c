/* From forms to values and back. */
#include "optimized/inside.h"

/* games->forms maps the forms of one filling of a store to values, or the values to forms of
   another; it is for one direction at a time. */
static gh_game *mapped (gh_games *games, size_t count, size_t number)
{
  size_t const before = games->forms.count;
  if (count > before) {
    gh_array_reserve (games->store, &games->forms, sizeof (gh_game), count - before);
    for (size_t i = before; i < count; i++)
      ((gh_game *)games->forms.items)[i] = NONE;
    games->forms.count = count;
  }
  return (gh_game *)games->forms.items + number;
}

static gh_game number_from_form (gh_games *games, gh_store *store, gh_form form)
{
  mpz_t numerator;
  unsigned long exponent;
  gh_numeral_value (store, form, numerator, &exponent);
  return number_from_mpz (games, numerator, exponent);
}

static gh_game from_options (gh_games *games, gh_store *store, gh_form form);

static gh_game from_form (gh_games *games, gh_store *store, gh_form form)
{
  gh_game const known = *mapped (games, gh_store_size (store), form);
  if (known != NONE)
    return known;
  gh_deeper (games->store);
  gh_game const g = gh_is_numeral (store, form) ? number_from_form (games, store, form)
                                                : from_options (games, store, form);
  gh_shallower (games->store);
  *mapped (games, 0, form) = g;
  return g;
}

static gh_game from_options (gh_games *games, gh_store *store, gh_form form)
{
  size_t const start = games->stack.count;
  size_t left = start;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (store, side, x, form) {
      gh_game const option = from_form (games, store, x);
      push (games, &games->stack, option);
    }
    if (side == GH_LEFT)
      left = games->stack.count;
  }
  const gh_game *const items = (gh_game *)games->stack.items;
  gh_game const g = gh_game_of_options (games, items + start, left - start, items + left,
                                        games->stack.count - left);
  games->stack.count = start;
  return g;
}

gh_game gh_game_from_form (gh_games *games, gh_store *store, gh_form form)
{
  if (games->epoch != gh_store_epoch (store)) {
    games->forms.count = 0;
    games->epoch = gh_store_epoch (store);
  }
  return from_form (games, store, form);
}

/* ---- back ------------------------------------------------------------------------------------ */

static void prepare (gh_games *games, gh_game g)
{
  if (is_number (at (games, g)) || *mapped (games, games->values.count, g) != NONE)
    return;
  *mapped (games, 0, g) = 0; /* seen; its form comes later */
  gh_deeper (games->store);
  list_options (games, g);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (games, g, side); i++)
      prepare (games, option_of (games, g, side, i));
  gh_shallower (games->store);
}

void gh_game_prepare (gh_games *games, gh_game g)
{
  games->forms.count = 0;
  games->epoch = 0;
  prepare (games, g);
}

static gh_form number_to_form (gh_games *games, gh_game x, gh_store *store)
{
  mpz_t numerator;
  mp_limb_t limb;
  unsigned long exponent;
  number_value (games, x, numerator, &limb, &exponent);
  return gh_dyadic (store, numerator, exponent);
}

/* A form of another game than zero is not GH_ZERO, so that 0 can say that there is none yet. */
gh_form gh_game_to_form (gh_games *games, gh_game g, gh_store *store)
{
  if (is_number (at (games, g)))
    return number_to_form (games, g, store);
  gh_form const known = ((gh_game *)games->forms.items)[g];
  if (known != GH_ZERO)
    return known;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (games, g, side); i++)
      gh_form_add (store, side, gh_game_to_form (games, option_of (games, g, side, i), store));
  gh_form const form = gh_form_end (store);
  gh_shallower (store);
  ((gh_game *)games->forms.items)[g] = form;
  return form;
}
