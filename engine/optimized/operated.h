/* What an operation makes of a value and its positions, for the files of this room only. */
#ifndef GH_OPTIMIZED_OPERATED_H
#define GH_OPTIMIZED_OPERATED_H

#include "optimized/inside.h"

typedef enum { BY_NONE, BY_COOLING, BY_HEATING, BY_NORTON, BY_REDUCING, BY_SUM } operation;

/* What it makes of g with this parameter, NONE: not found yet. What another operation made, or the
   same one with another parameter, is forgotten. */
gh_canon operated_get (gh_canons *canons, operation by, gh_canon parameter, gh_canon g);
gh_canon operated_put (gh_canons *canons, operation by, gh_canon parameter, gh_canon g,
                       gh_canon made); /* returns `made` */

void operated_forget (gh_canons *canons);

/* {of (G^L) + a | of (G^R) - a} for the first `gains` of canons->gains. */
typedef gh_canon operating (gh_canons *canons, gh_canon g, gh_canon parameter);
gh_canon operated_options (gh_canons *canons, gh_canon g, gh_canon parameter, size_t gains,
                           operating *of);

#endif
