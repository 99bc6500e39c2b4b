/* Outcomes, stoppers, and the order of stoppers and of dud. */
#include "form/halt.h"
#include "form/loan.h"
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

const gh_ending *gh_loopy_endings (gh_store *store, const gh_graph *g)
{
  gh_ending *const endings = gh_loan (store, 2 * (size_t)g->positions, sizeof *endings);
  for (uint32_t i = 0; i < 2 * g->positions; i++)
    endings[i] = GH_DRAWN;
  for (bool changed = true; changed;) {
    changed = false;
    if (gh_halted ())
      gh_fail (store, GH_HALTED);
    for (uint32_t p = g->positions; p-- > 0;)
      for (int player = GH_LEFT; player <= GH_RIGHT; player++) {
        gh_ending *const known = &endings[2 * p + (uint32_t)player];
        if (*known == GH_DRAWN && (*known = ending_now (g, endings, p, player)) != GH_DRAWN)
          changed = true;
      }
  }
  return endings;
}

const gh_ending *gh_loopy_sum_endings (gh_store *store, const gh_graph *g, const gh_graph *h)
{
  if ((size_t)g->positions * h->positions > GH_MOST_LOOPY_PLAYED)
    gh_fail (store, GH_ABANDONED);
  gh_graph const sum = gh_graph_pairs (store, g, h);
  return gh_loopy_endings (store, &sum);
}

const gh_ending *gh_loopy_difference_endings (gh_store *store, const gh_graph *g, const gh_graph *h)
{
  gh_graph const negative = gh_graph_negative (h);
  return gh_loopy_sum_endings (store, g, &negative);
}

void gh_loopy_outcome (gh_store *store, const gh_graph *g, gh_ending endings[2])
{
  const gh_ending *const all = gh_loopy_endings (store, g);
  endings[GH_LEFT] = all[GH_LEFT];
  endings[GH_RIGHT] = all[GH_RIGHT];
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
const bool *gh_loopy_ends (gh_store *store, const gh_graph *g)
{
  bool *const ends = gh_loan (store, 2 * (size_t)g->positions, sizeof *ends);
  for (bool changed = true; changed;) {
    changed = false;
    if (gh_halted ())
      gh_fail (store, GH_HALTED);
    for (uint32_t i = 0; i < 2 * g->positions; i++)
      if (!ends[i] && ends_now (g, ends, i / 2, (int)(i % 2)))
        ends[i] = changed = true;
  }
  return ends;
}

bool gh_loopy_is_stopper (gh_store *store, const gh_graph *g)
{
  return !memchr (gh_loopy_ends (store, g), false, 2 * (size_t)g->positions);
}

/* ---- order ----------------------------------------------------------------------------------- */

gh_order gh_loopy_compare (gh_store *store, const gh_graph *g, const gh_graph *h)
{
  const gh_ending *const endings = gh_loopy_difference_endings (store, g, h);
  return gh_loopy_order_of (endings[GH_RIGHT] != GH_RIGHT_WINS, endings[GH_LEFT] != GH_LEFT_WINS);
}

bool gh_loopy_same_value (gh_store *store, gh_form a, gh_form b)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph const g = gh_graph_of_code (store, a), h = gh_graph_of_code (store, b);
  bool const same = gh_loopy_is_stopper (store, &g) && gh_loopy_is_stopper (store, &h) &&
                    gh_loopy_compare (store, &g, &h) == GH_EQUAL;
  gh_loans_return (store, since);
  return same;
}

/* Whether a player survives G beside a game in which the other one may pass for ever. */
static bool survives (gh_store *store, const gh_graph *g, int player)
{
  uint32_t none[] = {0, 0}, one[] = {0, 1}, to[] = {0};
  gh_graph const on = {1, {one, none}, {to, to}}, off = gh_graph_negative (&on);
  const gh_ending *const endings = gh_loopy_sum_endings (store, g, player == GH_LEFT ? &off : &on);
  return endings[GH_LEFT] != win_of (!player) && endings[GH_RIGHT] != win_of (!player);
}

gh_order gh_loopy_compare_with_dud (gh_store *store, const gh_graph *g)
{
  bool const left = survives (store, g, GH_LEFT);
  return gh_loopy_order_of (left, survives (store, g, GH_RIGHT));
}
