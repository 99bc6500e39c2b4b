/* How large a question is, for all requests alike: what an engine has to read, which is the least
   that it has to work on. */
#ifndef GH_SIZE_H
#define GH_SIZE_H

#include "harness/cases/trial.h"

typedef struct gh_size {
  uint64_t size;  /* positions of its games, each once, or symbols of its ordinals and surreals; the
                     bits of its numbers, heaps and multiples; of all components together */
  uint64_t lines; /* that it takes to ask, about: itself, and positions that are given names */
} gh_size;

/* Runs inside gh_try. */
gh_size gh_question_size (gh_store *store, const gh_question *question);

#endif
