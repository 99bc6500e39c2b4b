/* What shows the thermograph below temperature 0. */
#ifndef GH_WARMED_H
#define GH_WARMED_H

#include "optimized/canons.h"

/* The game whose thermograph is that of g from temperature -1 on, moved up by 1: integers stay, and
   every other position {G^L | G^R} of the canonical form becomes {G^L + 1 | G^R - 1}, of its
   options as they became. GH_NO_CANON: there are more than 32 positions. Runs inside gh_try of
   the store and gh_canons_try. */
gh_canon gh_warmed (gh_canons *canons, gh_canon g, gh_store *store);

#endif
