/* Numbers born on day w and soon after, and which of them are real. */
#include "form/numeral.h"
#include "form/rational.h"
#include "theory/theory.h"
#include "theory/transfinite/surreals.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/real.h"
#include "transfinite/signs.h"
#include "transfinite/surreal.h"
#include "transfinite/text.h"

#include <inttypes.h>
#include <string.h>

#define MEMBERS 12 /* of a sequence of options, more than beginnings are looked at */

static gh_form read (gh_trial *t, const char *text)
{
  return gh_surreal_written (t, text).normal;
}

/* a + m / 2^n */
static gh_form moved (gh_trial *t, gh_form a, int64_t m, uint64_t n)
{
  return gh_normal_sum (t->store, a, gh_normal_of_number (t->store, gh_fraction (t->store, m, n)));
}

static void expect_born (gh_trial *t, gh_surreal x, const char *signs, const char *day)
{
  gh_form const birthday = gh_surreal_birthday (t, x);
  if (signs)
    gh_expect (t, !strcmp (gh_signs_print (t->store, x.signs), signs), "the signs %s", signs);
  gh_expect (t, !strcmp (gh_normal_print (t->store, birthday), day), "birthday %s", day);
}

/* ---- day w ----------------------------------------------------------------------------------- */

static gh_form any_signs (gh_trial *t, uint32_t count)
{
  gh_form signs = GH_ZERO;
  for (uint32_t i = 0; i < count; i++)
    signs = gh_signs_append (t->store, signs,
                             gh_signs_run (t->store, gh_choose (t, 2) ? 1 : -1, read (t, "1")));
  return signs;
}

static bool is_constant (gh_trial *t, gh_form signs)
{
  return gh_signs_rest (t->store, signs) == GH_ZERO;
}

/* w signs, of one kind from some place on, or with a longer period. */
SURREAL_THEOREM (day_omega_born)
{
  gh_form const prefix = any_signs (t, gh_choose (t, 7)),
                period = any_signs (t, 1 + gh_choose (t, 5));
  gh_surreal const x = gh_surreal_of_signs (
      t, gh_signs_append (t->store, prefix, gh_signs_repeat (t->store, period)));
  gh_form const number = gh_normal_number (t->store, x.normal);
  expect_born (t, x, NULL, "w");
  if (!is_constant (t, period)) {
    gh_expect (t, number != GH_NO_FORM && !gh_is_numeral (t->store, number),
               "a rational number that is not dyadic");
    return;
  }
  int const sign = gh_signs_next (t->store, period);
  gh_form const least =
      gh_normal_quotient (t->store, moved (t, GH_ZERO, sign, 0), read (t, "w"), 1);
  gh_form const dyadic = gh_normal_number (t->store, gh_normal_sum (t->store, x.normal, least));
  bool const infinite = x.normal == gh_normal_product (t->store, moved (t, GH_ZERO, sign, 0),
                                                       gh_normal_omega (t->store));
  gh_expect (t, infinite || (dyadic != GH_NO_FORM && gh_is_numeral (t->store, dyadic)),
             "w, -w, or a dyadic number and 1/w or -1/w");
}

/* The other way round: each of these is born on day w. */
SURREAL_THEOREM (day_omega_reached)
{
  int64_t const p = (int64_t)gh_choose (t, 61) - 30;
  gh_form const q = gh_integer (t->store, 1 + (int64_t)gh_choose (t, 15));
  gh_form const r = gh_rational_quotient (t->store, gh_integer (t->store, p), q);
  gh_form const a = gh_normal_of_number (t->store, r), least = read (t, "w^(-1)");
  bool const dyadic = gh_is_numeral (t->store, r);
  gh_surreal const above = gh_surreal_of (t, gh_normal_sum (t->store, a, least));
  gh_surreal const below = gh_surreal_of (t, gh_normal_difference (t->store, a, least));
  expect_born (t, above, NULL, dyadic ? "w" : "w + 1");
  expect_born (t, below, NULL, dyadic ? "w" : "w + 1");
  if (!dyadic)
    expect_born (t, gh_surreal_of (t, a), NULL, "w");
}

/* Of the dyadic numbers on the way to it, which are all the beginnings of its expansion. */
SURREAL_THEOREM (real_not_short)
{
  gh_cut cut = {.count = {0}};
  int64_t const q = 3 + 2 * (int64_t)gh_choose (t, 7), p = 1 + (int64_t)gh_choose (t, 40);
  gh_form const r =
      gh_rational_quotient (t->store, gh_integer (t->store, p), gh_integer (t->store, q));
  gh_assume (t, !gh_is_numeral (t->store, r));
  gh_real const x = {GH_REAL_RATIONAL, r};
  for (uint32_t n = 0; n < 60; n++) {
    gh_form const dyadic = gh_real_cut (t->store, x, n);
    gh_cut_add (t, &cut, gh_rational_compare (t->store, dyadic, r) < 0 ? GH_LEFT : GH_RIGHT,
                gh_normal_of_number (t->store, dyadic));
  }
  gh_surreal const whole = gh_surreal_of (t, gh_normal_of_number (t->store, r));
  gh_expect_cut (t, whole, &cut);
  expect_born (t, whole, NULL, "w");
  gh_expect (t, gh_signs_begins (t->store, gh_real_signs (t->store, x, 70), whole.signs),
             "the first 70 signs to be those of the number");
}

