/* w as a nimber: n (x) w, w (x) w and w (x) w^2 by what they exclude, and the cube roots of 2 (post
   I.6a). */
#include "form/numeral.h"
#include "theory/transfinite/nimbers.h"

#include <inttypes.h>

/* (a' (x) b) (+) (a (x) b') (+) (a' (x) b'), which a (x) b is not. */
static gh_form excludant (gh_trial *t, gh_form a, gh_form b, gh_form less_a, gh_form less_b)
{
  gh_form const sum = gh_nim_sum_asked (t, gh_nim_product_asked (t, less_a, b),
                                        gh_nim_product_asked (t, a, less_b));
  return gh_nim_sum_asked (t, sum, gh_nim_product_asked (t, less_a, less_b));
}

static bool is_below (gh_trial *t, gh_form a, gh_form b)
{
  return gh_normal_compare (t->store, a, b) < 0;
}

/* ---- n (x) w --------------------------------------------------------------------------------- */

ORDINAL_THEOREM (nim_multiples_of_omega)
{
  gh_draws draws = {1};
  gh_form const w = gh_normal_omega (t->store);
  for (int64_t i = 0; i < 400; i++) {
    gh_form const n = i < 300 ? gh_integer (t->store, i) : gh_drawn_integer (t, &draws, 64);
    gh_form const of = gh_normal_of_number (t->store, n);
    gh_form const product = gh_ordinary_product (t->store, w, of);
    GH_EXPECT (
        t, gh_nim_product_asked (t, of, w) == product && gh_nim_product_asked (t, w, of) == product,
        "%s (x) w to be w taken so many times", GH_SHOWN (t, of));
  }
}

/* What n (x) w excludes are the w m + x with m < n: each is excluded with o = x (x) 1/(n (+) m),
   and what is excluded has some m < n before w. */
ORDINAL_THEOREM (nim_multiples_excluding)
{
  gh_form const n = gh_finite (t, 1 + (int64_t)gh_choose (t, 64));
  gh_draws draws = {gh_choose (t, 1000)};
  gh_form const w = gh_normal_omega (t->store);
  for (unsigned round = 0; round < 8; round++) {
    gh_form const m = gh_ordinal_below (t->store, n, gh_drawn, &draws);
    gh_form const x = gh_normal_of_number (t->store, gh_drawn_integer (t, &draws, 8));
    gh_form const o =
        gh_nim_product_asked (t, x, gh_nim_inverse_asked (t, gh_nim_sum_asked (t, n, m)));
    gh_form const wanted = gh_normal_sum (t->store, gh_ordinary_product (t->store, w, m), x);
    GH_EXPECT (t, is_below (t, o, w) && excludant (t, n, w, m, o) == wanted,
               "%s (x) w to exclude %s with %s and %s", GH_SHOWN (t, n), GH_SHOWN (t, wanted),
               GH_SHOWN (t, m), GH_SHOWN (t, o));
    gh_form const any = gh_normal_of_number (t->store, gh_drawn_integer (t, &draws, 16));
    GH_EXPECT (t, is_below (t, excludant (t, n, w, m, any), gh_ordinary_product (t->store, w, n)),
               "what %s (x) w excludes with %s and %s to be less", GH_SHOWN (t, n), GH_SHOWN (t, m),
               GH_SHOWN (t, any));
  }
}

/* ---- w (x) w --------------------------------------------------------------------------------- */

/* w a + b is excluded with the roots m and n of x (x) x (+) a (x) x (+) b, so that all is that is
   less than w^2. */
