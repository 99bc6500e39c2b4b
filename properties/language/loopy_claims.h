/* Claims of loopy games, for whose proofs there is a kernel of its own: "over + over = over",
   "a > 0 where a = {a|}", a relation of two sums; "loopy_outcome(on + off) = DD", also without its
   second side; "is_stopper(over + over)"; each perhaps behind "not". */
#ifndef GH_LOOPY_CLAIMS_H
#define GH_LOOPY_CLAIMS_H

#include "form/notation.h"
#include "reference/reference.h"

#define GH_LOOPY_CLAIM_TEXT 4000 /* bytes of one */
#define GH_LOOPY_CLAIM_GAMES 32  /* games of a sum */

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
  gh_relation relation;       /* of an order */
  gh_loopy_claim_sum sums[2]; /* the second of an order */
} gh_loopy_claim;

/* Whether a text can only be one of these; its games may be wrong. */
bool gh_loopy_claim_is (const char *text);

/* Runs inside gh_try. Fails with GH_SYNTAX where it is none, *error says where and why; and as
   gh_loopy_read does. */
void gh_loopy_claim_read (gh_store *store, const char *text, gh_loopy_claim *claim,
                          gh_error *error);

#endif
