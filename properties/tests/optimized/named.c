/* Numbers with ups and a nimber added, against the definitions on their literal forms, and at the
   borders of 64-bit ups and 32-bit nimbers. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#define UPS 4
#define NIMBERS 6
#define NAMES (4 * (2 * UPS + 1) * NIMBERS)
#define PLAYED (NAMES * 3 / 4) /* the others hang on 2^64, which nobody can play */

typedef struct name {
  gh_canon g;
  gh_form form;
} name;

static name names[NAMES];

/* Of 0, 1, -3/4 and 2^64. */
static void begin (gh_canons *canons, gh_store *store)
{
  gh_form const all[] = {GH_ZERO, gh_integer (store, 1), dyadic (store, -3, 2),
                         game (store, "18446744073709551616")};
  size_t n = 0;
  for (size_t i = 0; i < 4; i++)
    for (int64_t ups = -UPS; ups <= UPS; ups++)
      for (uint32_t nimber = 0; nimber < NIMBERS; nimber++) {
        gh_canon const number = gh_canon_from_form (canons, store, all[i]);
        names[n++] = (name){gh_canon_named (canons, number, ups, nimber),
                            gh_shape_make (store, (gh_number_up_star){all[i], ups, nimber})};
      }
}

/* ---- forms ----------------------------------------------------------------------------------- */

static void test_forms (gh_canons *canons, gh_store *store)
{
  size_t listed = 0, recognised = 0, canonical = 0, shapes = 0;
  begin (canons, store);
  for (size_t i = 0; i < NAMES; i++) {
    gh_number_up_star shape;
    listed += form_of (canons, store, names[i].g) == names[i].form;
    recognised += gh_canon_from_form (canons, store, names[i].form) == names[i].g;
    canonical += i >= PLAYED || gh_is_canonical (store, names[i].form);
    shapes += gh_shape_of (store, form_of (canons, store, names[i].g), &shape) &&
              gh_shape_make (store, shape) == names[i].form;
  }
  TAP_OK (listed == NAMES, "the options listed are those of the form with that name");
  TAP_OK (recognised == NAMES, "the form is recognised by its options");
  TAP_OK (canonical == NAMES, "which are canonical");
  TAP_OK (shapes == NAMES, "the form has the shape");
}

/* Literal sums with ups, where a number is small: G + H and x.up + ... + *m are the same value. */
static void test_meaning (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  for (int64_t ups = -3; ups <= 3; ups++)
    for (uint32_t nimber = 0; nimber < 4; nimber++) {
      gh_form sum = dyadic (store, 1, 1);
      for (int64_t n = 0; n < ups; n++)
        sum = gh_sum (store, sum, game (store, "{0|*}"));
      for (int64_t n = 0; n > ups; n--)
        sum = gh_sum (store, sum, game (store, "{*|0}"));
      sum = gh_sum (store, sum, gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, nimber}));
      gh_canon const half = gh_canon_dyadic (canons, 1, 1);
      gh_canon const g = gh_canon_named (canons, half, ups, nimber);
      wrong += gh_compare_directly (store, sum, form_of (canons, store, g)) != GH_EQUAL ||
               gh_canon_from_form (canons, store, sum) != g;
    }
  TAP_OK (wrong == 0, "1/2 + n.up + *m is the literal sum of these, for n from -3 to 3, m to 3");
}

/* ---- order and sums -------------------------------------------------------------------------- */

static void test_pairs (gh_canons *canons, gh_store *store)
{
  size_t orders = 0, sums = 0, count = 0;
  begin (canons, store);
  for (size_t i = 0; i < NAMES; i++)
    for (size_t k = 0; k < NAMES; k++)
      orders += gh_canon_compare (canons, names[i].g, names[k].g) ==
                gh_compare_directly (store, names[i].form, names[k].form);
  for (size_t i = 0; i < PLAYED; i += 5)
    for (size_t k = 0; k < PLAYED; k += 7, count++) {
      gh_form const sum = gh_sum (store, names[i].form, names[k].form);
      gh_canon const g = gh_canon_sum (canons, names[i].g, names[k].g);
      sums += gh_compare_directly (store, sum, form_of (canons, store, g)) == GH_EQUAL;
    }
  TAP_OK (orders == NAMES * NAMES, "all pairs compare as the definition says");
  TAP_OK (sums == count, "%zu sums equal the literal sum", count);
}

static void test_negatives (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  begin (canons, store);
  for (size_t i = 0; i < NAMES; i++) {
    gh_canon const negative = gh_canon_negative (canons, names[i].g);
    wrong += form_of (canons, store, negative) != gh_negative (store, names[i].form) ||
             gh_canon_sum (canons, names[i].g, negative) != GH_CANON_ZERO;
  }
  TAP_OK (wrong == 0, "negatives exchange the sides, and cancel");
}

