/* The positions of a ruleset, put to an engine. */
#ifndef GH_RULES_AGAINST_H
#define GH_RULES_AGAINST_H

#include "ruleset_programs/program.h"

#define GH_TIME_IS_UP "time is up"

/* Ask an engine all that it can be asked about one game, of every position, whose forms are made in
   `store`; print how many of its answers are wrong by those of a judge, another engine, and those
   about the smallest position of which one is, or with `all` every one. A request that was late
   GH_MOST_LATE times is not put any more. Ends when time is up, too, and says so. Returns the
   status: 1 when one is wrong, 2 when it answered nothing; then it was complained about. */
int gh_rules_against (const gh_rules *rules, gh_store *store, gh_engine *engine, gh_engine *judge,
                      bool all);

#endif
