/* Rational numbers as codes: a numeral if the number is dyadic, else {p|{|q}} for p/q in lowest
   terms. That is no numeral, as q is above 1, and no game that anybody plays: types keep it apart.
   Two are equal just when they are identical. Digits are limited as those of numerals are. */
#ifndef GH_RATIONAL_H
#define GH_RATIONAL_H

#include "form/store.h"

#include <gmp.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The denominator is positive. Fails with GH_OVER_DIGITS. */
gh_form gh_rational (gh_store *store, mpz_srcptr numerator, mpz_srcptr denominator);

/* Of two integer numerals, the second positive. */
gh_form gh_rational_quotient (gh_store *store, gh_form numerator, gh_form denominator);

gh_form gh_rational_numerator (gh_store *store, gh_form x);   /* an integer */
gh_form gh_rational_denominator (gh_store *store, gh_form x); /* a positive one */

gh_form gh_rational_floor (gh_store *store, gh_form x); /* the greatest integer that is at most x */

int gh_rational_sign (gh_store *store, gh_form x);
int gh_rational_compare (gh_store *store, gh_form a, gh_form b); /* the sign of a - b */
gh_form gh_rational_negative (gh_store *store, gh_form x);
gh_form gh_rational_sum (gh_store *store, gh_form a, gh_form b);
gh_form gh_rational_product (gh_store *store, gh_form a, gh_form b);

#ifdef __cplusplus
}
#endif

#endif
