/* Costs that were measured before, in a file. */
#ifndef GH_BASELINE_H
#define GH_BASELINE_H

#include "benchmarks/measure.h"

#include <jansson.h>
#include <stdio.h>

/* An object with a member for each workload: {"operations", "nanoseconds", "bytes"}. Owned by the
   caller; NULL: *error says why. */
json_t *gh_baseline_read (const char *path, char *error, size_t size);
bool gh_baseline_write (const json_t *baseline, FILE *out); /* false: no memory, or `out` failed */

/* False: there is none of this workload. */
bool gh_baseline_get (const json_t *baseline, const char *name, gh_cost *cost);
bool gh_baseline_put (json_t *baseline, const char *name,
                      const gh_cost *cost); /* false: no memory */

#endif
