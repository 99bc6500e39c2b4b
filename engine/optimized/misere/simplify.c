/* Simplest forms, and sums of them. */
#include "optimized/misere/inside.h"

#include <stdlib.h>
#include <string.h>

/* ---- reversible moves ------------------------------------------------------------------------ */

static bool has_option (const gh_misere *m, gh_reduced g, gh_reduced wanted)
{
  const gh_reduced *const options = options_of (m, g);
  size_t low = 0, high = at (m, g)->count;
  while (low < high) {
    size_t const middle = low + (high - low) / 2;
    if (options[middle] < wanted)
      low = middle + 1;
    else
      high = middle;
  }
  return low < at (m, g)->count && options[low] == wanted;
}

/* Whether {options} becomes K when the options that are none of K are deleted: K is an option of
   each of these, so that they come after those of K; and if K is 0, one of them is P. */
static bool reduces_to (const gh_misere *m, const gh_reduced *options, size_t count, gh_reduced k)
{
  size_t const kept = at (m, k)->count;
  bool allowed = k != GH_REDUCED_ZERO;
  if (kept >= count || (kept && memcmp (options, options_of (m, k), kept * sizeof k) != 0))
    return false;
  for (size_t i = kept; i < count; i++) {
    if (!has_option (m, options[i], k))
      return false;
    allowed = allowed || at (m, options[i])->previous;
  }
  return allowed;
}

/* A game has a greater handle than its options. So the last of {options} is deleted whenever one
   is: if it were an option of K, no option that has K as one could come before it. */
static gh_reduced reduced (const gh_misere *m, const gh_reduced *options, size_t count)
{
  if (!count)
    return NONE;
  gh_reduced const last = options[count - 1];
  const gh_reduced *const candidates = options_of (m, last);
  for (size_t i = 0; i < at (m, last)->count; i++)
    if (reduces_to (m, options, count, candidates[i]))
      return candidates[i];
  return NONE;
}

static int by_handle (const void *a, const void *b)
{
  gh_reduced const x = *(const gh_reduced *)a, y = *(const gh_reduced *)b;
  return (x > y) - (x < y);
}

/* Sorted and without repetitions; returns how many are left. */
static size_t make_set (gh_reduced *items, size_t count)
{
  size_t kept = 0;
  qsort (items, count, sizeof *items, by_handle);
  for (size_t i = 0; i < count; i++)
    if (!kept || items[kept - 1] != items[i])
      items[kept++] = items[i];
  return kept;
}

gh_reduced simplified (gh_misere *m, size_t start)
{
  size_t const pushed = m->stack.count - start;
  m->stack.count = start;
  if (!pushed)
    return GH_REDUCED_ZERO;
  gh_reduced *const items = (gh_reduced *)m->stack.items + start;
  size_t const count = make_set (items, pushed);
  gh_reduced const k = reduced (m, items, count);
  return k != NONE ? k : game_with (m, items, count);
}

gh_reduced gh_reduced_of_options (gh_misere *misere, const gh_reduced *options, size_t count)
{
  size_t const start = misere->stack.count;
  gh_array_reserve (misere->store, &misere->stack, sizeof *options, count);
  if (count)
    memcpy ((gh_reduced *)misere->stack.items + start, options, count * sizeof *options);
  misere->stack.count += count;
  return simplified (misere, start);
}

gh_reduced gh_reduced_heap (gh_misere *misere, uint32_t n)
{
  if (n > misere->limits.depth)
    gh_fail (misere->store, GH_OVER_DEPTH);
  gh_array *const heaps = &misere->heaps;
  gh_array_reserve (misere->store, heaps, sizeof (gh_reduced), (size_t)n + 1);
  gh_reduced *const items = heaps->items;
  for (; heaps->count <= n; heaps->count++)
    items[heaps->count] = game_with (misere, items, heaps->count);
  return items[n];
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* Where the sum stands, or is to be put; there are places. */
static sum_entry *sum_place (const gh_array *sums, gh_reduced g, gh_reduced h)
{
  sum_entry *const entries = sums->items;
  size_t i = mix (g, h) & (sums->room - 1);
  while (entries[i].g && (entries[i].g != g || entries[i].h != h))
    i = (i + 1) & (sums->room - 1);
  return entries + i;
}

static void sums_reserve (gh_misere *m)
{
  gh_array *const sums = &m->sums;
  gh_array bigger = {0};
  if (2 * (sums->count + 1) <= sums->room)
    return;
  gh_array_reserve (m->store, &bigger, sizeof (sum_entry), sums->room ? 2 * sums->room : 1024);
  memset (bigger.items, 0, bigger.bytes);
  for (size_t i = 0; i < sums->room; i++) {
    sum_entry const kept = ((sum_entry *)sums->items)[i];
    if (kept.g)
      *sum_place (&bigger, kept.g, kept.h) = kept;
  }
  bigger.count = sums->count;
  gh_array_release (m->store, sums);
  *sums = bigger;
}

static void remember (gh_misere *m, sum_entry entry)
{
  sums_reserve (m);
  *sum_place (&m->sums, entry.g, entry.h) = entry;
  m->sums.count++;
}

/* The sums that are moves in G. */
static void push_moves (gh_misere *m, gh_reduced g, gh_reduced h)
{
  for (size_t i = 0; i < at (m, g)->count; i++) {
    gh_reduced const sum = gh_reduced_sum (m, options_of (m, g)[i], h);
    push (m, sum);
  }
}

gh_reduced gh_reduced_sum (gh_misere *misere, gh_reduced g, gh_reduced h)
{
  if (g == GH_REDUCED_ZERO || h == GH_REDUCED_ZERO)
    return g ^ h;
  if (g > h) {
    gh_reduced const swapped = g;
    g = h;
    h = swapped;
  }
  const sum_entry *const known = misere->sums.room ? sum_place (&misere->sums, g, h) : NULL;
  if (known && known->g)
    return known->sum;
  gh_deeper (misere->store);
  gh_step (misere->store);
  size_t const start = misere->stack.count;
  push_moves (misere, g, h);
  push_moves (misere, h, g);
  gh_reduced const sum = simplified (misere, start);
  gh_shallower (misere->store);
  remember (misere, (sum_entry){g, h, sum});
  return sum;
}
