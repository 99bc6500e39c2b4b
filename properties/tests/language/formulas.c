/* What formulas mean. */
#include "reference/reference.h"
#include "tests/language/evaluating.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

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
    {'T', "2.(5) = 10"},
    {'T', "-2.up = vv"},
    {'T', "0.{3|*} == 0"},
    {'T', "+-1 || 1"},
    {'T', "+-1 == {1|-1}"},
    {'T', "+-{2|0} == {2|0||0|-2}"},
    {'T', "1 + -1 = 0 and 1 - 1 = 0"},
    {'T', "2 + -1 = 1"},
    {'T', "2 + +-1 || 3"},
    {'T', "tiny(1) > 0 and tiny(1) < up"},
    {'T', "miny(2) == {2|0||0}"},
    {'T', "1 != 2 and * != 0 and {*|*} != 1"},
    {'F', "1 != 1 or {*|*} != 0 or outcome(1) != L or genus(*2) != 2^2"},
    {'T', "outcome(1) != R and genus(*2) != 3^3 and not not 1 != 2"},
    {'T', "form_birthday(1) != 2 and 2.(1) != 3"},
    {'T', "b({*|*}) = 2 and b({*|*}) = form_birthday({*|*}) and L({2|-1}) = 2 and R({2|-1}) = -1"},
    {'T', "is_all_small(^) and not is_all_small(1)"},
    {'T', "all left b of {2|}: b = 2"},
    {'T',
     "ordinal_sum(1, -1) == {0|1} and ordinal_sum(*, 1) == {0,*|0} and ordinal_sum(0, ^) == ^"},
    {'T', "ordinal_sum(2, 3) = 5 and ordinal_sum(hack(L), hack(RLR)) == hack(LRLR)"},
    {'F', "ordinal_sum({|1}, 1) = ordinal_sum(0, 1)"}, /* the form on the left matters */
    {'T', "a + a = 1 where a = {1|0}"},
    {'T', "b || a and a = b - b - * where a = *, b = {1|-1}"},
    {'T', "c == {{1|0}|0} where a = {1|0}, b = 0, c = {a|b}"},
    {'T', "all left a of b: a = 1 where b = {1|0}"},
    {'T', "2.a = 2.k + 2 where k = {0|1}, a = k + 1"},
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
    {'T', "1 times 2 times 3 = 6"},
    {'T', "2 times -3 = -6"},
    {'T', "2 times 1/2 = 1"},
    {'F', "2 times 1/2 == 1"},
    {'T', "2 times * == {*|*}"},
    {'T', "-2 times * = -(2 times *)"},
    {'T', "1 + 1 times * = 1 + *"},
    {'T', "1/2 times -3 < 0"},
    {'T', "multiply(1/2, {0,*|3}) = 1/2"},
    /* powers of two */
    {'T', "2^(3) = 8 and 2^(0) = 1"},
    {'T', "1/2^(3) == 1/8 and -5/2^(3) == -5/8"},
    {'T', "(2 - birthday(1))/2^(1) == 1/2"},
    {'T', "12/2^(birthday(2) + 1) == 3/2"},
    {'T', "3/2^(-2) == 12"},
    {'T', "2^(2).* = 0 and 2^(2).(1/2^(2)) = 1"},
    {'T', "{1/2^(2)|3/2^(2)} = 1/2"},
    {'T', "2^2 > 2 and 1/2^ > 1/2"},
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
    {'T', "false => false -> false"},
    {'F', "(false -> false) => false"},
    {'T', "true => true <-> true"},
    {'F', "true=>false"},
    {'F', "true -> true => false"},
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
    /* infinitesimals */
    {'T', "is_dicotic(^*) and is_dicotic({*|*})"},
    {'F', "is_dicotic(tiny(1)) or is_dicotic({*|}) or is_dicotic(1)"},
    {'T', "is_infinitesimal(tiny(1)) and is_infinitesimal({*|})"},
    {'F', "is_infinitesimal(1/64) or is_infinitesimal(1*)"},
    {'T', "least_ups(^*) = 3 and least_ups(-3) = 0 and least_ups(^) + 1 = 2"},
    {'T', "all left X of ^4: least_ups(X) <= 3"},
    {'T', "atomic_weight(^^*) = 2 and atomic_weight({^3|v3}) == +-1"},
    /* impartial games */
    {'T', "is_impartial(*{0,*{2}}) and not is_impartial({0|{*|*}}) and not is_impartial(1)"},
    {'T', "mex(*{0,2}) = 1 and mex(*{1}) + 1 = 1 and mex(*{0,1,*{1}}) = 2"},
    {'T', "grundy(*{0,1,*{1}}) = 2 and grundy(*3 + *5) = 6"},
    {'T', "nim(mex(*5)) == *5 and nim(grundy(0)) == 0"},
    {'T', "nim(3) == *3 and nim(0) == 0 and nim(1, 2, birthday(*) + 1) == (* + *2) + *2"},
    {'T', "{nim(1, 2)|nim(0)} == {* + *2|0} and nim(2, 2) = 0 and not nim(2, 2) == 0"},
    {'F', "nim(1, 2) == *3"},
    {'T', "xor(5, 3) = 6 and xor(birthday(*12), birthday(*10)) = 6 and xor(7, 7) = 0"},
    {'T', "xor(9223372036854775808, 9223372036854775807) = 18446744073709551615"},
    {'F', "grundy(*2 + *3) = 5"},
    /* nimbers */
    {'T', "nim_add(3, 5) = 6 and nim_multiply(2, birthday(3)) = 1"},
    {'T', "nim_add(nim_sqrt(2), nim_invert(2)) = 0"},
    {'T', "has_nim_inverse(7) and not has_nim_inverse(0)"},
    {'T', "has_nim_alpha(7) and not has_nim_alpha(8) and has_excess(7) and not has_excess(8)"},
    {'T', "has_value_genus(*2) and not has_value_genus(1) and has_value_mate(*2) and not "
          "has_value_mate(1)"},
    {'T', "has_grundy(*2) and not has_grundy(1) and not has_grundy({0|0,*})"},
    {'T', "game(nim_add(1, 1)) + * || 0"},
    /* outcomes */
    {'T', "outcome(*) = N"},
    {'T', "outcome({*|*}) = P"},
    {'T', "outcome(1) = L and outcome(-1) = R"},
    {'F', "outcome(*) = P"},
    {'T', "misere_outcome(0) = N and misere_outcome(*) = P"},
    {'T', "outcome(*) = outcome(*2)"},
    /* misere play */
    {'T', "genus(*{*{2},1}) = 2^142 and genus(*{*{2},1}) = 2^1420 and 2^14 = 2^14"},
    {'F', "genus(*{*{2},1}) = 2^14"},
    {'T', "genus(*12) = 12^12,14 and (12^12,14,12 = genus(*12)) and not genus(*12) = 12^12,15"},
    {'T', "0^12 = genus(0) and not genus(0) = genus(*)"},
    {'T', "misere_grundy(*{2}) = 0 and misere_grundy(0) = 1 and genus_term(*{*{2},1}, 1) = 4"},
    {'T', "misere_canonical(*{1,2,3}) == 0 and mate(*{2}) == *{2}"},
    {'T', "mate(*{1}) == * and not mate(*{*{1}}) == *{*{1}}"},
    {'T', "like(*{1}, 0) and not like(*{2}, 0) and not like(1, 1)"},
    {'T', "is_tame(*{2}) and not is_tame(*{*{2},1}) and not is_tame(1)"},
    {'T', "is_restless(*{*{2},1}) and not is_restless(1) and is_restive(*{*{2},0}) and not "
          "is_restive(1)"},
    {'T', "linked(0, 0) and not linked(0, 1) and misere_reduces(*{1}, 0) and not "
          "misere_reduces(*{2}, 0)"},
    {'T', "linking(0, 0) == *"},
    {'T', "misere_outcome(*{2} + distinguishing(*{2}, 0)) = P"},
    {'T', "misere_difference(*{2,3}, *2) == *2 and misere_difference_formula(*2, *2) == *{2,3}"},
    {'T', "is_part(*2, *{2}) and not is_part(*{2}, *2) and not is_part(1, 1)"},
    {'T', "all left X of misere_parts(*2): X == 0 or X == * or X == *2 or X == *3"},
    {'T', "is_even(*2) and not is_even(*3) and is_prime(*2) and not is_prime(*{2,3}) and not "
          "is_prime(1)"},
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

int main (void)
{
  table_of_formulas ();
  return tap_done ();
}
