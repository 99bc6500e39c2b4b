/* An engine that one large number spoils is found out by small games that it was right about. */
#include "commands/library.h"
#include "form/numeral.h"
#include "harness/run/runner.h"
#include "reference/reference.h"
#include "tests/tap.h"

#include <string.h>

/* The reference, until it is asked about numbers of so many bits; then 2.g has a stop of 0. */
static struct {
  gh_engine engine;
  unsigned bits;
  bool refuses; /* what spoils it */
  bool spoilt;
} touchy;

static gh_engine *reference;

static bool is_large (gh_store *store, gh_form g, unsigned depth)
{
  if (gh_is_numeral (store, g)) {
    uint64_t exponent;
    mpz_t value;
    gh_numeral_value (store, g, value, &exponent);
    return mpz_sizeinbase (value, 2) >= touchy.bits;
  }
  for (gh_side side = GH_LEFT; side <= GH_RIGHT && depth; side++)
    GH_EACH (store, side, x, g)
      if (is_large (store, x, depth - 1))
        return true;
  return false;
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  bool const large = touchy.bits && is_large (store, arguments[0].form, 1);
  touchy.spoilt |= large;
  if (large && touchy.refuses) {
    strcpy (engine->words, "too large");
    return GH_REFUSED;
  }
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  if (touchy.spoilt && !large && request == GH_ASK_LEFT_STOP)
    answer->form = GH_ZERO;
  return reply;
}

static gh_verdict verdict_of (const gh_theorem *theorem, unsigned bits, bool refuses)
{
  gh_result r = {.verdict = GH_UNDECIDED};
  gh_options options = GH_DEFAULT_OPTIONS;
  touchy.engine = *reference;
  touchy.engine.builtin = false;
  touchy.engine.ask = ask;
  touchy.bits = bits;
  touchy.refuses = refuses;
  touchy.spoilt = false;
  options.compare = false;
  gh_runner *const runner = gh_runner_new (&touchy.engine, NULL, &options);
  gh_runner_check (runner, theorem, &r);
  gh_runner_free (runner);
  return r.verdict;
}

static const gh_theorem *find (const gh_registry *registry, const char *statement)
{
  for (size_t i = 0; i < registry->count; i++)
    if (strstr (registry->theorems[i].statement, statement))
      return &registry->theorems[i];
  return NULL;
}

int main (void)
{
  char error[400];
  gh_library *const library = gh_library_open (error, sizeof error);
  const gh_theorem *const theorem =
      find (gh_library_registry (library), "small games with gift horses are what they were");
  reference = gh_reference_open ();
  TAP_OK (verdict_of (theorem, 0, false) == GH_HOLDS, "a right engine is right before and behind");
  TAP_OK (verdict_of (theorem, 60, false) == GH_FAILS,
          "one that numbers of 60 bits spoil is found");
  TAP_OK (verdict_of (theorem, 60, true) == GH_FAILS, "also when it refuses them");
  reference->close (reference);
  gh_library_close (library);
  return tap_done ();
}
