/* Claims that are sums of heaps and of other impartial games, put to those who solve them. */
#ifndef GH_WINNING_H
#define GH_WINNING_H

#include "language/claim.h"
#include "optimized/heaps/winning.h"
#include "optimized/misere/sums.h"

typedef struct gh_winning_call {
  gh_trial *trial;       /* with a store, and an engine that answers `grundy` */
  const gh_claim *claim; /* a game */
  const gh_form *values; /* of its variables */
  bool partizan;         /* there is no answer, since some game in the sum is not impartial */
  bool no_memory;        /* there is no answer for want of it */
  char error[400];       /* why there is no answer, for whatever reason */
} gh_winning_call;

/* Find what the claim's game is worth, and call `visit` for each winning move. False: call->error
   says why. */
bool gh_find_winning (gh_winning_call *call, gh_winning *found,
                      void visit (void *context, const char *from, const char *to), void *context);

/* The same in misere play; `visit` may be NULL. */
bool gh_find_misere (gh_winning_call *call, gh_misere_sum *sum,
                     void visit (void *context, const char *from, const char *to), void *context);

#endif
