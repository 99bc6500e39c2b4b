/* Sums of heaps as values: their texts, and codes by which equal ones are the same. */
#include "form/numeral.h"
#include "heap/list.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

typedef struct reading {
  gh_store *store;
  const char *text;
  gh_form code;
  gh_error error;
} reading;

static void read_list (void *argument)
{
  reading *const r = argument;
  r->code = gh_heap_list_read (r->store, r->text, strlen (r->text), &r->error);
}

static void check_texts (gh_store *store)
{
  static const char *const rows[][2] = {
      {"0", "0"},
      {"0,0", "0"},
      {"1", "1"},
      {"2,1", "1,2"},
      {" 3 , 3,0,1 ", "1,3,3"},
      {"010", "10"},
      {"1,2,1", "1,1,2"},
      {"9223372036854775807,1", "1,9223372036854775807"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {store, rows[i][0], GH_ZERO, {0}};
    reading again = {store, rows[i][1], GH_ZERO, {0}};
    read_list (&r);
    read_list (&again);
    TAP_OK (!strcmp (gh_heap_list_print (store, r.code), rows[i][1]) && r.code == again.code,
            "'%s' is %s", rows[i][0], rows[i][1]);
  }
}

static void check_codes (gh_store *store)
{
  uint64_t heaps[GH_MOST_HEAPS], found[GH_MOST_HEAPS];
  for (size_t i = 0; i < GH_MOST_HEAPS; i++)
    heaps[i] = GH_MOST_HEAPS - i;
  size_t const count =
      gh_heap_list_of_code (store, gh_heap_list_code (store, heaps, GH_MOST_HEAPS), found);
  bool good = count == GH_MOST_HEAPS;
  for (size_t i = 0; i < count; i++)
    good = good && found[i] == i + 1;
  TAP_OK (good, "64 heaps are found again, the least one first");
  TAP_OK (gh_heap_list_code (store, heaps, 0) == GH_ZERO &&
              gh_heap_list_code (store, heaps, 1) != gh_heap_list_code (store, heaps, 2),
          "sums that differ have other codes, none is 0");
}

static void check_errors (void)
{
  char many[3 * GH_MOST_HEAPS];
  for (size_t i = 0; i <= GH_MOST_HEAPS; i++)
    memcpy (many + 2 * i, "1,", 3);
  many[2 * GH_MOST_HEAPS + 1] = 0;
  struct {
    const char *text, *expected;
    size_t column;
  } const rows[] = {{"", "expected the size of a heap", 1},
                    {"1,,2", "expected the size of a heap", 3},
                    {"1,", "expected the size of a heap", 3},
                    {"-1", "expected the size of a heap", 1},
                    {"1 2", "expected a comma between heaps", 3},
                    {"2,9223372036854775808", "expected a heap below 2^63", 3},
                    {many, "expected at most 64 heaps", 2 * GH_MOST_HEAPS + 1}};
  gh_store *const store = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {store, rows[i].text, GH_ZERO, {0}};
    gh_status const status = gh_try (store, read_list, &r);
    TAP_OK (status == GH_SYNTAX && r.error.column == rows[i].column &&
                !strcmp (r.error.text, rows[i].expected),
            "column %zu: %s", r.error.column, r.error.text);
  }
  gh_store_free (store);
}

int main (void)
{
  in_new_store ("texts", check_texts);
  in_new_store ("codes", check_codes);
  check_errors ();
  return tap_done ();
}
