/* Graphs made of others: negatives, sums, short games. */
#include "loopy/graph.h"
#include "loopy/memory.h"

#include <string.h>

gh_graph gh_graph_negative (const gh_graph *g)
{
  return (gh_graph){g->positions, {g->first[1], g->first[0]}, {g->to[1], g->to[0]}};
}

uint32_t gh_graph_add (gh_graph_draft *draft, const gh_graph *g)
{
  uint32_t const base = draft->positions;
  for (uint32_t p = 0; p < g->positions; p++)
    gh_graph_position (draft);
  for (uint32_t p = 0; p < g->positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (g, side, x, p)
  gh_graph_move (draft, base + p, side, base + x);
  return base;
}

gh_status gh_graph_from (const gh_graph *g, uint32_t start, const gh_allocator *allocator,
                         gh_graph *made)
{
  gh_graph_draft d = gh_graph_begin (allocator);
  gh_graph_add (&d, g);
  return gh_graph_end (&d, start, made);
}

bool gh_graph_is_impartial (const gh_graph *g)
{
  return !memcmp (g->first[0], g->first[1], (g->positions + 1) * sizeof *g->first[0]) &&
         !memcmp (g->to[0], g->to[1], g->first[0][g->positions] * sizeof *g->to[0]);
}

/* ---- sums ------------------------------------------------------------------------------------ */

gh_status gh_graph_pairs (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                          gh_graph *made)
{
  size_t const pairs = (size_t)g->positions * h->positions;
  size_t moves[2];
  *made = (gh_graph){0};
  if (pairs > GH_MOST_LOOPY_PLAYED)
    return GH_OVER_FORMS;
  for (int side = 0; side < 2; side++)
    moves[side] = (size_t)g->first[side][g->positions] * h->positions +
                  (size_t)h->first[side][h->positions] * g->positions;
  if (!graph_take (made, (uint32_t)pairs, moves, allocator))
    return GH_NO_MEMORY;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    uint32_t count = 0, pair = 0;
    for (uint32_t p = 0; p < g->positions; p++)
      for (uint32_t q = 0; q < h->positions; q++) {
        made->first[side][pair++] = count;
        GH_EACH_MOVE (g, side, x, p)
        made->to[side][count++] = x * h->positions + q;
        GH_EACH_MOVE (h, side, y, q)
        made->to[side][count++] = p * h->positions + y;
      }
    made->first[side][pair] = count;
  }
  return GH_OK;
}

gh_status gh_graph_sum (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                        gh_graph *made)
{
  gh_graph pairs;
  gh_status status = gh_graph_pairs (g, h, allocator, &pairs);
  *made = (gh_graph){0};
  if (!status)
    status = gh_graph_from (&pairs, 0, allocator, made);
  gh_graph_free (&pairs, allocator);
  return status;
}

/* ---- short games ----------------------------------------------------------------------------- */

typedef struct short_game {
  gh_store *store;
  gh_graph_draft *draft;
  uint32_t place;
  uint32_t base;
  gh_form forms[GH_MOST_LOOPY_POSITIONS]; /* of the positions from `base` on */
} short_game;

static uint32_t position_of (short_game *s, gh_form form)
{
  uint32_t const count = s->draft->positions - s->base;
  for (uint32_t i = 0; i < count; i++)
    if (s->forms[i] == form)
      return s->base + i;
  if (count == GH_MOST_LOOPY_POSITIONS && !s->draft->status)
    s->draft->status = GH_OVER_FORMS;
  uint32_t const made = gh_graph_position (s->draft);
  if (!s->draft->status)
    s->forms[count] = form;
  return made;
}

static void add_positions (void *argument)
{
  short_game *const s = argument;
  for (uint32_t i = s->base; i < s->draft->positions && !s->draft->status; i++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (s->store, side, x, s->forms[i - s->base])
        gh_graph_move (s->draft, i, side, position_of (s, x));
}

uint32_t gh_graph_add_form (gh_graph_draft *draft, gh_store *store, gh_form form)
{
  short_game s = {.store = store, .draft = draft, .base = draft->positions};
  s.place = position_of (&s, form);
  if (!draft->status) {
    gh_status const status = gh_try (store, add_positions, &s);
    if (!draft->status)
      draft->status = status;
  }
  return s.place;
}

gh_status gh_graph_of_form (gh_store *store, gh_form form, gh_graph *made)
{
  gh_graph_draft d = gh_graph_begin (gh_store_allocator (store));
  return gh_graph_end (&d, gh_graph_add_form (&d, store, form), made);
}
