/* 2^-a for ordinals a: {0|2^-b for all b < a}, Section 4 of Schleicher and Stoll, and what is said
   of these numbers. */
#include "form/numeral.h"
#include "form/rational.h"
#include "theory/theory.h"
#include "theory/transfinite/surreals.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"
#include "transfinite/surreal.h"
#include "transfinite/text.h"
#include "transfinite/translate.h"

#include <inttypes.h>

#define SIZE 5 /* of ordinals */

static gh_form read (gh_trial *t, const char *text)
{
  return gh_surreal_written (t, text).normal;
}

static gh_form number (gh_trial *t, int64_t n)
{
  return gh_normal_of_number (t->store, gh_integer (t->store, n));
}

static gh_form half_to (gh_trial *t, gh_form a)
{
  return gh_normal_power_of_half (t->store, a);
}

static bool is_less (gh_trial *t, gh_form a, gh_form b)
{
  return gh_surreal_compare (t, gh_surreal_of (t, a), gh_surreal_of (t, b)) < 0;
}

/* ---- the definition -------------------------------------------------------------------------- */

/* 0, and 2^-b for b < a: all b of small size, and those where + and b signs - are a beginning of
   2^-a that is looked at. */
static void options_of_half (gh_trial *t, gh_form a, gh_cut *cut)
{
  gh_store *const store = t->store;
  gh_surreal beginnings[GH_MOST_BEGINNINGS];
  size_t const count = gh_surreal_beginnings (t, gh_surreal_of (t, half_to (t, a)), beginnings);
  gh_cut_add (t, cut, GH_LEFT, GH_ZERO);
  for (size_t i = 0; i < count; i++) {
    gh_form const birthday = gh_signs_birthday (store, beginnings[i].signs);
    if (birthday == GH_ZERO)
      continue;
    gh_form const b = gh_ordinary_difference (store, birthday, number (t, 1));
    if (gh_normal_compare (store, b, a) < 0)
      gh_cut_add (t, cut, GH_RIGHT, half_to (t, b));
  }
  for (unsigned size = 0; size <= 3; size++)
    for (uint64_t i = 0; i < gh_ordinal_count (size); i++) {
      gh_form const b = gh_ordinal_at (store, size, i);
      if (gh_normal_compare (store, b, a) < 0)
        gh_cut_add (t, cut, GH_RIGHT, half_to (t, b));
    }
}

SURREAL_THEOREM (halves_defined)
{
  gh_cut cut = {.count = {0}};
  gh_form const a = gh_any_ordinal (t, SIZE);
  gh_surreal const x = gh_surreal_of (t, half_to (t, a));
  options_of_half (t, a, &cut);
  gh_expect_cut (t, x, &cut);
  gh_form const minuses = a == GH_ZERO ? GH_ZERO : gh_signs_run (t->store, -1, a);
  gh_form const one = gh_signs_run (t->store, 1, number (t, 1));
  gh_expect (t, x.signs == gh_signs_append (t->store, one, minuses),
             "2^-(%s) to be + and as many signs -", gh_normal_print (t->store, a));
}

/* Finitely many of the options of 2^-w make a dyadic number. */
SURREAL_THEOREM (halves_truncated)
{
  gh_cut cut = {.count = {0}};
  gh_cut_add (t, &cut, GH_LEFT, GH_ZERO);
  for (int64_t n = 0; n <= 40; n++) {
    gh_cut_add (t, &cut, GH_RIGHT, half_to (t, number (t, n)));
    gh_form const next = half_to (t, number (t, n + 1));
    gh_expect (t,
               is_less (t, next, half_to (t, number (t, n))) &&
                   gh_cut_simplest (t, &cut).normal == next,
               "{0|1, ..., 1/2^%" PRId64 "} to be half of that", n);
  }
}

/* ---- order ----------------------------------------------------------------------------------- */

SURREAL_THEOREM (halves_descend)
{
  gh_form const a = gh_any_ordinal (t, SIZE), b = gh_any_ordinal (t, SIZE);
  int const order = gh_normal_compare (t->store, a, b);
  gh_surreal const x = gh_surreal_of (t, half_to (t, a)), y = gh_surreal_of (t, half_to (t, b));
  gh_expect (t, gh_surreal_compare (t, x, y) == -order, "2^-a and 2^-b in the order of b and a");
  gh_expect (t, is_less (t, GH_ZERO, x.normal), "2^-a > 0");
}

