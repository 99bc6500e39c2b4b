/* Engines that answer late: nothing may depend on it. */
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define LATE_QUESTIONS 400000

typedef struct late_question {
  uint64_t key;
  size_t asked; /* how often was settled before */
} late_question;

static struct {
  gh_engine engine;
  late_question questions[LATE_QUESTIONS];
  size_t count, settles;
  long each;      /* nanoseconds that an answer takes */
  size_t settled; /* questions that have had theirs */
  size_t slow_at; /* this settling takes longer than a search may; 0: none does */
} late;

static late_question *late_find (uint64_t key)
{
  size_t at = key % LATE_QUESTIONS;
  while (late.questions[at].key && late.questions[at].key != key)
    at = (at + 1) % LATE_QUESTIONS;
  return &late.questions[at];
}

static gh_reply ask_late (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_value *arguments, gh_value *answer)
{
  (void)engine;
  uint64_t const words[] = {request, (uint64_t)(uintptr_t)store, gh_store_epoch (store),
                            arguments[0].form,
                            gh_requests[request].count > 1 ? arguments[1].form : 0};
  uint64_t const key = gh_hash (words, sizeof words, 1);
  late_question *const q = late_find (key);
  if (q->key && q->asked < late.settles)
    return reference->ask (reference, store, request, arguments, answer);
  if (!q->key) {
    *q = (late_question){key, late.settles};
    if (++late.count == LATE_QUESTIONS)
      gh_broken ("ask_late", "engine", "too many questions for this test");
  }
  return GH_PENDING;
}

static void settle_late (gh_engine *engine)
{
  (void)engine;
  if (++late.settles == late.slow_at)
    nanosleep (&(struct timespec){.tv_nsec = 400000000}, NULL);
  for (; late.settled < late.count; late.settled++)
    nanosleep (&(struct timespec){.tv_nsec = late.each}, NULL);
}

static void late_engines (void)
{
  static const char *const claims[] = {
      "TT-1 G - G = 0",
      "TT-1 G >= 0 and H >= 0 -> G + H >= 0 [values day 2]",
      "TT-1 all left X of G: X <| G",
      "TT-1 G = 0 <-> outcome(G) = P [forms day 2] [random 300]",
      "TT-1 G > 0 [forms day 2]",
      "TT-1 false: G + H = 0 [values day 2] [smallest G = 0; H = 1]",
      "TT-1 exists G: G > 1 [forms day 2]",
      "TT-1 m + n = n + m and game(m) + n = game(n) + m [integers 0..5]",
      "TT-1 x + y = y + x [values day 3]",
      "TT-1 I + I = 0 [forms day 2] [random 300]",
      "TT-1 canonical(G) = G and canonical(canonical(G)) == canonical(G) [forms day 2]",
      "TT-1 G > H -> not H > G [values day 2] [random 200]",
      "TT-1 not some left X of G: some left Y of G: X > Y and not Y = 0 [forms day 2] [random 200]",
      "TT-1 9223372036854775808 + 1 > G [forms day 1]"};
  late.engine = *reference;
  late.engine.builtin = false;
  late.engine.abilities &= GH_ALL_REQUESTS;
  late.engine.window = 16;
  late.engine.ask = ask_late;
  late.engine.settle = settle_late;
  for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
    gh_engine prompt = *reference;
    gh_result now, later;
    prompt.builtin = false;
    prompt.abilities &= GH_ALL_REQUESTS; /* sums would be asked of it in one way more */
    memset (late.questions, 0, sizeof late.questions);
    late.count = late.settles = 0;
    check_claim (&prompt, NULL, &GH_DEFAULT_OPTIONS, claims[i], &now);
    check_claim (&late.engine, NULL, &GH_DEFAULT_OPTIONS, claims[i], &later);
    now.seconds = later.seconds = 0;
    bool const failed = *now.failure.counterexample; /* then the window ends later */
    bool const same =
        now.verdict == later.verdict &&
        !strcmp (now.failure.counterexample, later.failure.counterexample) &&
        gh_step_same (now.failure.step, later.failure.step) &&
        !strcmp (now.failure.required, later.failure.required) &&
        !strcmp (now.failure.answers, later.failure.answers) &&
        now.failure.proven == later.failure.proven &&
        (failed || (now.cases == later.cases && now.met == later.met &&
                    now.inconclusive == later.inconclusive && now.questions == later.questions &&
                    !strcmp (now.reason, later.reason) &&
                    !memcmp (now.labels, later.labels, sizeof now.labels)));
    TAP_OK (same && (late.settles > 0 || now.questions == 0), "late answers change nothing: %s",
            claims[i]);
    if (!same)
      fprintf (stderr, "  %d %s %u %u %u %u %s\n  %d %s %u %u %u %u %s\n", (int)now.verdict,
               now.failure.counterexample, (unsigned)now.cases, (unsigned)now.met,
               (unsigned)now.inconclusive, (unsigned)now.questions, now.reason, (int)later.verdict,
               later.failure.counterexample, (unsigned)later.cases, (unsigned)later.met,
               (unsigned)later.inconclusive, (unsigned)later.questions, later.reason);
    bool all = true;
    for (size_t k = 0; k < LATE_QUESTIONS; k++)
      all = all && (!late.questions[k].key || late.questions[k].asked < late.settles);
    TAP_OK (all, "no question is left without its answer");
  }
  gh_result now, later;
  check_claim (reference, reference, &GH_DEFAULT_OPTIONS, "TT-1 G - G = 0", &now);
  check_claim (reference, &late.engine, &GH_DEFAULT_OPTIONS, "TT-1 G - G = 0", &later);
  TAP_OK (now.verdict == GH_HOLDS && later.verdict == GH_HOLDS && now.compared == later.compared &&
              now.compared == now.questions,
          "a second engine may be late, too");
}

