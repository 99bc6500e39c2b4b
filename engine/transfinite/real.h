/* Real numbers by what is below them: of each dyadic number it is known whether it is less. So the
   signs of their expansions are found one by one, as many as are asked for; those of a number that
   is not dyadic do not end, and those of one that is not rational have no period. */
#ifndef GH_REAL_H
#define GH_REAL_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum { GH_REAL_RATIONAL, GH_REAL_ROOT, GH_REAL_PI } gh_real_kind;

/* A rational number (form/rational.h), the square root of one from 0, or pi. */
typedef struct gh_real {
  gh_real_kind kind;
  gh_form number; /* GH_REAL_PI: not used */
} gh_real;

/* -1, 0, 1: x is less than the rational number, equal, greater. Of pi by Machin's formula with as
   many terms as it takes; fails with GH_OVER_DIGITS. */
int gh_real_compare (gh_store *store, gh_real x, gh_form rational);

/* Likewise with a number in normal form (transfinite/normal.h); and of two that are not rational.
 */
int gh_real_compare_normal (gh_store *store, gh_real x, gh_form a);
int gh_real_compare_irrational (gh_store *store, gh_real x, gh_real y);

/* The first n signs of the expansion (transfinite/signs.h), fewer if it ends. Fails with
   GH_OVER_DEPTH above the depth of the store, 5000, and of pi with GH_OVER_DIGITS above some
   thousands, when its bounds have too many. */
gh_form gh_real_signs (gh_store *store, gh_real x, uint32_t n);

/* The dyadic number that these signs are. */
gh_form gh_real_cut (gh_store *store, gh_real x, uint32_t n);

/* Rational numbers below and above pi, so near to it as so many terms of each series tell. */
void gh_pi_bounds (gh_store *store, unsigned terms, gh_form *below, gh_form *above);

#ifdef __cplusplus
}
#endif

#endif
