/* What a workload costs. */
#ifndef GH_MEASURE_WORKLOAD_H
#define GH_MEASURE_WORKLOAD_H

#include "benchmarks/workload.h"

#define GH_MOST_RUNS 100

typedef struct gh_cost {
  uint64_t operations;
  uint64_t nanoseconds; /* of CPU time, the median of the runs */
  uint64_t bytes;       /* held at once, at most, preparation included */
} gh_cost;

/* Run a workload so often, each time with a new table of values, unless `stop` is true before a
   run. False: it was stopped, passed a limit or found something else than it must, and `error` says
   what. */
bool gh_workload_measure (const gh_workload *workload, unsigned runs, bool stop (void),
                          gh_cost *cost, char *error, size_t size);

#endif
