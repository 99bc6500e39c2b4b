/* Every theorem with random cases against the built-in engine: the first four bytes choose the
   theorem whose statement's hash is nearest, so that new theorems leave old inputs their meaning,
   and the others are its choices. A finding is printed as notation, as `gifthorse check --replay`
   reads it. */
#include "commands/library.h"
#include "engines.h"
#include "fuzz.h"
#include "harness/runner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_THEOREMS 4096
#define MOST_CHOICE_BYTES 512 /* longer inputs only slow the search down */

/* Set up once; libFuzzer has no place to hand a context through. */
static struct {
  gh_library *library;
  gh_engine *engine;
  gh_runner *runner;
  const gh_theorem *theorems[MOST_THEOREMS];
  uint32_t hashes[MOST_THEOREMS]; /* of their statements */
  size_t count;
} fuzz;

_Noreturn static void give_up (const char *why)
{
  fprintf (stderr, "fuzz_theorems: %s\n", why);
  exit (1);
}

static void close_all (void)
{
  gh_runner_free (fuzz.runner);
  gh_library_close (fuzz.library);
  fuzz.engine->close (fuzz.engine);
}

/* Statements that are false on purpose, that claim a witness, or that have no random cases are not
   for fuzzing. */
static void choose_from (const gh_registry *registry)
{
  for (size_t i = 0; i < registry->count && fuzz.count < MOST_THEOREMS; i++) {
    const gh_theorem *const t = &registry->theorems[i];
    bool random = false;
    for (size_t k = 0; k < t->domain_count; k++)
      random |= t->domains[k].random;
    if (t->expected || t->exists || !random)
      continue;
    fuzz.hashes[fuzz.count] = (uint32_t)gh_theorem_hash (t);
    fuzz.theorems[fuzz.count++] = t;
  }
}

static void open_all (void)
{
  char error[400];
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_engine_options const engine_options = GH_DEFAULT_ENGINE_OPTIONS;
  options.limits.forms = 300; /* five times as fast as 2000, and 5% inconclusive against 3% */
  fuzz.library = gh_library_open (error, sizeof error);
  if (!fuzz.library)
    give_up (error);
  choose_from (gh_library_registry (fuzz.library));
  fuzz.engine = gh_engine_open ("reference", &engine_options, error, sizeof error);
  if (!fuzz.engine)
    give_up (error);
  fuzz.runner = gh_runner_new (fuzz.engine, NULL, &options, NULL, NULL);
  if (!fuzz.runner || !fuzz.count)
    give_up ("out of memory");
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

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static gh_result result;
  if (!fuzz.runner)
    open_all ();
  if (size < 4)
    return 0;
  uint32_t const wanted =
      (uint32_t)data[0] << 24 | (uint32_t)data[1] << 16 | (uint32_t)data[2] << 8 | data[3];
  size_t const count = size - 4 < MOST_CHOICE_BYTES ? size - 4 : MOST_CHOICE_BYTES;
  size_t const chosen = nearest (wanted);
  const gh_theorem *const theorem = fuzz.theorems[chosen];
  gh_runner_bytes (fuzz.runner, theorem, data + 4, count, &result);
  count_meaning (chosen, &result);
  if (result.verdict == GH_FAILS) {
    fprintf (stderr, "%s: %s\nrequired: %s\n%sreplay: gifthorse check --replay '%s %s'\n",
             theorem->name, theorem->statement, result.required, result.answers, theorem->name,
             result.counterexample);
    abort ();
  }
  return 0;
}
