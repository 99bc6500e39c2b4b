/* Claims that are wrong: what is wrong, and where; and the variables of those that are not. */
#include "form/halt.h"
#include "language/claim.h"
#include "tests/form/reading.h"
#include "tests/tap.h"

#include <signal.h>
#include <string.h>

/* ---- texts that are wrong -------------------------------------------------------------------- */

#define L20 "LLLLLLLLLLLLLLLLLLLL"
#define L60 L20 L20 L20

static const struct {
  const char *text;
  size_t line, column;
  const char *message;
} errors[] = {
    {"", 1, 1, "found the end, expected a game or a formula"},
    {"1 >", 1, 4, "found the end, expected a game or a formula"},
    {"1 > )", 1, 5, "found ')', expected a game or a formula"},
    {"1 > 0 )", 1, 7, "found ')', expected an operator or the end"},
    {"1 > 0 > 0", 1, 7,
     "found '>', expected an operator or the end; two relations are joined by 'and', as 0 < x and "
     "x < 1"},
    {"1 > 0 ;", 1, 7, "found ';', expected an operator or the end"},
    {"1 > \xc3\xa9", 1, 5, "found '\xc3\xa9', expected a game or a formula"},
    {"1 > \xc3(", 1, 5, "found byte 195, expected a game or a formula"},
    {"(1 > 0", 1, 7, "found the end, expected ')'"},
    {"1 > 0 and", 1, 10, "found the end, expected a game or a formula"},
    {"not", 1, 4, "found the end, expected a game or a formula"},
    {"1 = 1 || 2 = 2", 1, 7, "'||' means confused with; between statements write 'or'"},
    {"n*G = 0", 1, 2, "'*' is a game, and no product; write 3.G, or 3 times G"},
    {"(2*{1|0}) = 0", 1, 4, "'*' is a game, and no product; write 3.G, or 3 times G"},
    {"2*(1) = 0", 1, 3, "'*' is a game, and no product; write 3.G, or 3 times G"},
    {"|x| = 1", 1, 1, "found '|'; what |x| means is written abs(x)"},
    {"on == 0", 1, 1, "'on' is a loopy game, expected a short game"},
    {"1 = over times 2", 1, 5, "'over' is a loopy game, expected a number"},
    {"a = 0 where a = {b|}, c = {a|c}", 1, 18,
     "found 'b', expected a game, a name that is defined behind where, or on, off, over, under, "
     "dud, "
     "upon, tis, tisn"},
    {"epsilon > 0", 1, 1, "'epsilon' is written 1/w"},
    {"* ⊕ * = 0", 1, 1,
     "read as Unicode: '*' is a game, expected an integer; nim sums and products are of sizes of "
     "heaps: 2 ⊗ 3 = 1"},
    {"forall: 1 = 1", 1, 7, "found ':', expected a variable"},
    {"forall G, : G = G", 1, 11, "found ':', expected a variable"},
    {"exists ordinal a, b: a = b", 1, 19,
     "found 'b', expected game, number, integer, impartial, dicotic, ordinal, surreal, loopy or "
     "impartial_loopy"},
    {"exists ordnal a: a = 1", 1, 8, "'ordnal' is no sort of variables; did you mean ordinal?"},
    {"forall lopy K: K = K", 1, 8, "'lopy' is no sort of variables; did you mean loopy?"},
    {"(1:) = 1", 1, 4, "found ')', expected a game or a formula"},
    {"\n  1 >\n  )", 3, 3, "found ')', expected a game or a formula"},
    {"nim", 1, 4, "found the end, expected '('"},
    {"nim(3,)", 1, 7, "found ')', expected a game or a formula"},
    {"nim(3 4)", 1, 7, "found '4', expected ',' or ')'"},
    {"nim(3, *4)", 1, 8, "'*4' is a game, expected an integer"},
    {"{0}", 1, 3, "found '}', expected '|', as every game has two sides"},
    {"{0|1|2}", 1, 5, "found two runs of 1 bars, expected a longest one, as in {2||1|0}"},
    {"{0|1", 1, 5, "found the end, expected ',' or '}'"},
    {"{0,|1}", 1, 4, "found the end, expected a game or a formula"},
    {"{0 0|1}", 1, 4, "found '0', expected ',' or bars"},
    {"{1 > 0|}", 1, 4, "found '>', expected ',' or bars"},
    {"{(1 > 0)|}", 1, 2, "'(1 > 0)' is a formula, expected a game"},
    {"{0|outcome(*)}", 1, 4, "'outcome(*)' is an outcome, expected a game"},
    {"G^L = 0", 1, 1, "options of a game as a set may only stand between braces or after 'in'"},
    {"0 in G", 1, 6, "found 'G', expected the options of a variable, like G^L"},
    {"0 in Y^L", 1, 6, "found 'Y^L', expected the options of a variable, like G^L"},
    {"{Y^L|}", 1, 2, "'Y' is no variable here"},
    {"{m^L|} = 0", 1, 2, "'m' is an integer, expected a game"},
    {"q > 0", 1, 1, "'q' is no variable and no function"},
    {"outcome > 0", 1, 9, "found '>', expected '('"},
    {"outcome(1, 2) = P", 1, 10, "found ',', expected ')'"},
    {"add(1) = 1", 1, 6, "found ')', expected ','"},
    {"birthday(true) = 1", 1, 10, "'true' is a formula, expected a game"},
    {"game(*) = 0", 1, 6, "'*' is a game, expected an integer"},
    {"compare(1, 0)", 1, 1, "'compare' is no variable and no function"},
    {"nim_add(n, *) = 0", 1, 12,
     "'*' is a game, expected an integer; nim sums and products are of sizes of heaps: 2 ⊗ 3 = 1"},
    {"*.1 = 0", 1, 1,
     "'*' is a game, expected an integer before the point; a product of two games is G times H"},
    {"true times 2 = 1", 1, 1, "'true' is a formula, expected a game"},
    {"2 times P = 0", 1, 9, "'P' is an outcome, expected a game"},
    {"true/2 = 0", 1, 1, "'true' is a formula, expected a game"},
    {"m/2^x = 0", 1, 5, "'x' is a game, expected an integer"},
    {"m/2^3 = 0", 1, 3, "found '2^3', expected a number, as 8 or 2^(3)"},
    {"m/2 ^n = 0", 1, 5,
     "found '^', expected an operator or the end; powers are 2^(3) and w^2, and a square is x "
     "times "
     "x"},
    {"m/2^n/2^n = 0", 1, 6, "found '/', expected an operator or the end"},
    {"2^x = 0", 1, 3, "'x' is a game, expected an integer"},
    {"2^(n = 0", 1, 9, "found the end, expected ')'"},
    {"12^n = 0", 1, 4,
     "found 'n', expected an operator or the end; a product is written 2.G or G times H, a sum 1 + "
     "1/2"},
    {"3/12^n = 0", 1, 3, "found '1', expected a power of two as denominator"},
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
    {"(1 = 1) = 1", 1, 1, "'(1 = 1)' is a formula, expected a game"},
    {"outcome(*) = 1", 1, 14, "'1' is an integer, expected an outcome"},
    {"outcome(*) < P", 1, 12, "outcomes can only be compared with '=' and '!='"},
    {"outcome(*) != 1", 1, 15, "'1' is an integer, expected an outcome"},
    {"1 ! = 2", 1, 3, "found '!', expected an operator or the end"},
    {"b = 1", 1, 1, "'b' is no variable and no function"},
    {"b() = 1", 1, 3, "found ')', expected a game or a formula"},
    {"L(1) = L", 1, 1, "'L(1)' is a game, expected an outcome"},
    {"is_all_small * = 1", 1, 14, "found '*', expected '('"},
    {"a = 1 where", 1, 12, "found the end, expected a name without a meaning yet"},
    {"a = 1 where a", 1, 14, "found the end, expected '='"},
    {"a = 1 where a = 1, a = 2", 1, 20, "found 'a', expected a name without a meaning yet"},
    {"a = 1 where G = 1", 1, 13, "found 'G', expected a name without a meaning yet"},
    {"a = 1 where mean = 1", 1, 13, "found 'mean', expected a name without a meaning yet"},
    {"a = 1 where a = P", 1, 17, "'P' is an outcome, expected a game"},
    {"a = 1 where a = c, c = 1", 1, 17, "'c' is no variable and no function"},
    {"a = 1 where a = 1 b", 1, 19, "found 'b', expected an operator, ',' or the end"},
    {"1 + where a = 1", 1, 5, "found the end, expected a game or a formula"},
    {"all left a of 1: true where a = 1 where", 1, 35,
     "found 'where', expected an operator, ',' or the end"},
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
     "found 'games', expected game, number, integer, impartial, dicotic, ordinal, surreal, "
     "loopy or impartial_loopy"},
    {"for game : true", 1, 10, "found ':', expected a variable"},
    {"for game A A = A", 1, 14, "found '=', expected ':'"},
    {"exists : true", 1, 8, "found ':', expected a variable"},
    {"exists G G = 0", 1, 12, "found '=', expected ':'"},
    {"for game A B C D E F F2: true", 1, 22, "more than 6 free variables"},
    {"1/0 > 0", 1, 3, "found '0', expected a denominator above 0"},
    {"0 < 1/0", 1, 7, "found '0', expected a denominator above 0"},
    {"0 < *{0,x}", 1, 9, "found 'x', expected the size of a heap or *{"},
    {"0 <\n *{0,\n  x}", 3, 3, "found 'x', expected the size of a heap or *{"},
    {"0 < *4000000000", 1, 6, "more than 200000 forms"},
    {"up.1 > 0", 1, 1,
     "'up' is a game, expected an integer before the point; a product of two games is G times H"},
    {"0 > 1 and up", 1, 11, "'up' is a game, expected a formula"},
    {"domineering", 1, 12, "found the end, expected '('"},
    {"1 + hack + 1", 1, 10, "found '+', expected '('"},
    {"domineering(4,4", 1, 16, "found the end, expected ')'"},
    {"1 + {toads(|}", 1, 14, "found the end, expected ')'"},
    {"domineering ( 4,9 )", 1, 15,
     "found '4,9', expected rows,columns of 1 to 8 each, or rows of . (free) and #, such as ../.#"},
    {"0 <\n hack( x ) + 1", 2, 8,
     "found 'x', expected at most 64 letters L, R and E, from the ground up, such as LRRL"},
    {"clobber(\x01)", 1, 9,
     "found '\\x01', expected rows,columns of 1 to 8 each, or rows of x (Left), o (Right) and . "
     "such "
     "as xo/.x"},
    {"toads()", 1, 7,
     "found '', expected 1 to 63 letters T, F and . (a free square) such as TT..FF"},
    {"hack(" L60 L60 L60 ")", 1, 6,
     "found '" L60 "', expected at most 64 letters L, R and E, from the ground up, such as LRRL"},
    {"hack(L) and true", 1, 1, "'hack(L)' is a game, expected a formula"},
    {"0 > 1 and star + 1", 1, 11, "'star + 1' is a game, expected a formula"},
};

