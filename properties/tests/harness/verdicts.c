/* Verdicts, and runs that end early. */
#include "form/halt.h"
#include "language/claims.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* ---- verdicts -------------------------------------------------------------------------------- */

static gh_verdict verdict_of (const char *text)
{
  gh_result result = {.verdict = GH_NOT_APPLICABLE};
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
              {GH_HOLDS, "TT-1 false: G = 0 [smallest G = 1]"},
              {GH_FAILS, "TT-1 false: G = 0 [smallest G = -1]"},
              {GH_FAILS, "TT-1 false: G = 0 [smallest G = *]"},
              {GH_FAILS, "TT-1 false: G = G [smallest G = 1]"},
              {GH_HOLDS, "TT-1 false: G = H -> G == H [smallest G = 0; H = {|1}]"},
              {GH_HOLDS, "TT-1 false: not G + G > 1 [smallest G = 1]"},
              {GH_INCONCLUSIVE, "TT-1 9223372036854775808 + 1 > G [forms day 1]"},
              {GH_HOLDS, "TT-1 1 = 1"},
              {GH_FAILS, "TT-1 1 = 0"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_verdict const verdict = verdict_of (rows[i].text);
    TAP_OK (verdict == rows[i].verdict, "verdict %d on '%s' (%d)", (int)rows[i].verdict,
            rows[i].text, (int)verdict);
  }
  gh_result result;
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 false: G = 0 [smallest G = {0|]",
               &result);
  TAP_OK (result.verdict == GH_INCONCLUSIVE &&
              strstr (result.reason, "that is named: found the end"),
          "a counterexample that cannot be read: %s", result.reason);
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 exists G H: G > H and H > 0", &result);
  TAP_OK (result.verdict == GH_HOLDS && result.failure.proven &&
              !strcmp (result.failure.counterexample, "G = 2; H = 1"),
          "the smallest witness is named (%s)", result.failure.counterexample);
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G > 0 -> G > 1", &result);
  TAP_OK (result.verdict == GH_FAILS && result.failure.proven &&
              !strcmp (result.failure.counterexample, "G = 1"),
          "the smallest counterexample is named");
}

static void no_hypothesis (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_any (t, "G", GH_SORT_GAME);
}

/* That another domain has cases is no excuse. */
static void no_cases (void)
{
  gh_theorem theorem = theorem_of (no_hypothesis, forms_1);
  gh_result result;
  theorem.domain_count = 2;
  theorem.domains[1] = (gh_domain){.random = true, .depth = 3, .met = -1};
  check (&theorem, &result);
  TAP_OK (result.verdict == GH_VACUOUS && !strcmp (result.reason, "there was no case"),
          "a domain without cases (verdict %d): %s", (int)result.verdict, result.reason);
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

/* Halts the run in its 1000th case. */
static void halt_later (gh_trial *t, const gh_theorem *theorem)
{
  static unsigned cases;
  two_games (t, theorem);
  if (++cases == 1000) {
    gh_halt (SIGTERM);
    gh_step (t->store);
  }
}

static void interruption (void)
{
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
  gh_theorem const theorem = theorem_of (halt_later, forms_2);
  gh_standing standing = {0};
  gh_piece piece = {.theorem = &theorem, .standing = &standing, .upto = UINT64_MAX};
  gh_runner_advance (runner, &piece, 1, 0, NULL, NULL);
  TAP_OK (!standing.decided && standing.result.cases == 999,
          "a run can be halted within a case (%u)", (unsigned)standing.result.cases);
  gh_halt_clear ();
  gh_runner_advance (runner, &piece, 1, 0, NULL, NULL);
  gh_runner_free (runner);
}

/* Halts the run in its first case. */
static void halt_at_once (gh_trial *t, const gh_theorem *theorem)
{
  two_games (t, theorem);
  gh_halt (GH_HALT_DEADLINE);
  gh_step (t->store);
}

/* What is found out in its first case is broken off, and so comes out false. */
static void break_off (gh_trial *t, const gh_theorem *theorem)
{
  two_games (t, theorem);
  gh_halt (GH_HALT_DEADLINE);
  gh_expect (t, !gh_halted (), "a computation that came to its end");
}

/* Nothing was found, so that neither "it holds" nor "here is a witness" may be read from it. */
static void halted_checks (void)
{
  static gh_result result;
  gh_theorem theorem = theorem_of (halt_at_once, forms_2);
  for (unsigned i = 0; i < 2; i++) {
    theorem.exists = i;
    check (&theorem, &result);
    TAP_OK (result.verdict == GH_INCONCLUSIVE && result.cut_short && !result.cases &&
                !strcmp (result.reason, "out of time"),
            "a check that is halted is inconclusive (%d: %s)", (int)result.verdict, result.reason);
    gh_halt_clear ();
  }
  gh_theorem const broken_off = theorem_of (break_off, forms_2);
  check (&broken_off, &result);
  gh_halt_clear ();
  TAP_OK (result.verdict == GH_INCONCLUSIVE && !result.cases,
          "nothing is false since something was broken off (%d)", (int)result.verdict);
  gh_halt (SIGTERM);
  check (&theorem, &result);
  gh_halt_clear ();
  TAP_OK (result.verdict == GH_INCONCLUSIVE && !strcmp (result.reason, "interrupted"),
          "nor is more known of one that is interrupted");
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 exists G: G || 0", &result);
  TAP_OK (result.verdict == GH_HOLDS && !strcmp (result.failure.counterexample, "G = *"),
          "a witness is found as before");
}

/* A claim that is gone on with for so many cases, and is then decided by what is known. */
static gh_result after (const char *text, uint64_t cases)
{
  gh_registry registry = {NULL, 0, 0};
  gh_error error;
  gh_claims *const claims = gh_claims_load (&registry, "text", text, &error);
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
  gh_standing st = {0};
  gh_piece piece = {.theorem = registry.theorems, .standing = &st, .upto = cases};
  gh_runner_advance (runner, &piece, 1, 0, NULL, NULL);
  st.result.cut_short = !st.decided;
  if (!st.decided)
    gh_runner_conclude (registry.theorems, &st);
  gh_runner_free (runner);
  gh_claims_free (claims);
  free (registry.theorems);
  return st.result;
}

static void time_runs_out (void)
{
  gh_result result = after ("TT-1 G + H = H + G", 1000);
  TAP_OK (result.verdict == GH_HOLDS && result.cases == 2000 && result.cut_short,
          "what held so far holds, cut short");
  result = after ("TT-1 G >= 0 and H >= 0 -> G + H >= 0 [forms day 2] [met 4096]", 1000);
  TAP_OK (result.verdict == GH_HOLDS || result.verdict == GH_INCONCLUSIVE,
          "a domain that was cut short is not called vacuous (verdict %d)", (int)result.verdict);
  result = after ("TT-1 G > 0 -> G + G > 0 [forms day 2]", 1);
  TAP_OK (result.verdict == GH_INCONCLUSIVE && strstr (result.reason, "met the hypothesis"),
          "nor one whose hypothesis was not met yet: %s", result.reason);
  result = after ("TT-1 false: G + G = G [random 20000] [smallest G = *]", 1);
  TAP_OK (result.verdict == GH_INCONCLUSIVE || result.cases == 1,
          "without time no counterexample is known to be the smallest (verdict %d): %s",
          (int)result.verdict, result.reason);
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
  no_cases ();
  labels ();
  interruption ();
  halted_checks ();
  time_runs_out ();
  fewer_cases ();
  reference->close (reference);
  return tap_done ();
}
