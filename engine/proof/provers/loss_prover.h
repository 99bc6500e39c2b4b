/* Certificates of who wins heaps side by side, which the kernel of check_boards.h checks: they list
   heaps that who begins loses, so that each move has an answer. Who loses is found by searching,
   with all that was found remembered. */
#ifndef GH_LOSS_PROVER_H
#define GH_LOSS_PROVER_H

#include "proof/kernels/check_boards.h"
#include "proof/provers/board_prover.h"

#include <stdio.h>

typedef struct gh_loss_prover gh_loss_prover;

/* For heaps of these codes, at most GH_BOARDS_CODES. NULL: no memory. It looks at `most` positions,
   each of 80 bytes. */
gh_loss_prover *gh_loss_prover_new (const gh_digits *codes, size_t count, size_t most);
void gh_loss_prover_free (gh_loss_prover *prover);

/* Whether who begins loses. Heaps without a move may be among them. */
gh_boards_status gh_loss_prover_solve (gh_loss_prover *prover, const gh_side_heaps heaps,
                                       bool misere, bool *is_lost);

/* The objects of a heap of the last code beside which who begins loses these heaps, one less than
   there is room for; that code is .3.... */
gh_boards_status gh_loss_prover_value (gh_loss_prover *prover, const gh_side_heaps heaps,
                                       bool misere, uint16_t *value);

/* Have the certificate show this, which is so, of heaps as they are there, but for the value. */
gh_boards_status gh_loss_prover_show (gh_loss_prover *prover, const gh_boards_sum *shown);

/* Write the certificate of all that it is to show, with a remark, or NULL, as a comment; nothing,
   where the kernel would refuse it as of too many moves. */
gh_boards_status gh_loss_prover_write (gh_loss_prover *prover, const char *remark, FILE *out);

#endif
