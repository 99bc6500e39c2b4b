/* Options and positions that make no difference: Sections 2.3 and 2.4 of Schleicher and Stoll. Each
   proof shows that G = G' by a strategy of either player for G - G'. */
#include "form/measure.h"
#include "harness/cases/generate.h"
#include "proofs/lemmas.h"
#include "reference/reference.h"

PROOF (matched_options)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      gh_form_add (t->store, side, gh_equal_partner (t, x));
  gh_form const h = gh_form_end (t->store);
  gh_assume (t, h != g);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, gh_lemma_matched (t, p, wins, g, h), wins,
                      SLOTS (gh_plus (g), gh_minus (h)));
}

/* H and K are given to whom they are gift horses for. */
PROOF (gift_horses)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_form const k = gh_any_small (t, "K", GH_SORT_GAME);
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (t->store, side, x, g)
      gh_form_add (t->store, side, x);
    if (gh_gift_horse (t->store, h, g, side))
      gh_form_add (t->store, side, h);
    if (gh_gift_horse (t->store, k, g, side))
      gh_form_add (t->store, side, k);
  }
  gh_form const with = gh_form_end (t->store);
  gh_assume (t, with != g);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, gh_lemma_gift_horses (t, p, wins, with, g), wins,
                      SLOTS (gh_plus (with), gh_minus (g)));
}

/* On each side an option stays, and some of those that it dominates go. */
PROOF (dominated_options)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    size_t const count = gh_option_count (t->store, g, side);
    gh_form const stays =
        count ? gh_option (t->store, g, side, gh_choose (t, (uint32_t)count)) : GH_ZERO;
    GH_EACH (t->store, side, x, g)
      if (x == stays || !gh_is_as_good (t, side, stays, x) || gh_choose (t, 2))
        gh_form_add (t->store, side, x);
  }
  gh_form const less = gh_form_end (t->store);
  gh_assume (t, less != g);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, gh_lemma_dominated (t, p, wins, g, less), wins,
                      SLOTS (gh_plus (g), gh_minus (less)));
}

/* Each option is bypassed through each reply that allows it. */
PROOF (reversible_options)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  bool met = false;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      GH_EACH (t->store, gh_opponent (side), k, x)
        if (gh_reversible_through (t->store, g, side, x, k)) {
          gh_form const h = gh_bypass (t->store, g, side, x, k);
          met = true;
          for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
            gh_expect_second (t, p, gh_lemma_reversible (t, p, wins, g, side, x, k, h), wins,
                              SLOTS (gh_plus (g), gh_minus (h)));
        }
  gh_assume (t, met);
}

/* ---- positions ------------------------------------------------------------------------------- */

/* A form that G equals, with strategies for G less that form, one for each player. */
typedef struct simplified {
  gh_form form;
  gh_strategy strategies[2];
} simplified;

static simplified unchanged (gh_prover *p, gh_form g)
{
  return (simplified){g, {gh_mirror (p, GH_LEFT, g), gh_mirror (p, GH_RIGHT, g)}};
}

/* Theorem 2.17: G, whose options will be replaced one by one to make `form`. */
static simplified replaced (gh_prover *p, gh_form g, gh_form form)
{
  gh_slot const game[] = {gh_plus (g), gh_minus (form)};
  return (simplified){form, {gh_listed (p, GH_LEFT, game, 2), gh_listed (p, GH_RIGHT, game, 2)}};
}

static void replace (gh_prover *p, simplified s, gh_side side, gh_form x, simplified option)
{
  gh_side const other = gh_opponent (side);
  gh_listed_add (p, s.strategies[other], (gh_move){0, x},
                 (gh_opening){{1, option.form}, option.strategies[other]});
  gh_listed_add (p, s.strategies[side], (gh_move){1, option.form},
                 (gh_opening){{0, x}, option.strategies[side]});
}

static void expect_simplified (gh_trial *t, gh_prover *p, gh_form g, simplified s)
{
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, s.strategies[wins], wins, SLOTS (gh_plus (g), gh_minus (s.form)));
}

/* G with the option X of a side replaced. */
static gh_form with_option (gh_trial *t, gh_form g, gh_side side, gh_form x, gh_form made)
{
  gh_form_begin (t->store);
  for (gh_side s = GH_LEFT; s <= GH_RIGHT; s++)
    GH_EACH (t->store, s, y, g)
      gh_form_add (t->store, s, s == side && y == x ? made : y);
  return gh_form_end (t->store);
}

/* One position, chosen on the way down, is replaced by an equal one. */
static simplified replace_somewhere (gh_trial *t, gh_prover *p, gh_form g)
{
  gh_side const side = gh_choose (t, 2);
  uint32_t const count = (uint32_t)gh_option_count (t->store, g, side);
  uint32_t const chosen = gh_choose (t, count + 1);
  if (chosen == count) {
    gh_form const equal = gh_equal_partner (t, g);
    gh_slot const game[] = {gh_plus (g), gh_minus (equal)};
    return (simplified){equal, {gh_solved (p, GH_LEFT, game, 2), gh_solved (p, GH_RIGHT, game, 2)}};
  }
  gh_form const x = gh_option (t->store, g, side, chosen);
  simplified const option = replace_somewhere (t, p, x);
  simplified const s = replaced (p, g, with_option (t, g, side, x, option.form));
  for (gh_side each = GH_LEFT; each <= GH_RIGHT; each++)
    GH_EACH (t->store, each, y, g)
      replace (p, s, each, y, each == side && y == x ? option : unchanged (p, y));
  return s;
}

