/* Tame and restive games in misere play: Theorem 73 of On Numbers and Games and the rule behind it.
   They are played as the heaps that their genera name, in sums that play need not see. */
#include "form/measure.h"
#include "proofs/misere.h"
#include "reference/misere/misere.h"

/* A restive game beside heaps is a heap of normal play: of size g0 beside the heaps 0, 1, g0 and
   g0 xor 1, and of size g beside others. */
static bool is_restive_p (gh_store *store, gh_form g, const gh_form *heaps, size_t count)
{
  gh_form const genus = gh_genus_of (store, g);
  uint32_t const g0 = gh_genus_term (store, genus, 0);
  bool familiar = true;
  size_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    size_t const size = gh_option_count (store, heaps[i], GH_LEFT);
    familiar = familiar && (size <= 1 || size == g0 || size == (g0 ^ 1));
    sum ^= size;
  }
  return sum == (familiar ? g0 : gh_genus_normal (store, genus));
}

/* Whether the sum is P, by the genera of its games: all tame, or the first one restive and the
   others heaps. The types of tame ones add up. */
static bool is_p_by_genera (gh_store *store, const gh_form *games, size_t count)
{
  gh_nim_type sum = {0, false}, one;
  if (!gh_genus_is_tame (store, gh_genus_of (store, games[0]), &one))
    return is_restive_p (store, games[0], games + 1, count - 1);
  for (size_t i = 0; i < count; i++) {
    gh_genus_is_tame (store, gh_genus_of (store, games[i]), &one);
    sum = gh_nim_type_sum (sum, one);
  }
  return gh_nim_type_p (sum, GH_MISERE);
}

static bool find_by_genera (gh_prover *p, const gh_form *games, size_t count, gh_move *move)
{
  gh_store *const store = gh_prover_store (p);
  gh_form after[GH_MOST_SLOTS];
  for (size_t i = 0; i < count; i++)
    GH_EACH (store, GH_LEFT, x, games[i]) {
      for (size_t k = 0; k < count; k++)
        after[k] = k == i ? x : games[k];
      *move = (gh_move){i, x};
      if (is_p_by_genera (store, after, count))
        return true;
    }
  return false;
}

static bool reply_by_genera (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_form games[GH_MOST_SLOTS];
  gh_move move;
  for (size_t i = 0; i < plan->count; i++)
    games[i] = i == theirs.slot ? theirs.to : plan->slots[i].form;
  if (!find_by_genera (p, games, plan->count, &move))
    return false;
  gh_rule_follow (p, plan, theirs, move, ours);
  return true;
}

/* Who wins by genera does. */
static void expect_by_genera (gh_trial *t, gh_prover *p, const gh_form *games, size_t count)
{
  gh_move move = {0, GH_NO_FORM};
  bool over = true;
  for (size_t i = 0; i < count; i++)
    over = over && games[i] == GH_ZERO;
  if (is_p_by_genera (t->store, games, count))
    gh_expect_lost (t, p, reply_by_genera, games, count);
  else if (!over) {
    gh_expect (t, find_by_genera (p, games, count, &move), "a move to a sum that is P by genera");
    gh_expect_won (t, p, reply_by_genera, games, count, move);
  }
}

PROOF (tame_games_as_heaps)
{
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL),
                h = gh_any_small (t, "J", GH_SORT_IMPARTIAL);
  gh_assume (t, gh_is_tame (t->store, g) && gh_is_tame (t->store, h));
  gh_prover_play_misere (p, NULL);
  for (uint64_t n = 0; n <= 3; n++)
    expect_by_genera (t, p, (gh_form[]){g, h, gh_heap (p, n)}, 3);
}

PROOF (restive_games_as_heaps)
{
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL);
  gh_assume (t, gh_is_restive (t->store, g));
  gh_prover_play_misere (p, NULL);
  for (uint64_t a = 0; a <= 6; a++)
    for (uint64_t b = 0; b <= a; b++)
      expect_by_genera (t, p, (gh_form[]){g, gh_heap (p, a), gh_heap (p, b)}, 3);
}
