/* Verdicts, and runs that end early. */
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <string.h>

/* ---- verdicts -------------------------------------------------------------------------------- */

static gh_verdict verdict_of (const char *text)
{
  gh_result result = {.verdict = GH_INTERRUPTED};
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, text, &result);
  return result.verdict;
}

static void verdicts (void)
{
  static const struct {
    gh_verdict verdict;
    const char *text;
  } rows[] = {{GH_HOLDS, "TT-1 G - G = 0"},
              {GH_FAILS, "TT-1 G > 0"},
              {GH_VACUOUS, "TT-1 G > 5 -> G > 4 [forms day 2]"},
              {GH_VACUOUS, "TT-1 false -> G = 0"},
              {GH_HOLDS, "TT-1 G > 0 -> G |> 0 [forms day 2] [met 48]"},
              {GH_VACUOUS, "TT-1 G > 0 -> G |> 0 [forms day 2] [met 47]"},
              {GH_VACUOUS, "TT-1 G > 0 -> G |> 0 [forms day 2] [met 0]"},
              {GH_VACUOUS, "TT-1 G > 9 -> G |> 0 [forms day 2] [met 0]"},
              {GH_HOLDS, "TT-1 G > 0 -> G |> 0 [random 1000] [covers 5%]"},
              {GH_VACUOUS, "TT-1 G > 0 -> G |> 0 [random 1000] [covers 90%]"},
              {GH_VACUOUS, "TT-1 all left X of 0: G = X"},
              {GH_VACUOUS, "TT-1 G = G <-> H = H [values day 2] [random 50]"},
              {GH_VACUOUS, "TT-1 G = G + 1 <-> H = H + 1 [values day 2] [random 50]"},
              {GH_HOLDS, "TT-1 G = 0 <-> not not G = 0"},
              {GH_HOLDS, "TT-1 exists G: G > 1"},
              {GH_FAILS, "TT-1 exists G: G > 5 [forms day 2]"},
              {GH_HOLDS, "TT-1 exists G: G + G = 0 and not G = 0"},
              {GH_HOLDS, "TT-1 G = 0 [false: G = 1]"},
              {GH_FAILS, "TT-1 G = 0 [false: G = -1]"},
              {GH_FAILS, "TT-1 G = 0 [false: G = *]"},
              {GH_FAILS, "TT-1 G = G [false: G = 1]"},
              {GH_HOLDS, "TT-1 G = H -> G == H [false: G = 0; H = {|1}]"},
              {GH_HOLDS, "TT-1 not G + G > 1 [false: G = 1]"},
              {GH_INCONCLUSIVE, "TT-1 9223372036854775808 + 1 > G [forms day 1]"},
              {GH_HOLDS, "TT-1 1 = 1"},
              {GH_FAILS, "TT-1 1 = 0"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_verdict const verdict = verdict_of (rows[i].text);
    TAP_OK (verdict == rows[i].verdict, "verdict %d on '%s' (%d)", (int)rows[i].verdict,
            rows[i].text, (int)verdict);
  }
  gh_result result;
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 exists G H: G > H and H > 0", &result);
  TAP_OK (result.verdict == GH_HOLDS && result.proven &&
              !strcmp (result.counterexample, "G = 2; H = 1"),
          "the smallest witness is named (%s)", result.counterexample);
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G > 0 -> G > 1", &result);
  TAP_OK (result.verdict == GH_FAILS && result.proven && !strcmp (result.counterexample, "G = 1"),
          "the smallest counterexample is named");
}

static void labels (void)
{
  gh_result result;
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G [forms day 2]", &result);
  TAP_OK (result.labels[0][GH_P] == 16 && result.labels[0][GH_L] == 48 &&
              result.labels[0][GH_R] == 48 && result.labels[0][GH_N] == 144,
          "the outcomes of the cases are counted");
}

/* ---- runs that end early --------------------------------------------------------------------- */

static void two_games (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_any (t, "G", GH_SORT_GAME);
  gh_any (t, "H", GH_SORT_GAME);
}

static uint64_t ticks;

static bool stop_later (void *context, uint64_t cases)
{
  *(uint64_t *)context = cases;
  return ++ticks < 3;
}

static void interruption (void)
{
  uint64_t cases = 0;
  gh_runner *const runner =
      gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS, stop_later, &cases);
  gh_theorem const theorem = theorem_of (two_games, forms_2);
  gh_result result;
  gh_runner_check (runner, &theorem, &result);
  TAP_OK (result.verdict == GH_INTERRUPTED && result.cases == cases && cases < 65536 && cases > 0,
          "a run can be interrupted");
  gh_runner_free (runner);
}

static void time_runs_out (void)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_result result;
  options.seconds = 1e-9;
  check_claim (reference, NULL, &options, "TT-1 G + H = H + G", &result);
  TAP_OK (result.verdict == GH_HOLDS && result.cases < 65536, "no case begins after the time");
  check_claim (reference, NULL, &options,
               "TT-1 G >= 0 and H >= 0 -> G + H >= 0 [forms day 2] [met 4096]", &result);
  TAP_OK (result.verdict != GH_VACUOUS,
          "a domain that time cut short is not called vacuous (verdict %d)", (int)result.verdict);
  check_claim (reference, NULL, &options, "TT-1 G + G = G [random 20000] [false: G = *]", &result);
  TAP_OK (result.verdict == GH_INCONCLUSIVE,
          "without time no counterexample is known to be the smallest (verdict %d)",
          (int)result.verdict);
}

/* One side of an equivalence alone says something only of all the cases that were declared. */
static void fewer_cases (void)
{
  static const char *const claims[] = {"TT-1 G = G <-> H = H [random 200]",
                                       "TT-1 G = 0 <-> outcome(G) = P [random 200]"};
  static const gh_verdict declared[] = {GH_VACUOUS, GH_HOLDS};
  for (size_t i = 0; i < 2; i++) {
    gh_options options = GH_DEFAULT_OPTIONS;
    gh_result result;
    check_claim (reference, NULL, &options, claims[i], &result);
    TAP_OK (result.verdict == declared[i], "all cases of %s", claims[i]);
    options.random_cases = 1;
    check_claim (reference, NULL, &options, claims[i], &result);
    TAP_OK (result.verdict == GH_INCONCLUSIVE, "one case of it: %s", result.reason);
  }
}

int main (void)
{
  reference = gh_reference_open ();
  verdicts ();
  labels ();
  interruption ();
  time_runs_out ();
  fewer_cases ();
  reference->close (reference);
  return tap_done ();
}
