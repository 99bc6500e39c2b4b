/* Questions around a wrong one: other requests about the games that it is about. */
#ifndef GH_AROUND_H
#define GH_AROUND_H

#include "harness/telling/smaller.h"

/* Write what an engine may be asked about one game, or one beside 0, and what depends on the same
   as the answer to this question (value, misere play, form): for each of its sums, by its
   components, for each game among its arguments or these components, and for what they add up to,
   or differ by. Of integers likewise, each twice. Returns how many, at most GH_MOST_SMALLER; none
   where it is about something else, or primes. Terms of sums stand as long as those of the
   question. Runs inside gh_try. */
size_t gh_around (const gh_engine *engine, gh_store *store, const gh_question *question,
                  gh_question *around);

#endif