/* A quantifier asks past the answers that it waits for, twice as far each time. */
static void rounds (void)
{
  static const struct {
    const char *claim;
    gh_verdict verdict;
    size_t questions, rounds; /* at most */
  } rows[] = {{"TT-1 all position X of 1000: X <= 1000", GH_HOLDS, 1001, 25},
              {"TT-1 some position X of 1000: X = 20", GH_HOLDS, 1001, 25},
              {"TT-1 not all position X of 1000: not X = 20", GH_HOLDS, 1001, 25},
              {"TT-1 all position X of 30: all position Y of 30: X + Y >= 0", GH_HOLDS, 2000, 100},
              {"TT-1 all position X of {999|} + 1: X <= 999", GH_FAILS, 4000, 200}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result result;
    memset (late.questions, 0, sizeof late.questions);
    late.count = late.settles = 0;
    late.engine.window = 1024;
    check_claim (&late.engine, NULL, &GH_DEFAULT_OPTIONS, rows[i].claim, &result);
    TAP_OK (result.verdict == rows[i].verdict && late.count <= rows[i].questions &&
                late.settles <= rows[i].rounds,
            "%s: %zu questions in %zu rounds (verdict %d)", rows[i].claim, late.count, late.settles,
            (int)result.verdict);
  }
}

/* The search for a smaller case ends in its time: it does not ask at once what takes longer. */
static void searches (void)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_result result;
  memset (late.questions, 0, sizeof late.questions);
  late.count = late.settles = late.settled = 0;
  late.each = 4000000;
  late.engine.window = 1024;
  options.smaller_seconds = 1;
  options.seed = 6;
  check_claim (&late.engine, NULL, &options, "TT-1 G + H + I + J < 2 [random 64]", &result);
  TAP_OK (result.verdict == GH_FAILS && late.count < 700,
          "a search among smaller cases of a slow engine ends in its time: %zu questions",
          late.count);
  late.each = 0;
}

static void search_until (size_t slow_at, gh_result *result)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  memset (late.questions, 0, sizeof late.questions);
  late.count = late.settles = late.settled = 0;
  late.slow_at = slow_at;
  options.smaller_seconds = slow_at ? 0.3 : 60;
  check_claim (&late.engine, NULL, &options,
               "TT-1 G < 1 and G + 1 < 2 and G + 2 < 3 and G + 3 < 4 and G + 4 < 5 [forms day 2]",
               result);
}

/* Of cases that were left when the time was over nothing is said. */
static void left_searches (void)
{
  gh_result whole, left;
  search_until (0, &whole);
  size_t const settles = late.settles;
  search_until (settles - 1, &left);
  TAP_OK (whole.failure.proven && left.verdict == GH_FAILS && !left.failure.proven &&
              late.settles == settles - 1,
          "a search that was left does not say that nothing is smaller: %zu of %zu rounds",
          late.settles, settles);
  late.slow_at = 0;
}

int main (void)
{
  reference = gh_reference_open ();
  late_engines ();
  rounds ();
  searches ();
  left_searches ();
  reference->close (reference);
  return tap_done ();
}
