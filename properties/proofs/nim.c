/* Nim: Section 7 of Schleicher and Stoll, post I.6. */
#include "proofs/impartial.h"

#include <string.h>

/* ---- Bouton ---------------------------------------------------------------------------------- */

/* With X the xor of all values: a game of value v that has the top digit of X is moved to value
   v xor X, which is lower. Of a heap that flips the digits of X. */
static bool find_bouton (gh_prover *p, const gh_form *games, size_t count, gh_move *move)
{
  uint64_t all = 0;
  for (size_t i = 0; i < count; i++)
    all ^= gh_value_of (p, games[i]);
  for (size_t i = 0; i < count; i++) {
    uint64_t const value = gh_value_of (p, games[i]);
    if ((value ^ all) < value) {
      *move = (gh_move){i, gh_option_of_value (p, games[i], value ^ all)};
      return move->to != GH_NO_FORM;
    }
  }
  return false;
}

static bool bouton (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_form games[GH_MOST_SLOTS];
  gh_move move;
  for (size_t i = 0; i < plan->count; i++)
    games[i] = i == theirs.slot ? theirs.to : plan->slots[i].form;
  if (!find_bouton (p, games, plan->count, &move))
    return false;
  gh_rule_follow (p, plan, theirs, move, ours);
  return true;
}

/* Whoever can win by the rule does, as first or as second. */
static void expect_bouton (gh_trial *t, gh_prover *p, const gh_form *games, size_t count)
{
  gh_move move;
  if (find_bouton (p, games, count, &move))
    gh_expect_won (t, p, bouton, games, count, move);
  else
    gh_expect_lost (t, p, bouton, games, count);
}

/* Heaps of at most 5, 5, 3 and 2, in this order. */
PROOF (boutons_reply)
{
  for (uint64_t a = 0; a <= 5; a++)
    for (uint64_t b = 0; b <= 5; b++)
      for (uint64_t c = 0; c <= 3; c++)
        for (uint64_t d = 0; d <= 2; d++)
          expect_bouton (
              t, p, (gh_form[]){gh_heap (p, a), gh_heap (p, b), gh_heap (p, c), gh_heap (p, d)}, 4);
}

PROOF (sums_by_values)
{
  gh_form const games[] = {gh_any_small (t, "I", GH_SORT_IMPARTIAL),
                           gh_any_small (t, "J", GH_SORT_IMPARTIAL),
                           gh_any_small (t, "K", GH_SORT_IMPARTIAL)};
  expect_bouton (t, p, games, 3);
}

/* ---- the tables of post I.6 ------------------------------------------------------------------ */

/* What the tables lead to: pairs of heaps, and these. */
static const uint64_t known[][4] = {{1, 2, 3}, {1, 4, 5}, {2, 4, 6}, {1, 2, 4, 7}};
#define KNOWN (sizeof known / sizeof *known)

/* Whether the heaps are these, in some order: each size occurs as often. */
static bool are_heaps (const uint64_t sizes[4], const uint64_t wanted[4])
{
  for (size_t i = 0; i < 4; i++) {
    unsigned count = 0;
    for (size_t k = 0; k < 4; k++)
      count += (sizes[k] == sizes[i]) - (unsigned)(wanted[k] == sizes[i]);
    if (count)
      return false;
  }
  return true;
}

static bool are_pairs (const uint64_t s[4])
{
  return (s[0] == s[1] && s[2] == s[3]) || (s[0] == s[2] && s[1] == s[3]) ||
         (s[0] == s[3] && s[1] == s[2]);
}

static bool is_in_table (const uint64_t sizes[4])
{
  bool found = are_pairs (sizes);
  for (size_t i = 0; i < KNOWN && !found; i++)
    found = are_heaps (sizes, known[i]);
  return found;
}

/* A move that leaves what the tables lead to. */
static bool tabled (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  uint64_t sizes[4];
  for (size_t i = 0; i < 4; i++)
    sizes[i] = gh_value_of (p, i == theirs.slot ? theirs.to : plan->slots[i].form);
  for (size_t i = 0; i < 4; i++) {
    uint64_t after[4];
    memcpy (after, sizes, sizeof after);
    while (after[i]-- > 0)
      if (is_in_table (after)) {
        gh_rule_follow (p, plan, theirs, (gh_move){i, gh_heap (p, after[i])}, ours);
        return true;
      }
  }
  return false;
}

static void expect_tabled (gh_trial *t, gh_prover *p, const uint64_t sizes[4])
{
  gh_form games[4];
  for (size_t i = 0; i < 4; i++)
    games[i] = gh_heap (p, sizes[i]);
  gh_expect_lost (t, p, tabled, games, 4);
}

PROOF (reply_tables)
{
  for (size_t i = 0; i < KNOWN; i++)
    expect_tabled (t, p, known[i]);
  for (uint64_t a = 0; a <= 6; a++)
    for (uint64_t b = 0; b <= a; b++)
      expect_tabled (t, p, (uint64_t[]){a, a, b, b});
}

/* ---- a power of two and less ----------------------------------------------------------------- */

/* [m, k, m xor k] below 2^n, which the induction knows: from the table of values. */
static void go_below (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  uint64_t const m = gh_value_of (p, plan->slots[0].form), k = gh_value_of (p, theirs.to);
  gh_slot after[3] = {plan->slots[0]};
  gh_move const move = {3 - theirs.slot, gh_heap (p, m ^ k)};
  after[theirs.slot] = gh_plus (theirs.to);
  after[move.slot] = gh_plus (move.to);
  *ours = (gh_opening){move, gh_solved (p, plan->wins, after, 3)};
}

/* [m, 2^n, 2^n + m]: where the last heap stays above 2^n, the first one follows it, and it follows
   the first one, which the source leaves out; where one of the large heaps falls below 2^n to k,
   the other one becomes m xor k. */
static bool power (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  uint64_t const two_n = gh_value_of (p, plan->slots[1].form);
  uint64_t const k = gh_value_of (p, theirs.to);
  if (theirs.slot == 0)
    gh_rule_follow (p, plan, theirs, (gh_move){2, gh_heap (p, two_n + k)}, ours);
  else if (k >= two_n)
    gh_rule_follow (p, plan, theirs, (gh_move){0, gh_heap (p, k - two_n)}, ours);
  else
    go_below (p, plan, theirs, ours);
  return true;
}

PROOF (powers_of_two)
{
  for (uint64_t two_n = 1; two_n <= 8; two_n *= 2)
    for (uint64_t m = 0; m < two_n; m++)
      gh_expect_lost (t, p, power,
                      (gh_form[]){gh_heap (p, m), gh_heap (p, two_n), gh_heap (p, two_n + m)}, 3);
}
