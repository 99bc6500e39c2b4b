/* Misere play behind the call of all engines: the fast engine against the reference. */
#include "engines.h"
#include "form/genus.h"
#include "reference/misere/misere.h"
#include "tests/optimized/misere_tables.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <signal.h>
#include <string.h>

static gh_engine *fast, *reference;

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request, gh_form g, gh_form h,
                     gh_value *answer)
{
  gh_value const arguments[] = {{GH_GAME, {.form = g}}, {GH_GAME, {.form = h}}};
  return engine->ask (engine, store, request, arguments, answer);
}

static bool same_value (const gh_value *a, const gh_value *b)
{
  if (a->type != b->type)
    return false;
  if (a->type == GH_OUTCOME)
    return a->outcome == b->outcome;
  return a->type == GH_TRUTH ? a->truth == b->truth : a->form == b->form;
}

/* Whether both engines say the same. */
static bool agree (gh_store *store, gh_request request, gh_form g, gh_form h)
{
  gh_value mine, theirs;
  return ask (fast, store, request, g, h, &mine) == GH_ANSWERED &&
         ask (reference, store, request, g, h, &theirs) == GH_ANSWERED &&
         same_value (&mine, &theirs) && mine.type == gh_requests[request].answer;
}

static size_t disagreements (gh_store *store, gh_form g, gh_form h)
{
  static const gh_request requests[] = {
      GH_ASK_MISERE_OUTCOME, GH_ASK_MISERE_CANONICAL, GH_ASK_GENUS,      GH_ASK_LIKE,
      GH_ASK_TAME,           GH_ASK_VALUE_GENUS,      GH_ASK_VALUE_MATE, GH_ASK_VALUE_TAME};
  size_t count = 0;
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
    count += !agree (store, requests[i], g, h);
  return count;
}

/* ---- games ----------------------------------------------------------------------------------- */

static void test_impartial (gh_store *store)
{
  size_t wrong = 0, alike = 0, tame = 0;
  for (size_t i = 0; i < 400; i++) {
    gh_form const g = random_impartial (store, 4), h = random_impartial (store, 3);
    gh_value answer;
    wrong += disagreements (store, g, h);
    ask (fast, store, GH_ASK_LIKE, g, h, &answer);
    alike += answer.truth;
    ask (fast, store, GH_ASK_TAME, g, GH_ZERO, &answer);
    tame += answer.truth;
  }
  TAP_OK (wrong == 0, "400 impartial games");
  TAP_OK (alike > 8 && alike < 300 && tame > 100 && tame < 395,
          "%zu of them are like another, %zu are tame", alike, tame);
}

/* Tame is said of forms: this one becomes 0, and has an untame position. */
static void test_tame (gh_store *store)
{
  gh_form const untame = game (store, "{0,{*2|*2}|0,{*2|*2}}");
  gh_form const one = game (store, "*"), inner = gh_make (store, untame, untame);
  gh_value answer;
  TAP_OK (agree (store, GH_ASK_TAME, inner, GH_ZERO) && agree (store, GH_ASK_TAME, one, GH_ZERO),
          "tame and untame games");
  ask (fast, store, GH_ASK_TAME, inner, GH_ZERO, &answer);
  TAP_OK (!answer.truth, "a game with an untame option is not tame");
  gh_form const hidden = game (store, "*{1,*{0,*{*{2},1}}}");
  ask (fast, store, GH_ASK_TAME, hidden, GH_ZERO, &answer);
  bool const form = answer.truth;
  ask (fast, store, GH_ASK_VALUE_TAME, hidden, GH_ZERO, &answer);
  TAP_OK (!form && answer.truth, "its simplest form may be tame");
}

/* Of this simplest form the mate becomes 0; and that of 0 is 1. */
static void test_mates (gh_store *store)
{
  gh_form const chain = game (store, "*{*{*{*{2}},1}}");
  gh_value answer;
  ask (fast, store, GH_ASK_MISERE_CANONICAL, chain, GH_ZERO, &answer);
  TAP_OK (answer.form == chain, "a simplest form");
  ask (fast, store, GH_ASK_VALUE_MATE, chain, GH_ZERO, &answer);
  TAP_OK (answer.form == GH_ZERO && agree (store, GH_ASK_VALUE_MATE, chain, GH_ZERO) &&
              agree (store, GH_ASK_VALUE_MATE, GH_ZERO, GH_ZERO),
          "whose mate is in no simplest form");
}

static void test_partizan (gh_store *store)
{
  gh_form all[DAY_2];
  size_t wrong = 0, seen = 0;
  make_day_2 (store, all);
  for (size_t i = 0; i < DAY_2; i++)
    wrong += disagreements (store, all[i], all[DAY_2 - 1 - i]);
  TAP_OK (wrong == 0, "all forms born by day 2");
  for (size_t i = 0; i < 1500; i++) {
    gh_value answer;
    gh_form const g = random_form (store, 5);
    wrong += disagreements (store, g, GH_ZERO);
    ask (fast, store, GH_ASK_MISERE_OUTCOME, g, GH_ZERO, &answer);
    seen |= (size_t)1 << answer.outcome;
  }
  TAP_OK (wrong == 0 && seen == 15, "1,500 random forms, which have every outcome");
}

