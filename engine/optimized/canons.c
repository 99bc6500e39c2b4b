/* A table of values from its making to its end, and what runs in it. */
#include "optimized/inside.h"

#include <string.h>

static gh_array *array_number (gh_canons *canons, size_t i)
{
  gh_array *const all[] = {
      &canons->values,       &canons->cuts,       &canons->listed,   &canons->index,
      &canons->stack,        &canons->side[0],    &canons->side[1],  &canons->orders.entries,
      &canons->sums.entries, &canons->from_forms, &canons->to_forms, &canons->weights,
      &canons->thermographs, &canons->pieces,     &canons->grundys,  &canons->operated,
      &canons->gains,        &canons->uptimals,   &canons->terms};
  return i < sizeof all / sizeof *all ? all[i] : NULL;
}

/* They are addressed by the last bits of a hash. */
static void check_cached (size_t entries)
{
  if (!entries || entries & (entries - 1))
    gh_broken ("gh_canons_new", "limits", "a table's size is no power of two");
}

static void make_zero (void *argument)
{
  gh_canon_integer (argument, 0);
}

gh_canons *gh_canons_new (const gh_canons_limits *limits, const gh_allocator *allocator)
{
  gh_canons_limits const all = limits ? *limits : GH_DEFAULT_CANONS_LIMITS;
  check_cached (all.cached_orders);
  check_cached (all.cached_sums);
  gh_store *const store = gh_store_new (&all.one, allocator);
  if (!store)
    return NULL;
  const gh_allocator *const memory = gh_store_allocator (store);
  gh_canons *const canons = memory->resize (memory->context, NULL, sizeof *canons);
  if (!canons) {
    gh_store_free (store);
    return NULL;
  }
  memset (canons, 0, sizeof *canons);
  canons->store = store;
  canons->limits = all;
  mpz_init (canons->scratch);
  canons->orders.most = all.cached_orders;
  canons->sums.most = all.cached_sums;
  if (gh_canons_try (canons, make_zero, canons) == GH_OK)
    return canons;
  gh_canons_free (canons);
  return NULL;
}

void gh_canons_free (gh_canons *canons)
{
  if (!canons)
    return;
  gh_store *const store = canons->store;
  mpz_clear (canons->scratch);
  for (size_t i = 0; array_number (canons, i); i++)
    gh_array_release (store, array_number (canons, i));
  const gh_allocator *const memory = gh_store_allocator (store);
  memory->resize (memory->context, canons, 0);
  gh_store_free (store);
}

void gh_canons_empty (gh_canons *canons)
{
  gh_store_empty (canons->store);
  canons->values.count = canons->cuts.count = 1; /* zero */
  canons->listed.count = canons->thermographs.count = canons->pieces.count = 0;
  canons->to_forms.count = canons->weights.count = canons->operated.count = 0;
  canons->uptimals.count = canons->terms.count = 0;
  canons->epoch = 0;
  clear (&canons->index);
  clear (&canons->orders.entries);
  clear (&canons->sums.entries);
  value *const zero = at (canons, GH_CANON_ZERO);
  zero->thermograph = NONE;
  ((uint32_t *)canons->index.items)[zero->hash & (canons->index.room - 1)] = GH_CANON_ZERO + 1;
}

size_t gh_canons_count (const gh_canons *canons)
{
  return canons->values.count;
}

size_t gh_canons_bytes (const gh_canons *canons)
{
  size_t bytes = sizeof *canons + gh_store_bytes (canons->store);
  for (size_t i = 0; array_number ((gh_canons *)canons, i); i++)
    bytes += array_number ((gh_canons *)canons, i)->bytes;
  return bytes;
}

gh_status gh_canons_try (gh_canons *canons, void (*body) (void *argument), void *argument)
{
  canons->stack.count = 0;
  canons->free_values = canons->limits.one.forms;
  canons->free_options = canons->limits.one.options;
  gh_store_allow (canons->store);
  return gh_try (canons->store, body, argument);
}

const char *gh_canons_status_text (const gh_canons *canons, gh_status status, char *buffer,
                                   size_t size)
{
  return gh_status_text (canons->store, status, buffer, size);
}
