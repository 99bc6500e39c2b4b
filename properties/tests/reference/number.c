/* Numbers among games: Definition 3.1, the number that a game equals, Definition 5.4. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/memory.h"
#include "tests/recursions.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

/* Games, the number that each equals or NULL, and both stops. */
static const struct {
  const char *game, *number, *left, *right;
} rows[] = {
    {"0", "0", "0", "0"},
    {"-5/8", "-5/8", "-5/8", "-5/8"},
    {"{*|*}", "0", "0", "0"},
    {"{0|3}", "1", "1", "1"},
    {"{-3|-1/2}", "-1", "-1", "-1"},
    {"{1/4|1}", "1/2", "1/2", "1/2"},
    {"{^|}", "1", "1", "1"},
    {"{|v}", "-1", "-1", "-1"},
    {"{5/8||{1|3/4}|2}", "3/4", "3/4", "3/4"},
    {"*", NULL, "0", "0"},
    {"^", NULL, "0", "0"},
    {"{0|^}", NULL, "0", "0"},
    {"1/2*", NULL, "1/2", "1/2"},
    {"{2|-1}", NULL, "2", "-1"},
    {"{{3|2}|{1|-1}}", NULL, "2", "1"},
    {"{{3|2},1|-5/8,{0|-7}}", NULL, "2", "-5/8"},
    {"{18446744073709551616|0}", NULL, "18446744073709551616", "0"},
};

static void numbers_and_stops (gh_store *store)
{
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const g = game (store, rows[i].game);
    gh_form const number = rows[i].number ? game (store, rows[i].number) : GH_NO_FORM;
    bool good = true;
    for (int again = 0; again < 2; again++) /* the second time from memory */
      good = good && gh_number_of (store, g) == number &&
             gh_stop (store, g, GH_LEFT) == game (store, rows[i].left) &&
             gh_stop (store, g, GH_RIGHT) == game (store, rows[i].right);
    TAP_OK (good, "%s is %s and stops at %s and %s", rows[i].game,
            rows[i].number ? rows[i].number : "no number", rows[i].left, rows[i].right);
  }
}

/* A form of day 2 equals a number exactly when its canonical form is a numeral, which is it. */
static void day_2_numbers (gh_store *store)
{
  static gh_form all[DAY_2];
  unsigned numbers = 0, forms = 0;
  bool same = true;
  make_day_2 (store, all);
  for (unsigned i = 0; i < DAY_2; i++) {
    gh_form const canonical = gh_canonical (store, all[i]);
    gh_form const number = gh_is_numeral (store, canonical) ? canonical : GH_NO_FORM;
    same = same && gh_number_of (store, all[i]) == number;
    numbers += number != GH_NO_FORM;
    forms += gh_is_number_form (store, all[i]);
  }
  TAP_OK (same && numbers == 48, "%u of the %d forms of day 2 equal a number", numbers, DAY_2);
  TAP_OK (forms > 0 && forms < numbers, "%u of them are numbers by Definition 3.1", forms);
}

static void number_forms (gh_store *store)
{
  static const char *const yes[] = {"0", "7", "-3/8", "{-1|1}", "{0,1/2|3}", "{|5}"};
  static const char *const no[] = {"*", "^", "{1|-1}", "{*|}", "{0||*|}", "{1|1}"};
  bool good = true;
  for (size_t i = 0; i < sizeof yes / sizeof *yes; i++)
    good = good && gh_is_number_form (store, game (store, yes[i]));
  TAP_OK (good, "numbers by Definition 3.1");
  for (size_t i = 0; i < sizeof no / sizeof *no; i++)
    TAP_OK (!gh_is_number_form (store, game (store, no[i])), "%s is none", no[i]);
}

static void ordinal_forms (gh_store *store)
{
  static const char *const yes[] = {"0", "7", "1048577", "{0,1|}", "{{0,1|},0|}"};
  static const char *const no[] = {"*", "-1", "1/2", "{*|}", "{-1|}", "{{|5}|}", "{0|2}", "{-1|1}"};
  static gh_form all[DAY_2];
  unsigned count = 0;
  for (size_t i = 0; i < sizeof yes / sizeof *yes; i++)
    TAP_OK (gh_is_ordinal_form (store, game (store, yes[i])), "%s is an ordinal number", yes[i]);
  for (size_t i = 0; i < sizeof no / sizeof *no; i++)
    TAP_OK (!gh_is_ordinal_form (store, game (store, no[i])), "%s is none", no[i]);
  make_day_2 (store, all);
  for (unsigned i = 0; i < DAY_2; i++)
    count += gh_is_ordinal_form (store, all[i]);
  TAP_OK (count == 4, "%u of day 2", count);
}

static void all_of_it (gh_store *store)
{
  gh_form const g = game (store, "{{3|2},1|{1/2,*|-5/8},{0|-7}}");
  gh_number_of (store, g);
  gh_stop (store, g, GH_LEFT);
  gh_stop (store, g, GH_RIGHT);
  gh_is_number_form (store, g);
}

static void left_stop (gh_store *store, gh_form form)
{
  gh_stop (store, form, GH_LEFT);
}

int main (void)
{
  in_new_store ("numbers and stops", numbers_and_stops);
  in_new_store ("day 2", day_2_numbers);
  in_new_store ("number forms", number_forms);
  in_new_store ("ordinal forms", ordinal_forms);
  out_of_memory ("numbers and stops", all_of_it);
  check_depth ("left stop", left_stop);
  check_sharing ("left stop", left_stop);
  return tap_done ();
}
