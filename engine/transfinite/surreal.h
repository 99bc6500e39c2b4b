/* More of the arithmetic of numbers in normal form (transfinite/normal.h): what need not end after
   finitely many terms, or has no rational coefficients, is told as far as it goes. */
#ifndef GH_SURREAL_H
#define GH_SURREAL_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The first terms of b / a, so many at most, where a is not 0: that is all of it if a is one term,
   and if a times it is b. Else the difference is less than any of its terms. Fails as sums do. */
gh_form gh_normal_quotient (gh_store *store, gh_form b, gh_form a, unsigned terms);

/* 2^-a of an ordinal a (transfinite/ordinal.h): {0|2^-b for all b < a} (after Theorem 4.4 of
   Schleicher and Stoll). Of w c + n it is w^-c / 2^n. */
gh_form gh_normal_power_of_half (gh_store *store, gh_form a);

/* The number from 0 whose square is a, where this is 0, or one term with the square of a rational
   number as its coefficient; else GH_NO_FORM. */
gh_form gh_normal_square_root (gh_store *store, gh_form a);

#ifdef __cplusplus
}
#endif

#endif
