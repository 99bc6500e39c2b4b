/* The positions of a ruleset, put to an engine. */
#ifndef GH_RULES_AGAINST_H
#define GH_RULES_AGAINST_H

#include "ruleset_programs/program.h"

/* Ask an engine all that it can be asked about one game, of every position, whose forms are made in
   `store`; print how many of its answers are wrong, and those about the smallest position of which
   one is, or with `all` every one. A request that was late GH_SLOW_TIMES times is not put any more.
   Ends when time is up, too, and says so. Returns the status: 1 when one is wrong, 2 when it
   answered nothing; then it was complained about. */
#define GH_TIME_IS_UP "time is up"

int gh_rules_against (const gh_rules *rules, gh_store *store, gh_engine *engine, bool all);

#endif
