/* Values of impartial loopy games, one value n after the other: of the positions without a value
   some have options of all values below n. Going back from those among them that have no option
   without a value, a position is won at n if it has an option of the value n, and has the value n
   once all its options without a value are won. */
#include "loopy/memory.h"
#include "optimized/loopy/inside.h"
#include "optimized/loopy/loopy.h"

#include <string.h>

typedef struct levels {
  const gh_graph *g;
  uint32_t *back_first, *back, *values, *open, *below, *queue;
  uint8_t *won;
} levels;

static void turn (levels *l)
{
  const gh_graph *const g = l->g;
  memset (l->back_first, 0, (g->positions + 2) * sizeof *l->back_first);
  for (uint32_t m = 0; m < g->first[0][g->positions]; m++)
    l->back_first[g->to[0][m] + 2]++;
  for (uint32_t p = 1; p < g->positions; p++)
    l->back_first[p + 1] += l->back_first[p];
  for (uint32_t p = 0; p < g->positions; p++)
    GH_EACH_MOVE (g, GH_LEFT, x, p)
  l->back[l->back_first[x + 1]++] = p;
}

#define EACH_BEFORE(l, x, p)                                                                       \
  for (uint32_t x##_at = (l)->back_first[p], x;                                                    \
       x##_at < (l)->back_first[(p) + 1] && (x = (l)->back[x##_at], true); x##_at++)

/* Give the value n to all that have it; `below` counts the values below n among the options. */
static uint32_t give (levels *l, uint32_t n)
{
  uint32_t count = 0;
  memset (l->won, 0, l->g->positions);
  for (uint32_t p = 0; p < l->g->positions; p++)
    if (l->values[p] == GH_NO_LOOPY_VALUE && !l->open[p] && l->below[p] == n)
      l->queue[count++] = p;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t const p = l->queue[i];
    if (l->won[p]) /* it has an option of the value n by now */
      continue;
    l->values[p] = n;
    EACH_BEFORE (l, x, p)
    {
      if (l->won[x] || l->values[x] != GH_NO_LOOPY_VALUE)
        continue;
      l->won[x] = true;
      l->below[x]++;
      EACH_BEFORE (l, y, x)
      if (--l->open[y] == 0 && l->values[y] == GH_NO_LOOPY_VALUE && l->below[y] == n && !l->won[y])
        l->queue[count++] = y;
    }
  }
  return count;
}

/* How many options have no value and are not won at the next n: all that have none. */
static void count_open (levels *l)
{
  for (uint32_t p = 0; p < l->g->positions; p++) {
    l->open[p] = 0;
    GH_EACH_MOVE (l->g, GH_LEFT, x, p)
    l->open[p] += l->values[x] == GH_NO_LOOPY_VALUE;
  }
}

gh_status fast_grundy (const gh_graph *g, const gh_allocator *allocator, uint32_t *values)
{
  size_t const n = (size_t)g->positions + 2;
  levels l = {.g = g, .values = values};
  uint32_t *const all =
      memory_resize (allocator, NULL, (4 * n + g->first[0][g->positions]) * sizeof *all);
  l.won = memory_resize (allocator, NULL, n);
  bool const taken = all && l.won;
  if (taken) {
    l.back_first = all;
    l.open = all + n;
    l.below = all + 2 * n;
    l.queue = all + 3 * n;
    l.back = all + 4 * n;
    turn (&l);
    memset (values, 0xff, g->positions * sizeof *values);
    memset (l.below, 0, g->positions * sizeof *l.below);
    uint32_t level = 0;
    do
      count_open (&l);
    while (give (&l, level++));
  }
  memory_release (allocator, all);
  memory_release (allocator, l.won);
  return taken ? GH_OK : GH_NO_MEMORY;
}
