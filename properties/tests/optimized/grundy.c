/* Grundy values by options against those by play. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/catalog.h"
#include "reference/reference.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

static gh_form grundy (gh_canons *canons, gh_store *store, gh_form g)
{
  gh_canon const value = gh_canon_grundy (canons, store, g);
  return value == GH_NO_CANON ? GH_NO_FORM : form_of (canons, store, value);
}

/* Every 16th of the 65,536 impartial forms by day 4. */
static void test_sets (gh_canons *canons, gh_store *store)
{
  gh_catalogs *const catalogs = gh_catalogs_new ();
  const gh_catalog *const all = gh_catalog_of (catalogs, GH_SET_FORMS, 4, GH_SORT_IMPARTIAL);
  size_t wrong = 0, values[5] = {0};
  for (size_t i = 0; i < all->count; i += 16) {
    int64_t n = -1;
    gh_form const g = gh_form_copy (store, all->store, all->forms[i]);
    gh_form const value = grundy (canons, store, g);
    wrong += value != gh_grundy (store, g) || !gh_small_integer (store, value, 0, 4, &n);
    if (n >= 0)
      values[n]++;
  }
  TAP_OK (all->count == 65536 && wrong == 0, "impartial forms by day 4 have the values of play");
  TAP_OK (values[0] && values[1] && values[2] && values[3] && values[4], "which are 0 to 4");
  gh_catalogs_free (catalogs);
}

/* Sums of heaps, and of sets with gaps. */
static void test_sums (gh_canons *canons, gh_store *store)
{
  static const char *const texts[] = {"0", "*", "*4", "*9", "*{0,2}", "*{1,5,6}", "*{*{0,3},1,0}"};
  size_t const count = sizeof texts / sizeof *texts;
  size_t wrong = 0;
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < count; k++) {
      gh_form const sum = gh_sum (store, game (store, texts[i]), game (store, texts[k]));
      wrong += grundy (canons, store, sum) != gh_grundy (store, sum);
    }
  TAP_OK (wrong == 0, "sums have the values of play");
}

static void test_others (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0, found = 0;
  draw_from (7);
  for (int i = 0; i < 2000; i++) {
    gh_form const g = random_form (store, 2);
    gh_form const value = grundy (canons, store, g);
    found += value != GH_NO_FORM;
    wrong += value != gh_grundy (store, g);
  }
  TAP_OK (wrong == 0 && found > 0 && found < 2000, "of 2,000 forms %zu are impartial", found);
  static const char *const none[] = {
      "1", "-18446744073709551616", "{0|{*|*}}", "+-1", "^*", "{{|*}|{|*}}"};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    TAP_OK (grundy (canons, store, game (store, none[i])) == GH_NO_FORM, "%s has none", none[i]);
}

static void test_large (gh_canons *canons, gh_store *store)
{
  TAP_OK (grundy (canons, store, game (store, "*1500")) == gh_integer (store, 1500),
          "*1500, which is beyond play");
}

/* The value of a form in one filling of a store is not that of the same handle in another. */
static uint64_t heap;
static bool right = true;

static void refill (gh_canons *canons, gh_store *store)
{
  gh_form const g = gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, heap});
  right = right && grundy (canons, store, gh_make (store, g, g)) == gh_integer (store, heap == 0);
}

static void test_refilled (gh_canons *canons, gh_store *store)
{
  for (heap = 40; heap <= 40; heap--) {
    gh_store_empty (store);
    right = status_in (canons, store, refill) == GH_OK && right;
  }
  TAP_OK (right, "a store that is emptied and filled otherwise");
}

static void too_deep (gh_canons *canons, gh_store *store)
{
  gh_form g = GH_ZERO;
  for (int i = 0; i < 6000; i++)
    g = gh_make (store, g, g);
  grundy (canons, store, g);
}

int main (void)
{
  in_new_table ("sets", NULL, test_sets);
  in_new_table ("sums", NULL, test_sums);
  in_new_table ("others", NULL, test_others);
  in_new_table ("large", NULL, test_large);
  gh_canons *const canons = gh_canons_new (NULL, NULL);
  gh_store *const store = gh_store_new (NULL, NULL);
  test_refilled (canons, store);
  TAP_OK (status_in (canons, store, too_deep) == GH_OVER_DEPTH, "6,000 moves deep is too deep");
  gh_store_free (store);
  gh_canons_free (canons);
  return tap_done ();
}
