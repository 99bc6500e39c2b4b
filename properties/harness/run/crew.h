/* The workers of a run, and what all of them saw of the engine, those that are gone included. */
#ifndef GH_CREW_H
#define GH_CREW_H

#include "harness/run/worker.h"

#define GH_MOST_JOBS 64

typedef struct gh_crew {
  gh_work work;
  gh_worker workers[GH_MOST_JOBS];
  gh_watch past;                         /* of workers that are gone: what they did and saw */
  gh_trouble troubles[GH_MOST_TROUBLES]; /* of all together, at the last look */
  uint32_t trouble_count;
} gh_crew;

/* False: errno says why. */
bool gh_crew_start (gh_crew *crew, gh_worker *worker);

/* What they see while they end is not the engine's doing. */
void gh_crew_stop (gh_crew *crew, gh_worker *worker, double until);
void gh_crew_stop_all (gh_crew *crew, double until);

/* Look for troubles: crew->troubles. */
void gh_crew_look (gh_crew *crew);

/* At the last look: how often an answer was late. */
uint64_t gh_crew_times_late (const gh_crew *crew);

/* So often that an engine may have been made silent by what it was asked before. */
bool gh_crew_is_often_late (const gh_crew *crew);

unsigned gh_crew_late (const gh_crew *crew);    /* requests of which something was late */
uint64_t gh_crew_answers (const gh_crew *crew); /* that came */

#endif
