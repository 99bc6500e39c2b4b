/* What sizes an engine stands: every probe, with every request that it can be asked. */
#ifndef GH_DOCTOR_SIZES_H
#define GH_DOCTOR_SIZES_H

#include "commands/doctor/climb.h"

#define GH_MOST_CLIMBS 200

typedef struct gh_sizes {
  gh_climb climbs[GH_MOST_CLIMBS]; /* those of a probe side by side */
  size_t count;
  size_t applicable; /* how many there would be, with more time */
} gh_sizes;

/* Within about so many seconds; `patience` as in climb.h. `begun` is told before each probe. False:
   no memory. */
bool gh_sizes_measure (gh_engine *engine, double seconds, double patience,
                       void (*begun) (const gh_probe *probe), gh_sizes *sizes);

/* How many of them found a wrong answer, or none. */
size_t gh_sizes_faults (const gh_sizes *sizes);

/* How many came to an end since there was no answer in time. */
size_t gh_sizes_slow (const gh_sizes *sizes);

#endif
