/* Numbers: Sections 3 and 5.1 to 5.3 of Schleicher and Stoll, post II.5, and the notes on games
   that are numbers. */
#include "form/measure.h"
#include "form/numeral.h"
#include "proofs/lemmas.h"
#include "reference/reference.h"

static gh_form any_number_form (gh_trial *t, const char *name)
{
  gh_form const x = gh_any_small (t, name, GH_SORT_NUMBER);
  gh_assume (t, gh_is_number_form (t->store, x));
  return x;
}

static void expect_equal (gh_trial *t, gh_prover *p, gh_form g, gh_form h,
                          gh_strategy strategy (gh_trial *, gh_prover *, gh_side, gh_form, gh_form))
{
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, strategy (t, p, wins, g, h), wins, SLOTS (gh_plus (g), gh_minus (h)));
}

/* ---- options of a number --------------------------------------------------------------------- */

PROOF (number_between)
{
  gh_form const x = any_number_form (t, "x");
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, option, x)
      gh_expect_second (t, p, gh_lemma_between (p, side, option, x), gh_opponent (side),
                        SLOTS (gh_plus (option), gh_minus (x)));
}

/* G - X for an option X of G on `side`, won by who has the option: post II.5. */
static gh_strategy above (gh_trial *t, gh_prover *p, gh_side side, gh_form g, gh_form option)
{
  gh_strategy const s = gh_listed (p, side, SLOTS (gh_plus (g), gh_minus (option)));
  gh_deeper (t->store);
  GH_EACH (t->store, gh_opponent (side), y, g)
    gh_listed_add (p, s, (gh_move){0, y},
                   gh_solved_opening (p, side, SLOTS (gh_plus (y), gh_minus (option))));
  GH_EACH (t->store, side, y, option)
    gh_listed_add (p, s, (gh_move){1, y}, (gh_opening){{0, option}, above (t, p, side, option, y)});
  gh_shallower (t->store);
  return s;
}

PROOF (number_above)
{
  gh_form const g = any_number_form (t, "x");
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g) {
      gh_slot const game[] = {gh_plus (g), gh_minus (x)};
      gh_expect_second (t, p, above (t, p, side, g, x), side, game, 2);
      gh_expect_first (t, p, (gh_opening){{0, x}, gh_mirror (p, side, x)}, side, game, 2);
    }
}

PROOF (one_option_a_side)
{
  gh_form const x = any_number_form (t, "x");
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_form best = GH_NO_FORM;
    GH_EACH (t->store, side, y, x)
      if (best == GH_NO_FORM || gh_is_as_good (t, side, y, best))
        best = y;
    if (best != GH_NO_FORM)
      gh_form_add (t->store, side, best);
  }
  gh_form const less = gh_form_end (t->store);
  gh_assume (t, less != x);
  expect_equal (t, p, x, less, gh_lemma_dominated);
}

/* All k/4 from -3 to 3 that are not x, on their sides. */
static gh_form with_quarters (gh_trial *t, gh_form x)
{
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, y, x)
      gh_form_add (t->store, side, y);
  for (int64_t k = -12; k <= 12; k++) {
    gh_form const y = gh_fraction (t->store, k, 2);
    gh_order const order = gh_compare_directly (t->store, y, x);
    if (order != GH_EQUAL)
      gh_form_add (t->store, order == GH_LESS ? GH_LEFT : GH_RIGHT, y);
  }
  return gh_form_end (t->store);
}

PROOF (sections)
{
  gh_form const x = any_number_form (t, "x");
  expect_equal (t, p, with_quarters (t, x), x, gh_lemma_gift_horses);
}

/* Whether every left option of G is less than H, and every right one greater. */
static bool is_inside (gh_trial *t, gh_form g, gh_form h)
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      if (gh_is_as_good (t, side, x, h))
        return false;
  return true;
}

PROOF (bad_options)
{
  gh_form const g = any_number_form (t, "x"), h = any_number_form (t, "y");
  gh_assume (t, is_inside (t, g, h) && is_inside (t, h, g));
  expect_equal (t, p, g, h, gh_lemma_beaten);
}

/* x for a player whom it does not favor less: to each move he answers by the worst option that
   still does not. */
static gh_opening open_by_sign (gh_trial *t, gh_prover *p, gh_side wins, gh_form x);

