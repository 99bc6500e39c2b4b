/* What is known of a theorem from one share of its cases to the next, and of one domain beside the
   others. */
#include "form/halt.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <signal.h>
#include <string.h>

#define ALL UINT64_MAX

static gh_standing standing;

/* Go on with a theorem until so many cases of each of its domains were run. */
static void advance (gh_runner *runner, const gh_theorem *theorem, uint64_t upto)
{
  gh_piece piece = {.theorem = theorem, .standing = &standing, .upto = upto};
  gh_runner_advance (runner, &piece, 1, 0, NULL, NULL);
}

/* ---- domains --------------------------------------------------------------------------------- */

static int64_t met_up_to, holds_up_to;

static void run_bounded (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  int64_t n;
  gh_small_integer (t->store, gh_any (t, "n", GH_SORT_INTEGER), 0, 1000, &n);
  gh_assume (t, n <= met_up_to);
  gh_expect (t, n <= holds_up_to, "a small integer");
}

static gh_domain integers (int64_t low, int64_t high, int64_t met)
{
  return (gh_domain){.low = low, .high = high, .met = met};
}

/* So many cases of each domain at a time. */
static gh_result over_in_shares (gh_domain a, gh_domain b, uint64_t share, int64_t met,
                                 int64_t holds)
{
  gh_theorem theorem = theorem_of (run_bounded, a);
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
  theorem.domains[theorem.domain_count++] = b;
  met_up_to = met;
  holds_up_to = holds;
  standing = (gh_standing){0};
  for (uint64_t upto = share; !standing.decided; upto += share)
    advance (runner, &theorem, upto);
  gh_runner_free (runner);
  return standing.result;
}

static gh_result over (gh_domain a, gh_domain b, int64_t met, int64_t holds)
{
  return over_in_shares (a, b, ALL, met, holds);
}

static void domains (void)
{
  gh_domain const small = integers (0, 9, GH_ONE_MET), large = integers (10, 29, GH_ONE_MET);
  gh_domain const none = {.random = true, .cases = 0, .depth = 1, .met = GH_ONE_MET};
  gh_result r = over (small, large, 99, 99);
  TAP_OK (r.verdict == GH_HOLDS && r.cases == 30 && r.met == 30, "two domains have their cases");
  r = over (small, large, 99, 14);
  TAP_OK (r.verdict == GH_FAILS && !strcmp (r.failure.found, "case 2/6"),
          "a failure in the second one is found: %s", r.failure.found);
  r = over (small, large, 9, 99);
  TAP_OK (r.verdict == GH_VACUOUS && r.cases == 30 && r.met == 10,
          "a second one that never meets the hypothesis is a finding: %s", r.reason);
  r = over (large, small, 9, 99);
  TAP_OK (r.verdict == GH_VACUOUS && r.cases == 20, "so is a first one: %s", r.reason);
  r = over (small, none, 99, 99);
  TAP_OK (r.verdict == GH_VACUOUS && !strcmp (r.reason, "there was no case"),
          "and one without cases: %s", r.reason);
  r = over (none, small, 99, 99);
  TAP_OK (r.verdict == GH_VACUOUS && r.cases == 0, "wherever it stands");
  r = over (integers (0, 9, GH_ANY_MET), integers (10, 29, GH_ANY_MET), -1, 99);
  TAP_OK (r.verdict == GH_VACUOUS && r.cases == 30, "so is a theorem that is never met: %s",
          r.reason);
  r = over (integers (0, 9, 10), integers (10, 29, 20), 99, 99);
  TAP_OK (r.verdict == GH_HOLDS, "each meets as many as it says");
  r = over (integers (0, 9, 10), integers (10, 29, 19), 99, 99);
  TAP_OK (r.verdict == GH_VACUOUS, "or does not: %s", r.reason);
  r = over (integers (0, 9, 10), integers (10, 29, 30), 99, 99);
  TAP_OK (r.verdict == GH_VACUOUS, "those of the first do not count for the second: %s", r.reason);
}

