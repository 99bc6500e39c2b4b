/* Heap games played out: each position, which is a set of heaps with repetitions, is looked at
   once. Positions are sizes that ascend, one behind the other in one array. */
#include "heap/form.h"
#include "form/array.h"

#include <string.h>

typedef struct position {
  size_t start, count; /* in the sizes */
  gh_form form;
} position;

typedef struct builder {
  gh_store *store;
  const gh_code *code;
  const uint64_t *heaps; /* whose form is wanted */
  size_t count;
  gh_form form;
  gh_array sizes;
  gh_array known; /* positions, by open addressing; count 0 and form GH_NO_FORM: a free place */
} builder;

static uint64_t *sizes_of (const builder *b, const position *p)
{
  return (uint64_t *)b->sizes.items + p->start;
}

/* ---- positions that are known ---------------------------------------------------------------- */

static size_t hash_of (const builder *b, const position *p)
{
  uint64_t hash = p->count;
  for (size_t i = 0; i < p->count; i++)
    hash = (hash ^ sizes_of (b, p)[i]) * 0x9e3779b97f4a7c15u;
  return (size_t)(hash ^ hash >> 32);
}

/* Where the position stands, or would. */
static position *place_of (const builder *b, const gh_array *known, const position *p)
{
  size_t const mask = known->room - 1;
  size_t i = hash_of (b, p) & mask;
  position *q;
  while ((q = (position *)known->items + i)->form != GH_NO_FORM &&
         (q->count != p->count ||
          memcmp (sizes_of (b, q), sizes_of (b, p), p->count * sizeof (uint64_t)) != 0))
    i = (i + 1) & mask;
  return q;
}

static void reserve (builder *b)
{
  gh_array bigger = {0};
  if (2 * (b->known.count + 1) <= b->known.room)
    return;
  gh_array_reserve (b->store, &bigger, sizeof (position), b->known.room ? 2 * b->known.room : 64);
  for (size_t i = 0; i < bigger.room; i++)
    ((position *)bigger.items)[i] = (position){0, 0, GH_NO_FORM};
  for (size_t i = 0; i < b->known.room; i++) {
    const position *const p = (position *)b->known.items + i;
    if (p->form != GH_NO_FORM)
      *place_of (b, &bigger, p) = *p;
  }
  bigger.count = b->known.count;
  gh_array_release (b->store, &b->known);
  b->known = bigger;
}

/* ---- moves ----------------------------------------------------------------------------------- */

/* Put a size among those of the last position, in its place. */
static void insert (builder *b, position *p, uint64_t size)
{
  gh_array_reserve (b->store, &b->sizes, sizeof (uint64_t), 1);
  b->sizes.count++;
  size_t i = p->count++;
  for (; i > 0 && sizes_of (b, p)[i - 1] > size; i--)
    sizes_of (b, p)[i] = sizes_of (b, p)[i - 1];
  sizes_of (b, p)[i] = size;
}

/* The same, unless no move can be made in such a heap, as if it were none. */
static void insert_alive (builder *b, position *p, uint64_t size)
{
  gh_heap_move move;
  if (size && gh_heap_first (b->code, size, &move))
    insert (b, p, size);
}

/* The position after a move in heap number i, behind all others. */
static position moved (builder *b, const position *p, size_t i, const gh_heap_move *move)
{
  position next = {b->sizes.count, 0, GH_NO_FORM};
  for (size_t k = 0; k < p->count; k++)
    if (k != i)
      insert (b, &next, sizes_of (b, p)[k]);
  for (unsigned k = 0; k < move->parts; k++)
    insert_alive (b, &next, move->part[k]);
  return next;
}

/* The form of the last position, whose sizes are kept only if it was not known. */
static gh_form form_of (builder *b, position p)
{
  gh_store *const store = b->store;
  reserve (b);
  gh_form const known = place_of (b, &b->known, &p)->form;
  if (known != GH_NO_FORM) {
    b->sizes.count = p.start;
    return known;
  }
  if (b->known.count >= gh_store_limits (store)->forms)
    gh_fail (store, GH_OVER_FORMS);
  gh_deeper (store);
  gh_form_begin (store);
  for (size_t i = 0; i < p.count; i++) {
    uint64_t const size = sizes_of (b, &p)[i];
    gh_heap_move move;
    if (i > 0 && sizes_of (b, &p)[i - 1] == size)
      continue;
    for (bool more = gh_heap_first (b->code, size, &move); more;
         more = gh_heap_next (b->code, size, &move)) {
      gh_form const option = form_of (b, moved (b, &p, i, &move));
      gh_form_add (store, GH_LEFT, option);
      gh_form_add (store, GH_RIGHT, option);
    }
  }
  p.form = gh_form_end (store);
  gh_shallower (store);
  reserve (b);
  *place_of (b, &b->known, &p) = p;
  b->known.count++;
  return p.form;
}

static void build (void *argument)
{
  builder *const b = argument;
  position p = {0, 0, GH_NO_FORM};
  gh_array_reserve (b->store, &b->sizes, sizeof (uint64_t), b->count + 1);
  for (size_t i = 0; i < b->count; i++)
    insert_alive (b, &p, b->heaps[i]);
  b->form = form_of (b, p);
}

/* What is known is no part of the store's forms, so that it is released whatever happens. */
gh_form gh_heaps_form (gh_store *store, const gh_code *code, const uint64_t *heaps, size_t count)
{
  builder b = {.store = store, .code = code, .heaps = heaps, .count = count};
  gh_status const status = gh_try (store, build, &b);
  gh_array_release (store, &b.sizes);
  gh_array_release (store, &b.known);
  if (status)
    gh_fail (store, status);
  return b.form;
}
