/* Rational numbers as codes, against GMP's. */
#include "form/numeral.h"
#include "form/rational.h"
#include "tests/stores.h"
#include "tests/tap.h"

#define MOST 9

static gh_form rational (gh_store *store, int64_t p, int64_t q)
{
  return gh_rational_quotient (store, gh_integer (store, p), gh_integer (store, q));
}

static gh_form code_of (gh_store *store, const mpq_t value)
{
  return gh_rational (store, mpq_numref (value), mpq_denref (value));
}

static void arithmetic (gh_store *store)
{
  mpq_t a, b, c;
  bool right = true;
  mpq_inits (a, b, c, NULL);
  for (int64_t p = -MOST; p <= MOST; p++)
    for (uint64_t q = 1; q <= MOST; q++)
      for (int64_t r = -MOST; r <= MOST; r++)
        for (uint64_t s = 1; s <= MOST; s++) {
          gh_form const x = rational (store, p, (int64_t)q), y = rational (store, r, (int64_t)s);
          mpq_set_si (a, (int)p, (unsigned)q);
          mpq_set_si (b, (int)r, (unsigned)s);
          mpq_canonicalize (a);
          mpq_canonicalize (b);
          int const order = mpq_cmp (a, b);
          right = right && gh_rational_compare (store, x, y) == (order > 0) - (order < 0);
          mpq_add (c, a, b);
          right = right && gh_rational_sum (store, x, y) == code_of (store, c);
          mpq_mul (c, a, b);
          right = right && gh_rational_product (store, x, y) == code_of (store, c);
          mpq_neg (c, a);
          right = right && gh_rational_negative (store, x) == code_of (store, c) &&
                  gh_rational_sign (store, x) == mpq_sgn (a);
        }
  mpq_clears (a, b, c, NULL);
  TAP_OK (right, "order, sums, products and negatives are those of rational numbers");
}

static void parts (gh_store *store)
{
  TAP_OK (rational (store, 6, 8) == gh_fraction (store, 3, 2) &&
              rational (store, 6, 3) == gh_integer (store, 2) && rational (store, 0, 3) == GH_ZERO,
          "dyadic ones are numerals");
  gh_form const x = rational (store, -6, 9), y = gh_fraction (store, -3, 4);
  TAP_OK (!gh_is_numeral (store, x) && x == rational (store, -2, 3),
          "-6/9 is -2/3, and no numeral");
  TAP_OK (gh_rational_numerator (store, x) == gh_integer (store, -2) &&
              gh_rational_denominator (store, x) == gh_integer (store, 3),
          "-2/3 has these parts");
  TAP_OK (gh_rational_numerator (store, y) == gh_integer (store, -3) &&
              gh_rational_denominator (store, y) == gh_integer (store, 16),
          "and so has -3/16");
  bool floors = true;
  for (int64_t p = -20; p <= 20; p++)
    for (int64_t q = 1; q <= 9; q++)
      floors = floors && gh_rational_floor (store, rational (store, p, q)) ==
                             gh_integer (store, p / q - (p % q < 0));
  TAP_OK (floors, "what is not above a number in whole is found");
}

static void many_digits (gh_store *store)
{
  gh_form x = rational (store, 1, 3);
  for (int i = 0; i < 20; i++)
    x = gh_rational_product (store, x, x);
}

static void no_denominator (void *context)
{
  (void)context;
  rational (gh_store_new (NULL, NULL), 1, 0);
}

int main (void)
{
  in_new_store ("arithmetic", arithmetic);
  in_new_store ("parts", parts);
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_of (store, many_digits) == GH_OVER_DIGITS, "digits are limited");
  gh_store_free (store);
  TAP_OK (tap_signal_of (no_denominator, NULL, 10) == SIGABRT, "a denominator is positive");
  return tap_done ();
}
