/* Claims of loopy games, for whose proofs there is a kernel of its own: "over + over = over",
   "a > 0 where a = {a|}", a relation of two sums; "loopy_outcome(on + off) = DD", also without its
   second side; "is_stopper(over + over)"; each perhaps behind "not". */
#ifndef GH_LOOPY_CLAIMS_H
#define GH_LOOPY_CLAIMS_H

#include "language/claim.h"

#include <stdio.h>

#define GH_LOOPY_CLAIM_GAMES 32 /* games of a sum */

/* Games as codes of a store (loopy/graph.h). */
typedef struct gh_loopy_claim_sum {
  size_t count;
  gh_form codes[GH_LOOPY_CLAIM_GAMES];
  bool minus[GH_LOOPY_CLAIM_GAMES];
} gh_loopy_claim_sum;

typedef struct gh_loopy_claim {
  enum { GH_CLAIMS_LOOPY_OUTCOME, GH_CLAIMS_STOPPER, GH_CLAIMS_LOOPY_ORDER } kind;
  bool negated, is_claimed;   /* there is `not`; of an outcome, there is a second side: */
  unsigned results[2];        /* if Left begins, and if Right does: 0 for L, 1 for D, 2 for R */
  gh_relation relation;       /* of an order, of the first sum and the second: */
  bool with_dud;              /* that is dud alone; on whichever side it was written */
  gh_loopy_claim_sum sums[2]; /* the second of an order */
} gh_loopy_claim;

/* Whether a claim is one of these. */
bool gh_loopy_claim_is (const gh_claim *claim);

/* Whether it is, or a relation of two sums of short games, which are loopy ones, too. *part has its
   sums, for gh_part_computed, and what it claims. */
bool gh_loopy_claim_part (const gh_claim *claim, gh_part *part);

/* Write one that is about an outcome, without `not` and with this outcome. */
void gh_loopy_claim_tell (const gh_claim *claim, const char *answer, FILE *out);

/* Read such a part. Runs inside gh_try. Where it is refused the trial's case has ended. */
void gh_loopy_claim_read (gh_trial *trial, const gh_claim *claim, gh_loopy_claim *to);

#endif
