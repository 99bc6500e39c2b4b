/* Faults at each place of a run: at each question of each theorem of a deal, at each case of a
   domain, behind each number of questions. What the harness makes of one must not depend on where
   it stands.
 */
#include "form/numeral.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- an engine that is right but for one place ----------------------------------------------- */

#define EVERYWHERE INT64_MAX
#define FAR 1000 /* integers are below */

typedef enum { LIES, REFUSES, ABORTS, SECOND_REFUSES } fault;

static fault how;
static int64_t place; /* the integer that it does so about; 0: none */

static bool is_here (gh_store *store, const gh_value *arguments)
{
  int64_t n = 0;
  return gh_small_integer (store, arguments[0].form, 1, FAR, &n) &&
         (n == place || place == EVERYWHERE);
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  bool const here = is_here (store, arguments);
  if (here && how == ABORTS)
    abort ();
  snprintf (engine->words, sizeof engine->words, "not this one");
  if (here && how == REFUSES)
    return GH_REFUSED;
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  if (here && how == LIES && request == GH_ASK_OUTCOME)
    answer->outcome = answer->outcome == GH_L ? GH_N : GH_L;
  return reply;
}

static gh_reply ask_second (gh_engine *engine, gh_store *store, gh_request request,
                            const gh_value *arguments, gh_value *answer)
{
  (void)engine;
  return how == SECOND_REFUSES && is_here (store, arguments)
             ? GH_REFUSED
             : reference->ask (reference, store, request, arguments, answer);
}

static void close_engine (gh_engine *engine)
{
  free (engine);
}

static gh_engine *engine_that (gh_reply how_asked (gh_engine *, gh_store *, gh_request,
                                                   const gh_value *, gh_value *))
{
  gh_engine *const engine = malloc (sizeof *engine);
  if (!engine)
    abort ();
  *engine = *reference;
  engine->ask = how_asked;
  engine->close = close_engine;
  return engine;
}

static bool open_engine (void *compare, gh_engine **engine, gh_engine **second, char *error,
                         size_t size)
{
  (void)error;
  (void)size;
  *engine = engine_that (ask);
  if (compare)
    *second = engine_that (ask_second);
  return true;
}

static void run (const char *claims, fault kind, int64_t at, unsigned jobs, bool compare,
                 told_run *t)
{
  how = kind;
  place = at;
  run_text (claims,
            &(gh_work){
                .options = &GH_DEFAULT_OPTIONS, .open = open_engine, .context = compare ? t : NULL},
            jobs, 0, t);
}

/* ---- each question of a deal ----------------------------------------------------------------- */

#define THEOREMS 20 /* more than are dealt together */
#define QUESTIONS 9 /* of each */

/* Theorem number i asks who wins the integers from QUESTIONS * i + 1 to QUESTIONS * (i + 1). */
static void write_claims (char *text, size_t size)
{
  size_t at = 0;
  for (int n = 0; n < THEOREMS * QUESTIONS && at < size; n++) {
    if (n % QUESTIONS == 0)
      at += (size_t)snprintf (text + at, size - at, "%sTT-%d  ", n ? "\n" : "", n / QUESTIONS + 1);
    else
      at += (size_t)snprintf (text + at, size - at, " and ");
    at += (size_t)snprintf (text + at, size - at, "outcome(%d) = L", n + 1);
  }
}

/* Who lies once breaks the one theorem that asks there, which asks no further; all others hold, and
   asked all they had to ask. False: some verdict or count is another. */
static bool is_found (const told_run *t, int64_t at)
{
  size_t const broken = (size_t)(at - 1) / QUESTIONS, last = (size_t)(at - 1) % QUESTIONS + 1;
  bool found = t->good;
  for (size_t i = 0; i < THEOREMS; i++) {
    const gh_result *const r = &t->results[i];
    found = found && t->decided[i] == 1 && r->cases == 1 && r->met == (i != broken) &&
            r->verdict == (i == broken ? GH_FAILS : GH_HOLDS) &&
            r->questions == (i == broken ? last : QUESTIONS);
  }
  return found;
}

static void each_question (void)
{
  static told_run t;
  static char claims[8000];
  unsigned found = 0;
  write_claims (claims, sizeof claims);
  for (int64_t at = 1; at <= THEOREMS * QUESTIONS; at++) {
    run (claims, LIES, at, 1, false, &t);
    if (is_found (&t, at))
      found++;
    else
      TAP_OK (false, "the lie about %" PRId64 " is found where it is told", at);
  }
  TAP_OK (found == THEOREMS * QUESTIONS, "%u of %d lies are found where they are told", found,
          THEOREMS * QUESTIONS);
}

/* Whoever fails beside it, each theorem that is wrong fails. */
static void all_questions (void)
{
  static told_run t;
  static char claims[8000];
  write_claims (claims, sizeof claims);
  for (unsigned jobs = 1; jobs <= 3; jobs++) {
    unsigned failing = 0;
    run (claims, LIES, EVERYWHERE, jobs, false, &t);
    for (size_t i = 0; i < THEOREMS; i++)
      failing += t.decided[i] == 1 && t.results[i].verdict == GH_FAILS;
    TAP_OK (failing == THEOREMS, "%u of %d theorems fail where all is wrong, by %u workers",
            failing, THEOREMS, jobs);
  }
}

/* ---- each case of a domain ------------------------------------------------------------------- */

#define CASES 40 /* more than two passes have */

static const char domain[] = "TT-1  for integer n: outcome(n + 1) = L   [integers 0..39]\n"
                             "TT-2  for integer n: n + 1 > n   [integers 0..39]";

