/* The handles of values that are being made, which are used up one after the other. */
#ifndef GH_TESTS_OPENINGS_H
#define GH_TESTS_OPENINGS_H

#include "optimized/canons.h"

/* Go on so many handles before the last one; sums are forgotten, so that values are made again. */
void open_before_end (gh_canons *canons, uint32_t before);

/* Whether they have begun anew since. */
bool began_anew (const gh_canons *canons);

#endif