ORDINAL_THEOREM (nim_square_excluding)
{
  gh_draws draws = {gh_choose (t, 10000)};
  gh_form const w = gh_normal_omega (t->store), square = gh_nim_product_asked (t, w, w);
  GH_EXPECT (t, square == gh_ordinary_product (t->store, w, w), "w (x) w = w^2, not %s",
             GH_SHOWN (t, square));
  for (unsigned round = 0; round < 4; round++) {
    gh_form const a = gh_normal_of_number (t->store, gh_drawn_integer (t, &draws, 8));
    gh_form const b = gh_normal_of_number (t->store, gh_drawn_integer (t, &draws, 8));
    gh_found roots = {.a = a, .b = b, .find = gh_find_quadratic_root};
    gh_find (t, &roots);
    gh_form const other = gh_nim_sum_asked (t, roots.root, a);
    gh_form const wanted = gh_normal_sum (t->store, gh_ordinary_product (t->store, w, a), b);
    GH_EXPECT (t,
               is_below (t, roots.root, w) && is_below (t, other, w) &&
                   excludant (t, w, w, roots.root, other) == wanted,
               "w (x) w to exclude %s with %s and %s", GH_SHOWN (t, wanted),
               GH_SHOWN (t, roots.root), GH_SHOWN (t, other));
    gh_form const m = gh_normal_of_number (t->store, gh_drawn_integer (t, &draws, 64));
    gh_form const n = gh_normal_of_number (t->store, gh_drawn_integer (t, &draws, 64));
    GH_EXPECT (t, is_below (t, excludant (t, w, w, m, n), square),
               "what w (x) w excludes with %s and %s to be less", GH_SHOWN (t, m), GH_SHOWN (t, n));
  }
}

/* Infinite products do not follow the pattern of finite ones, where F (x) F is 3/2 of F. */
ORDINAL_THEOREM (nim_square_pattern)
{
  gh_form const w = gh_normal_omega (t->store);
  GH_EXPECT (t, gh_nim_product_asked (t, w, w) == gh_normal_power (t->store, gh_finite (t, 2)),
             "w (x) w = w^2");
  for (int64_t n = 1; n <= 64; n *= 2) {
    gh_form const half = gh_numeral_scaled (t->store, gh_integer (t->store, 1), n - 1);
    gh_form const f = gh_numeral_scaled (t->store, half, 1);
    gh_form const more = gh_numeral_sum (t->store, f, half);
    gh_form const of = gh_normal_of_number (t->store, f);
    GH_EXPECT (t, gh_nim_product_asked (t, of, of) == gh_normal_of_number (t->store, more),
               "the square of F = 2^%" PRId64 " to be 3/2 of F", n);
  }
}

/* ---- w (x) w^2 ------------------------------------------------------------------------------- */

/* With n and w p + q: w^2 (n (+) p) (+) w (q (+) n (x) p) (+) n (x) q, its sums and products of
   finite numbers by who knows no others. It is finite just if p = n and q = n (x) n, and then the
   cube of n; the least number that is no such cube is 2. */
static void check_polynomial (gh_trial *t, gh_form n, gh_form p, gh_form q)
{
  gh_form const w = gh_normal_omega (t->store),
                square = gh_normal_power (t->store, gh_finite (t, 2));
  gh_form const np = gh_finite_nim (t, GH_ASK_NIM_MULTIPLY, n, p);
  gh_form const nq = gh_finite_nim (t, GH_ASK_NIM_MULTIPLY, n, q);
  gh_form const second = gh_numeral_xor (t->store, q, np);
  gh_form const wanted = gh_omega_square (t, gh_numeral_xor (t->store, n, p), second, nq);
  gh_form const found = excludant (t, w, square, gh_normal_of_number (t->store, n),
                                   gh_omega_square (t, GH_ZERO, p, q));
  gh_form const of = gh_normal_of_number (t->store, n);
  GH_EXPECT (t, found == wanted, "%s, not %s, to be excluded with n = %s from w (x) w^2",
             GH_SHOWN (t, wanted), GH_SHOWN (t, found), GH_SHOWN (t, of));
  gh_form const nn = gh_finite_nim (t, GH_ASK_NIM_MULTIPLY, n, n);
  GH_EXPECT (t, is_below (t, found, w) == (p == n && q == nn),
             "%s to be finite just if p = n and q = n (x) n", GH_SHOWN (t, found));
  if (p == n && q == nn)
    GH_EXPECT (t, found == gh_nim_power_asked (t, of, 3) && found != gh_finite (t, 2),
               "the cube of %s, which is not 2, as the only finite one", GH_SHOWN (t, of));
}

ORDINAL_THEOREM (nim_cube_excluding)
{
  gh_form const n = gh_integer (t->store, gh_choose (t, 16));
  for (int64_t i = 0; i < 256; i++)
    check_polynomial (t, n, gh_integer (t->store, i / 16), gh_integer (t->store, i % 16));
}