static void each_lie (void)
{
  static told_run t;
  for (int64_t at = 1; at <= CASES; at++) {
    char expected[20];
    snprintf (expected, sizeof expected, "n = %" PRId64, at - 1);
    run (domain, LIES, at, 1, false, &t);
    const gh_result *const r = &t.results[0];
    if (r->verdict != GH_FAILS || strcmp (r->failure.counterexample, expected) ||
        r->cases != (uint64_t)at)
      TAP_OK (false, "a lie in case %" PRId64 " fails there: verdict %d, %s, %" PRIu64 " cases", at,
              (int)r->verdict, r->failure.counterexample, r->cases);
  }
  run (domain, LIES, 0, 1, false, &t);
  TAP_OK (t.results[0].verdict == GH_HOLDS && t.results[0].exhausted == 1 &&
              t.results[0].cases == CASES && t.results[0].questions == CASES,
          "without a lie it holds in all %" PRIu64 " cases", t.results[0].cases);
}

/* A case that ends its process is none that was run, and nothing is exhausted then. */
static void each_loss (void)
{
  static told_run t;
  for (int64_t at = 1; at <= CASES; at += at < 4 || at > CASES - 2 ? 1 : 7) {
    run (domain, ABORTS, at, 1, false, &t);
    const gh_result *const r = &t.results[0];
    TAP_OK (!r->exhausted && r->met < CASES && r->verdict != GH_FAILS && *t.summary.crash,
            "lost in case %" PRId64 ": %" PRIu64 " of %" PRIu64 " met, verdict %d, %s", at, r->met,
            r->cases, (int)r->verdict, r->reason);
    TAP_OK (t.results[1].verdict == GH_HOLDS && t.results[1].exhausted == 1,
            "and the theorem beside it holds");
  }
}

/* What is refused is not compared, and everything else is. */
static void each_refusal (void)
{
  static told_run t;
  static const int64_t places[] = {0, 1, 2, 16, 17, CASES};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    run (domain, REFUSES, places[i], 1, true, &t);
    const gh_result *const r = &t.results[0];
    uint64_t const refused = places[i] != 0;
    TAP_OK (r->compared == CASES - refused && r->inconclusive == refused && r->refused == refused &&
                r->met == CASES - refused && r->cases == CASES && r->exhausted == 1,
            "refused in case %" PRId64 ": %" PRIu64 " compared, %" PRIu64 " refused", places[i],
            r->compared, r->refused);
  }
  run (domain, SECOND_REFUSES, 7, 1, true, &t);
  TAP_OK (t.results[0].compared == CASES - 1 && t.results[0].met == CASES,
          "nor is what the second engine refuses: %" PRIu64 " compared, %" PRIu64 " met",
          t.results[0].compared, t.results[0].met);
  run (domain, REFUSES, EVERYWHERE, 1, true, &t);
  TAP_OK (t.results[0].compared == 0 && t.results[0].refused == CASES &&
              t.results[0].verdict == GH_INCONCLUSIVE,
          "where all is refused nothing is compared: %" PRIu64, t.results[0].compared);
}

/* ---- behind each number of questions --------------------------------------------------------- */

static unsigned before, behind; /* questions, and what stands between them and at the end: */
static bool assumed, claimed;

static void ask_some (gh_trial *t, unsigned count)
{
  for (unsigned i = 0; i < count; i++)
    gh_ask (t, GH_ASK_OUTCOME, gh_integer (t->store, (int64_t)i), GH_ZERO);
}

static void assume_and_claim (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_any (t, "G", GH_SORT_GAME);
  ask_some (t, before);
  gh_assume (t, assumed);
  ask_some (t, behind);
  gh_expect (t, claimed, "it is claimed");
}

/* However much was asked before, a false hypothesis is unmet, and what is false fails. */
static void each_number (void)
{
  gh_domain const once = {.day = 0, .high = 8, .met = -1};
  gh_theorem const theorem = theorem_of (assume_and_claim, once);
  unsigned wrong = 0, rows = 0;
  place = 0;
  for (unsigned row = 0; row < 4 * 20 * 4; row++, rows++) {
    gh_result r;
    assumed = row & 1;
    claimed = row >> 1 & 1;
    before = row / 4 % 20;
    behind = row / 80 * 5;
    check (&theorem, &r);
    gh_verdict const expected = !assumed ? GH_VACUOUS : claimed ? GH_HOLDS : GH_FAILS;
    wrong += r.verdict != expected || r.met != (assumed && claimed) || r.cases != 1;
  }
  TAP_OK (wrong == 0, "of %u cases with up to 35 questions %u are counted wrongly", rows, wrong);
}

/* The same of claims, by how many parts a hypothesis has. */
static void each_hypothesis (void)
{
  static const char *const arrows[] = {"->", "=>"};
  for (size_t arrow = 0; arrow < 2; arrow++)
    for (int parts = 1; parts <= 12; parts++) {
      char text[1000];
      size_t at = (size_t)snprintf (text, sizeof text, "TT-1  for integer n: ");
      for (int i = 1; i < parts; i++)
        at += (size_t)snprintf (text + at, sizeof text - at, "n + %d > n and ", i);
      snprintf (text + at, sizeof text - at, "n = 7 %s n = 7 and n > 6   [integers 0..9] [met 1]",
                arrows[arrow]);
      gh_result r;
      place = 0;
      TAP_OK (check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, text, &r) &&
                  r.verdict == GH_HOLDS && r.met == 1 && r.cases == 10,
              "a hypothesis of %d parts with %s is met once of %" PRIu64 ": %" PRIu64, parts,
              arrows[arrow], r.cases, r.met);
    }
}

int main (void)
{
  tap_take_signals ();
  reference = gh_reference_open ();
  each_question ();
  all_questions ();
  each_lie ();
  each_loss ();
  each_refusal ();
  each_number ();
  each_hypothesis ();
  reference->close (reference);
  return tap_done ();
}
