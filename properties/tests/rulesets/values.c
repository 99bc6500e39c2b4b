/* What positions are worth: well known values, by literal play. */
#include "form/notation.h"
#include "reference/reference.h"
#include "rulesets/form.h"
#include "tests/memory.h"
#include "tests/rulesets/texts.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

static const struct {
  const gh_ruleset *ruleset;
  const char *text, *value;
} facts[] = {
    {&gh_domineering, "1,1", "0"},
    {&gh_domineering, "1,2", "-1"},
    {&gh_domineering, "2,1", "1"},
    {&gh_domineering, "2,2", "+-1"},
    {&gh_domineering, "3,1", "1"},
    {&gh_domineering, "4,1", "2"},
    {&gh_domineering, "2,3", "{2|-1/2}"},
    {&gh_domineering, "3,2", "{1/2|-2}"},
    {&gh_domineering, "3,3", "+-1"},
    {&gh_domineering, "../.#", "*"},
    {&gh_domineering, "../.#/.#", "1/2"},
    {&gh_domineering, "4,5", "1"},
    {&gh_hackenbush, "", "0"},
    {&gh_hackenbush, "L", "1"},
    {&gh_hackenbush, "RRR", "-3"},
    {&gh_hackenbush, "LR", "1/2"},
    {&gh_hackenbush, "LRR", "1/4"},
    {&gh_hackenbush, "LRL", "3/4"},
    {&gh_hackenbush, "LRRL", "3/8"},
    {&gh_hackenbush, "LLRL", "7/4"},
    {&gh_hackenbush, "RLLR", "-3/8"},
    {&gh_hackenbush, "EEEEE", "*5"},
    {&gh_hackenbush, "EL", "^*"},
    {&gh_hackenbush, "LE", "1*"},
    {&gh_clobber, "xo", "*"},
    {&gh_clobber, "xx", "0"},
    {&gh_clobber, "xxo", "^"},
    {&gh_clobber, "oox", "v"},
    {&gh_clobber, "xox", "*"},
    {&gh_clobber, "xo/ox", "*"},
    {&gh_clobber, "xo.ox", "0"},
    {&gh_snort, ".", "*"},
    {&gh_snort, "L", "1"},
    {&gh_snort, "R", "-1"},
    {&gh_snort, "..", "+-1"},
    {&gh_snort, "2,2", "0"},
    {&gh_snort, "L.", "{1|0}"},
    {&gh_col, ".", "*"},
    {&gh_col, "L", "1"},
    {&gh_col, "..", "0"},
    {&gh_col, "...", "0"},
    {&gh_col, ".L", "1/2"},
    {&gh_col, ".R", "-1/2"},
    {&gh_col, "L.L", "1"},
    {&gh_col, ".#L", "1*"},
    {&gh_konane, "xo", "0"},
    {&gh_konane, "xo.", "1"},
    {&gh_konane, ".xo.", "*"},
    {&gh_konane, "xo#.", "0"},
    {&gh_konane, "xo.o.", "1"},
    {&gh_konane, "x/o/.", "1"},
    {&gh_konane, ".xo/.##", "-1"},
    {&gh_cutcake, "1,1", "0"},
    {&gh_cutcake, "1,5", "4"},
    {&gh_cutcake, "5,1", "-4"},
    {&gh_cutcake, "2,4", "1"},
    {&gh_cutcake, "2,3", "0"},
    {&gh_cutcake, "3,3", "0"},
    {&gh_cutcake, "1,3+2,1", "1"},
    {&gh_toads_and_frogs, "T.", "1"},
    {&gh_toads_and_frogs, "T.F", "*"},
    {&gh_toads_and_frogs, "T..F", "0"},
    {&gh_toads_and_frogs, "TF.", "0"},
    {&gh_toads_and_frogs, ".TF", "0"},
    {&gh_toads_and_frogs, "TTFF", "0"},
    {&gh_toads_and_frogs, "T...F", "*"},
    {&gh_toads_and_frogs, "TT.FF", "*"},
    {&gh_toads_and_frogs, "TTT.FFF", "+-^"},
};

typedef struct fact_task {
  gh_store *store;
  size_t i;
  bool same;
} fact_task;

static void compare (void *argument)
{
  fact_task *const t = argument;
  gh_position const p = position_of (facts[t->i].ruleset, facts[t->i].text);
  gh_form const g = gh_position_form (t->store, facts[t->i].ruleset, p);
  gh_form const value = gh_canonical (t->store, g);
  t->same = value == gh_canonical (t->store, game (t->store, facts[t->i].value));
  if (!t->same)
    TAP_OK (false, "%s(%s) = %s", facts[t->i].ruleset->name, facts[t->i].text,
            gh_print (t->store, value, GH_STYLE_FULL));
}

static void test_facts (void)
{
  for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
    fact_task t = {gh_store_new (NULL, NULL), i, false};
    gh_status const status = gh_try (t.store, compare, &t);
    TAP_OK (status == GH_OK && t.same, "%s(%s) = %s", facts[i].ruleset->name, facts[i].text,
            facts[i].value);
    gh_store_free (t.store);
  }
}

/* ---- literal forms --------------------------------------------------------------------------- */

static void literal (gh_store *store)
{
  static const struct {
    const gh_ruleset *ruleset;
    const char *text, *form;
  } rows[] = {
      {&gh_hackenbush, "LRRL", "{0,{0|{0|1},1}|{0|1},1}"},
      {&gh_domineering, "2,2", "{1|-1}"},
      {&gh_toads_and_frogs, "T.F", "{{|1}|{-1|}}"},
      {&gh_clobber, "xox", "{0|0}"},
      {&gh_col, "..", "{-1|1}"},
      {&gh_cutcake, "2,2", "{-2|2}"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (
        gh_position_form (store, rows[i].ruleset, position_of (rows[i].ruleset, rows[i].text)) ==
            game (store, rows[i].form),
        "%s(%s) is %s", rows[i].ruleset->name, rows[i].text, rows[i].form);
}

static void board (gh_store *store)
{
  gh_position_form (store, &gh_domineering, position_of (&gh_domineering, "4,4"));
}

static void string (gh_store *store)
{
  gh_position_form (store, &gh_hackenbush, position_of (&gh_hackenbush, "LLRRLRLLRRLLRLRLLL"));
}

static void test_limits (void)
{
  static const struct {
    const char *what;
    gh_limits limits;
    gh_status status;
  } rows[] = {
      {"forms", {.forms = 3000, .options = 100000, .depth = 100, .digits = 10}, GH_OVER_FORMS},
      {"forms", {.forms = 500, .options = 100000, .depth = 100, .digits = 10}, GH_OVER_FORMS},
      {"depth", {.forms = 100000, .options = 100000, .depth = 5, .digits = 10}, GH_OVER_DEPTH},
      {"options", {.forms = 100000, .options = 500, .depth = 100, .digits = 10}, GH_OVER_OPTIONS},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_store *const store = gh_store_new (&rows[i].limits, NULL);
    TAP_OK (status_of (store, board) == rows[i].status, "the limit of %s holds", rows[i].what);
    gh_store_free (store);
  }
  out_of_memory ("the form of a string", string);
  out_of_memory ("the form of a board", board);
}

int main (void)
{
  test_facts ();
  in_new_store ("literal forms", literal);
  test_limits ();
  return tap_done ();
}
