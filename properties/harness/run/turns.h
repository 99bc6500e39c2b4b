/* When theorems have their turn in a schedule, and with which cases the first pass begins. */
#ifndef GH_TURNS_H
#define GH_TURNS_H

#include "harness/run/schedule.h"

/* What asks nothing comes last. First comes what asks small questions: what is about one game, or
   about all games of a small set; then integers, which may be large, and examples; then more games;
   then pitfalls, behind which an engine may be slow, or wrong about what it was right about. */
gh_turn gh_turn_of (const gh_theorem *theorem);

/* For the first pass of a theorem: cases at random of its first domain, or those that lead. None
   for one about pitfalls only, which is run wholly then. */
gh_domain gh_opening_of (const gh_theorem *theorem);

/* Until how many cases of each of its domains were run a theorem is gone on with in a deal. */
uint64_t gh_upto_of (const gh_theorem *theorem, const gh_deal *deal);

#endif
