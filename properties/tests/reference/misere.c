/* The recursions of misere play, and what the reference says of games that are not impartial. */
#include "reference/misere/misere.h"
#include "tests/recursions.h"
#include "tests/stores.h"
#include "tests/tap.h"

static void simplest (gh_store *store, gh_form g)
{
  gh_misere_simplest (store, g);
}

static void genus (gh_store *store, gh_form g)
{
  gh_genus_of (store, g);
}

static void mate (gh_store *store, gh_form g)
{
  gh_mate (store, g);
}

static void like (gh_store *store, gh_form g)
{
  gh_is_like (store, g, gh_nim_heap (store, 2));
}

static void distinguishing (gh_store *store, gh_form g)
{
  gh_form const two = gh_nim_heap (store, 2);
  if (!gh_is_like (store, g, two))
    gh_distinguishing (store, g, two);
}

static void impartial (gh_store *store, gh_form g)
{
  gh_is_impartial (store, g);
}

static const struct {
  const char *name;
  recursion *run;
} all[] = {
    {"simplest form", simplest},        {"genus", genus},        {"mate", mate}, {"like", like},
    {"distinguishing", distinguishing}, {"impartial", impartial}};

static size_t tested;
static unsigned levels;

/* {..{{*2}}..} */
static void use_chain (gh_store *store)
{
  gh_form g = gh_nim_heap (store, 2);
  for (unsigned i = 0; i < levels; i++) {
    gh_form_begin (store);
    gh_impartial_add (store, g);
    g = gh_form_end (store);
  }
  all[tested].run (store, g);
}

static void depths (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.depth = 30;
  gh_store *const store = gh_store_new (&limits, NULL);
  for (tested = 0; tested < sizeof all / sizeof *all; tested++) {
    bool left = true;
    levels = 120;
    TAP_OK (status_of (store, use_chain) == GH_OVER_DEPTH, "%s: a deep game is refused",
            all[tested].name);
    for (levels = 0; levels < 12; levels++)
      left = left && status_of (store, use_chain) == GH_OK;
    TAP_OK (left, "%s: every position is left again", all[tested].name);
    check_sharing (all[tested].name, all[tested].run);
  }
  gh_store_free (store);
}

static void not_impartial (gh_store *store)
{
  static const char *const games[] = {
      "1", "-1/2", "^", "{*|0}", "{^|^}", "{{1|}|{1|}}", "9223372036854775808"};
  gh_engine *const engine = gh_reference_open ();
  for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
    gh_value const arguments[] = {{GH_GAME, {.form = game (store, games[i])}},
                                  {GH_GAME, {.form = GH_ZERO}}};
    gh_value answer;
    bool none = true;
    for (gh_request r = GH_ASK_MISERE_CANONICAL; r <= GH_ASK_MATE; r++) {
      engine->ask (engine, store, r, arguments, &answer);
      none = none && answer.form == GH_NO_FORM;
    }
    for (gh_request r = GH_ASK_LIKE; r <= GH_ASK_VALUE_TAME; r++) {
      engine->ask (engine, store, r, arguments, &answer);
      none = none && (answer.type == GH_TRUTH ? !answer.truth : answer.form == GH_NO_FORM);
    }
    TAP_OK (none, "of %s, which is not impartial, there is none", games[i]);
  }
  engine->close (engine);
}

int main (void)
{
  depths ();
  in_new_store ("not impartial", not_impartial);
  return tap_done ();
}
