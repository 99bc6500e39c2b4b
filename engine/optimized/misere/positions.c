/* Genera of positions of heaps, where simplest forms would be too many. A heap that is like a Nim
   position becomes ones and twos, and these are left out: one more 2 is the genus from its next
   term on, and 1 xors 1 into each term. What is left of a position is kept once, with its genus,
   which comes from those of its options, column by column. */
#include "optimized/misere/heaps.h"
#include "optimized/misere/inside.h"

#include <string.h>

#define TERMS GH_HEAP_TERMS
#define MOST_WILD 32  /* heaps that are left in a position */
#define SIMPLIFIED 24 /* heaps up to this size are compared with Nim positions */
#define MOST_TWOS 3

/* The heaps that are left descend; `hash` is a sum over them. */
typedef struct rest {
  uint32_t hash, count;
  uint8_t heap[MOST_WILD];
} rest;

typedef struct option {
  rest rest;
  uint32_t twos, ones;
} option;

static uint32_t hash_of_heap (uint8_t heap)
{
  return (uint32_t)mix (heap, 0x51ed270b);
}

/* ---- heaps ----------------------------------------------------------------------------------- */

/* Large ones are no Nim positions here, but for those that cannot be moved in. */
static nim_part part_of (gh_misere *m, const gh_code *code, uint8_t heap)
{
  uint64_t const n = heap;
  gh_heap_move move;
  if (heap > SIMPLIFIED)
    return (nim_part){!gh_heap_first (code, n, &move), 0, 0};
  gh_reduced const g = gh_reduced_of_heaps (m, code, &n, 1);
  gh_reduced sum = GH_REDUCED_ZERO;
  for (uint8_t twos = 0; twos <= MOST_TWOS; twos++) {
    for (uint8_t ones = 0; ones < 2; ones++)
      if (gh_reduced_sum (m, sum, gh_reduced_heap (m, ones)) == g)
        return (nim_part){true, twos, ones};
    sum = gh_reduced_sum (m, sum, gh_reduced_heap (m, 2));
  }
  return (nim_part){false, 0, 0};
}

/* Other codes are forgotten. */
static void begin (gh_misere *m, const gh_code *code)
{
  position_table *const t = &m->positions;
  if (t->begun && gh_code_same (&t->code, code))
    return;
  t->begun = false;
  t->places.count = t->kept.count = t->genera.count = 0;
  if (t->places.items)
    memset (t->places.items, 0, t->places.bytes);
  memset (t->nim, 0, sizeof t->nim);
  for (uint32_t heap = 0; heap <= GH_MOST_HEAP_GENUS; heap++)
    t->nim[heap] = part_of (m, code, (uint8_t)heap);
  t->code = *code;
  t->begun = true;
}

static void add_heap (gh_misere *m, option *o, uint64_t heap)
{
  nim_part const part = m->positions.nim[heap];
  if (part.is_nim) {
    o->twos += part.twos;
    o->ones ^= part.ones;
    return;
  }
  if (o->rest.count == MOST_WILD)
    gh_fail (m->store, GH_OVER_OPTIONS);
  uint32_t i = o->rest.count++;
  for (; i > 0 && o->rest.heap[i - 1] < heap; i--)
    o->rest.heap[i] = o->rest.heap[i - 1];
  o->rest.heap[i] = (uint8_t)heap;
  o->rest.hash += hash_of_heap ((uint8_t)heap);
}

/* ---- positions that are known ---------------------------------------------------------------- */

static const uint8_t *heaps_at (const position_table *t, const position_place *p)
{
  return (uint8_t *)t->kept.items + p->first;
}

/* Where it stands, or would: a place whose genus is 0. */
static position_place *place_of (const position_table *t, const gh_array *places, const rest *r)
{
  size_t const mask = places->room - 1;
  size_t i = r->hash & mask;
  position_place *p;
  while ((p = (position_place *)places->items + i)->genus &&
         (p->hash != r->hash || p->count != r->count ||
          memcmp (heaps_at (t, p), r->heap, r->count) != 0))
    i = (i + 1) & mask;
  return p;
}

static void reserve_places (gh_misere *m)
{
  position_table *const t = &m->positions;
  gh_array bigger = {0};
  if (2 * (t->places.count + 1) <= t->places.room)
    return;
  gh_array_reserve (m->store, &bigger, sizeof (position_place),
                    t->places.room ? 2 * t->places.room : 1024);
  memset (bigger.items, 0, bigger.bytes);
  for (size_t i = 0; i < t->places.room; i++) {
    const position_place *const p = (position_place *)t->places.items + i;
    size_t k = p->hash & (bigger.room - 1);
    while (p->genus && ((position_place *)bigger.items)[k].genus)
      k = (k + 1) & (bigger.room - 1);
    if (p->genus)
      ((position_place *)bigger.items)[k] = *p;
  }
  bigger.count = t->places.count;
  gh_array_release (m->store, &t->places);
  t->places = bigger;
}

