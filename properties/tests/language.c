/* The claim language: what formulas mean, and where texts are wrong. */
#include "form/numeral.h"
#include "harness/runner.h"
#include "language/claim.h"
#include "language/claims.h"
#include "reference/reference.h"
#include "tests/tap.h"

#include <string.h>

/* ---- evaluating ------------------------------------------------------------------------------ */

typedef struct evaluation {
  gh_trial trial;
  gh_claim *claim;
  gh_value value;
} evaluation;

static void evaluate (void *argument)
{
  evaluation *const e = argument;
  e->value = gh_claim_value (&e->trial, e->claim);
}

static gh_status evaluate_in (gh_store *store, gh_engine *engine, gh_claim *claim, gh_value *value)
{
  static evaluation e;
  e = (evaluation){.claim = claim};
  e.trial.store = store;
  e.trial.engine = e.trial.judge = engine;
  gh_status const status = gh_try (store, evaluate, &e);
  *value = e.value;
  return status;
}

/* 'T' or 'F' of a closed formula; '?' of what is none, or cannot be evaluated. */
static char truth_of (const char *text)
{
  gh_error error;
  char truth = '?';
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  if (!claim) {
    fprintf (stderr, "%zu:%zu: %s\n", error.line, error.column, error.text);
    return '?';
  }
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const engine = gh_reference_open ();
  gh_value value;
  if (gh_claim_is_formula (claim) && gh_claim_variables (claim) == 0 &&
      evaluate_in (store, engine, claim, &value) == GH_OK && value.type == GH_TRUTH)
    truth = value.truth ? 'T' : 'F';
  engine->close (engine);
  gh_store_free (store);
  gh_claim_free (claim);
  return truth;
}

