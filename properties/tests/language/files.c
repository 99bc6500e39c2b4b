/* Files of claims: what they declare, where they are wrong, and what a failing claim required. */
#include "harness/run/runner.h"
#include "language/claims.h"
#include "reference/reference.h"
#include "tests/form/reading.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *text;
  size_t line, column;
  const char *message;
} wrong_files[] = {
    {"G = G\n", 1, 1, "expected an id such as SS-2.10a"},
    {"# a comment\n\n  SS-1 G = G\n", 3, 1, "expected an id such as SS-2.10a"},
    {"ss-1 G = G\n", 1, 1, "expected an id such as SS-2.10a"},
    {"SS-1 G = G\nSS-2 G = q\n", 2, 10, "'q' is no variable and no function"},
    {"SS-1\n", 1, 5, "found the end, expected a game or a formula"},
    {"SS-1  G + 1\n", 1, 7, "found a game or a number, expected a formula"},
    {"SS-1 outcome(G)\n", 1, 6, "found a game or a number, expected a formula"},
    {"SS-1 G = G\n  and\n  q = 0\n", 3, 3, "'q' is no variable and no function"},
    {"SS-1 SS-2  G =\n    ) + 1\n", 2, 5, "found ')', expected a game or a formula"},
    {"SS-1 G = G [forms day 3]\n", 1, 12, NULL},
    {"SS-1 G = I [forms day 3]\n", 1, 12, NULL},
    {"SS-1 I = n [forms day 5]\n", 1, 12, NULL},
    {"SS-1 I = I [values day 4]\n", 1, 12, NULL},
    {"SS-1 G = G [values day 4]\n", 1, 12, NULL},
    {"SS-1 I = I [simplest day 5]\n", 1, 12, NULL},
    {"SS-1 G = G [forms day]\n", 1, 12, NULL},
    {"SS-1 G = G [forms day 2 or 3]\n", 1, 12, NULL},
    {"SS-1 G = G [random 0]\n", 1, 12, NULL},
    {"SS-1 G = G [random -5]\n", 1, 12, NULL},
    {"SS-1 G = G [forms day 4294967297]\n", 1, 12, NULL},
    {"SS-1 G = G [random 5] [met 5]\n", 1, 23, NULL},
    {"SS-1 G = G [forms day 1] [depth 3]\n", 1, 26, NULL},
    {"SS-1 G = G [forms day 1] [covers 3%]\n", 1, 26, NULL},
    {"SS-1 G = G [depth 0]\n", 1, 12, NULL},
    {"SS-1 G = G [depth 10]\n", 1, 12, NULL},
    {"SS-1 G = G [covers 101%]\n", 1, 12, NULL},
    {"SS-1 G = G [covers -1%]\n", 1, 12, NULL},
    {"SS-1 G = G [covers 5]\n", 1, 12, NULL},
    {"SS-1 G = G [met -1]\n", 1, 12, NULL},
    {"SS-1 n = n [integers 5..4]\n", 1, 12, NULL},
    {"SS-1 n = n [integers 1..-4]\n", 1, 12, NULL},
    {"SS-1 n = n [integers --1..4]\n", 1, 12, NULL},
    {"SS-1 n = n [integers -1000000..4]\n", 1, 12, NULL},
    {"SS-1 n = n [integers 0..1000000]\n", 1, 12, NULL},
    {"SS-1 G = G [integers 0..4]\n", 1, 12,
     "found integers to range over, but the claim has no variable integer"},
    {"SS-1 G = m [random 5] [integers 0..4]\n", 1, 23,
     "found integers behind random cases only, expected forms, values or ordinals before them"},
    {"SS-1 n = n [forms day 2]\n", 1, 12,
     "found games to range over, but the claim has no variable game"},
    {"SS-1 0 = 0 [values day 2]\n", 1, 12,
     "found games to range over, but the claim has no variable game"},
    {"SS-1 0 = 0 [random 5]\n", 1, 12, "found random cases, but the claim has no variable"},
    {"SS-1 G = 0 [false: G = 1]\n", 1, 12,
     "found the old [false: ...], expected 'false:' before the claim and [smallest G = 1]"},
    {"SS-1 0 = 1 [false: ]\n", 1, 12,
     "found the old [false: ...], expected 'false:' before the claim and [smallest G = 1]"},
    {"SS-1 G = 0 [smallest G = 1]\n", 1, 28,
     "found [smallest ...], but no 'false:' before the claim"},
    {"SS-1 false: G = 0 [forms day 2]\n", 1, 32,
     "expected [smallest G = 1], where the claim is false"},
    {"SS-1 false: 0 = 1 [smallest G = 1]\n", 1, 35,
     "found [smallest ...], but the claim has no variable"},
    {"SS-1 false: false: 0 = 1\n", 1, 18,
     "found ':', expected an operator or the end; an ordinal sum stands in parentheses, (G:H)"},
    {"SS-1 false:\n", 1, 12, "found the end, expected a game or a formula"},
    {"SS-1 n = n [far 5]\n", 1, 12,
     "found far numbers in games, but the claim has no variable game"},
    {"SS-1 G = G [far 0]\n", 1, 12, NULL},
    {"SS-1 n = n [pitfalls]\n", 1, 12,
     "found pitfalls, but the claim has no variable game, ordinal or surreal"},
    {"SS-1 G = G [pitfalls 2]\n", 1, 12, NULL},
    {"SS-1 G = G [nonsense]\n", 1, 12, NULL},
    {"SS-1 G = G []\n", 1, 12, NULL},
    {"SS-1 G = G\n   [forms day 1]\n   [met x]\n", 3, 4, NULL},
    {"SS-1 G = G [forms day 1\n", 1, 24, "found the end, expected ']'"},
    {"SS-1 G = G [forms day 1] and\n", 1, 26, "expected a note in [ ]"},
    {"SS-1 G = G [forms day 0] [forms day 1] [forms day 2] [values day 1] [values day 2]\n", 1, 69,
     "found a fifth domain, expected at most four"},
    {"let a = 1\nlet a = 2\n", 2, 5, "expected a name without a meaning yet"},
    {"let G = 1\n", 1, 5, "expected a name without a meaning yet"},
    {"let all = 1\n", 1, 5, "expected a name without a meaning yet"},
    {"let = 1\n", 1, 5, "expected a name without a meaning yet"},
    {"let a 1\n", 1, 7, "expected '='"},
    {"let a = G\n", 1, 9, "expected a game or an integer without variables"},
    {"let a = outcome(1)\n", 1, 9, "expected a game or an integer without variables"},
    {"let a = {1|\n  q}\n", 2, 3, "'q' is no variable and no function"},
    {"let a = b\nlet b = 1\n", 1, 9, "'b' is no variable and no function"},
    {"SS-1 a = 1\nlet a = 1\n", 1, 6, "'a' is no variable and no function"},
    {"let a = 1\nSS-1 a = [forms day 1]\n", 2, 9, "found the end, expected a game or a formula"},
    {"SS-1 G = G\nSS-2 0 < *{0,\n   x}\n", 3, 4, "found 'x', expected the size of a heap or *{"},
};

