/* Functions of ordinals and of games that need not be short. */
#include "form/numeral.h"
#include "language/words/ast.h"
#include "transfinite/long.h"
#include "transfinite/ordinal.h"

static gh_value ordinal (gh_form a)
{
  return (gh_value){GH_ORDINAL, {.form = a}};
}

static gh_value ordinary_sum (gh_store *store, gh_form a, gh_form b)
{
  return ordinal (gh_ordinary_sum (store, a, b));
}

static gh_value ordinary_product (gh_store *store, gh_form a, gh_form b)
{
  return ordinal (gh_ordinary_product (store, a, b));
}

static gh_value ordinary_power (gh_store *store, gh_form a, gh_form b)
{
  return ordinal (gh_ordinary_power (store, a, b));
}

static gh_value power_of_2 (gh_store *store, gh_form a, gh_form b)
{
  (void)b;
  return ordinal (gh_ordinal_power_of_2 (store, a));
}

static gh_value successor (gh_store *store, gh_form a, gh_form b)
{
  (void)b;
  return ordinal (gh_ordinal_successor (store, a));
}

static gh_value predecessor (gh_store *store, gh_form a, gh_form b)
{
  (void)b;
  return ordinal (gh_ordinal_predecessor (store, a));
}

static gh_value fundamental (gh_store *store, gh_form a, gh_form n)
{
  bool const defined = gh_ordinal_is_limit (store, a) && gh_numeral_sign (store, n) >= 0;
  return ordinal (defined ? gh_ordinal_fundamental (store, a, n) : GH_NO_FORM);
}

static gh_value is_limit (gh_store *store, gh_form a, gh_form b)
{
  (void)b;
  return (gh_value){GH_TRUTH, {.truth = gh_ordinal_is_limit (store, a)}};
}

static gh_value is_ordinal (gh_store *store, gh_form u, gh_form v)
{
  (void)v;
  gh_form const number = gh_long_as_number (store, gh_long_canonical (store, u));
  return (gh_value){GH_TRUTH, {.truth = number != GH_NO_FORM && gh_is_ordinal (store, number)}};
}

static gh_value size (gh_store *store, gh_form a, gh_form b)
{
  (void)b;
  return (gh_value){GH_INTEGER, {.form = gh_integer (store, gh_ordinal_size (store, a))}};
}

static gh_value long_birthday (gh_store *store, gh_form u, gh_form v)
{
  (void)v;
  return ordinal (gh_long_birthday (store, gh_long_canonical (store, u)));
}

#define OF(word, takes, result, value, meaning)                                                    \
  GH_COMPUTED (word, takes, result, false, value, meaning)

const function transfinite_functions[] = {
    OF ("ordinary_sum", "a ; b", TYPE_ORDINAL, ordinary_sum, "their sum in set theory: 1 + w = w"),
    OF ("ordinary_product", "a ; b", TYPE_ORDINAL, ordinary_product,
        "their product in set theory: 2 times w is w"),
    OF ("ordinary_power", "a ; b", TYPE_ORDINAL, ordinary_power, "a to the b, in set theory"),
    OF ("power_of_2", "a", TYPE_ORDINAL, power_of_2, "2^a, in set theory: 2^w = w"),
    OF ("successor", "a", TYPE_ORDINAL, successor, "a + 1"),
    OF ("predecessor", "a", TYPE_ORDINAL, predecessor, "the b with b + 1 = a, or none"),
    OF ("fundamental", "a ; n", TYPE_ORDINAL, fundamental,
        "member n >= 0 of a sequence that ascends to the limit a, or none"),
    OF ("is_limit", "a", TYPE_TRUTH, is_limit, "whether it is no successor and not 0"),
    OF ("is_ordinal", "U", TYPE_TRUTH, is_ordinal, "whether it equals an ordinal"),
    OF ("ordinal_size", "a", TYPE_INTEGER, size,
        "how many signs w and 1 it takes to write a, without coefficients"),
    OF ("long_birthday", "U", TYPE_ORDINAL, long_birthday,
        "the birthday of its value, where that is known, or none"),
    {.word = NULL},
};
