/* A run that goes on, as the files of this room see it. */
#ifndef GH_RUNNING_H
#define GH_RUNNING_H

#include "harness/run/crew.h"
#include "harness/run/run.h"
#include "harness/run/schedule.h"

typedef struct run {
  const gh_plan *plan;
  const gh_listener *listener;
  gh_summary *summary;
  gh_schedule *schedule;
  gh_standing *standings;
  uint8_t *deaths; /* of workers, over each theorem */
  gh_crew crew;
  unsigned jobs; /* workers that may be used */
  gh_introduction engine;
  bool introduced, over;
  size_t decided, faulty;
  gh_domain *openings;
  gh_request_set told[GH_INCIDENT_KINDS]; /* bit r: the listener knows of one over request r */
  unsigned pass;                          /* the last one that was dealt */
  double began, shown;
} run;

unsigned running_passes_made (const run *r); /* how many went over all theorems */
unsigned running_passes_of (const run *r);   /* how many are to be made at most */

/* A worker gave a theorem back: it goes on later, or is decided. After the last pass that was asked
   for it is decided by what is known. */
void running_back (run *r, size_t theorem);

/* Nobody goes on with a theorem; the reason is told if that leaves it inconclusive, or NULL. */
void running_conclude (run *r, size_t theorem, const char *reason);

#endif
