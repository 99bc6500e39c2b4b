/* What positions of heap games are in a case: their heaps, and their forms. */
#include "form/numeral.h"
#include "heap/form.h"
#include "language/evaluating/evaluation.h"
#include "optimized/valuer.h"

size_t heaps_sizes (evaluation *e, const node *n, uint64_t heaps[GH_MOST_HEAPS])
{
  gh_store *const store = e->trial->store;
  size_t count = 0;
  for (const item *i = n->items; i; i = i->next) {
    gh_form const size = node_value (e, i->game).form;
    int64_t heap;
    if (gh_numeral_sign (store, size) < 0)
      undefined_heap (e, size);
    if (!gh_small_integer (store, size, 0, INT64_MAX, &heap))
      gh_fail (store, GH_OVER_FORMS);
    heaps[count++] = (uint64_t)heap;
  }
  return count;
}

gh_form heaps_form (evaluation *e, const node *n)
{
  uint64_t heaps[GH_MOST_HEAPS];
  size_t const count = heaps_sizes (e, n, heaps);
  return e->trial->valuer
             ? gh_valuer_heaps (e->trial->valuer, e->trial->store, n->code, heaps, count)
             : gh_heaps_form (e->trial->store, n->code, heaps, count);
}
