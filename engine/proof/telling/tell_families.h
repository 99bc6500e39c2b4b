/* What a checked certificate of families proves, in words. */
#ifndef GH_TELL_FAMILIES_H
#define GH_TELL_FAMILIES_H

#include "proof/kernels/check_families.h"

#include <stdio.h>

/* A line for each form that is shown or is an option of one told before, with its options; then one
   for each shown sum. How many the latter are, or -1 when there is no memory. */
int gh_families_tell (const gh_families_proof *proof, FILE *out);

#endif
