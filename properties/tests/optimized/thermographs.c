/* Thermographs against games cooled by definition on a grid of temperatures. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

#define STEPS 40 /* temperatures 0, 1/16, ..., 39/16: of games born by day 3 and more */
#define EXPONENT 4
#define POSITIONS 20000

/* ---- cooling --------------------------------------------------------------------------------- */

static gh_form cooled[POSITIONS][STEPS]; /* GH_NO_FORM: not found yet */

static void begin (void)
{
  memset (cooled, 0xff, sizeof cooled);
}

static gh_form tax (gh_store *store, unsigned step, gh_side side)
{
  return dyadic (store, side == GH_LEFT ? -(int64_t)step : (int64_t)step, EXPONENT);
}

static gh_form cool (gh_store *store, gh_form g, unsigned step);

/* {G^L_t - t | G^R_t + t} */
static gh_form taxed (gh_store *store, gh_form g, unsigned step)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, gh_sum (store, cool (store, x, step), tax (store, step, side)));
  return gh_canonical (store, gh_form_end (store));
}

/* G_t for t = step / 2^EXPONENT: a number is itself; another game is taxed, unless with less tax it
   was infinitesimally close to a number, that is when both its stops are that number; it then is
   this number. All temperatures at which that happens must lie on the grid. */
static gh_form cool (gh_store *store, gh_form g, unsigned step)
{
  if (g >= POSITIONS)
    gh_broken ("cool", "g", "there are more positions than the test has room for");
  if (cooled[g][step] != GH_NO_FORM)
    return cooled[g][step];
  gh_form const number = gh_number_of (store, g);
  gh_form result = number;
  if (number == GH_NO_FORM && step > 0) {
    gh_form const before = cool (store, g, step - 1);
    gh_form const stop = gh_stop (store, before, GH_LEFT);
    result = stop == gh_stop (store, before, GH_RIGHT) ? stop : taxed (store, g, step);
  } else if (number == GH_NO_FORM)
    result = taxed (store, g, step);
  return cooled[g][step] = result;
}

/* ---- walls ----------------------------------------------------------------------------------- */

/* The value of a wall at a temperature, by its last piece that begins there or before. */
static gh_form wall_at (gh_canons *canons, gh_store *store, gh_canon g, gh_side side, gh_form t)
{
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (canons, g, side, &pieces);
  size_t i = 0;
  while (i + 1 < count &&
         gh_numeral_compare (store, form_of (canons, store, pieces[i + 1].from), t) <= 0)
    i++;
  gh_form const value = form_of (canons, store, pieces[i].value);
  gh_form const from = form_of (canons, store, pieces[i].from);
  gh_form const passed = gh_numeral_sum (store, t, gh_numeral_negative (store, from));
  return gh_numeral_sum (store, value,
                         gh_numeral_product (store, gh_integer (store, pieces[i].slope), passed));
}

/* Both stops of G_t are the walls at t; the first t where they meet is the temperature, the place
   the mean. */
static bool cools_well (gh_canons *canons, gh_store *store, gh_canon g, gh_form form)
{
  gh_form mean = gh_number_of (store, form), temperature = GH_NO_FORM;
  bool const number = mean != GH_NO_FORM;
  bool good = true;
  for (unsigned step = 0; step < STEPS; step++) {
    gh_form const t = dyadic (store, step, EXPONENT);
    gh_form const game = cool (store, form, step);
    gh_form stops[2];
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
      stops[side] = gh_stop (store, game, side);
      good = good && wall_at (canons, store, g, side, t) == stops[side];
    }
    if (temperature == GH_NO_FORM && stops[GH_LEFT] == stops[GH_RIGHT]) {
      temperature = t;
      mean = stops[GH_LEFT];
    }
  }
  return good && form_of (canons, store, gh_canon_mean (canons, g)) == mean &&
         (number || form_of (canons, store, gh_canon_temperature (canons, g)) == temperature);
}

/* Pieces begin at 0 and later; each where the one before ends; the last one is the mast. */
static bool well_formed (gh_canons *canons, gh_store *store, gh_canon g, gh_side side)
{
  const gh_wall_piece *p;
  size_t const count = gh_canon_wall (canons, g, side, &p);
  bool good = count > 0 && p[0].from == GH_CANON_ZERO && p[count - 1].slope == 0 &&
              p[count - 1].value == gh_canon_mean (canons, g);
  for (size_t i = 0; i < count; i++)
    good = good && (side == GH_LEFT ? p[i].slope == -1 || p[i].slope == 0
                                    : p[i].slope == 0 || p[i].slope == 1);
  for (size_t i = 1; good && i < count; i++) {
    gh_canon const length = gh_canon_difference (canons, p[i].from, p[i - 1].from);
    gh_canon const change = gh_canon_multiple (canons, p[i - 1].slope, length);
    good = gh_canon_compare (canons, length, GH_CANON_ZERO) == GH_GREATER &&
           gh_canon_sum (canons, p[i - 1].value, change) == p[i].value;
  }
  (void)store;
  return good;
}

/* ---- by day 3, and random ones --------------------------------------------------------------- */

static gh_canon values[DAY_3_VALUES];