static gh_strategy by_sign (gh_trial *t, gh_prover *p, gh_side wins, gh_form x)
{
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (x)));
  gh_deeper (t->store);
  GH_EACH (t->store, gh_opponent (wins), y, x)
    gh_listed_add (p, s, (gh_move){0, y}, open_by_sign (t, p, wins, y));
  gh_shallower (t->store);
  return s;
}

static gh_opening open_by_sign (gh_trial *t, gh_prover *p, gh_side wins, gh_form x)
{
  gh_form worst = GH_NO_FORM;
  GH_EACH (t->store, wins, y, x)
    if (gh_is_as_good (t, wins, y, GH_ZERO) &&
        (worst == GH_NO_FORM || !gh_is_as_good (t, wins, y, worst)))
      worst = y;
  if (worst == GH_NO_FORM)
    return (gh_opening){.then = GH_NO_STRATEGY};
  return (gh_opening){{0, worst}, by_sign (t, p, wins, worst)};
}

PROOF (signs)
{
  gh_form const x = any_number_form (t, "x");
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    if (gh_is_as_good (t, wins, x, GH_ZERO))
      gh_expect_second (t, p, by_sign (t, p, wins, x), wins, SLOTS (gh_plus (x)));
    if (gh_wins_first (t, wins, x, GH_ZERO))
      gh_expect_first (t, p, open_by_sign (t, p, wins, x), wins, SLOTS (gh_plus (x)));
  }
}

/* {0, G^L, .. | G^R, ..}, without left options < 0 if there shall be none. */
static gh_form with_zero (gh_trial *t, gh_form g, bool negative_too)
{
  gh_form_begin (t->store);
  gh_form_add (t->store, GH_LEFT, GH_ZERO);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, y, g)
      if (side == GH_RIGHT || negative_too || gh_is_as_good (t, GH_LEFT, y, GH_ZERO))
        gh_form_add (t->store, side, y);
  return gh_form_end (t->store);
}

static gh_strategy without_negative (gh_trial *t, gh_prover *p, gh_side wins, gh_form x, gh_form y)
{
  gh_form const all = with_zero (t, x, true);
  gh_strategy const more = gh_lemma_gift_horses (t, p, gh_opponent (wins), all, x);
  gh_strategy const less = gh_lemma_dominated (t, p, wins, all, y);
  return gh_through (p, gh_lemma_turned (p, more), 1, less, 0);
}

PROOF (no_negative_options)
{
  gh_form const x = any_number_form (t, "x");
  gh_assume (t, gh_compare_directly (t->store, x, GH_ZERO) == GH_GREATER);
  expect_equal (t, p, x, with_zero (t, x, false), without_negative);
}

/* ---- which games are numbers ----------------------------------------------------------------- */

/* Whether X < Y; if so, the kernel has to accept it. */
static bool is_less (gh_trial *t, gh_prover *p, gh_form x, gh_form y)
{
  gh_slot const sum[] = {gh_plus (y), gh_minus (x)};
  if (!gh_is_as_good (t, GH_LEFT, y, x) || gh_is_as_good (t, GH_LEFT, x, y))
    return false;
  gh_expect_second (t, p, gh_solved (p, GH_LEFT, sum, 2), GH_LEFT, sum, 2);
  gh_expect_first (t, p, gh_solved_opening (p, GH_LEFT, sum, 2), GH_LEFT, sum, 2);
  return true;
}

