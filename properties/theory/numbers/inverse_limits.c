/* How close the option sets of Theorem 3.10 come to 1/x, and which games they are. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/words.h"
#include "reference/reference.h"
#include "theory/numbers/inverse.h"
#include "theory/theory.h"

#include <string.h>

/* ---- convergence ----------------------------------------------------------------------------- */

#define STAGES 4

/* |1 - x y| for the best option y of each side at each stage; -1 where there is none. */
typedef struct errors {
  mpq_t of[2][STAGES + 1];
} errors;

static void least_error (const gh_inverse *y, gh_side side, mpq_t error)
{
  const gh_rationals *const set = &y->sets[side];
  mpq_t one;
  mpq_init (one);
  mpq_set_ui (one, 1, 1);
  if (set->count > 0) {
    mpq_mul (error, y->x, set->items[side == GH_LEFT ? set->count - 1 : 0]);
    mpq_sub (error, error, one);
    mpq_abs (error, error);
  } else
    mpq_neg (error, one);
  mpq_clear (one);
}

/* The least |1 - x/x'| over the options x' of x that are not 0; 1 when it is no less. */
static void best_ratio (const gh_inverse *y, mpq_t best)
{
  mpq_t ratio, one;
  mpq_inits (ratio, one, NULL);
  mpq_set_ui (one, 1, 1);
  mpq_set (best, one);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < y->options[side].count; i++)
      if (mpq_sgn (y->options[side].items[i]) > 0) {
        mpq_div (ratio, y->x, y->options[side].items[i]);
        mpq_sub (ratio, one, ratio);
        mpq_abs (ratio, ratio);
        if (mpq_cmp (ratio, best) < 0)
          mpq_set (best, ratio);
      }
  mpq_clears (ratio, one, NULL);
}

/* Over two stages the error of a side shrinks by the square of the best ratio at least; when that
   is 1, it does not shrink. */
static bool shrinks_as_told (mpq_t of[STAGES + 1], const mpq_t ratio)
{
  bool told = true;
  mpq_t bound;
  mpq_init (bound);
  for (unsigned stage = 1; stage + 2 <= STAGES && told; stage++) {
    mpq_mul (bound, of[stage], ratio);
    mpq_mul (bound, bound, ratio);
    told = mpq_cmp_ui (ratio, 1, 1) < 0 ? mpq_cmp (of[stage + 2], bound) <= 0
                                        : mpq_equal (of[stage + 2], of[stage]) != 0;
  }
  mpq_clear (bound);
  return told;
}

static bool is_power_of_two (const mpq_t x)
{
  return mpz_popcount (mpq_numref (x)) == 1 && mpz_popcount (mpq_denref (x)) == 1;
}

static const char *judge_errors (const gh_inverse *y, errors *e, const mpq_t ratio)
{
  const gh_rationals *const left = &y->options[GH_LEFT];
  bool const contracts = mpq_cmp_ui (ratio, 1, 1) < 0;
  bool const right_set = mpq_sgn (left->items[left->count - 1]) > 0;
  if ((mpq_sgn (e->of[GH_RIGHT][STAGES]) > 0) != right_set)
    return "right options of 1/x just when x has a positive left option";
  if (!shrinks_as_told (e->of[GH_LEFT], ratio))
    return "the left options of 1/x to come closer as the options of x say";
  if (right_set && !shrinks_as_told (e->of[GH_RIGHT], ratio))
    return "the right options of 1/x to come closer as the options of x say";
  if (!is_power_of_two (y->x) && !(contracts && right_set))
    return "both sides to converge to 1/x when x is no power of 2";
  return NULL;
}

static const char *check_errors (gh_inverse *y)
{
  errors e;
  mpq_t ratio;
  mpq_init (ratio);
  for (unsigned stage = 0; stage <= STAGES; stage++) {
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
      mpq_init (e.of[side][stage]);
      least_error (y, side, e.of[side][stage]);
    }
    gh_inverse_grow (y, gh_inverse_rules);
  }
  best_ratio (y, ratio);
  const char *const fault = judge_errors (y, &e, ratio);
  for (unsigned stage = 0; stage <= STAGES; stage++)
    mpq_clears (e.of[GH_LEFT][stage], e.of[GH_RIGHT][stage], NULL);
  mpq_clear (ratio);
  return fault;
}

