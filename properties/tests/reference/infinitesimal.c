/* Infinitesimals: Definition 6.1 and the least multiple of up above a game. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>

/* Games, whether they are infinitesimal, and the least m with G <= m.up, -1: there is none. */
static const struct {
  const char *game;
  bool infinitesimal;
  int64_t ups;
} rows[] = {
    {"0", true, 0},
    {"-3", false, 0},
    {"1/1024", false, -1},
    {"{1/1024|0}", false, -1},
    {"{0|-1/1024}", false, 1},
    {"*", true, 2},
    {"^", true, 1},
    {"^^", true, 2},
    {"^^*", true, 4},
    {"^*", true, 3},
    {"v", true, 0},
    {"v*", true, 1},
    {"{*|*}", true, 0},
    {"{0||0|-1}", true, 1},
    {"{1|0||0}", true, 0},
    {"{0|^}", true, 4},
    {"^300", true, 300},
    {"1/65536", false, -1},
    {"-18446744073709551616", false, 0},
    {"18446744073709551616", false, -1},
};

static void examples (gh_store *store)
{
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const g = game (store, rows[i].game);
    gh_form const ups = rows[i].ups < 0 ? GH_NO_FORM : gh_integer (store, rows[i].ups);
    TAP_OK (gh_is_infinitesimal (store, g) == rows[i].infinitesimal &&
                gh_least_ups (store, g) == ups,
            "%s is %sinfinitesimal, and at most %" PRId64 " ups (-1: above all)", rows[i].game,
            rows[i].infinitesimal ? "" : "not ", rows[i].ups);
  }
}

/* Against stops and literal sums of ups. */
static void day_2 (gh_store *store)
{
  static gh_form all[DAY_2];
  gh_form sums[6] = {GH_ZERO};
  bool same = true;
  make_day_2 (store, all);
  for (int m = 1; m < 6; m++)
    sums[m] = gh_sum (store, sums[m - 1], game (store, "{0|*}"));
  for (unsigned i = 0; i < DAY_2; i++) {
    gh_form const zero_stops[] = {gh_stop (store, all[i], GH_LEFT),
                                  gh_stop (store, all[i], GH_RIGHT)};
    int64_t ups = 0;
    while (ups < 6 && !gh_holds (gh_compare (store, all[i], sums[ups]), GH_LE))
      ups++;
    same = same && gh_is_infinitesimal (store, all[i]) ==
                       (zero_stops[0] == GH_ZERO && zero_stops[1] == GH_ZERO);
    same = same && gh_least_ups (store, all[i]) == (ups < 6 ? gh_integer (store, ups) : GH_NO_FORM);
  }
  TAP_OK (same, "the forms of day 2 agree with their stops and with sums of ups");
}

static void many_days (gh_store *store)
{
  gh_is_infinitesimal (store, game (store, "{18446744073709551616|0}"));
}

static void many_days_ups (gh_store *store)
{
  gh_least_ups (store, game (store, "{100000|0}"));
}

static void nested (gh_store *store)
{
  gh_least_ups (store, game (store, "^100"));
}

static void limits (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_of (store, many_days) == GH_OVER_DIGITS,
          "a birthday of more than a word is over the limit of digits");
  TAP_OK (status_of (store, many_days_ups) == GH_OVER_DIGITS,
          "so is 2^-n of more digits than are allowed");
  gh_store_free (store);
  gh_limits few = GH_DEFAULT_LIMITS;
  few.steps = 50;
  gh_store *const short_of_steps = gh_store_new (&few, NULL);
  TAP_OK (status_of (short_of_steps, nested) == GH_OVER_STEPS, "each multiple of up is a step");
  gh_store_free (short_of_steps);
}

int main (void)
{
  in_new_store ("examples", examples);
  in_new_store ("day 2", day_2);
  limits ();
  return tap_done ();
}
