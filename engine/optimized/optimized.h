/* The fast engine: values of canons.h behind the call of all engines. */
#ifndef GH_OPTIMIZED_H
#define GH_OPTIMIZED_H

#include "engine.h"

/* NULL when there is no memory. Closed by engine->close. */
gh_engine *gh_optimized_open (void);

#endif
