/* What is new in a run of the same theorems, and what is gone. */
#ifndef GH_DIFFERENCE_H
#define GH_DIFFERENCE_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

/* Print which theorems fail in the newer of two runs and did not in the older one, which fail no
   more, which do in both, and which failed and are not decided now: under the faults that explain
   them; and what else the engine did only in one of them that is a fault. *more: some fail that did
   not, or the engine did what it had not done. False: no memory. */
bool gh_difference_print (FILE *out, const json_t *older, const json_t *newer, bool *more);

#endif
