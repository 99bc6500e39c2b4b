/* Far numbers beside small ones: where words end a difference, a common denominator or a shift of
   one of both is lost first. Numerals are the judges (Theorem 3.5). */
#include "harness/cases/far.h"
#include "form/measure.h"
#include "theory/numbers/wild.h"

/* Over 2^digits. */
static const struct {
  int8_t numerator;
  uint8_t digits;
} small[] = {{1, 3}, {1, 0}, {1, 10}, {1, 1}, {7, 0}, {0, 0}, {5, 3}, {-3, 1}};
#define SMALL (sizeof small / sizeof *small)

typedef void check (gh_trial *t, gh_form far, gh_form near);

static void check_near (gh_trial *t, check *c, gh_form far, uint32_t i)
{
  c (t, far, gh_fraction (t->store, small[i % SMALL].numerator, small[i % SMALL].digits));
}

/* 2^31 and 2^53 with 1/1024, the others with 1/8. 2^7 and 2^15 lead to them: an engine is asked
   what is at most about twice as large as what it answered. */
static void check_first (gh_trial *t, check *c)
{
  gh_form const one = gh_integer (t->store, 1);
  check_near (t, c, gh_numeral_scaled (t->store, one, 7), 0);
  check_near (t, c, gh_numeral_scaled (t->store, one, 15), 0);
  for (uint32_t i = 0; i < GH_FAR_POWERS; i++)
    check_near (t, c, gh_far (t->store, i), i < 4 ? 2 : 0);
}

/* Whether the definitions play sums with it, which takes them long. */
static bool is_young (gh_trial *t, gh_form far)
{
  int64_t days;
  return gh_small_integer (t->store, gh_form_birthday (t->store, far), 0, 10000, &days);
}

/* The first case has one far number of each word's end and sign, the others one and all small ones;
   but beside young ones 1 and 0 only. */
static void check_far (gh_trial *t, check *c)
{
  uint32_t const i = gh_choose (t, 1 + GH_FARS);
  if (!i) {
    check_first (t, c);
    return;
  }
  gh_form const far = gh_far (t->store, i - 1);
  uint32_t const step = is_young (t, far) ? 4 : 1;
  for (uint32_t k = step / 4; k < SMALL; k += step)
    check_near (t, c, far, k);
}

static gh_order order_of (gh_trial *t, gh_form x, gh_form y)
{
  int const sign = gh_numeral_compare (t->store, x, y);
  return sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL;
}

static void order (gh_trial *t, gh_form far, gh_form near)
{
  gh_expect (t,
             gh_ask_order (t, far, near) == order_of (t, far, near) &&
                 gh_ask_order (t, near, far) == order_of (t, near, far),
             "numbers ordered by their values");
}

THEOREM (far_order)
{
  check_far (t, order);
}

static void sum (gh_trial *t, gh_form far, gh_form near)
{
  gh_form const sum = gh_numeral_sum (t->store, far, near);
  gh_form const difference = gh_beyond (t, near, -1, far);
  gh_expect (t,
             gh_is_worth (t, gh_ask (t, GH_ASK_ADD, far, near).form, sum) &&
                 gh_is_worth (t, gh_ask (t, GH_ASK_SUBTRACT, near, far).form, difference),
             "x + y and y - x to have the values that they should");
}

THEOREM (far_sums)
{
  check_far (t, sum);
}

static void product (gh_trial *t, gh_form far, gh_form near)
{
  gh_form const product = gh_numeral_product (t->store, far, near);
  gh_expect (t,
             gh_ask (t, GH_ASK_MULTIPLY, far, near).form == product &&
                 gh_ask (t, GH_ASK_MULTIPLY, near, far).form == product,
             "the product of the values");
}

THEOREM (far_products)
{
  check_far (t, product);
}

/* {x|y} with the greater of both on the left. */
static gh_ends hot (gh_trial *t, gh_form x, gh_form y)
{
  bool const greater = gh_numeral_compare (t->store, x, y) >= 0;
  return greater ? (gh_ends){x, y} : (gh_ends){y, x};
}

static void stops (gh_trial *t, gh_form far, gh_form near)
{
  gh_ends const ends = hot (t, far, near);
  gh_form const g = gh_game_between (t, ends);
  gh_expect (t,
             gh_ask (t, GH_ASK_LEFT_STOP, g, GH_ZERO).form == ends.a &&
                 gh_ask (t, GH_ASK_RIGHT_STOP, g, GH_ZERO).form == ends.b,
             "the options of {a|b} to be its stops");
}

THEOREM (far_stops)
{
  check_far (t, stops);
}

static void mast (gh_trial *t, gh_form far, gh_form near)
{
  gh_ends const ends = hot (t, far, near);
  gh_form const g = gh_game_between (t, ends);
  gh_expect (t,
             gh_ask (t, GH_ASK_MEAN, g, GH_ZERO).form ==
                     gh_half (t, gh_numeral_sum (t->store, ends.a, ends.b)) &&
                 gh_ask (t, GH_ASK_TEMPERATURE, g, GH_ZERO).form ==
                     gh_half (t, gh_beyond (t, ends.a, -1, ends.b)),
             "{a|b} to have the mean (a + b)/2 and the temperature (a - b)/2");
}

THEOREM (far_masts)
{
  check_far (t, mast);
}
