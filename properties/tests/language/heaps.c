/* Heap games in claims: what is true of them, what is wrong, and their limits. */
#include "heap/games.h"
#include "language/claim.h"
#include "reference/reference.h"
#include "tests/form/reading.h"
#include "tests/language/evaluating.h"
#include "tests/tap.h"

#include <string.h>

static gh_status evaluate (const char *text, const gh_limits *limits, gh_value *value)
{
  gh_error error = {0, 0, ""};
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  if (!TAP_OK (claim != NULL, "'%s' is a claim %s", text, error.text))
    return GH_SYNTAX;
  gh_store *const store = gh_store_new (limits, NULL);
  gh_engine *const engine = gh_reference_open ();
  gh_status const status = evaluate_in (store, engine, claim, value);
  engine->close (engine);
  gh_store_free (store);
  gh_claim_free (claim);
  return status;
}

static void test_true_ones (void)
{
  static const char *const rows[] = {
      "kayles(5) == octal(.77, 5) and kayles(5) = *4 and not kayles(5) == *4",
      "kayles(3,5) == kayles(3) + kayles(5) and kayles() == 0 and octal( .77 ) == 0",
      "kayles ( 1 , birthday(*2) ) == octal(0.770, 2, 1)",
      "nim(0,2) == *2 and subtraction(2; 3,1) == *",
      "subtraction(1,3;4) == octal(.303, 4) and subtraction(2) == 0",
      "octal(grundysgame, 7) == grundysgame(7) and grundysgame(7) = 0",
      "{kayles(2)|kayles(2)} = 0 and {octal(.6, 3, 2)||nim(1)|nim(2)} == {octal(.6,3,2)|{*|*2}}",
      "dawsonskayles(5) == octal(.07, 5) and dawsonschess(5) == octal(.137, 5)",
      "officers(5) == octal(.6, 5)",
      "grundy(kayles(7,9)) = xor(heap_grundy(.77, 7), heap_grundy(.77, 9))",
      "heap_grundy( .3... , 77) = 77 and heap_grundy(C.F3, 0) = 0",
      "2.kayles(3) = 0 and -kayles(4) == kayles(4)",
      "all left X of kayles(2): X == 0 or X == *",
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_value value = {GH_TRUTH, {.truth = false}};
    gh_status const status = evaluate (rows[i], NULL, &value);
    TAP_OK (status == GH_OK && value.truth, "%s", rows[i]);
  }
}

static void test_errors (void)
{
  static const struct {
    const char *text;
    size_t column;
    const char *words;
  } rows[] = {
      {"kayles", 7, "found the end, expected '('"},
      {"kayles(", 8, "found the end, expected a game or a formula"},
      {"kayles(5", 9, "found the end, expected ',' or ')'"},
      {"kayles(5;6)", 9, "found ';', expected ',' or ')'"},
      {"kayles(*)", 8, "'*' is a game, expected an integer"},
      {"octal(", 7, "found the end, expected a point, as in .77"},
      {"octal(77, 5)", 7,
       "found '77', expected 0, 4, 8 or C before the point, where nothing is taken"},
      {"octal(.7 7, 5)", 10, "found '7', expected a digit 0-9 or A-F, ... or the end of the code"},
      {"octal(.77,)", 11, "found ')', expected a game or a formula"},
      {"octal(.77; 5)", 10, "found ';', expected a digit 0-9 or A-F, ... or the end of the code"},
      {"subtraction()", 13, "found ')', expected an amount from 1 to 60"},
      {"subtraction(1,0; 3)", 15, "found '0', expected an amount from 1 to 60"},
      {"subtraction(1;)", 15, "found ')', expected a game or a formula"},
      {"heap_grundy(5, 5)", 13,
       "found '5', expected 0, 4, 8 or C before the point, where nothing is taken"},
      {"heap_grundy(4, 5)", 14, "found ',', expected a point, as in .77"},
      {"heap_grundy(.77)", 16, "found ')', expected ','"},
      {"heap_grundy(.77, *)", 18, "'*' is a game, expected an integer"},
      {"grundy(.77)", 8,
       "found '.', expected a game or a formula; a number begins with a digit, as 0.5, and a code "
       "stands in a call, octal(.77, 5)"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_error error = {0, 0, ""};
    gh_claim *const claim = gh_claim_parse (rows[i].text, strlen (rows[i].text), &error);
    TAP_OK (error_is (&error, 1, rows[i].column, rows[i].words) && !claim, "%s: column %zu: %s",
            rows[i].text, error.column, error.text);
    gh_claim_free (claim);
  }
}

static void test_limits (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  gh_value value;
  char text[300] = "nim(1";
  gh_error error;
  limits.forms = 1000;
  TAP_OK (evaluate ("kayles(25)", &limits, &value) == GH_OVER_FORMS &&
              evaluate ("kayles(9)", &limits, &value) == GH_OK,
          "a position has its limit when it is evaluated");
  TAP_OK (evaluate ("kayles(birthday(9223372036854775807))", NULL, &value) == GH_OVER_DEPTH &&
              evaluate ("kayles(birthday(9223372036854775808))", NULL, &value) == GH_OVER_FORMS,
          "very large heaps");
  TAP_OK (evaluate ("kayles(birthday(*) - 2)", NULL, &value) == GH_ABANDONED &&
              evaluate ("heap_grundy(.77, birthday(*) - 2)", NULL, &value) == GH_ABANDONED,
          "heaps below 0");
  for (unsigned heaps = 1; heaps < GH_MOST_HEAPS; heaps++)
    strcat (text, ",1");
  strcat (text, ")");
  TAP_OK (evaluate (text, NULL, &value) == GH_OK, "%d heaps", GH_MOST_HEAPS);
  strcpy (text + strlen (text) - 1, ",1)");
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  TAP_OK (!claim && strstr (error.text, "more than 64 heaps"), "one heap more: %s", error.text);
}

int main (void)
{
  test_true_ones ();
  test_errors ();
  test_limits ();
  return tap_done ();
}
