/* Troubles: what an engine did beside answering, over all of a run. */
#ifndef GH_TROUBLE_H
#define GH_TROUBLE_H

#include "engine.h"

#include <stdint.h>

#define GH_MOST_TROUBLES 64

/* What came of a question that was late when, at the end of the run, it was put to a fresh engine
   alone and waited for as long as an answer may take. */
typedef enum {
  GH_NOT_WAITED,  /* there was no time for that */
  GH_SILENT,      /* no answer came */
  GH_CAME,        /* an answer came */
  GH_CAME_AT_ONCE /* likewise, and so fast that what made the others late is what was asked before
                   */
} gh_waited;

/* What is made of an answer that did not come in time. */
typedef enum {
  GH_LATE_WEIGHED, /* silence is a fault, and what comes at the end of the run is none */
  GH_LATE_TOLD,    /* it is told, and no fault: only a clock says so */
  GH_LATE_FAULT    /* it is a fault */
} gh_late_rule;

/* Incidents of one kind over one request. */
typedef struct gh_trouble {
  gh_incident first; /* of GH_LATE that over the smallest question; one that is certain to be over
                        this request before one that is not */
  uint64_t times;
  double seconds; /* that were lost over all of them */

  /* Of GH_LATE: */
  gh_waited waited;
  double waited_seconds; /* how long it was waited for, alone */
  bool as_large;         /* some question of this request was answered that is no smaller */
  bool unknown;          /* nothing was decided in the run: it may be slow in all that it does */
  bool slow;         /* what else was late came, alone and behind all that was asked before it */
  gh_late_rule rule; /* of the run */

  bool told; /* a theorem that fails says as much; set by who knows the theorems */
} gh_trouble;

/* Add an incident to the first *count troubles of an array with room for GH_MOST_TROUBLES: what has
   no room any more is left out. *count is raised when all of it is there, so that another process
   may read meanwhile. */
void gh_trouble_add (gh_trouble *troubles, volatile uint32_t *count, const gh_incident *incident);

/* Add those of another array, as gh_trouble_add would have added their incidents. */
void gh_trouble_join (gh_trouble *troubles, volatile uint32_t *count, const gh_trouble *more,
                      uint32_t more_count);

/* Whether it is a fault of the engine; one that was late only may be slow, and right. */
bool gh_trouble_is_fault (const gh_trouble *trouble);

/* Of a fault: whether all that is known, or asked, is that no answer came in the time that there
   was. */
bool gh_trouble_is_unanswered (const gh_trouble *trouble);

/* Whether each of them may have been over another request that was sent with it. */
bool gh_trouble_is_uncertain (const gh_trouble *trouble);

/* "died", "was silent", "was late", ...: the kind for a person, the engine being its subject. */
const char *gh_trouble_words (const gh_trouble *trouble);

/* One word for programs: "died", "memory", "flood", "rubbish", "error", "late", "silent". */
const char *gh_trouble_word (const gh_trouble *trouble);

#endif
