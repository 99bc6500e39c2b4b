/* What a checked certificate of boards proves, in words. */
#ifndef GH_TELL_BOARDS_H
#define GH_TELL_BOARDS_H

#include "proof/kernels/check_boards.h"

#include <stdio.h>

/* A line for each board, or for the heaps of each line, that is shown; how many they are. */
int gh_boards_tell (const gh_boards_proof *proof, FILE *out);

#endif