/* What a domain is found to be does not depend on how the others are run beside it. */
static void side_by_side (void)
{
  gh_domain const small = integers (0, 9, 10), large = integers (10, 29, 20);
  gh_result r = over_in_shares (small, large, 3, 99, 99);
  TAP_OK (r.verdict == GH_HOLDS && r.cases == 30 && r.met == 30,
          "side by side each domain meets as many as it says");
  r = over_in_shares (integers (0, 9, 9), large, 3, 99, 99);
  TAP_OK (r.verdict == GH_VACUOUS && r.cases == 19 && strstr (r.reason, "in 10 of 10 cases, not"),
          "or does not, of its own cases: %s", r.reason);
  r = over_in_shares (small, integers (10, 29, 19), 3, 99, 99);
  TAP_OK (r.verdict == GH_VACUOUS && r.cases == 30 && strstr (r.reason, "in 20 of 20 cases, not"),
          "so does the one that ends last: %s", r.reason);
  r = over_in_shares (small, integers (10, 29, GH_ONE_MET), 3, 9, 99);
  TAP_OK (r.verdict == GH_VACUOUS && strstr (r.reason, "in only 0 of 20 cases"),
          "what one met does not count for the other: %s", r.reason);
  r = over_in_shares (small, large, 3, 99, 10);
  TAP_OK (r.verdict == GH_FAILS && r.cases == 5 && !strcmp (r.failure.found, "case 2/2"),
          "the second one fails long before the first one ends: %s, in %u cases", r.failure.found,
          (unsigned)r.cases);
}

/* ---- cases ----------------------------------------------------------------------------------- */

static uint64_t fingerprint, runs;

static void run_any (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  const char *const text = gh_print (t->store, gh_any (t, "G", GH_SORT_GAME), GH_STYLE_FULL);
  fingerprint += gh_hash (text, strlen (text), 0); /* in any order */
  runs++;
}

static uint64_t least (uint64_t a, uint64_t b)
{
  return a < b ? a : b;
}

static void shares (void)
{
  static const uint64_t all[] = {ALL, 1, 7, 100};
  gh_theorem theorem = theorem_of (run_any, random_200);
  theorem.domains[theorem.domain_count++] = forms_2;
  uint64_t first = 0;
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
    uint64_t upto = 0, passes = 0;
    bool exact = true;
    standing = (gh_standing){0};
    for (fingerprint = runs = 0; !standing.decided; passes++) {
      uint64_t const cases = least (upto, 200) + least (upto, 256);
      exact = exact && standing.result.cases == cases && runs == cases;
      upto = upto < ALL - all[i] ? upto + all[i] : ALL;
      advance (runner, &theorem, upto);
    }
    first = i ? first : fingerprint;
    TAP_OK (exact && runs == 456 && standing.result.cases == 456 && standing.result.met == 456 &&
                fingerprint == first && standing.result.verdict == GH_HOLDS,
            "%zu shares of the cases are the same cases", (size_t)passes);
    gh_runner_free (runner);
  }
}

static size_t given_back;

static void count_back (void *context, size_t piece)
{
  (void)context;
  given_back += (size_t)1 << 8 * piece;
}

/* What there was no time for comes back as it was. */
static void without_time (void)
{
  gh_theorem const theorem = theorem_of (run_any, random_200);
  gh_standing standings[3] = {{.begun = false}};
  gh_piece pieces[3];
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
  uint64_t cases = 0;
  for (size_t i = 0; i < 3; i++)
    pieces[i] = (gh_piece){.theorem = &theorem, .standing = &standings[i], .upto = ALL};
  given_back = 0;
  gh_runner_advance (runner, pieces, 3, 1e-9, count_back, NULL);
  for (size_t i = 0; i < 3; i++)
    cases += standings[i].result.cases + standings[i].decided;
  TAP_OK (given_back == 0x10101 && cases == 0, "without time all pieces are handed back");
  gh_runner_free (runner);
}

