/* Roots: the questions of a run that may have one root, led by the smallest. */
#ifndef GH_ROOTS_H
#define GH_ROOTS_H

#include "harness/judging/result.h"

typedef struct gh_root {
  const gh_wrong *smallest;
  bool reduced; /* one of its requests was made smaller as far as it goes, to just that */
  gh_request_set requests; /* that are answered wrongly about just that, or its games */
  size_t explains;         /* failures that are not explained yet */
  bool taken;
} gh_root;

/* Write the roots of what is wrong in these failures, of which those that are NULL are none: at
   most one for each question. What follows from another has none of its own. Returns how many. */
size_t gh_roots_find (const gh_failure *const *failures, size_t count, gh_root *roots);

/* Whether a question belongs to the fault that this root leads; a loose one may belong to any of
   its kind. */
bool gh_root_has (const gh_root *root, const gh_wrong *wrong);

/* The smallest wrong question of a failure, or of NULL, that has this root; NULL: none has. */
const gh_wrong *gh_root_of (const gh_root *root, const gh_failure *failure);

#endif
