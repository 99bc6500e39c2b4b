/* Searching a counterexample to a conjecture. */
#ifndef GH_HUNT_H
#define GH_HUNT_H

#include "harness/run/runner.h"

typedef struct gh_hunt_format gh_hunt_format; /* hunted.h */

typedef struct gh_hunting {
  gh_options options;
  double seconds;     /* for all of it */
  const char *engine; /* whose answers are searched, as in `check`; NULL: one that is right */
  const char *replay; /* values of the variables, to be tried in place of a search; or NULL */
  bool sandbox;       /* the engine is a program or plug-in, and runs in one */
  const gh_hunt_format *format;
} gh_hunting;

extern const gh_hunt_format gh_hunt_table; /* for a person, while it goes on */
extern const gh_hunt_format gh_hunt_json;  /* for programs, at the end */

#define GH_DEFAULT_HUNTING                                                                         \
  ((gh_hunting){.options = GH_DEFAULT_OPTIONS, .seconds = 60, .format = &gh_hunt_table})

/* Search, and show what was searched and found. Returns the status of the command: 0 none was
   found, or a witness was; 1 the reverse; 2 wrong use, or nothing was decided; or that of the
   signal that ended it. */
int gh_hunt (const char *claim, const gh_hunting *how);

#endif
