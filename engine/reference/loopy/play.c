/* Outcomes, stoppers, and the order of stoppers. */
#include "form/halt.h"
#include "loopy/memory.h"
#include "reference/loopy/loopy.h"

#include <string.h>

static gh_ending win_of (int player)
{
  return player == GH_LEFT ? GH_LEFT_WINS : GH_RIGHT_WINS;
}

/* What is known of p with this player to move, if all is known of the options that says so: one
   option that is won wins, and if all are lost, as where there are none, it is lost. */
static gh_ending ending_now (const gh_graph *g, const gh_ending *endings, uint32_t p, int player)
{
  bool all_lost = true;
  GH_EACH_MOVE (g, player, x, p)
  {
    gh_ending const then = endings[2 * x + (uint32_t)!player];
    if (then == win_of (player))
      return then;
    all_lost = all_lost && then == win_of (!player);
  }
  return all_lost ? win_of (!player) : GH_DRAWN;
}

gh_status gh_loopy_endings (const gh_graph *g, const gh_allocator *allocator, gh_ending *endings)
{
  (void)allocator;
  for (uint32_t i = 0; i < 2 * g->positions; i++)
    endings[i] = GH_DRAWN;
  for (bool changed = true; changed;) {
    changed = false;
    if (gh_halted ())
      return GH_HALTED;
    for (uint32_t p = g->positions; p-- > 0;)
      for (int player = GH_LEFT; player <= GH_RIGHT; player++) {
        gh_ending *const known = &endings[2 * p + (uint32_t)player];
        if (*known == GH_DRAWN && (*known = ending_now (g, endings, p, player)) != GH_DRAWN)
          changed = true;
      }
  }
  return GH_OK;
}

gh_status gh_loopy_outcome (const gh_graph *g, const gh_allocator *allocator, gh_ending of[2])
{
  gh_ending *const endings = memory_resize (allocator, NULL, 2 * g->positions * sizeof *endings);
  if (!endings)
    return GH_NO_MEMORY;
  gh_status const status = gh_loopy_endings (g, allocator, endings);
  memcpy (of, endings, 2 * sizeof *of);
  memory_release (allocator, endings);
  return status;
}

/* ---- stoppers -------------------------------------------------------------------------------- */

static bool ends_now (const gh_graph *g, const bool *ends, uint32_t p, int player)
{
  GH_EACH_MOVE (g, player, x, p)
  if (!ends[2 * x + (uint32_t)!player])
    return false;
  return true;
}

/* Play ends from p if it does from all options, with the other player to move. */
gh_status gh_loopy_is_stopper (const gh_graph *g, const gh_allocator *allocator, bool *is)
{
  bool *const ends = memory_resize (allocator, NULL, 2 * g->positions * sizeof *ends);
  if (!ends)
    return GH_NO_MEMORY;
  memset (ends, 0, 2 * g->positions * sizeof *ends);
  uint32_t count = 0;
  for (bool changed = true; changed && !gh_halted ();) {
    changed = false;
    for (uint32_t i = 0; i < 2 * g->positions; i++)
      if (!ends[i] && ends_now (g, ends, i / 2, (int)(i % 2))) {
        ends[i] = changed = true;
        count++;
      }
  }
  *is = count == 2 * g->positions;
  memory_release (allocator, ends);
  return gh_halted () ? GH_HALTED : GH_OK;
}

/* ---- order ----------------------------------------------------------------------------------- */

gh_status gh_loopy_compare (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                            gh_order *order)
{
  gh_ending endings[2] = {GH_DRAWN, GH_DRAWN};
  gh_graph const negative = gh_graph_negative (h);
  gh_graph difference;
  gh_status status = gh_graph_pairs (g, &negative, allocator, &difference);
  if (!status)
    status = gh_loopy_outcome (&difference, allocator, endings);
  gh_graph_free (&difference, allocator);
  *order = gh_loopy_order_of (endings[GH_RIGHT] != GH_RIGHT_WINS, endings[GH_LEFT] != GH_LEFT_WINS);
  return status;
}

bool gh_loopy_same_value (gh_store *store, gh_form a, gh_form b)
{
  const gh_allocator *const allocator = gh_store_allocator (store);
  gh_graph g = {0}, h = {0};
  bool stoppers[2] = {false, false};
  gh_order order = GH_FUZZY;
  gh_status status = gh_graph_of_code (store, a, &g);
  if (!status)
    status = gh_graph_of_code (store, b, &h);
  if (!status)
    status = gh_loopy_is_stopper (&g, allocator, &stoppers[0]);
  if (!status)
    status = gh_loopy_is_stopper (&h, allocator, &stoppers[1]);
  if (!status && stoppers[0] && stoppers[1])
    status = gh_loopy_compare (&g, &h, allocator, &order);
  gh_graph_free (&g, allocator);
  gh_graph_free (&h, allocator);
  if (status)
    gh_fail (store, status);
  return order == GH_EQUAL;
}

/* Whether a player survives G beside a game in which the other one may pass for ever. */
static gh_status survives (const gh_graph *g, int player, const gh_allocator *allocator, bool *does)
{
  gh_ending endings[2] = {GH_DRAWN, GH_DRAWN};
  uint32_t none[] = {0, 0}, one[] = {0, 1}, to[] = {0};
  gh_graph const on = {1, {one, none}, {to, to}}, off = gh_graph_negative (&on);
  gh_graph sum;
  gh_status status = gh_graph_pairs (g, player == GH_LEFT ? &off : &on, allocator, &sum);
  if (!status)
    status = gh_loopy_outcome (&sum, allocator, endings);
  gh_graph_free (&sum, allocator);
  *does = endings[GH_LEFT] != win_of (!player) && endings[GH_RIGHT] != win_of (!player);
  return status;
}

gh_status gh_loopy_compare_with_dud (const gh_graph *g, const gh_allocator *allocator,
                                     gh_order *order)
{
  bool left = false, right = false;
  gh_status status = survives (g, GH_LEFT, allocator, &left);
  if (!status)
    status = survives (g, GH_RIGHT, allocator, &right);
  *order = gh_loopy_order_of (left, right);
  return status;
}
