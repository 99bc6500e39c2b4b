/* What certificates of families say, by play with some values of their letters. */
#ifndef GH_TRANSFINITE_CERTIFICATES_H
#define GH_TRANSFINITE_CERTIFICATES_H

#include "proof/kernels/check_families.h"

typedef enum { GH_FAMILIES_TRUE, GH_FAMILIES_UNJUDGED, GH_FAMILIES_FALSE } gh_families_truth;

/* Whether the nodes of what the kernel accepted are true, shown or not, as far as this is seen: for
   some integers each is played out, where a player moves to options near those that make the number
   0. Unjudged: none is false, but some play is too long, or has numbers that are too fine. False:
   *node is one that is refuted, unless the one who wins had to move further than is tried. */
gh_families_truth gh_families_judge (const gh_families_proof *proof, int32_t *node);

#endif
