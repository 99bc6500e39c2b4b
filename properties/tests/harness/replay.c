/* Single cases, given as forms or as bytes, and failures that cannot be printed. */
#include "form/numeral.h"
#include "language/claims.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

static void replay (void)
{
  gh_registry registry = {NULL, 0, 0};
  gh_error error;
  gh_claims *const claims = gh_claims_load (
      &registry, "text", "TT-1 G > H -> G > 0\nTT-2 m > 2\nTT-3 for dicotic A: A = 0\n", &error);
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
  gh_store *const store = gh_runner_store (runner);
  gh_form const one = gh_integer (store, 1), minus = gh_integer (store, -1);
  gh_form const two = gh_integer (store, -2);
  gh_result result;
  gh_given const g = {"G", 1, store, minus, GH_GAME}, h = {"H", 1, store, two, GH_GAME};
  gh_given const k = {"K", 1, store, one, GH_GAME}, m = {"m", 1, store, minus, GH_GAME},
                 a = {"A", 1, store, one, GH_GAME};
  TAP_OK (gh_runner_replay (
              runner, registry.theorems,
              (gh_given[]){{"G", 1, store, one, GH_GAME}, {"H", 1, store, minus, GH_GAME}}, 2, NULL,
              0, &result) &&
              result.verdict == GH_HOLDS && result.cases == 1 && result.met == 1,
          "a case that holds");
  for (int turned = 0; turned < 2; turned++) {
    gh_runner_replay (runner, registry.theorems, (gh_given[]){turned ? h : g, turned ? g : h}, 2,
                      NULL, 0, &result);
    TAP_OK (result.verdict == GH_FAILS &&
                !strcmp (result.failure.counterexample, "G = -1; H = -2") &&
                !strcmp (result.failure.required, "G > 0") &&
                strstr (result.failure.answers, "compare -1 ; 0 -> <"),
            "a case that fails, as it is, in any order: %s", result.failure.answers);
  }
  TAP_OK (gh_runner_replay (runner, registry.theorems,
                            (gh_given[]){g, {"H", 1, store, one, GH_GAME}}, 2, NULL, 0, &result) &&
              result.verdict == GH_INCONCLUSIVE &&
              !strcmp (result.reason, "the hypothesis does not hold here"),
          "a case that does not meet the hypothesis: %s", result.reason);
  TAP_OK (!gh_runner_replay (runner, registry.theorems, &g, 1, NULL, 0, &result) &&
              !strcmp (result.reason, "H has no value"),
          "a value for each variable is needed");
  TAP_OK (!gh_runner_replay (runner, registry.theorems, NULL, 0, NULL, 0, &result),
          "also for the first one");
  TAP_OK (
      !gh_runner_replay (runner, registry.theorems, (gh_given[]){g, k, h}, 3, NULL, 0, &result) &&
          !strcmp (result.reason, "there is no variable K"),
      "a value for no variable");
  TAP_OK (!gh_runner_replay (runner, &registry.theorems[1], &m, 1, NULL, 0, &result) &&
              strstr (result.reason, "does not speak of this value"),
          "-1 is no value for m: %s", result.reason);
  TAP_OK (!gh_runner_replay (runner, &registry.theorems[2], &a, 1, NULL, 0, &result),
          "1 is not dicotic");
  static const uint8_t bytes[64] = {7, 1, 9, 3, 3, 200, 4};
  gh_result again;
  gh_runner_bytes (runner, registry.theorems, bytes, sizeof bytes, &result);
  gh_runner_bytes (runner, registry.theorems, bytes, sizeof bytes, &again);
  result.seconds = again.seconds = 0;
  TAP_OK (!memcmp (&result, &again, sizeof result) && result.cases == 1,
          "the same bytes are the same case");
  gh_runner_bytes (runner, registry.theorems, NULL, 0, &result);
  TAP_OK (result.cases == 1, "no bytes are a case, too");
  gh_runner_free (runner);
  gh_claims_free (claims);
  free (registry.theorems);
}

/* A failure whose variables can no longer be printed within the limits. */
static void fill_up (void *argument)
{
  for (int64_t n = 1000;; n++)
    gh_integer (argument, n);
}

static void fail_full (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_any (t, "G", GH_SORT_GAME);
  gh_form const g = gh_any (t, "H", GH_SORT_GAME);
  gh_try (t->store, fill_up, t->store);
  gh_expect (t, gh_option_count (t->store, g, GH_LEFT) < 2, "few left options");
}

static void fail_long (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_expect (t, gh_option_count (t->store, g, GH_LEFT) < 2, "few left options");
}

static void run_full (void *argument)
{
  (void)argument;
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_theorem const theorem = theorem_of (fail_full, random_200);
  gh_result result;
  options.limits.forms = 300;
  check_with (reference, NULL, &options, &theorem, &result);
}

static void run_long (void *argument)
{
  (void)argument;
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_theorem const theorem = theorem_of (fail_long, forms_2);
  gh_result result;
  options.limits.length = 4;
  check_with (reference, NULL, &options, &theorem, &result);
}

static void unprintable (void)
{
  TAP_OK (tap_signal_of (run_full, NULL, 20) == 0, "a failure with a full store is described");
  TAP_OK (tap_signal_of (run_long, NULL, 20) == 0, "a failure with long variables is described");
}

int main (void)
{
  reference = gh_reference_open ();
  replay ();
  unprintable ();
  reference->close (reference);
  return tap_done ();
}
