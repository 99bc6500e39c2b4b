#include "commands/one_case.h"
#include "harness/cases/values.h"

#include <string.h>

/* What an engine lied into being false is its failure. */
void gh_replay_turn (const gh_theorem *theorem, gh_result *result)
{
  const gh_failure *const f = &result->failure;
  if (result->verdict != GH_FAILS || f->step.kind != GH_STEP_FALSE)
    return;
  if (theorem->exists ||
      (theorem->expected && (!f->wrongs || !strcmp (f->counterexample, theorem->expected))))
    result->verdict = GH_HOLDS;
}

gh_replayed gh_replay_values (gh_runner *runner, const gh_theorem *theorem, const char *words,
                              gh_result *result, gh_error *error)
{
  gh_values r = {.store = gh_store_new (NULL, NULL), .text = words};
  gh_replayed came = GH_REPLAYED;
  if (!r.store)
    came = GH_NO_ROOM;
  else if (gh_try (r.store, gh_read_values, &r) != GH_OK) {
    *error = r.error;
    gh_error_set_place (error, words, gh_error_place (&r.error, r.from));
    came = GH_NO_VALUES;
  } else if (!gh_runner_replay (runner, theorem, r.given, r.count, r.choices, r.choice_count,
                                result))
    came = GH_OTHER_VALUES;
  gh_store_free (r.store);
  return came;
}
