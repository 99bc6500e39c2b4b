/* What a run came to, as a document, and from one. */
#ifndef GH_SUMS_H
#define GH_SUMS_H

#include "output/report.h"

#include <jansson.h>

/* Add the members about the engine: its troubles, what was decided, its starts. False: no memory.
 */
bool gh_sums_write (json_t *run, const gh_summary *summary);

/* The sums over its theorems, and whatever of a summary a document holds; both are set. */
void gh_sums_read (const json_t *run, gh_report *sums, gh_summary *summary);

/* Note again which troubles the theorems of the run tell. False: no memory. */
bool gh_sums_compare (json_t *run);

/* Add to these members of a run, which is put together of shards, those of one more. False: no
   memory. */
bool gh_sums_join (json_t *merged, const json_t *run);

#endif
