/* How much two faults differ, and an order in which those that differ come first: whoever reads a
   few of them then sees most of what there is. (Taming compiler fuzzers, Chen and others, 2013.) */
#ifndef GH_DISTANCE_H
#define GH_DISTANCE_H

#include "harness/telling/groups.h"

/* Faults with a wrong question: first the one that explains most, then always the one whose
   distance to the nearest before it is greatest, of several that which explains most; those that
   did not come again after the others. */
void gh_put_apart (gh_fault *faults, size_t count);

#endif
