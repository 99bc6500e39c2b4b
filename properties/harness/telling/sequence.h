/* What was asked before a wrong answer that a fresh engine does not give: the lines that the engine
   was sent since its start are sent to fresh ones, and fewer and fewer of them. */
#ifndef GH_SEQUENCE_H
#define GH_SEQUENCE_H

#include "harness/judging/result.h"
#include "harness/telling/reduce.h"

/* The case in which an answer was wrong. */
typedef struct gh_failed_case {
  const gh_failure *(*fails_again) (void *context); /* run it; if it failed alike, what happened,
                                                       and `wrongs` has its questions; else NULL */
  void *context;
} gh_failed_case;

/* Find few lines of these, each with its newline, after which the first wrong question of the case
   is answered wrongly again, within the time that `reducer` has, by at most GH_MOST_RELIVED
   engines; those that were found last are tried first, and kept for the next time. Afterwards the
   engine is a fresh one. */
void gh_sequence_find (const gh_reducer *reducer, gh_wrongs *wrongs, const gh_failed_case *failed,
                       const char *lines, size_t length, gh_sequence *found);

#define GH_MOST_RELIVED 24

#define GH_SEQUENCE_TEXT 800

/* One that was looked for: "50 times `add ...`, first `add 1 ; 2`; 9 engines were started to see
   it"; returns the buffer. */
const char *gh_sequence_tell (const gh_sequence *sequence, char buffer[GH_SEQUENCE_TEXT]);

#endif
