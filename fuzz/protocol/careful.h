/* The engine that fuzz_protocol serves. */
#ifndef GH_FUZZ_CAREFUL_H
#define GH_FUZZ_CAREFUL_H

#include "engines.h"

/* The reference, but that it refuses large games and sums, so that no input is slow. There is one;
   NULL: out of memory. */
gh_engine *careful_open (void);

#endif
