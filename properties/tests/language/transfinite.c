/* Claims about ordinals and games that need not be short: their values, and what is wrong. */
#include "harness/judging/answers.h"
#include "reference/reference.h"
#include "tests/language/evaluating.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static gh_store *store;
static gh_engine *engine;

/* ---- values ---------------------------------------------------------------------------------- */

/* The value of a term as text, or "true" or "false". */
static const char *value_of (const char *text)
{
  static char shown[500];
  gh_error error;
  gh_value value;
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  if (!claim)
    return strcpy (shown, error.text);
  gh_store_allow (store);
  gh_status const status = evaluate_in (store, engine, claim, &value);
  gh_claim_free (claim);
  if (status)
    return gh_status_text (store, status, shown, sizeof shown);
  return gh_answer_show (store, &value, shown, sizeof shown);
}

static const struct {
  const char *text, *value;
} terms[] = {
    {"w", "w"},
    {"w + 1", "w + 1"},
    {"1 + w", "w + 1"},
    {"w.3 + 3.w", "w.6"},
    {"w^2.3 + w + 5", "w^2.3 + w + 5"},
    {"w^w^2", "w^w^2"},
    {"w^(w + 1).2", "w^(w + 1).2"},
    {"w^{w + 1}", "w^(w + 1)"},
    {"w^(1 + 2)", "w^3"},
    {"w^0", "1"},
    {"w.0", "0"},
    {"2.(1 + 1)", "4"},
    {"\xcf\x89^2", "w^2"},
    {"(w + 1) times (w + 1)", "w^2 + w.2 + 1"},
    {"3 times w", "w.3"},
    {"ordinary_sum(1, w)", "w"},
    {"ordinary_product(w, 2)", "w.2"},
    {"ordinary_product(2, w)", "w"},
    {"ordinary_power(w + 1, 2)", "w^2 + w + 1"},
    {"2^w", "w"},
    {"2^(w + 3)", "w.8"},
    {"power_of_2(w^2)", "w^w"},
    {"successor(w)", "w + 1"},
    {"predecessor(w + 1)", "w"},
    {"fundamental(w^w, 3)", "w^3"},
    {"ordinal_size(w^w.2 + 3)", "9"},
    {"ordinal_add(w, 1)", "w + 1"},
    {"ordinal_multiply(w, w)", "w^2"},
    {"nim_add(w, 3)", "w + 3"},
    {"nim_add(3, w + 1)", "w + 2"},
    {"nim_multiply(w, nim_multiply(w, w))", "2"},
    {"nim_invert(w)", "w^2.3"},
    {"nim_sqrt(w^2.3)", "w.2"},
    {"ordinal_nim_add(5, 3)", "6"},
    {"{N|}", "w"},
    {"{N|} + {Z|Z}", "w + {Z|Z}"},
    {"{Z|Z} + {Z|Z}", "0"},
    {"3.{N.^|N.^} - ^", "3.{N.^|N.^} + v"},
    {"w - w", "0"},
    {"-w.2 + *", "-w.2 + *"},
    {"-3.(w - 1)", "-w.3 + 3"},
    {"hack(LR(L)...)", "1 - w^(-1)"},
    {"hack( (LR)... )", "2/3"},
    {"hack((L)...) + 1", "w + 1"},
    {"long_birthday({Z|Z})", "w"},
    {"long_birthday(w + {-1|1})", "w"},
};

