/* Heap games by name: what is said of their codes, and how positions are printed. */
#include "heap/games.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static bool read (const char *name, const char *said, gh_code *code, size_t *place,
                  const char **expected)
{
  return gh_heap_game_code (gh_heap_game_named (name, strlen (name)), said, strlen (said), code,
                            place, expected);
}

static void check_texts (void)
{
  static const struct {
    const char *name, *said, *code, *empty, *two;
  } rows[] = {
      {"nim", "", ".3...", "nim()", "nim(5,18446744073709551615)"},
      {"kayles", "", ".77", "kayles()", "kayles(5,18446744073709551615)"},
      {"dawsonskayles", "", ".07", "dawsonskayles()", "dawsonskayles(5,18446744073709551615)"},
      {"dawsonschess", "", ".137", "dawsonschess()", "dawsonschess(5,18446744073709551615)"},
      {"officers", "", ".6", "officers()", "officers(5,18446744073709551615)"},
      {"grundysgame", "", "grundysgame", "grundysgame()", "grundysgame(5,18446744073709551615)"},
      {"octal", "0.770", ".77", "octal(.77)", "octal(.77, 5,18446744073709551615)"},
      {"octal", "grundysgame", "grundysgame", "octal(grundysgame)",
       "octal(grundysgame, 5,18446744073709551615)"},
      {"subtraction", "3 , 1,1", ".303", "subtraction(1,3)",
       "subtraction(1,3; 5,18446744073709551615)"},
  };
  uint64_t const heaps[] = {5, UINT64_MAX};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const gh_heap_game *const game = gh_heap_game_named (rows[i].name, strlen (rows[i].name));
    char digits[GH_CODE_TEXT], text[GH_HEAPS_TEXT];
    gh_code code;
    size_t place;
    const char *expected = "";
    if (!TAP_OK (read (rows[i].name, rows[i].said, &code, &place, &expected), "%s of '%s' %s",
                 rows[i].name, rows[i].said, expected))
      continue;
    gh_code_print (&code, digits);
    TAP_OK (!strcmp (digits, rows[i].code), "%s of '%s' has the code %s, not %s", rows[i].name,
            rows[i].said, rows[i].code, digits);
    gh_heaps_print (game, &code, heaps, 0, text);
    TAP_OK (!strcmp (text, rows[i].empty), "no heaps are printed as %s, not %s", rows[i].empty,
            text);
    gh_heaps_print (game, &code, heaps, 2, text);
    TAP_OK (!strcmp (text, rows[i].two), "two heaps are printed as %s, not %s", rows[i].two, text);
  }
  TAP_OK (!gh_heap_game_named ("kayle", 5) && !gh_heap_game_named ("kayles5", 7) &&
              gh_heap_game_named ("kayles5", 6),
          "other names name nothing");
}

static void check_errors (void)
{
  static const struct {
    const char *name, *said;
    size_t place;
    const char *expected;
  } wrong[] = {
      {"octal", "77", 0, "0, 4, 8 or C before the point, where nothing is taken"},
      {"octal", "", 0, "a point, as in .77"},
      {"octal", ".7G", 2, "a digit 0-9 or A-F, ... or the end of the code"},
      {"subtraction", "", 0, "an amount from 1 to 60"},
      {"subtraction", "1,", 2, "an amount from 1 to 60"},
      {"subtraction", "1,0", 2, "an amount from 1 to 60"},
      {"subtraction", "61", 0, "an amount from 1 to 60"},
      {"subtraction", "99999999999999999999", 0, "an amount from 1 to 60"},
      {"subtraction", "1 2", 2, "',' and another amount, or ';' and heaps"},
      {"subtraction", "60,x", 3, "an amount from 1 to 60"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    gh_code code;
    size_t place = 99;
    const char *expected = "";
    bool const good = read (wrong[i].name, wrong[i].said, &code, &place, &expected);
    TAP_OK (!good && place == wrong[i].place && !strcmp (expected, wrong[i].expected),
            "%s of '%s' is wrong at %zu: expected %s, not at %zu: %s", wrong[i].name, wrong[i].said,
            wrong[i].place, wrong[i].expected, place, expected);
  }
}

/* The longest text that there can be. */
static void check_room (void)
{
  uint64_t heaps[GH_MOST_HEAPS];
  char said[400] = "1", text[GH_HEAPS_TEXT];
  for (unsigned amount = 2; amount <= GH_CODE_PLACES; amount++)
    snprintf (said + strlen (said), sizeof said - strlen (said), ",%u", amount);
  for (size_t i = 0; i < GH_MOST_HEAPS; i++)
    heaps[i] = UINT64_MAX;
  gh_code code;
  size_t place;
  const char *expected;
  bool const good = read ("subtraction", said, &code, &place, &expected);
  gh_heaps_print (gh_heap_game_named ("subtraction", 11), &code, heaps, GH_MOST_HEAPS, text);
  TAP_OK (good && strlen (text) < sizeof text - 1 && strstr (text, ",59,60; 18446744073709551615,"),
          "60 amounts and 64 heaps have room, in %zu bytes", strlen (text));
}

int main (void)
{
  check_texts ();
  check_errors ();
  check_room ();
  return tap_done ();
}
