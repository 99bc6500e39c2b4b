/* Loopy games in both ways: all graphs of at most 3 positions with at most 2 moves of a side at
   each, and random ones of 20 positions.

   usage: ways [COUNT [SEED]]. So many random ones, 300 by default. */
#include "form/numeral.h"
#include "loopy/ask.h"
#include "optimized/loopy/loopy.h"
#include "reference/loopy/loopy.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define MOST 20

static const gh_allocator *const libc = &gh_libc_allocator;
static const gh_loopy_way *const slow = &gh_loopy_by_definition, *const fast = &gh_loopy_fast;

typedef struct tally {
  uint64_t games, stoppers, impartial, duds, drawn;
  uint64_t outcomes, kinds, with_dud, forms, values, orders, idempotent; /* wrong ones */
} tally;

static bool same_value (const gh_graph *g, const gh_graph *h)
{
  gh_order one = GH_FUZZY, other = GH_FUZZY;
  slow->compare (g, h, libc, &one);
  fast->compare (g, h, libc, &other);
  return one == GH_EQUAL && other == GH_EQUAL;
}

static void try_canonical (const gh_graph *g, tally *all)
{
  gh_graph one = {0}, other = {0}, again = {0};
  all->stoppers++;
  bool const made =
      slow->canonical (g, libc, &one) == GH_OK && fast->canonical (g, libc, &other) == GH_OK;
  all->forms += !made || one.positions != other.positions || !same_value (g, &one) ||
                !same_value (&one, &other);
  all->idempotent += !made || fast->canonical (&one, libc, &again) != GH_OK ||
                     again.positions != one.positions ||
                     again.first[0][again.positions] != one.first[0][one.positions] ||
                     again.first[1][again.positions] != one.first[1][one.positions];
  gh_graph_free (&one, libc);
  gh_graph_free (&other, libc);
  gh_graph_free (&again, libc);
}

static void try_game (const gh_graph *g, tally *all)
{
  gh_ending one[2], other[2];
  bool is_one = false, is_other = false;
  gh_order order, order_too;
  uint32_t values[2][MOST];
  all->games++;
  slow->outcome (g, libc, one);
  fast->outcome (g, libc, other);
  all->outcomes += one[0] != other[0] || one[1] != other[1];
  all->drawn += one[0] == GH_DRAWN && one[1] == GH_DRAWN;
  slow->is_stopper (g, libc, &is_one);
  fast->is_stopper (g, libc, &is_other);
  all->kinds += is_one != is_other;
  slow->compare_with_dud (g, libc, &order);
  fast->compare_with_dud (g, libc, &order_too);
  all->with_dud += order != order_too;
  all->duds += order == GH_EQUAL;
  if (is_one)
    try_canonical (g, all);
  if (!gh_graph_is_impartial (g))
    return;
  all->impartial++;
  slow->grundy (g, libc, values[0]);
  fast->grundy (g, libc, values[1]);
  all->values += memcmp (values[0], values[1], g->positions * sizeof **values) != 0;
}

static void tell (const tally *all, const char *what)
{
  TAP_OK (!all->outcomes && !all->kinds && !all->with_dud,
          "%s: %" PRIu64 " games, %" PRIu64
          " of them drawn, have one outcome, kind and order with dud, %" PRIu64 " equal it",
          what, all->games, all->drawn, all->duds);
  TAP_OK (!all->forms && !all->idempotent && !all->orders,
          "%s: %" PRIu64 " stoppers have one canonical form, which is its own", what,
          all->stoppers);
  TAP_OK (!all->values, "%s: %" PRIu64 " impartial games have one value", what, all->impartial);
}

/* ---- small ones ------------------------------------------------------------------------------ */

#define SETS 7 /* of at most two of three positions */
static const uint8_t sets[SETS] = {0, 1, 2, 4, 3, 5, 6};

static void try_small (uint32_t number, tally *all)
{
  gh_graph g;
  gh_graph_draft d = gh_graph_begin (libc);
  for (int p = 0; p < 3; p++)
    gh_graph_position (&d);
  for (uint32_t p = 0; p < 3; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++, number /= SETS)
      for (uint32_t x = 0; x < 3; x++)
        if (sets[number % SETS] >> x & 1)
          gh_graph_move (&d, p, side, x);
  if (gh_graph_end (&d, 0, &g) == GH_OK)
    try_game (&g, all);
  gh_graph_free (&g, libc);
}

/* ---- random ones ----------------------------------------------------------------------------- */

/* In half of them most moves lead to later positions, so that many are stoppers; a fifth are
   impartial. */
static gh_graph random_game (void)
{
  gh_graph g;
  gh_graph_draft d = gh_graph_begin (libc);
  bool const forward = draw (2), impartial = draw (5) == 0;
  for (int p = 0; p < MOST; p++)
    gh_graph_position (&d);
  for (uint32_t p = 0; p < MOST; p++)
    for (gh_side side = GH_LEFT; side <= (impartial ? GH_LEFT : GH_RIGHT); side++)
      for (uint32_t i = draw (4); i > 0; i--) {
        bool const on = forward && p + 1 < MOST && draw (12);
        uint32_t const x = on ? p + 1 + draw (MOST - p - 1) : draw (MOST);
        gh_graph_move (&d, p, side, x);
        if (impartial)
          gh_graph_move (&d, p, GH_RIGHT, x);
      }
  gh_graph_end (&d, 0, &g);
  return g;
}

static void try_order (const gh_graph *g, const gh_graph *h, tally *all)
{
  gh_order one, other;
  slow->compare (g, h, libc, &one);
  fast->compare (g, h, libc, &other);
  all->orders += one != other;
}

int main (int count, char **words)
{
  tally small = {0}, large = {0};
  for (uint32_t i = 0; i < SETS * SETS * SETS * SETS * SETS * SETS; i++)
    try_small (i, &small);
  tell (&small, "of 3 positions");
  int64_t const games = count > 1 ? strtoll (words[1], NULL, 10) : 300;
  draw_from (count > 2 ? (uint32_t)strtoull (words[2], NULL, 10) : 1);
  gh_graph before = random_game ();
  for (int64_t i = 0; i < games; i++) {
    gh_graph const g = random_game ();
    bool is = false, was = false;
    try_game (&g, &large);
    fast->is_stopper (&g, libc, &is);
    fast->is_stopper (&before, libc, &was);
    if (is && was)
      try_order (&g, &before, &large);
    gh_graph_free (&before, libc);
    before = g;
  }
  gh_graph_free (&before, libc);
  tell (&large, "of 20 positions");
  return tap_done ();
}
