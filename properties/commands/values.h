/* Values of variables as text: "G = {0|*}; H = 1; choices 3 0 7". */
#ifndef GH_VALUES_H
#define GH_VALUES_H

#include "form/notation.h"
#include "harness/trial.h"

typedef struct gh_values {
  gh_store *store;
  const char *text;
  gh_given given[GH_MOST_VARIABLES];
  size_t count;
  uint32_t choices[GH_MOST_SHOWN_CHOICES]; /* the theorem's own, after "choices" */
  size_t choice_count;
  const char *name; /* where the value stands that could not be read, and why not */
  gh_error error;
} gh_values;

/* For gh_try: read the values in their order. The argument is a gh_values. */
void gh_read_values (void *argument);

#endif
