/* Values of variables as text: "G = {0|*}; H = 1; choices 3 0 7". */
#ifndef GH_VALUES_H
#define GH_VALUES_H

#include "form/notation.h"
#include "harness/cases/trial.h"

typedef struct gh_values {
  gh_store *store;
  const char *text;
  gh_given given[GH_MOST_VARIABLES]; /* their names point into the text */
  size_t count;
  uint32_t choices[GH_MOST_SHOWN_CHOICES]; /* the theorem's own, after "choices" */
  size_t choice_count;
  gh_error error;   /* why the text could not be read, and where, */
  const char *from; /* counted from here */
} gh_values;

/* For gh_try: read the values, each name once, in any order. The argument is a gh_values. Fails
   with GH_SYNTAX, or the limit that was passed; the error is filled before either. */
void gh_read_values (void *argument);

#endif