static void table_of_wrong_files (void)
{
  static const char unknown[] =
      "found an unfit note, expected forms, values, simplest day 2, ordinals, surreals size 4, "
      "loopy positions 2, pitfalls, random, far, sample 9, integers 0..8, met 8, covers 5%, "
      "depth 4 or smallest G = 1";
  for (size_t i = 0; i < sizeof wrong_files / sizeof *wrong_files; i++) {
    gh_registry registry = {NULL, 0, 0};
    gh_error error = {0, 0, ""};
    const char *const message = wrong_files[i].message ? wrong_files[i].message : unknown;
    gh_claims *const claims = gh_claims_load (&registry, "x", wrong_files[i].text, &error);
    TAP_OK (error_is (&error, wrong_files[i].line, wrong_files[i].column, message) && !claims &&
                registry.count == 0,
            "'%s' is wrong at %zu:%zu", wrong_files[i].text, wrong_files[i].line,
            wrong_files[i].column);
    gh_claims_free (claims);
    free (registry.theorems);
  }
}

static const char good_file[] =
    "# comment\n"
    "SS-1  G = G\n"
    "\n"
    "SS-1 SS-2a   SS-3.x1  G + H\n"
    "     =   H + G\n"
    "  [forms day 1] [met 16] [values day 2] [random 77] [covers 12.5%] [depth 4] [far 9]\n"
    "# another\n"
    "SS-4  m + n = n + m [integers -3..7] [met 121] [random 50]\n"
    "SS-5  false: G + H + K = 0 [smallest G = 0; H = 0; K = 1]\n"
    "SS-1  exists G: G > 0 [random 5]\n"
    "\t \n"
    "AB-x  1 = 1";

