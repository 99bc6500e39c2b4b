/* The field of nimbers (post I.6a): its laws for numbers of any size, its Fermat powers, and what
   has no root in it. */
#include "form/numeral.h"
#include "theory/nimbers/asking.h"
#include "theory/theory.h"

/* Of a field of 2^bits numbers. In most cases it is one where the mex recursions reach. */
static uint32_t any_bits (gh_trial *t)
{
  static const uint8_t bits[] = {1, 2, 4, 8, 4, 8, 16, 32, 64, 128};
  return bits[gh_choose (t, sizeof bits)];
}

static gh_form any_below (gh_trial *t, uint32_t bits)
{
  mp_limb_t limbs[128 / GMP_NUMB_BITS] = {0};
  mp_size_t size = 128 / GMP_NUMB_BITS;
  mpz_t value;
  for (uint32_t done = 0; done < bits; done += 16) {
    mp_limb_t const drawn = gh_choose (t, bits < 16 ? 1u << bits : 1u << 16);
    limbs[done / GMP_NUMB_BITS] |= drawn << done % GMP_NUMB_BITS;
  }
  while (size && !limbs[size - 1])
    size--;
  return gh_dyadic (t->store, mpz_roinit_n (value, limbs, size), 0);
}

/* ---- laws ------------------------------------------------------------------------------------ */

static void expect_below (gh_trial *t, gh_form a, gh_form end, const char *what)
{
  gh_expect (t, a != GH_NO_FORM && gh_numeral_compare (t->store, a, end) < 0,
             "the %s to be a number of the same field", what);
}

static void expect_sums (gh_trial *t, gh_form a, gh_form b, gh_form c)
{
  gh_form const sum = gh_ask_nim_sum (t, a, b);
  gh_expect (t, sum == gh_ask_nim_sum (t, b, a), "a (+) b = b (+) a");
  gh_expect (t, gh_ask_nim_sum (t, sum, c) == gh_ask_nim_sum (t, a, gh_ask_nim_sum (t, b, c)),
             "sums to associate");
  gh_expect (t, gh_ask_nim_sum (t, a, a) == GH_ZERO, "a (+) a = 0");
}

THEOREM (nim_laws)
{
  uint32_t const bits = any_bits (t);
  gh_form const end = gh_power_of_2 (t, bits), one = gh_integer (t->store, 1);
  gh_form const a = any_below (t, bits), b = any_below (t, bits), c = any_below (t, bits);
  expect_sums (t, a, b, c);
  gh_form const product = gh_ask_nim_product (t, a, b);
  expect_below (t, gh_ask_nim_sum (t, a, b), end, "sum");
  expect_below (t, product, end, "product");
  gh_expect (t, product == gh_ask_nim_product (t, b, a), "a (x) b = b (x) a");
  gh_expect (t,
             gh_ask_nim_product (t, product, c) ==
                 gh_ask_nim_product (t, a, gh_ask_nim_product (t, b, c)),
             "products to associate");
  gh_expect (t,
             gh_ask_nim_product (t, a, gh_ask_nim_sum (t, b, c)) ==
                 gh_ask_nim_sum (t, product, gh_ask_nim_product (t, a, c)),
             "products to distribute over sums");
  gh_expect (t, gh_ask_nim_product (t, a, one) == a, "a (x) 1 = a");
}

/* A field of 2^bits numbers is that of all roots of x^(2^bits) = x. */
THEOREM (nim_inverses)
{
  uint32_t const bits = any_bits (t);
  gh_form const end = gh_power_of_2 (t, bits), one = gh_integer (t->store, 1);
  gh_form const a = any_below (t, bits);
  gh_form const root = gh_ask_nim (t, GH_ASK_NIM_SQRT, a, GH_ZERO);
  gh_form const inverse = gh_ask_nim (t, GH_ASK_NIM_INVERT, a, GH_ZERO);
  expect_below (t, root, end, "root");
  gh_expect (t, gh_ask_nim_product (t, root, root) == a, "the square of a root to be the number");
  gh_expect (t, (inverse == GH_NO_FORM) == (a == GH_ZERO), "all but 0 to have an inverse");
  if (a != GH_ZERO) {
    expect_below (t, inverse, end, "inverse");
    gh_expect (t, gh_ask_nim_product (t, a, inverse) == one, "a (x) 1/a = 1");
  }
  gh_form power = a;
  for (uint32_t i = 0; i < bits; i++)
    power = gh_ask_nim_product (t, power, power);
  gh_expect (t, power == a, "the power of a by the size of the field to be a");
}

/* ---- Fermat powers --------------------------------------------------------------------------- */

/* F = 2^(2^n) and numbers below it. */
THEOREM (nim_fermat)
{
  static const uint8_t all[] = {1, 2, 4, 1, 2, 4, 8, 16, 32, 64};
  uint32_t const bits = all[gh_choose (t, sizeof all)];
  gh_form const power = gh_power_of_2 (t, bits);
  gh_form const a = any_below (t, bits), b = any_below (t, bits);
  gh_form const product = gh_numeral_scaled (t->store, a, bits);
  gh_expect (t, gh_ask_nim_product (t, power, a) == product, "F (x) a = F a");
  gh_expect (t, gh_ask_nim_sum (t, product, b) == gh_numeral_sum (t->store, product, b),
             "F a (+) b = F a + b");
  gh_form const half = gh_power_of_2 (t, bits - 1);
  gh_expect (t, gh_ask_nim_product (t, power, power) == gh_numeral_sum (t->store, power, half),
             "F (x) F = 3 F/2");
}

