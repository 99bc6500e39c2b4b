/* Real numbers by what is below them: their first signs, and the options that are printed of them.
 */
#include "form/numeral.h"
#include "form/rational.h"
#include "theory/theory.h"
#include "theory/transfinite/surreals.h"
#include "transfinite/normal.h"
#include "transfinite/real.h"
#include "transfinite/signs.h"

#include <string.h>

static gh_real ratio (gh_trial *t, gh_real_kind kind, int64_t p, int64_t q)
{
  gh_form const x =
      gh_rational_quotient (t->store, gh_integer (t->store, p), gh_integer (t->store, q));
  return (gh_real){kind, x};
}

/* ---- digits ---------------------------------------------------------------------------------- */

/* Behind n + 1 signs + and a sign - follow the binary digits of the fraction, + for 1. */
static gh_form signs_of_digits (gh_trial *t, int64_t whole, const char *hexadecimal)
{
  static const char digits[] = "0123456789ABCDEF";
  gh_form const one = gh_normal_power (t->store, GH_ZERO);
  gh_form signs = GH_ZERO;
  for (int64_t i = 0; i < whole + 2; i++)
    signs = gh_signs_append (t->store, signs, gh_signs_run (t->store, i <= whole ? 1 : -1, one));
  for (const char *c = hexadecimal; *c; c++)
    for (int bit = 3; bit >= 0; bit--) {
      bool const set = (strchr (digits, *c) - digits) >> bit & 1;
      signs = gh_signs_append (t->store, signs, gh_signs_run (t->store, set ? 1 : -1, one));
    }
  return signs;
}

THEOREM (pi_bounded)
{
  gh_form below = GH_ZERO, above = gh_integer (t->store, 4);
  for (unsigned terms = 1; terms <= 20; terms++) {
    gh_form low, high;
    gh_pi_bounds (t->store, terms, &low, &high);
    gh_expect (t,
               gh_rational_compare (t->store, below, low) < 0 &&
                   gh_rational_compare (t->store, low, high) < 0 &&
                   gh_rational_compare (t->store, high, above) < 0,
               "bounds with %u terms within those with less", terms);
    below = low;
    above = high;
  }
  gh_form const width = gh_rational_sum (t->store, above, gh_rational_negative (t->store, below));
  gh_expect (t, gh_rational_compare (t->store, width, gh_fraction (t->store, 1, 180)) < 0,
             "an error below 1/2^180 with 20 terms");
}

THEOREM (reals_by_digits)
{
  const struct {
    gh_real real;
    int64_t whole;
    const char *fraction;
  } rows[] = {{{.kind = GH_REAL_PI}, 3, "243F6A8885A308D313198A2E"},
              {ratio (t, GH_REAL_ROOT, 2, 1), 1, "6A09E667F3BCC908B2FB1366"},
              {ratio (t, GH_REAL_ROOT, 1, 2), 0, "B504F333F9DE6484597D89B3"},
              {ratio (t, GH_REAL_RATIONAL, 1, 3), 0, "555555555555555555555555"},
              {ratio (t, GH_REAL_RATIONAL, 22, 7), 3, "249249249249249249249249"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    uint32_t const count = (uint32_t)(rows[i].whole + 2 + 4 * (int64_t)strlen (rows[i].fraction));
    gh_form const wanted = signs_of_digits (t, rows[i].whole, rows[i].fraction);
    gh_expect (t, gh_real_signs (t->store, rows[i].real, count) == wanted,
               "the first %u signs of number %zu to be those of its digits", count, i);
  }
}

/* ---- printed options ------------------------------------------------------------------------- */

/* That the beginnings of x, from so many signs on, are these: on either side in this order. */
static void expect_beginnings (gh_trial *t, gh_real x, uint32_t from, uint32_t to,
                               const gh_cut *cut)
{
  size_t next[] = {0, 0};
  for (uint32_t n = from; n < to; n++) {
    gh_form const beginning = gh_real_cut (t->store, x, n);
    gh_side const s = gh_real_compare (t->store, x, beginning) > 0 ? GH_LEFT : GH_RIGHT;
    size_t const i = next[s]++;
    bool const listed =
        i < cut->count[s] && cut->of[s][i].normal == gh_normal_of_number (t->store, beginning);
    gh_expect (t, listed, "the beginning of %u signs to be %s option %zu", n,
               s == GH_LEFT ? "left" : "right", i);
  }
}

/* {0, 1/4, 1/4 + 1/16, ...|1/2, 1/4 + 1/8, 1/4 + 1/16 + 1/32, ...}; 1 is left out. */
SURREAL_THEOREM (third_by_signs)
{
  gh_store *const store = t->store;
  gh_cut cut = {.count = {0}};
  gh_form left = GH_ZERO;
  for (uint64_t n = 0; n < 20; n++) {
    gh_form const right = gh_numeral_sum (store, left, gh_fraction (store, 1, 2 * n + 1));
    gh_cut_add (t, &cut, GH_LEFT, gh_normal_of_number (store, left));
    gh_cut_add (t, &cut, GH_RIGHT, gh_normal_of_number (store, right));
    left = gh_numeral_sum (store, left, gh_fraction (store, 1, 2 * n + 2));
  }
  gh_surreal const third = gh_surreal_written (t, "1/3");
  gh_expect_cut (t, third, &cut);
  gh_expect (t, gh_cut_simplest (t, &cut).normal != third.normal,
             "finitely many of these options to make another number");
  gh_real const x = ratio (t, GH_REAL_RATIONAL, 1, 3);
  gh_expect (t, gh_real_cut (store, x, 1) == gh_integer (store, 1), "1 to be on the way to 1/3");
  gh_cut behind = cut; /* 0 comes before 1 */
  memmove (behind.of[GH_LEFT], cut.of[GH_LEFT] + 1, --behind.count[GH_LEFT] * sizeof *cut.of[0]);
  expect_beginnings (t, x, 2, 40, &behind);
}

/* {3, 3 + 1/8, 3 + 1/8 + 1/64, ...|4, 3 + 1/2, 3 + 1/4, 3 + 1/8 + 1/16, ...}; the next right one is
   not printed. */
SURREAL_THEOREM (pi_by_signs)
{
  static const char *const options[2][5] = {{"3", "25/8", "201/64"},
                                            {"4", "7/2", "13/4", "51/16", "101/32"}};
  gh_cut cut = {.count = {0}};
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < 5 && options[side][i]; i++)
      gh_cut_add (t, &cut, side, gh_surreal_written (t, options[side][i]).normal);
  for (size_t i = 0; i < cut.count[GH_LEFT]; i++)
    gh_expect (t, gh_surreal_compare (t, cut.of[GH_LEFT][i], cut.of[GH_RIGHT][i]) < 0,
               "each left option to be less than the right one");
  expect_beginnings (t, (gh_real){.kind = GH_REAL_PI}, 3, 11, &cut);
}

