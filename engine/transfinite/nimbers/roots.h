/* Roots of equations between ordinals as nimbers (transfinite/nimbers/nimbers.h), below w^(w^w),
   which is the least ordinal below which every equation has its roots. Limits are those of
   nimbers.h; false: it is refused. */
#ifndef GH_TRANSFINITE_ROOTS_H
#define GH_TRANSFINITE_ROOTS_H

#include "transfinite/nimbers/nimbers.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A root of x (x) x (+) a (x) x (+) b; the other one is x (+) a. In fields of at most 2^512
   elements, if a is not 0. */
bool gh_nim_quadratic_root (gh_kappas *kappas, gh_store *store, gh_form a, gh_form b,
                            gh_form *root);

/* An x whose power p, an odd prime up to 283, is a. */
bool gh_nim_prime_root (gh_kappas *kappas, gh_store *store, gh_form a, unsigned p, gh_form *root);

/* The least d > 0 with a^(2^d) = a: the degree of a over the field of 0 and 1. */
bool gh_nim_degree (gh_kappas *kappas, gh_store *store, gh_form a, uint64_t *degree);

#ifdef __cplusplus
}
#endif

#endif
