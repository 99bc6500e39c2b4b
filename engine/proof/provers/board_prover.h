/* Certificates of who wins a board, which the kernel of check_boards.h checks. The moves are those
   of the kernel; who wins is found by searching, with all that was found remembered. */
#ifndef GH_BOARD_PROVER_H
#define GH_BOARD_PROVER_H

#include "proof/kernels/check_boards.h"

#include <stdio.h>

typedef struct gh_board_goal {
  const gh_boards_game *game;
  size_t columns;
  gh_boards_squares board;
  bool misere;
} gh_board_goal;

typedef enum {
  GH_BOARDS_FOUND,
  GH_BOARDS_NO_MEMORY,
  GH_BOARDS_OVER_POSITIONS, /* more than it may look at */
  GH_BOARDS_OVER_MOVES,     /* more in heaps than the kernel makes */
  GH_BOARDS_OVER_HEAPS,     /* more side by side than GH_SIDE_HEAPS */
  GH_BOARDS_HALTED          /* form/halt.h */
} gh_boards_status;

typedef struct gh_board_prover gh_board_prover;

/* NULL: no memory. It looks at `most` positions, each of 40 bytes. */
gh_board_prover *gh_board_prover_new (const gh_board_goal *goal, size_t most);
void gh_board_prover_free (gh_board_prover *prover);

/* Who wins when Left and when Right begins: bits 2 W + B, for W and B of 0, Left, and 1; two of the
   four. */
gh_boards_status gh_board_prover_solve (gh_board_prover *prover, unsigned *judgments);

/* Write the certificate of what was solved. */
gh_boards_status gh_board_prover_write (gh_board_prover *prover, FILE *out);

#endif
