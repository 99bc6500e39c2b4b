#include "tests/language/evaluating.h"

typedef struct evaluation {
  gh_trial trial;
  gh_claim *claim;
  gh_value value;
} evaluation;

static void evaluate (void *argument)
{
  evaluation *const e = argument;
  e->value = gh_claim_value (&e->trial, e->claim, NULL);
}

gh_status evaluate_in (gh_store *store, gh_engine *engine, gh_claim *claim, gh_value *value)
{
  static evaluation e;
  e = (evaluation){.claim = claim};
  e.trial.store = store;
  e.trial.engine = e.trial.judge = engine;
  gh_status const status = gh_try (store, evaluate, &e);
  *value = e.value;
  return status;
}
