/* The field of ordinals below w^(w^w) as nimbers: its laws, and its generators. */
#include "form/numeral.h"
#include "theory/transfinite/nimbers.h"

/* ---- laws ------------------------------------------------------------------------------------ */

/* Bounds of digits for which the numbers are a field, or lie in one that is not large. */
typedef struct slice {
  unsigned bounds[4], count, bits;
} slice;

static const slice slices[] = {
    {{3}, 1, 4},       {{9}, 1, 8},    {{27}, 1, 4},      {{3}, 1, 64},      {{3, 5}, 2, 4},
    {{1, 25}, 2, 4},   {{9, 5}, 2, 4}, {{3, 1, 7}, 3, 4}, {{3, 1, 7}, 3, 8}, {{1, 5, 1, 11}, 4, 4},
    {{3, 5, 7}, 3, 4}, {{3}, 1, 128},  {{1, 5}, 2, 66},
};
#define SLICES (sizeof slices / sizeof *slices)

static gh_form some (gh_trial *t, gh_draws *draws, const slice *s)
{
  return gh_drawn_nimber (t, draws, s->bounds, s->count, 1 + gh_drawn (draws, 4), s->bits);
}

ORDINAL_THEOREM (nim_field_laws)
{
  const slice *const s = &slices[gh_choose (t, SLICES)];
  gh_draws draws = {gh_choose (t, 10000)};
  gh_form const a = some (t, &draws, s), b = some (t, &draws, s), c = some (t, &draws, s);
  gh_form const ab = gh_nim_product_asked (t, a, b), bc = gh_nim_product_asked (t, b, c);
  GH_EXPECT (t, ab == gh_nim_product_asked (t, b, a), "%s (x) %s to be the same both ways",
             GH_SHOWN (t, a), GH_SHOWN (t, b));
  GH_EXPECT (t, gh_nim_product_asked (t, ab, c) == gh_nim_product_asked (t, a, bc),
             "%s (x) %s (x) %s to be one number", GH_SHOWN (t, a), GH_SHOWN (t, b),
             GH_SHOWN (t, c));
  GH_EXPECT (t,
             gh_nim_product_asked (t, gh_nim_sum_asked (t, a, b), c) ==
                 gh_nim_sum_asked (t, gh_nim_product_asked (t, a, c), bc),
             "(%s (+) %s) (x) %s to be a sum of two products", GH_SHOWN (t, a), GH_SHOWN (t, b),
             GH_SHOWN (t, c));
  GH_EXPECT (t, gh_nim_product_asked (t, a, gh_finite (t, 1)) == a, "%s (x) 1 to be the same",
             GH_SHOWN (t, a));
  GH_EXPECT (t, (ab == GH_ZERO) == (a == GH_ZERO || b == GH_ZERO),
             "%s (x) %s to be 0 just if one of them is", GH_SHOWN (t, a), GH_SHOWN (t, b));
}

ORDINAL_THEOREM (nim_field_inverses)
{
  const slice *const s = &slices[gh_choose (t, SLICES)];
  gh_draws draws = {gh_choose (t, 10000)};
  gh_form const a = gh_choose (t, 20) ? some (t, &draws, s) : GH_ZERO;
  gh_form const root = gh_nim_root_asked (t, a);
  GH_EXPECT (t, gh_nim_product_asked (t, root, root) == a, "the square of %s to be %s",
             GH_SHOWN (t, root), GH_SHOWN (t, a));
  if (a == GH_ZERO) {
    GH_EXPECT (t, gh_ask (t, GH_ASK_ORDINAL_NIM_INVERT, a, GH_ZERO).form == GH_NO_FORM,
               "0 to have no inverse");
    return;
  }
  gh_form const inverse = gh_nim_inverse_asked (t, a);
  GH_EXPECT (t, gh_nim_product_asked (t, a, inverse) == gh_finite (t, 1), "%s (x) %s = 1",
             GH_SHOWN (t, a), GH_SHOWN (t, inverse));
}

/* Of degree E: x^(2^E) = x, with powers of sums that are sums of powers. */
ORDINAL_THEOREM (nim_field_degrees)
{
  const slice *const s = &slices[gh_choose (t, 9)];
  gh_draws draws = {gh_choose (t, 10000)};
  gh_form const a = some (t, &draws, s), b = some (t, &draws, s);
  gh_found degree = {.a = a, .find = gh_find_degree};
  gh_find (t, &degree);
  gh_assume (t, degree.number <= 84);
  GH_EXPECT (t, gh_nim_conjugate_asked (t, a, degree.number) == a, "%s to be its own power by 2^%u",
             GH_SHOWN (t, a), (unsigned)degree.number);
  GH_EXPECT (
      t,
      gh_nim_conjugate_asked (t, gh_nim_sum_asked (t, a, b), 3) ==
          gh_nim_sum_asked (t, gh_nim_conjugate_asked (t, a, 3), gh_nim_conjugate_asked (t, b, 3)),
      "the power 8 of %s (+) %s to be the sum of theirs", GH_SHOWN (t, a), GH_SHOWN (t, b));
}

