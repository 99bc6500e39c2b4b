/* Tables that pretend to have been used for long: handles of values that are being made are used up
   one after the other, and values and options fill what 32 bits can count. */
#ifndef GH_TESTS_PRETENDING_H
#define GH_TESTS_PRETENDING_H

#include "optimized/canons.h"

/* Go on so many handles before the last one; sums are forgotten, so that values are made again. */
void open_before_end (gh_canons *canons, uint32_t before);

/* Whether they have begun anew since. */
bool began_anew (const gh_canons *canons);

/* Pretend that there are as many values, or listed options, as there can be, and take it back: each
   returns how many there were, which the next call is given. */
size_t pretend_values (gh_canons *canons, size_t count);
size_t pretend_options (gh_canons *canons, size_t count);
#define MOST_VALUES ((size_t)1 << 30)
#define MOST_OPTIONS ((size_t)UINT32_MAX)

#endif