/* No sign is the last: no dyadic number is equal to one of these. */
SURREAL_THEOREM (reals_without_end)
{
  gh_real const some[] = {{.kind = GH_REAL_PI},
                          ratio (t, GH_REAL_ROOT, 2, 1),
                          ratio (t, GH_REAL_ROOT, 3, 5),
                          ratio (t, GH_REAL_RATIONAL, 1, 3)};
  gh_real const x = some[gh_choose (t, sizeof some / sizeof *some)];
  gh_form const days = gh_normal_of_number (t->store, gh_integer (t->store, 60));
  gh_expect (t, gh_signs_birthday (t->store, gh_real_signs (t->store, x, 60)) == days,
             "60 signs and no end");
  for (uint32_t n = 0; n < 60; n += 6) {
    gh_form const cut = gh_real_cut (t->store, x, n);
    gh_surreal const y = gh_surreal_of (t, gh_normal_of_number (t->store, cut));
    gh_surreal_birthday (t, y);
    gh_expect (t, y.signs == gh_real_signs (t->store, x, n),
               "the first %u signs to be a dyadic number", n);
  }
}

/* ---- sums ------------------------------------------------------------------------------------ */

SURREAL_THEOREM (third_three_times)
{
  gh_surreal const third = gh_surreal_written (t, "1/3"), two = gh_surreal_written (t, "2/3");
  gh_surreal const one = gh_surreal_written (t, "1");
  gh_expect_sum (t, third, third, two.normal);
  gh_expect_sum (t, two, third, one.normal);
  gh_expect_product (t, gh_surreal_written (t, "3"), third, one.normal);
}

/* ---- Dedekind cuts --------------------------------------------------------------------------- */

/* The fractions p/q with these denominators that are nearest to r, on both sides. */
static gh_cut nearest (gh_trial *t, gh_form r, int64_t first, int64_t last, bool powers)
{
  gh_cut cut = {.count = {0}};
  for (int64_t q = first; q <= last; q = powers ? 2 * q : q + 1) {
    gh_form const times = gh_rational_product (t->store, r, gh_integer (t->store, q));
    gh_form const floor = gh_rational_floor (t->store, times);
    for (int64_t more = floor == times ? -1 : 0; more <= 1; more++) {
      gh_form const p = gh_numeral_sum (t->store, floor, gh_integer (t->store, more));
      if (p != times)
        gh_cut_add (t, &cut, more > 0 ? GH_RIGHT : GH_LEFT,
                    gh_normal_of_number (
                        t->store, gh_rational_quotient (t->store, p, gh_integer (t->store, q))));
    }
  }
  return cut;
}

/* By dyadic members, born on finite days, r is made on day w; by all rational numbers it is the
   same number, whose form is made later. */
SURREAL_THEOREM (dedekind_cuts)
{
  static const char *const reals[] = {"1/3", "22/7", "2/5", "13/11"};
  gh_surreal const r = gh_surreal_written (t, reals[gh_choose (t, sizeof reals / sizeof *reals)]);
  gh_form const omega = gh_normal_omega (t->store);
  gh_form const number = gh_normal_number (t->store, r.normal);
  gh_cut const dyadic = nearest (t, number, 1, (int64_t)1 << 30, true);
  gh_cut const others = nearest (t, number, 2, 40, false);
  gh_cut all = dyadic;
  bool late = false;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    for (size_t i = 0; i < dyadic.count[side]; i++) {
      gh_form const birthday = gh_surreal_birthday (t, dyadic.of[side][i]);
      gh_expect (t, gh_normal_compare (t->store, birthday, omega) < 0,
                 "a dyadic number to be born on a finite day");
    }
    for (size_t i = 0; i < others.count[side]; i++) {
      late = late || gh_surreal_birthday (t, others.of[side][i]) == omega;
      gh_cut_add (t, &all, side, others.of[side][i].normal);
    }
  }
  gh_expect_cut (t, r, &dyadic);
  gh_expect_cut (t, r, &all);
  gh_expect (t, gh_surreal_birthday (t, r) == omega && late,
             "day w for the number, and for rational options of it");
}
