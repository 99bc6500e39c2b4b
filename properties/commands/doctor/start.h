/* The first that an engine must do: start, and greet. */
#ifndef GH_DOCTOR_START_H
#define GH_DOCTOR_START_H

#include "commands/library.h"

typedef struct gh_start {
  gh_engine *engine;  /* NULL: it did not */
  double seconds;     /* that it took */
  char error[1000];   /* why not: what it did instead */
  const char *remedy; /* and what helps, or NULL */
} gh_start;

/* Open the engine that these words name. The caller closes it. */
gh_start gh_start_engine (const char *spec, const gh_engine_options *options);

#endif
