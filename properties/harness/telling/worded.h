/* Questions in words, as the protocol writes them. */
#ifndef GH_WORDED_H
#define GH_WORDED_H

#include "harness/cases/trial.h"

/* "compare 0 ; *"; arguments that are too long are cut in the middle, each for itself. Runs inside
   gh_try. */
void gh_question_show (gh_store *store, const gh_question *question, char *buffer, size_t size);

#endif
