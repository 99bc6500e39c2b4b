/* Values of impartial loopy games, one value n after the other: of the positions without a value
   some have options of all values below n. Going back from those among them that have no option
   without a value, a position is won at n if it has an option of the value n, and has the value n
   once all its options without a value are won. */
#include "form/loan.h"
#include "optimized/loopy/inside.h"
#include "optimized/loopy/loopy.h"

#include <string.h>

typedef struct levels {
  const gh_graph *g;
  gh_graph back;
  uint32_t *values, *open, *below, *queue;
  uint8_t *won;
} levels;

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
    GH_EACH_MOVE (&l->back, GH_LEFT, x, p)
    {
      if (l->won[x] || l->values[x] != GH_NO_LOOPY_VALUE)
        continue;
      l->won[x] = true;
      l->below[x]++;
      GH_EACH_MOVE (&l->back, GH_LEFT, y, x)
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

const uint32_t *fast_grundy (gh_store *store, const gh_graph *g)
{
  size_t const n = g->positions;
  levels l = {.g = g,
              .back = fast_turn (store, g),
              .values = gh_loan (store, n, sizeof *l.values),
              .open = gh_loan (store, n, sizeof *l.open),
              .below = gh_loan (store, n, sizeof *l.below),
              .queue = gh_loan (store, n, sizeof *l.queue),
              .won = gh_loan (store, n, sizeof *l.won)};
  memset (l.values, 0xff, n * sizeof *l.values);
  uint32_t level = 0;
  do
    count_open (&l);
  while (give (&l, level++));
  return l.values;
}
