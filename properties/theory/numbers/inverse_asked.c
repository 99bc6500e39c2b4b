/* What an engine says of 1/x, against the options that Theorem 3.10 of Schleicher and Stoll gives
   it: these are made by exact rationals, and know nothing of when 1/x is dyadic. */
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/numbers/inverse.h"
#include "theory/theory.h"

#define STAGES 4

/* Whether the dyadic y lies between all options of the first stages of 1/x, and x y is 1. */
static const char *fault_of (gh_inverse *stages, const mpq_t y)
{
  const char *fault = NULL;
  mpq_t product;
  mpq_init (product);
  mpq_mul (product, stages->x, y);
  if (mpq_cmp_ui (product, 1, 1))
    fault = "x times 1/x to be 1";
  mpq_clear (product);
  for (unsigned stage = 0; stage < STAGES; stage++)
    gh_inverse_grow (stages, gh_inverse_rules);
  const gh_rationals *const left = &stages->sets[GH_LEFT], *const right = &stages->sets[GH_RIGHT];
  if (!fault && mpq_cmp (left->items[left->count - 1], y) >= 0)
    fault = "1/x to be greater than its left options";
  if (!fault && right->count && mpq_cmp (y, right->items[0]) >= 0)
    fault = "1/x to be less than its right options";
  return fault;
}

static void check_inverse (gh_trial *t, gh_form x, gh_form y)
{
  gh_inverse stages;
  mpz_t numerator;
  uint64_t exponent;
  mpq_t value;
  gh_inverse_begin (&stages, t->store, x, gh_number_of (t->store, x));
  mpq_init (value);
  gh_numeral_value (t->store, y, numerator, &exponent);
  mpq_set_z (value, numerator);
  mpq_div_2exp (value, value, exponent);
  const char *const fault = fault_of (&stages, value);
  mpq_clear (value);
  gh_inverse_end (&stages);
  if (fault)
    gh_expect (t, false, "%s, for x = %s", fault, gh_print (t->store, x, GH_STYLE_FULL));
}

/* No other number has it: if x is no power of 2, an odd number above 1 divides its numerator, and
   that of x times any dyadic number. */
THEOREM (inverse_asked)
{
  gh_store *const store = t->store;
  gh_form const x = gh_any_positive (t, false), value = gh_number_of (store, x);
  gh_form const y = gh_ask (t, GH_ASK_INVERT, x, GH_ZERO).form;
  if (y != GH_NO_FORM)
    check_inverse (t, x, y);
  bool const dyadic = gh_inverse_power_of_two (store, value) != GH_NO_FORM;
  gh_expect (t, (y != GH_NO_FORM) == dyadic, "%s inverse of %s", dyadic ? "an" : "no",
             gh_print (store, x, GH_STYLE_FULL));
  gh_form const other = gh_ask (t, GH_ASK_INVERT, gh_negative (store, x), GH_ZERO).form;
  gh_expect (t, other == (dyadic ? gh_numeral_negative (store, y) : GH_NO_FORM),
             "the inverse of -x to be that of x with another sign");
}
