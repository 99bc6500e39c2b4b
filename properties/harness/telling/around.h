/* Questions around a wrong one: other requests about the games that it is about. */
#ifndef GH_AROUND_H
#define GH_AROUND_H

#include "harness/telling/smaller.h"

/* Write what an engine may be asked about one game, or one beside 0, and what depends on the same
   as the answer to this question (value, misere play, form): for each game among its arguments or
   their components, and for what they add up to, or differ by. Returns how many, at most
   GH_MOST_SMALLER; none where it is not about games. Runs inside gh_try. */
size_t gh_around (const gh_engine *engine, gh_store *store, const gh_question *question,
                  gh_question *around);

#endif
