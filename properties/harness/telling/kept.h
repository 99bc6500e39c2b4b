/* The wrong questions of a failure, kept to be made smaller and to be told apart. */
#ifndef GH_KEPT_H
#define GH_KEPT_H

#include "harness/judging/result.h"
#include "harness/telling/smaller.h"

#define GH_MOST_REDUCED 64 /* questions whose reduction is remembered */

/* The wrong questions of the failure that was described last, in a store of their own. */
typedef struct gh_wrongs {
  gh_store *store;
  gh_question questions[GH_MOST_WRONG];
  gh_term terms[GH_MOST_WRONG][GH_SMALLER_TERMS];
  gh_value right[GH_MOST_WRONG]; /* answers, where the kind is GH_WRONG_ANSWER */
  bool known[GH_MOST_WRONG];     /* there was room for it */
  char text[GH_MOST_WRONG][sizeof ((gh_wrong *)0)->question]; /* of it, to tell it from others */

  gh_wrong reduced[GH_MOST_REDUCED]; /* the last ones */
  size_t count;                      /* of all there were */

  bool of_history;  /* an answer was seen that depends on what was asked before */
  gh_sequence last; /* after which a wrong answer came again (harness/telling/sequence.h), */
  char *lines;      /* and all of its lines; NULL: there was none */
} gh_wrongs;

/* False: no memory. */
bool gh_wrongs_open (gh_wrongs *wrongs, const gh_limits *limits);
void gh_wrongs_close (gh_wrongs *wrongs);

/* The failure that was described before is forgotten. */
void gh_wrongs_forget (gh_wrongs *wrongs);

/* Keep question i, with its text and the right answer, NULL: there is none. */
void gh_wrongs_keep (gh_wrongs *wrongs, size_t i, gh_store *from, const gh_question *question,
                     const char *text, const gh_value *right);

#endif
