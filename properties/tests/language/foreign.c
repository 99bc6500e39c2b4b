/* Claims in the notations of others. */
#include "form/notation.h"
#include "reference/reference.h"
#include "tests/form/samples.h"
#include "tests/language/evaluating.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static gh_error error;

/* False: it is wrong, or has no value. */
static bool value_of (gh_store *store, const char *text, gh_value *value)
{
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  gh_engine *const engine = gh_reference_open ();
  bool const found = claim && evaluate_in (store, engine, claim, value) == GH_OK;
  engine->close (engine);
  gh_claim_free (claim);
  return found;
}

static void samples_are_read (gh_store *store)
{
  for (size_t i = 0; i < SAMPLES; i++) {
    gh_value value;
    TAP_OK (value_of (store, samples[i].text, &value) &&
                value.form == game (store, samples[i].value),
            "%s is %s", samples[i].text, samples[i].value);
  }
}

/* All of them hold. */
static const char *const formulas[] = {
    "^ < 2 and ^ <2 and ^<2",
    "^<2>+v<2> = 0 and v<2>< 0 and ^<2>>0",
    "2^<2> == {2|{2|2,2*}} and 2.^<2> = ^<2> + ^<2>",
    "^[2] = ^ + ^<2> and v[3]* = v + v<2> + v<3> + *",
    "{^<2>|v[2]||0} == {{^<2>|v[2]}|0}",
    "2 + +-{1,1*} = {3,3*|1,1*} and 2±1 = {3|1}",
    "-1^ == {-1|{-1|-1}} and 0-1^ = -1v and -(1^) == -1v and - 1^ == -1v",
    "-1/2v2*3 = -1/2 + v + v + *3 and -1* = -(1*)",
    "2 -1^ = 1v and (-1^) + 1 = ^ and 1 + -1^ = ^ and 3 times -1 = -3",
    "+-{0,^*} == {0,^*|0,v*} and +-{+-{1,1*}} == {+-{1,1*}|+-{1,1*}}",
    "+-{*} = 0 and +-{1|0} == {1|0||0|-1} and +-{2 + 1, 3.(1)} = +-3",
    "all left X of +-{1,{1|0}}: X |> 0",
    "+-{a, b} = +-a where a = 1, b = 0",
    "1Tiny(2) = 1 + tiny(2) and -1Miny(2) = -1 + miny(2) and 2 - 1Tiny(2) = 1Miny(2)",
    "Tiny(2) == tiny(2) and Miny(2) == -tiny(2)",
    "½ + ½ = 1 and 1½ − 1 = ½ and ↑ ≥ ↓ and ↑∗ ∥ 0 and 2·↑ ≠ ↑ and ∗ ⧏ 1 and ∗3 ≡ *3",
    "½ × 6 = 3 and ↑² < ↑",
    "\\{1\\mid\\ast\\} + \\frac{1}{2} \\geq \\frac12 \\land \\lnot \\uparrow \\le \\downarrow",
    "1 < 2 → 2 > 1 ∧ ¬(1 = 2) ∨ 1 = 3 and (1 = 2 ⇒ 1 = 3) and (1 = 1 ↔ 2 = 2) && 1 = 1",
    "3 ⊕ 5 = 6 and 2 ⊗ 3 = 1 and w ⊕ w = 0 and 3 ⊕ 2 ⊗ 2 = 0 and 1 \\oplus 3 = 2",
    "(1:*) = ordinal_sum(1, *) and (*:1:*) == ordinal_sum(ordinal_sum(*, 1), *)",
    "o(*) = N and LS({3|1}) = left_stop({3|1})",
    "aw(^) = 1",
    "max(1, 5/2) = 5/2 and min(-1, {|}) = -1 and max(*+*, -1) = 0",
    "abs(-3) = 3 and abs({-2|}) = 0",
    "A + B = 1 where A = {1|0}, B = 1 - A",
    "all left X of {1,2|}: X > 0",
    "heap_grundy(kayles, 5) = heap_grundy(.77, 5)",
    "2 \\cdot \\uparrow + \\ast = \\Uparrow\\ast and 1 > \\downarrow or 0 = 1",
    "\\ast \\| 0 and \\{1\\|0|-1\\} \\neq 0 and 2 \\times \\frac{1}{2} = 1",
};

static void formulas_hold (gh_store *store)
{
  for (size_t i = 0; i < sizeof formulas / sizeof *formulas; i++) {
    gh_value value = {GH_GAME, {.form = GH_ZERO}};
    error.text[0] = 0;
    TAP_OK (value_of (store, formulas[i], &value) && value.type == GH_TRUTH && value.truth,
            "%s: %s", formulas[i], error.text);
  }
}

static const struct {
  const char *text;
  size_t line, column;
  const char *message;
} errors[] = {
    {"1 + ^[x]", 1, 7,
     "found 'x', expected a number, as in ^[2], the sum of the first two powers of ^"},
    {"1 > ^<0>", 1, 7, "found '0', expected a power of ^ from 1"},
    {"+-{} = 0", 1, 4, "found '}', expected a game"},
    {"1 + {0,1}", 1, 9, "found '}', expected '|', as every game has two sides"},
    {"+-{0,1 = 0", 1, 8, "found '=', expected ',', '|' or '}'"},
    {"+-{0,true}", 1, 6, "'true' is a formula, expected a game"},
    {"↑ + λ", 1, 7, "read as Unicode: found 'λ', expected a game or a formula"},
    {"↑ + \xc2\x9b", 1, 7, "read as Unicode: found '\\xc2\\x9b', expected a game or a formula"},
    {"1 = ½ ½", 1, 8,
     "read as Unicode: found '½', expected an operator or the end; a product is written 2.G or G "
     "times H, a sum 1 + 1/2"},
    {"2 +-1 = 1", 1, 3,
     "+- behind a game may mean two things; write - alone, or + +- for the switch"},
    {"↑ =\n½ + x1", 2, 6, "read as Unicode: 'x1' is no variable and no function"},
    {"1 + \\{0\\mid\\mid\\,\\pm\\}", 1, 21,
     "read as LaTeX: found '\\}', expected a game or a formula"},
    {"0 > \\upparow", 1, 5,
     "read as LaTeX: \\upparow is no game; did you mean \\uparrow? Known are \\{ \\mid \\} "
     "\\uparrow \\ast \\pm \\frac"},
};

static void errors_are_told (void)
{
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    gh_claim *const claim = gh_claim_parse (errors[i].text, strlen (errors[i].text), &error);
    TAP_OK (!claim && error.line == errors[i].line && error.column == errors[i].column &&
                !strcmp (error.text, errors[i].message),
            "%s: %zu:%zu: %s", errors[i].text, error.line, error.column, error.text);
    gh_claim_free (claim);
  }
}

int main (void)
{
  in_new_store ("samples", samples_are_read);
  in_new_store ("formulas", formulas_hold);
  errors_are_told ();
  return tap_done ();
}
