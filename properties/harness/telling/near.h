/* A question with nearer numbers, in one step. */
#ifndef GH_NEAR_H
#define GH_NEAR_H

#include "harness/telling/smaller.h"

/* The same question about games in which the numbers of the positions are 1, 2, 3, ... in their
   order, and likewise below 0: a negative stays one, and 0 is 0. False: no number in it has more
   than 31 bits, or its games have very many positions. `terms` has room for GH_SMALLER_TERMS. Runs
   inside gh_try. */
bool gh_near (gh_store *store, const gh_question *question, gh_question *near, gh_term *terms);

#endif
