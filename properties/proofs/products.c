/* Theorem 3.8 of Schleicher and Stoll: products of numbers are numbers (P1), equal ones of equal
   numbers (P2), and (x2 - x1)(y2 - y1) > 0 for x1 < x2 and y1 < y2 (P3). It is proved from P1, P2
   and P4, which is P3 where one of x1 and x2 is an option of the other: each of these from deeper
   ones. All strategies are Left's. That a product lies between its options is played as Lemma 3.2
   says, from what P1 says of it: that its left options are less than its right ones. */
#include "form/measure.h"
#include "form/numeral.h"
#include "proofs/gathered.h"
#include "proofs/lemmas.h"
#include "proofs/product_sums.h"
#include "reference/reference.h"

#include <limits.h>

/* ---- depths ---------------------------------------------------------------------------------- */

/* The lexicographic depth of a statement. */
typedef struct depth {
  int sum, other;
} depth;

static depth depth_1 (gh_place x, gh_place y)
{
  return (depth){x.moves + y.moves, INT_MAX};
}

/* Of P2 (x1, x2, y), and of P4 (y, x1, x2). */
static depth depth_2 (gh_place x1, gh_place x2, gh_place y)
{
  int const least = x1.moves < x2.moves ? x1.moves : x2.moves;
  return (depth){least + y.moves, least == x1.moves ? x2.moves : x1.moves};
}

static void use (const gh_proving *g, depth by, depth of)
{
  gh_expect (g->trial, of.sum > by.sum || (of.sum == by.sum && of.other > by.other),
             "a deeper statement: (%d, %d) behind (%d, %d)", of.sum, of.other, by.sum, by.other);
}

/* ---- gaps ------------------------------------------------------------------------------------ */

/* (high - low)(above - below), as a sum of four products. */
typedef struct gap {
  gh_place high, low, above, below;
} gap;

static gh_won by_option (const gh_proving *g, gap at);
static gh_strategy by_equality (const gh_proving *g, gh_place x1, gh_place x2, gh_place y);

/* x y and its option a y + x b - a b, on `side`. */
typedef struct product_pair {
  gh_place x, y, a, b;
  gh_side side;
} product_pair;

static gh_form product_option (const gh_proving *g, gh_place x, gh_place y, gh_place a, gh_place b)
{
  gh_store *const store = g->trial->store;
  gh_form const sum =
      gh_sum (store, gh_product_plus (g, a, y).form, gh_product_plus (g, x, b).form);
  return gh_difference (store, sum, gh_product_plus (g, a, b).form);
}

/* The terms of the option, less the option: a y + x b - a b - O. */
static gh_strategy terms_of_option (const gh_proving *g, gh_side wins, product_pair o)
{
  gh_prover *const p = g->prover;
  gh_slot const ay = gh_product_plus (g, o.a, o.y), xb = gh_product_plus (g, o.x, o.b),
                ab = gh_product_plus (g, o.a, o.b);
  gh_slot const order[] = {ay, xb, gh_minus (ab.form), gh_minus (ay.form), gh_minus (xb.form), ab};
  gh_strategy const two = gh_beside (p, gh_mirror (p, wins, ay.form), gh_mirror (p, wins, xb.form));
  gh_strategy const all = gh_beside (p, two, gh_mirror (p, wins, ab.form));
  return gh_gathered (p, gh_arranged (p, all, order, 6), 3, 3, true);
}

/* What P1 says of x y: it lies beside each of its options (Lemma 3.2). */
static gh_won beside_option (const gh_proving *g, product_pair o)
{
  gh_prover *const p = g->prover;
  gh_form const product = gh_product_plus (g, o.x, o.y).form;
  gh_form const option = product_option (g, o.x, o.y, o.a, o.b);
  gh_strategy const terms = terms_of_option (g, gh_opponent (o.side), o);
  gh_strategy const lies = gh_lemma_between (p, o.side, option, product);
  gh_won const w = {gh_through (p, terms, 3, lies, 0),
                    gh_through_opening (p, terms, 3, gh_lemma_option (p, o.side, option), 0)};
  if (o.side == GH_RIGHT)
    return w;
  return (gh_won){gh_negated (p, w.second), gh_negated_opening (p, w.first)};
}

/* P4 where above or below is an option of the other, too. */
static gh_won by_product (const gh_proving *g, gap at)
{
  bool const left_a = at.high.moves < at.low.moves, left_b = at.above.moves < at.below.moves;
  return beside_option (g, (product_pair){.x = left_a ? at.high : at.low,
                                          .a = left_a ? at.low : at.high,
                                          .y = left_b ? at.above : at.below,
                                          .b = left_b ? at.below : at.above,
                                          .side = left_a == left_b ? GH_LEFT : GH_RIGHT});
}

