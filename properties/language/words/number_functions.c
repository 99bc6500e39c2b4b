/* The functions of the claim language that are arithmetic of numbers. */
#include "form/numeral.h"
#include "form/rational.h"
#include "form/shape.h"
#include "language/words/ast.h"

/* Of two numbers, the first where it is at least the second, or at most: none unless both are. */
static gh_value chosen (gh_store *store, gh_form x, gh_form y, bool greatest)
{
  gh_form const a = gh_number_of (store, x), b = gh_number_of (store, y);
  if (a == GH_NO_FORM || b == GH_NO_FORM)
    return (gh_value){GH_MAYBE_NUMBER, {.form = GH_NO_FORM}};
  bool const first = gh_holds (gh_compare_directly (store, a, b), greatest ? GH_GE : GH_LE);
  return (gh_value){GH_MAYBE_NUMBER, {.form = first ? a : b}};
}

static gh_value max (gh_store *store, gh_form x, gh_form y)
{
  return chosen (store, x, y, true);
}

static gh_value min (gh_store *store, gh_form x, gh_form y)
{
  return chosen (store, x, y, false);
}

static gh_value magnitude (gh_store *store, gh_form x, gh_form y)
{
  (void)y;
  return chosen (store, x, gh_negative (store, x), true);
}

/* x/y, of numbers whose quotient is dyadic. */
static gh_value quotient (gh_store *store, gh_form x, gh_form y)
{
  gh_form const a = gh_number_of (store, x), b = gh_number_of (store, y);
  gh_value const none = {GH_MAYBE_NUMBER, {.form = GH_NO_FORM}};
  if (a == GH_NO_FORM || b == GH_NO_FORM || b == GH_ZERO)
    return none;
  bool const below = gh_numeral_sign (store, b) < 0;
  gh_form const top = gh_numeral_product (store, gh_rational_numerator (store, a),
                                          gh_rational_denominator (store, b)),
                bottom = gh_numeral_product (store, gh_rational_denominator (store, a),
                                             gh_rational_numerator (store, b));
  gh_form const found = gh_rational_quotient (store, below ? gh_numeral_negative (store, top) : top,
                                              below ? gh_numeral_negative (store, bottom) : bottom);
  return gh_is_numeral (store, found) ? (gh_value){GH_MAYBE_NUMBER, {.form = found}} : none;
}

#define OF_NUMBERS(word, takes, value, meaning)                                                    \
  GH_COMPUTED (word, takes, TYPE_GAME, false, value, meaning)

const function number_functions[] = {
    OF_NUMBERS ("max", "x ; y", max, "the larger one of two numbers"),
    OF_NUMBERS ("min", "x ; y", min, "the smaller one of two numbers"),
    OF_NUMBERS ("abs", "x", magnitude, "x or -x, whichever is not negative"),
    OF_NUMBERS ("quotient", "x ; y", quotient,
                "x/y, of two numbers of which it is a dyadic number"),
    {.word = NULL},
};
