/* An engine whose every answer was proved. */
#ifndef GH_CERTIFIED_H
#define GH_CERTIFIED_H

#include "engine.h"

/* It finds answers as the fast engine does, writes a certificate of each, and answers what the
   kernel read in it. A certificate that the kernel rejects is a finding; one that it has no room
   for is a refusal. NULL: no memory. */
gh_engine *gh_certified_open (void);

#endif