/* With a the birthday of z, and 1: z >= 2^-b if b is that. */
SURREAL_THEOREM (halves_below_all)
{
  gh_surreal z = gh_any_surreal (t, "z");
  int const sign = gh_normal_sign (t->store, z.normal);
  gh_assume (t, sign != 0);
  if (sign < 0)
    z = gh_surreal_of (t, gh_normal_negative (t->store, z.normal));
  gh_form const b = gh_surreal_birthday (t, z);
  gh_surreal const x = gh_surreal_of (t, half_to (t, b));
  gh_expect (t, gh_surreal_compare (t, x, z) <= 0, "2^-b(z) <= z");
  gh_expect (t, is_less (t, half_to (t, gh_ordinal_successor (t->store, b)), z.normal),
             "2^-(b(z) + 1) < z");
}

/* No finite a serves 2^-w, nor does w. */
SURREAL_THEOREM (halves_below_none)
{
  gh_form const z = half_to (t, gh_normal_omega (t->store));
  for (int64_t n = 0; n <= 60; n++)
    gh_expect (t, is_less (t, z, half_to (t, number (t, n))), "2^-w < 2^-%" PRId64, n);
  gh_expect (t, !is_less (t, half_to (t, gh_normal_omega (t->store)), z), "not 2^-w < 2^-w");
  gh_expect (t, is_less (t, half_to (t, read (t, "w + 1")), z), "2^-(w + 1) < 2^-w");
}

/* ---- 1/w ------------------------------------------------------------------------------------- */

SURREAL_THEOREM (half_to_omega)
{
  gh_surreal const w = gh_surreal_written (t, "w"), x = gh_surreal_of (t, half_to (t, w.normal));
  gh_expect_product (t, w, x, number (t, 1));
  gh_expect_product (t, x, w, number (t, 1));
  gh_expect (t,
             gh_normal_product (t->store, w.normal, x.normal) == number (t, 1) &&
                 gh_normal_quotient (t->store, number (t, 1), w.normal, 2) == x.normal,
             "w times 2^-w to be 1, and 1/w to be 2^-w");
  for (int64_t n = 0; n < 20; n++) {
    gh_form const truncated =
        gh_normal_product (t->store, number (t, n), half_to (t, number (t, n)));
    gh_expect (t, truncated != number (t, 1), "%" PRId64 " times 2^-%" PRId64 " not to be 1", n, n);
  }
}

/* Of an ordinal w c + n, w^c 2^n times 2^-a is 1. */
SURREAL_THEOREM (halves_inverted)
{
  gh_form const a = gh_any_ordinal (t, SIZE - 1), power = gh_ordinal_power_of_2 (t->store, a);
  gh_expect_product (t, gh_surreal_of (t, power), gh_surreal_of (t, half_to (t, a)), number (t, 1));
}

SURREAL_THEOREM (root_of_omega)
{
  static const char *const squares[] = {"w", "4", "w^2", "w^(-1)", "w^(-1/2)", "w^w", "w.1/9"};
  size_t const i = gh_choose (t, sizeof squares / sizeof *squares);
  gh_surreal const square = gh_surreal_written (t, squares[i]);
  gh_form const root = gh_normal_square_root (t->store, square.normal);
  gh_expect (t, root != GH_NO_FORM && gh_normal_sign (t->store, root) > 0, "a root of %s",
             squares[i]);
  gh_expect_product (t, gh_surreal_of (t, root), gh_surreal_of (t, root), square.normal);
}

/* ---- inverses -------------------------------------------------------------------------------- */

/* Two terms have none with finitely many terms: the product of the first terms and that of the last
   ones are terms of any product, and they are not one. */
SURREAL_THEOREM (surreal_inverse)
{
  gh_store *const store = t->store;
  gh_form const y = gh_any_surreal (t, "y").normal;
  int64_t const p = 1 + (int64_t)gh_choose (t, 8), q = 1 + (int64_t)gh_choose (t, 8);
  gh_form const r = gh_rational_quotient (store, gh_integer (store, gh_choose (t, 2) ? p : -p),
                                          gh_integer (store, q));
  gh_form const x = gh_normal_term (store, y, r, GH_ZERO);
  gh_assume (t, gh_signs_of_normal (store, x) != GH_NO_FORM);
  gh_form const inverse = gh_ask (t, GH_ASK_SURREAL_INVERT, x, GH_ZERO).form;
  gh_expect (t, inverse != GH_NO_FORM, "an inverse of %s", GH_SHOWN (t, x));
  gh_expect_product (t, gh_surreal_of (t, x), gh_surreal_of (t, inverse), number (t, 1));
  gh_form const next = gh_normal_power (store, gh_normal_sum (store, y, number (t, 1)));
  gh_form const two = gh_normal_sum (store, x, next);
  gh_expect (t, gh_ask (t, GH_ASK_SURREAL_INVERT, two, GH_ZERO).form == GH_NO_FORM,
             "no inverse of %s", GH_SHOWN (t, two));
}

