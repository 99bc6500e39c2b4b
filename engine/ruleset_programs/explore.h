/* Asking a program for all positions that can be reached from one. */
#ifndef GH_RULESET_EXPLORE_H
#define GH_RULESET_EXPLORE_H

#include "ruleset_programs/reached.h"
#include "ruleset_programs/talk.h"

/* Ask for the position that these words name, number 0 then, and for all that can be reached from
   it; then again for a sample of the answers, which must be the same. False: `error` says why it is
   not known what can be reached. */
bool explore (talk *t, reached *r, const char *words, char *error, size_t size);

#endif
