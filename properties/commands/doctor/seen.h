/* What an engine did beside answering, in all parts of the page: incidents of one kind over one
   request are one trouble. */
#ifndef GH_DOCTOR_SEEN_H
#define GH_DOCTOR_SEEN_H

#include "harness/run/trouble.h"

typedef struct gh_seen {
  gh_trouble troubles[GH_MOST_TROUBLES]; /* in the order in which they were met */
  uint32_t count;
} gh_seen;

/* For engine->incident; `seen` is a gh_seen. */
void gh_seen_take (void *seen, const gh_incident *incident);

/* Likewise, what a run of theorems met. */
void gh_seen_add (gh_seen *seen, const gh_trouble *trouble);

/* Whether it is a fault here. An answer that was late is none: there is less time for one than in a
   check. */
bool gh_seen_is_fault (const gh_trouble *trouble);

#endif
