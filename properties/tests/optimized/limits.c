/* Every limit of a table, passed on purpose: it has a name, and the table is usable afterwards. */
#include "form/numeral.h"
#include "form/shape.h"
#include "optimized/positions.h"
#include "tests/optimized/pretending.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <signal.h>
#include <string.h>

/* ---- what passes them ------------------------------------------------------------------------ */

static void many_values (gh_canons *canons, gh_store *store)
{
  (void)store;
  for (int64_t n = 0; n < 2000; n++)
    gh_canon_integer (canons, n);
}

static void many_options (gh_canons *canons, gh_store *store)
{
  gh_canon_prepare (canons, value_of (canons, store, "{*60|v}"));
}

static void many_digits (gh_canons *canons, gh_store *store)
{
  gh_canon g = value_of (canons, store, "99999999999999999999");
  for (int i = 0; i < 10; i++)
    g = gh_canon_sum (canons, g, g);
}

static void small_number (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_dyadic (canons, 1, 200);
}

/* {0|x}, {0|{0|x}}, ... of x above: the numbers between are too small. */
static void small_interval (gh_canons *canons, gh_store *store)
{
  gh_canon const zero = GH_CANON_ZERO;
  gh_canon x = gh_canon_integer (canons, 1);
  (void)store;
  for (int i = 0; i < 200; i++)
    x = gh_canon_of_options (canons, &zero, 1, &x, 1);
}

/* {3|{{1|*}|-2}} and so on, n deep. */
static gh_form nested (gh_store *store, int64_t n)
{
  gh_form form = game (store, "*");
  for (int64_t i = 1; i <= n; i++)
    form = i % 2 ? gh_make (store, gh_integer (store, i), form)
                 : gh_make (store, form, gh_integer (store, -i));
  return form;
}

static gh_form deep_form;

static void deep_value (gh_canons *canons, gh_store *store)
{
  gh_canon_from_form (canons, store, deep_form);
}

/* The same of another nimber, made of options, so that only what is done with it is deep. */
static gh_canon deep_canon (gh_canons *canons, uint32_t nimber)
{
  gh_canon g = gh_canon_named (canons, GH_CANON_ZERO, 0, nimber);
  for (int64_t i = 1; i <= 100; i++) {
    gh_canon const end = gh_canon_integer (canons, i % 2 ? i : -i);
    g = i % 2 ? gh_canon_of_options (canons, &end, 1, &g, 1)
              : gh_canon_of_options (canons, &g, 1, &end, 1);
  }
  return g;
}

/* No landmark parts *3 from *4, so that the order is decided at the end only. */
static void deep_order (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_compare (canons, deep_canon (canons, 3), deep_canon (canons, 4));
}

static void deep_sum (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_sum (canons, deep_canon (canons, 1), gh_canon_integer (canons, 1));
}

static void deep_negative (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_negative (canons, deep_canon (canons, 1));
}

static void deep_birthday (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_birthday (canons, deep_canon (canons, 1));
}

static void deep_mean (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_mean (canons, deep_canon (canons, 1));
}

static void deep_form_of (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_prepare (canons, deep_canon (canons, 1));
}

static void deep_ups (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_birthday (canons, gh_canon_named (canons, GH_CANON_ZERO, INT64_MAX, 0));
}

/* ---- the table of them ----------------------------------------------------------------------- */

typedef struct row {
  const char *what;
  table_body *run;
  gh_limits limits;
  gh_status status;
  const char *words;
} row;

static const row rows[] = {
    {"2,000 integers",
     many_values,
     {.forms = 1000, .options = 1000, .depth = 30, .digits = 30},
     GH_OVER_FORMS,
     "more than 1000 forms"},
    {"the options of *60",
     many_options,
     {.forms = 1000, .options = 500, .depth = 99, .digits = 30},
     GH_OVER_OPTIONS,
     "more than 500 options"},
    {"doubling",
     many_digits,
     {.forms = 1000, .options = 500, .depth = 30, .digits = 21},
     GH_OVER_DIGITS,
     "a number of more than 21 digits"},
    {"1/2^200",
     small_number,
     {.forms = 1000, .options = 500, .depth = 30, .digits = 50},
     GH_OVER_DIGITS,
     "a number of more than 50 digits"},
    {"halving",
     small_interval,
     {.forms = 1000, .options = 500, .depth = 30, .digits = 50},
     GH_OVER_DIGITS,
     "a number of more than 50 digits"},
};

