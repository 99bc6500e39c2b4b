/* How far an engine's answers to one request of a probe are right: sizes are about doubled until it
   refuses, is wrong, is slow or dies, and then the place is sought between. */
#ifndef GH_DOCTOR_CLIMB_H
#define GH_DOCTOR_CLIMB_H

#include "commands/doctor/probe.h"
#include "harness/judging/wrong.h"

/* What comes of a size. */
typedef enum {
  GH_SIZE_RIGHT,   /* some answer was, and none was wrong */
  GH_SIZE_REFUSED, /* all, honestly: no fault */
  GH_SIZE_WRONG,
  GH_SIZE_SLOW,   /* no answer in the time there is for one */
  GH_SIZE_DIED,   /* or anything else that is no answer */
  GH_SIZE_UNKNOWN /* a limit on this side: the question was not sent, or its answer not judged */
} gh_size_end;

typedef struct gh_climb {
  const gh_probe *probe;
  gh_request request;
  uint64_t right;   /* the greatest size that was answered rightly; 0: none */
  unsigned manners; /* bit m: up to there all questions of manner m were; where a probe has any */
  double seconds;   /* that the slowest answer there took */
  uint64_t beyond;  /* the least greater size that was tried; 0: none */
  gh_size_end end;  /* what came of it; GH_SIZE_RIGHT: there is none */
  double waited;    /* seconds, for that */
  uint64_t partly;  /* the least size tried of which some questions were refused and some answered
                       rightly; 0: none */
  char partly_why[200];
  bool interrupted; /* it ended before more could be tried */
  gh_wrong wrong;   /* the question there; what was said; and what is right, where that is told */
} gh_climb;

typedef struct gh_climber gh_climber;

/* An engine in this process has so many seconds for an answer; others have the limit that they were
   opened with. None is waited for when the clock shows `until`. NULL: no memory. The engine stays
   the caller's. */
gh_climber *gh_climber_new (gh_engine *engine, double patience, double until);
void gh_climber_free (gh_climber *climber);

/* Whether the engine can be asked this. */
bool gh_climb_applies (const gh_engine *engine, const gh_probe *probe, gh_request request);

/* Within about so many seconds, and the time of one answer; earlier when halted, or when the
   climber's time is up. */
gh_climb gh_climb_measure (gh_climber *climber, const gh_probe *probe, gh_request request,
                           double seconds);

#endif
