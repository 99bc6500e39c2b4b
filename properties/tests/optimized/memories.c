/* What a table remembers must never change an answer: long work, small caches, handles that begin
   anew, an emptied table. */
#include "reference/reference.h"
#include "tests/optimized/pretending.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

/* ---- long work ------------------------------------------------------------------------------- */

#define WORK 3000
#define POOL 400

/* Sums, differences, negatives, multiples and games of earlier results, drawn; results[i] is the
   one of step i. */
static void work (gh_canons *canons, gh_store *store, gh_canon results[WORK])
{
  gh_canon pool[POOL];
  draw_from (7);
  for (size_t i = 0; i < POOL; i++)
    pool[i] = gh_canon_from_form (canons, store, random_form (store, 3));
  for (size_t i = 0; i < WORK; i++) {
    gh_canon const g = pool[draw (POOL)], h = pool[draw (POOL)], k = pool[draw (POOL)];
    gh_canon const options[] = {g, h, k};
    switch (draw (5)) {
    case 0: results[i] = gh_canon_sum (canons, g, h); break;
    case 1: results[i] = gh_canon_difference (canons, g, h); break;
    case 2: results[i] = gh_canon_of_options (canons, options, 2, &k, 1); break;
    case 3: results[i] = gh_canon_of_options (canons, &k, 1, options, 2); break;
    default: results[i] = gh_canon_multiple (canons, (int64_t)draw (7) - 3, g);
    }
  }
}

static gh_canon results[WORK];

/* Every value but a number has options; none may be dominated or reversible. They are values, and
   so canonical themselves. */
static bool canonical_at_root (gh_store *store, gh_form form)
{
  bool good = true;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form)
      good = good && !gh_dominated (store, form, side, x) && !gh_reversible (store, form, side, x);
  return good;
}

static void test_long_work (gh_canons *canons, gh_store *store)
{
  size_t values = 0, wrong = 0, reads_back = 0;
  work (canons, store, results);
  size_t const count = gh_canons_count (canons);
  for (gh_canon g = 0; g < count; g++) {
    gh_form const form = form_of (canons, store, g);
    bool const number = gh_canon_is_number (canons, g);
    values += !number;
    wrong += !number && !canonical_at_root (store, form);
    reads_back += gh_canon_from_form (canons, store, form) == g;
  }
  TAP_OK (values > 1000 && wrong == 0, "%zu values have no dominated and no reversible option",
          values);
  TAP_OK (reads_back == count, "each is the only handle of its form");
}

/* ---- small caches ---------------------------------------------------------------------------- */

static gh_form expected[WORK];

static void take_expected (gh_canons *canons, gh_store *store)
{
  work (canons, store, results);
  for (size_t i = 0; i < WORK; i++)
    expected[i] = form_of (canons, store, results[i]);
}

static size_t different;

static void compare_with_expected (gh_canons *canons, gh_store *store)
{
  different = 0;
  work (canons, store, results);
  for (size_t i = 0; i < WORK; i++)
    different += form_of (canons, store, results[i]) != expected[i];
}

/* The same work in tables that share a store of forms. */
static void test_small_caches (void)
{
  static const size_t entries[] = {1, 64, 1024, 8192};
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_canons *canons = gh_canons_new (NULL, NULL);
  TAP_OK (status_in (canons, store, take_expected) == GH_OK, "the work is done once");
  gh_canons_free (canons);
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
    gh_canons_limits limits = GH_DEFAULT_CANONS_LIMITS;
    limits.cached_orders = limits.cached_sums = entries[i];
    canons = gh_canons_new (&limits, NULL);
    gh_status const status = status_in (canons, store, compare_with_expected);
    TAP_OK (status == GH_OK && different == 0,
            "and has the same results with caches for %zu comparisons and sums", entries[i]);
    gh_canons_free (canons);
  }
  gh_store_free (store);
}

/* ---- handles of open values ------------------------------------------------------------------ */

/* The work gives most handles of open values to many comparisons; then the handles run out within
   the same work over, and those remembered would be wrong of the new ones. */
static void test_openings (gh_canons *canons, gh_store *store)
{
  take_expected (canons, store);
  for (uint32_t before = 1; before < 700; before += 116) {
    open_before_end (canons, before);
    compare_with_expected (canons, store);
    TAP_OK (different == 0 && began_anew (canons),
            "the results are the same when handles begin anew after %u more", before);
  }
}

static void test_first_openings (gh_canons *canons, gh_store *store)
{
  gh_canon const zero = GH_CANON_ZERO;
  open_before_end (canons, 1); /* nothing is remembered yet */
  TAP_OK (gh_canon_of_options (canons, &zero, 1, &zero, 1) == value_of (canons, store, "*"),
          "handles may begin anew before anything was remembered");
}

/* ---- emptying -------------------------------------------------------------------------------- */

static void take_measures (gh_canons *canons, gh_store *store)
{
  gh_canon const g = value_of (canons, store, "{3|{1|*}}");
  gh_canon_birthday (canons, GH_CANON_ZERO);
  gh_canon_mean (canons, GH_CANON_ZERO);
  gh_canon_birthday (canons, g);
  gh_canon_mean (canons, g);
  gh_canon_integer (canons, INT64_MAX);
}

static void check_measures (gh_canons *canons, gh_store *store)
{
  gh_canon const g = value_of (canons, store, "{3|{1|*}}");
  gh_form const form = gh_canonical (store, game (store, "{3|{1|*}}"));
  TAP_OK (form_of (canons, store, g) == form &&
              gh_canon_mean (canons, g) == gh_canon_dyadic (canons, 7, 2) &&
              gh_canon_birthday (canons, g) == gh_canon_integer (canons, 4) &&
              gh_canon_birthday (canons, GH_CANON_ZERO) == GH_CANON_ZERO &&
              gh_canon_mean (canons, GH_CANON_ZERO) == GH_CANON_ZERO &&
              gh_canon_negative (canons, GH_CANON_ZERO) == GH_CANON_ZERO &&
              gh_canon_integer (canons, 0) == GH_CANON_ZERO,
          "a value and its measures are found again in an emptied table");
}

static void test_emptying (void)
{
  gh_canons *const canons = gh_canons_new (NULL, NULL);
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_in (canons, store, take_expected) == GH_OK &&
              status_in (canons, store, take_measures) == GH_OK,
          "a table is used");
  size_t const bytes = gh_canons_bytes (canons);
  gh_canons_empty (canons);
  TAP_OK (gh_canons_count (canons) == 1, "an emptied table has one value, zero");
  TAP_OK (status_in (canons, store, compare_with_expected) == GH_OK && different == 0,
          "the same work has the same results");
  TAP_OK (gh_canons_bytes (canons) == bytes, "and needs no more memory");
  gh_canons_empty (canons);
  TAP_OK (status_in (canons, store, check_measures) == GH_OK, "no limit is passed");
  gh_canons_empty (canons);
  gh_canons_empty (canons);
  TAP_OK (gh_canons_count (canons) == 1, "it may be emptied twice");
  gh_store_free (store);
  gh_canons_free (canons);
  gh_canons_free (NULL);
}

int main (void)
{
  in_new_table ("long work", NULL, test_long_work);
  test_small_caches ();
  in_new_table ("openings", NULL, test_openings);
  in_new_table ("first openings", NULL, test_first_openings);
  test_emptying ();
  return tap_done ();
}
