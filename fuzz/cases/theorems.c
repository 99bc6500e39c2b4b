#include "cases/theorems.h"
#include "cases/case.h"
#include "commands/library.h"
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "plugin/plugin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_THEOREMS 4096
#define MOST_CHOICE_BYTES 512 /* longer inputs only slow the search down */
#define MOST_SMALLER 20000    /* cases that are tried to make a finding smaller */

/* Set up once; libFuzzer has no place to hand a context through. */
static struct {
  gh_library *library;
  const char *spec;           /* of the engine */
  gh_engine *engine, *second; /* `second` may be NULL */
  gh_runner *runner;
  const gh_theorem *theorems[MOST_THEOREMS];
  uint32_t hashes[MOST_THEOREMS]; /* of their statements */
  size_t count;
} fuzz;

static void close_all (void)
{
  gh_runner_free (fuzz.runner);
  gh_library_close (fuzz.library);
  fuzz.engine->close (fuzz.engine);
  if (fuzz.second)
    fuzz.second->close (fuzz.second);
}

/* Statements that are false on purpose, that claim a witness, that have no random cases, or
   for which the engine lacks an ability are not for fuzzing. */
static void choose_from (const gh_registry *registry)
{
  for (size_t i = 0; i < registry->count && fuzz.count < MOST_THEOREMS; i++) {
    const gh_theorem *const theorem = &registry->theorems[i];
    bool random = false;
    for (size_t k = 0; k < theorem->domain_count; k++)
      random |= theorem->domains[k].random;
    if (!((theorem->theory || theorem->proof) ? theorems.in_c : theorems.claims) ||
        theorem->expected || theorem->exists || !random ||
        !gh_runner_applies (fuzz.runner, theorem))
      continue;
    fuzz.hashes[fuzz.count] = (uint32_t)gh_theorem_hash (theorem);
    fuzz.theorems[fuzz.count++] = theorem;
  }
}

static gh_engine *open_engine (const char *spec)
{
  char error[1000];
  gh_engine_options const options = GH_DEFAULT_ENGINE_OPTIONS;
  gh_engine *const engine = gh_library_engine (spec, &options, error, sizeof error);
  if (!engine)
    no_start (error);
  return engine;
}

static void open_engines (void)
{
#ifdef GH_FUZZ_ENGINE
  char error[200];
  fuzz.spec = "lib:ENGINE.so"; /* where it is, its author knows */
  fuzz.engine = gh_plugin_open (gifthorse_engine (), error, sizeof error);
  if (!fuzz.engine)
    no_start (error);
  fuzz.second = open_engine ("reference");
#else
  fuzz.spec = getenv ("GIFTHORSE_ENGINE");
  if (!fuzz.spec)
    fuzz.spec = "reference";
  fuzz.engine = open_engine (fuzz.spec);
#endif
}

static void open_all (void)
{
  char error[1000];
  gh_options options = GH_DEFAULT_OPTIONS;
  options.limits.forms = 300; /* five times as fast as 2000, and 5% inconclusive against 3% */
  options.smaller_cases = MOST_SMALLER;
  fuzz.library = gh_library_open (error, sizeof error);
  if (!fuzz.library)
    no_start (error);
  open_engines ();
  need_known ();
  fuzz.runner = gh_runner_new (fuzz.engine, fuzz.second, &options);
  if (!fuzz.runner)
    no_start ("out of memory");
  choose_from (gh_library_registry (fuzz.library));
  if (!fuzz.count)
    no_start ("no theorem asks what the engine can answer");
  atexit (close_all);
}

/* ---- what libFuzzer counts ------------------------------------------------------------------- */

/* Beside the code that an input reaches, what it means: for each theorem, how the case ended, and
   where it held the outcome class of the first variable. 512 theorems have counters of their own,
   more would share them. Nothing here reads them, so the compiler would leave the stores out, were
   they not volatile. */
#ifdef GH_LIBFUZZER
#define COUNTERS 4096
__attribute__ ((section ("__libfuzzer_extra_counters"))) static volatile uint8_t counters[COUNTERS];

typedef enum { HELD, HELD_WITHOUT_GAME = 4, UNMET, INCONCLUSIVE, KINDS = 8 } kind;

static unsigned kind_of (const gh_result *result)
{
  if (result->inconclusive)
    return INCONCLUSIVE;
  if (!result->met)
    return UNMET;
  for (unsigned outcome = 0; outcome < 4; outcome++)
    if (result->labels[0][outcome])
      return HELD + outcome;
  return HELD_WITHOUT_GAME;
}

static void count_meaning (size_t theorem, const gh_result *result)
{
  counters[(KINDS * theorem + kind_of (result)) % COUNTERS] = 1;
}
#else
static void count_meaning (size_t theorem, const gh_result *result)
{
  (void)theorem;
  (void)result;
}
#endif

/* ---- the target ------------------------------------------------------------------------------ */

static size_t nearest (uint32_t wanted)
{
  size_t best = 0;
  uint32_t least = UINT32_MAX;
  for (size_t i = 0; i < fuzz.count; i++) {
    uint32_t const hash = fuzz.hashes[i], distance = hash > wanted ? hash - wanted : wanted - hash;
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  return best;
}

/* Bytes that are missing are 0, so that any first input reaches something, as fuzzers ask. */
void fuzz_one (const uint8_t *data, size_t size)
{
  static gh_result result;
  uint32_t wanted = 0;
  if (!fuzz.runner)
    open_all ();
  for (size_t i = 0; i < THEOREM_BYTES; i++)
    wanted = wanted << 8 | (i < size ? data[i] : 0);
  size_t const named = size < THEOREM_BYTES ? size : THEOREM_BYTES;
  size_t const count = size - named < MOST_CHOICE_BYTES ? size - named : MOST_CHOICE_BYTES;
  size_t const chosen = nearest (wanted);
  const gh_theorem *const theorem = fuzz.theorems[chosen];
  gh_runner_bytes (fuzz.runner, theorem, data + named, count, &result);
  count_meaning (chosen, &result);
  count_case (theorem, &result);
  if (result.verdict == GH_FAILS)
    report_case (fuzz.runner, fuzz.spec, theorem, &result);
}
