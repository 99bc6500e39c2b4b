/* Periods: against a search through all, and those that are published. */
#include "optimized/heaps/periods.h"
#include "tests/heap/reading.h"
#include "tests/memory.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

static gh_octal *values_of (gh_store *store, const gh_code *code, size_t count)
{
  gh_octal *const o = gh_octal_new (code, GH_OCTAL_SPARSE, gh_store_allocator (store));
  if (!o || gh_octal_extend (o, count, NULL, NULL))
    gh_broken ("values_of", "count", "no values");
  return o;
}

/* The least p, and for it the least n0 >= 1, with the bound's equalities, all of them looked at. */
static gh_period search (const gh_octal *o, unsigned places)
{
  const uint16_t *const values = gh_octal_values (o);
  size_t const count = gh_octal_count (o);
  for (size_t p = 1; p < count; p++)
    for (size_t from = 1; 2 * from + 2 * p + places <= count; from++) {
      size_t n = from;
      while (n < 2 * from + p + places && values[n] == values[n + p])
        n++;
      if (n == 2 * from + p + places)
        return (gh_period){p, from};
    }
  return (gh_period){0, 0};
}

static bool stop_at (void *context, size_t count)
{
  const size_t *const at = context;
  return count < *at;
}

static void check_search (gh_store *store)
{
  size_t periodic = 0, total = 0, wrong = 0;
  for (unsigned digits = 0; digits < 1024; digits++) {
    char const text[] = {digits & 512 ? '4' : '0',        '.',
                         (char)('0' + (digits >> 6 & 7)), (char)('0' + (digits >> 3 & 7)),
                         (char)('0' + (digits & 7)),      0};
    gh_code const code = code_of (text);
    gh_octal *const o = values_of (store, &code, 250 + draw (50));
    gh_period found;
    gh_period const expected = search (o, code.places ? code.places : 1);
    gh_octal_status const status = gh_period_find (o, &found);
    wrong += status || found.length != expected.length || found.from != expected.from;
    periodic += found.length != 0;
    total++;
    gh_octal_free (o);
  }
  TAP_OK (!wrong && periodic > 100 && periodic < total - 100,
          "of %zu codes %zu are periodic, as a search through all finds", total, periodic);
}

static void check_published (gh_store *store)
{
  static const struct {
    const char *text;
    gh_period period; /* and where it begins: behind the last exception */
    size_t enough;
  } known[] = {{".77", {12, 71}, 168},    {".137", {34, 52}, 175},
               {".177", {20, 497}, 1037}, {".127", {4, 46578}, 93167},
               {".07", {34, 53}, 176},    {".16", {149459, 105351}, 509622}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    gh_code const code = code_of (known[i].text);
    size_t const enough = known[i].enough;
    gh_octal *o = values_of (store, &code, enough - 1);
    gh_period found, early;
    gh_octal_status const before = gh_period_find (o, &early);
    gh_octal_extend (o, enough, NULL, NULL);
    gh_octal_status const after = gh_period_find (o, &found);
    TAP_OK (gh_period_values (&code, &known[i].period) == enough && !before && !early.length &&
                !after && found.length == known[i].period.length &&
                found.from == known[i].period.from,
            "the period of %s is %zu from %zu on, and shows at %zu values, not before",
            known[i].text, found.length, found.from, enough);
    gh_octal_free (o);
  }
}

static void check_growing (gh_store *store)
{
  gh_code const code = code_of (".177"), wide = code_of (".3...");
  gh_octal *const o = values_of (store, &code, 3), *const endless = values_of (store, &wide, 3);
  gh_period found;
  size_t at = 1000;
  TAP_OK (!gh_period_search (o, 1030, NULL, NULL, &found) && !found.length &&
              gh_octal_count (o) == 1030,
          "1,030 values show no period of .177");
  TAP_OK (gh_period_search (o, 5000, stop_at, &at, &found) == GH_OCTAL_STOPPED,
          "stopped when asked");
  TAP_OK (!gh_period_search (o, 5000, NULL, NULL, &found) && found.length == 20 &&
              gh_octal_count (o) == 1280,
          "some more do, where it was stopped (%zu)", gh_octal_count (o));
  TAP_OK (gh_period_search (endless, 100, NULL, NULL, &found) == GH_OCTAL_NO_BOUND,
          "nothing is sought where no bound is known");
  gh_octal_free (o);
  gh_octal_free (endless);
}

static void check_few (gh_store *store)
{
  gh_code const code = code_of (".0");
  gh_period found;
  for (size_t count = 0; count < 7; count++) {
    gh_octal *const o = values_of (store, &code, count);
    TAP_OK (!gh_period_find (o, &found) && found.length == (count >= 5) &&
                found.from == (count >= 5),
            "of %zu values, all 0", count);
    gh_octal_free (o);
  }
}

static void check_refused (gh_store *store)
{
  static const char *const texts[] = {".8", ".3...", "grundysgame", ".0777...", "C."};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    gh_code const code = code_of (texts[i]);
    gh_octal *const o = values_of (store, &code, 40);
    gh_period found;
    TAP_OK (gh_period_find (o, &found) == GH_OCTAL_NO_BOUND && found.length == 0,
            "no bound is known for %s", texts[i]);
    gh_octal_free (o);
  }
}

static void work (gh_store *store)
{
  gh_code const code = code_of (".77");
  gh_octal *const o = gh_octal_new (&code, GH_OCTAL_SPARSE, gh_store_allocator (store));
  gh_period found = {0, 0};
  gh_octal_status status = o ? gh_octal_extend (o, 200, NULL, NULL) : GH_OCTAL_NO_MEMORY;
  if (!status)
    status = gh_period_find (o, &found);
  gh_octal_free (o);
  if (status)
    gh_fail (store, GH_NO_MEMORY);
  if (found.length != 12)
    gh_broken ("work", "find", "a wrong period for want of memory");
}

int main (void)
{
  draw_from (1);
  in_new_store ("search", check_search);
  in_new_store ("published", check_published);
  in_new_store ("growing", check_growing);
  in_new_store ("few", check_few);
  in_new_store ("refused", check_refused);
  out_of_memory ("the period of .77", work);
  return tap_done ();
}
