/* A run: theorems are dealt to workers, and what comes back is merged, under one deadline. */
#ifndef GH_RUN_H
#define GH_RUN_H

#include "harness/run/summary.h"

#define GH_MOST_FAULTY_THEOREMS 100 /* then the engine is given up */

typedef struct gh_progress {
  size_t decided, theorems;
  unsigned passes; /* that went over all theorems */
  uint64_t cases;
  double seconds, rate; /* answers a second */
  double left;          /* seconds, about, until the run ends; 0: not known yet */
  double whole;         /* seconds, about, that all of the rest takes, if there were the time */
} gh_progress;

/* What a run is told, in the order in which it happens. */
typedef struct gh_listener {
  void (*started) (void *context, const gh_introduction *engine);
  /* False: what was decided until now is enough, and the run ends. */
  bool (*decided) (void *context, size_t theorem, const gh_result *result);
  /* The engine did something beside answering, over this request for the first time; or NULL. */
  void (*trouble) (void *context, const gh_trouble *trouble);
  void (*progress) (void *context, const gh_progress *progress); /* some times a second */
  void *context;
} gh_listener;

typedef struct gh_plan {
  gh_work work;
  size_t count;   /* of theorems */
  unsigned jobs;  /* workers; 0: as many as there are cores, at most 4 with an engine of others */
  double seconds; /* for the whole run, which is paced by them; 0: no limit */
  double ceiling; /* without them: seconds after which it is broken off; 0: none */
  gh_late_rule late;
  double answer_seconds; /* that an answer is waited for before an engine is said to be silent */
  unsigned passes;       /* to be made; 0: all */
  bool fragile;          /* the run ends when a worker crashes */
} gh_plan;

/* Each theorem is decided once: all that are not when the run ends early, by what is known; at a
   ceiling only those that fail are, the others stay inconclusive. False: it did not start. */
bool gh_run_theorems (const gh_plan *plan, const gh_listener *listener, gh_summary *summary);

#endif
