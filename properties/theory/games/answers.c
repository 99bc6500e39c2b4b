/* What an engine answers about the same games must fit together. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/theory.h"

static bool can (const gh_trial *t, gh_request request)
{
  return gh_engine_can (t->engine, request);
}

static gh_form form (gh_trial *t, gh_request request, gh_form g, gh_form h)
{
  return gh_ask (t, request, g, h).form;
}

/* G against H, H against G, and both by the difference. */
static void check_order (gh_trial *t, gh_form g, gh_form h)
{
  static const gh_order mirrored[] = {
      [GH_EQUAL] = GH_EQUAL, [GH_GREATER] = GH_LESS, [GH_LESS] = GH_GREATER, [GH_FUZZY] = GH_FUZZY};
  gh_order const order = gh_ask_order (t, g, h);
  gh_expect (t, gh_ask_order (t, h, g) == mirrored[order], "H against G mirrors G against H");
  if (can (t, GH_ASK_SUBTRACT))
    gh_expect (t, gh_ask_order (t, form (t, GH_ASK_SUBTRACT, g, h), GH_ZERO) == order,
               "G - H is to 0 as G is to H");
  if (can (t, GH_ASK_OUTCOME))
    gh_expect (
        t, (gh_order)gh_ask (t, GH_ASK_OUTCOME, g, GH_ZERO).outcome == gh_ask_order (t, g, GH_ZERO),
        "the outcome of G is how it compares with 0");
}

static void check_sum (gh_trial *t, gh_form g, gh_form h)
{
  if (!can (t, GH_ASK_ADD) || !can (t, GH_ASK_NEGATE) || !can (t, GH_ASK_SUBTRACT))
    return;
  gh_form const negative = form (t, GH_ASK_NEGATE, h, GH_ZERO);
  gh_form const sum = form (t, GH_ASK_ADD, g, h);
  gh_form const difference = form (t, GH_ASK_SUBTRACT, g, negative);
  gh_expect (t, gh_ask_order (t, sum, difference) == GH_EQUAL, "G + H = G - (-H)");
}

static void check_canonical (gh_trial *t, gh_form g)
{
  if (!can (t, GH_ASK_CANONICAL))
    return;
  gh_form const canonical = form (t, GH_ASK_CANONICAL, g, GH_ZERO);
  gh_expect (t, gh_ask_order (t, g, canonical) == GH_EQUAL, "G equals its canonical form");
  if (can (t, GH_ASK_BIRTHDAY))
    gh_expect (t, form (t, GH_ASK_BIRTHDAY, g, GH_ZERO) == gh_form_birthday (t->store, canonical),
               "the birthday of G is that of its canonical form");
}

/* low <= x <= high, all of them numbers. */
static bool between (gh_trial *t, gh_form low, gh_form x, gh_form high)
{
  return gh_numeral_compare (t->store, low, x) <= 0 && gh_numeral_compare (t->store, x, high) <= 0;
}

static void check_stops (gh_trial *t, gh_form g)
{
  if (!can (t, GH_ASK_NUMBER) || !can (t, GH_ASK_LEFT_STOP) || !can (t, GH_ASK_RIGHT_STOP))
    return;
  gh_form const number = form (t, GH_ASK_NUMBER, g, GH_ZERO);
  gh_form const left = form (t, GH_ASK_LEFT_STOP, g, GH_ZERO);
  gh_form const right = form (t, GH_ASK_RIGHT_STOP, g, GH_ZERO);
  if (number != GH_NO_FORM)
    gh_expect (t, left == number && right == number, "a number is its own stops");
  else
    gh_expect (t, between (t, right, right, left), "the right stop is no greater than the left");
  if (can (t, GH_ASK_MEAN))
    gh_expect (t, between (t, right, form (t, GH_ASK_MEAN, g, GH_ZERO), left),
               "the mean lies between the stops");
  if (number == GH_NO_FORM && can (t, GH_ASK_TEMPERATURE))
    gh_expect (t, gh_numeral_sign (t->store, form (t, GH_ASK_TEMPERATURE, g, GH_ZERO)) >= 0,
               "the temperature of what is no number is not negative");
}

/* The product of two numbers depends on the numbers only; of other games none is asked. */
static void check_product (gh_trial *t, gh_form g, gh_form h)
{
  gh_form const x = gh_number_of (t->store, g), y = gh_number_of (t->store, h);
  if (!can (t, GH_ASK_MULTIPLY) || x == GH_NO_FORM || y == GH_NO_FORM)
    return;
  gh_expect (t, form (t, GH_ASK_MULTIPLY, y, x) == form (t, GH_ASK_MULTIPLY, g, h),
             "the product of G and H is that of their numbers, in any order");
}

/* Those that the reference affords with few forms come first. */
THEOREM (answers)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  check_order (t, g, h);
  check_sum (t, g, h);
  check_canonical (t, g);
  check_stops (t, g);
  check_product (t, g, h);
}

THEOREM (weights_of_ups)
{
  for (unsigned i = 0; i < 81; i++) {
    gh_form const n = gh_integer (t->store, i / 9);
    gh_number_up_star const shape = {GH_ZERO, i / 9, i % 9};
    gh_form const g = gh_shape_make (t->store, shape), h = gh_negative (t->store, g);
    gh_form const of_g = form (t, GH_ASK_ATOMIC_WEIGHT, g, GH_ZERO);
    gh_form const of_h = form (t, GH_ASK_ATOMIC_WEIGHT, h, GH_ZERO);
    gh_expect (t, of_g != GH_NO_FORM && of_h != GH_NO_FORM, "%u.^ + *%u to have an atomic weight",
               i / 9, i % 9);
    gh_expect (t,
               gh_ask_order (t, of_g, n) == GH_EQUAL &&
                   gh_ask_order (t, of_h, gh_negative (t->store, n)) == GH_EQUAL,
               "the atomic weight of %u.^ + *%u to be %u", i / 9, i % 9, i / 9);
  }
}

THEOREM (weights)
{
  gh_form const g = gh_any (t, "G", GH_SORT_DICOTIC), h = gh_any (t, "H", GH_SORT_DICOTIC);
  gh_form const of_g = form (t, GH_ASK_ATOMIC_WEIGHT, g, GH_ZERO);
  gh_form const of_h = form (t, GH_ASK_ATOMIC_WEIGHT, h, GH_ZERO);
  gh_form const of_sum = form (t, GH_ASK_ATOMIC_WEIGHT, gh_sum (t->store, g, h), GH_ZERO);
  gh_expect (t, of_g != GH_NO_FORM && of_h != GH_NO_FORM && of_sum != GH_NO_FORM,
             "an atomic weight, as G and H are all small");
  gh_expect (t, gh_ask_order (t, of_sum, gh_sum (t->store, of_g, of_h)) == GH_EQUAL,
             "the atomic weight of G + H is the sum of those of G and H");
  if (gh_holds (gh_ask_order (t, of_g, gh_integer (t->store, 2)), GH_GE))
    gh_expect (t, gh_ask_order (t, g, GH_ZERO) == GH_GREATER, "what weighs 2 or more is positive");
}
