/* Windows, shares of cases and faults of an engine, held against what each case is known to come
   to: no order in which answers arrive changes the result. */
#include "form/numeral.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define CASES 40
#define PIECES 4
#define ROUNDS 20

typedef enum { HOLDS, UNMET, REFUSED, FALSE, FAULT, ENDS } end;

/* What case number n of a theorem comes to, and how often its answer is waited for. */
typedef struct script {
  end end[CASES];
  unsigned delay[CASES], asked[CASES]; /* asked[n]: settled so often before, plus 1; 0: not yet */
  int64_t first;                       /* its integers begin here, apart from those of others */
  unsigned count;
} script;

static script scripts[PIECES];

static struct {
  gh_engine engine;
  unsigned settles;
} scripted;

/* ---- the engine and the theorem -------------------------------------------------------------- */

static gh_reply ask_scripted (gh_engine *engine, gh_store *store, gh_request request,
                              const gh_value *arguments, gh_value *answer)
{
  int64_t n;
  gh_small_integer (store, arguments[0].form, 0, PIECES * CASES, &n);
  script *const s = &scripts[n / CASES];
  size_t const i = (size_t)(n % CASES);
  if (!s->asked[i])
    s->asked[i] = scripted.settles + 1;
  if (scripted.settles + 1 < s->asked[i] + s->delay[i])
    return GH_PENDING;
  snprintf (engine->words, sizeof engine->words, "scripted");
  if (s->end[i] == REFUSED)
    return GH_REFUSED;
  if (s->end[i] == FAULT) {
    engine->faults++;
    return GH_FINDING;
  }
  return reference->ask (reference, store, request, arguments, answer);
}

static void settle_scripted (gh_engine *engine)
{
  (void)engine;
  scripted.settles++;
}

static void run_scripted (gh_trial *t, const gh_theorem *theorem)
{
  const script *const s = theorem->claim;
  gh_form const g = gh_any (t, "n", GH_SORT_INTEGER);
  int64_t n;
  gh_ask (t, GH_ASK_OUTCOME, g, GH_ZERO);
  gh_small_integer (t->store, g, 0, PIECES * CASES, &n);
  gh_assume (t, s->end[n - s->first] != UNMET);
  gh_expect (t, s->end[n - s->first] != FALSE, "no false case");
}

/* ---- what must come of it -------------------------------------------------------------------- */

static gh_result expected_of (const script *s)
{
  gh_result r = {.verdict = GH_HOLDS};
  for (unsigned i = 0; i < s->count && r.verdict != GH_FAILS; i++) {
    r.cases++;
    r.met += s->end[i] == HOLDS;
    r.inconclusive += s->end[i] == REFUSED;
    if (s->end[i] < FALSE)
      continue;
    r.verdict = GH_FAILS;
    snprintf (r.failure.found, sizeof r.failure.found, "case 1/%u", i + 1);
    snprintf (r.failure.counterexample, sizeof r.failure.counterexample, "n = %" PRId64,
              s->first + (int64_t)i);
    r.failure.step = s->end[i] == FAULT ? (gh_case_step){GH_STEP_NO_ANSWER, GH_ASK_OUTCOME}
                                        : (gh_case_step){.kind = GH_STEP_FALSE};
  }
  if (r.verdict == GH_HOLDS && (2 * r.inconclusive > r.cases || (!r.met && r.inconclusive)))
    r.verdict = GH_INCONCLUSIVE;
  else if (r.verdict == GH_HOLDS && !r.met)
    r.verdict = GH_VACUOUS;
  return r;
}

static bool same (const gh_result *a, const gh_result *b)
{
  return a->verdict == b->verdict && a->cases == b->cases && a->met == b->met &&
         a->inconclusive == b->inconclusive && a->refused == b->inconclusive &&
         !strcmp (a->failure.found, b->failure.found) &&
         !strcmp (a->failure.counterexample, b->failure.counterexample) &&
         gh_step_same (a->failure.step, b->failure.step);
}

/* ---- rounds ---------------------------------------------------------------------------------- */

static void write_scripts (bool prompt)
{
  static const unsigned rare[ENDS] = {1, 4, 6, 40, 60};
  for (unsigned p = 0; p < PIECES; p++) {
    script *const s = &scripts[p];
    *s = (script){.first = (int64_t)p * CASES, .count = 1 + draw (CASES)};
    bool const faults = draw (3) == 0, fails = draw (3) > 0, mostly_unmet = draw (4) == 0;
    for (unsigned i = 0; i < s->count; i++) {
      for (end e = UNMET; e < ENDS; e++)
        if (draw (rare[e]) == 0 && (e != FAULT || faults) && (e != FALSE || fails))
          s->end[i] = e;
      if (mostly_unmet && s->end[i] == HOLDS)
        s->end[i] = UNMET;
      s->delay[i] = prompt ? 0 : draw (4) * draw (2);
    }
  }
}

static size_t done[PIECES];

