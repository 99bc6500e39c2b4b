/* Impartial games and nimbers: Section 7 of Schleicher and Stoll, post I.6. */
#include "proofs/impartial.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "proofs/lemmas.h"
#include "reference/reference.h"

/* ---- rules ----------------------------------------------------------------------------------- */

/* The strategy that follows a rule in the sum of these games. */
static gh_strategy ruled (gh_prover *p, gh_rule *rule, gh_side wins, const gh_form *games,
                          size_t count)
{
  gh_plan plan = {.reply = rule, .wins = wins, .count = count};
  if (count > GH_MOST_SLOTS)
    gh_broken ("gh_expect_lost", "count", "more slots than there may be");
  for (size_t i = 0; i < count; i++)
    plan.slots[i] = gh_plus (games[i]);
  return gh_strategy_new (p, &plan);
}

void gh_rule_follow (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_move move,
                     gh_opening *ours)
{
  gh_rule_change (p, plan, plan->reply, theirs, move, ours);
}

void gh_rule_change (gh_prover *p, const gh_plan *plan, gh_rule *rule, gh_move theirs, gh_move move,
                     gh_opening *ours)
{
  gh_form games[GH_MOST_SLOTS];
  for (size_t i = 0; i < plan->count; i++)
    games[i] = i == move.slot ? move.to : i == theirs.slot ? theirs.to : plan->slots[i].form;
  *ours = (gh_opening){move, ruled (p, rule, plan->wins, games, plan->count)};
}

void gh_expect_lost (gh_trial *t, gh_prover *p, gh_rule *rule, const gh_form *games, size_t count)
{
  gh_slot slots[GH_MOST_SLOTS];
  for (size_t i = 0; i < count; i++)
    slots[i] = gh_plus (games[i]);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, ruled (p, rule, wins, games, count), wins, slots, count);
}

void gh_expect_won (gh_trial *t, gh_prover *p, gh_rule *rule, const gh_form *games, size_t count,
                    gh_move move)
{
  gh_slot slots[GH_MOST_SLOTS];
  gh_form after[GH_MOST_SLOTS];
  for (size_t i = 0; i < count; i++) {
    slots[i] = gh_plus (games[i]);
    after[i] = i == move.slot ? move.to : games[i];
  }
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_first (t, p, (gh_opening){move, ruled (p, rule, wins, after, count)}, wins, slots,
                     count);
}

/* ---- values ---------------------------------------------------------------------------------- */

gh_form gh_heap (gh_prover *p, uint64_t n)
{
  return gh_shape_make (gh_prover_store (p), (gh_number_up_star){GH_ZERO, 0, n});
}

uint64_t gh_value_of (gh_prover *p, gh_form g)
{
  gh_store *const store = gh_prover_store (p);
  gh_canon const value = gh_canon_grundy (gh_prover_canons (p), store, g);
  int64_t n = 0;
  gh_small_integer (store, gh_canon_to_form (gh_prover_canons (p), value, store), 0, INT64_MAX, &n);
  return (uint64_t)n;
}

gh_form gh_option_of_value (gh_prover *p, gh_form g, uint64_t value)
{
  GH_EACH (gh_prover_store (p), GH_LEFT, x, g)
    if (gh_value_of (p, x) == value)
      return x;
  return GH_NO_FORM;
}

/* ---- twice the same -------------------------------------------------------------------------- */

static bool copy (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_rule_follow (p, plan, theirs, (gh_move){!theirs.slot, theirs.to}, ours);
  return true;
}

/* G + G: the same move in the other game. */
static gh_strategy copied (gh_prover *p, gh_side wins, gh_form g)
{
  return ruled (p, copy, wins, (gh_form[]){g, g}, 2);
}

PROOF (copied)
{
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL);
  gh_expect_lost (t, p, copy, (gh_form[]){g, g}, 2);
}

/* Of two heaps the larger one is made as large as the other, perhaps 0. */
PROOF (unequal_heaps)
{
  for (uint64_t m = 1; m <= 8; m++)
    for (uint64_t n = 0; n < m; n++) {
      gh_form const larger = gh_heap (p, m), smaller = gh_heap (p, n);
      gh_expect_won (t, p, copy, (gh_form[]){larger, smaller}, 2, (gh_move){0, smaller});
      gh_expect_won (t, p, copy, (gh_form[]){smaller, larger}, 2, (gh_move){1, smaller});
    }
}

