/* Graphs in order: options ascending, positions with the same options one, and numbers given as
   positions are reached. */
#include "loopy/graph.h"
#include "form/loan.h"
#include "loopy/order.h"

#include <stdlib.h>
#include <string.h>

#define NONE UINT32_MAX

gh_graph gh_graph_take (gh_store *store, uint32_t positions, const size_t moves[2])
{
  gh_graph g = {.positions = positions};
  for (int side = 0; side < 2; side++) {
    g.first[side] = gh_loan (store, (size_t)positions + 1, sizeof *g.first[side]);
    g.to[side] = gh_loan (store, moves[side], sizeof *g.to[side]);
  }
  return g;
}

/* ---- options --------------------------------------------------------------------------------- */

static int by_number (const void *one, const void *other)
{
  uint32_t const a = *(const uint32_t *)one, b = *(const uint32_t *)other;
  return (a > b) - (a < b);
}

/* Sort the options of each position, and keep each once. */
static void sort_options (gh_graph *g)
{
  for (int side = 0; side < 2; side++) {
    uint32_t *const first = g->first[side], *const to = g->to[side];
    uint32_t kept = 0, at = 0;
    for (uint32_t p = 0; p < g->positions; p++) {
      uint32_t const end = first[p + 1];
      qsort (to + at, end - at, sizeof *to, by_number);
      for (first[p] = kept; at < end; at++)
        if (kept == first[p] || to[kept - 1] != to[at])
          to[kept++] = to[at];
    }
    first[g->positions] = kept;
  }
}

static bool same_options (const gh_graph *g, uint32_t p, uint32_t q)
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    if (gh_graph_moves (g, side, p) != gh_graph_moves (g, side, q) ||
        memcmp (g->to[side] + g->first[side][p], g->to[side] + g->first[side][q],
                gh_graph_moves (g, side, p) * sizeof *g->to[side]) != 0)
      return false;
  return true;
}

static uint32_t hash_options (const gh_graph *g, uint32_t p)
{
  uint64_t hash = 1;
  for (uint32_t side = 0; side < 2; side++)
    GH_EACH_MOVE (g, side, x, p)
  hash = (hash ^ (2 * (uint64_t)x + side)) * 0x9e3779b97f4a7c15u;
  return (uint32_t)(hash ^ hash >> 29);
}

/* ---- positions ------------------------------------------------------------------------------- */

/* The first position with the options of each, by a table of `size` places, a power of two. */
static void find_same (const gh_graph *g, uint32_t *same, uint32_t *table, uint32_t size)
{
  memset (table, 0xff, size * sizeof *table);
  for (uint32_t p = 0; p < g->positions; p++) {
    uint32_t at = hash_options (g, p) & (size - 1);
    while (table[at] != NONE && !same_options (g, table[at], p))
      at = (at + 1) & (size - 1);
    if (table[at] == NONE)
      table[at] = p;
    same[p] = table[at];
  }
}

/* Let the moves to a position lead to the first one with the same options, until all do. The
   position that `start` is then. */
static uint32_t join_same (gh_store *store, gh_graph *g, uint32_t start)
{
  uint32_t size = 64;
  while (size < 2 * g->positions)
    size *= 2;
  uint32_t *const table = gh_loan (store, size, sizeof *table), *const same =
                                                                    gh_loan (store, g->positions,
                                                                             sizeof *same);
  for (bool changed = true; changed;) {
    changed = false;
    sort_options (g);
    find_same (g, same, table, size);
    start = same[start];
    for (int side = 0; side < 2; side++)
      for (uint32_t i = 0; i < g->first[side][g->positions]; i++) {
        uint32_t *const to = &g->to[side][i];
        changed = changed || same[*to] != *to;
        *to = same[*to];
      }
  }
  return start;
}

typedef struct numbering {
  uint32_t *number;  /* of each position, or NONE */
  uint32_t *reached; /* the positions in the order of their numbers */
  uint32_t count;
} numbering;

static void reach (numbering *n, uint32_t p)
{
  if (n->number[p] != NONE)
    return;
  n->number[p] = n->count;
  n->reached[n->count++] = p;
}

gh_graph gh_graph_from (gh_store *store, const gh_graph *g, uint32_t start)
{
  numbering n = {gh_loan (store, g->positions, sizeof *n.number),
                 gh_loan (store, g->positions, sizeof *n.reached), 0};
  size_t moves[2] = {0, 0};
  memset (n.number, 0xff, g->positions * sizeof *n.number);
  reach (&n, start);
  for (uint32_t i = 0; i < n.count; i++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
      moves[side] += gh_graph_moves (g, side, n.reached[i]);
      GH_EACH_MOVE (g, side, x, n.reached[i])
      reach (&n, x);
    }
  if (n.count > GH_MOST_LOOPY_POSITIONS)
    gh_fail (store, GH_OVER_FORMS);
  if (moves[0] + moves[1] > GH_MOST_LOOPY_MOVES)
    gh_fail (store, GH_OVER_OPTIONS);
  gh_graph made = gh_graph_take (store, n.count, moves);
  for (int side = 0; side < 2; side++) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < n.count; i++) {
      GH_EACH_MOVE (g, side, x, n.reached[i])
      made.to[side][count++] = n.number[x];
      made.first[side][i + 1] = count;
    }
  }
  sort_options (&made);
  return made;
}

gh_graph graph_in_order (gh_store *store, gh_graph *g, uint32_t start)
{
  start = join_same (store, g, start);
  return gh_graph_from (store, g, start);
}