static void table_of_errors (void)
{
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    gh_error error = {0, 0, ""};
    gh_claim *const claim = gh_claim_parse (errors[i].text, strlen (errors[i].text), &error);
    TAP_OK (error_is (&error, errors[i].line, errors[i].column, errors[i].message) && !claim,
            "'%s' is wrong at %zu:%zu", errors[i].text, errors[i].line, errors[i].column);
    gh_claim_free (claim);
  }
  gh_error error;
  TAP_OK (!gh_claim_parse ("1 > 0\0 ", 7, &error) &&
              error_is (&error, 1, 6, "found byte 0, expected a claim"),
          "a zero byte is found");
}

/* ---- halting --------------------------------------------------------------------------------- */

static void halted (void)
{
  gh_error error;
  gh_halt (SIGINT);
  TAP_OK (!gh_claim_parse ("G = G", 5, &error) && !strcmp (error.text, "interrupted"),
          "parsing ends when it is to: %s", error.text);
  gh_halt_clear ();
}

/* ---- variables ------------------------------------------------------------------------------- */

static void variables (void)
{
  static const struct {
    const char *text, *names;
    bool formula;
  } rows[] = {
      {"G + H = H + G", "GH", true},
      {"1 + *", "", false},
      {"x + m = m + x -> I = I", "xmI", true},
      {"for dicotic A, number B: A = B and K = J", "ABKJ", true},
      {"exists X Y: X = Y", "XY", true},
      {"all left X of K: X <| K", "K", true},
      {"{H^L | G^R} = 0", "HG", true},
      {"for game X: all left Y of X: Y in X^L", "X", true},
      {"clobber(x/o) + clobber(x) = snort(L.)", "", true},
      {"for game hack: 0 = toads(T.) + hack (L)", "hack", true},
      {"G", "G", false},
      {"outcome(G)", "G", false},
      {"∃ m, n q: m = n", "mnq", true},
      {"forall A, q: A = q", "Aq", true},
      {"A + X = 0 and m(A) = 0", "AX", true},
      {"A + B = 0 where A = {1|0}", "B", true},
      {"heap_grundy(C.F3, n) = 0 and octal(.A, 5) = 0", "n", true},
  };
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

int main (void)
{
  table_of_errors ();
  halted ();
  variables ();
  return tap_done ();
}
