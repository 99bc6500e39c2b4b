/* Shrinking a failing case by editing its choices. */
#ifndef GH_SHRINK_H
#define GH_SHRINK_H

#include "harness/cases/trial.h"

/* How large a failing case is, and why it fails. */
typedef struct gh_shrunk {
  uint64_t moves; /* in the game trees of all variables together */
  size_t length;  /* of the text */
  char text[1024];
  gh_case_step step;
} gh_shrunk;

/* Of the case that was just run and failed. Forms too large to measure count as largest. */
gh_shrunk gh_shrunk_of (gh_trial *trial);

/* By moves, then length, then text: below 0 when a is smaller. */
int gh_shrunk_compare (const gh_shrunk *a, const gh_shrunk *b);

/* `choices` holds a failing case, just run. Tries edited copies with `run`, keeps those that fail
   at the same step and are smaller, and ends with the smallest one as the case run last. Edits are
   made to all equal spans at once, too, so that games with equal options can shrink. Tries no more
   once `spent` says so. */
gh_shrunk gh_shrink (const gh_choices *choices,
                     gh_trial *(*run) (void *context, const uint32_t *prefix, size_t count),
                     bool (*spent) (void *context), void *context);

#endif