static void test_numbers (gh_store *store)
{
  static const char *const numbers[] = {"0",   "1",    "-1",    "7",    "-7",
                                        "1/2", "-3/4", "37/16", "{3|}", "{-1/2|1/4}"};
  gh_value answer;
  size_t wrong = 0;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    wrong += disagreements (store, game (store, numbers[i]), GH_ZERO);
  TAP_OK (wrong == 0, "numbers");
  ask (fast, store, GH_ASK_MISERE_OUTCOME, game (store, "{123456789012345678901|-1/8}"), GH_ZERO,
       &answer);
  TAP_OK (answer.outcome == GH_P, "beyond play, too");
}

/* ---- refusals -------------------------------------------------------------------------------- */

static gh_form nested (gh_store *store, unsigned times)
{
  gh_form g = game (store, "*2");
  for (unsigned i = 0; i < times; i++)
    g = gh_make (store, g, g);
  return g;
}

static void test_refusals (gh_store *store)
{
  static const gh_request requests[] = {
      GH_ASK_MISERE_OUTCOME, GH_ASK_MISERE_CANONICAL, GH_ASK_GENUS,      GH_ASK_LIKE,
      GH_ASK_TAME,           GH_ASK_VALUE_GENUS,      GH_ASK_VALUE_MATE, GH_ASK_VALUE_TAME};
  gh_value answer;
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
    TAP_OK (ask (fast, store, requests[i], nested (store, 5100), GH_ZERO, &answer) == GH_REFUSED &&
                !strcmp (fast->words, "nested deeper than 5000"),
            "%s of a game too deep: %s", gh_requests[requests[i]].word, fast->words);
  TAP_OK (ask (fast, store, GH_ASK_GENUS, nested (store, 4900), GH_ZERO, &answer) == GH_ANSWERED &&
              gh_genus_normal (store, answer.form) == 1,
          "and of one that is not");
}

static void ask_mate (gh_store *store)
{
  gh_value answer;
  ask (fast, store, GH_ASK_MATE, GH_ZERO, GH_ZERO, &answer);
}

static void ask_in_child (void *store)
{
  status_of (store, ask_mate);
}

/* ---- a long life ----------------------------------------------------------------------------- */

#define SETS 4096

static uint32_t first_set;

static gh_form set_of (gh_store *store, const gh_form *games, uint32_t set)
{
  gh_form_begin (store);
  for (uint32_t left = set; left; left &= left - 1)
    gh_impartial_add (store, games[__builtin_ctz (left)]);
  return gh_form_end (store);
}

/* Who wins the game whose options are 4,096 sets of 22 games, most of them in simplest form. */
static void many_games (gh_store *store)
{
  static const char *const names[] = {
      "0",           "*",      "*2",   "*3",   "*4",     "*{2}",     "*{3}",   "*{2,3}",
      "{*{2}|*{2}}", "*5",     "*6",   "*7",   "*{2,4}", "*{2,3,4}", "*{3,4}", "*{2,5}",
      "*{3,5}",      "*{4,5}", "*{4}", "*{5}", "*{6}",   "*{2,6}"};
  gh_form games[22];
  gh_value answer;
  for (size_t i = 0; i < 22; i++)
    games[i] = game (store, names[i]);
  gh_form_begin (store);
  for (uint32_t i = 0; i < SETS; i++)
    gh_impartial_add (store, set_of (store, games, first_set + i));
  if (ask (fast, store, GH_ASK_MISERE_OUTCOME, gh_form_end (store), GH_ZERO, &answer) !=
      GH_ANSWERED)
    gh_fail (store, GH_ABANDONED);
}

/* Two millions of games are kept at most. */
static void test_long_life (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  bool good = true;
  for (uint32_t n = 0; n < 500; n++) {
    first_set = n * SETS;
    good = good && status_of (store, many_games) == GH_OK;
    gh_store_empty (store);
  }
  TAP_OK (good, "millions of games later it answers");
  in_new_store ("games after a long life", test_impartial);
  gh_store_free (store);
}

int main (void)
{
  fast = gh_engine_open ("optimized", NULL, NULL, 0);
  reference = gh_engine_open ("reference", NULL, NULL, 0);
  in_new_store ("impartial games", test_impartial);
  in_new_store ("tame games", test_tame);
  in_new_store ("mates", test_mates);
  in_new_store ("partizan games", test_partizan);
  in_new_store ("numbers", test_numbers);
  in_new_store ("refusals", test_refusals);
  test_long_life ();
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (!gh_engine_can (fast, GH_ASK_MATE) && tap_signal_of (ask_in_child, store, 10) == SIGABRT,
          "mates are no ability of it");
  gh_store_free (store);
  fast->close (fast);
  reference->close (reference);
  return tap_done ();
}