static const struct {
  const char *text;
  bool holds;
} formulas[] = {
    {"w + 1 > w", true},
    {"1 + w = w + 1", true},
    {"w > 1000000000000", true},
    {"3 < w", true},
    {"w > -1", true},
    {"w || 0", false},
    {"w - 1 > 1000", true},
    {"w - 1 = w", false},
    {"w + * || w", true},
    {"{Z|Z} || 5", true},
    {"{Z|Z} + 5 = {Z|Z}", false},
    {"{Z|Z} = -{Z|Z}", true},
    {"{N.^|N.^} |> 100.^", true},
    {"hack(LR(L)...) < 1", true},
    {"1 - hack(LR(L)...) < 1/1024", true},
    {"hack(LRR(LR)...) + hack(LRR(LR)...) + hack(LRR(LR)...) = 1", true},
    {"w/2 + w/2 = w", true},
    {"w times 1/w = 1", true},
    {"1/w < 1/1000", true},
    {"2^-w = w^-1", true},
    {"2^-(w + 2) = 1/w.1/4", true},
    {"w^(1/2) times w^(1/2) = w", true},
    {"sqrt(w).sqrt(w) = w", true},
    {"sqrt(4/9) = 2/3", true},
    {"sqrt(w) > 1000", true},
    {"(w - 1).(w + 1) = w^2 - 1", true},
    {"(w^2 - 1)/(w + 1) = w - 1", true},
    {"1/3 + 1/3 + 1/3 = 1", true},
    {"1/3 = hack(LRR(LR)...)", true},
    {"w - 1/3 < w - 1/4", true},
    {"1/3 + * || 1/3", true},
    {"surreal_birthday(w/2) = w.2", true},
    {"surreal_birthday(w - 1) = w + 1", true},
    {"surreal_birthday(3/4) = 3", true},
    {"surreal_add(w/2, -1) = w/2 - 1", true},
    {"3 < pi and pi < 22/7", true},
    {"sqrt(2) < pi", true},
    {"sqrt(2) < 1 + 1/w", false},
    {"w > pi", true},
    {"1/w < pi", true},
    {"is_limit(w)", true},
    {"is_limit(w + 1)", false},
    {"is_ordinal(w + {-1|1})", true},
    {"is_ordinal({Z|Z} + {Z|Z})", true},
    {"is_ordinal(w - 1)", false},
    {"is_ordinal(^)", false},
    {"a + a = w.2 where a = w", true},
    {"w^w^w^w^w^w > w^w^w^w^w", true},
    {"all left w of {1|}: w = 1", true}, /* a variable */
    {"w + w = 2 where w = 1", true},
    {"{3.k|} = 7 where k = birthday(2)", true},
};

static void values (void)
{
  for (size_t i = 0; i < sizeof terms / sizeof *terms; i++)
    TAP_OK (!strcmp (value_of (terms[i].text), terms[i].value), "%s is %s", terms[i].text,
            value_of (terms[i].text));
  for (size_t i = 0; i < sizeof formulas / sizeof *formulas; i++)
    TAP_OK (!strcmp (value_of (formulas[i].text), formulas[i].holds ? "true" : "false"), "%s: %s",
            formulas[i].text, value_of (formulas[i].text));
}

/* ---- what is wrong --------------------------------------------------------------------------- */

static const struct {
  const char *text;
  size_t column;
  const char *message;
} errors[] = {
    {"w*3", 2, "found '*3', expected w.3 for w times 3, or w + *3 for a sum with a nim heap"},
    {"w^2 *", 5, "found '*', expected w.3 for w times 3, or w + *3 for a sum with a nim heap"},
    {"w^", 3, "found the end, expected an exponent: digits, w, a variable or parentheses"},
    {"w^-", 4, "found the end, expected an exponent: digits, w, a variable or parentheses"},
    {"w^*", 3, "found '*', expected an exponent: digits, w, a variable or parentheses"},
    {"w^(^)", 3, "'(^)' is a game, expected a number"},
    {"w^(w + *)", 3, "'(w + *)' is a game that need not be short, expected a number"},
    {"w^{w", 5, "found the end, expected '}'"},
    {"w.*", 3, "'*' is a game, expected a number"},
    {"w/*", 3, "'*' is a game, expected a number"},
    {"^/w", 1, "'^' is a game, expected a number"},
    {"1/*", 3, "found '*', expected a number, as 8 or 2^(3)"},
    {"{1/3|}", 2, "'1/3' is a number that need not be short, expected a short game"},
    {"sqrt(*)", 6, "'*' is a game, expected a number"},
    {"sqrt 2", 6, "found '2', expected '('"},
    {"2^-(*)", 4, "'(*)' is a game, expected a number"},
    {"1 + pi", 5, "'pi' is a number that is not rational: it may stand alone, or be compared"},
    {"w.sqrt(2)", 3,
     "'sqrt(2)' is a number that is not rational: it may stand alone, or be compared"},
    {"pi = *", 6, "'*' is a game, expected a number"},
    {"{w|}", 2, "'w' is an ordinal, expected a short game"},
    {"+-w", 3, "'w' is an ordinal, expected a short game"},
    {"birthday(w)", 10, "'w' is an ordinal, expected a short game"},
    {"w == w", 1, "'w' is an ordinal, expected a short game"},
    {"w times ^", 9, "'^' is a game, expected a number"},
    {"{Z|Z} times 2", 1, "'{Z|Z}' is a game that need not be short, expected a number"},
    {"is_limit({Z|Z})", 10, "'{Z|Z}' is a game that need not be short, expected an ordinal"},
    {"w = L", 1, "'w' is an ordinal, expected an outcome"},
    {"w and true", 1, "'w' is an ordinal, expected a formula"},
    {"hack(LX(L)...)", 7, "found 'X(L)...', expected a letter L or R, or a period in parentheses"},
    {"hack(L(L).)", 10, "found '.', expected ... behind the period"},
    {"hack((LR))", 10, "found the end of the string, expected ... behind the period"},
    {"nim_add(2^65535 + 5, w)", 9,
     "'2^65535 + 5' is a game, expected an ordinal; 2^65535 is 2 and 65535 ups, the power is "
     "2^(65535)"},
    {"nim_add(2^3, 1)", 9,
     "'2^3' is a game, expected an integer; 2^3 is 2 and 3 ups, the power is 2^(3)"},
    {"nim_add(2^, w)", 9, "'2^' is a game, expected an ordinal"},
    {"for surreals s: s = s", 5,
     "found 'surreals', expected game, number, integer, impartial, dicotic, ordinal, surreal, "
     "loopy or impartial_loopy"},
    {"for ordinals a: a = a", 5,
     "found 'ordinals', expected game, number, integer, impartial, dicotic, ordinal, surreal, "
     "loopy or impartial_loopy"},
};

