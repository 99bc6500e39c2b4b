/* Outcomes by going back over moves; stoppers by a depth-first search; dud by shrinking a set. */
#include "form/halt.h"
#include "loopy/memory.h"
#include "optimized/loopy/inside.h"
#include "optimized/loopy/loopy.h"

#include <string.h>

/* ---- outcomes -------------------------------------------------------------------------------- */

/* A state is 2p + player to move. */
typedef struct retreat {
  const gh_graph *g;
  gh_graph back;
  uint32_t *left;  /* of each state, options that are not known to be lost */
  uint8_t *winner; /* 1 + player, or 0 */
  uint32_t *queue;
  uint32_t count;
} retreat;

static void decide (retreat *r, uint32_t state, uint32_t player)
{
  if (r->winner[state])
    return;
  r->winner[state] = (uint8_t)(1 + player);
  r->queue[r->count++] = state;
}

static void go_back (retreat *r)
{
  for (uint32_t i = 0; i < r->count; i++) {
    uint32_t const p = r->queue[i] / 2, mover = 1 - r->queue[i] % 2, /* who moved there */
        winner = r->winner[r->queue[i]] - 1u;
    GH_EACH_MOVE (&r->back, mover, x, p)
    {
      uint32_t const before = 2 * x + mover;
      if (winner == mover || --r->left[before] == 0)
        decide (r, before, winner);
    }
  }
}

static bool take_retreat (retreat *r, const gh_allocator *allocator)
{
  const gh_graph *const g = r->g;
  size_t const states = 2 * (size_t)g->positions;
  r->left = memory_resize (allocator, NULL, states * sizeof *r->left);
  r->winner = memory_resize (allocator, NULL, states);
  r->queue = memory_resize (allocator, NULL, states * sizeof *r->queue);
  return fast_turn (g, allocator, &r->back) && r->left && r->winner && r->queue;
}

static gh_status fast_outcome (const gh_graph *g, const gh_allocator *allocator,
                               gh_ending endings[2])
{
  retreat r = {.g = g};
  gh_status const status = take_retreat (&r, allocator) ? GH_OK : GH_NO_MEMORY;
  if (!status) {
    memset (r.winner, 0, 2 * (size_t)g->positions);
    for (uint32_t s = 0; s < 2 * g->positions; s++) {
      r.left[s] = g->first[s % 2][s / 2 + 1] - g->first[s % 2][s / 2];
      if (!r.left[s])
        decide (&r, s, 1 - s % 2);
    }
    go_back (&r);
    for (int first = 0; first < 2; first++)
      endings[first] = r.winner[first] == 0   ? GH_DRAWN
                       : r.winner[first] == 1 ? GH_LEFT_WINS
                                              : GH_RIGHT_WINS;
  }
  gh_graph_free (&r.back, allocator);
  memory_release (allocator, r.left);
  memory_release (allocator, r.winner);
  memory_release (allocator, r.queue);
  return status;
}

/* ---- stoppers -------------------------------------------------------------------------------- */

/* Depth first over states, from each that was not visited: does one come back on its own way? */
static bool comes_back (const gh_graph *g, uint32_t start, uint8_t *seen, uint32_t *way,
                        uint32_t *next)
{
  enum { NEW, ON_THE_WAY, DONE };
  uint32_t depth = 0;
  if (seen[start] != NEW)
    return false;
  way[0] = start;
  next[0] = 0;
  seen[start] = ON_THE_WAY;
  for (;;) {
    uint32_t const state = way[depth], p = state / 2, player = state % 2;
    uint32_t const at = g->first[player][p] + next[depth];
    if (at == g->first[player][p + 1]) {
      seen[state] = DONE;
      if (depth-- == 0)
        return false;
      continue;
    }
    next[depth]++;
    uint32_t const then = 2 * g->to[player][at] + (1 - player);
    if (seen[then] == ON_THE_WAY)
      return true;
    if (seen[then] == NEW) {
      seen[then] = ON_THE_WAY;
      way[++depth] = then;
      next[depth] = 0;
    }
  }
}

static gh_status fast_is_stopper (const gh_graph *g, const gh_allocator *allocator, bool *is)
{
  size_t const states = 2 * (size_t)g->positions;
  uint8_t *const seen = memory_resize (allocator, NULL, states);
  uint32_t *const way = memory_resize (allocator, NULL, 2 * states * sizeof *way);
  bool const taken = seen && way;
  if (taken) {
    memset (seen, 0, states);
    *is = true;
    for (uint32_t s = 0; s < states && *is; s++)
      *is = !comes_back (g, s, seen, way, way + states);
  }
  memory_release (allocator, seen);
  memory_release (allocator, way);
  return taken ? GH_OK : GH_NO_MEMORY;
}

/* ---- dud ------------------------------------------------------------------------------------- */

/* Whether all that the opponent can move to from p, and p itself, is in the set. */
static bool is_closed (const gh_graph *g, const bool *in, int player, uint32_t p)
{
  bool closed = in[p];
  GH_EACH_MOVE (g, !player, x, p)
  closed = closed && in[x];
  return closed;
}

/* The greatest set of positions from each of which the player, to move, has a move to one in the
   set that the opponent cannot leave, be it that he moves once or not at all; without a meaning
   when halted. */
static bool moves_for_ever (const gh_graph *g, int player, bool *in)
{
  memset (in, 1, g->positions);
  for (bool changed = true; changed && !gh_halted ();) {
    changed = false;
    for (uint32_t p = 0; p < g->positions; p++) {
      if (!in[p])
        continue;
      bool has = false;
      GH_EACH_MOVE (g, player, x, p)
      has = has || is_closed (g, in, player, x);
      if (!has)
        changed = !(in[p] = false);
    }
  }
  return is_closed (g, in, player, 0);
}

static gh_status fast_compare_with_dud (const gh_graph *g, const gh_allocator *allocator,
                                        gh_order *order)
{
  bool *const in = memory_resize (allocator, NULL, g->positions);
  if (!in)
    return GH_NO_MEMORY;
  bool const left = moves_for_ever (g, GH_LEFT, in);
  *order = gh_loopy_order_of (left, moves_for_ever (g, GH_RIGHT, in));
  memory_release (allocator, in);
  return gh_halted () ? GH_HALTED : GH_OK;
}

/* ---- order ----------------------------------------------------------------------------------- */

static gh_status fast_compare (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                               gh_order *order)
{
  size_t const pairs = (size_t)g->positions * h->positions;
  bool *const at_least = memory_resize (allocator, NULL, pairs);
  gh_status status = at_least ? fast_at_least (g, h, allocator, at_least) : GH_NO_MEMORY;
  bool const left = !status && at_least[0];
  if (!status)
    status = fast_at_least (h, g, allocator, at_least);
  *order = gh_loopy_order_of (left, !status && at_least[0]);
  memory_release (allocator, at_least);
  return status;
}

const gh_loopy_way gh_loopy_fast = {fast_outcome,          fast_is_stopper, fast_compare,
                                    fast_compare_with_dud, fast_canonical,  fast_grundy};
