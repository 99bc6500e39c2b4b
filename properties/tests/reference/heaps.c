/* The request for a heap's Grundy value: by play as far as it goes, limits, memory. */
#include "form/numeral.h"
#include "heap/form.h"
#include "reference/reference.h"
#include "tests/heap/reading.h"
#include "tests/memory.h"
#include "tests/tap.h"

static gh_form value (gh_store *store, const char *text, int64_t n)
{
  gh_code const code = code_of (text);
  return gh_heap_grundy (store, &code, gh_integer (store, n));
}

static void by_play (gh_store *store)
{
  static const char *const texts[] = {".77", ".6", ".137",     ".3...", ".07...",     "4.",
                                      "C.F", ".8", "4.444...", ".F...", "grundysgame"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    gh_code const code = code_of (texts[i]);
    uint64_t n = 0;
    for (; n <= 11; n++)
      if (value (store, texts[i], (int64_t)n) !=
          gh_grundy (store, gh_heaps_form (store, &code, &n, 1)))
        break;
    TAP_OK (n == 12, "the heap of %d under %s is worth what play says", (int)n, texts[i]);
  }
}

static void table (gh_store *store)
{
  TAP_OK (value (store, ".77", 70) == gh_integer (store, 6) &&
              value (store, ".77", 82) == gh_integer (store, 2),
          "K_70 is worth 6, and K_82 2");
  TAP_OK (value (store, ".3...", 1000) == gh_integer (store, 1000), "a heap of 1000 in Nim");
  TAP_OK (value (store, "4.", 999) == gh_integer (store, 0) &&
              value (store, "4.", 1000) == gh_integer (store, 1),
          "whether a heap can be divided often");
}

static void too_large (gh_store *store)
{
  value (store, ".77", INT64_MAX);
}

static void above_forms (gh_store *store)
{
  value (store, ".1", 1001);
}

static void at_forms (gh_store *store)
{
  value (store, ".1", 1000);
}

static void too_many_steps (gh_store *store)
{
  value (store, ".77", 200);
}

static void by_table (gh_store *store)
{
  value (store, ".77", 40);
}

int main (void)
{
  static const struct {
    const char *what;
    body *run;
    gh_status status;
  } rows[] = {
      {"a heap that no table has", too_large, GH_OVER_FORMS},
      {"a heap above the limit of forms", above_forms, GH_OVER_FORMS},
      {"a heap at the limit of forms", at_forms, GH_OK},
      {"more moves than steps", too_many_steps, GH_OVER_STEPS},
  };
  gh_limits const limits = {
      .forms = 1000, .options = 10000, .depth = 100, .digits = 30, .length = 100, .steps = 5000};
  in_new_store ("values by play", by_play);
  in_new_store ("values by table", table);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_store *const store = gh_store_new (&limits, NULL);
    TAP_OK (status_of (store, rows[i].run) == rows[i].status, "%s", rows[i].what);
    gh_store_free (store);
  }
  out_of_memory ("a heap by table", by_table);
  return tap_done ();
}
