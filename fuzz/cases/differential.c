#include "cases/differential.h"
#include "cases/case.h"
#include "commands/library.h"
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/generate.h"
#include "harness/cases/natural.h"
#include "theory/theory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_BYTES 256
#define MOST_SMALLER 20000 /* cases that are tried to make a finding smaller */

static struct {
  gh_library *library;
  const char *spec;
  gh_engine *engine, *second;
  gh_runner *runner;
  gh_theorem theorem; /* theory_answers of games that are chosen here */
} fuzz;

/* ---- games ----------------------------------------------------------------------------------- */

/* An integer, perhaps about a power of two where words end, perhaps over such a power. */
static gh_form word_number (gh_trial *t)
{
  static const uint8_t exponents[] = {0, 1, 5, 30, 31, 32, 52, 60, 61, 63, 64, 65, 128};
  gh_form const n = gh_random_form (t, GH_SORT_INTEGER, 1);
  mpz_t value;
  uint64_t exponent;
  gh_numeral_value (t->store, n, value, &exponent);
  exponent = exponents[gh_draw (t->choices, sizeof exponents)];
  gh_form const x = gh_dyadic (t->store, value, exponent);
  return gh_draw (t->choices, 2) ? gh_negative (t->store, x) : x;
}

static gh_form part (gh_trial *t)
{
  switch (gh_draw (t->choices, 6)) {
  case 0:
  case 1: return gh_random_form (t, GH_SORT_GAME, differential.depth);
  case 2: return gh_random_form (t, GH_SORT_NUMBER, 2);
  case 3: return word_number (t);
  case 4: return gh_random_form (t, GH_SORT_DICOTIC, differential.depth);
  default: return gh_natural_form (t, 8);
  }
}

static gh_form chosen_game (gh_trial *t)
{
  switch (gh_draw (t->choices, 5)) {
  case 0:
  case 1: return part (t);
  case 2: { /* hot, cold or tepid */
    gh_form const left = part (t);
    return gh_make (t->store, left, part (t));
  }
  case 3: return gh_equal_partner (t, gh_random_form (t, GH_SORT_GAME, differential.depth - 1));
  default: { /* {x||y|z}, often an infinitesimal, or number by number */
    gh_form const x = word_number (t), y = word_number (t);
    return gh_make (t->store, x, gh_make (t->store, y, word_number (t)));
  }
  }
}

/* The variables get their values as a replay gives them. */
static void run (gh_trial *t, const gh_theorem *theorem)
{
  static gh_given games[2];
  if (!t->given) {
    gh_form const g = chosen_game (t);
    t->variables[t->variable_count++] = (gh_variable){"G", GH_SORT_GAME, g};
    gh_form const h = gh_draw (t->choices, 2)
                          ? chosen_game (t)
                          : gh_random_form (t, GH_SORT_GAME, differential.depth - 1);
    t->variable_count = 0;
    games[0] = (gh_given){"G", 1, t->store, g, GH_GAME};
    games[1] = (gh_given){"H", 1, t->store, h, GH_GAME};
    t->given = games;
    t->given_count = 2;
  }
  theory_answers (t, theorem);
}

/* ---- the target ------------------------------------------------------------------------------ */

static void close_all (void)
{
  gh_runner_free (fuzz.runner);
  gh_library_close (fuzz.library);
  fuzz.engine->close (fuzz.engine);
  fuzz.second->close (fuzz.second);
}

static gh_engine *open_engine (const char *spec)
{
  char error[1000];
  gh_engine *const engine =
      gh_library_engine (spec, &GH_DEFAULT_ENGINE_OPTIONS, error, sizeof error);
  if (!engine)
    no_start (error);
  return engine;
}

static void open_all (void)
{
  char error[1000];
  gh_options options = GH_DEFAULT_OPTIONS;
  options.limits.forms = differential.forms;
  options.limits.options = 20 * differential.forms;
  options.limits.steps = 20 * differential.forms;
  options.smaller_cases = MOST_SMALLER;
  fuzz.library = gh_library_open (error, sizeof error);
  if (!fuzz.library)
    no_start (error);
  need_known ();
  fuzz.spec = getenv ("GIFTHORSE_ENGINE");
  if (!fuzz.spec)
    fuzz.spec = "optimized";
  fuzz.engine = open_engine (fuzz.spec);
  fuzz.second = open_engine (differential.against);
  const gh_registry *const registry = gh_library_registry (fuzz.library);
  for (size_t i = 0; i < registry->count; i++)
    if (registry->theorems[i].run == theory_answers)
      fuzz.theorem = registry->theorems[i];
  fuzz.theorem.run = run;
  fuzz.runner = gh_runner_new (fuzz.engine, fuzz.second, &options);
  if (!fuzz.runner)
    no_start ("out of memory");
  atexit (close_all);
}

void fuzz_one (const uint8_t *data, size_t size)
{
  static gh_result result;
  if (!fuzz.runner)
    open_all ();
  size_t const count = size < MOST_BYTES ? size : MOST_BYTES;
  gh_runner_bytes (fuzz.runner, &fuzz.theorem, data, count, &result);
  count_case (&fuzz.theorem, &result);
  if (result.verdict == GH_FAILS)
    report_case (fuzz.runner, fuzz.spec, &fuzz.theorem, &result);
}
