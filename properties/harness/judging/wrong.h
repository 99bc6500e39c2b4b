/* Wrong answers: what a failure is blamed on. Plain data, as results are. */
#ifndef GH_WRONG_H
#define GH_WRONG_H

#include "engine.h"

typedef enum {
  GH_WRONG_ANSWER,
  GH_WRONG_ERROR, /* `error WORDS` */
  GH_WRONG_DEED,  /* the engine died, flooded, or wrote what is no answer */
  GH_WRONG_SILENCE
} gh_wrong_kind;

/* A question to which the answer was wrong, or which was not answered as it must be: the smallest
   one that was found by making smaller the one that was `asked` in the case. */
typedef struct gh_wrong {
  gh_request request;
  gh_wrong_kind kind;
  char asked[240];     /* in the case; "": the question itself */
  char arguments[240]; /* of the question, but for what is 0 in a sum or a comparison; "": not known
                        */
  bool reduced;        /* no smaller one that was tried is wrong; false: time or tries ended */
  unsigned word; /* bits of the longest number in it, or in the right answer: below 31, 53, 63 or
                    beyond: 0 to 3 */
  bool narrowed; /* those in what was asked in the case are of another such length */
  gh_request_set shared; /* requests that are answered wrongly about a game that it is about, too;
                            as far as they were asked, about which see reduce.h */
  unsigned follows; /* with the right answer to wrong question number follows - 1 of the failure
                       in place of the engine's this one's is right; 0: not so */
  uint64_t moves;   /* in the game trees of its arguments, UINT64_MAX: too many */
  bool loose; /* nothing tells it from others of its kind: it was neither seen again in a fresh
                 engine nor made smaller; set where they are grouped */
  char question[240]; /* "negate 1"; of what is too long the middle is left out */
  char answer[240];   /* "1"; or why there is none: "crashed (signal 11) on `negate 1`" */
  char right[160];    /* "-1"; "": there was no answer */
  char judge[64];     /* who says so: "the reference", or the name of an engine */
  char last[sizeof ((gh_incident *)0)->last]; /* when it died over it: what it wrote last to its
                                                 standard error; or "" */
} gh_wrong;
#define GH_MOST_WRONG 4 /* that are kept of a failing case: of each request the smallest */

/* One word for programs: "answer", "error", "deed", "silence". */
const char *gh_wrong_kind_word (gh_wrong_kind kind);

#define GH_WRONG_ID (sizeof ((gh_wrong *)0)->question + 20)

/* What names a fault in the next run, too: "negate 1", or "silence: negate 1" where it is no wrong
   answer. Returns the buffer, of GH_WRONG_ID bytes. */
const char *gh_wrong_id (const gh_wrong *wrong, char *buffer);

/* "negate 1 -> 1, where the reference says -1" */
void gh_wrong_write (const gh_wrong *wrong, char *buffer, size_t size);

/* Below 0, 0 or above 0, as the first question is smaller, as large, or larger. */
int gh_wrong_compare (const gh_wrong *a, const gh_wrong *b);

#endif
