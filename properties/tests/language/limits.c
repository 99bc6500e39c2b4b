/* Claims that are large, and claims that outlive a store. */
#include "form/numeral.h"
#include "reference/reference.h"
#include "tests/language/evaluating.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- limits ---------------------------------------------------------------------------------- */

static char *large;

static char *repeated (const char *start, const char *part, size_t times, const char *stop)
{
  size_t const length = strlen (part);
  large = malloc (strlen (start) + times * length + strlen (stop) + 1);
  strcpy (large, start);
  for (size_t i = 0; i < times; i++)
    memcpy (large + strlen (start) + i * length, part, length);
  strcpy (large + strlen (start) + times * length, stop);
  return large;
}

/* Parse, and evaluate what was parsed. Exits 0 for an error, and one of these: */
enum { PARSED = 100, EVALUATED = 101 };

static void parse_large (void *argument)
{
  (void)argument;
  gh_error error;
  gh_claim *const claim = gh_claim_parse (large, strlen (large), &error);
  if (!claim)
    _exit (strlen (error.text) > 5 && error.line > 0 && error.column > 0 ? 0 : 9);
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const engine = gh_reference_open ();
  gh_value value;
  int const code = evaluate_in (store, engine, claim, &value) == GH_OK ? EVALUATED : PARSED;
  engine->close (engine);
  gh_store_free (store);
  gh_claim_free (claim);
  _exit (code);
}

static void large_claims (void)
{
  static const struct {
    const char *name, *start, *part;
    size_t times;
    const char *stop;
    bool may_parse;
  } rows[] = {
      {"10,000 parentheses", "", "(", 10000, "", false},
      {"10,000 braces", "", "{", 10000, "", false},
      {"10,000 'not'", "", "not ", 10000, "true", false},
      {"10,000 minus signs", "", "-", 10000, "1", false},
      {"10,000 switches", "", "+-", 10000, "1", false},
      {"10,000 *{", "", "*{", 10000, "", false},
      {"5,000 arrows", "true", " -> true", 5000, "", false},
      {"3,000 quantifiers", "", "all left X of 0: ", 3000, "true", false},
      {"5,000 calls", "", "tiny(", 5000, "", false},
      {"5,000 braces with bars", "", "{0|", 5000, "", false},
      {"100 bars", "{", "|", 100, "}", false},
      {"a million bytes", "1 = 1", " ", 1000000, "", false},
      {"20,000 digits", "", "1", 20000, " > 0", false},
      {"30,000 ones added", "1", "+1", 30000, " > 0", true},
      {"30,000 ones subtracted", "0 > 1", "-1", 30000, "", true},
      {"7,000 ones multiplied", "birthday(1)", " times 1", 7000, " = 1", true},
      {"7,000 'and'", "true", " and true", 7000, "", true},
      {"6,000 'or'", "false", " or false", 6000, "", true},
      {"7,000 '<->'", "true", "<->true", 7000, "", true},
      {"30,000 options", "{0", ",0", 30000, "|}", true},
      {"8,000 times what `where` tells last", "1 = 0 ", "and A=0 ", 8000, "where A = 1", false},
      {"60 open parentheses", "", "(", 60, "1 = 1", false}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    repeated (rows[i].start, rows[i].part, rows[i].times, rows[i].stop);
    int const code = tap_signal_of (parse_large, NULL, 20);
    TAP_OK (code == 0 || (rows[i].may_parse && (code == PARSED || code == EVALUATED)),
            "%s: an error or a value (%d)", rows[i].name, code);
    free (large);
  }
  char text[700] = "for game";
  for (int i = 0; i < 100; i++)
    sprintf (text + strlen (text), " A%d", i);
  strcat (text, ": true");
  gh_error error;
  TAP_OK (!gh_claim_parse (text, strlen (text), &error) &&
              !strcmp (error.text, "more than 6 free variables"),
          "100 variables are too many");
  char bound[2500] = "";
  for (int i = 0; i < 30; i++)
    sprintf (bound + strlen (bound), "all left X%d of 1: ", i);
  strcat (bound, "true");
  TAP_OK (!gh_claim_parse (bound, strlen (bound), &error) &&
              !strcmp (error.text, "more than 24 variables"),
          "30 bound variables are too many");
}

/* ---- the same claim in several stores -------------------------------------------------------- */

/* A store that is made where another was freed must not be taken for it. */
static void several_stores (void)
{
  static const char text[] = "3/4 + 1/4 = 1 and {5|*} == {5|{0|0}}";
  gh_error error;
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  gh_engine *const engine = gh_reference_open ();
  bool good = true;
  for (int64_t round = 0; round < 5; round++) {
    gh_store *const store = gh_store_new (NULL, NULL);
    gh_value value = {GH_TRUTH, {.truth = false}};
    for (int64_t i = 0; i < 10 * round; i++)
      gh_integer (store, -100 * round - i);
    good = evaluate_in (store, engine, claim, &value) == GH_OK && value.truth && good;
    gh_store_empty (store);
    good = evaluate_in (store, engine, claim, &value) == GH_OK && value.truth && good;
    gh_store_free (store);
  }
  TAP_OK (good, "a claim is true in one store after the other");
  gh_claim_free (claim);
  engine->close (engine);
}

static const char *stale_text;

static void stale (void *argument)
{
  (void)argument;
  gh_error error;
  gh_claim *const claim = gh_claim_parse (stale_text, strlen (stale_text), &error);
  gh_engine *const engine = gh_reference_open ();
  for (int64_t round = 5; round >= 0; round--) {
    gh_store *const store = gh_store_new (NULL, NULL);
    gh_value value = {GH_TRUTH, {.truth = false}};
    for (int64_t i = 0; i < 1000 * round; i++)
      gh_integer (store, -100 * round - i);
    if (evaluate_in (store, engine, claim, &value) != GH_OK || !value.truth)
      _exit (1);
    gh_store_free (store);
  }
  _exit (0);
}

int main (void)
{
  large_claims ();
  several_stores ();
  stale_text = "3/4 + 1/4 = 1 and {5|*} == {5|{0|0}} and ^ > v";
  TAP_OK (tap_signal_of (stale, NULL, 20) == 0, "a literal is read anew in another store");
  return tap_done ();
}