static void a_good_file (void)
{
  gh_registry registry = {NULL, 0, 0};
  gh_error error = {0, 0, ""};
  gh_claims *const claims = gh_claims_load (&registry, "x.claims", good_file, &error);
  if (!TAP_OK (claims && registry.count == 6, "a file of six claims is loaded (%zu:%zu %s)",
               error.line, error.column, error.text)) {
    gh_claims_free (claims);
    free (registry.theorems);
    return;
  }
  const gh_theorem *const theorem = registry.theorems;
  TAP_OK (!strcmp (theorem[0].name, "SS-1") && !strcmp (theorem[1].name, "SS-1/2") &&
              !strcmp (theorem[4].name, "SS-1/3") && !strcmp (theorem[5].name, "AB-x"),
          "names are the first ids, numbered");
  TAP_OK (!strcmp (theorem[0].place, "x.claims:2") && !strcmp (theorem[1].place, "x.claims:4") &&
              !strcmp (theorem[2].place, "x.claims:8") && !strcmp (theorem[5].place, "x.claims:12"),
          "places are those of the first lines");
  TAP_OK (!strcmp (theorem[1].ids, "SS-1 SS-2a SS-3.x1") &&
              !strcmp (theorem[1].statement, "G + H = H + G"),
          "blanks in ids and statements are squeezed");
  const gh_domain *const d = theorem[1].domains;
  TAP_OK (theorem[1].domain_count == 4 && !d[0].random && d[0].set == GH_SET_FORMS &&
              d[0].day == 1 && d[0].met == 16,
          "a day of forms and how many meet the hypothesis");
  TAP_OK (!d[1].random && d[1].set == GH_SET_VALUES && d[1].day == 2 && d[1].met == -1,
          "a day of values");
  TAP_OK (d[2].random && d[2].cases == 77 && d[2].depth == 4 && d[2].covers > 0.1249 &&
              d[2].covers < 0.1251,
          "random cases, their depth and share");
  TAP_OK (d[3].random && d[3].cases == 9 && d[3].far && !d[2].far, "cases with far numbers");
  TAP_OK (theorem[2].domains[0].low == -3 && theorem[2].domains[0].high == 7 &&
              theorem[2].domains[0].met == 121 && theorem[2].domain_count == 2 &&
              theorem[2].domains[1].random && theorem[2].domains[1].low < 0,
          "a domain of integers, and random ones of both signs");
  TAP_OK (theorem[3].expected && !strcmp (theorem[3].expected, "G = 0; H = 0; K = 1") &&
              !strcmp (theorem[3].statement, "false: G + H + K = 0") && !theorem[3].exists &&
              theorem[3].domains[0].set == GH_SET_VALUES && theorem[3].domains[0].day == 2,
          "a false claim; three games range over values");
  TAP_OK (theorem[4].exists && theorem[4].domain_count == 1 && theorem[4].domains[0].cases == 5,
          "a claim of a witness");
  TAP_OK (theorem[5].domain_count == 1 && theorem[0].domain_count == 2 &&
              theorem[0].domains[1].depth == 5,
          "default domains");
  TAP_OK (theorem[0].requests == GH_BIT (GH_ASK_COMPARE) && !theorem[0].theory,
          "what is asked of an engine");
  TAP_OK (gh_theorem_matches (&theorem[1], "SS-1/2") && gh_theorem_matches (&theorem[1], "SS-2") &&
              gh_theorem_matches (&theorem[1], "SS") && gh_theorem_matches (&theorem[1], "SS-3") &&
              !gh_theorem_matches (&theorem[1], "SS-4") && !gh_theorem_matches (&theorem[1], "S2"),
          "ids match by their beginnings");
  gh_claims_free (claims);
  free (registry.theorems);
}