/* As finite ones they are as whoever knows no others has them. */
ORDINAL_THEOREM (nim_field_finite)
{
  static const unsigned bits[] = {4, 8, 16, 32, 64};
  gh_draws draws = {gh_choose (t, 10000)};
  unsigned const of = bits[gh_choose (t, 5)];
  gh_form a = gh_drawn_integer (t, &draws, of), b = gh_drawn_integer (t, &draws, of);
  if (of == 64) /* and with 128 bits */
    a = gh_numeral_sum (t->store, gh_numeral_scaled (t->store, a, 64), b);
  gh_form const x = gh_normal_of_number (t->store, a), y = gh_normal_of_number (t->store, b);
  GH_EXPECT (t,
             gh_nim_product_asked (t, x, y) ==
                     gh_normal_of_number (t->store, gh_finite_nim (t, GH_ASK_NIM_MULTIPLY, a, b)) &&
                 gh_nim_sum_asked (t, x, y) ==
                     gh_normal_of_number (t->store, gh_numeral_xor (t->store, a, b)),
             "%s and %s to have the sum and product of finite nimbers", GH_SHOWN (t, x),
             GH_SHOWN (t, y));
  GH_EXPECT (t,
             gh_nim_root_asked (t, x) ==
                 gh_normal_of_number (t->store, gh_finite_nim (t, GH_ASK_NIM_SQRT, a, GH_ZERO)),
             "%s to have the root of a finite nimber", GH_SHOWN (t, x));
}

/* ---- generators ------------------------------------------------------------------------------ */

/* What the laws of fields do not see: which ordinal is which. A product of generators kappa_(p^n),
   each less than p times, is the ordinal w^(w^k d + ...), where they are the digits of d. */
ORDINAL_THEOREM (nim_labels)
{
  static const unsigned most[] = {4, 2, 1, 1};
  gh_draws draws = {gh_choose (t, 10000)};
  gh_form product = gh_normal_of_number (t->store, gh_drawn_integer (t, &draws, 8));
  gh_form wanted = gh_normal_number (t->store, product), exponent = GH_ZERO;
  gh_assume (t, product != GH_ZERO);
  for (unsigned k = 0; k < 4; k++) {
    int64_t d = 0, place = 1;
    for (unsigned n = 1; n <= most[k]; n++, place *= gh_odd_prime (k)) {
      if (gh_drawn (&draws, k ? 3 : 2))
        continue;
      int64_t const digit = (int64_t)gh_drawn (&draws, (uint32_t)gh_odd_prime (k));
      for (int64_t i = 0; i < digit; i++)
        product = gh_nim_product_asked (t, product, gh_kappa (t, k, n));
      d += digit * place;
    }
    exponent = gh_normal_sum (t->store, exponent,
                              gh_omega_term (t, gh_finite (t, k), gh_integer (t->store, d)));
  }
  wanted = gh_omega_term (t, exponent, wanted);
  GH_EXPECT (t, product == wanted, "a product of generators to be %s, not %s", GH_SHOWN (t, wanted),
             GH_SHOWN (t, product));
}

/* The numbers below kappa_q are a field: products and inverses are below it. */
ORDINAL_THEOREM (nim_fields_closed)
{
  static const struct {
    unsigned bounds[3], count, k, n;
  } fields[] = {{{3}, 1, 0, 2},    {{9}, 1, 0, 3},    {{9}, 1, 1, 1},
                {{3, 5}, 2, 1, 2}, {{3, 5}, 2, 2, 1}, {{3, 5, 7}, 3, 3, 1}};
  unsigned const i = gh_choose (t, sizeof fields / sizeof *fields);
  gh_draws draws = {gh_choose (t, 10000)};
  gh_form const end = gh_kappa (t, fields[i].k, fields[i].n);
  gh_form const a = gh_drawn_nimber (t, &draws, fields[i].bounds, fields[i].count, 3, 4);
  gh_form const b = gh_drawn_nimber (t, &draws, fields[i].bounds, fields[i].count, 3, 4);
  GH_EXPECT (t, gh_normal_compare (t->store, gh_nim_product_asked (t, a, b), end) < 0,
             "%s (x) %s to be below %s", GH_SHOWN (t, a), GH_SHOWN (t, b), GH_SHOWN (t, end));
  GH_EXPECT (t, a == GH_ZERO || gh_normal_compare (t->store, gh_nim_inverse_asked (t, a), end) < 0,
             "the inverse of %s to be below %s", GH_SHOWN (t, a), GH_SHOWN (t, end));
}
