/* Certificates of who wins sums of loopy games, how they compare as stoppers or with dud, and of
   what is a stopper, which the kernel of check_loopy.h checks. */
#ifndef GH_LOOPY_PROVER_H
#define GH_LOOPY_PROVER_H

#include "proof/provers/loopy_sums.h"

#include <stdio.h>

/* Sums of games of the caller's. Games that have one graph, as an address, are written once. */
typedef struct gh_loopy_goal {
  gh_loopy_game left[GH_LOOPY_SUM], right[GH_LOOPY_SUM]; /* the right one for an order alone */
  size_t left_count, right_count;
  enum {
    GH_LOOPY_GOAL_OUTCOME, /* of the left sum */
    GH_LOOPY_GOAL_STOPPER, /* that it is one */
    GH_LOOPY_GOAL_ORDER,   /* of the two, as stoppers */
    GH_LOOPY_GOAL_DUD      /* of the left one and dud */
  } kind;
} gh_loopy_goal;

/* What was found. Of an outcome: who wins when Left begins, and when Right does. */
typedef enum { GH_LOOPY_LEFT_WINS, GH_LOOPY_DRAWN, GH_LOOPY_RIGHT_WINS } gh_loopy_result;

typedef struct gh_loopy_found {
  gh_loopy_result results[2];
  unsigned
      judgments; /* of an order: two bits 2 W + B, as of nodes, for W and B of 0, Left, and 1 */
} gh_loopy_found;

typedef enum {
  GH_LOOPY_PROVED,
  GH_LOOPY_OVER_POSITIONS,
  GH_LOOPY_OVER_GAMES, /* more than GH_LOOPY_SUM in a sum */
  GH_LOOPY_NO_ORDER    /* stoppers were asked for, or dud, and it is neither */
} gh_loopy_status;

/* Find it, looking at `most` positions of a sum at most, each of some 50 bytes, and write the
   certificate to `out`, or nothing if that is NULL. Nothing is written but where GH_LOOPY_PROVED is
   answered. Fails with GH_NO_MEMORY and GH_HALTED. */
gh_loopy_status gh_loopy_prove (gh_store *store, const gh_loopy_goal *goal, size_t most,
                                gh_loopy_found *found, FILE *out);

#endif
