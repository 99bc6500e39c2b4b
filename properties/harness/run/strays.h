/* Processes that an engine left behind when it killed its supervisor. */
#ifndef GH_STRAYS_H
#define GH_STRAYS_H

#include <stdbool.h>

/* From now on adopt what is left without a parent below this process. False: it has children
   already, which are not ours to kill, or the system has no adoption (all but Linux). */
bool gh_strays_adopt (void);

/* Kill all that descends from this process, and wait for it; after gh_strays_adopt. */
void gh_strays_kill (void);

#endif
