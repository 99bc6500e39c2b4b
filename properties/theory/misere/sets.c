#include "theory/misere/sets.h"
#include "form/measure.h"

gh_form gh_masked_set (gh_store *store, const gh_form *options, uint32_t mask)
{
  gh_form_begin (store);
  for (unsigned i = 0; mask >> i; i++)
    if (mask >> i & 1)
      gh_impartial_add (store, options[i]);
  return gh_form_end (store);
}

size_t gh_all_of (gh_trial *t, gh_set set, unsigned day, gh_form *forms)
{
  const gh_catalog *const all = gh_trial_catalog (t, set, day, GH_SORT_IMPARTIAL);
  for (size_t i = 0; i < all->count; i++)
    forms[i] = gh_form_copy (t->store, all->store, all->forms[i]);
  return all->count;
}

gh_form gh_heaps (gh_store *store, const uint32_t *heaps, size_t count)
{
  gh_form sum = GH_ZERO;
  for (size_t i = 0; i < count; i++)
    sum = gh_sum (store, sum, gh_nim_heap (store, heaps[i]));
  return sum;
}