ORDINAL_THEOREM (nim_cube_excluding_large)
{
  gh_draws draws = {gh_choose (t, 10000)};
  gh_form const n = gh_drawn_integer (t, &draws, 64), p = gh_drawn_integer (t, &draws, 64);
  check_polynomial (t, n, p, gh_drawn_integer (t, &draws, 64));
  check_polynomial (t, n, n, gh_finite_nim (t, GH_ASK_NIM_MULTIPLY, n, n));
  gh_form const w = gh_normal_omega (t->store),
                square = gh_normal_power (t->store, gh_finite (t, 2));
  GH_EXPECT (t,
             gh_nim_product_asked (t, w, square) == gh_finite (t, 2) &&
                 gh_nim_product_asked (t, square, w) == gh_finite (t, 2),
             "w (x) w^2 = 2");
}

/* ---- cube roots ------------------------------------------------------------------------------ */

/* Of the 4096 elements w^2 a + w b + c with a, b, c < 16, w, w 2 and w 3 have the cube 2: w times
   the cube roots 1, 2 and 3 of 1. All numbers below 16 are cubes there, and w is none. */
ORDINAL_THEOREM (nim_cubes_of_slice)
{
  unsigned roots = 0, cubes = 0;
  gh_form const two = gh_finite (t, 2), w = gh_normal_omega (t->store);
  for (int64_t i = 0; i < 4096; i++) {
    gh_form const x =
        gh_omega_square (t, gh_integer (t->store, i / 256), gh_integer (t->store, i / 16 % 16),
                         gh_integer (t->store, i % 16));
    gh_form const cube = gh_nim_power_asked (t, x, 3);
    int64_t c = 16;
    GH_EXPECT (t, (cube == two) == (i == 16 || i == 32 || i == 48),
               "w, w.2 and w.3 alone to have the cube 2: that of %s is %s", GH_SHOWN (t, x),
               GH_SHOWN (t, cube));
    GH_EXPECT (t, cube != w, "the cube of %s not to be w", GH_SHOWN (t, x));
    roots += cube == two;
    gh_form const number = gh_normal_number (t->store, cube);
    if (number != GH_NO_FORM && gh_small_integer (t->store, number, 0, 15, &c))
      cubes |= 1u << c;
  }
  GH_EXPECT (t, roots == 3 && cubes == 0xffff,
             "three cube roots of 2, and all of 0 to 15 as cubes");
  for (int64_t n = 1; n <= 3; n++) {
    gh_form const of = gh_finite (t, n), product = gh_nim_product_asked (t, w, of);
    GH_EXPECT (t,
               gh_nim_power_asked (t, of, 3) == gh_finite (t, 1) &&
                   product == gh_ordinary_product (t->store, w, of) &&
                   gh_nim_power_asked (t, product, 3) == two,
               "w (x) %" PRId64 " to be a cube root of 2, as %" PRId64 " is one of 1", n, n);
  }
}

/* w^3 is the cube root of w, the least number without one below w^3. In the field of 2^(3 2^k)
   numbers w has none: as w^9 = 1, but not w^3 = 1, its order is 9 and that of a cube root 27, which
   does not divide 2^(3 2^k) - 1: that is 7, 9 or 18 modulo 27. */
ORDINAL_THEOREM (nim_cube_root_of_omega)
{
  gh_form const w = gh_normal_omega (t->store), one = gh_finite (t, 1);
  gh_form const power = gh_normal_power (t->store, gh_finite (t, 3));
  gh_form const cube = gh_nim_power_asked (t, power, 3);
  GH_EXPECT (t, cube == w, "w^3 (x) w^3 (x) w^3 = w, not %s", GH_SHOWN (t, cube));
  GH_EXPECT (t, gh_nim_power_asked (t, w, 9) == one && gh_nim_power_asked (t, w, 3) != one,
             "w to have the order 9");
  unsigned residue = 8, seen = 0;
  for (unsigned k = 0; k <= 64; k++, residue = residue * residue % 27) {
    seen |= 1u << residue;
    GH_EXPECT (t, residue != 1, "27 not to divide 2^(3 2^%u) - 1", k);
  }
  GH_EXPECT (t, seen == (1u << 8 | 1u << 10 | 1u << 19), "the residues 8, 10 and 19 of 2^(3 2^k)");
}