static void count_done (void *context, size_t piece)
{
  (void)context;
  done[piece]++;
}

/* All pieces, a share of cases after the other. */
static bool shares_are_kept (gh_runner *runner, gh_piece *pieces, uint64_t share)
{
  bool kept = true;
  for (int pass = 0; pass < 2 * CASES; pass++) {
    uint64_t before[PIECES];
    gh_piece left[PIECES];
    size_t count = 0;
    memset (done, 0, sizeof done);
    for (size_t p = 0; p < PIECES; p++)
      if (!pieces[p].standing->decided) {
        before[count] = pieces[p].standing->result.cases;
        left[count] = pieces[p];
        left[count].upto = share < UINT64_MAX - before[count] ? before[count] + share : share;
        count++;
      }
    gh_runner_advance (runner, left, count, 0, count_done, NULL);
    for (size_t p = 0; p < count; p++) {
      uint64_t const more = left[p].standing->result.cases - before[p];
      kept = kept && done[p] == 1 && more <= share && (more == share || left[p].standing->decided);
    }
  }
  return kept;
}

/* What came of all scripts, and whether the shares were kept. */
static bool run_scripts (size_t window, uint64_t share, gh_standing standings[PIECES])
{
  gh_theorem theorems[PIECES];
  gh_piece pieces[PIECES];
  scripted.engine.window = window;
  scripted.settles = 0;
  gh_runner *const runner = gh_runner_new (&scripted.engine, NULL, &GH_DEFAULT_OPTIONS);
  for (size_t p = 0; p < PIECES; p++) {
    int64_t const first = scripts[p].first;
    theorems[p] = theorem_of (
        run_scripted, (gh_domain){.low = first, .high = first + scripts[p].count - 1, .met = -1});
    theorems[p].claim = &scripts[p];
    standings[p] = (gh_standing){.plain = true};
    pieces[p] = (gh_piece){.theorem = &theorems[p], .standing = &standings[p]};
  }
  bool const good = shares_are_kept (runner, pieces, share);
  gh_runner_free (runner);
  return good;
}

static bool round_is_good (size_t window, uint64_t share)
{
  gh_standing standings[PIECES];
  bool good = run_scripts (window, share, standings);
  for (size_t p = 0; p < PIECES; p++) {
    gh_result const expected = expected_of (&scripts[p]);
    good = good && standings[p].decided;
    if (!same (&standings[p].result, &expected)) {
      good = false;
      fprintf (stderr, "%s: verdict %d, %u cases, %u met; not %d, %s, %u, %u\n",
               standings[p].result.failure.found, (int)standings[p].result.verdict,
               (unsigned)standings[p].result.cases, (unsigned)standings[p].result.met,
               (int)expected.verdict, expected.failure.found, (unsigned)expected.cases,
               (unsigned)expected.met);
    }
  }
  return good;
}

/* ---- no memory ------------------------------------------------------------------------------- */

static bool refuses; /* the next memory for a failure */

void *__real_calloc (size_t count, size_t size);
void *__wrap_calloc (size_t count, size_t size);
void *__wrap_calloc (size_t count, size_t size)
{
  if (!refuses || count != 1 || size != sizeof (gh_failure))
    return __real_calloc (count, size);
  refuses = false;
  return NULL;
}

/* The first of two false cases in a window cannot be described: the second one is. */
static void refuse_one (void)
{
  gh_standing standings[PIECES];
  for (unsigned p = 0; p < PIECES; p++)
    scripts[p] = (script){.first = (int64_t)p * CASES, .count = 6};
  scripts[0].end[2] = scripts[0].end[4] = FALSE;
  refuses = true;
  run_scripts (16, UINT64_MAX, standings);
  const gh_result *const r = &standings[0].result;
  TAP_OK (!refuses && r->verdict == GH_FAILS && r->inconclusive == 1 && !r->refused &&
              !strcmp (r->failure.found, "case 1/5"),
          "without memory for a failure the next one is told: %s", r->failure.found);
}

int main (void)
{
  static const size_t windows[] = {1, 2, 5, 16, 200};
  static const uint64_t shares[] = {1, 3, 16, UINT64_MAX};
  reference = gh_reference_open ();
  scripted.engine = *reference;
  scripted.engine.builtin = false;
  scripted.engine.ask = ask_scripted;
  scripted.engine.settle = settle_scripted;
  for (size_t w = 0; w < sizeof windows / sizeof *windows; w++)
    for (size_t s = 0; s < sizeof shares / sizeof *shares; s++) {
      unsigned good = 0;
      draw_from ((uint32_t)(10 * w + s + 1));
      for (int i = 0; i < ROUNDS; i++) {
        write_scripts (windows[w] == 1);
        good += round_is_good (windows[w], shares[s]);
      }
      TAP_OK (good == ROUNDS, "windows of %zu, %zu cases at a time: %u of %d are as expected",
              windows[w], (size_t)shares[s], good, ROUNDS);
    }
  refuse_one ();
  reference->close (reference);
  return tap_done ();
}
