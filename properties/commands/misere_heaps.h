/* Sums of heaps and other impartial games in misere play, of which no form is made. */
#ifndef GH_MISERE_HEAPS_SUM_H
#define GH_MISERE_HEAPS_SUM_H

#include "commands/winning.h"

typedef struct gh_misere_sum {
  bool p;         /* the second player wins */
  char form[400]; /* the simplest form, in the field's abbreviations where they are short */
  char genus[400];
  const char *sort;      /* "tame", "restive", "restless", or "" */
  size_t moves, winning; /* when they were visited */
} gh_misere_sum;

/* Find what misere play makes of the claim's game, and call `visit`, unless it is NULL, for each
   winning move, as gh_find_winning does. The limits are those of the trial's store, with
   one of 50 steps. False: call->error says why. */
bool gh_find_misere (gh_winning_call *call, gh_misere_sum *sum,
                     void visit (void *context, const char *from, const char *to), void *context);

#endif
