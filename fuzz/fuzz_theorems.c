/* The claims; of a plug-in that guides the search all theorems. */
#include "cases/theorems.h"

#ifdef GH_FUZZ_ENGINE
theorems_kind const theorems = {.claims = true, .in_c = true};
#else
theorems_kind const theorems = {.claims = true};
#endif
