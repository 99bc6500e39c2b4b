/* Sums of heaps and of other impartial games in normal play: what they are worth, and the moves
   that win. The values of heaps come from tables, and no form is made of them. */
#ifndef GH_HEAPS_WINNING_H
#define GH_HEAPS_WINNING_H

#include "heap/summand.h"

typedef struct gh_winning {
  uint64_t value;   /* the Grundy value of the sum */
  uint64_t objects; /* in all heaps; UINT64_MAX: that many or more */
  size_t moves, winning;
  bool partizan;   /* there is no answer, since some game in the sum is not impartial */
  char error[400]; /* why there is none, for whatever reason but the store's limits */
} gh_winning;

/* The Grundy value of a form; false: it is not impartial. It may leave by gh_fail. */
typedef bool gh_grundy_function (void *context, gh_form form, uint64_t *value);

typedef struct gh_winning_search gh_winning_search;

/* Of an empty sum, whose forms will be of `store`. *found and the context must outlive it. NULL: no
   memory. */
gh_winning_search *gh_winning_new (gh_store *store, gh_grundy_function *grundy, void *context,
                                   gh_winning *found);
void gh_winning_free (gh_winning_search *search);

/* The rest runs inside gh_try of the store, and fails with GH_ABANDONED when found->error says why
   there is no answer. */

/* One term more, at most GH_MOST_SUMMANDS; its text, game and code must outlive the search. */
void gh_winning_add (gh_winning_search *search, const gh_summand *summand);

/* Count the moves of the whole sum, each a step of the store, and call `visit` for each winning
   one, "kayles(5)" to "kayles(1,3)"; equal heaps of one term are moved in once. */
void gh_winning_visit (gh_winning_search *search,
                       void visit (void *context, const char *from, const char *to), void *context);

#endif
