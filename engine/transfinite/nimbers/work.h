/* Ordinals as elements of towers, and back. For the files of this folder only. */
#ifndef GH_WORK_H
#define GH_WORK_H

#include "transfinite/nimbers/excess.h"
#include "transfinite/nimbers/nimbers.h"

typedef struct work {
  gh_kappas *kappas;
  gh_store *store;
  gh_form a, b; /* ordinals */
  frame field;  /* in which they lie */

  tower tower;
  uint64_t *of_a, *of_b, *result; /* elements; `result` is 0 */
} work;

/* a and b, with a field to hold them. False: that is refused. */
bool work_begin (work *w, gh_kappas *kappas, gh_store *store, gh_form a, gh_form b);

/* What `operation` made of the elements of a and b in w->result, as an ordinal. Where it comes to
   generators that are roots of what is not known yet, it begins again with them. False: refused. */
bool work_do (work *w, void (*operation) (work *w), gh_form *result);

/* To make a field of the numbers of w first: else products may lie where not all have inverses. */
bool work_close (work *w);

/* Whether all was well. Fails where nobody refuses. */
bool work_went (gh_store *store, kappa_status status);

#endif