THEOREM (inverse_converges)
{
  gh_check_inverse (t, gh_any_positive (t, false), check_errors);
}

/* ---- examples -------------------------------------------------------------------------------- */

/* Whether the best option of a side is the fraction written; NULL: there is none. */
static bool best_is (const gh_inverse *y, gh_side side, const char *written)
{
  const gh_rationals *const set = &y->sets[side];
  if (!written || set->count == 0)
    return !written && set->count == 0;
  mpq_t fraction;
  mpq_init (fraction);
  mpq_set_str (fraction, written, 10);
  bool const same = mpq_equal (set->items[side == GH_LEFT ? set->count - 1 : 0], fraction);
  mpq_clear (fraction);
  return same;
}

/* Of the first four forms, of 1, 2, 1 and 1/2, one side of the inverse never comes near it. */
THEOREM (inverse_examples)
{
  static const struct {
    const char *x;
    unsigned stages;
    const char *left, *right;
  } examples[] = {
      {"{0|}", 6, "0", NULL},      {"{1|}", 6, "0", "1"},   {"{1/4|}", 6, "0", "4"},
      {"{0|1}", 6, "63/32", NULL}, {"{3|}", 1, "0", "1/3"}, {"{2|}", 6, "21/64", "11/32"},
  };
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
    const char *const text = examples[i].x;
    gh_error error;
    gh_inverse y;
    gh_form const x = gh_read (t->store, text, strlen (text), NULL, &error);
    gh_inverse_begin (&y, t->store, x, gh_number_of (t->store, x));
    for (unsigned stage = 0; stage < examples[i].stages; stage++)
      gh_inverse_grow (&y, gh_inverse_rules);
    bool const as_told =
        best_is (&y, GH_LEFT, examples[i].left) && best_is (&y, GH_RIGHT, examples[i].right);
    gh_inverse_end (&y);
    gh_expect (t, as_told, "the best options of the inverse of %s", text);
  }
}

/* For 3 = {2|} stage n adds y_n = (2^n - (-1)^n) / (3 2^n) and nothing else, on the left for even
   n, so that 1 - 3 y_n = (-1/2)^n. */
static const char *check_three (gh_inverse *y)
{
  bool added = true;
  mpq_t value;
  mpq_init (value);
  for (unsigned stage = 0; stage <= 20 && added; stage++) {
    gh_side const side = stage % 2 ? GH_RIGHT : GH_LEFT;
    const gh_rationals *const set = &y->sets[side];
    unsigned const power = 1u << stage;
    mpq_set_ui (value, (stage % 2 ? power + 1 : power - 1) / 3, power);
    mpq_canonicalize (value);
    added = set->count == stage / 2 + 1 && y->sets[!side].count == (stage + 1) / 2 &&
            mpq_equal (set->items[side == GH_LEFT ? set->count - 1 : 0], value);
    gh_inverse_grow (y, gh_inverse_rules);
  }
  mpq_clear (value);
  return added ? NULL : "one option a stage, half as far from 1/3 as the one before";
}

THEOREM (inverse_of_three)
{
  gh_form const three = gh_integer (t->store, 3);
  gh_check_inverse (t, three, check_three);
}

/* ---- the inverses that inverses need --------------------------------------------------------- */

static bool contains (const gh_rationals *set, const mpq_t value)
{
  for (size_t i = 0; i < set->count; i++)
    if (mpq_equal (set->items[i], value))
      return true;
  return false;
}

/* Whether 1/x' is an option for the option number i of x on this side. */
static bool gives_inverse_of (const gh_inverse *y, gh_side side, size_t i)
{
  mpq_t value;
  mpq_init (value);
  mpq_inv (value, y->options[side].items[i]);
  bool const there = contains (&y->sets[gh_other (side)], value);
  mpq_clear (value);
  return there;
}