/* Its number, from 1 on; there are few different ones. */
static uint32_t number_of_genus (gh_misere *m, const uint8_t *terms)
{
  gh_array *const all = &m->positions.genera;
  for (uint32_t i = 0; i < all->count; i++)
    if (!memcmp ((uint8_t *)all->items + (size_t)i * TERMS, terms, TERMS))
      return i + 1;
  gh_array_reserve (m->store, all, TERMS, 1);
  memcpy ((uint8_t *)all->items + all->count * TERMS, terms, TERMS);
  return (uint32_t)++all->count;
}

static uint32_t keep (gh_misere *m, const rest *r, const uint8_t *terms)
{
  position_table *const t = &m->positions;
  uint32_t const genus = number_of_genus (m, terms);
  use_options (m, r->count);
  gh_array_reserve (m->store, &t->kept, 1, r->count + 1);
  reserve_places (m);
  *place_of (t, &t->places, r) =
      (position_place){r->hash, (uint32_t)t->kept.count, r->count, genus};
  t->places.count++;
  memcpy ((uint8_t *)t->kept.items + t->kept.count, r->heap, r->count);
  t->kept.count += r->count;
  return genus;
}

/* ---- genera ---------------------------------------------------------------------------------- */

/* Of which terms of options, by bits of a word, each column has. */
typedef uint64_t columns[TERMS];

static uint32_t genus_of (gh_misere *m, const rest *r);

static void add_option (gh_misere *m, const option *o, uint64_t *seen)
{
  uint32_t const genus = genus_of (m, &o->rest);
  const uint8_t *const terms = (uint8_t *)m->positions.genera.items + (size_t)(genus - 1) * TERMS;
  for (uint32_t n = 0; n < TERMS; n++) {
    uint32_t const at = n + o->twos, last = TERMS - 1;
    uint32_t const term = at <= last ? terms[at] : terms[last] ^ ((at - last) % 2 ? 2u : 0u);
    seen[n] |= (uint64_t)1 << (term ^ o->ones);
  }
}

static void add_options (gh_misere *m, const rest *r, uint32_t i, uint64_t *seen)
{
  const gh_code *const code = &m->positions.code;
  option without = {*r, 0, 0};
  gh_heap_move move;
  without.rest.count--;
  without.rest.hash -= hash_of_heap (r->heap[i]);
  memmove (without.rest.heap + i, without.rest.heap + i + 1, without.rest.count - i);
  for (bool more = gh_heap_first (code, r->heap[i], &move); more;
       more = gh_heap_next (code, r->heap[i], &move)) {
    option next = without;
    for (unsigned k = 0; k < move.parts; k++)
      add_heap (m, &next, move.part[k]);
    add_option (m, &next, seen);
  }
}

/* A term is the least that no option has in its column, nor is it the one before it, with 1 xored
   or not. As the terms of options alternate from the last three on, so do these if they have come
   to do it, for ever. Terms are below 64. */
static void find_terms (gh_misere *m, const uint64_t *seen, uint8_t *terms)
{
  for (uint32_t n = 0; n < TERMS; n++) {
    uint64_t const before = n ? (uint64_t)3 << (terms[n - 1] & ~1u) : 0;
    uint64_t const free = ~(seen[n] | before);
    if (!free)
      gh_fail (m->store, GH_OVER_OPTIONS);
    for (terms[n] = 0; !(free >> terms[n] & 1);)
      terms[n]++;
  }
  for (uint32_t n = TERMS - 2; n < TERMS; n++)
    if (terms[n] != (terms[n - 1] ^ 2))
      gh_fail (m->store, GH_OVER_OPTIONS);
}

static uint32_t genus_of (gh_misere *m, const rest *r)
{
  static const uint8_t zero[TERMS] = {1, 2, 0, 2, 0, 2, 0, 2};
  reserve_places (m);
  uint32_t const known = place_of (&m->positions, &m->positions.places, r)->genus;
  if (known)
    return known;
  if (!r->count)
    return keep (m, r, zero);
  columns seen = {0};
  uint8_t terms[TERMS];
  gh_deeper (m->store);
  gh_step (m->store);
  for (uint32_t i = 0; i < r->count; i++)
    if (i == 0 || r->heap[i] != r->heap[i - 1])
      add_options (m, r, i, seen);
  find_terms (m, seen, terms);
  gh_shallower (m->store);
  return keep (m, r, terms);
}

uint32_t gh_misere_heap_genus_term (gh_misere *misere, const gh_code *code, uint64_t n, size_t term)
{
  columns seen = {0};
  option heap = {{0}, 0, 0};
  if (n > GH_MOST_HEAP_GENUS)
    gh_fail (misere->store, GH_OVER_DEPTH);
  if (term >= TERMS)
    term = TERMS - 2 + term % 2;
  begin (misere, code);
  add_heap (misere, &heap, n);
  add_option (misere, &heap, seen);
  uint32_t found = 0;
  while (!(seen[term] >> found & 1))
    found++;
  return found;
}
