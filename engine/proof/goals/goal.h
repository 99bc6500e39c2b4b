/* What a certificate is to show of the difference of two sums of games of a store: what provers
   write, and what a certificate is held against, whoever wrote it. */
#ifndef GH_GOAL_H
#define GH_GOAL_H

#include "reference/reference.h"

/* Who wins left - right when who begins: bits of a goal. In normal play they are the relations
   |> >= <= <| of the two, and two of them make > = < ||; in misere play these are the outcomes L,
   P, R and N. */
#define GH_LEFT_BEGINS_AND_WINS 1u
#define GH_LEFT_WINS_SECOND 2u
#define GH_RIGHT_WINS_SECOND 4u
#define GH_RIGHT_BEGINS_AND_WINS 8u

/* What is shown besides of the thermograph of a canonical form, where that is no number. */
#define GH_WALLS_STOPS 1u /* at the temperature 0, where the walls are the stops */
#define GH_WALLS_MAST 2u  /* where they meet, at the mean and the temperature */

typedef struct gh_goal {
  const gh_form *left, *right; /* the games of two sums */
  size_t left_count, right_count;
  unsigned judgments; /* true ones */
  bool canonical;     /* that the only game on the right is in canonical form too, */
  unsigned walls;     /* and these of GH_WALLS; then no goal is by options */
  bool by_options;    /* numbers are written so, and not added up by the kernel; not for large ones;
                         in misere play they always are */
  const char *remark; /* a line for who reads the certificate, NULL: none */
} gh_goal;

/* What a relation of two sums says, in judgments of their difference; and who wins a sum in misere
   play, in judgments of that sum. */
unsigned gh_relation_judgments (gh_relation relation);
unsigned gh_outcome_judgments (gh_outcome outcome);

/* Whether judgments say what is claimed, or where it is negated, that it is not so: that the other
   player wins one of the claimed ones. */
bool gh_judgments_show (unsigned judgments, unsigned claimed, bool negated);

#endif