static const struct {
  char truth;
  const char *text;
} formulas[] = {
    {'T', "true"},
    {'F', "false"},
    {'T', "1 > 0"},
    {'T', "* || 0"},
    {'T', "0 |> *"},
    {'T', "* <| 0"},
    {'F', "0 <| -1"},
    {'T', "^ > 0 and v < 0"},
    {'T', "up > 0 and star || 0"},
    {'T', "up == ^ and star == *"},
    {'T', "2.up > *"},
    {'F', "up > *"},
    {'T', "2.^ + * > 0"},
    {'T', "2.5 = 10"},
    {'T', "-2.up = vv"},
    {'T', "0.{3|*} == 0"},
    {'T', "+-1 || 1"},
    {'T', "+-1 == {1|-1}"},
    {'T', "+-{2|0} == {2|0||0|-2}"},
    {'T', "1 + -1 = 0 and 1 - 1 = 0"},
    {'T', "2 +-1 = 1"},
    {'T', "2 + +-1 || 3"},
    {'T', "tiny(1) > 0 and tiny(1) < up"},
    {'T', "miny(2) == {2|0||0}"},
    /* what binds closer */
    {'T', "-1 - 1 = -2"},
    {'F', "-1 - 1 = 0"},
    {'T', "-* - ^ = v*"},
    {'T', "5 - 2 - 1 = 2"},
    {'T', "-{2|1} + 1 = {0|-1}"},
    {'T', "--1 = 1"},
    {'T', "-(1 - 3) = 2"},
    {'T', "2 times 3 + 1 = 7"},
    {'T', "1 + 2 times 3 = 7"},
    {'T', "2 times 3 times 2 = 12"},
    {'T', "2 times -3 = -6"},
    {'T', "moves(2.*) = 6"},
    {'T', "2.up + * = ^^*"},
    {'F', "not true or false"},
    {'T', "not false and true"},
    {'T', "not (true and false)"},
    {'T', "not not true"},
    {'T', "true or true and false"},
    {'F', "(true or true) and false"},
    {'T', "false -> false -> false"},
    {'F', "(false -> false) -> false"},
    {'T', "true -> true <-> true"},
    {'F', "false -> true <-> false"},
    {'T', "false <-> false <-> true"},
    {'F', "true <-> (true -> false)"},
    {'T', "false or true -> true"},
    {'F', "true or false -> false"},
    {'F', "not 1 > 0"},
    {'T', "not all left X of 1: X > 0"},
    {'F', "(not true) or false"},
    {'T', "true and (true -> true)"},
    {'F', "true or true -> true and false"},
    /* literals beside integers are integers */
    {'T', "birthday(1/2) = 2"},
    {'T', "birthday(*) + 1 = 2"},
    {'T', "birthday(2 + *) < form_birthday({{3|}|}) + 1"},
    {'T', "birthday(*2) - 3 = -1"},
    {'T', "birthday(*) times 5 = 5"},
    {'T', "game(birthday(*)) == 1"},
    {'T', "game(birthday(*)) + * || 1"},
    {'T', "birthday(3).* = *"},
    {'T', "birthday({-1|1}) = 0 and form_birthday({-1|1}) = 2"},
    {'T', "positions(*2) = 3 and moves(*2) = 8"},
    {'T', "birthday(9223372036854775807) + 1 = 9223372036854775808"},
    {'T', "birthday(9223372036854775807) + 1 > 9223372036854775807"},
    {'T', "form_birthday(18446744073709551616) = 18446744073709551616"},
    {'T', "birthday(1) >= 1 and birthday(1) <= 1"},
    {'F', "birthday(1) > 1 or birthday(1) < 1"},
    /* identity */
    {'T', "{0|} == 1"},
    {'F', "{*|*} == 0"},
    {'T', "{*|*} = 0"},
    {'T', "{0,0,*|*} == {*,0|*,*}"},
    {'T', "1 + 1 == 2"},
    {'F', "1/2 + 1/2 == 1"},
    {'T', "canonical(1/2 + 1/2) == 1"},
    {'T', "canonical({^|v}) == *"},
    {'T', "is_canonical(*2) and not is_canonical({*|*})"},
    /* outcomes */
    {'T', "outcome(*) = N"},
    {'T', "outcome({*|*}) = P"},
    {'T', "outcome(1) = L and outcome(-1) = R"},
    {'F', "outcome(*) = P"},
    {'T', "misere_outcome(0) = N and misere_outcome(*) = P"},
    {'T', "outcome(*) = outcome(*2)"},
    {'T', "N = N"},
    {'F', "P = L"},
    /* functions of two games */
    {'T', "left_gift_horse(*, 0)"},
    {'F', "left_gift_horse(1, 0)"},
    {'T', "right_gift_horse(1, 0)"},
    {'T', "left_dominated(0, {0,1|})"},
    {'F', "left_dominated(1, {0,1|})"},
    {'T', "right_dominated(1, {|0,1})"},
    {'T', "left_reversible(*, {*|*}) and right_reversible(*, {*|*})"},
    {'F', "left_reversible(0, ^)"},
    {'T', "add(*, *) = 0 and negate(1) = -1 and subtract(3, 1) = 2"},
    /* quantifiers */
    {'T', "all left X of 0: false"},
    {'F', "some left X of 0: true"},
    {'T', "all left X of {0,*|1}: X <| {0,*|1}"},
    {'T', "some left X of {0,*|1}: X == *"},
    {'F', "some right X of {0,*|1}: X == *"},
    {'T', "some option X of {0|1}: X == 1"},
    {'T', "all option X of *: X == 0"},
    {'F', "all option X of {0|1}: X == 1"},
    {'T', "some position X of ^: X == 0"},
    {'T', "some position X of ^: X == ^"},
    {'F', "some position X of ^: X == 1"},
    {'T', "all position X of *3: all position Y of X: some position Z of *3: Z == Y"},
    {'T', "all left X of *3: some left Y of *3: X + Y = 0"},
    {'F', "some left X of {1,2|}: all left Y of {1,2|}: X > Y"},
    {'T', "some left X of {1,2|}: all left Y of {1,2|}: X >= Y"},
    {'T', "all left X of 1: all left X2 of X: false"},
    {'T', "(all left X of 1: X = 0) and (all left X of 2: X = 1)"},
    {'F', "all left X of 1: X = 0 and false"},
    {'T', "all left X of 1: X = 0 -> X == 0"},
    {'T', "all left X of 1 + 1: X = 1"},
    /* options as sets */
    {'T', "all left X of {{1,2|3}|}: {X^L | X^R} == X"},
    {'T', "all left X of {{1,2|3}|}: -X == {-X^R | -X^L}"},
    {'T', "all left X of {{1,2|3}|}: {X^L + X^L|} == {2,4|}"},
    {'T', "all left X of {{1,2|*}|}: {X^L + X^R|} == {1 + *, 2 + * |}"},
    {'T', "all left X of {{1,2|4}|}: {X^L except 1 | X^R} == {2|4}"},
    {'T', "all left X of {{1,2|4}|}: {X^L except 7 | X^R except 4} == {1,2|}"},
    {'T', "all left X of {{1,2|4}|}: {X^L, 5, X^R | X^L} == {1,2,4,5|1,2}"},
    {'T', "all left X of {{1,2|}|}: {X^L | X^R} == {1,2|} and {X^R|} == 0"},
    {'T', "all left X of {{1,2|}|}: {X^L + X^R|X^R} == 0"},
    {'T',
     "all left X of {*2|}: all left Y of {^|}: X + Y == {X^L + Y, X + Y^L | X^R + Y, X + Y^R}"},
    {'T', "all left X of {{1,*|4}|}: {{X^L|0}|} == {{1,*|0}|}"},
    {'T', "all left X of {{1,2|4}|}: 1 in X^L and 2 in X^L and 4 in X^R"},
    {'F', "all left X of {{1,2|4}|}: 1 in X^R"},
    {'F', "all left X of {{1,2|4}|}: {0,2|} in X^L"},
    {'T', "all left X of {{1,2|4}|}: 0 + 1 in X^L"},
    {'T', "all left X of {{1,2|4}|}: all left Y of X: Y in X^L"},
    /* braces */
    {'T', "{1||0|-1} == {1|{0|-1}}"},
    {'T', "{1|0||-1} == {{1|0}|-1}"},
    {'T', "{2|1||0|||5||4|3} == {{{2|1}|0}|{5|{4|3}}}"},
    {'T', "{1 + 1 || 0 | -1 - 1} == {2|{0|-2}}"},
    {'T', "{(1 + *)|-{1|0}} == {1+*|{0|-1}}"},
    {'T', "{2.up, 3|} == {^ + ^, 3|}"},
    {'T', "{tiny(1)|canonical({*|*})} == {tiny(1)|0}"},
    {'T', "{-1|+-1} == {-1|{1|-1}}"},
    {'T', "{|} == 0 and {||} == 0 and {1|||} == {1|}"},
    {'T', "{*{0,2}|*{*{2}}} == {{0,*2|0,*2}|{{*2|*2}|{*2|*2}}}"},
    {'T', "{0 , 1\n| 2 }\n= 3/2"},
    {'T', "{v|^} = 0 and {^*|v*} = 0"},
    {'T', "{1|game(birthday(*2))} = 3/2"},
};

