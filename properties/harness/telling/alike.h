/* Which wrong questions are alike: whether two of them may come from one bug. */
#ifndef GH_ALIKE_H
#define GH_ALIKE_H

#include "harness/judging/result.h"

/* Of one kind, and about numbers of one size class. */
bool gh_same_class (const gh_wrong *a, const gh_wrong *b);

/* The engine died twice, with the same last words, which name a place in its source. */
bool gh_same_place (const gh_wrong *a, const gh_wrong *b);

/* The engine died twice in the same way, as far as is known, over numbers of one size class: by the
   same signal, say, and no last words name two places. */
bool gh_died_alike (const gh_wrong *a, const gh_wrong *b);

/* Two questions of one run have one root. Those that were not made smaller, or of which the
   arguments are not known, have it with others of their request; loose ones with each other, and
   deaths that are alike. */
bool gh_same_root (const gh_wrong *a, const gh_wrong *b);

/* Two questions, perhaps of two runs, are of one fault: of one place, or of one kind and one class
   of numbers, and of one request or about the same, or of numbers beyond 2^31, which one type has
   for all. */
bool gh_same_fault (const gh_wrong *a, const gh_wrong *b);

/* A question is about what the leader is about, perhaps beside something else. */
bool gh_is_about (const gh_wrong *wrong, const gh_wrong *leader);

/* Nothing tells a question of this failure from others of its kind: neither was it seen again in a
   fresh engine nor made smaller. */
bool gh_is_loose (const gh_failure *failure, const gh_wrong *wrong);

#endif
