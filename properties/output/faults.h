/* The faults of a run, as a member of its document. */
#ifndef GH_FAULTS_H
#define GH_FAULTS_H

#include "harness/result.h"

#include <jansson.h>
#include <stdbool.h>

/* Group the failures of the run's theorems that are not known, and set its member `faults`. False:
   no memory. */
bool gh_faults_set (json_t *run);

/* Read the wrong answer of a fault, or one of a failure's. */
void gh_faults_read (const json_t *object, gh_wrong *wrong);

#endif
