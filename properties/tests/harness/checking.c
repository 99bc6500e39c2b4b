#include "tests/harness/checking.h"
#include "language/claims.h"
#include "reference/reference.h"

#include <stdio.h>
#include <stdlib.h>

gh_engine *reference;

gh_domain const forms_1 = {.day = 1, .high = 8, .met = -1};
gh_domain const forms_2 = {.day = 2, .high = 8, .met = -1};
gh_domain const random_200 = {.random = true, .cases = 200, .depth = 3, .met = -1};

gh_theorem theorem_of (void run (gh_trial *, const gh_theorem *), gh_domain domain)
{
  return (gh_theorem){.ids = "TT-1",
                      .name = "TT-1",
                      .statement = "a test",
                      .place = "checking.c",
                      .theory = true,
                      .domains = {domain},
                      .domain_count = 1,
                      .run = run};
}

void check_with (gh_engine *engine, gh_engine *second, const gh_options *options,
                 const gh_theorem *theorem, gh_result *result)
{
  gh_runner *const runner = gh_runner_new (engine, second, options);
  gh_runner_check (runner, theorem, result);
  gh_runner_free (runner);
}

void check (const gh_theorem *theorem, gh_result *result)
{
  check_with (reference, NULL, &GH_DEFAULT_OPTIONS, theorem, result);
}

bool check_claim (gh_engine *engine, gh_engine *second, const gh_options *options, const char *text,
                  gh_result *result)
{
  gh_registry registry = {NULL, 0, 0};
  gh_error error;
  gh_claims *const claims = gh_claims_load (&registry, "text", text, &error);
  if (claims)
    check_with (engine, second, options, registry.theorems, result);
  else
    fprintf (stderr, "%s: %zu: %s\n", text, error.column, error.text);
  bool const loaded = claims != NULL;
  gh_claims_free (claims);
  free (registry.theorems);
  return loaded;
}

bool equal_twins (gh_store *store, gh_form g)
{
  GH_EACH (store, GH_LEFT, x, g)
    GH_EACH (store, GH_LEFT, y, g)
      if (x != y && gh_compare_directly (store, x, y) == GH_EQUAL)
        return true;
  return false;
}
