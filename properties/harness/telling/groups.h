/* Groups: failures that have one root. What an engine's author mends is a request that answers
   wrongly; the failures that its wrong answers explain are one fault. */
#ifndef GH_GROUPS_H
#define GH_GROUPS_H

#include "harness/judging/result.h"

typedef struct gh_fault {
  const gh_wrong *wrong;  /* the smallest such question; NULL: no wrong answer is known */
  size_t count;           /* of the failures that it explains, */
  const size_t *failures; /* their numbers: the most telling one first, the others in their order */
} gh_fault;

typedef struct gh_groups {
  size_t count;
  gh_fault *faults; /* that explain most first; those of which no wrong answer is known, each one
                       failure, last */
  size_t *failures;
} gh_groups;

/* Group failures, of which those that are NULL are none: by a greedy cover, the fewest requests
   whose wrong answers explain all. The faults point into the failures. False: no memory, and
   *groups is empty. */
bool gh_group (const gh_failure *const *failures, size_t count, gh_groups *groups);

void gh_groups_free (gh_groups *groups);

#endif
