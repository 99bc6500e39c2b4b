/* Values and forms in turn: several stores, emptied stores, an emptied table. The same handle means
   something else in each of them, and what was found for one must not serve another. */
#include "reference/reference.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#define GAMES 200

static uint32_t seed;
static bool good;

/* Random forms, the same with each seed; each value's form is their canonical one. */
static void convert (gh_canons *canons, gh_store *store)
{
  draw_from (seed);
  for (size_t i = 0; i < GAMES; i++) {
    gh_form const form = random_form (store, 3);
    gh_canon const g = gh_canon_from_form (canons, store, form);
    good = good && form_of (canons, store, g) == gh_canonical (store, form);
  }
}

static bool converts (gh_canons *canons, gh_store *store, uint32_t games)
{
  seed = games;
  good = true;
  return status_in (canons, store, convert) == GH_OK && good;
}

static void test_stores (gh_canons *canons, gh_store *stores[2])
{
  bool right = true;
  for (uint32_t round = 1; round <= 6; round++)
    right = converts (canons, stores[round % 2], 1 + round % 3) && right;
  TAP_OK (right, "a table converts for two stores in turn");
  for (uint32_t round = 1; round <= 6; round++) {
    gh_store_empty (stores[0]);
    right = converts (canons, stores[0], 7 - round) && right;
  }
  TAP_OK (right, "and for a store that is emptied and filled otherwise");
}

static void test_tables (gh_canons *canons, gh_store *store)
{
  bool right = true;
  for (uint32_t round = 1; round <= 6; round++) {
    gh_canons_empty (canons);
    right = converts (canons, store, round) && right;
  }
  TAP_OK (right, "a table that is emptied and filled otherwise converts for the same store");
}

int main (void)
{
  gh_canons *const canons = gh_canons_new (NULL, NULL);
  gh_store *stores[2] = {gh_store_new (NULL, NULL), gh_store_new (NULL, NULL)};
  test_stores (canons, stores);
  test_tables (canons, stores[1]);
  gh_store_free (stores[0]);
  gh_store_free (stores[1]);
  gh_canons_free (canons);
  return tap_done ();
}