static const char *check_first_stage (gh_inverse *y)
{
  bool there = true;
  gh_inverse_grow (y, gh_inverse_rules);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < y->options[side].count && there; i++)
      there = mpq_sgn (y->options[side].items[i]) == 0 || gives_inverse_of (y, side, i);
  return there ? NULL : "the inverse of each option of x to be an option of 1/x";
}

static const char *check_later_stages (gh_inverse *y)
{
  for (unsigned stage = 0; stage < 3; stage++)
    gh_inverse_grow (y, gh_inverse_rules);
  return gh_inverse_fault (y);
}

/* The formulas make 1/x' of y = 0 for each option x' of x that is not 0. It has a recursion of its
   own, and that of x ends, since x' is born before x. */
THEOREM (inverse_needs)
{
  gh_store *const store = t->store;
  gh_form const x = gh_any_positive (t, false), born = gh_form_birthday (store, x);
  gh_check_inverse (t, x, check_first_stage);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, option, x) {
      gh_expect (t, gh_numeral_compare (store, gh_form_birthday (store, option), born) < 0,
                 "an option to be born before x");
      if (option != GH_ZERO)
        gh_check_inverse (t, option, check_later_stages);
    }
}

/* ---- games ----------------------------------------------------------------------------------- */

#define MOST_OPTIONS 32

typedef struct dyadic {
  int64_t numerator;
  uint64_t exponent;
} dyadic;

/* The numbers of a set, which all have to be dyadic and small; returns how many. */
static size_t copy_dyadics (const gh_rationals *set, dyadic list[MOST_OPTIONS])
{
  for (size_t i = 0; i < set->count; i++)
    list[i] = (dyadic){gh_mpz_get_i64 (mpq_numref (set->items[i])),
                       mpz_scan1 (mpq_denref (set->items[i]), 0)};
  return set->count;
}

/* {Y_4^L | Y_4^R} as a game, for a form x whose options are 0 and powers of 2. */
static gh_form stage_game (gh_store *store, gh_form x)
{
  dyadic list[2][MOST_OPTIONS];
  size_t count[2];
  gh_inverse y;
  gh_inverse_begin (&y, store, x, gh_number_of (store, x));
  for (unsigned stage = 0; stage < STAGES; stage++)
    gh_inverse_grow (&y, gh_inverse_rules);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    count[side] = copy_dyadics (&y.sets[side], list[side]);
  gh_inverse_end (&y);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count[side]; i++)
      gh_form_add (store, side,
                   gh_fraction (store, list[side][i].numerator, list[side][i].exponent));
  return gh_form_end (store);
}

/* The numeral that x times it is 1; GH_NO_FORM: there is none, as x is no power of 2. */
static gh_form inverse_of (gh_store *store, gh_form x)
{
  gh_form const one = gh_integer (store, 1);
  for (uint64_t power = 0; power <= 3; power++) {
    gh_form const large = gh_integer (store, (int64_t)1 << power),
                  small = gh_fraction (store, 1, power);
    if (gh_numeral_product (store, x, large) == one)
      return large;
    if (gh_numeral_product (store, x, small) == one)
      return small;
  }
  return GH_NO_FORM;
}

/* 1/x where it is a game: x is a power of 2, and so are the options of its form but 0. */
THEOREM (inverse_games)
{
  gh_store *const store = t->store;
  bool const zero = gh_choose (t, 2);
  uint32_t const left = gh_choose (t, 5), right = gh_choose (t, 5);
  gh_form_begin (store);
  if (zero)
    gh_form_add (store, GH_LEFT, GH_ZERO);
  if (left)
    gh_form_add (store, GH_LEFT, gh_fraction (store, (int64_t)1 << (left - 1), 2));
  if (right)
    gh_form_add (store, GH_RIGHT, gh_fraction (store, (int64_t)1 << (right - 1), 1));
  gh_form const x = gh_form_end (store);
  gh_assume (t, gh_is_number_form (store, x));
  gh_form const value = gh_number_of (store, x), inverse = inverse_of (store, value);
  gh_assume (t, inverse != GH_NO_FORM);
  gh_expect (t, gh_ask_order (t, stage_game (store, x), inverse) == GH_EQUAL,
             "the game of the fourth stage to be the inverse of %s",
             gh_print (store, x, GH_STYLE_FULL));
}