/* ---- Bogus Nim ------------------------------------------------------------------------------- */

/* In G + *n, where the options of G are nimbers and *n is the first that is none of them: what is
   lower than *n is met by the same in the other game, what is higher is lowered to *n. */
static bool bogus (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_form const heap = plan->slots[1].form;
  bool const higher = theirs.slot == 0 && gh_value_of (p, theirs.to) > gh_value_of (p, heap);
  gh_move const move = higher ? (gh_move){0, heap} : (gh_move){!theirs.slot, theirs.to};
  *ours = (gh_opening){move, copied (p, plan->wins, move.to)};
  return true;
}

#define HEAPS 6 /* sets of *0, ..., *5 */

static gh_form set_of_heaps (gh_prover *p, unsigned set)
{
  gh_store *const store = gh_prover_store (p);
  gh_form_begin (store);
  for (unsigned n = 0; n < HEAPS; n++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      if (set >> n & 1)
        gh_form_add (store, side, gh_heap (p, n));
  return gh_form_end (store);
}

PROOF (bogus_nim)
{
  for (unsigned set = 0; set < 1u << HEAPS; set++) {
    uint64_t mex = 0;
    while (set >> mex & 1)
      mex++;
    gh_expect_lost (t, p, bogus, (gh_form[]){set_of_heaps (p, set), gh_heap (p, mex)}, 2);
  }
}

/* A set of nimbers alone: every move is answered by one to 0. */
static bool empty (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_rule_follow (p, plan, theirs, (gh_move){0, GH_ZERO}, ours);
  return true;
}

PROOF (set_emptied)
{
  for (unsigned set = 0; set < 1u << HEAPS; set++) {
    gh_form const g = set_of_heaps (p, set);
    if (set & 1)
      gh_expect_won (t, p, empty, &g, 1, (gh_move){0, GH_ZERO});
    else
      gh_expect_lost (t, p, empty, &g, 1);
  }
}

/* ---- Sprague and Grundy ---------------------------------------------------------------------- */

/* In G + *n, where n is the value of G: a move in the heap is met by the option of that value; one
   in G to a lower value by lowering the heap, one to a higher value by going back to value n. */
static bool grundy (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  uint64_t const n = gh_value_of (p, plan->slots[1].form), to = gh_value_of (p, theirs.to);
  gh_move move = {0, GH_NO_FORM};
  if (theirs.slot == 1)
    move.to = gh_option_of_value (p, plan->slots[0].form, to);
  else if (to < n)
    move = (gh_move){1, gh_heap (p, to)};
  else
    move.to = gh_option_of_value (p, theirs.to, n);
  if (move.to == GH_NO_FORM)
    return false;
  gh_rule_follow (p, plan, theirs, move, ours);
  return true;
}

PROOF (grundy_values)
{
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL);
  gh_expect_lost (t, p, grundy, (gh_form[]){g, gh_heap (p, gh_value_of (p, g))}, 2);
}

/* The game whose options are the nimbers that those of G equal. */
static gh_form with_nimbers (gh_prover *p, gh_form g)
{
  gh_store *const store = gh_prover_store (p);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, gh_heap (p, gh_value_of (p, x)));
  return gh_form_end (store);
}

/* Existence by induction: options are replaced by nimbers (Theorem 2.17), and what comes of it is
   hidden between G and the nimber that it is by Bogus Nim. */
PROOF (options_replaced)
{
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL), h = with_nimbers (p, g);
  gh_form const heap = gh_heap (p, gh_value_of (p, g));
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_strategy const replaced = gh_lemma_matched (t, p, wins, g, h);
    gh_strategy const nim = ruled (p, bogus, wins, (gh_form[]){h, heap}, 2);
    gh_expect_second (t, p, replaced, wins, SLOTS (gh_plus (g), gh_minus (h)));
    gh_expect_second (t, p, gh_through (p, replaced, 1, nim, 0), wins,
                      SLOTS (gh_plus (g), gh_plus (heap)));
  }
}
