/* An engine that keeps values says 0 of {-1|1}, as it does of 0. No theorem may accuse it: what is
   no impartial form and equals a nimber is asked of nobody. */
#include "commands/library.h"
#include "form/shape.h"
#include "harness/run/runner.h"
#include "reference/reference.h"
#include "tests/tap.h"

#include <string.h>

static gh_engine *reference;

/* By the canonical form, which is impartial when the value is a nimber. */
static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  gh_value read[GH_MOST_ARGUMENTS];
  (void)engine;
  for (unsigned i = 0; i < gh_requests[request].count; i++) {
    read[i] = arguments[i];
    if (gh_requests[request].takes == GH_GAME && !gh_is_impartial (store, arguments[i].form))
      read[i].form = gh_canonical (store, arguments[i].form);
  }
  return reference->ask (reference, store, request, read, answer);
}

static void accused (const gh_registry *registry, const char *id)
{
  gh_engine engine = *reference;
  engine.builtin = false;
  engine.ask = ask;
  gh_engine *const second = gh_reference_open ();
  gh_runner *const runner = gh_runner_new (&engine, second, &GH_DEFAULT_OPTIONS);
  for (size_t i = 0; i < registry->count; i++) {
    gh_result r = {.verdict = GH_UNDECIDED};
    const gh_theorem *const theorem = &registry->theorems[i];
    if (strncmp (theorem->ids, id, strlen (id)) != 0 || !theorem->requests)
      continue;
    gh_runner_check (runner, theorem, &r);
    TAP_OK (r.verdict == GH_HOLDS, "%s  %s", theorem->name, theorem->statement);
  }
  gh_runner_free (runner);
  second->close (second);
}

int main (void)
{
  char error[400];
  gh_library *const library = gh_library_open (error, sizeof error);
  reference = gh_reference_open ();
  accused (gh_library_registry (library), "SS-7.1a");
  accused (gh_library_registry (library), "WW-8.4");
  reference->close (reference);
  gh_library_close (library);
  return tap_done ();
}
