/* Sums with numbers, and numbers that are made by simplifying: Section 5 of Schleicher and Stoll,
   the notes on games that are numbers, and examples. */
#include "form/numeral.h"
#include "form/shape.h"
#include "proofs/gathered.h"
#include "proofs/lemmas.h"
#include "proofs/stops.h"
#include "reference/reference.h"

/* ---- Theorem 5.6 ----------------------------------------------------------------------------- */

/* The move of `wins` in -K that answers the opponent's move in x to y: with z the number between y
   and x, Proposition 5.5 finds an option X of G with X + z - G >= 0 for the opponent, and so with
   G + y - (X + x) >= 0 for `wins`, since z + y - x = 0. */
static gh_opening answer_to (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, gh_form x,
                             gh_form y)
{
  gh_store *const store = t->store;
  gh_form const apart = gh_numeral_sum (store, gh_number_of (store, x),
                                        gh_numeral_negative (store, gh_number_of (store, y)));
  gh_form const amount = wins == GH_RIGHT ? apart : gh_numeral_negative (store, apart);
  gh_beside_stop const b = gh_option_and_amount (t, p, gh_opponent (wins), g, amount);
  gh_slot const between[] = {gh_plus (b.z), gh_plus (y), gh_minus (x)};
  gh_slot const order[] = {gh_plus (g), gh_plus (y), gh_minus (b.option), gh_minus (x)};
  gh_strategy const all =
      gh_through (p, gh_negated (p, b.second), 1, gh_solved (p, wins, between, 3), 0);
  gh_strategy const left = gh_gathered (p, gh_arranged (p, all, order, 4), 2, 2, true);
  return (gh_opening){{2, gh_sum (store, b.option, x)}, left};
}

/* G + x - K, where K is {G^L + x | G^R + x}. A move in G and one in K answer each other; the
   opponent's move in x, to y, is answered in K by an option X + x that is better than G + y. */
static gh_strategy moved_beside (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, gh_form x,
                                 gh_form k)
{
  gh_side const theirs = gh_opponent (wins);
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (g), gh_plus (x), gh_minus (k)));
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, z, g) {
      gh_form const sum = gh_sum (t->store, z, x);
      gh_move const in_g = {0, z}, in_k = {2, sum};
      gh_strategy const same =
          gh_solved (p, wins, SLOTS (gh_plus (z), gh_plus (x), gh_minus (sum)));
      gh_listed_add (p, s, side == theirs ? in_g : in_k,
                     (gh_opening){side == theirs ? in_k : in_g, same});
    }
  GH_EACH (t->store, theirs, y, x)
    gh_listed_add (p, s, (gh_move){1, y}, answer_to (t, p, wins, g, x, y));
  return s;
}

PROOF (moved_beside_number)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), x = gh_any_small (t, "x", GH_SORT_NUMBER);
  gh_assume (t, gh_is_number_form (t->store, x) && gh_number_of (t->store, g) == GH_NO_FORM);
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, z, g)
      gh_form_add (t->store, side, gh_sum (t->store, z, x));
  gh_form const k = gh_form_end (t->store);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, moved_beside (t, p, wins, g, x, k), wins,
                      SLOTS (gh_plus (g), gh_plus (x), gh_minus (k)));
}

/* ---- examples -------------------------------------------------------------------------------- */

static void expect_deleted (gh_trial *t, gh_prover *p, gh_form g, gh_form h)
{
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, gh_lemma_dominated (t, p, wins, g, h), wins,
                      SLOTS (gh_plus (g), gh_minus (h)));
}

PROOF (examples_deleted)
{
  gh_store *const store = t->store;
  for (int64_t n = 2; n <= 6; n++) {
    gh_form_begin (store);
    for (int64_t i = 0; i < n; i++)
      gh_form_add (store, GH_LEFT, gh_integer (store, i));
    expect_deleted (t, p, gh_form_end (store), gh_integer (store, n));
  }
  gh_form_begin (store);
  for (int64_t i = 0; i < 4; i++)
    gh_form_add (store, i < 2 ? GH_LEFT : GH_RIGHT, gh_integer (store, i));
  expect_deleted (t, p, gh_form_end (store),
                  gh_make (store, gh_integer (store, 1), gh_integer (store, 2)));
}

/* In {3/8|7/8} - 1/2 the moves to 3/8 - 1/2, G - 1, G and 7/8 - 1/2 are each beaten. */
static void expect_half (gh_trial *t, gh_prover *p, gh_form g, gh_form half)
{
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, gh_lemma_beaten (t, p, wins, g, half), wins,
                      SLOTS (gh_plus (g), gh_minus (half)));
}

PROOF (examples_half)
{
  gh_store *const store = t->store;
  gh_form const low = gh_fraction (store, 3, 3), high = gh_fraction (store, 7, 3);
  gh_form const half = gh_fraction (store, 1, 1), inner = gh_fraction (store, 3, 2);
  gh_form const g = gh_make (store, low, high), next = gh_make (store, GH_ZERO, high);
  expect_half (t, p, g, half);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_strategy const one = gh_lemma_reversible (t, p, wins, g, GH_LEFT, low, half, next);
    gh_strategy const two = gh_lemma_reversible (t, p, wins, next, GH_RIGHT, high, inner, half);
    gh_expect_second (t, p, one, wins, SLOTS (gh_plus (g), gh_minus (next)));
    gh_expect_second (t, p, two, wins, SLOTS (gh_plus (next), gh_minus (half)));
    gh_expect_second (t, p, gh_through (p, one, 1, two, 0), wins,
                      SLOTS (gh_plus (g), gh_minus (half)));
  }
}
