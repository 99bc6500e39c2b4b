/* The engine of proved answers, with a table that is made to be wrong: it must not answer then. */
#include "proof/certified.h"
#include "optimized/canons.h"
#include "tests/stores.h"
#include "tests/tap.h"

static bool wrong;

gh_canon __real_gh_canon_difference (gh_canons *canons, gh_canon g, gh_canon h);
gh_canon __wrap_gh_canon_difference (gh_canons *canons, gh_canon g, gh_canon h);

gh_canon __wrap_gh_canon_difference (gh_canons *canons, gh_canon g, gh_canon h)
{
  gh_canon const difference = __real_gh_canon_difference (canons, g, h);
  return wrong ? gh_canon_sum (canons, difference, gh_canon_integer (canons, 1)) : difference;
}

static void subtract (gh_store *store)
{
  gh_engine *const engine = gh_certified_open ();
  gh_value const arguments[] = {{GH_GAME, {.form = game (store, "{1|*}")}},
                                {GH_GAME, {.form = game (store, "^")}}};
  gh_value answer;
  wrong = false;
  TAP_OK (engine->ask (engine, store, GH_ASK_SUBTRACT, arguments, &answer) == GH_ANSWERED,
          "a difference is answered");
  wrong = true;
  gh_reply const reply = engine->ask (engine, store, GH_ASK_SUBTRACT, arguments, &answer);
  TAP_OK (reply == GH_FINDING, "a wrong one is not: %s", engine->words);
  engine->close (engine);
}

int main (void)
{
  in_new_store ("differences", subtract);
  return tap_done ();
}
