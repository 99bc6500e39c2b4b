#include "commands/rules/formula.h"
#include "commands/command.h"
#include "commands/eval/display.h"

#include <string.h>

gh_claim *gh_rules_parse (const char *text)
{
  gh_error error;
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  if (!claim) {
    gh_usage_at (text, &error);
    return NULL;
  }
  for (unsigned i = 0; i < gh_claim_variables (claim); i++)
    if (strcmp (gh_claim_variable (claim, i), "G") != 0) {
      gh_usage ("--eval: '%s' is a variable, expected G alone, the position",
                gh_claim_variable (claim, i));
      gh_claim_free (claim);
      return NULL;
    }
  return claim;
}

typedef struct evaluation {
  gh_trial trial;
  const gh_claim *claim;
  gh_form position;
  gh_value value;
} evaluation;

static void evaluate (void *argument)
{
  evaluation *const e = argument;
  e->value = gh_claim_value (&e->trial, e->claim, &e->position);
}

static int show (evaluation *e, bool all)
{
  char words[100];
  gh_store *const store = e->trial.store;
  gh_facts facts = {0};
  gh_store_allow (store);
  gh_status status = gh_try (store, evaluate, e);
  if (status == GH_ABANDONED)
    return gh_usage (e->trial.end == GH_CASE_UNMET ? "undefined: %s" : "%s", e->trial.required);
  if (status == GH_OK)
    status = gh_display (&facts, store, e->value, GH_STYLE_FULL, all);
  if (!gh_facts_end (&facts) && status == GH_OK)
    status = GH_NO_MEMORY;
  if (status == GH_HALTED)
    return GH_EXIT_INTERRUPTED;
  if (status)
    return gh_usage ("too large: %s", gh_status_text (store, status, words, sizeof words));
  return e->value.type == GH_TRUTH && !e->value.truth ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

int gh_rules_evaluate (const gh_claim *claim, gh_store *store, gh_form position, bool all)
{
  evaluation e = {.claim = claim, .position = position};
  e.trial.store = store;
  e.trial.engine = e.trial.judge = gh_complete_open (GH_FAST_FIRST);
  if (!e.trial.engine)
    return gh_usage ("out of memory");
  int const status = show (&e, all);
  e.trial.engine->close (e.trial.engine);
  return status;
}
