/* What a checked certificate of games that may go on for ever proves, in words. */
#ifndef GH_TELL_LOOPY_H
#define GH_TELL_LOOPY_H

#include "proof/kernels/check_loopy.h"

#include <stdio.h>

/* A line for each game with options, then what is shown of sums, then how stoppers compare, and one
   that says that this kernel is not proved; how many lines they are, 0 where nothing is shown. */
int gh_loopy_tell (const gh_loopy_proof *proof, FILE *out);

#endif
