/* Sums of heaps and of other impartial games in misere play, of which no form is made: who wins,
   the simplest form, the genus, and the moves that win. */
#ifndef GH_MISERE_SUMS_H
#define GH_MISERE_SUMS_H

#include "heap/summand.h"

typedef struct gh_misere_sum {
  bool p;         /* the second player wins */
  char form[400]; /* the simplest form, in the field's abbreviations where they are short */
  char genus[400];
  const char *sort;      /* "tame", "restive", "restless", or "" */
  size_t moves, winning; /* when they were visited */
  bool partizan;         /* there is no answer, since some game in the sum is not impartial */
  bool no_memory;        /* there is none for want of it */
  char error[400];       /* why there is none, for whatever reason */
} gh_misere_sum;

/* Find what misere play makes of the sum of these, whose forms are of `store`, and call `visit`,
   unless it is NULL, for each winning move: "kayles(7)" to "kayles(2,4)"; equal heaps of one term
   are moved in once. The limits are those of the store, with one of 50 steps. False: sum->error
   says why. */
bool gh_misere_solve (gh_store *store, const gh_summand *summands, size_t count, gh_misere_sum *sum,
                      void visit (void *context, const char *from, const char *to), void *context);

#endif
