/* All that the parts of the page found, and what it comes to. */
#ifndef GH_DOCTOR_EXAMINED_H
#define GH_DOCTOR_EXAMINED_H

#include "commands/doctor/advice.h"
#include "commands/doctor/meant.h"
#include "commands/doctor/next.h"
#include "commands/doctor/pace.h"
#include "commands/doctor/quick.h"
#include "commands/doctor/seen.h"
#include "commands/doctor/sizes.h"
#include "commands/doctor/start.h"

typedef struct gh_examined {
  const char *spec; /* the words that name the engine */
  gh_start start;
  gh_pace paces[GH_REQUESTS];
  size_t pace_count;
  gh_seen seen;
  gh_quick quick;
  gh_meanings meanings;
  gh_sizes sizes;
  char greeting[GH_ADVICE]; /* that is advised; "": the one it has */
  gh_openings openings;
  bool ran, measured, complete; /* theorems were; sizes were; all parts were come to */
} gh_examined;

/* What is wrong with the engine, and what not; in numbers of what the page tells. */
typedef struct gh_findings {
  size_t theorems, pace, troubles, sizes; /* faults: that theorems found, and so on */
  size_t meanings;      /* of words, where no theorem found that they are answered wrongly */
  size_t late;          /* requests of which some answer was late: no faults */
  bool asked, answered; /* anything was, with whatever */
  uint64_t starts;      /* of the engine; 0: not counted */
  double start_seconds; /* in all */
} gh_findings;

gh_findings gh_examined_findings (const gh_examined *examined);

size_t gh_findings_faults (const gh_findings *findings);

/* Whether another part tells the same of this request: no need to tell it of the trouble. */
bool gh_examined_tells (const gh_examined *examined, const gh_trouble *trouble);

/* The status that this is worth: GH_EXIT_... */
int gh_findings_status (const gh_findings *findings);

#endif
