/* Groups: failures that have one root. What an engine's author mends is an answer; failures whose
   wrong questions come to the same smallest game, or are of one request, are one fault, which lists
   them; but not those of different kinds, nor about numbers of different size classes. */
#ifndef GH_GROUPS_H
#define GH_GROUPS_H

#include "harness/judging/result.h"

/* How another wrong question belongs to a fault. */
typedef enum {
  GH_ON_SAME_GAME, /* it is about the same game, or its negative: no cause is claimed */
  GH_OF_OTHERS, /* a request that is wrong on the same game, or the same, about a game that was made
                   smaller as far as it goes, too; or one about a game on which the fault's is wrong
                 */
  GH_SAME_WORDS, /* the engine died with the same last words, which name a place in its source */
  GH_AS_LARGE, /* another request, of numbers in the same class, beyond 2^31: no cause is claimed */
  GH_AND_SO,   /* it was asked about a wrong answer of this fault, and is answered rightly about
                  the right one */
  GH_NOT_REDUCED,  /* a request that is wrong on the same game, or the same, about what there was no
                      time to make smaller */
  GH_IN_SAME_CASES /* all cases in which it was wrong are explained by this fault */
} gh_relation;

typedef struct gh_beside {
  gh_relation relation;
  const gh_wrong *wrong;
} gh_beside;

#define GH_MOST_BESIDE 8

typedef struct gh_fault {
  const gh_wrong *wrong;            /* the smallest such question; NULL: no wrong answer is known */
  gh_beside beside[GH_MOST_BESIDE]; /* one of each other request, three of other games, */
  size_t beside_count;              /* as many as there is room for */
  gh_coming comes;                  /* the one of its failures that comes again best */
  size_t count;                     /* of the failures that it explains, */
  size_t own;             /* of which the first ask this question, one that came to it, or to one
                             about the same game; the others ask those beside it */
  const size_t *failures; /* their numbers: the most telling one first, the others in their order */
} gh_fault;

typedef struct gh_groups {
  size_t count;
  gh_fault *faults; /* that explain most first, then always the one that differs most from those
                       before; those that did not come again after the others; those of which no
                       wrong answer is known, each one failure, last */
  size_t *failures;
} gh_groups;

/* Group failures, of which those that are NULL are none: the fewest smallest questions that explain
   all. The faults point into the failures. `symbols`: of each its statement, which tells more the
   fewer it has; or NULL. A question that was made smaller as far as it goes is marked so where
   another failure came to it without the time to see that. False: no memory, and *groups is
   empty. */
bool gh_group (gh_failure *const *failures, const size_t *symbols, size_t count, gh_groups *groups);

void gh_groups_free (gh_groups *groups);

/* "and on the same game:" */
const char *gh_relation_words (gh_relation relation);

#endif
