/* Heaps in misere play, against the literal forms of their positions. */
#include "heap/form.h"
#include "optimized/misere/heaps.h"
#include "reference/misere/misere.h"
#include "tests/heap/reading.h"
#include "tests/optimized/misere_tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

#define MOST 4

static uint64_t heaps[MOST];

static size_t draw_heaps (uint64_t objects)
{
  size_t const count = 1 + draw (MOST);
  for (size_t i = 0; i < count; i++) {
    heaps[i] = draw ((uint32_t)objects + 1);
    objects -= heaps[i];
  }
  return count;
}

static bool tame_by_heaps (gh_misere *m, const gh_code *code, size_t count)
{
  bool tame = true;
  for (size_t i = 0; i < count; i++)
    tame = gh_misere_heap_is_tame (m, code, heaps[i]) && tame;
  return tame;
}

/* More codes than are remembered, so that each is forgotten and met again. */
static void test_positions (gh_misere *m, gh_store *store)
{
  static const char *const codes[] = {".77",  "4.7", ".26", ".4", ".6",      "grundysgame",
                                      ".137", ".07", ".3F", ".8", "4.07...", ".123..."};
  size_t wrong = 0, tame = 0, wild = 0, wrong_tame = 0;
  for (unsigned i = 0; i < 360; i++) {
    gh_code const code = code_of (codes[i % 12]);
    size_t const count = draw_heaps (9);
    gh_form const form = gh_heaps_form (store, &code, heaps, count);
    bool const by_heaps = tame_by_heaps (m, &code, count);
    wrong += gh_reduced_of_heaps (m, &code, heaps, count) != gh_reduced_from_form (m, store, form);
    wrong_tame += by_heaps != gh_is_tame (store, form);
    tame += by_heaps;
    wild += !by_heaps;
  }
  TAP_OK (wrong == 0, "360 positions have the simplest forms of their literal forms");
  TAP_OK (wrong_tame == 0 && tame > 30 && wild > 30, "%zu are tame, %zu are not", tame, wild);
}

/* ---- where other programs end ---------------------------------------------------------------- */

/* Outcomes by play, and the first terms of the genus by play beside twos and a heap. */
static void compare_heap (gh_misere *m, gh_store *store, const char *text, uint64_t n)
{
  gh_code const code = code_of (text);
  gh_form const form = gh_heaps_form (store, &code, &n, 1);
  gh_reduced const g = gh_reduced_of_heaps (m, &code, &n, 1);
  bool good = gh_reduced_is_p (m, g) == gh_misere_p (store, form);
  for (uint32_t term = 0; term < 3; term++)
    good = good && gh_reduced_genus_term (m, g, term) == gh_genus_term_by_play (store, form, term);
  TAP_OK (good && gh_reduced_from_form (m, store, form) == g, "a heap of %u under %s", (unsigned)n,
          text);
}

static void test_large (gh_misere *m, gh_store *store)
{
  for (uint64_t n = 10; n <= 14; n++)
    compare_heap (m, store, "4.7", n);
  for (uint64_t n = 20; n <= 24; n++)
    compare_heap (m, store, ".26", n);
}

/* No form could be made of these. */
static void test_larger (gh_misere *m, gh_store *store)
{
  gh_code const code = code_of (".26"), nim = code_of (".3...");
  uint64_t const n = 60, small = 9;
  const uint32_t *terms;
  (void)store;
  gh_reduced const g = gh_reduced_of_heaps (m, &code, &n, 1);
  TAP_OK (gh_reduced_grundy (m, g) == 3 && gh_reduced_genus (m, g, &terms) == 25 &&
              gh_reduced_genus_term (m, g, 0) == 1 && gh_reduced_genus_term (m, g, 23) == 4,
          "a heap of 60 under .26");
  TAP_OK (gh_reduced_of_heaps (m, &nim, &n, 1) == gh_reduced_heap (m, 60), "heaps of Nim");
  gh_misere_empty (m);
  TAP_OK (gh_reduced_of_heaps (m, &nim, &small, 1) == gh_reduced_heap (m, 9) &&
              !gh_misere_heap_is_tame (m, &code, small) && gh_misere_heap_is_tame (m, &nim, small),
          "after the table was emptied");
}

/* ---- genera without simplest forms ----------------------------------------------------------- */

static void test_genera (gh_misere *m, gh_store *store)
{
  static const char *const codes[] = {".77", ".4", ".6", "grundysgame", ".137", ".07", ".0", ".77"};
  (void)store;
  for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
    gh_code const code = code_of (codes[i]);
    size_t wrong = 0;
    for (uint64_t n = 0; n <= 50; n++) {
      gh_reduced const g = gh_reduced_of_heaps (m, &code, &n, 1);
      for (size_t term = 0; term < 12; term++)
        wrong +=
            gh_misere_heap_genus_term (m, &code, n, term) != gh_reduced_genus_term (m, g, term);
    }
    TAP_OK (wrong == 0, "genera of heaps to 50 under %s", codes[i]);
  }
}

int main (void)
{
  in_new_misere ("positions", NULL, test_positions);
  in_new_misere ("large heaps", NULL, test_large);
  in_new_misere ("larger heaps", NULL, test_larger);
  in_new_misere ("genera", NULL, test_genera);
  return tap_done ();
}
