/* Numbers beyond the stops of a game: Proposition 5.5 of Schleicher and Stoll. For Left as who wins
   a number is beyond another one if it is greater, for Right if it is less. */
#include "proofs/stops.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "proofs/lemmas.h"
#include "reference/reference.h"

/* X + amount towards where `wins` likes it. */
static gh_form beyond (gh_trial *t, gh_side wins, gh_form x, gh_form amount)
{
  return gh_numeral_sum (t->store, x,
                         wins == GH_LEFT ? amount : gh_numeral_negative (t->store, amount));
}

static gh_strategy second (gh_trial *t, gh_prover *p, gh_side wins, gh_form y, gh_form g);

/* y - G with y beyond the stop of G that the player secures who begins: a move in G to an option
   with that stop. If G is a number it stands between. */
static gh_opening first (gh_trial *t, gh_prover *p, gh_side wins, gh_form y, gh_form g)
{
  gh_form const number = gh_number_of (t->store, g);
  if (number != GH_NO_FORM) {
    gh_strategy const equal = gh_solved (p, wins, SLOTS (gh_plus (number), gh_minus (g)));
    gh_opening const less = gh_solved_opening (p, wins, SLOTS (gh_plus (y), gh_minus (number)));
    return gh_opening_through (p, less, 1, equal, 0);
  }
  gh_form const stop = gh_stop (t->store, g, gh_opponent (wins));
  GH_EACH (t->store, gh_opponent (wins), x, g)
    if (gh_stop (t->store, x, wins) == stop)
      return (gh_opening){{1, x}, second (t, p, wins, y, x)};
  return (gh_opening){.then = GH_NO_STRATEGY};
}

/* y - G with y beyond the stop of G that the opponent secures as who begins: all his moves in G
   leave a stop before y. One in y leaves a number further beyond. */
static gh_strategy second (gh_trial *t, gh_prover *p, gh_side wins, gh_form y, gh_form g)
{
  gh_form const number = gh_number_of (t->store, g);
  if (number != GH_NO_FORM) {
    gh_strategy const equal = gh_solved (p, wins, SLOTS (gh_plus (number), gh_minus (g)));
    gh_strategy const less = gh_solved (p, wins, SLOTS (gh_plus (y), gh_minus (number)));
    return gh_through (p, less, 1, equal, 0);
  }
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (y), gh_minus (g)));
  gh_deeper (t->store);
  GH_EACH (t->store, wins, x, g)
    gh_listed_add (p, s, (gh_move){1, x}, first (t, p, wins, y, x));
  GH_EACH (t->store, gh_opponent (wins), z, y)
    gh_listed_add (p, s, (gh_move){0, z}, first (t, p, wins, z, g));
  gh_shallower (t->store);
  return s;
}

/* A short game, and how far beyond its stops. */
static gh_form any_game (gh_trial *t)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_assume (t, gh_tree_moves (t->store, g) <= 100);
  return g;
}

static gh_form any_amount (gh_trial *t)
{
  return gh_fraction (t->store, 1, 2 * gh_choose (t, 3));
}

static void expect_beyond_stops (gh_trial *t, gh_prover *p, gh_form g, gh_form amount)
{
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_form const far = beyond (t, wins, gh_stop (t->store, g, wins), amount);
    gh_form const near = beyond (t, wins, gh_stop (t->store, g, gh_opponent (wins)), amount);
    gh_slot const sum[] = {gh_plus (far), gh_minus (g)};
    gh_expect_second (t, p, second (t, p, wins, far, g), wins, sum, 2);
    gh_expect_first (t, p, first (t, p, wins, far, g), wins, sum, 2);
    gh_expect_first (t, p, first (t, p, wins, near, g), wins, SLOTS (gh_plus (near), gh_minus (g)));
  }
}

PROOF (beyond_stops)
{
  gh_form const g = any_game (t);
  expect_beyond_stops (t, p, g, any_amount (t));
}

/* Tinies and minies, whose stops are 0. */
PROOF (tinies)
{
  for (int64_t k = 1; k <= 4; k++) {
    gh_form const tiny = gh_tiny (t->store, gh_fraction (t->store, k, 1));
    gh_form const threat = gh_option (t->store, tiny, GH_RIGHT, 0);
    gh_opening const done = {{0, GH_ZERO}, gh_listed (p, GH_LEFT, SLOTS (gh_plus (GH_ZERO)))};
    gh_strategy const answer = gh_listed (p, GH_LEFT, SLOTS (gh_plus (tiny)));
    gh_listed_add (p, answer, (gh_move){0, threat}, done);
    gh_expect_second (t, p, answer, GH_LEFT, SLOTS (gh_plus (tiny)));
    gh_expect_first (t, p, done, GH_LEFT, SLOTS (gh_plus (tiny)));
    for (unsigned n = 0; n <= 4; n++) {
      expect_beyond_stops (t, p, tiny, gh_fraction (t->store, 1, n));
      expect_beyond_stops (t, p, gh_negative (t->store, tiny), gh_fraction (t->store, 1, n));
    }
  }
}

/* ---- an option beside any amount ------------------------------------------------------------- */

/* With y half the amount z beyond the stop, and w = y - z before it: X - w and y - G are won, where
   X is an option of G with this stop, and w + z - y = 0. So X + z - G is won, through X + z - y. */
gh_beside_stop gh_option_and_amount (gh_trial *t, gh_prover *p, gh_side wins, gh_form g,
                                     gh_form amount)
{
  gh_form const stop = gh_stop (t->store, g, wins), half = gh_numeral_scaled (t->store, amount, -1);
  gh_form const y = beyond (t, wins, stop, half), w = beyond (t, gh_opponent (wins), stop, half);
  gh_beside_stop found = {.option = GH_NO_FORM, .z = beyond (t, wins, GH_ZERO, amount)};
  GH_EACH (t->store, wins, x, g)
    if (gh_stop (t->store, x, gh_opponent (wins)) == stop)
      found.option = x;
  gh_strategy const above = gh_negated (p, second (t, p, gh_opponent (wins), w, found.option));
  gh_slot const between[] = {gh_plus (w), gh_plus (found.z), gh_minus (y)};
  gh_strategy const most = gh_through (p, above, 0, gh_solved (p, wins, between, 3), 0);
  found.second = gh_through (p, most, 2, second (t, p, wins, y, g), 0);
  found.first = gh_through_opening (p, most, 2, first (t, p, wins, y, g), 0);
  return found;
}

PROOF (option_and_amount)
{
  gh_form const g = any_game (t), amount = any_amount (t);
  gh_assume (t, gh_number_of (t->store, g) == GH_NO_FORM);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_beside_stop const found = gh_option_and_amount (t, p, wins, g, amount);
    gh_slot const sum[] = {gh_plus (found.option), gh_plus (found.z), gh_minus (g)};
    gh_expect_second (t, p, found.second, wins, sum, 3);
    gh_expect_first (t, p, found.first, wins, sum, 3);
  }
}
