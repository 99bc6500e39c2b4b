/* The pace of an engine: of each request, the largest size that it answered, and from which size on
   it is not asked for now, since an answer was late, or the engine died over it again and again.
   All workers of a run share one, in memory that is shared: whatever one of them learns all know.
 */
#ifndef GH_FRONTIER_H
#define GH_FRONTIER_H

#include "engine.h"

#include <stdatomic.h>

#define GH_MOST_LATE 5     /* after so many a request is not asked any more */
#define GH_ALWAYS_ASKED 16 /* a question of this size need not wait for smaller ones */

/* Of a request. */
typedef struct gh_frontier_of {
  _Atomic uint64_t answered; /* the largest size of a question that was */
  _Atomic uint64_t barred;   /* questions of this size and above are not asked for now, */
  _Atomic bool is_barred;    /* if this is set */
  _Atomic unsigned late;     /* how many were late, */
  _Atomic unsigned deaths;   /* and over how many the engine died, each tried twice */
} gh_frontier_of;

/* All zero: nothing is known. */
typedef struct gh_frontier {
  gh_frontier_of of[GH_REQUESTS];
} gh_frontier;

/* Whether a question of this size is not to be asked for now. */
bool gh_frontier_bars (const gh_frontier *frontier, gh_request request, uint64_t size);

/* Whether it is at most twice as large as one that was answered. */
bool gh_frontier_reaches (const gh_frontier *frontier, gh_request request, uint64_t size);

/* What became of a question of this size. */
void gh_frontier_answered (gh_frontier *frontier, gh_request request, uint64_t size);
void gh_frontier_late (gh_frontier *frontier, gh_request request, uint64_t size);
void gh_frontier_died (gh_frontier *frontier, gh_request request, uint64_t size);

/* A new pass: what was barred may be tried again, unless it was tried again before. */
void gh_frontier_lift (gh_frontier *frontier);

#endif