static void check_small (gh_canons *canons, gh_store *store)
{
  TAP_OK (gh_canon_sum (canons, value_of (canons, store, "{1|*}"),
                        value_of (canons, store, "-1")) == value_of (canons, store, "{0|-1*}"),
          "then the table is usable");
}

static void test_row (const row *r)
{
  char text[100];
  gh_canons_limits const limits = {.one = r->limits, .cached_orders = 1024, .cached_sums = 1024};
  gh_canons *const canons = gh_canons_new (&limits, NULL);
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_status const status = status_in (canons, store, r->run);
  TAP_OK (status == r->status &&
              !strcmp (gh_canons_status_text (canons, status, text, sizeof text), r->words),
          "%s: %s", r->what, gh_canons_status_text (canons, status, text, sizeof text));
  TAP_OK (status_in (canons, store, check_small) == GH_OK, "%s: no limit is passed by the next",
          r->what);
  gh_store_free (store);
  gh_canons_free (canons);
}

/* ---- depth ----------------------------------------------------------------------------------- */

static const struct {
  const char *what;
  table_body *run;
} deep_ones[] = {{"a value", deep_value},       {"a comparison", deep_order},
                 {"a sum", deep_sum},           {"a negative", deep_negative},
                 {"a birthday", deep_birthday}, {"a mean", deep_mean},
                 {"a form", deep_form_of},      {"a birthday after 2^63 - 1 ups", deep_ups}};

/* All that enters a position, with a few games of a few days, each new. */
static void shallow_work (gh_canons *canons, gh_store *store)
{
  gh_solver *const solver = gh_solver_new (canons, &gh_domineering);
  gh_canon const up = gh_canon_named (canons, GH_CANON_ZERO, 1, 0);
  for (int64_t n = 1; n <= 200; n++) {
    gh_canon const x = gh_canon_integer (canons, n), y = gh_canon_integer (canons, -n - 1);
    gh_canon const g = gh_canon_of_options (canons, &x, 1, &y, 1);
    gh_canon const h = gh_canon_of_options (canons, &g, 1, &y, 1);
    gh_canon_negative (canons, h);
    gh_canon_compare (canons, gh_canon_sum (canons, g, up), g);
    gh_canon_birthday (canons, h);
    gh_canon_mean (canons, h);
    form_of (canons, store, h);
    gh_canon_from_form (canons, store, gh_make (store, gh_integer (store, n), GH_ZERO));
    gh_solver_value (solver, (gh_position){{(uint64_t)n, 0}});
  }
  gh_solver_free (solver);
}

static void test_leaving (void)
{
  gh_canons_limits limits = GH_DEFAULT_CANONS_LIMITS;
  limits.one.depth = 50;
  gh_canons *const canons = gh_canons_new (&limits, NULL);
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_in (canons, store, shallow_work) == GH_OK,
          "every position that is entered is left again");
  gh_store_free (store);
  gh_canons_free (canons);
}

static void build_deep_form (gh_canons *canons, gh_store *store)
{
  (void)canons;
  deep_form = nested (store, 100);
}

static void test_depth (void)
{
  gh_canons_limits limits = GH_DEFAULT_CANONS_LIMITS;
  limits.one.depth = 50;
  for (size_t i = 0; i < sizeof deep_ones / sizeof *deep_ones; i++) {
    gh_canons *const canons = gh_canons_new (&limits, NULL);
    gh_store *const store = gh_store_new (NULL, NULL);
    status_in (canons, store, build_deep_form);
    TAP_OK (status_in (canons, store, deep_ones[i].run) == GH_OVER_DEPTH,
            "%s of a game 100 deep is over a limit of 50", deep_ones[i].what);
    TAP_OK (status_in (canons, store, check_small) == GH_OK, "and leaves no depth behind");
    gh_store_free (store);
    gh_canons_free (canons);
  }
}

static gh_solver *solved;

