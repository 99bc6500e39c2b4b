/* What a run came to. */
#ifndef GH_RUN_SUMMARY_H
#define GH_RUN_SUMMARY_H

#include "harness/run/crew.h"

typedef struct gh_summary {
  int halted;      /* why it ended early: a signal, GH_HALT_DEADLINE, or 0 */
  unsigned passes; /* that went over all theorems */
  double left;     /* seconds, about, that would have been needed beyond a deadline */
  bool given_up;   /* the engine failed too often */
  bool enough;     /* the listener wished no more */
  bool unable;     /* the engine could not be started: `error` */
  char error[1000];
  gh_trouble troubles[GH_MOST_TROUBLES]; /* what the engine did beside answering: faults first */
  size_t trouble_count;
  size_t applicable, decided; /* theorems that apply; and of them those that were decided, having
                                 asked the engine if it is none in this process */
  uint64_t starts;            /* of the engine, by all workers, */
  double start_seconds;       /* and how long they took */
  double late_seconds;        /* that it was waited for in vain */
  char crash[300]; /* the first of a process of the run itself: its theorem, and how; or empty */
} gh_summary;

/* Take over what all workers saw, at the last look, and how it weighs: faults first. */
void gh_summary_take (gh_summary *summary, const gh_crew *crew, gh_late_rule rule);

#endif
