/* Outcomes by going back over moves; stoppers by a depth-first search; dud by shrinking a set. */
#include "form/halt.h"
#include "form/loan.h"
#include "optimized/loopy/inside.h"
#include "optimized/loopy/loopy.h"

#include <string.h>

/* ---- outcomes -------------------------------------------------------------------------------- */

/* A state is 2p + player to move. */
typedef struct retreat {
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

static void fast_outcome (gh_store *store, const gh_graph *g, gh_ending endings[2])
{
  static const gh_ending ending_of[] = {GH_DRAWN, GH_LEFT_WINS, GH_RIGHT_WINS};
  size_t const states = 2 * (size_t)g->positions;
  retreat r = {.back = fast_turn (store, g),
               .left = gh_loan (store, states, sizeof *r.left),
               .winner = gh_loan (store, states, sizeof *r.winner),
               .queue = gh_loan (store, states, sizeof *r.queue)};
  for (uint32_t s = 0; s < states; s++) {
    r.left[s] = gh_graph_moves (g, s % 2, s / 2);
    if (!r.left[s])
      decide (&r, s, 1 - s % 2);
  }
  go_back (&r);
  for (int first = 0; first < 2; first++)
    endings[first] = ending_of[r.winner[first]];
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

static bool fast_is_stopper (gh_store *store, const gh_graph *g)
{
  size_t const states = 2 * (size_t)g->positions;
  uint8_t *const seen = gh_loan (store, states, sizeof *seen);
  uint32_t *const way = gh_loan (store, 2 * states, sizeof *way);
  for (uint32_t s = 0; s < states; s++)
    if (comes_back (g, s, seen, way, way + states))
      return false;
  return true;
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

/* Whether the game is in the greatest set of positions from each of which the player, to move, has
   a move to one in the set that the opponent cannot leave, be it that he moves once or not at all.
 */
static bool moves_for_ever (gh_store *store, const gh_graph *g, int player)
{
  bool *const in = gh_loan (store, g->positions, sizeof *in);
  memset (in, 1, g->positions);
  for (bool changed = true; changed;) {
    changed = false;
    if (gh_halted ())
      gh_fail (store, GH_HALTED);
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

static gh_order fast_compare_with_dud (gh_store *store, const gh_graph *g)
{
  bool const left = moves_for_ever (store, g, GH_LEFT);
  return gh_loopy_order_of (left, moves_for_ever (store, g, GH_RIGHT));
}

/* ---- order ----------------------------------------------------------------------------------- */

static gh_order fast_compare (gh_store *store, const gh_graph *g, const gh_graph *h)
{
  bool const left = fast_at_least (store, g, h)[0];
  return gh_loopy_order_of (left, fast_at_least (store, h, g)[0]);
}

const gh_loopy_way gh_loopy_fast = {fast_outcome,          fast_is_stopper, fast_compare,
                                    fast_compare_with_dud, fast_canonical,  fast_grundy};