static void table_of_formulas (void)
{
  for (size_t i = 0; i < sizeof formulas / sizeof *formulas; i++)
    TAP_OK (truth_of (formulas[i].text) == formulas[i].truth, "%c: %s", formulas[i].truth,
            formulas[i].text);
}

/* ---- texts that are wrong -------------------------------------------------------------------- */

static const struct {
  const char *text;
  size_t line, column;
  const char *message;
} errors[] = {
    {"", 1, 1, "found the end, expected a game or a formula"},
    {"1 >", 1, 4, "found the end, expected a game or a formula"},
    {"1 > )", 1, 5, "found ')', expected a game or a formula"},
    {"1 > 0 )", 1, 7, "found ')', expected an operator or the end"},
    {"1 > 0 > 0", 1, 7, "found '>', expected an operator or the end"},
    {"1 > 0 ;", 1, 7, "found ';', expected an operator or the end"},
    {"1 > \xc3\xa9", 1, 5, "found byte 195, expected a game or a formula"},
    {"(1 > 0", 1, 7, "found the end, expected ')'"},
    {"1 > 0 and", 1, 10, "found the end, expected a game or a formula"},
    {"not", 1, 4, "found the end, expected a game or a formula"},
    {"\n  1 >\n  )", 3, 3, "found ')', expected a game or a formula"},
    {"{0}", 1, 3, "found '}', expected '|', as every game has two sides"},
    {"{0|1|2}", 1, 5, "found two runs of 1 bars, expected a longest one"},
    {"{0|1", 1, 5, "found the end, expected ',' or '}'"},
    {"{0,|1}", 1, 4, "found the end, expected a game or a formula"},
    {"{0 0|1}", 1, 4, "found '0', expected ',' or bars"},
    {"{1 > 0|}", 1, 4, "found '>', expected ',' or bars"},
    {"{(1 > 0)|}", 1, 3, "'1 > 0' is a formula, expected a game"},
    {"{0|outcome(*)}", 1, 4, "'outcome(*)' is an outcome, expected a game"},
    {"G^L = 0", 1, 1, "options of a game as a set may only stand between braces or after 'in'"},
    {"0 in G", 1, 6, "found 'G', expected the options of a variable, like G^L"},
    {"0 in X^L", 1, 6, "found 'X^L', expected the options of a variable, like G^L"},
    {"{X^L|}", 1, 2, "'X' is no variable here"},
    {"{m^L|} = 0", 1, 2, "'m' is an integer, expected a game"},
    {"q > 0", 1, 1, "'q' is no variable and no function"},
    {"outcome > 0", 1, 9, "found '>', expected '('"},
    {"outcome(1, 2) = P", 1, 10, "found ',', expected ')'"},
    {"add(1) = 1", 1, 6, "found ')', expected ','"},
    {"birthday(true) = 1", 1, 10, "'true' is a formula, expected a game"},
    {"game(*) = 0", 1, 6, "'*' is a game, expected an integer"},
    {"compare(1, 0)", 1, 1, "'compare' is no variable and no function"},
    {"*.1 = 0", 1, 1, "'*' is a game, expected an integer"},
    {"1/2 times 2 = 1", 1, 1, "'1/2' is a game, expected an integer"},
    {"2 times * = 0", 1, 9, "'*' is a game, expected an integer"},
    {"1 and true", 1, 1, "'1' is an integer, expected a formula"},
    {"true and *", 1, 10, "'*' is a game, expected a formula"},
    {"true or P", 1, 9, "'P' is an outcome, expected a formula"},
    {"not 1", 1, 5, "'1' is an integer, expected a formula"},
    {"* -> true", 1, 1, "'*' is a game, expected a formula"},
    {"true -> *", 1, 9, "'*' is a game, expected a formula"},
    {"true <-> 1 + *", 1, 10, "'1 + *' is a game, expected a formula"},
    {"true + 1 = 1", 1, 1, "'true' is a formula, expected a game"},
    {"1 + true = 1", 1, 5, "'true' is a formula, expected a game"},
    {"-true", 1, 2, "'true' is a formula, expected a game"},
    {"(1 = 1) = 1", 1, 2, "'1 = 1' is a formula, expected a game"},
    {"outcome(*) = 1", 1, 14, "'1' is an integer, expected an outcome"},
    {"outcome(*) < P", 1, 12, "outcomes can only be compared with '='"},
    {"birthday(*) || 1", 1, 13, "integers are never fuzzy; use game(n) to compare games"},
    {"m |> n", 1, 3, "integers are never fuzzy; use game(n) to compare games"},
    {"all X of G: true", 1, 5, "found 'X', expected left, right, option or position"},
    {"all left of G: true", 1, 13, "found 'G', expected 'of'"},
    {"all left X in G: true", 1, 12, "found 'in', expected 'of'"},
    {"all left X of G true", 1, 17, "found 'true', expected ':'"},
    {"all left X of G: X", 1, 18, "'X' is a game, expected a formula"},
    {"all left G of H: true", 1, 10, "'G' is a variable already"},
    {"all left X of G: all left X of G: true", 1, 27, "'X' is a variable already"},
    {"(all left X of G: true) and X > 0", 1, 29, "'X' is no variable and no function"},
    {"all left 1 of G: true", 1, 10, "found '1', expected a variable"},
    {"for games A: A = A", 1, 5,
     "found 'games', expected game, number, integer, impartial or dicotic"},
    {"for game : true", 1, 10, "found ':', expected a variable"},
    {"for game A A = A", 1, 14, "found '=', expected ':'"},
    {"exists : true", 1, 1, "found no variable after 'exists'"},
    {"exists G G = 0", 1, 12, "found '=', expected ':'"},
    {"for game A B C D E F F2: true", 1, 22, "more than 6 free variables"},
    {"1/3 > 0", 1, 3, "found '3', expected a power of two as denominator"},
    {"0 < 1/3", 1, 7, "found '3', expected a power of two as denominator"},
    {"0 < *{0,x}", 1, 9, "found 'x', expected the size of a heap or *{"},
    {"0 <\n *{0,\n  x}", 3, 3, "found 'x', expected the size of a heap or *{"},
    {"0 < *4000000000", 1, 6, "more than 200000 forms"},
    {"up.1 > 0", 1, 1, "'up' is a game, expected an integer"},
    {"0 > 1 and up", 1, 11, "'up' is a game, expected a formula"},
    {"0 > 1 and star + 1", 1, 11, "'star + 1' is a game, expected a formula"},
};

