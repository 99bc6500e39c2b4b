/* Genera: made, read and printed. */
#include "form/genus.h"
#include "form/numeral.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

static gh_form genus (gh_store *store, const char *text)
{
  return gh_genus_read (store, text, strlen (text));
}

static void texts (gh_store *store)
{
  static const char *const rows[][2] = {
      {"0^120", "0^120"},       {"0^12", "0^120"},
      {"0^120202", "0^120"},    {"0^0", "0^02"},
      {"2^142", "2^1420"},      {"2^14202", "2^1420"},
      {"5^5", "5^57"},          {"7^7", "7^75"},
      {"8^8", "8^8,10"},        {"16^16", "16^164"},
      {"16^16,18", "16^16,18"}, {"0^9,12,10", "0^9,12,10,8"},
      {"007^007,5", "7^75"},    {"4^0,5,6", "4^0564"},
      {"1^431", "1^431"},       {"10^999999999,1", "10^999999999,1,3"}};
  static const char *const wrong[] = {
      "",      "^",    "2",      "2^",      "^2",           "2^1,",
      "2^,1",  "2^1 ", " 2^1",   "2^1^4",   "-1^1",         "2^1x",
      "2^1,x", "2x^1", "2^1,,2", "2^1/2,3", "1234567890^1", "1^1234567890,1"};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const read = genus (store, rows[i][0]);
    TAP_OK (read != GH_NO_FORM && !strcmp (gh_genus_print (store, read), rows[i][1]) &&
                genus (store, rows[i][1]) == read,
            "%s is printed as %s", rows[i][0], rows[i][1]);
  }
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    TAP_OK (genus (store, wrong[i]) == GH_NO_FORM, "'%s' is no genus", wrong[i]);
}

static void terms (gh_store *store)
{
  static const uint32_t wanted[] = {1, 4, 2, 0, 2, 0, 2};
  gh_form const read = genus (store, "3^142");
  bool right = gh_genus_normal (store, read) == 3;
  for (size_t n = 0; n < sizeof wanted / sizeof *wanted; n++)
    right = right && gh_genus_term (store, read, n) == wanted[n];
  TAP_OK (right, "the terms go on as they end");
  gh_form list = GH_ZERO;
  for (size_t n = sizeof wanted / sizeof *wanted; n-- > 0;)
    list = gh_genus_terms (store, wanted[n], list);
  TAP_OK (gh_genus_make (store, 3, list) == read, "a genus is made as short as it can be");
  gh_form const most = gh_genus_make (store, UINT32_MAX, gh_genus_terms (store, UINT32_MAX, 0));
  TAP_OK (!strcmp (gh_genus_print (store, most), "4294967295^4294967295,4294967293"),
          "the largest: %s", gh_genus_print (store, most));
}

static void lists (gh_store *store)
{
  static const char *const good[][2] = {{"{3|{1|{4|{2|0}}}}", "3^1420"},
                                        {"{3|{1|{4|{2|{0|{2|0}}}}}}", "3^1420"},
                                        {"{0|{0|0}}", "0^02"}};
  static const char *const none[] = {
      "0",          "1",           "*{2}",        "{3|0}",     "{3|{-1|0}}",         "{3|{1/2|0}}",
      "{3|{1|*2}}", "{3|{1,2|0}}", "{3|{1|0,1}}", "{3|{*|0}}", "{4294967296|{1|0}}", "{|{1|0}}",
      "{3|{1|}}"};
  for (size_t i = 0; i < sizeof good / sizeof *good; i++)
    TAP_OK (gh_genus_from_list (store, game (store, good[i][0])) == genus (store, good[i][1]),
            "%s is %s", good[i][0], good[i][1]);
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    TAP_OK (gh_genus_from_list (store, game (store, none[i])) == GH_NO_FORM, "%s is none", none[i]);
}

/* ---- limits ---------------------------------------------------------------------------------- */

static gh_form of_many_terms (gh_store *store)
{
  gh_form list = GH_ZERO;
  for (uint32_t n = 0; n < 100; n++)
    list = gh_genus_terms (store, n % 3, list);
  return gh_genus_make (store, 0, list);
}

static void print_long (gh_store *store)
{
  gh_genus_print (store, of_many_terms (store));
}

static void take_long_list (gh_store *store)
{
  gh_genus_from_list (store, of_many_terms (store));
}

static void limits (void)
{
  gh_limits few = GH_DEFAULT_LIMITS;
  few.length = 80;
  few.depth = 50;
  gh_store *const store = gh_store_new (&few, NULL), *const usual = gh_store_new (NULL, NULL);
  TAP_OK (status_of (usual, print_long) == GH_OK && status_of (store, print_long) == GH_OVER_LENGTH,
          "a text may be too long");
  TAP_OK (status_of (usual, take_long_list) == GH_OK &&
              status_of (store, take_long_list) == GH_OVER_DEPTH,
          "a list may be too long");
  gh_store_free (store);
  gh_store_free (usual);
}

int main (void)
{
  in_new_store ("texts", texts);
  in_new_store ("terms", terms);
  in_new_store ("lists", lists);
  limits ();
  return tap_done ();
}
