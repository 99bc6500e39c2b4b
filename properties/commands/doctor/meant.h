/* What an engine means by a request that the protocol has twice, of the form and of the value:
   `mate` and `value-mate`, `tame` and `value-tame`. */
#ifndef GH_DOCTOR_MEANT_H
#define GH_DOCTOR_MEANT_H

#include "harness/judging/wrong.h"

/* A word whose answers are right for the other one of the two. */
typedef struct gh_meaning {
  gh_request instead; /* that word */
  bool by_value;      /* it is the one of the value */
  bool has_both;      /* the engine has that word, too */
  gh_wrong wrong;     /* the question, with the word that it has, and both answers */
} gh_meaning;

#define GH_MOST_MEANINGS 4

typedef struct gh_meanings {
  gh_meaning found[GH_MOST_MEANINGS];
  size_t count;
} gh_meanings;

/* Put one question to each of these words that the engine has, about a form whose answers differ
   from those of its simplest form, and another one about a form whose answers do not if the first
   is answered by the other word; the reference says what all are. Only an engine that greets is
   asked, within so many seconds, and none is waited for longer than `patience`. False: no memory.
 */
bool gh_meanings_ask (gh_engine *engine, double seconds, double patience, gh_meanings *meanings);

#endif
