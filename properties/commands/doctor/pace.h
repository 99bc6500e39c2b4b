/* How fast an engine answers, request by request, on small games. */
#ifndef GH_DOCTOR_PACE_H
#define GH_DOCTOR_PACE_H

#include "harness/cases/catalog.h"

/* What came beside answers and refusals. */
typedef enum {
  GH_PACE_FINE, /* nothing */
  GH_PACE_LATE, /* no answer, as long as there was time for one: no fault */
  GH_PACE_FAULT /* it died, or what it said is no answer */
} gh_pace_end;

typedef struct gh_pace {
  gh_request request;
  double alone, together; /* answers a second: when each is waited for, and when many are asked at
                             once; 0: there was none */
  double first; /* seconds that the first one took, where that is much more than the others
                   take, and it is not counted in the rate; or 0 */
  gh_pace_end end;
  char words[160]; /* of what was no answer, or "" */
} gh_pace;

/* As many are asked at once, or as many as are answered in a moment. */
#define GH_PACE_TOGETHER 64

/* Of each request that the engine has, within so many seconds, though it be silent. Returns how
   many; `paces` has room for GH_REQUESTS. SIZE_MAX: no memory. */
size_t gh_pace_measure (gh_engine *engine, double seconds, double patience, gh_pace *paces);

#endif
