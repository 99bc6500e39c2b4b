/* Random games for an engine that takes only some: of the kinds that it named. */
#ifndef GH_TAKEN_H
#define GH_TAKEN_H

#include "harness/cases/trial.h"

/* A value for a variable of this sort in a random case, mostly one that trial->takes, which is not
   NULL, holds; where no such one is found, and now and then, any. Of the forms of a catalog, or
   with NULL made at random, at most about `depth` deep. */
gh_form gh_random_taken (gh_trial *trial, gh_sort sort, const gh_catalog *catalog, unsigned depth);

/* What an engine takes of all that a theorem asks. False: whatever is asked. */
bool gh_takes_of_theorem (const gh_engine *engine, const gh_theorem *theorem, gh_takes *takes);

#endif
