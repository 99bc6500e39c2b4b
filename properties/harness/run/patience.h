/* How long an answer is waited for in a run that has a deadline. */
#ifndef GH_PATIENCE_H
#define GH_PATIENCE_H

/* Seconds for an answer: the first one of all, as programs may have much to load, the first one to
   a request since the engine was started, and any other. */
typedef struct gh_patience {
  double welcome, first, usual;
} gh_patience;

/* In a run of so many seconds, of which so many were lost over what was late: a share of them, and
   less the more was lost. */
gh_patience gh_patience_of (double seconds, double lost);

#endif
