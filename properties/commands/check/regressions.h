/* Faults that were found earlier: a folder of files *.cases, each line of which is a case as
   --replay takes it, "SS-2.7b/2 G = 1"; blank lines and those that begin with # are the user's,
   but for "# fault: negate 1", the question to which the next cases came. What one engine had wrong
   is asked of all. */
#ifndef GH_REGRESSIONS_H
#define GH_REGRESSIONS_H

#include "commands/check/checking.h"

/* Run the cases of the theorems that are checked, with an engine opened for them, in this process;
   a theorem of which one fails is decided. Ends early when the run is halted or its time is up. A
   fault of this engine's file all of whose cases were tried, and hold, is told as mended. A folder
   that is not there is an empty one. False: it was complained about. */
bool gh_regressions_run (gh_checking *checking, const char *folder);

/* Add the smallest failing case of each theorem to the file of this engine, unless it stands in the
   folder already; the folder is made where there is none. False: it was complained about. */
bool gh_regressions_add (const gh_checking *checking, const char *folder);

#endif
