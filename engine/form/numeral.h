/* Numerals: forms that stand for dyadic rationals of any size.

   The numerals are exactly the forms {n|} for an integer n >= 0, {|n} for an integer n <= 0, {|},
   and {a|a+2^-k} with a 2^k an integer. A numeral is identical to the form built from its options,
   but its options are made only when they are asked for, so that 2^1000 is one form. The same
   handle serves as game, as dyadic rational and as integer.

   That these forms have the values that they are named for is Theorem 3.4 and Section 3.2 of
   Schleicher and Stoll. Below, `a`, `b` and `x` are numerals. */
#ifndef GH_NUMERAL_H
#define GH_NUMERAL_H

#include "form/store.h"

#include <gmp.h>

#ifdef __cplusplus
extern "C" {
#endif

bool gh_is_numeral (const gh_store *store, gh_form form);
bool gh_is_integer (const gh_store *store, gh_form form); /* a numeral that is an integer */

gh_form gh_integer (gh_store *store, int64_t value);

/* numerator / 2^exponent. Fails with GH_OVER_DIGITS. */
gh_form gh_dyadic (gh_store *store, mpz_srcptr numerator, uint64_t exponent);
gh_form gh_fraction (gh_store *store, int64_t numerator, uint64_t exponent);

/* The value of x in lowest terms; `numerator` may only be read, and only until the next form is
   made. */
void gh_numeral_value (const gh_store *store, gh_form x, mpz_t numerator, uint64_t *exponent);

/* The value of an integer x if it lies in [low, high]. */
bool gh_small_integer (const gh_store *store, gh_form x, int64_t low, int64_t high, int64_t *value);

/* Exact arithmetic. */
int gh_numeral_sign (const gh_store *store, gh_form x);         /* -1, 0, 1 */
int gh_numeral_compare (gh_store *store, gh_form a, gh_form b); /* the sign of a - b */
gh_form gh_numeral_negative (gh_store *store, gh_form x);
gh_form gh_numeral_sum (gh_store *store, gh_form a, gh_form b);
gh_form gh_numeral_scaled (gh_store *store, gh_form x, int64_t shift); /* x * 2^shift */
gh_form gh_numeral_product (gh_store *store, gh_form a, gh_form b);

/* The greatest integer whose square is at most n, an integer from 0. */
gh_form gh_numeral_root (gh_store *store, gh_form n);

/* Of two integers that are not negative: the one whose binary digits differ where theirs do. */
gh_form gh_numeral_xor (gh_store *store, gh_form a, gh_form b);

#ifdef __cplusplus
}
#endif

#endif