static void mistakes (void)
{
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    gh_error error = {0, 0, ""};
    gh_claim *const claim = gh_claim_parse (errors[i].text, strlen (errors[i].text), &error);
    TAP_OK (!claim && error.column == errors[i].column && !strcmp (error.text, errors[i].message),
            "%s: %zu: %s", errors[i].text, error.column, error.text);
    gh_claim_free (claim);
  }
}

/* ---- limits ---------------------------------------------------------------------------------- */

static char large[200000];

static void repeat (const char *part, size_t times)
{
  for (size_t used = strlen (large); times > 0; times--, used += strlen (part))
    strcpy (large + used, part);
}

static void is_refused (const char *name, size_t column, const char *message)
{
  gh_error error = {0, 0, ""};
  gh_claim *const claim = gh_claim_parse (large, strlen (large), &error);
  TAP_OK (!claim && error.line == 1 && error.column == column && strstr (error.text, message),
          "%s: %zu:%zu %s", name, error.line, error.column, error.text);
  gh_claim_free (claim);
}

static void limits (void)
{
  large[0] = 0;
  repeat ("w^", 600);
  repeat ("w", 1);
  is_refused ("600 exponents", 999, "nested deeper than 500");
  large[0] = 0;
  repeat ("w^(", 600);
  is_refused ("600 parentheses", 501, "nested deeper than 500");
  strcpy (large, "w.");
  repeat ("9", 20000);
  is_refused ("a coefficient of 20,000 digits", 3, "digits");
  strcpy (large, "w^");
  repeat ("9", 20000);
  is_refused ("an exponent of 20,000 digits", 3, "digits");
  strcpy (large, "w^w");
  repeat (" times w^w", 300);
  TAP_OK (!strcmp (value_of (large), "w^(w.301)"), "301 factors: %s", value_of (large));
  strcpy (large, "ordinary_power(2, ");
  repeat ("9", 9000);
  repeat (")", 1);
  TAP_OK (strstr (value_of (large), "digits"), "2 to a number of 9,000 digits: %s",
          value_of (large));
  strcpy (large, "ordinary_power(w + 1, 1000000)");
  TAP_OK (strlen (value_of (large)) > 0, "%s: %s", large, value_of (large));
}

/* ---- variables ------------------------------------------------------------------------------- */

/* Whether a claim has variables of these sorts: "ordinal a, game w". */
static void variables (void)
{
  static const struct {
    const char *text, *sorts;
  } rows[] = {{"for ordinal a b: a + b > w", "ordinal a, ordinal b"},
              {"for ordinal w: w + 1 > w", "ordinal w"},
              {"for game w: w^L < w", "?"},
              {"for game w: w + * > 0", "game w"},
              {"for game N: {N|} > N", "game N"},
              {"for ordinal a: w^a.n > G", "ordinal a, integer n, game G"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char sorts[200] = "";
    gh_error error = {0, 0, ""};
    gh_claim *const claim = gh_claim_parse (rows[i].text, strlen (rows[i].text), &error);
    for (unsigned k = 0; claim && k < gh_claim_variables (claim); k++)
      snprintf (sorts + strlen (sorts), sizeof sorts - strlen (sorts), "%s%s %s", k ? ", " : "",
                gh_sort_words[gh_claim_sort (claim, k)], gh_claim_variable (claim, k));
    TAP_OK (!strcmp (claim ? sorts : "?", rows[i].sorts), "%s: %s%s", rows[i].text, sorts,
            error.text);
    gh_claim_free (claim);
  }
}

int main (void)
{
  store = gh_store_new (NULL, NULL);
  engine = gh_reference_open ();
  values ();
  mistakes ();
  limits ();
  variables ();
  engine->close (engine);
  gh_store_free (store);
  return tap_done ();
}
