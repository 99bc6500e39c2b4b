/* Games that are like, or linked, in misere play: the lemma and Theorems 75 and 76 of On Numbers
   and Games. What tells games apart, or links them, is built as the proofs say. */
#include "proofs/misere.h"
#include "reference/misere/misere.h"

/* ---- the lemma ------------------------------------------------------------------------------- */

/* Slot 0 has G, slot 1 has T, the mates of the options of G and U. A mate stands against its
   option; G + U is N. */
static bool reply_turned (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_store *const store = gh_prover_store (p);
  gh_form const games[] = {plan->slots[0].form, theirs.to};
  gh_move move = {0, GH_NO_FORM};
  if (theirs.slot == 0)
    move = (gh_move){1, gh_mate (store, theirs.to)};
  else
    GH_EACH (store, GH_LEFT, x, games[0])
      if (gh_mate (store, x) == theirs.to)
        move.to = x;
  if (move.to != GH_NO_FORM) {
    gh_rule_change (p, plan, gh_reply_mate, theirs, move, ours);
    return true;
  }
  if (!gh_find_by_play (p, games, 2, &move))
    return false;
  gh_rule_change (p, plan, gh_reply_by_play, theirs, move, ours);
  return true;
}

/* From U, beside which G is N and H is P, a T beside which it is the other way round. */
PROOF (unlike_both_ways)
{
  gh_store *const store = t->store;
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL),
                h = gh_any_small (t, "J", GH_SORT_IMPARTIAL);
  gh_assume (t, !gh_is_like (store, g, h));
  gh_form const u = gh_distinguishing (store, h, g);
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g)
    gh_impartial_add (store, gh_mate (store, x));
  gh_impartial_add (store, u);
  gh_form const turned = gh_form_end (store);
  gh_prover_play_misere (p, NULL);
  gh_expect_lost (t, p, reply_turned, (gh_form[]){g, turned}, 2);
  gh_expect_won (t, p, gh_reply_by_play, (gh_form[]){h, turned}, 2, (gh_move){1, u});
}

/* ---- linked games: Theorem 76 ---------------------------------------------------------------- */

/* Slot 0 has G, slot 1 the T that links it to H. An option of G stands against the U that tells it
   from H, in this orientation; what tells an option of H from G makes G N. */
static bool reply_linked (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_store *const store = gh_prover_store (p);
  gh_form const h = (gh_form)plan->numbers[0], games[] = {plan->slots[0].form, theirs.to};
  gh_move move = {0, GH_NO_FORM};
  if (theirs.slot == 0)
    move = (gh_move){1, gh_distinguishing (store, theirs.to, h)};
  else
    GH_EACH (store, GH_LEFT, x, games[0])
      if (gh_distinguishing (store, x, h) == theirs.to)
        move.to = x;
  if (move.to == GH_NO_FORM && !gh_find_by_play (p, games, 2, &move))
    return false;
  gh_rule_change (p, plan, gh_reply_by_play, theirs, move, ours);
  return true;
}

static gh_strategy linked (gh_prover *p, gh_side wins, gh_form g, gh_form h, gh_form link)
{
  return gh_strategy_new (p, &(gh_plan){.reply = reply_linked,
                                        .wins = wins,
                                        .count = 2,
                                        .slots = {gh_plus (g), gh_plus (link)},
                                        .numbers = {h}});
}

static void expect_linked (gh_trial *t, gh_prover *p, gh_form g, gh_form h, gh_form link)
{
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, linked (p, wins, g, h, link), wins,
                      SLOTS (gh_plus (g), gh_plus (link)));
}

PROOF (linked_by_options)
{
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL),
                h = gh_any_small (t, "J", GH_SORT_IMPARTIAL);
  gh_assume (t, gh_is_linked (t->store, g, h));
  gh_form const link = gh_linking (t->store, g, h);
  gh_prover_play_misere (p, NULL);
  expect_linked (t, p, g, h, link);
  expect_linked (t, p, h, g, link);
}

/* ---- like games: Theorem 75 ------------------------------------------------------------------ */

/* What links G to an option of H is P beside G, and N beside H, in which one moves to the option.
 */
PROOF (linked_to_option)
{
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL),
                h = gh_any_small (t, "J", GH_SORT_IMPARTIAL);
  bool found = false;
  gh_prover_play_misere (p, NULL);
  GH_EACH (t->store, GH_LEFT, x, h)
    if (gh_is_linked (t->store, g, x)) {
      gh_form const link = gh_linking (t->store, g, x);
      found = true;
      expect_linked (t, p, g, x, link);
      for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
        gh_expect_first (t, p, (gh_opening){{0, x}, linked (p, wins, x, g, link)}, wins,
                         SLOTS (gh_plus (h), gh_plus (link)));
    }
  gh_assume (t, found);
}

/* Where G + T is N and H + T is P: a winning move in T leaves less, where the two have changed
   sides; one to an option of G makes that linked to H; and if there is none, G and T are 0. */
PROOF (unlike_by_descent)
{
  gh_store *const store = t->store;
  gh_form g = gh_any_small (t, "I", GH_SORT_IMPARTIAL),
          h = gh_any_small (t, "J", GH_SORT_IMPARTIAL),
          other = gh_any_small (t, "T", GH_SORT_IMPARTIAL);
  gh_move move;
  gh_assume (t, gh_misere_p (store, gh_sum (store, g, other)) !=
                    gh_misere_p (store, gh_sum (store, h, other)));
  gh_prover_play_misere (p, NULL);
  for (bool descends = true; descends;) {
    if (gh_misere_p (store, gh_sum (store, g, other))) {
      gh_form const both = g;
      g = h;
      h = both;
    }
    gh_expect_lost (t, p, gh_reply_by_play, (gh_form[]){h, other}, 2);
    descends = gh_find_by_play (p, (gh_form[]){other, g}, 2, &move) && move.slot == 0;
    if (descends)
      other = move.to;
  }
  if (move.to == GH_NO_FORM) {
    gh_expect (t, g == GH_ZERO && other == GH_ZERO, "no move to be left, H to be P and G to be 0");
    return;
  }
  gh_expect_lost (t, p, gh_reply_by_play, (gh_form[]){move.to, other}, 2);
  gh_expect (t, gh_is_linked (store, move.to, h), "an option of one to be linked to the other");
}