static void lost_case (void)
{
  for (uint64_t lost = 1; lost <= 200; lost += 66) {
    gh_theorem const theorem = theorem_of (run_any, random_200);
    gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
    runs = 0;
    standing = (gh_standing){.lost = lost, .lost_how = "it was the end of a process"};
    advance (runner, &theorem, ALL);
    TAP_OK (runs == 199 && standing.result.cases == 200 && standing.result.inconclusive == 1 &&
                standing.result.met == 199 && standing.result.verdict == GH_HOLDS &&
                !strcmp (standing.result.reason, standing.lost_how),
            "case %u is left out, and no other one", (unsigned)lost);
    gh_runner_free (runner);
  }
}

/* ---- comparison ------------------------------------------------------------------------------ */

static uint64_t asked, lie_at;

static gh_reply ask_liar (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_value *arguments, gh_value *answer)
{
  (void)engine;
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  if (++asked == lie_at)
    answer->outcome = (answer->outcome + 1) % 4;
  return reply;
}

static void ask_outcome (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_ask (t, GH_ASK_OUTCOME, gh_any (t, "G", GH_SORT_GAME), GH_ZERO);
}

/* A lie that is told once, wherever that is. */
static void late_lies (void)
{
  gh_engine liar = *reference;
  gh_theorem const theorem = theorem_of (ask_outcome, forms_2);
  liar.ask = ask_liar;
  for (lie_at = 1; lie_at <= 256; lie_at += 51) {
    gh_runner *const runner = gh_runner_new (&liar, reference, &GH_DEFAULT_OPTIONS);
    standing = (gh_standing){0};
    asked = 0;
    for (uint64_t upto = 20; !standing.decided; upto += 20)
      advance (runner, &theorem, upto);
    TAP_OK (standing.result.verdict == GH_FAILS && standing.result.compared == lie_at &&
                standing.result.cases == lie_at && standing.result.failure.passing,
            "a wrong answer to question %" PRIu64 " is seen, though it is not repeated", lie_at);
    gh_runner_free (runner);
  }
}

/* ---- halted ---------------------------------------------------------------------------------- */

static gh_reply never_ready (gh_engine *engine, gh_store *store, gh_request request,
                             const gh_value *arguments, gh_value *answer)
{
  if (++asked > lie_at) {
    (void)engine;
    return GH_PENDING;
  }
  return reference->ask (reference, store, request, arguments, answer);
}

static void halt (gh_engine *engine)
{
  (void)engine;
  gh_halt (SIGTERM);
}

/* A run that is halted while the last cases of a domain are waited for knows nothing of them. */
static void halted (void)
{
  gh_engine waiting = *reference;
  gh_theorem theorem = theorem_of (ask_outcome, forms_1);
  theorem.domains[0].met = 4;
  waiting.window = 16;
  waiting.ask = never_ready;
  waiting.settle = halt;
  for (lie_at = 0; lie_at < 4; lie_at++) {
    gh_runner *const runner = gh_runner_new (&waiting, NULL, &GH_DEFAULT_OPTIONS);
    standing = (gh_standing){0};
    asked = 0;
    advance (runner, &theorem, ALL);
    gh_halt_clear ();
    TAP_OK (!standing.decided && standing.result.cases == lie_at && !standing.courses[0].ended,
            "halted after %" PRIu64 " of four cases, it is not decided (verdict %d): %s", lie_at,
            (int)standing.result.verdict, standing.result.reason);
    gh_runner_free (runner);
  }
}

int main (void)
{
  reference = gh_reference_open ();
  domains ();
  side_by_side ();
  shares ();
  without_time ();
  lost_case ();
  late_lies ();
  halted ();
  reference->close (reference);
  return tap_done ();
}
