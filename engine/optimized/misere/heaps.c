/* The simplest form of a heap: its options are sums of those of smaller heaps. */
#include "optimized/misere/heaps.h"
#include "optimized/misere/inside.h"

/* The heaps of one size under all codes that are remembered stand side by side. */
static coded_heap *heap_at (const gh_misere *m, const coded_rules *rules, uint64_t n)
{
  return (coded_heap *)m->coded.items + n * MOST_CODES + (size_t)(rules - m->codes);
}

/* What is remembered of a code; a new one takes the place of the oldest. */
static coded_rules *rules_of (gh_misere *m, const gh_code *code)
{
  size_t const known = m->codes_met < MOST_CODES ? m->codes_met : MOST_CODES;
  for (size_t i = 0; i < known; i++)
    if (gh_code_same (&m->codes[i].code, code))
      return &m->codes[i];
  coded_rules *const rules = &m->codes[m->codes_met++ % MOST_CODES];
  *rules = (coded_rules){.code = *code};
  return rules;
}

static void make_room (gh_misere *m, uint64_t n)
{
  if (n > m->limits.depth)
    gh_fail (m->store, GH_OVER_DEPTH);
  size_t const count = (size_t)(n + 1) * MOST_CODES;
  if (count <= m->coded.count)
    return;
  gh_array_reserve (m->store, &m->coded, sizeof (coded_heap), count - m->coded.count);
  m->coded.count = count;
}

/* ---- simplest forms -------------------------------------------------------------------------- */

static gh_reduced sum_of (gh_misere *m, coded_rules *rules, const uint64_t *heaps, size_t count);

static gh_reduced find_heap (gh_misere *m, coded_rules *rules, uint64_t n)
{
  size_t const start = m->stack.count;
  gh_heap_move move;
  for (bool more = gh_heap_first (&rules->code, n, &move); more;
       more = gh_heap_next (&rules->code, n, &move)) {
    gh_step (m->store);
    push (m, sum_of (m, rules, move.part, move.parts));
  }
  return simplified (m, start);
}

/* Smaller heaps come first, so that nothing is nested. */
static gh_reduced heap_of (gh_misere *m, coded_rules *rules, uint64_t n)
{
  if (n >= rules->known)
    make_room (m, n);
  for (; rules->known <= n; rules->known++) {
    gh_reduced const found = find_heap (m, rules, rules->known);
    heap_at (m, rules, rules->known)->simplest = found;
  }
  return heap_at (m, rules, n)->simplest;
}

static gh_reduced sum_of (gh_misere *m, coded_rules *rules, const uint64_t *heaps, size_t count)
{
  gh_reduced sum = GH_REDUCED_ZERO;
  for (size_t i = 0; i < count; i++)
    sum = gh_reduced_sum (m, sum, heap_of (m, rules, heaps[i]));
  return sum;
}

gh_reduced gh_reduced_of_heaps (gh_misere *misere, const gh_code *code, const uint64_t *heaps,
                                size_t count)
{
  return sum_of (misere, rules_of (misere, code), heaps, count);
}

/* ---- tame heaps ------------------------------------------------------------------------------ */

/* Of smaller heaps it is known. */
static bool has_tame_options (const gh_misere *m, const coded_rules *rules, uint64_t n)
{
  gh_heap_move move;
  for (bool more = gh_heap_first (&rules->code, n, &move); more;
       more = gh_heap_next (&rules->code, n, &move))
    for (unsigned i = 0; i < move.parts; i++)
      if (!heap_at (m, rules, move.part[i])->tame)
        return false;
  return true;
}

bool gh_misere_heap_is_tame (gh_misere *misere, const gh_code *code, uint64_t n)
{
  coded_rules *const rules = rules_of (misere, code);
  heap_of (misere, rules, n);
  for (; rules->judged <= n; rules->judged++) {
    coded_heap *const heap = heap_at (misere, rules, rules->judged);
    heap->tame =
        has_tame_options (misere, rules, rules->judged) && has_tame_genus (misere, heap->simplest);
  }
  return heap_at (misere, rules, n)->tame;
}