static void table_of_errors (void)
{
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    gh_error error = {0, 0, ""};
    gh_claim *const claim = gh_claim_parse (errors[i].text, strlen (errors[i].text), &error);
    bool const good = !claim && error.line == errors[i].line && error.column == errors[i].column &&
                      !strcmp (error.text, errors[i].message);
    TAP_OK (good, "'%s' is wrong at %zu:%zu", errors[i].text, errors[i].line, errors[i].column);
    if (!good)
      fprintf (stderr, "  %s %zu:%zu: %s\n", claim ? "parsed" : "", error.line, error.column,
               error.text);
    gh_claim_free (claim);
  }
  gh_error error;
  TAP_OK (!gh_claim_parse ("1 > 0\0 ", 7, &error) && error.column == 6 &&
              !strcmp (error.text, "found byte 0, expected a claim"),
          "a zero byte is found");
}

/* ---- variables ------------------------------------------------------------------------------- */

static void variables (void)
{
  static const struct {
    const char *text, *names;
    bool formula;
  } rows[] = {{"G + H = H + G", "GH", true},
              {"1 + *", "", false},
              {"x + m = m + x -> I = I", "xmI", true},
              {"for dicotic A, number B: A = B and K = J", "ABKJ", true},
              {"exists X Y: X = Y", "XY", true},
              {"all left X of K: X <| K", "K", true},
              {"{H^L | G^R} = 0", "HG", true},
              {"for game X: all left Y of X: Y in X^L", "X", true},
              {"G", "G", false},
              {"outcome(G)", "G", false}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_error error;
    gh_claim *const claim = gh_claim_parse (rows[i].text, strlen (rows[i].text), &error);
    char names[20] = "";
    for (unsigned k = 0; claim && k < gh_claim_variables (claim); k++)
      strcat (names, gh_claim_variable (claim, k));
    TAP_OK (claim && !strcmp (names, rows[i].names) &&
                gh_claim_is_formula (claim) == rows[i].formula,
            "the variables of '%s' are %s", rows[i].text, rows[i].names);
    gh_claim_free (claim);
  }
}

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
  } rows[] = {{"10,000 parentheses", "", "(", 10000, "", false},
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
  for (long round = 0; round < 5; round++) {
    gh_store *const store = gh_store_new (NULL, NULL);
    gh_value value = {GH_TRUTH, {.truth = false}};
    for (long i = 0; i < 10 * round; i++)
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
  for (long round = 5; round >= 0; round--) {
    gh_store *const store = gh_store_new (NULL, NULL);
    gh_value value = {GH_TRUTH, {.truth = false}};
    for (long i = 0; i < 1000 * round; i++)
      gh_integer (store, -100 * round - i);
    if (evaluate_in (store, engine, claim, &value) != GH_OK || !value.truth)
      _exit (1);
    gh_store_free (store);
  }
  _exit (0);
}

/* ---- claim files ----------------------------------------------------------------------------- */

static const struct {
  const char *text;
  size_t line, column;
  const char *message;
} wrong_files[] = {
    {"G = G\n", 1, 1, "found no id, expected one like SS-2.10a"},
    {"# a comment\n\n  SS-1 G = G\n", 3, 1, "found no id, expected one like SS-2.10a"},
    {"ss-1 G = G\n", 1, 1, "found no id, expected one like SS-2.10a"},
    {"SS-1 G = G\nSS-2 G = q\n", 2, 10, "'q' is no variable and no function"},
    {"SS-1\n", 1, 5, "found the end, expected a game or a formula"},
    {"SS-1  G + 1\n", 1, 7, "found a game or a number, expected a formula"},
    {"SS-1 outcome(G)\n", 1, 6, "found a game or a number, expected a formula"},
    {"SS-1 G = G\n  and\n  q = 0\n", 3, 3, "'q' is no variable and no function"},
    {"SS-1 SS-2  G =\n    ) + 1\n", 2, 5, "found ')', expected a game or a formula"},
    {"SS-1 G = G [forms day 3]\n", 1, 12, NULL},
    {"SS-1 G = G [values day 4]\n", 1, 12, NULL},
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
    {"SS-1 n = n [integers -1..4]\n", 1, 12, NULL},
    {"SS-1 n = n [integers 0..1000000]\n", 1, 12, NULL},
    {"SS-1 G = G [nonsense]\n", 1, 12, NULL},
    {"SS-1 G = G []\n", 1, 12, NULL},
    {"SS-1 G = G\n   [forms day 1]\n   [met x]\n", 3, 4, NULL},
    {"SS-1 G = G [forms day 1\n", 1, 12, "found no note, expected one in [ ]"},
    {"SS-1 G = G [forms day 1] and\n", 1, 26, "found no note, expected one in [ ]"},
    {"SS-1 G = G [forms day 0] [forms day 1] [forms day 2] [values day 1] [values day 2]\n", 1, 69,
     "found a fifth domain, expected at most four"},
    {"SS-1 G = G\nSS-2 0 < *{0,\n   x}\n", 3, 4, "found 'x', expected the size of a heap or *{"},
};

static void table_of_wrong_files (void)
{
  static const char unknown[] =
      "found no note that is known and fits, expected one of those in language/claims.h";
  for (size_t i = 0; i < sizeof wrong_files / sizeof *wrong_files; i++) {
    gh_registry registry = {NULL, 0, 0};
    gh_error error = {0, 0, ""};
    const char *const message = wrong_files[i].message ? wrong_files[i].message : unknown;
    gh_claims *const claims = gh_claims_load (&registry, "x", wrong_files[i].text, &error);
    bool const good = !claims && registry.count == 0 && error.line == wrong_files[i].line &&
                      error.column == wrong_files[i].column && !strcmp (error.text, message);
    TAP_OK (good, "'%s' is wrong at %zu:%zu", wrong_files[i].text, wrong_files[i].line,
            wrong_files[i].column);
    if (!good)
      fprintf (stderr, "  %s %zu:%zu: %s\n", claims ? "loaded" : "", error.line, error.column,
               error.text);
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
    "  [forms day 1] [met 16] [values day 2] [random 77] [covers 12.5%] [depth 4]\n"
    "# another\n"
    "SS-4  m + n = n + m [integers 3..7] [met 25]\n"
    "SS-5  G + H + K = 0 [false: G = 0; H = 0; K = 1]\n"
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
  const gh_theorem *const t = registry.theorems;
  TAP_OK (!strcmp (t[0].name, "SS-1") && !strcmp (t[1].name, "SS-1/2") &&
              !strcmp (t[4].name, "SS-1/3") && !strcmp (t[5].name, "AB-x"),
          "names are the first ids, numbered");
  TAP_OK (!strcmp (t[0].place, "x.claims:2") && !strcmp (t[1].place, "x.claims:4") &&
              !strcmp (t[2].place, "x.claims:8") && !strcmp (t[5].place, "x.claims:12"),
          "places are those of the first lines");
  TAP_OK (!strcmp (t[1].ids, "SS-1 SS-2a SS-3.x1") && !strcmp (t[1].statement, "G + H = H + G"),
          "blanks in ids and statements are squeezed");
  const gh_domain *const d = t[1].domains;
  TAP_OK (t[1].domain_count == 3 && !d[0].random && d[0].set == GH_SET_FORMS && d[0].day == 1 &&
              d[0].met == 16,
          "a day of forms and how many meet the hypothesis");
  TAP_OK (!d[1].random && d[1].set == GH_SET_VALUES && d[1].day == 2 && d[1].met == -1,
          "a day of values");
  TAP_OK (d[2].random && d[2].cases == 77 && d[2].depth == 4 && d[2].covers > 0.1249 &&
              d[2].covers < 0.1251,
          "random cases, their depth and share");
  TAP_OK (t[2].domains[0].low == 3 && t[2].domains[0].high == 7 && t[2].domains[0].met == 25 &&
              t[2].domain_count == 2 && t[2].domains[1].random,
          "notes on the default domains");
  TAP_OK (t[3].expected && !strcmp (t[3].expected, "G = 0; H = 0; K = 1") && !t[3].exists &&
              t[3].domains[0].set == GH_SET_VALUES && t[3].domains[0].day == 2,
          "a false claim; three games range over values");
  TAP_OK (t[4].exists && t[4].domain_count == 1 && t[4].domains[0].cases == 5,
          "a claim of a witness");
  TAP_OK (t[5].domain_count == 1 && t[0].domain_count == 2 && t[0].domains[1].depth == 5,
          "default domains");
  TAP_OK (t[0].requests == 1u << GH_ASK_COMPARE && !t[0].theory, "what is asked of an engine");
  TAP_OK (gh_theorem_matches (&t[1], "SS-1/2") && gh_theorem_matches (&t[1], "SS-2") &&
              gh_theorem_matches (&t[1], "SS") && gh_theorem_matches (&t[1], "SS-3") &&
              !gh_theorem_matches (&t[1], "SS-4") && !gh_theorem_matches (&t[1], "S2"),
          "ids match by their beginnings");
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
    gh_runner *const runner = gh_runner_new (engine, NULL, &GH_DEFAULT_OPTIONS, NULL, NULL);
    gh_runner_check (runner, registry.theorems, &result);
    TAP_OK (result.verdict == GH_FAILS && !strcmp (result.required, rows[i][1]) &&
                !strcmp (result.counterexample, rows[i][2]),
            "'%s' required '%s' of %s", rows[i][0], result.required, result.counterexample);
    gh_runner_free (runner);
    gh_claims_free (claims);
    free (registry.theorems);
  }
  engine->close (engine);
}

int main (void)
{
  table_of_formulas ();
  table_of_errors ();
  variables ();
  large_claims ();
  several_stores ();
  stale_text = "3/4 + 1/4 = 1 and {5|*} == {5|{0|0}} and ^ > v";
  TAP_OK (tap_signal_of (stale, NULL, 20) == 0, "a literal is read anew in another store");
  table_of_wrong_files ();
  a_good_file ();
  requirements ();
  return tap_done ();
}
