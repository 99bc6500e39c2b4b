/* Engines in other programs, by the line protocol (README.md).

   Requests are queued and sent in bulk: `ask` answers GH_PENDING, `settle` waits for the answers to
   all that is pending, and the same question asked again brings its answer. Answers are kept until
   the store is emptied; a store must not be freed before the engine is closed unless it is emptied
   first, or a new one might be taken for it.

   An engine that crashes, exits, is silent, takes too much memory or writes what it was not asked
   for is started again, and the question over which it did is answered with GH_FINDING, after
   silence with GH_SLOW. After 100 such faults (see `pardon`), or when it does not start again,
   further questions are GH_REFUSED: nothing is known about them. All that it does beside answering
   is told as an incident (engine.h) when it is seen; that it is killed or asked to leave here, and
   what it does then, is none.

   Besides, answers are remembered by the texts of their requests, from one filling of a store to
   the next, until `renew`.

   Waiting obeys form/halt.h. An engine that is opened while it says to halt fails with
   "interrupted".
 */
#ifndef GH_ADAPTER_H
#define GH_ADAPTER_H

#include "engines.h"

/* Start `command` (words for sh) and greet it. NULL: it could not be started or did not greet, and
   `error` says why. */
gh_engine *gh_adapter_open (const char *command, const gh_engine_options *options, char *error,
                            size_t size);

/* What stands in such an error before the last of what the program itself wrote. */
#define GH_ITS_WORDS "; it wrote to standard error: "

/* And before a line that was no greeting. */
#define GH_ITS_GREETING "answered '"

#endif
