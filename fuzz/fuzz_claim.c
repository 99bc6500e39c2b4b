/* Any bytes as the claim language. After a first byte `f` they are a claim file, after any other a
   claim. An error has its place in the text.

   A claim without variables is evaluated; a formula then holds as a case of a theorem exactly when
   it is true, and is unmet when it is undefined. One with variables is run on a few random games.
   Of a file that loads, each statement can be parsed by itself, and the first few are run.

   n quantifiers over k positions take k^n steps, and so do sets of options within braces. What has
   many of them would only come to the limit of steps: it is parsed, but not run. Neither is what
   asks for excesses, which have no such limit. */
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "engines.h"
#include "harness/run/runner.h"
#include "language/claim.h"
#include "language/claims.h"

#include <stdlib.h>
#include <string.h>

#define MOST_QUANTIFIERS 2
#define MOST_SETS 4 /* such as G^L */
#define RUNS 3      /* of a theorem */
#define MOST_RUN 4  /* theorems of a file */
#define CHOICES 48  /* bytes that random games are made of */

/* Set up once; libFuzzer has no place to hand a context through. */
static struct {
  gh_trial trial;
  gh_runner *runner;
} fuzz;

static void close_all (void)
{
  gh_runner_free (fuzz.runner);
  gh_store_free (fuzz.trial.store);
  fuzz.trial.engine->close (fuzz.trial.engine);
}

static void open_all (void)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  options.limits = (gh_limits){
      .forms = 400, .options = 10000, .depth = 200, .steps = 10000, .digits = 100, .length = 4096};
  fuzz.trial.store = gh_store_new (&options.limits, NULL);
  fuzz.trial.engine = fuzz.trial.judge = gh_complete_open (GH_DEFINITIONS_FIRST);
  if (!fuzz.trial.store || !fuzz.trial.engine)
    no_start ("out of memory");
  fuzz.runner = gh_runner_new (fuzz.trial.engine, NULL, &options);
  if (!fuzz.runner)
    no_start ("out of memory");
  atexit (close_all);
}

/* How often a word is in a text, also within others. */
static unsigned count (const char *text, const char *word)
{
  unsigned found = 0;
  for (; (text = strstr (text, word)); text++)
    found++;
  return found;
}

static bool is_quick (const char *text)
{
  return count (text, "all") + count (text, "some") <= MOST_QUANTIFIERS &&
         count (text, "^L") + count (text, "^R") <= MOST_SETS &&
         count (text, "excess") + count (text, "nim_alpha") == 0;
}

/* ---- running --------------------------------------------------------------------------------- */

static void run (const gh_theorem *theorem, gh_result *result, uint64_t seed)
{
  uint8_t choices[CHOICES];
  for (size_t i = 0; i < sizeof choices; i++)
    choices[i] =
        (uint8_t)(gh_hash (theorem->statement, strlen (theorem->statement), seed + i) >> 9);
  gh_runner_bytes (fuzz.runner, theorem, choices, sizeof choices, result);
}

static void run_often (const gh_theorem *theorem)
{
  static gh_result result;
  for (uint64_t i = 0; i < RUNS; i++) {
    run (theorem, &result, i * CHOICES);
    if (result.verdict == GH_FAILS)
      must (*result.failure.required, "a failing case says what is required", theorem->statement,
            strlen (theorem->statement));
    else if (result.met)
      compared ("a case holds", theorem->statement, strlen (theorem->statement));
  }
}

/* ---- a claim --------------------------------------------------------------------------------- */

typedef struct evaluation {
  const gh_claim *claim;
  gh_value value;
} evaluation;

static void evaluate (void *argument)
{
  evaluation *const e = argument;
  e->value = gh_claim_value (&fuzz.trial, e->claim, NULL);
  if (e->value.type != GH_TRUTH && e->value.type != GH_OUTCOME && e->value.type != GH_ORDER)
    gh_print (fuzz.trial.store, e->value.form, GH_STYLE_FULL);
}

static void check_closed (const gh_theorem *theorem, bool formula)
{
  static gh_result result;
  evaluation e = {.claim = theorem->claim};
  const char *const text = theorem->statement;
  gh_store_empty (fuzz.trial.store);
  gh_status const status = gh_try (fuzz.trial.store, evaluate, &e);
  bool const undefined = status == GH_ABANDONED && fuzz.trial.end == GH_CASE_UNMET,
             refused = status == GH_ABANDONED && fuzz.trial.end == GH_CASE_INCONCLUSIVE;
  must (status == GH_OK || undefined || refused || is_limit (status),
        "a claim is evaluated, undefined or refused, or a limit passed", text, strlen (text));
  if ((status && !undefined) || !formula)
    return;
  run (theorem, &result, 0);
  if (undefined && !result.inconclusive)
    must (result.undefined && *result.undefined_at, "what is undefined is unmet as a theorem", text,
          strlen (text));
  if (undefined)
    return;
  must (e.value.type == GH_TRUTH, "a formula is true or false", text, strlen (text));
  if (result.inconclusive)
    return;
  must ((result.verdict == GH_FAILS) == !e.value.truth,
        e.value.truth ? "a true formula holds as a theorem" : "a false formula fails as a theorem",
        text, strlen (text));
}

static void check_claim (const char *text, size_t length)
{
  gh_error error;
  gh_claim *const claim = gh_claim_parse (text, length, &error);
  if (!claim) {
    must_be_placed (&error, text, length);
    return;
  }
  gh_theorem const theorem = {
      .ids = "FU-1", .statement = text, .place = "here", .run = gh_claim_run, .claim = claim};
  bool const formula = gh_claim_is_formula (claim);
  if (is_quick (text) && !gh_claim_variables (claim))
    check_closed (&theorem, formula);
  else if (is_quick (text) && formula)
    run_often (&theorem);
  gh_claim_free (claim);
}

/* ---- a file ---------------------------------------------------------------------------------- */

static void check_theorem (const gh_theorem *theorem)
{
  gh_error error;
  gh_claim *const claim = gh_claim_parse (theorem->statement, strlen (theorem->statement), &error);
  must (claim, "a statement can be parsed by itself", theorem->statement,
        strlen (theorem->statement));
  gh_claim_free (claim);
}

static void check_file (const char *text)
{
  gh_error error;
  gh_registry registry = {0};
  gh_claims *const claims = gh_claims_load (&registry, "file", text, &error);
  if (!claims) {
    must_be_placed (&error, text, strlen (text));
    must (!registry.count, "a file that does not load adds nothing", text, strlen (text));
  }
  for (size_t i = 0; i < registry.count; i++) {
    check_theorem (&registry.theorems[i]);
    if (i < MOST_RUN && is_quick (registry.theorems[i].statement))
      run_often (&registry.theorems[i]);
  }
  gh_claims_free (claims);
  free (registry.theorems);
}

void fuzz_one (const uint8_t *data, size_t size)
{
  if (!fuzz.runner)
    open_all ();
  if (!size)
    return;
  char *const text = text_behind (data, size);
  if (*data == 'f')
    check_file (text);
  else
    check_claim (text, size - 1);
  free (text);
}
