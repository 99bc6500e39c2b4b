#include "rulesets/form.h"
#include "rulesets/map.h"

typedef struct builder {
  gh_store *store;
  const gh_ruleset *ruleset;
  gh_position position; /* whose form is wanted */
  gh_form form;
  gh_position_map forms;
} builder;

static gh_form form_of (builder *b, gh_position p)
{
  gh_form const known = gh_position_map_find (&b->forms, p);
  if (known != GH_NO_NUMBER)
    return known;
  if (gh_position_map_count (&b->forms) >= gh_store_limits (b->store)->forms)
    gh_fail (b->store, GH_OVER_FORMS);
  gh_deeper (b->store);
  gh_form_begin (b->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_position list[GH_POSITION_MOVES];
    size_t const count = b->ruleset->options (p, side, list);
    for (size_t i = 0; i < count; i++)
      gh_form_add (b->store, side, form_of (b, list[i]));
  }
  gh_form const form = gh_form_end (b->store);
  gh_shallower (b->store);
  gh_position_map_put (b->store, &b->forms, p, form);
  return form;
}

static void build (void *argument)
{
  builder *const b = argument;
  b->form = form_of (b, b->position);
}

/* The map is no part of the store's forms, so that it is released whatever happens. */
gh_form gh_position_form (gh_store *store, const gh_ruleset *ruleset, gh_position position)
{
  builder b = {.store = store, .ruleset = ruleset, .position = position};
  gh_status const status = gh_try (store, build, &b);
  gh_position_map_release (store, &b.forms);
  if (status)
    gh_fail (store, status);
  return b.form;
}