/* Of an empty board, whose positions are 32 moves deep. */
static void deep_position (gh_canons *canons, gh_store *store)
{
  gh_solver *const solver = gh_solver_new (canons, &gh_domineering);
  (void)store;
  solved = solver;
  gh_solver_value (solver, (gh_position){{UINT64_MAX, 0}});
}

static void small_position (gh_canons *canons, gh_store *store)
{
  TAP_OK (gh_solver_value (solved, (gh_position){{0x0303, 0}}) == value_of (canons, store, "+-1"),
          "then a small board has its value");
}

static void test_deep_position (void)
{
  gh_canons_limits limits = GH_DEFAULT_CANONS_LIMITS;
  limits.one.depth = 10;
  gh_canons *const canons = gh_canons_new (&limits, NULL);
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_in (canons, store, deep_position) == GH_OVER_DEPTH,
          "the value of an empty board is over a limit of 10");
  TAP_OK (status_in (canons, store, small_position) == GH_OK, "and leaves no depth behind");
  gh_solver_free (solved);
  gh_store_free (store);
  gh_canons_free (canons);
}

/* ---- what 32 bits can count ------------------------------------------------------------------ */

static void one_value (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_integer (canons, 12345);
}

static void one_list (gh_canons *canons, gh_store *store)
{
  value_of (canons, store, "{1|*}");
}

static void test_handles (void)
{
  gh_canons *const canons = gh_canons_new (NULL, NULL);
  gh_store *const store = gh_store_new (NULL, NULL);
  size_t before = pretend_values (canons, MOST_VALUES);
  TAP_OK (status_in (canons, store, one_value) == GH_OVER_FORMS,
          "2^30 values are all there can be");
  pretend_values (canons, before);
  before = pretend_options (canons, MOST_OPTIONS - 1);
  TAP_OK (status_in (canons, store, one_list) == GH_OVER_OPTIONS,
          "2^32 - 1 options are all there can be");
  pretend_options (canons, before);
  TAP_OK (status_in (canons, store, check_small) == GH_OK, "and then no limit is passed");
  gh_store_free (store);
  gh_canons_free (canons);
}

/* ---- limits of others ------------------------------------------------------------------------ */

static void prepare_nimber (gh_canons *canons, gh_store *store)
{
  gh_canon const g = gh_canon_named (canons, GH_CANON_ZERO, 0, 200);
  (void)store;
  gh_canon_prepare (canons, g);
}

static void form_of_nimber (void *argument)
{
  void **const both = argument;
  gh_canon g = GH_CANON_ZERO;
  while (gh_canon_is_number (both[0], g) || gh_canons_count (both[0]) > g + 1)
    g++;
  gh_canon_to_form (both[0], g, both[1]);
}

static void test_others (void)
{
  gh_limits few = GH_DEFAULT_LIMITS;
  few.forms = 100;
  gh_canons_limits none = GH_DEFAULT_CANONS_LIMITS;
  none.one.forms = 0;
  gh_canons *const canons = gh_canons_new (NULL, NULL);
  gh_store *const store = gh_store_new (&few, NULL);
  TAP_OK (status_in (canons, store, prepare_nimber) == GH_OK &&
              gh_try (store, form_of_nimber, (void *[]){canons, store}) == GH_OVER_FORMS,
          "a form that the store has no room for is over the limit of the store");
  TAP_OK (!gh_canons_new (&none, NULL), "there is no table without room for zero");
  gh_store_free (store);
  gh_canons_free (canons);
}

static void new_table (void *limits)
{
  gh_canons_new (limits, NULL);
}

static void test_cached (void)
{
  static const size_t wrong[][2] = {{0, 1024}, {1024, 0}, {1000, 1024}, {1024, 1025}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    gh_canons_limits limits = GH_DEFAULT_CANONS_LIMITS;
    limits.cached_orders = wrong[i][0];
    limits.cached_sums = wrong[i][1];
    TAP_OK (tap_signal_of (new_table, &limits, 10) == SIGABRT,
            "%zu orders and %zu sums are not both a power of two: it aborts", wrong[i][0],
            wrong[i][1]);
  }
}

int main (void)
{
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    test_row (&rows[i]);
  test_depth ();
  test_leaving ();
  test_deep_position ();
  test_handles ();
  test_others ();
  test_cached ();
  return tap_done ();
}
