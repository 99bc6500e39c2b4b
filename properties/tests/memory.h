/* Memory that runs out, at every moment of a run. */
#ifndef GH_TESTS_MEMORY_H
#define GH_TESTS_MEMORY_H

#include "tests/stores.h"

/* Run a body in new stores whose n-th call for memory fails, for n = 1, 2, 3, ... until the body
   ends before that: once so that only this call fails, once so that all later ones fail, too. Each
   time there must be no store or GH_NO_MEMORY; with memory again, the store must be as good as a
   new one; and no block may be lost. */
void out_of_memory (const char *name, body *run);

#endif
