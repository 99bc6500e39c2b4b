/* What was late in a run is waited for once more at its end, alone. */
#ifndef GH_LATE_H
#define GH_LATE_H

#include "harness/run/crew.h"

/* How long. */
typedef struct gh_last_wait {
  double until;          /* the clock of gh_clock may show at most; HUGE_VAL: no limit */
  double answer_seconds; /* for an answer, before the engine is said to be silent */
} gh_last_wait;

/* Each request's smallest question that was late, the most often late first, is put to an engine
   that is started for it. What comes of it is noted in crew->past.troubles. No worker is left. */
void gh_wait_for_late (gh_crew *crew, const gh_last_wait *wait);

#endif