SURREAL_THEOREM (one_and_little)
{
  gh_cut cut = {.count = {0}};
  gh_surreal const x = gh_surreal_written (t, "1 + w^(-1)");
  gh_cut_add (t, &cut, GH_LEFT, read (t, "1"));
  for (uint64_t n = 0; n < MEMBERS; n++)
    gh_cut_add (t, &cut, GH_RIGHT, moved (t, read (t, "1"), 1, n));
  gh_expect_cut (t, x, &cut);
  expect_born (t, x, "+^2 -^w", "w");
  gh_expect (t, gh_surreal_compare (t, gh_cut_simplest (t, &cut), x) > 0,
             "finitely many of these options to make another number");
}

/* ---- day w + 1 ------------------------------------------------------------------------------- */

SURREAL_THEOREM (omega_less_one)
{
  gh_cut cut = {.count = {0}};
  gh_surreal const x = gh_surreal_written (t, "w - 1");
  for (int64_t n = 0; n < MEMBERS; n++)
    gh_cut_add (t, &cut, GH_LEFT, moved (t, GH_ZERO, n, 0));
  gh_cut_add (t, &cut, GH_RIGHT, read (t, "w"));
  gh_expect_cut (t, x, &cut);
  expect_born (t, x, "+^w -", "w + 1");
  gh_expect_sum (t, x, gh_surreal_written (t, "1"), read (t, "w"));
}

/* {1/3|1/3 + 1/2^n}, where the left option is not short. */
SURREAL_THEOREM (third_and_little)
{
  gh_cut cut = {.count = {0}};
  gh_surreal const x = gh_surreal_written (t, "1/3 + w^(-1)");
  gh_cut_add (t, &cut, GH_LEFT, read (t, "1/3"));
  for (uint64_t n = 0; n < 2 * MEMBERS; n++)
    gh_cut_add (t, &cut, GH_RIGHT, moved (t, read (t, "1/3"), 1, n));
  gh_expect_cut (t, x, &cut);
  expect_born (t, x, "+ -^2 (+ -)^w +", "w + 1");
  gh_expect_sum (t, gh_surreal_written (t, "1/3"), gh_surreal_written (t, "w^(-1)"), x.normal);
}

SURREAL_THEOREM (half_of_least)
{
  gh_cut cut = {.count = {0}};
  gh_surreal const x = gh_surreal_written (t, "w^(-1).1/2");
  gh_cut_add (t, &cut, GH_LEFT, GH_ZERO);
  gh_cut_add (t, &cut, GH_RIGHT, read (t, "w^(-1)"));
  gh_expect (t, gh_cut_simplest (t, &cut).normal == x.normal, "{0|1/w} to be 1/(2 w)");
  gh_expect_cut (t, x, &cut);
  expect_born (t, x, "+ -^(w + 1)", "w + 1");
  gh_expect_sum (t, x, x, read (t, "w^(-1)"));
}

/* ---- day w 2 --------------------------------------------------------------------------------- */

SURREAL_THEOREM (half_of_omega)
{
  gh_cut cut = {.count = {0}};
  gh_surreal const x = gh_surreal_written (t, "w.1/2");
  for (int64_t n = 0; n < MEMBERS; n++) {
    gh_cut_add (t, &cut, GH_LEFT, moved (t, GH_ZERO, n, 0));
    gh_cut_add (t, &cut, GH_RIGHT, moved (t, read (t, "w"), -n, 0));
  }
  gh_expect_cut (t, x, &cut);
  expect_born (t, x, "+^w -^w", "w.2");
  gh_expect_sum (t, x, x, read (t, "w"));
}

/* ---- real numbers ---------------------------------------------------------------------------- */

/* {G - q|G + q} for q = 1, 1/2, 1/4, ... */
static gh_cut near (gh_trial *t, gh_form g, uint64_t members)
{
  gh_cut cut = {.count = {0}};
  for (uint64_t n = 0; n < members; n++) {
    gh_cut_add (t, &cut, GH_LEFT, moved (t, g, -1, n));
    gh_cut_add (t, &cut, GH_RIGHT, moved (t, g, 1, n));
  }
  return cut;
}