/* >= 0, since above = below: two equalities. */
static gh_won nothing (const gh_proving *g, gap at)
{
  return gh_won_second (gh_beside (g->prover, by_equality (g, at.above, at.below, at.high),
                                   by_equality (g, at.below, at.above, at.low)));
}

/* A number between two others which is a right option of the lesser one or a left one of the
   greater. */
typedef struct between {
  gh_place at;
  bool of_lesser, equal; /* to the other one */
} between;

static between find_between (const gh_proving *g, gh_place below, gh_place above)
{
  gh_trial *const t = g->trial;
  GH_EACH (t->store, GH_RIGHT, x, below.form)
    if (gh_is_as_good (t, GH_LEFT, above.form, x))
      return (between){gh_place_option (below, x), true, gh_is_equal (t, x, above.form)};
  GH_EACH (t->store, GH_LEFT, x, above.form)
    if (gh_is_as_good (t, GH_LEFT, x, below.form))
      return (between){gh_place_option (above, x), false, gh_is_equal (t, x, below.form)};
  gh_expect (t, false, "an option between two numbers");
  return (between){.equal = false};
}

/* The gap up to the number between and the one behind it, of which one has that as an option. The
   products with it are in both, and cancel. */
static gh_won both_parts (const gh_proving *g, gap at, between m,
                          gh_won part (const gh_proving *g, gap at),
                          gh_won rest (const gh_proving *g, gap at))
{
  gap const lower = {at.high, at.low, m.at, at.below}, upper = {at.high, at.low, at.above, m.at};
  gh_won const one = part (g, m.of_lesser ? lower : upper);
  gh_won const other = (m.equal ? nothing : rest) (g, m.of_lesser ? upper : lower);
  return gh_won_without (g, gh_won_without (g, gh_won_added (g, one, other), at.high, m.at), at.low,
                         m.at);
}

/* P4: one of high and low is an option of the other. */
static gh_won by_option (const gh_proving *g, gap at)
{
  between const m = find_between (g, at.below, at.above);
  gh_place const x = at.high.moves < at.low.moves ? at.high : at.low;
  depth const by = depth_2 (at.above, at.below, x);
  gh_place const from = m.of_lesser ? at.below : at.above, to = m.of_lesser ? at.above : at.below;
  use (g, by, depth_1 (x, from));
  use (g, by, depth_2 (m.at, to, x));
  use (g, by, depth_2 (m.at, to, at.high.moves < at.low.moves ? at.low : at.high));
  return both_parts (g, at, m, by_product, by_option);
}

/* P4 with the roles exchanged. */
static gh_won by_option_above (const gh_proving *g, gap at)
{
  return by_option (g, (gap){at.above, at.below, at.high, at.low});
}

/* P3. */
static gh_won by_induction (const gh_proving *g, gap at)
{
  between const m = find_between (g, at.below, at.above);
  return both_parts (g, at, m, by_option_above, by_induction);
}

/* ---- P2 -------------------------------------------------------------------------------------- */

/* The numbers of one option ay + xb - ab of a product: a is an option of x, b of y. */
typedef struct indexes {
  gh_place a, b;
  bool b_below; /* b is a left option */
} indexes;

/* (ay + x1 b - ab) - x2 y > 0: from the gap of y and b, a and x2, and x1 b = x2 b. */
static gh_opening above_product (const gh_proving *g, gh_place x1, gh_place x2, gh_place y,
                                 indexes o)
{
  gap const at = o.b_below ? (gap){y, o.b, o.a, x2} : (gap){o.b, y, x2, o.a};
  gh_won const w =
      gh_won_added (g, by_option (g, at), gh_won_second (by_equality (g, x1, x2, o.b)));
  gh_slot const order[] = {gh_product_plus (g, o.a, y), gh_product_plus (g, x1, o.b),
                           gh_product_minus (g, o.a, o.b), gh_product_minus (g, x2, y)};
  gh_won const in_order = gh_won_arranged (g, gh_won_without (g, w, x2, o.b), order, 4);
  return gh_gathered_opening (g->prover, in_order.first, 0, 3, false);
}

