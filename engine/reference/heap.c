/* Grundy values of heaps: Post I.7. */
#include "form/array.h"
#include "form/numeral.h"
#include "heap/form.h"
#include "reference/reference.h"

#include <string.h>

#define PLAYED 8 /* heaps up to this size are played */

typedef struct table {
  gh_store *store;
  const gh_code *code;
  size_t n;
  gh_array values; /* uint32_t: of heaps of 0, 1, 2, ... */
  gh_array seen;   /* uint32_t by value: the last heap with a move to it */
} table;

static uint32_t *values_of (const table *t)
{
  return t->values.items;
}

/* The heaps that a move leaves, by the theorem that the value of a sum is the xor of the values. */
static uint32_t value_of_parts (const table *t, const gh_heap_move *move)
{
  uint32_t value = 0;
  for (unsigned i = 0; i < move->parts; i++)
    value ^= values_of (t)[move->part[i]];
  return value;
}

static uint32_t least_unseen (table *t, uint32_t heap)
{
  uint32_t *const seen = t->seen.items;
  uint32_t least = 0;
  gh_heap_move move;
  gh_step (t->store);
  for (bool more = gh_heap_first (t->code, heap, &move); more;
       more = gh_heap_next (t->code, heap, &move)) {
    gh_step (t->store);
    seen[value_of_parts (t, &move)] = heap;
  }
  while (heap > 0 && seen[least] == heap)
    least++;
  return least;
}

/* No value is above the number of moves that a game lasts, for a heap of n at most 2n: it can lose
   n objects and be divided n - 1 times. So xors are less than 4n + 2. */
static void fill (void *argument)
{
  table *const t = argument;
  gh_array_reserve (t->store, &t->values, sizeof (uint32_t), t->n + 1);
  gh_array_reserve (t->store, &t->seen, sizeof (uint32_t), 4 * t->n + 2);
  memset (t->seen.items, 0, (4 * t->n + 2) * sizeof (uint32_t));
  for (uint32_t heap = 0; heap <= t->n; heap++)
    values_of (t)[heap] = least_unseen (t, heap);
}

static gh_form by_table (gh_store *store, const gh_code *code, size_t n)
{
  table t = {.store = store, .code = code, .n = n};
  gh_status const status = gh_try (store, fill, &t);
  uint32_t const value = status ? 0 : values_of (&t)[n];
  gh_array_release (store, &t.values);
  gh_array_release (store, &t.seen);
  if (status)
    gh_fail (store, status);
  return gh_integer (store, (int64_t)value);
}

gh_form gh_heap_grundy (gh_store *store, const gh_code *code, gh_form n)
{
  int64_t size;
  if (!gh_small_integer (store, n, 0, (int64_t)gh_store_limits (store)->forms, &size))
    gh_fail (store, GH_OVER_FORMS);
  if (size > PLAYED)
    return by_table (store, code, (size_t)size);
  uint64_t const heap = (uint64_t)size;
  return gh_grundy (store, gh_heaps_form (store, code, &heap, 1));
}
