/* The first that an engine must do: start, and greet. */
#ifndef GH_DOCTOR_START_H
#define GH_DOCTOR_START_H

#include "commands/library.h"

typedef struct gh_start {
  gh_engine *engine;  /* NULL: it did not */
  double seconds;     /* that it took */
  char error[1000];   /* why not: what it did instead */
  const char *remedy; /* and what helps, or NULL */
  bool ours;          /* it is not the engine's doing, but a lack on this side */
} gh_start;

/* "this shell bounds memory to 20 MiB (ulimit -v), ..."; or empty: it does not. Returns `text`. */
#define GH_START_BOUNDED 160
const char *gh_start_bounded (char text[GH_START_BOUNDED]);

/* Open the engine that these words name. The caller closes it. */
gh_start gh_start_engine (const char *spec, const gh_engine_options *options);

#endif
