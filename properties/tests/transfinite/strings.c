/* Endless strings: read, ordered, and their values. */
#include "transfinite/strings.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "transfinite/normal.h"
#include "transfinite/text.h"

#include <stdlib.h>
#include <string.h>

static gh_string string (const char *text)
{
  gh_string s;
  size_t place;
  const char *expected;
  if (!gh_string_read (text, strlen (text), &s, &place, &expected))
    TAP_OK (false, "%s is read: expected %s at %zu", text, expected, place);
  return s;
}

static gh_form value (gh_store *store, const char *text)
{
  gh_string const s = string (text);
  return gh_string_value (store, &s);
}

static void texts (gh_store *store)
{
  (void)store;
  static const struct {
    const char *text;
    size_t place;
  } wrong[] = {{"LRX", 2},      {"(", 1},      {"()...", 1},    {"L(R", 3},
               {"L(R)", 4},     {"L(R)..", 4}, {"L(R)....", 4}, {"L(R)...L", 4},
               {"L (R)...", 1}, {"L)...", 1},  {"LR...", 2},    {"L((R)...", 2}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    gh_string s;
    size_t place = 99;
    const char *expected = "";
    bool const read = gh_string_read (wrong[i].text, strlen (wrong[i].text), &s, &place, &expected);
    TAP_OK (!read && place == wrong[i].place, "'%s' is none: expected %s at %zu", wrong[i].text,
            expected, place);
  }
  gh_string const s = string ("LRR(LR)..."), none = string (""), end = string ("LRL");
  char first[9] = "";
  for (size_t i = 0; i < 8; i++)
    first[i] = gh_string_letter (&s, i);
  TAP_OK (!strcmp (first, "LRRLRLRL"), "letters: %s", first);
  TAP_OK (gh_string_letter (&s, UINT64_MAX) == 'L' && gh_string_letter (&s, UINT64_MAX - 1) == 'R',
          "letters of the greatest numbers");
  TAP_OK (!gh_string_letter (&none, 0) && gh_string_letter (&end, 2) == 'L' &&
              !gh_string_letter (&end, 3),
          "behind the end there is none");
}

