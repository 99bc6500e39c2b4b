/* Smaller questions: what a wrong question is made smaller by. */
#ifndef GH_SMALLER_H
#define GH_SMALLER_H

#include "harness/cases/trial.h"

#define GH_MOST_SMALLER 160 /* of one question */
#define GH_SMALLER_TERMS 64 /* of all sums of a question; one with more is not made smaller */

/* Copy a question with the terms of its sums, which stand in `terms` then. */
void gh_question_copy (const gh_question *from, gh_question *to, gh_term *terms);

/* Write questions of the same request that differ from this one in one argument: a position of the
   game in its place, an option left out or itself made smaller, a number halved or nearer to 0, a
   smaller prime, a component left out or taken fewer times. What may not be asked for the same
   reason stays out: an impartial game is followed by impartial ones, a number by numbers, a game
   that is none by games that are none. Returns how many, at most GH_MOST_SMALLER; their terms stand
   in `terms`, which has room for GH_MOST_SMALLER * GH_SMALLER_TERMS. Runs inside gh_try. */
size_t gh_smaller (gh_store *store, const gh_question *question, gh_question *smaller,
                   gh_term *terms);

#endif