/* The notes: the options are numbers, the left ones less than G, the right ones greater. */
static bool is_between_options (gh_trial *t, gh_prover *p, gh_form g)
{
  bool number = true;
  gh_deeper (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      number = number && is_between_options (t, p, x) &&
               (side == GH_LEFT ? is_less (t, p, x, g) : is_less (t, p, g, x));
  gh_shallower (t->store);
  return number;
}

/* Post II.5: the options are Numbers, and no right one is <= a left one, so that Left wins their
   difference as first. */
static bool is_uncrossed (gh_trial *t, gh_prover *p, gh_form g)
{
  bool number = true;
  gh_deeper (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      number = number && is_uncrossed (t, p, x);
  GH_EACH (t->store, GH_RIGHT, y, g)
    GH_EACH (t->store, GH_LEFT, x, g) {
      gh_slot const sum[] = {gh_plus (y), gh_minus (x)};
      number = number && !gh_is_as_good (t, GH_LEFT, x, y);
      if (number)
        gh_expect_first (t, p, gh_solved_opening (p, GH_LEFT, sum, 2), GH_LEFT, sum, 2);
    }
  gh_shallower (t->store);
  return number;
}

PROOF (number_decided)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  bool const number = gh_is_number_form (t->store, g);
  gh_expect (t, is_between_options (t, p, g) == number, "a number just when it is between");
  gh_expect (t, is_uncrossed (t, p, g) == number, "a number just when no options cross");
}

/* ---- simplicity ------------------------------------------------------------------------------ */

/* Condition (2) of Proposition 5.1: each option of H has one of G that is as good. */
static bool is_outdone (gh_trial *t, gh_form g, gh_form h)
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, y, h) {
      bool outdone = false;
      GH_EACH (t->store, side, x, g)
        outdone = outdone || gh_is_as_good (t, side, x, y);
      if (!outdone)
        return false;
    }
  return true;
}

PROOF (union_by_horses)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_assume (t, is_inside (t, g, h));
  expect_equal (t, p, gh_union (t, g, h), h, gh_lemma_gift_horses);
}

PROOF (union_by_domination)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_assume (t, is_outdone (t, g, h));
  expect_equal (t, p, gh_union (t, g, h), g, gh_lemma_dominated);
}

static gh_strategy through_union (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, gh_form h)
{
  gh_form const all = gh_union (t, g, h);
  gh_strategy const more = gh_lemma_dominated (t, p, gh_opponent (wins), all, g);
  gh_strategy const less = gh_lemma_gift_horses (t, p, wins, all, h);
  return gh_through (p, gh_lemma_turned (p, more), 1, less, 0);
}

PROOF (unions)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_assume (t, is_inside (t, g, h) && is_outdone (t, g, h));
  expect_equal (t, p, g, h, through_union);
}

PROOF (replies_between)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), h = gh_any_small (t, "H", GH_SORT_GAME);
  gh_assume (t, is_inside (t, g, h) && is_outdone (t, g, h));
  expect_equal (t, p, g, h, gh_lemma_simplest);
}

/* From a number between the options of G to its options, as long as one of them is. */
static gh_form descend (gh_trial *t, gh_form g, gh_form x)
{
  for (gh_form from = GH_NO_FORM; from != x;) {
    from = x;
    for (gh_side side = GH_LEFT; side <= GH_RIGHT && x == from; side++)
      GH_EACH (t->store, side, y, from)
        if (is_inside (t, g, y))
          x = y;
  }
  return x;
}

PROOF (descent)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME), x = any_number_form (t, "x");
  gh_assume (t, is_inside (t, g, x));
  gh_form const y = descend (t, g, x);
  gh_expect (t, is_outdone (t, g, y), "each option of the last number to be outdone by one of G");
  expect_equal (t, p, g, y, gh_lemma_simplest);
}

PROOF (one_sided)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_form const birthday = gh_form_birthday (t->store, g);
  bool met = false;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    if (!gh_option_count (t->store, g, side)) {
      gh_form const x = side == GH_RIGHT ? birthday : gh_numeral_negative (t->store, birthday);
      met = true;
      gh_expect (t, is_inside (t, g, x), "the birthday to be between");
      expect_equal (t, p, g, descend (t, g, x), gh_lemma_simplest);
    }
  gh_assume (t, met);
}

/* The integer of least absolute value between the options of a number, or the fraction j / 2^t
   there with the least t. It is not beyond the birthday. */
static gh_form simplest_between (gh_trial *t, gh_form g)
{
  int64_t birthday = 0;
  if (!gh_small_integer (t->store, gh_form_birthday (t->store, g), 0, GH_SMALL, &birthday))
    gh_broken ("simplest_between", "g", "it is not small");
  for (unsigned places = 0;; places++)
    for (int64_t j = 0; j <= birthday << places; j = j > 0 ? -j : 1 - j) {
      gh_step (t->store);
      gh_form const x = gh_fraction (t->store, j, places);
      if (is_inside (t, g, x))
        return x;
    }
}

PROOF (simplest_number)
{
  gh_form const x = any_number_form (t, "x");
  expect_equal (t, p, x, simplest_between (t, x), gh_lemma_simplest);
}
