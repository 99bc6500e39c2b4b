/* What a checked certificate proves, in words. */
#ifndef GH_TELL_H
#define GH_TELL_H

#include "proof/kernels/check.h"

#include <stdio.h>

/* Longest form, in bytes, that is written out; a longer one is called by its number and the digest
   of its structure, and so are all when in all more is written out than this for each form and each
   game that was read, and this besides. */
#define GH_PROOF_TEXT 4000
#define GH_PROOF_TOLD ((size_t)64)
#define GH_PROOF_ROOM ((size_t)1 << 20)

/* A line for each shown sum, rebuilt from the forms, and one for the matrix; how many they are, or
   -1 when there is no memory. */
int gh_proof_tell (const gh_proof *proof, FILE *out);

/* Judgments of a sum are such bits together; what two of them make, or one, of the sum and 0. */
#define GH_PROOF_JUDGMENT(wins, begins) (1u << (2 * (wins) + (begins)))
const char *gh_proof_relation (unsigned judgments);
const char *gh_proof_outcome (unsigned judgments); /* in words: "Who begins wins" */

#endif
