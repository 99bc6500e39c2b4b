/* Winning moves: of sums of heaps and of other impartial games. */
#ifndef GH_WINNING_H
#define GH_WINNING_H

#include "language/claim.h"

typedef struct gh_winning {
  uint64_t value;   /* the Grundy value of the sum */
  uint64_t objects; /* in all heaps; UINT64_MAX: that many or more */
  size_t moves, winning;
} gh_winning;

typedef struct gh_winning_call {
  gh_trial *trial;       /* with a store, and an engine that answers `grundy` */
  const gh_claim *claim; /* a game */
  const gh_form *values; /* of its variables */
  bool partizan;         /* there is no answer, since some game in the sum is not impartial */
  char error[400];       /* why there is no answer, for whatever reason */
} gh_winning_call;

/* Find what the claim's game is worth, and call `visit` for each winning move, "kayles(5)" to
   "kayles(1,3)", equal heaps of one position once. The values of heaps come from tables, and no
   form is made of them. False: call->error says why. */
bool gh_find_winning (gh_winning_call *call, gh_winning *found,
                      void visit (void *context, const char *from, const char *to), void *context);

#endif
