/* Loopy games in both ways: all graphs of at most 3 positions with at most 2 moves of a side at
   each, and random ones of 20 positions.

   usage: ways [COUNT [SEED]]. So many random ones, 300 by default. */
#include "form/loan.h"
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

static const gh_loopy_way *const slow = &gh_loopy_by_definition, *const fast = &gh_loopy_fast;

typedef struct tally {
  uint64_t games, stoppers, impartial, duds, drawn;
  uint64_t outcomes, kinds, with_dud, forms, values, orders, idempotent; /* wrong ones */
} tally;

static bool same_value (gh_store *store, const gh_graph *g, const gh_graph *h)
{
  return slow->compare (store, g, h) == GH_EQUAL && fast->compare (store, g, h) == GH_EQUAL;
}

static void try_canonical (gh_store *store, const gh_graph *g, tally *all)
{
  gh_graph const one = slow->canonical (store, g), other = fast->canonical (store, g),
                 again = fast->canonical (store, &one);
  all->stoppers++;
  all->forms += one.positions != other.positions || !same_value (store, g, &one) ||
                !same_value (store, &one, &other);
  all->idempotent += again.positions != one.positions ||
                     again.first[0][again.positions] != one.first[0][one.positions] ||
                     again.first[1][again.positions] != one.first[1][one.positions];
}

static void try_game (gh_store *store, const gh_graph *g, tally *all)
{
  gh_ending one[2], other[2];
  all->games++;
  slow->outcome (store, g, one);
  fast->outcome (store, g, other);
  all->outcomes += one[0] != other[0] || one[1] != other[1];
  all->drawn += one[0] == GH_DRAWN && one[1] == GH_DRAWN;
  bool const is = slow->is_stopper (store, g);
  all->kinds += is != fast->is_stopper (store, g);
  gh_order const order = slow->compare_with_dud (store, g);
  all->with_dud += order != fast->compare_with_dud (store, g);
  all->duds += order == GH_EQUAL;
  if (is)
    try_canonical (store, g, all);
  if (!gh_graph_is_impartial (g))
    return;
  all->impartial++;
  all->values += memcmp (slow->grundy (store, g), fast->grundy (store, g),
                         g->positions * sizeof (uint32_t)) != 0;
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

static void try_small (gh_store *store, uint32_t number, tally *all)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph_draft d = gh_graph_begin (store, 3);
  for (uint32_t p = 0; p < 3; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++, number /= SETS)
      for (uint32_t x = 0; x < 3; x++)
        if (sets[number % SETS] >> x & 1)
          gh_graph_move (&d, p, side, x);
  gh_graph const g = gh_graph_end (&d, 0);
  try_game (store, &g, all);
  gh_loans_return (store, since);
}

/* ---- random ones ----------------------------------------------------------------------------- */

/* In half of them most moves lead to later positions, so that many are stoppers; a fifth are
   impartial. */
static gh_graph random_game (gh_store *store)
{
  gh_graph_draft d = gh_graph_begin (store, MOST);
  bool const forward = draw (2), impartial = draw (5) == 0;
  for (uint32_t p = 0; p < MOST; p++)
    for (gh_side side = GH_LEFT; side <= (impartial ? GH_LEFT : GH_RIGHT); side++)
      for (uint32_t i = draw (4); i > 0; i--) {
        bool const on = forward && p + 1 < MOST && draw (12);
        uint32_t const x = on ? p + 1 + draw (MOST - p - 1) : draw (MOST);
        gh_graph_move (&d, p, side, x);
        if (impartial)
          gh_graph_move (&d, p, GH_RIGHT, x);
      }
  return gh_graph_end (&d, 0);
}

/* One, and how it compares with another if both are stoppers. */
static void try_random (gh_store *store, tally *all)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph const g = random_game (store), h = random_game (store);
  try_game (store, &g, all);
  if (fast->is_stopper (store, &g) && fast->is_stopper (store, &h))
    all->orders += slow->compare (store, &g, &h) != fast->compare (store, &g, &h);
  gh_loans_return (store, since);
}

typedef struct tallies {
  gh_store *store;
  uint64_t games;
  tally small, large;
} tallies;

static void try_all (void *argument)
{
  tallies *const t = argument;
  for (uint32_t i = 0; i < SETS * SETS * SETS * SETS * SETS * SETS; i++)
    try_small (t->store, i, &t->small);
  for (uint64_t i = 0; i < t->games; i++)
    try_random (t->store, &t->large);
}

int main (int count, char **words)
{
  tallies t = {.store = gh_store_new (NULL, NULL),
               .games = count > 1 ? strtoull (words[1], NULL, 10) : 300};
  draw_from (count > 2 ? (uint32_t)strtoull (words[2], NULL, 10) : 1);
  TAP_OK (gh_try (t.store, try_all, &t) == GH_OK, "all are tried");
  tell (&t.small, "of 3 positions");
  tell (&t.large, "of 20 positions");
  gh_store_free (t.store);
  return tap_done ();
}
