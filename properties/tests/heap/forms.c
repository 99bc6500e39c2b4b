/* Positions of heap games as forms: options by hand, sums, limits and memory. */
#include "heap/form.h"
#include "reference/reference.h"
#include "tests/heap/reading.h"
#include "tests/memory.h"
#include "tests/tap.h"

static gh_form heap (gh_store *store, const char *text, uint64_t n)
{
  gh_code const code = code_of (text);
  return gh_heaps_form (store, &code, &n, 1);
}

static void by_hand (gh_store *store)
{
  static const struct {
    const char *code;
    uint64_t heaps[3];
    const char *form;
  } rows[] = {
      {".77", {0, 0, 0}, "0"},
      {".77", {1, 0, 0}, "*"},
      {".77", {2, 0, 0}, "*2"},
      {".77", {1, 0, 1}, "{*|*}"},
      {".77", {3, 0, 0}, "{*,*2,{*|*}|*,*2,{*|*}}"},
      {".3...", {4, 0, 0}, "*4"},
      {".333", {4, 0, 0}, "{*,*2,*3|*,*2,*3}"},
      {".6", {1, 1, 1}, "0"},
      {".6", {2, 0, 0}, "*"},
      {".6", {3, 0, 0}, "{0,*|0,*}"},
      {"grundysgame", {2, 0, 0}, "0"},
      {"grundysgame", {3, 0, 0}, "*"},
      {"grundysgame", {4, 0, 0}, "{*|*}"},
      {".1...", {7, 0, 0}, "*"},
      {".8", {4, 0, 0}, "*"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_code const code = code_of (rows[i].code);
    TAP_OK (gh_heaps_form (store, &code, rows[i].heaps, 3) == game (store, rows[i].form),
            "row %zu: a position in %s is %s", i, rows[i].code, rows[i].form);
  }
}

/* Heaps side by side are a sum: the same form, made in two ways. */
static void sums (gh_store *store)
{
  static const char *const codes[] = {".77", ".3...", ".6", ".137", "4.7", "8.F", "grundysgame"};
  for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
    gh_code const code = code_of (codes[i]);
    bool same = true;
    for (uint64_t a = 0; a <= 5; a++)
      for (uint64_t b = 0; b <= 5; b++) {
        uint64_t const heaps[] = {a, 3, b};
        gh_form const two = gh_sum (store, heap (store, codes[i], a), heap (store, codes[i], b));
        same = same && gh_heaps_form (store, &code, heaps, 3) ==
                           gh_sum (store, two, heap (store, codes[i], 3));
      }
    TAP_OK (same, "three heaps in %s are the sum of each alone", codes[i]);
  }
}

static void six_pins (gh_store *store)
{
  heap (store, ".77", 6);
}

static void thirty_pins (gh_store *store)
{
  heap (store, ".77", 30);
}

/* Its positions are the partitions of 60, but their forms tell only how many divisions are left. */
static void sixty_to_divide (gh_store *store)
{
  heap (store, "4.", 60);
}

/* Heaps of 1 and 2 are no heaps there, of which 50 has many more positions. */
static void fifty_of_grundy (gh_store *store)
{
  TAP_OK (heap (store, "grundysgame", 50) != GH_ZERO,
          "a heap of 50 in Grundy's game has no more forms than there may be by default");
}

static void long_nim (gh_store *store)
{
  heap (store, ".3...", UINT64_MAX);
}

static void far_whole_heap (gh_store *store)
{
  TAP_OK (heap (store, ".1...", UINT64_MAX) == game (store, "*"),
          "a heap of 2^64 - 1 that can only be taken as a whole");
}

static void test_limits (void)
{
  static const struct {
    const char *what;
    gh_limits limits;
    body *run;
    gh_status status;
  } rows[] = {
      {"forms",
       {.forms = 2000, .options = 1000000, .depth = 100, .digits = 10},
       thirty_pins,
       GH_OVER_FORMS},
      {"positions",
       {.forms = 2000, .options = 1000000, .depth = 100, .digits = 10},
       sixty_to_divide,
       GH_OVER_FORMS},
      {"options",
       {.forms = 100000, .options = 50, .depth = 100, .digits = 10},
       six_pins,
       GH_OVER_OPTIONS},
      {"depth",
       {.forms = 100000, .options = 100000, .depth = 5, .digits = 10},
       six_pins,
       GH_OVER_DEPTH},
      {"depth",
       {.forms = 100000, .options = 100000, .depth = 100, .digits = 10},
       long_nim,
       GH_OVER_DEPTH},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_store *const store = gh_store_new (&rows[i].limits, NULL);
    TAP_OK (status_of (store, rows[i].run) == rows[i].status, "row %zu: the limit of %s holds", i,
            rows[i].what);
    gh_store_free (store);
  }
  out_of_memory ("the form of six pins", six_pins);
}

int main (void)
{
  in_new_store ("forms by hand", by_hand);
  in_new_store ("sums", sums);
  in_new_store ("a heap that can only be taken as a whole", far_whole_heap);
  in_new_store ("a large heap of Grundy's game", fifty_of_grundy);
  test_limits ();
  return tap_done ();
}
