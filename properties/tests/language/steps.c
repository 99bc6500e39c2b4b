/* Steps: what a claim may do without making a form. */
#include "reference/reference.h"
#include "tests/language/evaluating.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

/* How the evaluation of a closed claim ends with so many steps; GH_SYNTAX: it is none. */
static gh_status status_of_claim (const char *text, uint32_t steps)
{
  gh_error error;
  gh_value value;
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.steps = steps;
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  gh_store *const store = gh_store_new (&limits, NULL);
  gh_engine *const engine = gh_reference_open ();
  gh_status const status = claim ? evaluate_in (store, engine, claim, &value) : GH_SYNTAX;
  engine->close (engine);
  gh_store_free (store);
  gh_claim_free (claim);
  return status;
}

static void eight_quantifiers (void *argument)
{
  static const char text[] =
      "all position A of *9: all position B of *9: all position C of *9: all position D of *9: "
      "all position E of *9: all position F of *9: all position M of *9: all position O of *9: "
      "A = A";
  (void)argument;
  exit (status_of_claim (text, GH_DEFAULT_LIMITS.steps) == GH_OVER_STEPS ? 42 : 1);
}

static void many_positions (void *argument)
{
  (void)argument;
  exit (status_of_claim ("all position X of *2000: true", 1000000) == GH_OK ? 42 : 1);
}

int main (void)
{
  static const char *const loops[] = {
      "all left A of *9: all left B of *9: all left C of *9: true",
      "all position A of *9: all position B of *9: all position C of *9: true",
      "all left A of *9: all right B of *9: B in A^L or true",
      "all left A of *9: {A^L + A^L + A^R + A^R|} > -1",
      "500.(500.(0)) = 0",
  };
  for (size_t i = 0; i < sizeof loops / sizeof *loops; i++)
    TAP_OK (status_of_claim (loops[i], 100) == GH_OVER_STEPS &&
                status_of_claim (loops[i], 100000) == GH_OK,
            "100 steps are too few, 100,000 enough: %s", loops[i]);
  TAP_OK (status_of_claim ("all left A of *9: A >= 0 or A || 0", 9) == GH_OK &&
              status_of_claim ("all left A of *9: A >= 0 or A || 0", 8) == GH_OVER_STEPS,
          "nine options are nine steps");
  TAP_OK (tap_signal_of (eight_quantifiers, NULL, 30) == 42,
          "eight quantifiers over ten positions end after the usual number of steps");
  TAP_OK (tap_signal_of (many_positions, NULL, 30) == 42,
          "a quantifier over 2,001 positions lists them once");
  return tap_done ();
}