/* x1 y - (ay + x2 b - ab) > 0: from the gap of y and b, x1 and a, and x1 b = x2 b. */
static gh_opening below_product (const gh_proving *g, gh_place x1, gh_place x2, gh_place y,
                                 indexes o)
{
  gap const at = o.b_below ? (gap){y, o.b, x1, o.a} : (gap){o.b, y, o.a, x1};
  gh_won const w =
      gh_won_added (g, by_option (g, at), gh_won_second (by_equality (g, x1, x2, o.b)));
  gh_slot const order[] = {gh_product_plus (g, x1, y), gh_product_minus (g, o.a, y),
                           gh_product_minus (g, x2, o.b), gh_product_plus (g, o.a, o.b)};
  gh_won const in_order = gh_won_arranged (g, gh_won_without (g, w, x1, o.b), order, 4);
  return gh_gathered_opening (g->prover, in_order.first, 1, 3, true);
}

/* P2: x1 y - x2 y for equal numbers x1 and x2, since each option of one product is on its side of
   the other one. */
static gh_strategy by_equality (const gh_proving *g, gh_place x1, gh_place x2, gh_place y)
{
  gh_store *const store = g->trial->store;
  gh_slot const product = gh_product_plus (g, x1, y), other = gh_product_minus (g, x2, y);
  if (x1.form == x2.form)
    return gh_mirror (g->prover, GH_LEFT, product.form);
  gh_strategy const s = gh_listed (g->prover, GH_LEFT, SLOTS (product, other));
  depth const by = depth_2 (x1, x2, y);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (store, side, a, x1.form)
      GH_EACH (store, gh_opponent (side), b, y.form) {
        indexes const o = {gh_place_option (x1, a), gh_place_option (y, b), side == GH_RIGHT};
        use (g, by, depth_2 (x1, x2, o.b));
        use (g, by, depth_2 (o.a, x2, y));
        gh_listed_add (g->prover, s, (gh_move){0, product_option (g, x1, y, o.a, o.b)},
                       above_product (g, x1, x2, y, o));
      }
    GH_EACH (store, side, a, x2.form)
      GH_EACH (store, side, b, y.form) {
        indexes const o = {gh_place_option (x2, a), gh_place_option (y, b), side == GH_LEFT};
        use (g, by, depth_2 (x1, x2, o.b));
        use (g, by, depth_2 (o.a, x1, y));
        gh_listed_add (g->prover, s, (gh_move){1, product_option (g, x2, y, o.a, o.b)},
                       below_product (g, x1, x2, y, o));
      }
  }
  return s;
}

/* ---- P1 -------------------------------------------------------------------------------------- */

/* A left option ay + xb - ab of xy and a right one cy + xd - cd, where a and c are on the same side
   of x. With a = c it is the gap of x and a, d and b, and two equalities; else through cy + xb - cb
   or ay + xd - ad, whichever is between them. */
typedef struct pair {
  gh_place a, b, c, d;
  bool left; /* a and c are left options */
} pair;

/* Of x and its option, which is a left one or a right one. */
static gap gap_beside (gh_place x, gh_place option, bool left, gh_place above, gh_place below)
{
  return left ? (gap){x, option, above, below} : (gap){option, x, above, below};
}

static gh_won options_apart (const gh_proving *g, gh_place x, gh_place y, pair o)
{
  gh_place const above = o.left ? o.d : o.b, below = o.left ? o.b : o.d;
  gh_order const order = gh_compare_directly (g->trial->store, o.a.form, o.c.form);
  if (order == GH_EQUAL) {
    gh_won const w = by_option (g, gap_beside (x, o.a, o.left, above, below));
    gh_strategy const one = by_equality (g, o.c, o.a, y), two = by_equality (g, o.a, o.c, o.d);
    return gh_won_without (g, gh_won_added (g, w, gh_won_second (gh_beside (g->prover, one, two))),
                           o.a, o.d);
  }
  bool const a_less = order == GH_LESS, through_c = a_less == o.left;
  gh_place const z = through_c ? o.c : o.a, v = through_c ? o.b : o.d;
  gh_won const in_x = by_option (g, gap_beside (x, z, o.left, above, below));
  gh_won const in_y =
      by_option (g, gap_beside (y, v, a_less, a_less ? o.c : o.a, a_less ? o.a : o.c));
  return gh_won_without (g, gh_won_added (g, in_x, in_y), z, v);
}

static void expect_apart (const gh_proving *g, gh_place x, gh_place y, pair o)
{
  gh_slot const sum[] = {gh_product_plus (g, o.c, y),    gh_product_plus (g, x, o.d),
                         gh_product_minus (g, o.c, o.d), gh_product_minus (g, o.a, y),
                         gh_product_minus (g, x, o.b),   gh_product_plus (g, o.a, o.b)};
  depth const by = depth_1 (x, y);
  use (g, by, depth_2 (o.a, o.c, y));
  use (g, by, depth_2 (o.a, o.c, o.d));
  use (g, by, depth_2 (o.b, o.d, x));
  gh_expect_both (g, options_apart (g, x, y, o), sum, 6);
}

