#include "proofs/lemmas.h"
#include "reference/reference.h"

bool gh_is_as_good (gh_trial *t, gh_side wins, gh_form g, gh_form h)
{
  return gh_holds (gh_compare_directly (t->store, g, h), wins == GH_LEFT ? GH_GE : GH_LE);
}

bool gh_wins_first (gh_trial *t, gh_side wins, gh_form g, gh_form h)
{
  return !gh_is_as_good (t, gh_opponent (wins), g, h);
}

bool gh_is_equal (gh_trial *t, gh_form g, gh_form h)
{
  return gh_compare_directly (t->store, g, h) == GH_EQUAL;
}

bool gh_has_option (gh_trial *t, gh_form g, gh_side side, gh_form option)
{
  GH_EACH (t->store, side, x, g)
    if (x == option)
      return true;
  return false;
}

gh_form gh_union (gh_trial *t, gh_form g, gh_form h)
{
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (t->store, side, x, g)
      gh_form_add (t->store, side, x);
    GH_EACH (t->store, side, y, h)
      gh_form_add (t->store, side, y);
  }
  return gh_form_end (t->store);
}

gh_opening gh_lemma_option (gh_prover *p, gh_side side, gh_form option)
{
  return (gh_opening){{1, option}, gh_mirror (p, gh_opponent (side), option)};
}

/* A move in x leaves options of x on both its sides, in order; one in X, to Y, an option that X is
   beside in turn: who answers opens by Y, too, through X. */
static bool reply_between (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_side const wins = plan->wins, side = gh_opponent (wins);
  gh_form const option = plan->slots[0].form;
  if (theirs.slot == 1)
    *ours = gh_solved_opening (p, wins, SLOTS (gh_plus (option), gh_minus (theirs.to)));
  else
    *ours = gh_through_opening (p, gh_lemma_between (p, side, theirs.to, option), 1,
                                gh_lemma_option (p, side, option), 0);
  return ours->then != GH_NO_STRATEGY;
}

gh_strategy gh_lemma_between (gh_prover *p, gh_side side, gh_form option, gh_form x)
{
  return gh_strategy_new (p, &(gh_plan){.reply = reply_between,
                                        .wins = gh_opponent (side),
                                        .count = 2,
                                        .slots = {gh_plus (option), gh_minus (x)}});
}

gh_strategy gh_lemma_turned (gh_prover *p, gh_strategy s)
{
  const gh_plan *const plan = gh_strategy_plan (p, s);
  gh_form const g = plan->slots[0].form, h = plan->slots[1].form;
  return gh_arranged (p, gh_negated (p, s), SLOTS (gh_plus (h), gh_minus (g)));
}

/* ---- options more or less -------------------------------------------------------------------- */

gh_strategy gh_lemma_gift_horses (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, gh_form h)
{
  gh_side const theirs = gh_opponent (wins);
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (g), gh_minus (h)));
  gh_listed_copy (p, s);
  GH_EACH (t->store, theirs, x, g)
    if (!gh_has_option (t, h, theirs, x))
      gh_listed_add (p, s, (gh_move){0, x},
                     gh_solved_opening (p, wins, SLOTS (gh_plus (x), gh_minus (h))));
  return s;
}

/* X is no better than Y, which is an option of H: so X is a gift horse for H. */
static gh_opening beat_dominated (gh_prover *p, gh_side wins, gh_form x, gh_form y)
{
  gh_strategy const worse = gh_solved (p, wins, SLOTS (gh_plus (x), gh_minus (y)));
  return gh_through_opening (p, worse, 1, gh_lemma_option (p, gh_opponent (wins), y), 0);
}

gh_strategy gh_lemma_dominated (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, gh_form h)
{
  gh_side const theirs = gh_opponent (wins);
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (g), gh_minus (h)));
  gh_listed_copy (p, s);
  GH_EACH (t->store, theirs, x, g)
    if (!gh_has_option (t, h, theirs, x))
      GH_EACH (t->store, theirs, y, h)
        if (gh_is_as_good (t, wins, x, y)) {
          gh_listed_add (p, s, (gh_move){0, x}, beat_dominated (p, wins, x, y));
          break;
        }
  return s;
}

/* ---- reversible options ---------------------------------------------------------------------- */

/* K - H, where the options of K on the opponent's side are among those of H, and K is no better
   than G, which has H's other options. */
