/* Questions in words, as the protocol writes them. */
#ifndef GH_WORDED_H
#define GH_WORDED_H

#include "harness/cases/trial.h"

#include <stdio.h>

/* "compare 0 ; *"; arguments that are too long are cut in the middle, each for itself. Runs inside
   gh_try. */
void gh_question_show (gh_store *store, const gh_question *question, char *buffer, size_t size);

/* Write the lines that put a question about games to an engine that knows `let`. False: it is about
   something else, or they pass the limits of the store; then nothing was written. */
bool gh_question_write (gh_store *store, const gh_question *question, FILE *out);

#endif
