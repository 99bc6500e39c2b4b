/* Engines that take only some games: they are asked about those, mostly about nothing else, and
   nothing is held against them. */
#include "adapter/takes.h"
#include "form/halt.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <string.h>

/* The reference, where it takes what it is asked about; `wrong`: it takes what is greater for
   confused; `shy`: it refuses all but 0. */
static gh_takes takes[GH_REQUESTS];
static bool wrong, shy;

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  strcpy (engine->words, "outside of what the engine takes");
  for (unsigned i = 0; i < gh_requests[request].count; i++)
    if (!gh_takes_form (store, &takes[request], arguments[i].form))
      return GH_OUTSIDE;
  if (shy && arguments[0].form != GH_ZERO)
    return GH_REFUSED;
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  if (wrong && request == GH_ASK_COMPARE && answer->order == GH_GREATER)
    answer->order = GH_FUZZY;
  return reply;
}

/* An engine that takes this, of all requests. */
static gh_engine taking (const char *words)
{
  const char *bad;
  size_t length;
  gh_engine engine = *reference;
  engine.builtin = false;
  engine.ask = ask;
  engine.takes = takes;
  for (gh_request r = 0; r < GH_REQUESTS; r++)
    gh_takes_read (&takes[r], words, strlen (words), &bad, &length);
  return engine;
}

static void check_taking (const char *words, const char *claim, gh_result *result)
{
  gh_engine engine = taking (words);
  TAP_OK (check_claim (&engine, NULL, &GH_DEFAULT_OPTIONS, claim, result), "%s", claim);
}

/* ---- enough cases ---------------------------------------------------------------------------- */

/* At least 70 of 100 random cases are decided, and some are not numerals, or 0. */
static void decided (void)
{
  static const struct {
    const char *takes, *claim;
  } rows[] = {
      {"numbers", "TT-1 outcome(G) = outcome(G) [random 500]"},
      {"switches", "TT-1 outcome(G) = outcome(G) [random 500]"},
      {"numbers,switches", "TT-1 G <= H or not G <= H [random 500]"},
      {"nimbers", "TT-1 G <= H or not G <= H [random 500]"},
      {"impartial", "TT-1 G <= H or not G <= H [random 500]"},
      {"dicotic", "TT-1 G <= H or not G <= H [random 500]"},
      {"nimbers", "TT-1 outcome(I) = outcome(I) [random 500]"},
      {"impartial", "TT-1 for dicotic D: outcome(D) = outcome(D) [random 500]"},
      {"switches", "TT-1 outcome({x + 1|x}) = outcome({x + 1|x}) [random 500]"},
      {"numbers", "TT-1 x + 1 > x [random 500]"},
      {"numbers,numeral-bits<=8", "TT-1 x = x [random 500]"},
      {"numeral-bits<=8", "TT-1 outcome({n|}) = outcome({n|}) [random 500]"},
      {"positions<=12", "TT-1 outcome(G) = outcome(G) [random 500]"},
      {"birthday<=3,options<=2", "TT-1 outcome(G) = outcome(G) [random 500]"},
  };
  wrong = false;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result r;
    check_taking (rows[i].takes, rows[i].claim, &r);
    TAP_OK (r.verdict == GH_HOLDS && r.cases == 500 && r.met >= 350 && r.inconclusive <= 10 &&
                r.met + r.outside + r.inconclusive == 500,
            "%s: %s: verdict %d, %" PRIu64 " met, %" PRIu64 " outside, %" PRIu64 " past a limit",
            rows[i].takes, rows[i].claim, (int)r.verdict, r.met, r.outside, r.inconclusive);
  }
}

static void ask_outcome (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_ask (t, GH_ASK_OUTCOME, gh_any (t, "G", GH_SORT_GAME), GH_ZERO);
}

/* Of a set, too, in which they are rare. */
static void sampled (void)
{
  gh_domain const domain = {.random = true,
                            .of_set = true,
                            .cases = 500,
                            .set = GH_SET_VALUES,
                            .day = 3,
                            .met = GH_ONE_MET};
  gh_theorem theorem = theorem_of (ask_outcome, domain);
  gh_engine engine = taking ("numbers");
  gh_result r;
  theorem.requests = GH_BIT (GH_ASK_OUTCOME);
  check_with (&engine, NULL, &GH_DEFAULT_OPTIONS, &theorem, &r);
  TAP_OK (r.verdict == GH_HOLDS && r.met >= 400 && r.labels[0][GH_L] > 100 &&
              r.labels[0][GH_R] > 100,
          "of all values: %" PRIu64 " met", r.met);
}

/* ---- verdicts -------------------------------------------------------------------------------- */

