/* Loopy games fast: all is found in one pass over the moves, with counters and a queue. */
#ifndef GH_OPTIMIZED_LOOPY_H
#define GH_OPTIMIZED_LOOPY_H

#include "loopy/ask.h"

extern const gh_loopy_way gh_loopy_fast;

#endif