/* F (x) F by its recursion, with F (x) p = F p for p < F: the least number beside all
   F (p (+) q) (+) p (x) q. */
THEOREM (nim_fermat_square)
{
  uint32_t const power = 1u << (1u << gh_choose (t, 4));
  gh_excluded smaller = {.mex = 0};
  for (uint32_t p = 0; p < power; p++)
    for (uint32_t q = 0; q < power; q++)
      gh_exclude (&smaller, power * (p ^ q) ^ gh_judge_nimber (t, GH_ASK_NIM_MULTIPLY, p, q));
  uint32_t const square = gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, power, power);
  gh_expect (t, square == smaller.mex, "%u (x) %u = %u, not %u", power, power, smaller.mex, square);
}

/* ---- roots ----------------------------------------------------------------------------------- */

#define DEGREE 8 /* of the field of 256 numbers over that of 2 */

/* s with s s (+) s = u, for u < 16. In the field of 256 numbers the sum of all conjugates of u is
   0, since each occurs twice, and that of 128 is 1. With c = 128 the sum for all i < 7 of
   c^(2^(i+1)) (x) (u (+) u^2 (+) ... (+) u^(2^i)) is such an s: squared, all of its terms become
   the next ones. */
static uint32_t by_conjugates (gh_trial *t, uint32_t u)
{
  uint32_t s = 0, c = 128, power = u, part = 0;
  for (unsigned i = 0; i + 1 < DEGREE; i++) {
    c = gh_judge_nimber (t, GH_ASK_NIM_MULTIPLY, c, c);
    part ^= power;
    power = gh_judge_nimber (t, GH_ASK_NIM_MULTIPLY, power, power);
    s ^= gh_judge_nimber (t, GH_ASK_NIM_MULTIPLY, part, c);
  }
  return s;
}

/* m with m (x) (m (+) x) = y. For x > 0 it is x (x) s where s (x) (s (+) 1) = y (x) 1/x (x) 1/x. */
static uint32_t solve_quadratic (gh_trial *t, uint32_t x, uint32_t y)
{
  if (x == 0)
    return gh_judge_nimber (t, GH_ASK_NIM_SQRT, y, 0);
  uint32_t const inverse = gh_judge_nimber (t, GH_ASK_NIM_INVERT, x, 0);
  uint32_t const once = gh_judge_nimber (t, GH_ASK_NIM_MULTIPLY, y, inverse);
  uint32_t const u = gh_judge_nimber (t, GH_ASK_NIM_MULTIPLY, once, inverse);
  return gh_judge_nimber (t, GH_ASK_NIM_MULTIPLY, x, by_conjugates (t, u));
}

THEOREM (nim_quadratic)
{
  uint32_t const x = gh_choose (t, 16), y = gh_choose (t, 16);
  uint32_t const m = solve_quadratic (t, x, y), n = m ^ x;
  gh_expect (t, m < 256, "m (+) n = %u, m (x) n = %u to have a solution below 256", x, y);
  gh_expect (t, gh_ask_nimber (t, GH_ASK_NIM_ADD, m, n) == x, "%u (+) %u = %u", m, n, x);
  gh_expect (t, gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, m, n) == y, "%u (x) %u = %u", m, n, y);
}

/* 0 has one root in each field, any other x half of the y that there are. */
THEOREM (nim_quadratic_next)
{
  unsigned beyond = 0;
  for (uint32_t x = 0; x < 16; x++) {
    uint32_t found = 0;
    for (uint32_t m = 0; m < 16; m++)
      found |= 1u << gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, m, m ^ x) % 16;
    for (uint32_t y = 0; y < 16; y++)
      beyond += !(found >> y & 1);
  }
  gh_expect (t, beyond == 15 * 8, "120 of 256 equations to have no solution below 16, not %u",
             beyond);
}

/* In the field of q = 2^(2^k) numbers a cube has the power 1 by (q - 1)/3, and 2 has not, as 9 does
   not divide q - 1: modulo 9, q is 4 or 7 when k > 0, and squaring exchanges them. */
THEOREM (nim_no_cube_root)
{
  unsigned residue = 2;
  for (unsigned k = 0; k <= 64; k++, residue = residue * residue % 9)
    gh_expect (t, residue == (k == 0 ? 2u : k % 2 ? 4u : 7u), "2^(2^%u) modulo 9 to be 4 or 7", k);
  for (unsigned k = 1; k <= 6; k++) {
    uint64_t exponent = (UINT64_MAX >> (64 - (1u << k))) / 3;
    uint32_t power = 1, square = 2;
    for (; exponent; exponent /= 2) {
      if (exponent % 2)
        power = gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, power, square);
      square = gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, square, square);
    }
    gh_expect (t, power == 2 || power == 3, "2 to be no cube of the %u-th field", k);
  }
}

/* A cube has the power 1 by (q - 1)/3, and it is not 2. */
THEOREM (nim_cubes)
{
  uint32_t const bits = any_bits (t);
  gh_form const a = any_below (t, bits);
  gh_form const cube = gh_ask_nim_product (t, a, gh_ask_nim_product (t, a, a));
  gh_expect (t, cube != gh_integer (t->store, 2), "2 to be no cube");
  if (a == GH_ZERO || bits == 1)
    return;
  gh_form power = gh_integer (t->store, 1); /* (2^bits - 1)/3 is 1 + 4 + 16 + ... */
  for (uint32_t i = 0; i < bits; i += 2) {
    power = gh_ask_nim_product (t, power, power);
    power = gh_ask_nim_product (t, gh_ask_nim_product (t, power, power), cube);
  }
  gh_expect (t, power == gh_integer (t->store, 1), "the power of a cube by a third to be 1");
}
