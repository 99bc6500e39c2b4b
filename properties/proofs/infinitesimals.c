/* Games less than every positive number: Section 6 of Schleicher and Stoll. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "proofs/lemmas.h"
#include "reference/reference.h"

/* ---- Proposition 6.3 ------------------------------------------------------------------------- */

/* z - G with G all small and z on the player's side of 0: he moves in G as long as he can, to any
   option. */
static gh_strategy above_small (gh_trial *t, gh_prover *p, gh_side wins, gh_form z, gh_form g);

/* The player begins. If G is {|} the sign of z decides. */
static gh_opening open_above_small (gh_trial *t, gh_prover *p, gh_side wins, gh_form z, gh_form g)
{
  if (gh_option_count (t->store, g, gh_opponent (wins)) == 0)
    return gh_solved_opening (p, wins, SLOTS (gh_plus (z), gh_minus (g)));
  gh_form const any = gh_option (t->store, g, gh_opponent (wins), 0);
  return (gh_opening){{1, any}, above_small (t, p, wins, z, any)};
}

static gh_strategy above_small (gh_trial *t, gh_prover *p, gh_side wins, gh_form z, gh_form g)
{
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (z), gh_minus (g)));
  gh_deeper (t->store);
  GH_EACH (t->store, wins, x, g)
    gh_listed_add (p, s, (gh_move){1, x}, open_above_small (t, p, wins, z, x));
  GH_EACH (t->store, gh_opponent (wins), y, z)
    gh_listed_add (p, s, (gh_move){0, y}, open_above_small (t, p, wins, y, g));
  gh_shallower (t->store);
  return s;
}

static void expect_above_small (gh_trial *t, gh_prover *p, gh_side wins, gh_form z, gh_form g)
{
  gh_slot const sum[] = {gh_plus (z), gh_minus (g)};
  gh_expect_second (t, p, above_small (t, p, wins, z, g), wins, sum, 2);
  gh_expect_first (t, p, open_above_small (t, p, wins, z, g), wins, sum, 2);
}

PROOF (all_small)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_DICOTIC),
                z = gh_any_small (t, "z", GH_SORT_NUMBER);
  gh_order const order = gh_order_of_zero (t->store, z);
  gh_assume (t, gh_is_number_form (t->store, z) && order != GH_EQUAL);
  gh_assume (t, gh_tree_moves (t->store, g) <= 100);
  expect_above_small (t, p, order == GH_GREATER ? GH_LEFT : GH_RIGHT, z, g);
}

/* ---- examples -------------------------------------------------------------------------------- */

static gh_form ups (gh_trial *t, int64_t count, uint64_t nimber)
{
  return gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, count, nimber});
}

/* G for a player who answers the one move there, or those alike, by one to 0. */
static gh_strategy answered_by_zero (gh_prover *p, gh_side wins, gh_form g, gh_form move)
{
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (g)));
  gh_strategy const done = gh_listed (p, wins, SLOTS (gh_plus (GH_ZERO)));
  gh_listed_add (p, s, (gh_move){0, move}, (gh_opening){{0, GH_ZERO}, done});
  return s;
}

/* ^ is greater than 0 and less than every 1/2^n. */
PROOF (up_is_small)
{
  gh_form const up = ups (t, 1, 0);
  gh_strategy const done = gh_listed (p, GH_LEFT, SLOTS (gh_plus (GH_ZERO)));
  gh_expect_second (t, p, answered_by_zero (p, GH_LEFT, up, ups (t, 0, 1)), GH_LEFT,
                    SLOTS (gh_plus (up)));
  gh_expect_first (t, p, (gh_opening){{0, GH_ZERO}, done}, GH_LEFT, SLOTS (gh_plus (up)));
  for (unsigned n = 0; n <= 8; n++)
    expect_above_small (t, p, GH_LEFT, gh_fraction (t->store, 1, n), up);
}

/* {*|*} = 0: a move to * is answered by one to 0. */
PROOF (two_stars)
{
  gh_form const star = ups (t, 0, 1), g = gh_make (t->store, star, star);
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, answered_by_zero (p, wins, g, star), wins, SLOTS (gh_plus (g)));
}

/* ^ + ^ - *: Left opens by ^ + ^. Right's move to ^ + * - * is answered by * - *, and that to
   ^ + ^ by ^. */
PROOF (two_ups_and_star)
{
  gh_form const up = ups (t, 1, 0), star = ups (t, 0, 1);
  gh_slot const sum[] = {gh_plus (up), gh_plus (up), gh_minus (star)};
  gh_strategy const one = answered_by_zero (p, GH_LEFT, up, star);
  gh_strategy const s = gh_listed (p, GH_LEFT, sum, 3);
  for (size_t i = 0; i < 2; i++) {
    gh_slot left[] = {gh_plus (GH_ZERO), gh_plus (GH_ZERO), gh_minus (star)};
    left[i] = gh_plus (star);
    gh_listed_add (
        p, s, (gh_move){i, star},
        (gh_opening){{!i, GH_ZERO}, gh_arranged (p, gh_mirror (p, GH_LEFT, star), left, 3)});
  }
  gh_slot const left[] = {gh_plus (GH_ZERO), gh_plus (up), gh_minus (GH_ZERO)};
  gh_listed_add (p, s, (gh_move){2, GH_ZERO},
                 (gh_opening){{0, GH_ZERO}, gh_arranged (p, one, left, 3)});
  gh_slot const two[] = {gh_plus (up), gh_plus (up), gh_minus (GH_ZERO)};
  gh_opening const opening = {{2, GH_ZERO}, gh_arranged (p, gh_beside (p, one, one), two, 3)};
  gh_expect_second (t, p, s, GH_LEFT, sum, 3);
  gh_expect_first (t, p, opening, GH_LEFT, sum, 3);
}

