/* A quick run of all theorems that apply: the first passes of `check`, for the first faults. */
#ifndef GH_DOCTOR_QUICK_H
#define GH_DOCTOR_QUICK_H

#include "commands/check/checking.h"

typedef struct gh_quick {
  gh_summary summary;
  gh_groups groups;                    /* of what failed: at most one fault a request */
  gh_failure **failures;               /* of each theorem, NULL where it did not fail */
  size_t theorems, failing, undecided; /* that apply; of these: fail, were asked nothing */
  uint64_t cases;
  bool unable;           /* the engine did not start again, as summary.error says */
  double seconds, whole; /* that this run took, and about what `check` takes; 0: not known */
} gh_quick;

/* Run them for at most so many seconds, against engines of their own that checking->asked names,
   which can be asked what `engine` can; `told` is told how it goes. The theorems and results stand
   in `checking` then. False: the run did not start, as quick->summary.error says. */
bool gh_quick_run (gh_checking *checking, const gh_engine *engine, double seconds,
                   void (*told) (const gh_progress *progress), gh_quick *quick);

void gh_quick_free (gh_quick *quick);

#endif