/* ---- doubles --------------------------------------------------------------------------------- */

SURREAL_THEOREM (halves_doubled)
{
  gh_form const a = gh_any_ordinal (t, SIZE);
  gh_surreal const x = gh_surreal_of (t, half_to (t, gh_ordinal_successor (t->store, a)));
  gh_expect_sum (t, x, x, half_to (t, a));
  gh_expect (t, gh_normal_sum (t->store, x.normal, x.normal) == half_to (t, a),
             "2 times 2^-(a + 1) to be 2^-a");
}

/* 1 + w is w in the order of the ordinary sum, and twice 2^-w is not 2^-w. */
SURREAL_THEOREM (halves_doubled_wrongly)
{
  gh_form const w = gh_normal_omega (t->store);
  gh_form const x = half_to (t, gh_ordinary_sum (t->store, number (t, 1), w));
  gh_form const y = gh_surreal_sum (t, gh_surreal_of (t, x), gh_surreal_of (t, x));
  gh_expect (t, is_less (t, half_to (t, w), y), "2 times 2^-(1 + w) > 2^-w, as 1 + w = w");
}

/* ---- infinitesimal --------------------------------------------------------------------------- */

SURREAL_THEOREM (half_to_omega_infinitesimal)
{
  gh_form const x = half_to (t, gh_normal_omega (t->store));
  for (int64_t n = 0; n <= 60; n++) {
    gh_form const option = half_to (t, number (t, n + 1)), bound = half_to (t, number (t, n));
    gh_expect (t, is_less (t, GH_ZERO, x) && is_less (t, x, option) && is_less (t, option, bound),
               "0 < 2^-w < 2^-%" PRId64 " < 2^-%" PRId64, n + 1, n);
    gh_expect (t, is_less (t, gh_normal_negative (t->store, bound), x), "-2^-%" PRId64 " < 2^-w",
               n);
    gh_expect (t,
               !is_less (t, option, option) && is_less (t, half_to (t, number (t, n + 2)), option),
               "the truncation 2^-%" PRId64 " not to be below 2^-%" PRId64, n + 1, n + 2);
  }
}

/* Positive numbers that it is not below. */
SURREAL_THEOREM (half_to_omega_not_strongly)
{
  gh_form const x = half_to (t, gh_normal_omega (t->store));
  gh_expect (t, !is_less (t, x, x), "not 2^-w < 2^-w");
  for (unsigned size = 1; size <= SIZE; size++)
    for (uint64_t i = 0; i < gh_ordinal_count (size); i++) {
      gh_form const a = gh_ordinal_at (t->store, size, i);
      if (gh_normal_compare (t->store, a, gh_normal_omega (t->store)) > 0)
        gh_expect (t, is_less (t, half_to (t, a), x) && is_less (t, GH_ZERO, half_to (t, a)),
                   "0 < 2^-(%s) < 2^-w", gh_normal_print (t->store, a));
    }
}

/* ---- lower bounds ---------------------------------------------------------------------------- */

/* A set of positive numbers, all born before day a, is above 2^-a. */
SURREAL_THEOREM (halves_bound_sets)
{
  static const struct {
    const char *scale; /* the set of scale^-n, or of 2^-n */
    const char *a;     /* the least ordinal above all birthdays */
  } rows[] = {{"2", "w"}, {"w", "w^2"}, {"w^2", "w^2"}, {"w^w", "w^3"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const inverse =
        gh_normal_quotient (t->store, number (t, 1), read (t, rows[i].scale), 1);
    gh_form const a = read (t, rows[i].a), bound = half_to (t, a);
    gh_surreal member = gh_surreal_written (t, "1");
    for (int n = 0; n <= 20; n++) {
      gh_expect (t, gh_normal_compare (t->store, gh_surreal_birthday (t, member), a) < 0,
                 "(%s)^-%d to be born before day %s", rows[i].scale, n, rows[i].a);
      gh_expect (t, is_less (t, bound, member.normal), "2^-(%s) < (%s)^-%d", rows[i].a,
                 rows[i].scale, n);
      member = gh_surreal_of (t, gh_surreal_product (t, member, gh_surreal_of (t, inverse)));
    }
    gh_expect (t, is_less (t, GH_ZERO, bound), "0 < 2^-(%s)", rows[i].a);
  }
}
