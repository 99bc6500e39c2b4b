/* Graphs that are made: move by move, of other graphs, of short games. */
#include "form/loan.h"
#include "loopy/order.h"

#include <string.h>

/* ---- drafts ---------------------------------------------------------------------------------- */

gh_graph_draft gh_graph_begin (gh_store *store, uint32_t positions)
{
  return (gh_graph_draft){.store = store, .positions = positions};
}

uint32_t gh_graph_position (gh_graph_draft *d)
{
  if (d->positions == GH_MOST_LOOPY_PLAYED)
    gh_fail (d->store, GH_OVER_FORMS);
  return d->positions++;
}

void gh_graph_move (gh_graph_draft *d, uint32_t from, gh_side side, uint32_t to)
{
  d->at = gh_loan_more (d->store, d->at, d->moves, &d->room, sizeof *d->at);
  d->at[d->moves++] = (struct gh_graph_move){from, side, to};
}

uint32_t gh_graph_add (gh_graph_draft *d, const gh_graph *g)
{
  uint32_t const base = d->positions;
  for (uint32_t p = 0; p < g->positions; p++)
    gh_graph_position (d);
  for (uint32_t p = 0; p < g->positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (g, side, x, p)
  gh_graph_move (d, base + p, side, base + x);
  return base;
}

gh_graph gh_graph_of_draft (const gh_graph_draft *d)
{
  size_t moves[2] = {0, 0};
  for (size_t m = 0; m < d->moves; m++)
    moves[d->at[m].side]++;
  gh_graph g = gh_graph_take (d->store, d->positions, moves);
  for (size_t m = 0; m < d->moves; m++)
    g.first[d->at[m].side][d->at[m].from]++;
  for (int side = 0; side < 2; side++)
    for (uint32_t p = 0; p < d->positions; p++)
      g.first[side][p + 1] += g.first[side][p]; /* where those of p end */
  for (size_t m = d->moves; m-- > 0;)
    g.to[d->at[m].side][--g.first[d->at[m].side][d->at[m].from]] = d->at[m].to;
  return g;
}

gh_graph gh_graph_end (const gh_graph_draft *d, uint32_t start)
{
  gh_graph g = gh_graph_of_draft (d);
  return graph_in_order (d->store, &g, start);
}

/* ---- short games ----------------------------------------------------------------------------- */

/* The number of a form among those that have one; or `*count`, and then it gets that. */
static uint32_t number_of (gh_form *forms, uint32_t *count, gh_form form)
{
  for (uint32_t i = 0; i < *count; i++)
    if (forms[i] == form)
      return i;
  if (*count < GH_MOST_LOOPY_POSITIONS)
    forms[*count] = form;
  return (*count)++;
}

bool gh_graph_add_form (gh_graph_draft *d, gh_form form, uint32_t *position)
{
  gh_form forms[GH_MOST_LOOPY_POSITIONS] = {form};
  uint32_t const base = *position = d->positions;
  uint32_t count = 1;
  for (uint32_t i = 0; i < count; i++) {
    if (d->positions == GH_MOST_LOOPY_PLAYED)
      return false;
    gh_graph_position (d);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (d->store, side, x, forms[i]) {
        gh_graph_move (d, base + i, side, base + number_of (forms, &count, x));
        if (count > GH_MOST_LOOPY_POSITIONS)
          return false;
      }
  }
  return true;
}

/* ---- of others ------------------------------------------------------------------------------- */

gh_graph gh_graph_negative (const gh_graph *g)
{
  return (gh_graph){g->positions, {g->first[1], g->first[0]}, {g->to[1], g->to[0]}};
}

bool gh_graph_is_impartial (const gh_graph *g)
{
  return !memcmp (g->first[0], g->first[1], (g->positions + 1) * sizeof *g->first[0]) &&
         !memcmp (g->to[0], g->to[1], g->first[0][g->positions] * sizeof *g->to[0]);
}

gh_graph gh_graph_pairs (gh_store *store, const gh_graph *g, const gh_graph *h)
{
  size_t const pairs = (size_t)g->positions * h->positions;
  size_t moves[2];
  if (pairs > GH_MOST_LOOPY_PLAYED)
    gh_fail (store, GH_OVER_FORMS);
  for (int side = 0; side < 2; side++)
    moves[side] = (size_t)g->first[side][g->positions] * h->positions +
                  (size_t)h->first[side][h->positions] * g->positions;
  gh_graph const made = gh_graph_take (store, (uint32_t)pairs, moves);
  for (int side = 0; side < 2; side++) {
    uint32_t count = 0, pair = 0;
    for (uint32_t p = 0; p < g->positions; p++)
      for (uint32_t q = 0; q < h->positions; q++) {
        GH_EACH_MOVE (g, side, x, p)
        made.to[side][count++] = x * h->positions + q;
        GH_EACH_MOVE (h, side, y, q)
        made.to[side][count++] = p * h->positions + y;
        made.first[side][++pair] = count;
      }
  }
  return made;
}

gh_graph gh_graph_sum (gh_store *store, const gh_graph *g, const gh_graph *h)
{
  gh_graph pairs = gh_graph_pairs (store, g, h);
  return graph_in_order (store, &pairs, 0);
}
