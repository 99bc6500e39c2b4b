/* How all positions of two stoppers compare, without a graph of the difference. A pair (p, q) is
   answered if Left survives p - q as second player, and open if she does when she begins. All pairs
   are taken to be both, and those that are not are struck out, one after the other:

     (p, q) is answered   if (p^R, q) and (p, q^L) are open, all of them
     (p, q) is open       if some (p^L, q) or (p, q^R) is answered */
#include "form/loan.h"
#include "optimized/loopy/inside.h"

typedef struct striking {
  const gh_graph *g, *h;
  gh_graph back_g, back_h; /* the moves turned round */
  bool *answered;
  uint32_t *ways;  /* of each pair, how many answered ones make it open */
  uint32_t *queue; /* struck out: pairs that are not open any more */
  size_t count;
} striking;

gh_graph fast_turn (gh_store *store, const gh_graph *g)
{
  gh_graph_draft d = gh_graph_begin (store, g->positions);
  for (uint32_t p = 0; p < g->positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (g, side, x, p)
  gh_graph_move (&d, x, side, p);
  return gh_graph_of_draft (&d);
}

static void lose_way (striking *s, size_t pair)
{
  if (--s->ways[pair] == 0)
    s->queue[s->count++] = (uint32_t)pair;
}

/* A pair is not answered any more: what was open by it loses a way. */
static void strike (striking *s, uint32_t p, uint32_t q)
{
  size_t const width = s->h->positions, pair = p * width + q;
  if (!s->answered[pair])
    return;
  s->answered[pair] = false;
  GH_EACH_MOVE (&s->back_g, GH_LEFT, x, p)
  lose_way (s, x * width + q);
  GH_EACH_MOVE (&s->back_h, GH_RIGHT, y, q)
  lose_way (s, p * width + y);
}

static void strike_all (striking *s)
{
  uint32_t const width = s->h->positions;
  size_t const pairs = (size_t)s->g->positions * width;
  for (size_t i = 0; i < pairs; i++) {
    uint32_t const p = (uint32_t)(i / width), q = (uint32_t)(i % width);
    s->answered[i] = true;
    s->ways[i] = gh_graph_moves (s->g, GH_LEFT, p) + gh_graph_moves (s->h, GH_RIGHT, q);
    if (!s->ways[i])
      s->queue[s->count++] = (uint32_t)i;
  }
  for (size_t i = 0; i < s->count; i++) {
    uint32_t const p = s->queue[i] / width, q = s->queue[i] % width;
    GH_EACH_MOVE (&s->back_g, GH_RIGHT, x, p)
    strike (s, x, q);
    GH_EACH_MOVE (&s->back_h, GH_LEFT, y, q)
    strike (s, p, y);
  }
}

const bool *fast_at_least (gh_store *store, const gh_graph *g, const gh_graph *h)
{
  size_t const pairs = (size_t)g->positions * h->positions;
  striking s = {.g = g,
                .h = h,
                .back_g = fast_turn (store, g),
                .back_h = fast_turn (store, h),
                .answered = gh_loan (store, pairs, sizeof *s.answered),
                .ways = gh_loan (store, pairs, sizeof *s.ways),
                .queue = gh_loan (store, pairs, sizeof *s.queue)};
  strike_all (&s);
  return s.answered;
}
