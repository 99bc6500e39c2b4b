/* Which theorems apply to the engines that are built in, and that none of them is refused: a
   theorem that is skipped fails nowhere else. */
#include "commands/library.h"
#include "harness/run/runner.h"
#include "tests/tap.h"

/* To be changed when theorems are added, and for no other reason. */
static const struct {
  const char *engine;
  size_t applicable, others;
} rows[] = {{"reference", 2063, 58}, {"optimized", 1709, 412}, {"certified", 846, 1275}};

static const gh_registry *registry;

/* ---- by requests ----------------------------------------------------------------------------- */

/* A theorem applies if its requests are among the abilities; orders are known from outcomes. */
static void each_request (void)
{
  for (unsigned r = 0; r < GH_ABILITIES; r++) {
    gh_request_set const bit = GH_BIT (r), all = GH_BIT (GH_ABILITIES) - 1;
    bool const needed = r != GH_ASK_COMPARE;
    size_t asking = 0;
    bool good = true;
    for (size_t i = 0; i < registry->count; i++) {
      const gh_theorem *const theorem = &registry->theorems[i];
      asking += (theorem->requests & bit) != 0;
      good = good && gh_applies (all, true, theorem);
      good = good && gh_applies (all, false, theorem) == (theorem->requests != 0);
      good =
          good && gh_applies (all & ~bit, true, theorem) == !(needed && (theorem->requests & bit));
    }
    TAP_OK (good, "%s: %zu theorems ask it, and apply to an engine that has it",
            gh_ability_words[r], asking);
  }
}

/* ---- by engines ------------------------------------------------------------------------------ */

static void each_engine (void)
{
  gh_engine_options const options = GH_DEFAULT_ENGINE_OPTIONS;
  char error[400];
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_engine *const engine = gh_library_engine (rows[i].engine, &options, error, sizeof error);
    size_t applicable = 0;
    for (size_t k = 0; k < registry->count; k++)
      applicable += gh_applies (engine->abilities, engine->builtin, &registry->theorems[k]);
    TAP_OK (applicable == rows[i].applicable && registry->count == applicable + rows[i].others,
            "%s: %zu of %zu theorems apply", rows[i].engine, applicable, registry->count);
    engine->close (engine);
  }
}

int main (void)
{
  char error[400];
  gh_library *const library = gh_library_open (error, sizeof error);
  registry = gh_library_registry (library);
  each_request ();
  each_engine ();
  gh_library_close (library);
  return tap_done ();
}
