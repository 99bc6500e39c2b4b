/* Reduction: each wrong question of a failing case is made smaller by itself, without its theorem,
   since an answer can be judged alone. */
#ifndef GH_REDUCE_H
#define GH_REDUCE_H

#include "harness/telling/kept.h"

/* What the reduction needs of a run. */
typedef struct gh_reducer {
  gh_trial *trial;                 /* for judges; its store and questions are left as they are */
  bool (*spent) (void *context);   /* whether to end here; */
  void (*prolong) (void *context); /* where that is so, allow a hundredth of a second more; */
  void (*settle) (void *context);  /* wait for answers of the engine; */
  void *context;                   /* of the three */
  size_t at_once;                  /* questions to be put before it is waited for */
} gh_reducer;

/* Make the first `count` wrong questions smaller, and say which follow from which, as far as
   `wrongs` has them: they may be of another failure, which was described later. About the games of
   one that is answered wrongly, and about their sum or difference, everything is asked that may be
   asked of one game, or one beside 0. */
void gh_reduce (const gh_reducer *reducer, gh_wrongs *wrongs, gh_wrong *wrong, size_t count);

#endif
