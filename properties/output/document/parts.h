/* The values of a claim's parts in one case. */
#ifndef GH_PARTS_H
#define GH_PARTS_H

#include "harness/cases/trial.h"

/* Visit every part of the claim that theorem->claim is, inner parts first, where the variables have
   the values of this text, "G = 1; H = *": the part's text, and its value by the reference engine
   as text, which stands until the call returns. Games are shown as their canonical forms. Where a
   limit is passed the parts end; there are none when the text gives the variables no values. False:
   they end for want of memory. */
bool gh_parts_visit (const gh_theorem *theorem, const char *values, const gh_limits *limits,
                     void visit (void *context, const char *part, size_t length, const char *value),
                     void *context);

#endif