static void verdicts (void)
{
  static const char outside[] = "outcome: outside of what the engine takes";
  static const struct {
    const char *takes, *claim;
    gh_verdict verdict;
    const char *reason;
  } rows[] = {
      {"numbers", "TT-1 outcome(G) = outcome(G) [values day 2]", GH_HOLDS, ""},
      {"numbers", "TT-1 outcome({G|*}) = outcome({G|*}) [forms day 2]", GH_NOT_APPLICABLE, outside},
      {"numbers", "TT-1 outcome(*) = N", GH_NOT_APPLICABLE, outside},
      {"numbers", "TT-1 G || 0 -> not outcome(G) = P [random 300]", GH_NOT_APPLICABLE, outside},
      {"numbers", "TT-1 G || 0 and G < 5 -> outcome(3) = L [values day 1]", GH_HOLDS, ""},
      {"nimbers", "TT-1 G > 0 -> outcome(0) = P [random 300] [covers 5%]", GH_HOLDS, ""},
      {"numbers", "TT-1 G || 0 -> outcome(0) = P [random 300] [covers 50%]", GH_HOLDS, ""},
      {"numbers", "TT-1 false: not outcome(G) = N [smallest G = *]", GH_NOT_APPLICABLE, outside},
      {"switches", "TT-1 false: outcome(G) = P [random 300] [smallest G = *]", GH_NOT_APPLICABLE,
       outside},
      {"numbers", "TT-1 exists G: outcome(G) = N [forms day 2]", GH_NOT_APPLICABLE, outside},
      {"numbers", "TT-1 exists G: outcome(G) = L [forms day 2]", GH_HOLDS, ""},
      {"numbers",
       "TT-1 outcome(G) = N <-> not outcome(G) = P and not outcome(G) = L and "
       "not outcome(G) = R [random 300]",
       GH_INCONCLUSIVE, "always false, where they were decided"},
      {"any", "TT-1 outcome(G) = P -> outcome(G) = N [random 300]", GH_FAILS, ""},
      {"switches", "TT-1 outcome(G) = L -> outcome(-G) = L [random 300]", GH_FAILS, ""},
  };
  wrong = false;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result r = {.verdict = GH_VACUOUS};
    check_taking (rows[i].takes, rows[i].claim, &r);
    TAP_OK (r.verdict == rows[i].verdict && strstr (r.reason, rows[i].reason),
            "%s: %s: verdict %d, %s", rows[i].takes, rows[i].claim, (int)r.verdict, r.reason);
  }
}

/* 6 of 7 numbers among 22 values are refused: too many of those that are asked about. */
static void refusals (void)
{
  gh_result r;
  shy = true;
  check_taking ("numbers", "TT-1 outcome(G) = outcome(G) [values day 2]", &r);
  shy = false;
  TAP_OK (r.verdict == GH_INCONCLUSIVE && r.inconclusive == 6 && r.outside == 15,
          "mostly refused: verdict %d, %" PRIu64 " refused, %" PRIu64 " outside", (int)r.verdict,
          r.inconclusive, r.outside);
}

/* Which forms of a set are taken is found afresh for each that asks, and by who asks after one who
   was halted. */
static void catalogs (void)
{
  static const struct {
    const char *takes;
    size_t count;
  } rows[] = {{"switches", 3},        {"impartial", 3}, {"dicotic", 7},
              {"birthday<=1", 4},     {"numbers", 7},   {"nimbers", 3},
              {"numbers,nimbers", 9}, {"numbers", 7},   {"any", 22}};
  gh_catalogs *const all = gh_catalogs_new ();
  const gh_catalog *const values = gh_catalog_of (all, GH_SET_VALUES, 2, GH_SORT_GAME);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const uint32_t *index;
    taking (rows[i].takes);
    gh_halt (GH_HALT_CASE);
    size_t const halted = gh_catalog_taken (values, &takes[0], &index);
    gh_halt_clear ();
    size_t const count = gh_catalog_taken (values, &takes[0], &index);
    TAP_OK (count == rows[i].count, "%s: %zu values, %zu when halted", rows[i].takes, count,
            halted);
  }
  gh_catalogs_free (all);
}

/* Whatever is smaller and taken holds. */
static void smallest (void)
{
  gh_result r;
  wrong = true;
  check_taking ("switches,nimbers", "TT-1 outcome(G) = L -> G > 0 [random 300]", &r);
  TAP_OK (r.verdict == GH_FAILS && r.failure.proven &&
              !strcmp (r.failure.counterexample, "G = {2|1}"),
          "smallest of switches and nimbers: %s", r.failure.counterexample);
}

int main (void)
{
  reference = gh_reference_open ();
  decided ();
  sampled ();
  verdicts ();
  refusals ();
  catalogs ();
  smallest ();
  reference->close (reference);
  return tap_done ();
}
