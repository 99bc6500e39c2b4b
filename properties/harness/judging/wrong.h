/* Wrong answers: what a failure is blamed on. Plain data, as results are. */
#ifndef GH_WRONG_H
#define GH_WRONG_H

#include "engine.h"

/* A question to which the answer was wrong, or which was not answered as it must be. */
typedef struct gh_wrong {
  gh_request request;
  uint64_t moves;     /* in the game trees of its arguments, UINT64_MAX: too many */
  char question[240]; /* "negate 1"; of what is too long the middle is left out */
  char answer[240];   /* "1"; or why there is none: "crashed (signal 11) on `negate 1`" */
  char right[160];    /* "-1"; "": there was no answer */
  char judge[64];     /* who says so: "the reference", or the name of an engine */
} gh_wrong;
#define GH_MOST_WRONG 4 /* that are kept of a failing case: of each request the smallest */

/* "negate 1 -> 1, where the reference says -1" */
void gh_wrong_write (const gh_wrong *wrong, char *buffer, size_t size);

/* Below 0, 0 or above 0, as the first question is smaller, as large, or larger. */
int gh_wrong_compare (const gh_wrong *a, const gh_wrong *b);

#endif
