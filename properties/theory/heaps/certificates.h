/* What certificates of heaps say, by the moves that the code allows. */
#ifndef GH_HEAPS_CERTIFICATES_H
#define GH_HEAPS_CERTIFICATES_H

#include "proof/kernels/check_heaps.h"

/* What is said of larger heaps is not judged. */
#define GH_JUDGED_HEAPS 200

typedef struct gh_heaps_judging {
  uint32_t values[GH_JUDGED_HEAPS];
  uint32_t seen[GH_HEAPS_VALUES], stamp; /* all 0 at first */
} gh_heaps_judging;

typedef enum {
  GH_HEAPS_TRUE,
  GH_HEAPS_UNJUDGED, /* nothing is false, but some was not judged */
  GH_HEAPS_FALSE_VALUE,
  GH_HEAPS_FALSE_PERIOD,
  GH_HEAPS_FALSE_SUM
} gh_heaps_truth;

/* Whether what the kernel accepted is true. The values are found anew, from all moves. */
gh_heaps_truth gh_heaps_judge (gh_heaps_judging *judging, const gh_heaps_proof *proof);

#endif
