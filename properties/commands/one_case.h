/* A single case, by the values of its variables. */
#ifndef GH_ONE_CASE_H
#define GH_ONE_CASE_H

#include "form/notation.h"
#include "harness/run/runner.h"

typedef enum {
  GH_REPLAYED,
  GH_NO_VALUES,    /* the words could not be read: `error` says where in them */
  GH_OTHER_VALUES, /* they are not the theorem's: result->reason */
  GH_NO_ROOM       /* no memory */
} gh_replayed;

/* Run the case of a theorem with the values of these words: "G = 1; H = *". */
gh_replayed gh_replay_values (gh_runner *runner, const gh_theorem *theorem, const char *words,
                              gh_result *result, gh_error *error);

/* A statement that is false on purpose holds, as it says, where it is false; and one that claims a
   witness where it has one. */
void gh_replay_turn (const gh_theorem *theorem, gh_result *result);

#endif
