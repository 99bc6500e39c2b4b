/* Names of games in misere play. */
#include "tests/optimized/misere_tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

static void is_named (gh_misere *m, gh_reduced g, const char *name)
{
  const char *const found = gh_reduced_name (m, g);
  TAP_OK (!strcmp (found, name), "%s, not %s", name, found);
}

static gh_reduced only (gh_misere *m, gh_reduced g)
{
  return gh_reduced_of_options (m, &g, 1);
}

static gh_reduced sum_of (gh_misere *m, const uint32_t *heaps)
{
  gh_reduced sum = GH_REDUCED_ZERO;
  for (; *heaps; heaps++)
    sum = gh_reduced_sum (m, sum, gh_reduced_heap (m, *heaps));
  return sum;
}

#define SUM(...) sum_of (m, (uint32_t[]){__VA_ARGS__, 0})

static void test_heaps (gh_misere *m, gh_store *store)
{
  (void)store;
  is_named (m, GH_REDUCED_ZERO, "0");
  is_named (m, gh_reduced_heap (m, 9), "9");
  is_named (m, gh_reduced_heap (m, 10), "*10");
  is_named (m, SUM (2, 2), "32");
  is_named (m, SUM (3, 2), "3_2");
  is_named (m, SUM (3, 3), "32");
  is_named (m, SUM (2, 2, 2), "2_22");
  is_named (m, SUM (1, 2, 4), "5_2");
  is_named (m, SUM (4, 2, 2), "4_22");
  is_named (m, SUM (4, 4), "4_4");
  is_named (m, SUM (6, 4, 2, 1), "7_42");
  is_named (m, SUM (2, 2, 2, 2), "2_222");
  is_named (m, SUM (12, 2), "*12_2");
  is_named (m, SUM (10, 10), gh_reduced_name (m, SUM (10, 10)));
  TAP_OK (*gh_reduced_name (m, SUM (10, 10)) == '{', "10 + 10 has no digit to be named with");
}

static void test_options (gh_misere *m, gh_store *store)
{
  gh_reduced const heap[] = {gh_reduced_heap (m, 0), gh_reduced_heap (m, 1), gh_reduced_heap (m, 2),
                             gh_reduced_heap (m, 3)};
  gh_reduced const sharp = only (m, heap[2]), both = SUM (2, 2);
  (void)store;
  is_named (m, sharp, "2_#");
  is_named (m, only (m, only (m, sharp)), "2_###");
  is_named (m, only (m, gh_reduced_heap (m, 12)), "*12_#");
  is_named (m, only (m, both), "(32)_#");
  is_named (m, only (m, only (m, both)), "(32)_##");
  is_named (m, only (m, SUM (4, 2)), "(4_2)_#");
  is_named (m, gh_reduced_of_options (m, (gh_reduced[]){heap[0], heap[3], sharp}, 3), "2_#30");
  is_named (m, gh_reduced_of_options (m, (gh_reduced[]){sharp, only (m, sharp), heap[0]}, 3),
            "2_##2_#0");
  gh_reduced const alpha =
      gh_reduced_of_options (m, (gh_reduced[]){both, heap[3], heap[2], heap[1]}, 4);
  is_named (m, alpha, "{32,3,2,1}");
  is_named (m, only (m, alpha), "{32,3,2,1}_#");
  is_named (m, only (m, only (m, alpha)), "{32,3,2,1}_##");
  gh_reduced const large[] = {gh_reduced_heap (m, 12), gh_reduced_heap (m, 2)};
  is_named (m, gh_reduced_of_options (m, large, 2), "{*12,2}");
  gh_reduced const twelve_sharp = only (m, gh_reduced_heap (m, 12));
  is_named (m, gh_reduced_of_options (m, (gh_reduced[]){twelve_sharp, sharp}, 2), "{*12_#,2_#}");
  gh_reduced const nested = gh_reduced_of_options (m, (gh_reduced[]){alpha, SUM (3, 2)}, 2);
  is_named (m, nested, "{3_2,{32,3,2,1}}");
}

/* ---- different names ------------------------------------------------------------------------- */

#define MANY 3000

typedef struct named {
  char *name;
  gh_reduced game;
} named;

static int by_name (const void *a, const void *b)
{
  return strcmp (((const named *)a)->name, ((const named *)b)->name);
}

static void test_different (gh_misere *m, gh_store *store)
{
  static named all[MANY];
  size_t shared = 0, games = 1;
  for (size_t i = 0; i < MANY; i++) {
    gh_reduced const g = gh_reduced_from_form (m, store, random_impartial (store, 3 + i % 4));
    all[i] = (named){strdup (gh_reduced_name (m, g)), g};
  }
  qsort (all, MANY, sizeof *all, by_name);
  for (size_t i = 1; i < MANY; i++) {
    bool const same = !strcmp (all[i].name, all[i - 1].name);
    shared += same != (all[i].game == all[i - 1].game);
    games += !same;
  }
  for (size_t i = 0; i < MANY; i++)
    free (all[i].name);
  TAP_OK (shared == 0, "no two games have the same name");
  TAP_OK (games > 800, "%zu games", games);
}

/* The options of random games have other handles in a table that begins with heaps and sums. */
static char *names[50];

static void note_names (gh_misere *m, gh_store *store)
{
  draw_from (7);
  for (size_t i = 0; i < 50; i++) {
    gh_reduced const g = gh_reduced_from_form (m, store, random_impartial (store, 6));
    names[i] = strdup (gh_reduced_name (m, g));
  }
}

static void test_history (gh_misere *m, gh_store *store)
{
  size_t different = 0;
  for (uint32_t n = 2; n < 7; n++)
    gh_reduced_name (m, only (m, SUM (n, 2, n)));
  draw_from (7);
  for (size_t i = 0; i < 50; i++) {
    gh_reduced const g = gh_reduced_from_form (m, store, random_impartial (store, 6));
    different += strcmp (names[i], gh_reduced_name (m, g)) != 0;
    free (names[i]);
  }
  TAP_OK (different == 0, "names do not depend on what was made before");
}

int main (void)
{
  in_new_misere ("heaps", NULL, test_heaps);
  in_new_misere ("options", NULL, test_options);
  in_new_misere ("different names", NULL, test_different);
  in_new_misere ("a new table", NULL, note_names);
  in_new_misere ("another history", NULL, test_history);
  return tap_done ();
}