PROOF (replaced_deep)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  simplified const s = replace_somewhere (t, p, g);
  gh_assume (t, s.form != g);
  expect_simplified (t, p, g, s);
}

/* X is an option of G = H that is not reversible. Its opponent opens X - G by X - X; told to G - H,
   this ends in a move to an option of H, which is as good as X for who has them. */
PROOF (matching_option)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_form const h = gh_equal_partner (t, g);
  bool met = false;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      if (!gh_reversible (t->store, g, side, x)) {
        gh_side const wins = gh_opponent (side);
        gh_strategy const equal = gh_solved (p, wins, SLOTS (gh_plus (g), gh_minus (h)));
        gh_opening const made = gh_opening_through (p, gh_lemma_option (p, side, x), 1, equal, 0);
        met = true;
        gh_expect (t, made.move.slot == 1, "a move in H, not one that reverses X");
        gh_expect_first (t, p, made, wins, SLOTS (gh_plus (x), gh_minus (h)));
      }
  gh_assume (t, met);
}

/* X is an option of G = H on this side and Y one of H, X no better than Y for their player: as in
   the proof above, if neither is reversible. Told back, Y is no better than some option of G; if X
   is not dominated that is X, so that X = Y, and the same form if they are canonical. */
static bool expect_matched (gh_trial *t, gh_prover *p, gh_side side, gh_form x, gh_form g,
                            gh_form h)
{
  gh_side const wins = gh_opponent (side);
  gh_strategy const equal = gh_solved (p, wins, SLOTS (gh_plus (g), gh_minus (h)));
  gh_opening const there = gh_opening_through (p, gh_lemma_option (p, side, x), 1, equal, 0);
  gh_expect (t, there.then != GH_NO_STRATEGY && there.move.slot == 1, "a move in H");
  gh_form const y = there.move.to;
  if (gh_reversible (t->store, h, side, y))
    return false;
  gh_strategy const turned = gh_solved (p, wins, SLOTS (gh_plus (h), gh_minus (g)));
  gh_opening const back = gh_opening_through (p, gh_lemma_option (p, side, y), 1, turned, 0);
  gh_expect (t, back.then != GH_NO_STRATEGY && back.move.slot == 1 && back.move.to == x,
             "the same option of G");
  gh_expect_second (t, p, there.then, wins, SLOTS (gh_plus (x), gh_minus (y)));
  gh_expect_second (t, p, gh_lemma_turned (p, back.then), side, SLOTS (gh_plus (x), gh_minus (y)));
  gh_expect (t, x == y || !gh_is_canonical (t->store, x) || !gh_is_canonical (t->store, y),
             "options that are equal and canonical to be identical");
  return true;
}

PROOF (options_matched)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_form const h = gh_choose (t, 2) ? gh_canonical (t->store, g) : gh_equal_partner (t, g);
  bool met = false;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      if (!gh_reversible (t->store, g, side, x) && !gh_dominated (t->store, g, side, x))
        met = expect_matched (t, p, side, x, g, h) || met;
  gh_assume (t, met);
}

/* ---- normal form ----------------------------------------------------------------------------- */

/* G, then `from`, then `to`: from - to is won by these strategies. */
static void go_on (gh_trial *t, gh_prover *p, simplified *s, gh_form to, gh_strategy left,
                   gh_strategy right)
{
  gh_strategy const steps[] = {left, right};
  gh_expect (t, gh_tree_moves (t->store, to) < gh_tree_moves (t->store, s->form),
             "fewer moves in the game tree after each step");
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    s->strategies[wins] = gh_through (p, s->strategies[wins], 1, steps[wins], 0);
  s->form = to;
}

/* Delete one dominated option, or bypass one that is reversible. False: there is none. */
static bool simplify_once (gh_trial *t, gh_prover *p, simplified *s)
{
  gh_form const g = s->form;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g) {
      if (gh_dominated (t->store, g, side, x)) {
        gh_form const to = gh_delete (t->store, g, side, x);
        go_on (t, p, s, to, gh_lemma_dominated (t, p, GH_LEFT, g, to),
               gh_lemma_dominated (t, p, GH_RIGHT, g, to));
        return true;
      }
      GH_EACH (t->store, gh_opponent (side), k, x)
        if (gh_reversible_through (t->store, g, side, x, k)) {
          gh_form const to = gh_bypass (t->store, g, side, x, k);
          go_on (t, p, s, to, gh_lemma_reversible (t, p, GH_LEFT, g, side, x, k, to),
                 gh_lemma_reversible (t, p, GH_RIGHT, g, side, x, k, to));
          return true;
        }
    }
  return false;
}

static simplified simplify (gh_trial *t, gh_prover *p, gh_form g);

/* Each option is made canonical. */
static simplified simplify_options (gh_trial *t, gh_prover *p, gh_form g)
{
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      gh_form_add (t->store, side, gh_canonical (t->store, x));
  simplified const s = replaced (p, g, gh_form_end (t->store));
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      replace (p, s, side, x, simplify (t, p, x));
  return s;
}

static simplified simplify (gh_trial *t, gh_prover *p, gh_form g)
{
  simplified s;
  gh_deeper (t->store);
  s = simplify_options (t, p, g);
  gh_shallower (t->store);
  while (simplify_once (t, p, &s))
    continue;
  return s;
}

PROOF (normal_form)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_assume (t, !gh_is_canonical (t->store, g));
  simplified const s = simplify (t, p, g);
  gh_expect (t, s.form == gh_canonical (t->store, g), "the canonical form");
  expect_simplified (t, p, g, s);
}
