/* What a checked certificate of heaps proves, in words. */
#ifndef GH_TELL_HEAPS_H
#define GH_TELL_HEAPS_H

#include "proof/kernels/check_heaps.h"

#include <stdio.h>

void gh_digits_write (const gh_digits *code, FILE *out); /* as it is read */

/* A line for the period and one for each sum; how many they are. */
int gh_heaps_tell (const gh_heaps_proof *proof, FILE *out);

#endif