/* Names that lines give, for the claims below them that use them, directly or not. */
static void names (void)
{
  static const char file[] = "SS-1 G = G\n"
                             "let a = {1\n"
                             "  |   0}\n"
                             "let b = a + 1\n"
                             "let other = 5\n"
                             "SS-2 a || 1\n"
                             "SS-3 false: b = 2\n"
                             "SS-4 L(b) = 2 [forms day 1]\n";
  static const char *const expected[] = {"G = G", "a || 1 where a = {1 | 0}",
                                         "false: b = 2 where a = {1 | 0}, b = a + 1"};
  gh_registry registry = {NULL, 0, 0};
  gh_error error;
  gh_claims *claims = gh_claims_load (&registry, "x", file, &error);
  TAP_OK (!claims && error.line == 8 && strstr (error.text, "no variable game"),
          "lines are counted behind names");
  char text[sizeof file];
  strcpy (text, file);
  *strstr (text, " [forms") = '\0';
  claims = gh_claims_load (&registry, "x", text, &error);
  TAP_OK (claims && registry.count == 4, "names are read");
  for (size_t i = 0; claims && i < 3; i++)
    TAP_OK (!strcmp (registry.theorems[i].statement, expected[i]), "%s",
            registry.theorems[i].statement);
  char many[1000] = "";
  for (unsigned i = 0; i < 65; i++)
    snprintf (many + strlen (many), sizeof many - strlen (many), "let a%u = 1\n", i);
  gh_registry none = {NULL, 0, 0};
  TAP_OK (!gh_claims_load (&none, "x", many, &error) && error.line == 65 &&
              strstr (error.text, "at most 64"),
          "a name too many");
  gh_engine *const engine = gh_reference_open ();
  for (size_t i = 0; claims && i < registry.count; i++) {
    gh_result result;
    gh_runner *const runner = gh_runner_new (engine, NULL, &GH_DEFAULT_OPTIONS);
    gh_runner_check (runner, &registry.theorems[i], &result);
    TAP_OK (result.verdict == GH_HOLDS, "%s holds", registry.theorems[i].statement);
    gh_runner_free (runner);
  }
  engine->close (engine);
  gh_claims_free (claims);
  free (registry.theorems);
}

/* ---- what is required ------------------------------------------------------------------------ */

/* A failing claim tells what should have held. */
static void requirements (void)
{
  static const char *const rows[][3] = {
      {"SS-1 G < 1 [forms day 1]", "G < 1", "G = 1"},
      {"SS-1 up > G [forms day 1]", "up > G", "G = 1"},
      {"SS-1 all left X of G: X > 0 [forms day 1]", "X > 0 for X = 0", "G = 1"},
      {"SS-1 G > 0 -> star > G [forms day 1]", "star > G", "G = 1"},
      {"SS-1 G = 0 <-> up < G [forms day 1]", "G = 0 <-> up < G", "G = 0"},
  };
  gh_engine *const engine = gh_reference_open ();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_registry registry = {NULL, 0, 0};
    gh_error error;
    gh_result result;
    gh_claims *const claims = gh_claims_load (&registry, "x", rows[i][0], &error);
    gh_runner *const runner = gh_runner_new (engine, NULL, &GH_DEFAULT_OPTIONS);
    gh_runner_check (runner, registry.theorems, &result);
    TAP_OK (result.verdict == GH_FAILS && !strcmp (result.failure.required, rows[i][1]) &&
                !strcmp (result.failure.counterexample, rows[i][2]),
            "'%s' required '%s' of %s", rows[i][0], result.failure.required,
            result.failure.counterexample);
    gh_runner_free (runner);
    gh_claims_free (claims);
    free (registry.theorems);
  }
  engine->close (engine);
}

int main (void)
{
  table_of_wrong_files ();
  a_good_file ();
  names ();
  requirements ();
  return tap_done ();
}
