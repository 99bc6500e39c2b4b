/* Loopy games fast: all is found in one pass over the moves, with counters and a queue. */
#ifndef GH_OPTIMIZED_LOOPY_H
#define GH_OPTIMIZED_LOOPY_H

#include "loopy/ask.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const gh_loopy_way gh_loopy_fast;

#ifdef __cplusplus
}
#endif

#endif