static gh_form any_rational (gh_trial *t)
{
  int64_t const p = (int64_t)gh_choose (t, 65) - 32, q = 1 + (int64_t)gh_choose (t, 16);
  return gh_normal_of_number (t->store, gh_rational_quotient (t->store, gh_integer (t->store, p),
                                                              gh_integer (t->store, q)));
}

SURREAL_THEOREM (real_by_definition)
{
  gh_form const g = any_rational (t);
  gh_cut const cut = near (t, g, 60);
  gh_expect_cut (t, gh_surreal_of (t, g), &cut);
}

/* Of a finite number that is not real, g + h with an infinitesimal h, the cut is g. */
SURREAL_THEOREM (not_real)
{
  static const char *const little[] = {"w^(-1)", "-w^(-1)", "w^(-1/2)", "w^(-1).1/3", "w^(-w)"};
  gh_form const g = any_rational (t);
  gh_form const h = read (t, little[gh_choose (t, sizeof little / sizeof *little)]);
  gh_cut const cut = near (t, gh_normal_sum (t->store, g, h), 60);
  gh_expect_cut (t, gh_surreal_of (t, g), &cut);
}

/* It has the second property of real numbers, but not the first. */
SURREAL_THEOREM (omega_not_real)
{
  gh_surreal const w = gh_surreal_written (t, "w");
  gh_cut const cut = near (t, w.normal, 60);
  gh_expect_cut (t, w, &cut);
  for (int64_t n = 0; n <= 1000; n++)
    gh_expect (t, gh_normal_compare (t->store, moved (t, GH_ZERO, n, 0), w.normal) < 0,
               "%" PRId64 " < w", n);
}

/* x = d + 1/w is {d|d + 1/2^n}. The other dyadic numbers, on their sides, are gift horses; so x has
   all of them as options, and is not real. */
SURREAL_THEOREM (not_only_reals)
{
  gh_cut cut = {.count = {0}};
  gh_form const d = gh_fraction (t->store, (int64_t)gh_choose (t, 33) - 16, 3);
  gh_form const g = gh_normal_of_number (t->store, d);
  int const sign = gh_choose (t, 2) ? 1 : -1;
  gh_form const least =
      gh_normal_product (t->store, moved (t, GH_ZERO, sign, 0), read (t, "w^(-1)"));
  gh_surreal const x = gh_surreal_of (t, gh_normal_sum (t->store, g, least));
  gh_cut_add (t, &cut, sign > 0 ? GH_LEFT : GH_RIGHT, g);
  for (uint64_t n = 0; n < 50; n++)
    gh_cut_add (t, &cut, sign > 0 ? GH_RIGHT : GH_LEFT, moved (t, g, sign, n));
  gh_expect_cut (t, x, &cut);
  for (int64_t n = -16; n <= 16; n++)
    gh_cut_add (t, &cut, n < 0 || (n == 0 && sign > 0) ? GH_LEFT : GH_RIGHT, moved (t, g, n, 3));
  gh_expect_cut (t, x, &cut);
  gh_cut const cut_of_reals = near (t, x.normal, 60);
  gh_expect_cut (t, gh_surreal_of (t, g), &cut_of_reals);
  gh_expect (t, x.normal != g, "a number that is not real");
}

/* ---- no supremum ----------------------------------------------------------------------------- */

/* An upper bound u of the integers, less 1, is one, and so is its half. */
SURREAL_THEOREM (no_least_bound)
{
  static const char *const bounds[] = {
      "w", "w - 5", "w.1/2", "w^(1/2)", "w^(1/4).1/3 - w^(1/8)", "w^w", "w^w^(-1)"};
  gh_surreal const u =
      gh_surreal_written (t, bounds[gh_choose (t, sizeof bounds / sizeof *bounds)]);
  gh_surreal const less = gh_surreal_of (t, moved (t, u.normal, -1, 0));
  gh_surreal const half =
      gh_surreal_of (t, gh_normal_product (t->store, u.normal, moved (t, GH_ZERO, 1, 1)));
  gh_expect (t, gh_surreal_compare (t, less, u) < 0 && gh_surreal_compare (t, half, u) < 0,
             "u - 1 < u and u/2 < u");
  for (int64_t n = -20; n <= 20; n++) {
    gh_surreal const integer = gh_surreal_of (t, moved (t, GH_ZERO, n, 0));
    gh_expect (
        t, gh_surreal_compare (t, integer, less) < 0 && gh_surreal_compare (t, integer, half) < 0,
        "%" PRId64 " < u - 1 and %" PRId64 " < u/2", n, n);
  }
  gh_form const leading = gh_normal_exponent (t->store, half.normal);
  gh_expect (t,
             gh_normal_sign (t->store, leading) > 0 && gh_normal_sign (t->store, half.normal) > 0,
             "u/2 to be infinite");
}
