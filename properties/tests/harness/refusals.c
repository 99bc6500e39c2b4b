/* What may be said of an engine that refuses, is slow, or answers now so and now otherwise. */
#include "form/measure.h"
#include "harness/run/turns.h"
#include "language/claims.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* About games with so many moves the engine says nothing, or what is wrong. */
typedef struct moody {
  gh_engine engine;
  uint64_t low, high; /* moves */
  gh_reply reply;     /* GH_ANSWERED: a wrong answer */
  unsigned times;     /* how often; 0: always */
  unsigned done, asked;
  const char *words; /* of a refusal; NULL: those below */
} moody;

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  moody *const m = (moody *)engine;
  uint64_t const moves = gh_tree_moves (store, arguments[0].form);
  bool const here = moves >= m->low && moves <= m->high && (m->times == 0 || m->done < m->times);
  m->asked++;
  m->done += here;
  snprintf (engine->words, sizeof engine->words, "%s", m->words ? m->words : "not in the mood");
  if (here && m->reply != GH_ANSWERED)
    return m->reply;
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  if (here && request == GH_ASK_COMPARE)
    answer->order = answer->order == GH_EQUAL ? GH_FUZZY : GH_EQUAL;
  else if (here && request == GH_ASK_OUTCOME)
    answer->outcome = answer->outcome == GH_P ? GH_N : GH_P;
  return reply;
}

static moody moody_of (gh_reply reply, uint64_t low, uint64_t high)
{
  moody m = {.engine = *reference, .low = low, .high = high, .reply = reply};
  m.engine.builtin = false;
  m.engine.ask = ask;
  return m;
}

/* ---- refusals -------------------------------------------------------------------------------- */

/* A statement that is false just from G = 1 on, by moves: 0, then * and 1 and -1. */
#define FALSE "TT-1 false: outcome(G) = P [smallest G = 1]"

