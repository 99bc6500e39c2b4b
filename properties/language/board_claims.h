/* Claims of who wins a single position on a board, for whose proofs there is a kernel of its own:
   "outcome(domineering(6,6)) = N" and the same with misere_outcome, each also without its second
   side, or with it and behind "not". */
#ifndef GH_BOARD_CLAIMS_H
#define GH_BOARD_CLAIMS_H

#include "form/notation.h"
#include "proof/provers/board_prover.h"
#include "reference/reference.h"

typedef struct gh_board_claim {
  gh_board_goal goal;
  bool negated, is_claimed; /* there is `not`; there is a second side: */
  gh_outcome claimed;
} gh_board_claim;

/* Whether a text is one of these, of a ruleset that the kernel knows; the position may be wrong. */
bool gh_board_claim_is (const char *text);

/* False: *error says where it is none, and why. */
bool gh_board_claim_read (const char *text, gh_board_claim *claim, gh_error *error);

#endif