static void values (gh_store *store)
{
  static const char *const rows[][2] = {{"(L)...", "w"},
                                        {"LLL(LL)...", "w"},
                                        {"(R)...", "-w"},
                                        {"LR(L)...", "1 - w^(-1)"},
                                        {"RL(R)...", "-1 + w^(-1)"},
                                        {"L(R)...", "w^(-1)"},
                                        {"LL(RRR)...", "1 + w^(-1)"},
                                        {"LRLR(L)...", "3/4 - w^(-1)"},
                                        {"LRR(LR)...", "1/3"},
                                        {"LRRL(RL)...", "1/3"},
                                        {"(LR)...", "2/3"},
                                        {"(LRLR)...", "2/3"},
                                        {"(RL)...", "-2/3"},
                                        {"LL(LLR)...", "27/7"},
                                        {"L(LLR)...", "20/7"},
                                        {"LLLRR(RL)...", "13/6"},
                                        {"LRL", "3/4"},
                                        {"", "0"},
                                        {"RRR", "-3"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *const text = gh_normal_print (store, value (store, rows[i][0]));
    TAP_OK (!strcmp (text, rows[i][1]), "%s is %s", rows[i][0], text);
  }
}

/* ---- random ones ----------------------------------------------------------------------------- */

#define MOST 8 /* letters of a prefix, and of a period */

typedef struct drawn {
  char text[2 * MOST + sizeof "()..."];
} drawn;

static drawn any_string (void)
{
  drawn s = {""};
  char *at = s.text;
  for (uint32_t n = draw (MOST + 1); n > 0; n--)
    *at++ = "LR"[draw (2)];
  if (draw (8) == 0)
    return s;
  *at++ = '(';
  for (uint32_t n = 1 + draw (MOST); n > 0; n--)
    *at++ = "LR"[draw (2)];
  strcpy (at, ")...");
  return s;
}

/* By a hundred letters, which are more than both prefixes and a common period of both. */
static int by_letters (const gh_string *a, const gh_string *b)
{
  static const char *const rising = "R\0L";
  for (uint64_t i = 0; i < 100; i++) {
    const char *const p = memchr (rising, gh_string_letter (a, i), 3);
    const char *const q = memchr (rising, gh_string_letter (b, i), 3);
    if (p != q)
      return p < q ? -1 : 1;
  }
  return 0;
}

/* By order, by many letters and by value. */
static void orders (gh_store *store)
{
  unsigned wrong = 0, equal = 0;
  for (unsigned i = 0; i < 20000; i++) {
    drawn const s = any_string (), t = any_string ();
    gh_string const a = string (s.text), b = string (t.text);
    int const order = gh_string_compare (&a, &b);
    int const values =
        gh_normal_compare (store, gh_string_value (store, &a), gh_string_value (store, &b));
    wrong +=
        order != by_letters (&a, &b) || order != values || gh_string_compare (&b, &a) != -order;
    equal += order == 0;
    gh_store_allow (store);
  }
  TAP_OK (wrong == 0 && equal > 10, "order is that of letters and of values: %u wrong, %u equal",
          wrong, equal);
}

static void prefixes (gh_store *store)
{
  unsigned wrong = 0;
  for (unsigned i = 0; i < 200; i++) {
    drawn const text = any_string ();
    gh_string const s = string (text.text);
    uint64_t const n = draw (12);
    wrong += gh_compare (store, gh_string_prefix (store, &s, n), gh_string_form (store, &s, n)) !=
             GH_EQUAL;
    gh_store_allow (store);
  }
  TAP_OK (wrong == 0, "the value of a prefix is that of its form: %u wrong", wrong);
}

/* ---- limits ---------------------------------------------------------------------------------- */

#define LONGEST 1000000

/* A text of so many letters before the period, and in it, to be freed. */
static char *long_text (size_t before, size_t period, bool random)
{
  char *const text = malloc (before + period + sizeof "()..."), *at = text;
  if (!text)
    abort ();
  for (size_t i = 0; i < before + period; i++) {
    if (i == before)
      *at++ = '(';
    *at++ = "LR"[random ? draw (2) : i % 2];
  }
  strcpy (at, ")...");
  return text;
}

static gh_string longest;

static void its_value (gh_store *store)
{
  gh_string_value (store, &longest);
}

static void its_form (gh_store *store)
{
  gh_string_form (store, &longest, LONGEST);
}

static void its_prefix (gh_store *store)
{
  gh_string_prefix (store, &longest, UINT64_MAX);
}

static void limits (gh_store *store)
{
  double const start = worked ();
  char *const a = long_text (0, LONGEST, true), *const b = long_text (LONGEST, LONGEST, true);
  char *const c = long_text (0, LONGEST, false);
  gh_string const p = string (a), q = string (b), r = string (c);
  gh_string again = p;
  again.prefix = p.period;
  again.prefix_length = p.period_length;
  TAP_OK (gh_string_compare (&p, &again) == 0 && gh_string_compare (&p, &q) != 0,
          "a period of a million letters is compared");
  TAP_OK (gh_string_value (store, &r) == value (store, "(LR)..."), "its repetitions are found");
  longest = p;
  TAP_OK (status_of (store, its_value) == GH_OVER_DIGITS, "its value has too many digits");
  longest = q;
  TAP_OK (status_of (store, its_value) == GH_OVER_DIGITS, "so has that of a long prefix");
  TAP_OK (status_of (store, its_prefix) == GH_OVER_DIGITS,
          "and that of the longest prefix there is");
  TAP_OK (status_of (store, its_form) != GH_OK, "its form is refused");
  gh_string const all = string ("(L)...");
  TAP_OK (gh_numeral_compare (store, gh_string_prefix (store, &all, UINT64_MAX),
                              game (store, "18446744073709551615")) == 0,
          "letters alone are counted to 2^64");
  TAP_OK (worked () - start < 5, "in %.2f seconds", worked () - start);
  free (a);
  free (b);
  free (c);
}

int main (void)
{
  in_new_store ("texts", texts);
  in_new_store ("values", values);
  in_new_store ("orders", orders);
  in_new_store ("prefixes", prefixes);
  in_new_store ("limits", limits);
  return tap_done ();
}