static gh_strategy through_against (gh_trial *t, gh_prover *p, gh_side wins, gh_form k, gh_form g,
                                    gh_form h)
{
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (k), gh_minus (h)));
  gh_strategy const worse = gh_solved (p, wins, SLOTS (gh_plus (k), gh_minus (g)));
  GH_EACH (t->store, gh_opponent (wins), x, k)
    gh_listed_add (p, s, (gh_move){0, x}, gh_lemma_option (p, gh_opponent (wins), x));
  GH_EACH (t->store, wins, y, h) {
    gh_opening const there = {{0, y}, gh_mirror (p, wins, y)}; /* in G - Y */
    gh_listed_add (p, s, (gh_move){1, y}, gh_through_opening (p, worse, 1, there, 0));
  }
  return s;
}

/* G, or G with the options of K, against the same with X or without: the opponent's X is reversed
   to K. */
static gh_strategy with_reversible (gh_trial *t, gh_prover *p, gh_side wins, gh_form all, gh_form h,
                                    gh_form g, gh_form x, gh_form k)
{
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (all), gh_minus (h)));
  gh_listed_copy (p, s);
  if (!gh_has_option (t, h, gh_opponent (wins), x))
    gh_listed_add (p, s, (gh_move){0, x},
                   (gh_opening){{0, k}, through_against (t, p, wins, k, g, h)});
  return s;
}

/* The same with the options of K against G: each is a gift horse for G, being worse than K. */
static gh_strategy with_replacements (gh_trial *t, gh_prover *p, gh_side wins, gh_form all,
                                      gh_form g, gh_form k)
{
  gh_side const theirs = gh_opponent (wins);
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (all), gh_minus (g)));
  gh_strategy const worse = gh_solved (p, wins, SLOTS (gh_plus (k), gh_minus (g)));
  gh_listed_copy (p, s);
  GH_EACH (t->store, theirs, y, k)
    if (!gh_has_option (t, g, theirs, y))
      gh_listed_add (p, s, (gh_move){0, y},
                     gh_opening_through (p, gh_lemma_option (p, theirs, y), 1, worse, 0));
  return s;
}

gh_strategy gh_lemma_reversible (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, gh_side side,
                                 gh_form x, gh_form k, gh_form h)
{
  gh_form const all = gh_union (t, g, h);
  gh_side const player = gh_opponent (side); /* to whom X and the options of K do no harm */
  gh_strategy const less = wins == player ? with_reversible (t, p, wins, all, h, g, x, k)
                                          : gh_lemma_gift_horses (t, p, wins, all, h);
  gh_strategy const more = wins == player ? gh_lemma_gift_horses (t, p, side, all, g)
                                          : with_replacements (t, p, player, all, g, k);
  return gh_through (p, gh_lemma_turned (p, more), 1, less, 0);
}

/* ---- options that match ---------------------------------------------------------------------- */

/* The opponent moves to X in one slot; a move of the other slot's form answers that leaves a sum
   which `wins` wins as second. */
static void add_match (gh_trial *t, gh_prover *p, gh_strategy s, gh_move theirs)
{
  gh_plan const plan = *gh_strategy_plan (p, s);
  size_t const other = !theirs.slot;
  gh_slot after[2] = {plan.slots[0], plan.slots[1]};
  after[theirs.slot].form = theirs.to;
  GH_EACH (t->store, other ? gh_opponent (plan.wins) : plan.wins, y, plan.slots[other].form) {
    after[other].form = y;
    if (gh_is_as_good (t, plan.wins, after[0].form, after[1].form)) {
      gh_listed_add (p, s, theirs, (gh_opening){{other, y}, gh_solved (p, plan.wins, after, 2)});
      return;
    }
  }
}

gh_strategy gh_lemma_matched (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, gh_form h)
{
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (g), gh_minus (h)));
  GH_EACH (t->store, gh_opponent (wins), x, g)
    add_match (t, p, s, (gh_move){0, x});
  GH_EACH (t->store, wins, y, h)
    add_match (t, p, s, (gh_move){1, y});
  return s;
}

gh_strategy gh_lemma_simplest (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, gh_form h)
{
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (g), gh_minus (h)));
  GH_EACH (t->store, gh_opponent (wins), x, g)
    gh_listed_add (p, s, (gh_move){0, x},
                   gh_solved_opening (p, wins, SLOTS (gh_plus (x), gh_minus (h))));
  GH_EACH (t->store, wins, y, h)
    add_match (t, p, s, (gh_move){1, y});
  return s;
}

gh_strategy gh_lemma_beaten (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, gh_form h)
{
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (g), gh_minus (h)));
  GH_EACH (t->store, gh_opponent (wins), x, g)
    gh_listed_add (p, s, (gh_move){0, x},
                   gh_solved_opening (p, wins, SLOTS (gh_plus (x), gh_minus (h))));
  GH_EACH (t->store, wins, y, h)
    gh_listed_add (p, s, (gh_move){1, y},
                   gh_solved_opening (p, wins, SLOTS (gh_plus (g), gh_minus (y))));
  return s;
}