/* The options of m.^ as a sum are (m-1).^ for Left, (m-1).^ + * for Right. */
PROOF (options_of_ups)
{
  gh_form const up = ups (t, 1, 0), star = ups (t, 0, 1);
  gh_form sum = up;
  for (int64_t m = 2; m <= 5; m++) {
    gh_form const less = ups (t, m - 1, 0);
    gh_form const one = gh_make (t->store, less, gh_sum (t->store, less, star));
    sum = gh_sum (t->store, sum, up);
    for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
      gh_expect_second (t, p, gh_lemma_matched (t, p, wins, sum, one), wins,
                        SLOTS (gh_plus (sum), gh_minus (one)));
  }
}

/* ---- Theorem 6.4 ----------------------------------------------------------------------------- */

/* Whether G is less than 1/2^n for every n, or fuzzy: the n of a number is at most its birthday, so
   that one beyond that of G will do. */
static bool is_below_all (gh_trial *t, gh_form g, bool or_fuzzy)
{
  int64_t day = 0;
  gh_small_integer (t->store, gh_form_birthday (t->store, g), 0, GH_SMALL, &day);
  gh_form const small = gh_fraction (t->store, 1, (uint64_t)day + 1);
  return or_fuzzy ? gh_wins_first (t, GH_LEFT, small, g) : gh_is_as_good (t, GH_LEFT, small, g);
}

static gh_form least_right_option (gh_trial *t, gh_form g)
{
  GH_EACH (t->store, GH_RIGHT, x, g)
    if (is_below_all (t, x, false))
      return x;
  gh_expect (t, false, "one G^R that is at most 1/2^n for all n");
  return GH_NO_FORM;
}

/* The m that the proof finds with G <= m.^, or with G <| m.^. */
static int64_t most_ups (gh_trial *t, gh_form g);

static int64_t most_ups_first (gh_trial *t, gh_form g)
{
  return gh_number_of (t->store, g) == GH_NO_FORM ? most_ups (t, least_right_option (t, g)) : 1;
}

static int64_t most_ups (gh_trial *t, gh_form g)
{
  if (gh_number_of (t->store, g) != GH_NO_FORM)
    return 1;
  gh_deeper (t->store);
  int64_t most = most_ups_first (t, g) + 3;
  GH_EACH (t->store, GH_LEFT, x, g) {
    int64_t const m = most_ups_first (t, x);
    most = m > most ? m : most;
  }
  gh_shallower (t->store);
  return most;
}

static gh_strategy below_ups (gh_trial *t, gh_prover *p, int64_t m, gh_form g);

/* m.^ - G for Left who begins: she moves in G to an option that is below m.^. */
static gh_opening open_below_ups (gh_trial *t, gh_prover *p, int64_t m, gh_form g)
{
  if (gh_number_of (t->store, g) != GH_NO_FORM)
    return gh_solved_opening (p, GH_LEFT, SLOTS (gh_plus (ups (t, m, 0)), gh_minus (g)));
  gh_form const x = least_right_option (t, g);
  return (gh_opening){{1, x}, below_ups (t, p, m, x)};
}

/* m.^ - G for Left as second. Right's move to (m-1).^ + * - G leaves more than (m-3).^ - G. */
static gh_strategy below_ups (gh_trial *t, gh_prover *p, int64_t m, gh_form g)
{
  gh_form const most = ups (t, m, 0);
  if (gh_number_of (t->store, g) != GH_NO_FORM)
    return gh_solved (p, GH_LEFT, SLOTS (gh_plus (most), gh_minus (g)));
  gh_strategy const s = gh_listed (p, GH_LEFT, SLOTS (gh_plus (most), gh_minus (g)));
  gh_deeper (t->store);
  GH_EACH (t->store, GH_LEFT, x, g)
    gh_listed_add (p, s, (gh_move){1, x}, open_below_ups (t, p, m, x));
  GH_EACH (t->store, GH_RIGHT, y, most) {
    gh_strategy const more =
        gh_solved (p, GH_LEFT, SLOTS (gh_plus (y), gh_minus (ups (t, m - 3, 0))));
    gh_listed_add (p, s, (gh_move){0, y},
                   gh_through_opening (p, more, 1, open_below_ups (t, p, m - 3, g), 0));
  }
  gh_shallower (t->store);
  return s;
}

PROOF (bounded_by_ups)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_assume (t, gh_tree_moves (t->store, g) <= 60 && is_below_all (t, g, true));
  int64_t m = most_ups_first (t, g);
  gh_expect_first (t, p, open_below_ups (t, p, m, g), GH_LEFT,
                   SLOTS (gh_plus (ups (t, m, 0)), gh_minus (g)));
  if (is_below_all (t, g, false)) {
    m = most_ups (t, g);
    gh_expect_second (t, p, below_ups (t, p, m, g), GH_LEFT,
                      SLOTS (gh_plus (ups (t, m, 0)), gh_minus (g)));
  }
}