/* All pairs with a and c on one side of x; those with b and d on one side of y are the pairs of yx.
 */
static void expect_number (const gh_proving *g, gh_place x, gh_place y)
{
  gh_store *const store = g->trial->store;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, a, x.form)
      GH_EACH (store, side, c, x.form)
        GH_EACH (store, side, b, y.form)
          GH_EACH (store, gh_opponent (side), d, y.form)
            expect_apart (g, x, y,
                          (pair){gh_place_option (x, a), gh_place_option (y, b),
                                 gh_place_option (x, c), gh_place_option (y, d), side == GH_LEFT});
}

/* ---- the theorem ----------------------------------------------------------------------------- */

/* A number by day 3 as an option of the root of all. */
static gh_place any_number (gh_trial *t, const char *name)
{
  gh_form const x = gh_any_small (t, name, GH_SORT_NUMBER);
  int64_t day;
  gh_assume (t, gh_small_integer (t->store, gh_form_birthday (t->store, x), 0, 3, &day));
  gh_assume (t, gh_is_number_form (t->store, x));
  return (gh_place){x, 1};
}

/* Products of what is born late are large. */
static void assume_small (gh_trial *t, gh_place x, gh_place y)
{
  gh_form const days = gh_numeral_sum (t->store, gh_form_birthday (t->store, x.form),
                                       gh_form_birthday (t->store, y.form));
  int64_t sum;
  gh_assume (t, gh_small_integer (t->store, days, 0, 5, &sum));
}

PROOF (product_is_number)
{
  gh_proving const g = {t, p};
  gh_place const x = any_number (t, "x"), y = any_number (t, "y");
  assume_small (t, x, y);
  expect_number (&g, x, y);
  expect_number (&g, y, x);
}

/* The same number with -1, 0 or 1 as an option, on its side. */
static gh_place with_option (gh_trial *t, gh_place x)
{
  gh_form const option = gh_integer (t->store, (int64_t)gh_choose (t, 3) - 1);
  gh_order const order = gh_compare_directly (t->store, option, x.form);
  gh_assume (t, order != GH_EQUAL);
  gh_form_begin (t->store);
  gh_form_add (t->store, order == GH_LESS ? GH_LEFT : GH_RIGHT, option);
  gh_form const single = gh_form_end (t->store);
  return (gh_place){gh_union (t, x.form, single), x.moves};
}

PROOF (equal_products)
{
  gh_proving const g = {t, p};
  gh_place const x1 = any_number (t, "x"), y = any_number (t, "y"), x2 = with_option (t, x1);
  gh_assume (t, x1.form != x2.form);
  assume_small (t, x2, y);
  gh_expect_second (t, p, by_equality (&g, x1, x2, y), GH_LEFT,
                    SLOTS (gh_product_plus (&g, x1, y), gh_product_minus (&g, x2, y)));
  gh_expect_second (t, p, by_equality (&g, x2, x1, y), GH_LEFT,
                    SLOTS (gh_product_plus (&g, x2, y), gh_product_minus (&g, x1, y)));
}

static void expect_gap (const gh_proving *g, gh_won w, gap at)
{
  gh_slot const sum[] = {
      gh_product_plus (g, at.high, at.above), gh_product_plus (g, at.low, at.below),
      gh_product_minus (g, at.high, at.below), gh_product_minus (g, at.low, at.above)};
  gh_expect_both (g, w, sum, 4);
}

/* The greater one of two numbers first. */
static void put_in_order (gh_trial *t, gh_place *high, gh_place *low)
{
  gh_order const order = gh_compare_directly (t->store, high->form, low->form);
  gh_place const first = *high;
  gh_assume (t, order != GH_EQUAL);
  if (order == GH_LESS) {
    *high = *low;
    *low = first;
  }
}

PROOF (product_of_differences)
{
  gh_proving const g = {t, p};
  gap at = {any_number (t, "w"), any_number (t, "x"), any_number (t, "y"), any_number (t, "z")};
  if (gh_choose (t, 2))
    at.high = with_option (t, at.high);
  put_in_order (t, &at.high, &at.low);
  put_in_order (t, &at.above, &at.below);
  expect_gap (&g, by_induction (&g, at), at);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, at.high.form) {
      gh_place const option = gh_place_option (at.high, x);
      gap const beside = gap_beside (at.high, option, side == GH_LEFT, at.above, at.below);
      expect_gap (&g, by_option (&g, beside), beside);
    }
}
