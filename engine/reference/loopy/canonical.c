/* The canonical form of a stopper, step by step. */
#include "form/halt.h"
#include "form/loan.h"
#include "reference/loopy/loopy.h"

#define MOST 100 /* positions */

/* The options as sets that change; how positions compare stays. */
typedef struct changing {
  uint32_t count;
  bool option[2][MOST][MOST]; /* of a side: from, to */
  bool at_most[MOST][MOST];
} changing;

static void compare_all (gh_store *store, changing *c, const gh_graph *g)
{
  const gh_ending *const endings = gh_loopy_difference_endings (store, g, g);
  for (uint32_t p = 0; p < c->count; p++)
    for (uint32_t q = 0; q < c->count; q++) /* p - q, and Left begins */
      c->at_most[p][q] = endings[2 * (p * c->count + q)] != GH_LEFT_WINS;
}

/* In this player's eyes: x is at most as good as y. */
static bool at_most_as_good (const changing *c, int player, uint32_t x, uint32_t y)
{
  return player == GH_LEFT ? c->at_most[x][y] : c->at_most[y][x];
}

/* Let all moves to q lead to p, which is equal. */
static bool fuse (changing *c, uint32_t p, uint32_t q)
{
  bool changed = false;
  for (int side = 0; side < 2; side++)
    for (uint32_t from = 0; from < c->count; from++)
      if (c->option[side][from][q]) {
        c->option[side][from][q] = false;
        c->option[side][from][p] = changed = true;
      }
  return changed;
}

/* Only where no option is reversible: else play could come round in what is fused. */
static bool fuse_one (changing *c)
{
  for (uint32_t p = 0; p < c->count; p++)
    for (uint32_t q = p + 1; q < c->count; q++)
      if (c->at_most[p][q] && c->at_most[q][p] && fuse (c, p, q))
        return true;
  return false;
}

static bool delete_dominated (changing *c, int side, uint32_t p)
{
  for (uint32_t x = 0; x < c->count; x++)
    for (uint32_t y = 0; y < c->count; y++)
      if (x != y && c->option[side][p][x] && c->option[side][p][y] &&
          at_most_as_good (c, side, x, y)) {
        c->option[side][p][x] = false;
        return true;
      }
  return false;
}

/* Replace the option x by all options of z, an answer to it that is at most as good as p. */
static bool bypass_reversible (changing *c, int side, uint32_t p)
{
  for (uint32_t x = 0; x < c->count; x++)
    for (uint32_t z = 0; z < c->count; z++)
      if (c->option[side][p][x] && c->option[!side][x][z] && at_most_as_good (c, side, z, p)) {
        c->option[side][p][x] = false;
        for (uint32_t y = 0; y < c->count; y++)
          c->option[side][p][y] = c->option[side][p][y] || c->option[side][z][y];
        return true;
      }
  return false;
}

static bool change_one (changing *c)
{
  for (uint32_t p = 0; p < c->count; p++)
    for (int side = 0; side < 2; side++)
      if (delete_dominated (c, side, p) || bypass_reversible (c, side, p))
        return true;
  return fuse_one (c);
}

gh_graph gh_loopy_canonical (gh_store *store, const gh_graph *g)
{
  if (g->positions > MOST)
    gh_fail (store, GH_ABANDONED);
  changing *const c = gh_loan (store, 1, sizeof *c);
  c->count = g->positions;
  for (uint32_t p = 0; p < g->positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (g, side, x, p)
  c->option[side][p][x] = true;
  compare_all (store, c, g);
  while (change_one (c))
    if (gh_halted ())
      gh_fail (store, GH_HALTED);
  gh_graph_draft d = gh_graph_begin (store, c->count);
  for (uint32_t p = 0; p < c->count; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      for (uint32_t x = 0; x < c->count; x++)
        if (c->option[side][p][x])
          gh_graph_move (&d, p, side, x);
  return gh_graph_end (&d, 0);
}