static void refused (void)
{
  static const struct {
    const char *claim;
    gh_reply reply;
    uint64_t low, high;
    gh_verdict verdict;
    const char *words; /* of the reason, or the fault */
  } rows[] = {
      {FALSE, GH_REFUSED, 0, 0, GH_HOLDS, ""},
      {FALSE, GH_REFUSED, 1, 1, GH_INCONCLUSIVE, "not in the mood"},
      {FALSE, GH_REFUSED, 0, 1, GH_INCONCLUSIVE, "not in the mood"},
      {FALSE, GH_REFUSED, 2, 1000, GH_HOLDS, ""},
      {FALSE, GH_REFUSED, 0, 1000000, GH_INCONCLUSIVE, "not in the mood"},
      {FALSE, GH_UNSUPPORTED, 0, 1, GH_INCONCLUSIVE, "not in the mood"},
      {FALSE, GH_ANSWERED, 0, 0, GH_FAILS, "another counterexample"},
      {FALSE, GH_ANSWERED, 1, 1, GH_FAILS, "no counterexample"},
      {FALSE, GH_FINDING, 1, 1, GH_FAILS, "no answer to outcome"},
      {FALSE, GH_SLOW, 1, 1, GH_FAILS, "no answer to outcome in time"},
      {"TT-1 exists G: outcome(G) = L [forms day 2]", GH_REFUSED, 0, 1000000, GH_INCONCLUSIVE,
       "not in the mood"},
      {"TT-1 exists G: outcome(G) = L [forms day 2]", GH_REFUSED, 0, 3, GH_HOLDS, ""},
      {"TT-1 G > 0 -> outcome(G) = L [forms day 2] [met 48]", GH_REFUSED, 0, 3, GH_HOLDS, ""},
      {"TT-1 G > 0 -> outcome(G) = L [forms day 2] [met 48]", GH_REFUSED, 0, 1000000,
       GH_INCONCLUSIVE, "not in the mood"},
      {"TT-1 G > 0 -> outcome(G) = L [forms day 2] [met 49]", GH_REFUSED, 0, 1000000, GH_VACUOUS,
       "met in 0 of 256"},
      {"TT-1 G > 0 -> outcome(G) = L [random 300] [covers 5%]", GH_REFUSED, 0, 1000000,
       GH_INCONCLUSIVE, "not in the mood"},
      {"TT-1 G = 0 <-> outcome(G) = P [forms day 2]", GH_REFUSED, 1, 1000000, GH_INCONCLUSIVE,
       "not in the mood"},
      {"TT-1 G = 0 <-> outcome(G) = P [forms day 1]", GH_REFUSED, 0, 0, GH_INCONCLUSIVE,
       "where they were decided"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result result;
    moody m = moody_of (rows[i].reply, rows[i].low, rows[i].high);
    check_claim (&m.engine, NULL, &GH_DEFAULT_OPTIONS, rows[i].claim, &result);
    char step[GH_STEP_WORDS];
    const char *const said =
        result.verdict == GH_FAILS ? gh_step_write (result.failure.step, step) : result.reason;
    TAP_OK (result.verdict == rows[i].verdict &&
                (result.verdict == GH_HOLDS || strstr (said, rows[i].words)),
            "%s, reply %d about %u to %u moves: verdict %d, %s", rows[i].claim, (int)rows[i].reply,
            (unsigned)rows[i].low, (unsigned)rows[i].high, (int)result.verdict, said);
  }
}

static void counted (void)
{
  gh_result result;
  moody m = moody_of (GH_REFUSED, 0, 3);
  check_claim (&m.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G [forms day 2]", &result);
  TAP_OK (result.refused > 0 && result.refused == result.inconclusive, "refusals are counted: %u",
          (unsigned)result.refused);
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS,
               "TT-1 9223372036854775808 + 1 > G [forms day 1]", &result);
  TAP_OK (result.inconclusive == 4 && result.refused == 0 && result.starved == 0,
          "a limit of ours is no refusal");
}

/* An engine within the program that has no memory says so in these words; what an engine of others
   says of its own begins with `limit`. */
static void starved (void)
{
  static const struct {
    const char *words;
    bool ours;
  } rows[] = {{"out of memory", true},
              {"out of memory for the answer", true},
              {"limit out of memory", false},
              {"not out of memory", false}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result result;
    moody m = moody_of (GH_REFUSED, 0, 3);
    m.words = rows[i].words;
    check_claim (&m.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G [forms day 2]", &result);
    TAP_OK (result.inconclusive > 0 && result.starved == (rows[i].ours ? result.inconclusive : 0),
            "refused with `%s`: %u of %u cases for want of memory here", rows[i].words,
            (unsigned)result.starved, (unsigned)result.inconclusive);
  }
}

/* How many cases of a claim an engine that refuses all is asked in the first share. */
static void first_share (void)
{
  static const struct {
    const char *claim;
    unsigned cases;
  } rows[] = {{"TT-1 outcome(1) = L", 1},
              {"TT-1 outcome(1) = L and outcome(-1) = R", 1},
              {"TT-1 outcome(G) = outcome(-(-G)) [forms day 2]", 8},
              {"TT-1 outcome(G) = L -> G > 0 [random 300]", 8}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    static gh_standing standing;
    moody m = moody_of (GH_REFUSED, 0, 1000000);
    gh_registry registry = {NULL, 0, 0};
    gh_error error;
    gh_claims *const claims = gh_claims_load (&registry, "text", rows[i].claim, &error);
    gh_runner *const runner = gh_runner_new (&m.engine, NULL, &GH_DEFAULT_OPTIONS);
    gh_domain const opening = gh_opening_of (registry.theorems);
    gh_piece piece = {.theorem = registry.theorems, .standing = &standing, .opening = &opening};
    standing = (gh_standing){0};
    gh_runner_advance (runner, &piece, 1, 0, NULL, NULL);
    TAP_OK (m.asked && standing.result.refused == rows[i].cases && standing.opened &&
                !standing.decided,
            "%s: %u cases are refused, where %u are enough", rows[i].claim,
            (unsigned)standing.result.refused, rows[i].cases);
    gh_runner_free (runner);
    gh_claims_free (claims);
    free (registry.theorems);
  }
}

/* ---- once ------------------------------------------------------------------------------------ */

/* What happens once is described as it happened, and is not called smallest. */
static void not_again (void)
{
  gh_result result;
  moody m = moody_of (GH_ANSWERED, 0, 1000);
  m.times = 1;
  check_claim (&m.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 outcome(G) = outcome(G) [forms day 1]",
               &result);
  TAP_OK (result.verdict == GH_FAILS && result.failure.passing && !result.failure.proven &&
              *result.failure.required && strstr (result.failure.answers, "outcome 0 -> N") &&
              !strcmp (result.failure.again, "outcome 0 -> N, where the reference says P, then P"),
          "a wrong answer that is not given again: %s", result.failure.again);
  m = moody_of (GH_FINDING, 1, 1);
  m.times = 1;
  check_claim (&m.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G [forms day 1]", &result);
  TAP_OK (
      result.verdict == GH_FAILS && result.failure.passing &&
          gh_step_same (result.failure.step, (gh_case_step){GH_STEP_NO_ANSWER, GH_ASK_COMPARE}) &&
          !strcmp (result.failure.required, "not in the mood") && *result.failure.again,
      "a fault that does not happen again: %s", result.failure.again);
  m = moody_of (GH_ANSWERED, 0, 1000);
  check_claim (&m.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G [forms day 1]", &result);
  TAP_OK (result.verdict == GH_FAILS && !result.failure.passing && result.failure.proven,
          "one that does is the smallest: %s", result.failure.counterexample);
}

/* What took too long is not asked again, nor what is larger. */
static void slow (void)
{
  gh_result result;
  moody m = moody_of (GH_SLOW, 4, 1000000);
  m.engine.faults = 0;
  check_claim (&m.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G [forms day 2]", &result);
  TAP_OK (result.verdict == GH_FAILS && result.failure.slow && result.failure.moves >= 4,
          "a slow answer is a failure of its own kind, at %s", result.failure.counterexample);
  TAP_OK (m.done <= 2 + GH_MOST_LATE, "it is met %u times at most", m.done);
}

int main (void)
{
  reference = gh_reference_open ();
  refused ();
  counted ();
  starved ();
  first_share ();
  not_again ();
  slow ();
  reference->close (reference);
  return tap_done ();
}
