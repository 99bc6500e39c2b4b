/* A run by workers: each theorem is decided once, with the result that is its own, however many
   workers there are and whatever dies. */
#include "form/numeral.h"
#include "harness/run/run.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define COUNT 70

/* ---- theorems -------------------------------------------------------------------------------- */

typedef enum { ALL_HOLD, ONE_FALSE, NONE_MET, ONE_REFUSED, ONE_KILLS, NO_ABILITY } kind;

/* What theorem i says of its integers 0..20 + 5i. */
typedef struct about {
  kind kind;
  int64_t low, high, odd; /* the one that is false, refused or kills */
} about;

static about abouts[COUNT];
static gh_theorem theorems[COUNT];
static const gh_theorem *all[COUNT];

static void run_about (gh_trial *t, const gh_theorem *theorem)
{
  const about *const a = theorem->claim;
  gh_form const form = gh_any (t, "n", GH_SORT_INTEGER);
  int64_t n;
  gh_ask (t, GH_ASK_OUTCOME, form, GH_ZERO);
  gh_small_integer (t->store, form, 0, 10000, &n);
  gh_assume (t, a->kind != NONE_MET);
  if (n == a->odd && a->kind == ONE_REFUSED)
    gh_end_case (t, GH_STEP_REFUSED, "number %" PRId64 " is", n);
  if (n == a->odd && a->kind == ONE_KILLS)
    raise (SIGKILL);
  gh_expect (t, n != a->odd || a->kind != ONE_FALSE, "not %" PRId64, n);
}

static void write_theorems (void)
{
  for (size_t i = 0; i < COUNT; i++) {
    about *const a = &abouts[i];
    *a = (about){.kind = i % 7 == 3    ? ONE_FALSE
                         : i % 11 == 5 ? NONE_MET
                         : i % 13 == 6 ? ONE_REFUSED
                         : i == 30     ? ONE_KILLS
                         : i % 17 == 8 ? NO_ABILITY
                                       : ALL_HOLD,
                 .high = 20 + 5 * (int64_t)i,
                 .odd = 10 + (int64_t)i};
    theorems[i] = theorem_of (run_about, (gh_domain){.low = 0, .high = a->high, .met = -1});
    theorems[i].requests = GH_BIT (a->kind == NO_ABILITY ? GH_ASK_PROVE : GH_ASK_OUTCOME);
    if (i % 9 == 0)
      theorems[i].requests = 0; /* run after all others */
    theorems[i].claim = a;
    all[i] = &theorems[i];
  }
}

/* ---- the run --------------------------------------------------------------------------------- */

static gh_result results[COUNT];
static unsigned times[COUNT], introductions;

static void started (void *context, const gh_introduction *engine)
{
  (void)context;
  introductions += !strcmp (engine->name, "reference");
}

static bool decided (void *context, size_t theorem, const gh_result *result)
{
  (void)context;
  results[theorem] = *result;
  times[theorem]++;
  return true;
}

static void progress (void *context, const gh_progress *p)
{
  (void)context;
  (void)p;
}

static bool open_reference (void *context, gh_engine **engine, gh_engine **second, char *error,
                            size_t size)
{
  (void)context;
  (void)error;
  (void)size;
  *engine = gh_reference_open ();
  *second = NULL;
  return true;
}

static bool run_all (const gh_theorem *const *which, size_t count, unsigned jobs,
                     gh_summary *summary)
{
  gh_options const options = GH_DEFAULT_OPTIONS;
  gh_plan const plan = {.work = {.theorems = which, .options = &options, .open = open_reference},
                        .count = count,
                        .jobs = jobs};
  gh_listener const listener = {.started = started, .decided = decided, .progress = progress};
  memset (results, 0, sizeof results);
  memset (times, 0, sizeof times);
  introductions = 0;
  return gh_run_theorems (&plan, &listener, summary);
}

/* ---- what comes of it ------------------------------------------------------------------------ */

