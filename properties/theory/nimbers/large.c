/* The field of nimbers (post I.6a) where numbers have more words than a machine multiplies:
   products of powers of 2 to 2^4096 by closed forms, and the laws of fields of up to 2^32768
   numbers. */
#include "form/numeral.h"
#include "theory/nimbers/asking.h"
#include "theory/theory.h"

/* ---- powers of 2 ----------------------------------------------------------------------------- */

/* 2^m is the nim product of the Fermat powers 2^(2^i) for the binary digits 2^i of m. So it is
   multiplied by 2^n for n without a digit of m as numbers are; and when F = 2^n for the lowest
   digit n of m, F (x) F = F (+) F/2 and the rest has no digit of F/2. */
THEOREM (nim_powers_of_2)
{
  bool const small = gh_choose (t, 3) < 2;
  uint32_t const digits = gh_choose (t, small ? 4 : 14), lower = digits ? 1u << (digits - 1) : 0;
  uint32_t const m = lower + (digits && digits < 13 ? gh_choose (t, lower) : 0);
  uint32_t const n = ~m & (small ? 7u >> gh_choose (t, 3) : 4095u >> gh_choose (t, 12));
  gh_form const power = gh_power_of_2 (t, m);
  gh_expect (t, gh_ask_nim_product (t, power, gh_power_of_2 (t, n)) == gh_power_of_2 (t, m + n),
             "2^%u (x) 2^%u = 2^%u", m, n, m + n);
  if (m == 0)
    return;
  uint32_t const lowest = m & -m;
  gh_expect (t,
             gh_ask_nim_product (t, gh_power_of_2 (t, lowest), power) ==
                 gh_numeral_sum (t->store, power, gh_power_of_2 (t, m - 1)),
             "2^%u (x) 2^%u = 2^%u + 2^%u", lowest, m, m, m - 1);
}

/* ---- laws ------------------------------------------------------------------------------------ */

/* Of a field of 2^bits numbers; most are small, so that the mex recursions reach there. */
static uint32_t any_bits (gh_trial *t)
{
  static const uint16_t bits[] = {4096, 4,   8,   8, 8, 4, 2048, 4096, 256,   4,
                                  1024, 256, 512, 8, 4, 8, 8,    4,    32768, 8};
  return bits[gh_choose (t, sizeof bits / sizeof *bits)];
}

/* A number below 2^bits: a few runs of binary digits; or all digits but these. */
static gh_form any_below (gh_trial *t, uint32_t bits)
{
  uint32_t const length = bits < 16 ? bits : 16, runs = 1 + gh_choose (t, 4);
  gh_form a = GH_ZERO;
  for (uint32_t i = 0; i < runs; i++) {
    gh_form const run = gh_integer (t->store, (int64_t)gh_choose (t, 1u << length));
    uint32_t const at = gh_choose (t, bits - length + 1);
    a = gh_numeral_xor (t->store, a, gh_numeral_scaled (t->store, run, at));
  }
  if (gh_choose (t, 4) == 3) {
    gh_form const all =
        gh_numeral_sum (t->store, gh_power_of_2 (t, bits), gh_integer (t->store, -1));
    a = gh_numeral_xor (t->store, a, all);
  }
  return a;
}

static void expect_below (gh_trial *t, gh_form a, gh_form end, const char *what)
{
  gh_expect (t, a != GH_NO_FORM && gh_numeral_compare (t->store, a, end) < 0,
             "the %s to be a number of the same field", what);
}

THEOREM (nim_laws_large)
{
  uint32_t const bits = any_bits (t);
  gh_form const end = gh_power_of_2 (t, bits);
  gh_form const a = any_below (t, bits), b = any_below (t, bits), c = any_below (t, bits);
  gh_form const product = gh_ask_nim_product (t, a, b), sum = gh_ask_nim_sum (t, a, b);
  expect_below (t, sum, end, "sum");
  expect_below (t, product, end, "product");
  gh_expect (t, sum == gh_numeral_xor (t->store, a, b), "sums to have the digits that differ");
  gh_expect (t, product == gh_ask_nim_product (t, b, a), "a (x) b = b (x) a");
  gh_expect (t,
             gh_ask_nim_product (t, product, c) ==
                 gh_ask_nim_product (t, a, gh_ask_nim_product (t, b, c)),
             "products to associate");
  gh_expect (t,
             gh_ask_nim_product (t, sum, c) ==
                 gh_ask_nim_sum (t, gh_ask_nim_product (t, a, c), gh_ask_nim_product (t, b, c)),
             "products to distribute over sums");
}

/* F = 2^(2^n) and numbers below it. */
THEOREM (nim_fermat_large)
{
  uint32_t const bits = any_bits (t) / 2;
  gh_form const power = gh_power_of_2 (t, bits), a = any_below (t, bits), b = any_below (t, bits);
  gh_form const product = gh_numeral_scaled (t->store, a, bits);
  gh_expect (t, gh_ask_nim_product (t, power, a) == product, "F (x) a = F a");
  gh_expect (t, gh_ask_nim_sum (t, product, b) == gh_numeral_sum (t->store, product, b),
             "F a (+) b = F a + b");
  gh_expect (t,
             gh_ask_nim_product (t, power, power) ==
                 gh_numeral_sum (t->store, power, gh_power_of_2 (t, bits - 1)),
             "F (x) F = 3 F/2");
}

THEOREM (nim_inverses_large)
{
  uint32_t const bits = any_bits (t);
  gh_form const end = gh_power_of_2 (t, bits), a = any_below (t, bits);
  gh_form const root = gh_ask_nim (t, GH_ASK_NIM_SQRT, a, GH_ZERO);
  gh_form const inverse = gh_ask_nim (t, GH_ASK_NIM_INVERT, a, GH_ZERO);
  expect_below (t, root, end, "root");
  gh_expect (t, gh_ask_nim_product (t, root, root) == a, "the square of a root to be the number");
  gh_expect (t, (inverse == GH_NO_FORM) == (a == GH_ZERO), "all but 0 to have an inverse");
  if (a == GH_ZERO)
    return;
  expect_below (t, inverse, end, "inverse");
  gh_expect (t, gh_ask_nim_product (t, a, inverse) == gh_integer (t->store, 1), "a (x) 1/a = 1");
}
