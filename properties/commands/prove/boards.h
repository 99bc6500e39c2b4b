/* `gifthorse prove` of the claims that language/board_claims.h reads. */
#ifndef GH_PROVE_BOARDS_H
#define GH_PROVE_BOARDS_H

#include <stdbool.h>
#include <stddef.h>

/* Prove a claim of language/board_claims.h, or with `refute` what holds in its place, by looking at
   no more than so many positions. Returns the status of the command. */
int gh_prove_board (const char *text, size_t most, bool refute);

#endif
