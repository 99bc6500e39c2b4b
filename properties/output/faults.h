/* The faults of a run, as a member of its document. */
#ifndef GH_FAULTS_H
#define GH_FAULTS_H

#include "harness/judging/result.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

/* Group the failures of the run's theorems that are not known, and set its member `faults`. False:
   no memory. */
bool gh_faults_set (json_t *run);

/* What of a failure of this theorem of a document is needed to group it. */
void gh_faults_read (const json_t *theorem, gh_failure *failure);

/* How many of the theorems of a fault, element of that member, the first ones, come to its
   question; at most all. */
size_t gh_faults_own (const json_t *fault);

#define GH_FAULT_TEXT sizeof (gh_wrong)

/* "negate 1 -> 1, where the reference says -1", of an element of that member, or that no wrong
   answer is known. Returns the buffer, of GH_FAULT_TEXT bytes. */
const char *gh_faults_text (const json_t *fault, char *buffer);

/* Other wrong answers beside that of a fault, element of that member, a line each behind what they
   are to it. */
void gh_faults_print_beside (FILE *out, const json_t *fault);

#endif
