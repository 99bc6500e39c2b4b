/* Sums, and the definitions behind the call that all engines answer, also beyond play. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

/* ---- sums ------------------------------------------------------------------------------------ */

static gh_form all[DAY_2];

static void literal_sums (gh_store *store)
{
  static const char *const rows[][3] = {
      {"0", "0", "0"},       {"1", "1", "2"},
      {"1", "-1", "{-1|1}"}, {"1/2", "1/2", "{1/2|{1/2,1|2}}"},
      {"*", "*", "{*|*}"},   {"1", "*", "{*,1|1}"},
      {"^", "0", "^"},       {"*", "1", "{1,*|1}"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (gh_sum (store, game (store, rows[i][0]), game (store, rows[i][1])) ==
                game (store, rows[i][2]),
            "%s + %s is %s", rows[i][0], rows[i][1], rows[i][2]);
  bool options = true;
  for (unsigned m = 0; m < 256; m += 3)
    for (unsigned n = 0; n < 256; n += 5) {
      gh_form_begin (store);
      for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
        GH_EACH (store, side, x, all[m])
          gh_form_add (store, side, gh_sum (store, x, all[n]));
        GH_EACH (store, side, y, all[n])
          gh_form_add (store, side, gh_sum (store, all[m], y));
      }
      options = options && gh_form_end (store) == gh_sum (store, all[m], all[n]) &&
                gh_difference (store, all[m], all[n]) ==
                    gh_sum (store, all[m], gh_negative (store, all[n]));
    }
  TAP_OK (options, "a sum has the options of Definition 2.7");
}

/* ---- beyond play ----------------------------------------------------------------------------- */

#define TWO_63 "9223372036854775808"
#define TWO_80 "1208925819614629174706176"

static void beyond_play (gh_store *store)
{
  static const char *const rows[][3] = {{TWO_63, ">", "9223372036854775807"},
                                        {"-" TWO_63, "<", TWO_63},
                                        {TWO_80, ">", TWO_63},
                                        {"1/" TWO_80, ">", "0"},
                                        {"1/" TWO_80, "<", "1/" TWO_63},
                                        {"1/" TWO_80, ">", "^"},
                                        {"-1/" TWO_80, "<", "v"},
                                        {"{" TWO_63 "|0}", "||", TWO_63},
                                        {"{" TWO_63 "|0}", "||", "1"},
                                        {"{" TWO_63 "|0}", "<", "9223372036854775809"},
                                        {"{" TWO_63 "|0}", ">", "-1/1024"},
                                        {"{" TWO_63 "|0}", "<", "{" TWO_80 "|0}"},
                                        {"{" TWO_63 "|" TWO_63 "}", "||", TWO_63},
                                        {"{9223372036854775807|9223372036854775809}", "=", TWO_63},
                                        {"{" TWO_63 "|9223372036854775807}", "||", TWO_63}};
  static const char *const signs[] = {"=", ">", "<", "||"};
  gh_engine *const engine = gh_reference_open ();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const g = game (store, rows[i][0]), h = game (store, rows[i][2]);
    gh_value const arguments[] = {{GH_GAME, {.form = g}}, {GH_GAME, {.form = h}}};
    gh_value answer;
    TAP_OK (!strcmp (signs[gh_compare_directly (store, g, h)], rows[i][1]), "%s %s %s", rows[i][0],
            rows[i][1], rows[i][2]);
    TAP_OK (engine->ask (engine, store, GH_ASK_COMPARE, arguments, &answer) == GH_ANSWERED &&
                answer.type == GH_ORDER && !strcmp (signs[answer.order], rows[i][1]),
            "and as the engine compares them");
  }
  gh_value const huge[] = {{GH_GAME, {.form = game (store, TWO_80)}},
                           {GH_GAME, {.form = game (store, "1/" TWO_63)}}};
  gh_value sum, difference, age, same;
  TAP_OK (engine->ask (engine, store, GH_ASK_ADD, huge, &sum) == GH_ANSWERED &&
              sum.form == gh_numeral_sum (store, huge[0].form, huge[1].form),
          "huge numbers are added");
  TAP_OK (engine->ask (engine, store, GH_ASK_SUBTRACT, (gh_value[]){sum, huge[1]}, &difference) ==
                  GH_ANSWERED &&
              difference.form == huge[0].form,
          "and subtracted");
  TAP_OK (engine->ask (engine, store, GH_ASK_BIRTHDAY, huge, &age) == GH_ANSWERED &&
              age.form == huge[0].form,
          "2^80 is born on day 2^80");
  TAP_OK (engine->ask (engine, store, GH_ASK_CANONICAL, huge, &same) == GH_ANSWERED &&
              same.form == huge[0].form && same.type == GH_FORM,
          "2^80 is its own canonical form");
  engine->close (engine);
}

static void with_all (gh_store *store)
{
  make_day_2 (store, all);
  literal_sums (store);
}

int main (void)
{
  in_new_store ("sums", with_all);
  in_new_store ("numbers beyond play", beyond_play);
  return tap_done ();
}