static void test_day_3 (gh_canons *canons, gh_store *store)
{
  size_t walls = 0, forms = 0;
  begin ();
  find_day_3 (canons, store, values);
  for (size_t i = 0; i < DAY_3_VALUES; i++)
    form_of (canons, store, values[i]); /* the lowest handles */
  for (size_t i = 0; i < DAY_3_VALUES; i++) {
    walls += cools_well (canons, store, values[i], form_of (canons, store, values[i]));
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      forms += well_formed (canons, store, values[i], side);
  }
  TAP_OK (walls == DAY_3_VALUES, "of all values born by day 3 the walls, mean and temperature are "
                                 "those of the cooled games");
  TAP_OK (forms == 2 * DAY_3_VALUES, "their walls are continuous, and end in a mast at the mean");
}

/* With options from a few games whose temperatures are coarse enough for the grid. */
static gh_form hot_form (gh_store *store, unsigned depth)
{
  if (depth == 0 || draw (4) == 0)
    return dyadic (store, (int64_t)draw (5) - 2, draw (2));
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (uint32_t i = 1 + draw (2); i > 0; i--)
      gh_form_add (store, side, hot_form (store, depth - 1));
  return gh_form_end (store);
}

static void test_random (gh_canons *canons, gh_store *store)
{
  enum { GAMES = 150 };
  gh_form forms[GAMES];
  size_t wrong = 0;
  begin ();
  for (size_t i = 0; i < GAMES; i++)
    forms[i] = hot_form (store, 3);
  for (size_t i = 0; i < GAMES; i++)
    wrong += !cools_well (canons, store, gh_canon_from_form (canons, store, forms[i]), forms[i]);
  TAP_OK (wrong == 0, "so they are of %d random hot forms, dominated options and all", GAMES);
}

/* ---- sums ------------------------------------------------------------------------------------ */

static void test_means_add (gh_canons *canons, gh_store *store)
{
  size_t means = 0, temperatures = 0;
  find_day_3 (canons, store, values);
  for (size_t n = 0; n < 1000; n++) {
    gh_canon const g = values[draw (DAY_3_VALUES)], h = values[draw (DAY_3_VALUES)];
    gh_canon const sum = gh_canon_sum (canons, g, h);
    gh_canon const expected =
        gh_canon_sum (canons, gh_canon_mean (canons, g), gh_canon_mean (canons, h));
    gh_canon const t = gh_canon_temperature (canons, sum);
    means += gh_canon_mean (canons, sum) == expected;
    temperatures += gh_canon_at_most (canons, t, gh_canon_temperature (canons, g)) ||
                    gh_canon_at_most (canons, t, gh_canon_temperature (canons, h));
  }
  TAP_OK (means == 1000, "the mean of a sum is the sum of the means");
  TAP_OK (temperatures == 1000, "and a sum is no hotter than its hotter part");
}

/* n.mean - t <= R(n.G) <= L(n.G) <= n.mean + t, which is what mean and temperature are for. */
static bool stays_near_mean (gh_canons *canons, gh_canon g, int64_t n)
{
  gh_canon const sum = gh_canon_multiple (canons, n, g);
  gh_canon const mean = gh_canon_multiple (canons, n, gh_canon_mean (canons, g));
  gh_canon const t = gh_canon_temperature (canons, g);
  return gh_canon_at_most (canons, gh_canon_difference (canons, mean, t),
                           gh_canon_stop (canons, sum, GH_RIGHT)) &&
         gh_canon_at_most (canons, gh_canon_stop (canons, sum, GH_RIGHT),
                           gh_canon_stop (canons, sum, GH_LEFT)) &&
         gh_canon_at_most (canons, gh_canon_stop (canons, sum, GH_LEFT),
                           gh_canon_sum (canons, mean, t));
}

static size_t multiplied = 20; /* values */

static void test_multiples (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  find_day_3 (canons, store, values);
  for (size_t i = 0; i < multiplied; i++) {
    gh_canon const g = values[draw (DAY_3_VALUES)];
    for (int64_t n = 1; n <= 12 && !gh_canon_is_number (canons, g); n++)
      wrong += !stays_near_mean (canons, g, n);
  }
  TAP_OK (wrong == 0, "n.G stops within a temperature of n means, for n up to 12");
}

/* ---- beyond grids ---------------------------------------------------------------------------- */

static void expect (gh_canons *canons, gh_store *store, const char *text, const char *mean,
                    const char *temperature)
{
  gh_canon const g = value_of (canons, store, text);
  TAP_OK (gh_canon_mean (canons, g) == value_of (canons, store, mean) &&
              gh_canon_temperature (canons, g) == value_of (canons, store, temperature),
          "%s has mean %s and temperature %s", text, mean, temperature);
}

static void test_examples (gh_canons *canons, gh_store *store)
{
  expect (canons, store, "5", "5", "-1");
  expect (canons, store, "-3/8", "-3/8", "-1/8");
  expect (canons, store, "3^^*", "3", "0");
  expect (canons, store, "{1|-1}", "0", "1");
  expect (canons, store, "{4|1||0|-2}", "3/4", "7/4");
  expect (canons, store, "tiny(3)", "0", "0");
  expect (canons, store, "{18446744073709551616|-18446744073709551616}", "0",
          "18446744073709551616");
  expect (canons, store, "{1/18446744073709551616|0}", "1/36893488147419103232",
          "1/36893488147419103232");
}

/* With a word: many multiples, which cost the most. */
int main (int argc, char **argv)
{
  (void)argv;
  if (argc > 1)
    multiplied = 60;
  in_new_table ("values born by day 3", NULL, test_day_3);
  in_new_table ("random forms", NULL, test_random);
  in_new_table ("means", NULL, test_means_add);
  in_new_table ("multiples", NULL, test_multiples);
  in_new_table ("examples", NULL, test_examples);
  return tap_done ();
}