static bool is_its_own (size_t i)
{
  const about *const a = &abouts[i];
  const gh_result *const r = &results[i];
  uint64_t const cases = (uint64_t)a->high + 1;
  char text[40];
  snprintf (text, sizeof text, "n = %" PRId64, a->odd);
  switch (theorems[i].requests || a->kind != NO_ABILITY ? a->kind : ALL_HOLD) {
  case ALL_HOLD: return r->verdict == GH_HOLDS && r->cases == cases && r->met == cases;
  case ONE_FALSE:
    return r->verdict == GH_FAILS && r->cases == (uint64_t)a->odd + 1 &&
           !strcmp (r->failure.counterexample, text) && !r->failure.passing;
  case NONE_MET: return r->verdict == GH_VACUOUS && r->cases == cases && r->met == 0;
  case ONE_REFUSED:
    return r->verdict == GH_HOLDS && r->cases == cases && r->met == cases - 1 &&
           r->inconclusive == 1;
  case ONE_KILLS: /* it is left out, and what would come next is not known */
    return r->verdict == GH_HOLDS && r->cut_short && r->cases == (uint64_t)a->odd + 1 &&
           r->met == (uint64_t)a->odd && r->inconclusive == 1 &&
           strstr (r->reason, "ended by signal 9") != NULL;
  case NO_ABILITY: return r->verdict == GH_NOT_APPLICABLE && r->cases == 0;
  }
  return false;
}

static void whole_runs (void)
{
  for (unsigned jobs = 1; jobs <= 3; jobs++) {
    gh_summary summary;
    unsigned own = 0, once = 0;
    bool const ran = run_all (all, COUNT, jobs, &summary);
    for (size_t i = 0; i < COUNT; i++) {
      once += times[i] == 1;
      own += is_its_own (i);
      if (!is_its_own (i))
        fprintf (stderr, "theorem %zu: verdict %d, %u cases, %s%s\n", i, (int)results[i].verdict,
                 (unsigned)results[i].cases, results[i].reason, results[i].failure.counterexample);
    }
    TAP_OK (ran && !summary.halted && !summary.given_up && !summary.unable && introductions == 1 &&
                summary.passes == GH_PASSES,
            "%u workers end, after %u passes", jobs, summary.passes);
    TAP_OK (once == COUNT, "%u of %d theorems are decided once", once, COUNT);
    TAP_OK (own == COUNT, "%u have the result that is their own", own);
  }
}

/* ---- random cases ---------------------------------------------------------------------------- */

static uint64_t killing; /* the fingerprint of a case */

static void run_random (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  if (gh_choose (t, 1u << 31) == killing)
    raise (SIGKILL);
}

static uint32_t fifth; /* choice of the theorem */

static void find_fifth (gh_trial *t, const gh_theorem *theorem)
{
  static unsigned cases;
  (void)theorem;
  uint32_t const choice = gh_choose (t, 1u << 31);
  if (++cases == 50)
    fifth = choice;
}

/* A random case that ends its process is left out, the others are run. */
static void deadly_case (void)
{
  gh_theorem theorem = theorem_of (find_fifth, random_200);
  gh_summary summary;
  gh_result result;
  check (&theorem, &result);
  killing = fifth;
  theorem.run = run_random;
  const gh_theorem *const only = &theorem;
  run_all (&only, 1, 1, &summary);
  TAP_OK (times[0] == 1 && results[0].verdict == GH_HOLDS && results[0].cases == 200 &&
              results[0].met == 199 && results[0].inconclusive == 1 && !results[0].cut_short,
          "one of 200 cases is left out (%u met, %s)", (unsigned)results[0].met, results[0].reason);
}

static void run_second (gh_trial *t, const gh_theorem *theorem)
{
  if (t->domain == &theorem->domains[1])
    run_random (t, theorem);
  else
    gh_any (t, "n", GH_SORT_INTEGER);
}

/* Its number is that of its domain: the same case of the one before is run. */
static void deadly_second_domain (void)
{
  gh_theorem theorem = theorem_of (run_second, (gh_domain){.low = 0, .high = 99, .met = 100});
  const gh_theorem *const only = &theorem;
  gh_summary summary;
  theorem.domains[theorem.domain_count++] = random_200;
  run_all (&only, 1, 1, &summary);
  TAP_OK (times[0] == 1 && results[0].verdict == GH_HOLDS && results[0].cases == 300 &&
              results[0].met == 299 && results[0].inconclusive == 1 && !results[0].cut_short,
          "so is one of a second domain, and none of the first (%u cases, %u met): %s",
          (unsigned)results[0].cases, (unsigned)results[0].met, results[0].reason);
}

int main (void)
{
  tap_take_signals ();
  reference = gh_reference_open ();
  write_theorems ();
  whole_runs ();
  deadly_case ();
  deadly_second_domain ();
  reference->close (reference);
  return tap_done ();
}
