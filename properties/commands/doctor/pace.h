/* How fast an engine answers, request by request, on small games. */
#ifndef GH_DOCTOR_PACE_H
#define GH_DOCTOR_PACE_H

#include "harness/cases/catalog.h"

typedef struct gh_pace {
  gh_request request;
  double alone, together; /* answers a second: when each is waited for, and when 64 are asked at
                             once; 0: there was none */
  char words[160];        /* of what was no answer, or "" */
} gh_pace;

/* Of each request that the engine has, within about so many seconds. Returns how many; `paces` has
   room for GH_REQUESTS. SIZE_MAX: no memory. */
size_t gh_pace_measure (gh_engine *engine, double seconds, gh_pace *paces);

#endif