static void test_measures (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  begin (canons, store);
  for (size_t i = 0; i < NAMES; i++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      wrong += form_of (canons, store, gh_canon_birthday (canons, names[i].g)) !=
                   gh_form_birthday (store, names[i].form) ||
               gh_canon_mean (canons, names[i].g) != gh_canon_stop (canons, names[i].g, side);
  TAP_OK (wrong == 0, "their birthdays are those of their forms, their stops and mean the number");
}

/* ---- borders --------------------------------------------------------------------------------- */

static gh_canon ups (gh_canons *canons, int64_t n, uint32_t nimber)
{
  return gh_canon_named (canons, GH_CANON_ZERO, n, nimber);
}

static void test_borders (gh_canons *canons, gh_store *store)
{
  gh_canon const most = ups (canons, INT64_MAX, 0), least = ups (canons, INT64_MIN, 0);
  gh_canon const up = ups (canons, 1, 0), large = ups (canons, 0, UINT32_MAX);
  (void)store;
  TAP_OK (gh_canon_compare (canons, least, most) == GH_LESS &&
              gh_canon_compare (canons, most, ups (canons, INT64_MAX, 1)) == GH_FUZZY &&
              gh_canon_compare (canons, ups (canons, INT64_MAX - 1, 1), most) == GH_FUZZY &&
              gh_canon_compare (canons, ups (canons, INT64_MAX - 2, 1), most) == GH_LESS,
          "2^63 - 1 ups and -2^63 compare as ups do");
  TAP_OK (gh_canon_sum (canons, most, least) == ups (canons, -1, 0) &&
              gh_canon_sum (canons, ups (canons, INT64_MAX - 1, 0), up) == most &&
              gh_canon_multiple (canons, INT64_MAX, up) == most &&
              gh_canon_multiple (canons, INT64_MIN, up) == least &&
              gh_canon_negative (canons, most) == ups (canons, -INT64_MAX, 0),
          "their sums, multiples and negatives are exact within 64 bits");
  TAP_OK (gh_canon_sum (canons, large, ups (canons, 0, 1u << 31)) == ups (canons, 0, INT32_MAX) &&
              gh_canon_sum (canons, large, large) == GH_CANON_ZERO &&
              gh_canon_multiple (canons, INT64_MIN, large) == GH_CANON_ZERO,
          "nimbers up to 2^32 - 1 add without carrying");
  TAP_OK (gh_canon_named (canons, GH_CANON_ZERO, 0, 0) == GH_CANON_ZERO &&
              !gh_canon_is_number (canons, large),
          "without ups and nimber there is just the number");
}

static void up_too_much (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_sum (canons, ups (canons, INT64_MAX, 0), ups (canons, 1, 0));
}

static void down_too_much (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_sum (canons, ups (canons, INT64_MIN, 0), ups (canons, -1, 0));
}

static void negative_of_least (gh_canons *canons, gh_store *store)
{
  (void)store;
  gh_canon_negative (canons, ups (canons, INT64_MIN, 0));
}

/* {0|(2^63-1).up} and its mirror image are one up more. */
static void option_of_most (gh_canons *canons, gh_store *store)
{
  gh_canon const zero = GH_CANON_ZERO, most = ups (canons, INT64_MAX, 0);
  (void)store;
  gh_canon_of_options (canons, &zero, 1, &most, 1);
}

static void option_of_least (gh_canons *canons, gh_store *store)
{
  gh_canon const zero = GH_CANON_ZERO, least = ups (canons, INT64_MIN, 0);
  (void)store;
  gh_canon_of_options (canons, &least, 1, &zero, 1);
}

/* An integer weight is chosen by a nimber that is born later. */
static void weight_of_old_game (gh_canons *canons, gh_store *store)
{
  gh_canon const zero = GH_CANON_ZERO, old = ups (canons, -((int64_t)1 << 33), 0);
  (void)store;
  gh_canon const hot = gh_canon_of_options (canons, &zero, 1, &old, 1);
  gh_canon const tiny = gh_canon_of_options (canons, &zero, 1, &hot, 1);
  gh_canon_atomic_weight (canons, tiny);
}

static void test_overflow (void)
{
  static const struct {
    const char *what;
    table_body *run;
  } all[] = {{"one up above 2^63 - 1", up_too_much},
             {"one down below -2^63", down_too_much},
             {"the negative of -2^63 ups", negative_of_least},
             {"the game whose right option has 2^63 - 1 ups", option_of_most},
             {"the game whose left option has -2^63", option_of_least}};
  gh_canons *const canons = gh_canons_new (NULL, NULL);
  gh_store *const store = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    TAP_OK (status_in (canons, store, all[i].run) == GH_OVER_UPS, "%s is over a limit",
            all[i].what);
  TAP_OK (status_in (canons, store, weight_of_old_game) == GH_OVER_DEPTH,
          "a nimber that is born later than a game with 2^33 ups is too deep");
  TAP_OK (status_in (canons, store, test_borders) == GH_OK, "the table is usable then");
  gh_store_free (store);
  gh_canons_free (canons);
}

int main (void)
{
  in_new_table ("forms", NULL, test_forms);
  in_new_table ("meaning", NULL, test_meaning);
  in_new_table ("pairs", NULL, test_pairs);
  in_new_table ("negatives", NULL, test_negatives);
  in_new_table ("measures", NULL, test_measures);
  in_new_table ("borders", NULL, test_borders);
  test_overflow ();
  return tap_done ();
}
