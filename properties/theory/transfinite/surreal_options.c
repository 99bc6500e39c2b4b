/* Options of sums and products that keep beginnings of a number from being the sum or product. */
#include "form/numeral.h"
#include "form/rational.h"
#include "theory/transfinite/surreals.h"
#include "transfinite/normal.h"
#include "transfinite/signs.h"
#include "transfinite/surreal.h"
#include "transfinite/text.h"
#include "transfinite/translate.h"

#include <stdio.h>
#include <stdlib.h>

#define MOST_SHOWN 120

_Noreturn static void no_option (gh_trial *t, const char *what, gh_surreal x, gh_surreal y,
                                 gh_form z, gh_form p)
{
  char text[4][MOST_SHOWN];
  gh_form const shown[] = {x.normal, y.normal, z, p};
  for (int i = 0; i < 4; i++)
    snprintf (text[i], MOST_SHOWN, "%s", gh_normal_print (t->store, shown[i]));
  gh_expect (t, false, "an option of %s %s %s = %s that excludes %s", text[0], what, text[1],
             text[2], text[3]);
  abort ();
}

_Noreturn static void wrong (gh_trial *t, const char *what, gh_surreal x, gh_surreal y, gh_form z)
{
  char text[3][MOST_SHOWN];
  gh_form const shown[] = {x.normal, y.normal, z};
  for (int i = 0; i < 3; i++)
    snprintf (text[i], MOST_SHOWN, "%s", gh_normal_print (t->store, shown[i]));
  gh_expect (t, false, "%s %s %s to be %s", text[0], what, text[1], text[2]);
  abort ();
}

_Noreturn static void wrong_side (gh_trial *t, const char *what, gh_surreal x, gh_surreal y,
                                  gh_form z, gh_form o)
{
  char text[4][MOST_SHOWN];
  gh_form const shown[] = {x.normal, y.normal, z, o};
  for (int i = 0; i < 4; i++)
    snprintf (text[i], MOST_SHOWN, "%s", gh_normal_print (t->store, shown[i]));
  gh_expect (t, false, "the option %s of %s %s %s on its side of %s", text[3], text[0], what,
             text[1], text[2]);
  abort ();
}

/* The option of x that is nearest to it of those that are not on the far side of `bound`, which is
   on the side `side` of x: what x and the bound have in common. False: x has none. */
static bool option_from (gh_trial *t, gh_surreal x, gh_form bound, int side, gh_surreal *option)
{
  gh_form const signs = gh_signs_of_normal (t->store, bound);
  if (signs == GH_NO_FORM)
    return false;
  gh_form const common = gh_signs_common (t->store, signs, x.signs);
  if (gh_signs_next (t->store, gh_signs_behind (t->store, x.signs, common)) != side)
    return false;
  *option = gh_surreal_of_signs (t, gh_signs_cut (t->store, x.signs, common));
  return true;
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* Whether o, an option of z on this side, lies between z and p, or is p. */
static bool excludes (gh_trial *t, gh_form o, gh_form p, gh_form z, int side)
{
  return gh_normal_compare (t->store, z, o) == side && gh_normal_compare (t->store, p, o) != side;
}

/* x' + y is to be as near to z as p is. */
static bool sum_excludes (gh_trial *t, gh_surreal x, gh_surreal y, gh_form z, gh_form p, int side)
{
  gh_surreal option;
  return option_from (t, x, gh_normal_difference (t->store, p, y.normal), side, &option) &&
         excludes (t, gh_surreal_sum (t, option, y), p, z, side);
}

#define OPTIONS 8 /* of each of the two, for those on their sides */

/* x' + y for options x' of x. */
static void expect_options_of_sum (gh_trial *t, gh_surreal x, gh_surreal y, gh_surreal z)
{
  gh_surreal beginnings[GH_MOST_BEGINNINGS];
  size_t const count = gh_surreal_beginnings (t, x, beginnings);
  for (size_t i = 0; i < count && i < OPTIONS; i++) {
    gh_surreal const option = gh_surreal_of (t, gh_surreal_sum (t, beginnings[i], y));
    int const side = gh_surreal_side (t, beginnings[i], x);
    if (gh_surreal_compare (t, z, option) != side)
      wrong_side (t, "+", x, y, z.normal, option.normal);
  }
}

void gh_expect_sum (gh_trial *t, gh_surreal x, gh_surreal y, gh_form z)
{
  gh_surreal beginnings[GH_MOST_BEGINNINGS];
  gh_surreal const whole = gh_surreal_of (t, z);
  size_t const count = gh_surreal_beginnings (t, whole, beginnings);
  if (gh_surreal_sum (t, x, y) != z)
    wrong (t, "+", x, y, z);
  expect_options_of_sum (t, x, y, whole);
  expect_options_of_sum (t, y, x, whole);
  for (size_t i = 0; i < count; i++) {
    gh_form const p = beginnings[i].normal;
    int const side = gh_surreal_side (t, beginnings[i], whole);
    if (!sum_excludes (t, x, y, z, p, side) && !sum_excludes (t, y, x, z, p, side))
      no_option (t, "+", x, y, z, p);
  }
}

/* ---- products -------------------------------------------------------------------------------- */

#define TERMS 4

/* x'y + x y' - x'y' */
static gh_form option_of_product (gh_trial *t, gh_surreal x, gh_surreal option, gh_surreal y,
                                  gh_surreal other)
{
  gh_store *const store = t->store;
  return gh_normal_difference (store,
                               gh_normal_sum (store,
                                              gh_normal_product (store, option.normal, y.normal),
                                              gh_normal_product (store, x.normal, other.normal)),
                               gh_normal_product (store, option.normal, other.normal));
}

/* For options x' and y': less than z where they are on one side, else greater. */
static void expect_options_of_product (gh_trial *t, gh_surreal x, const gh_surreal *of_x,
                                       size_t x_count, gh_surreal y, const gh_surreal *of_y,
                                       size_t y_count, gh_form z)
{
  for (size_t i = 0; i < x_count && i < OPTIONS; i++)
    for (size_t k = 0; k < y_count && k < OPTIONS; k++) {
      gh_form const o = option_of_product (t, x, of_x[i], y, of_y[k]);
      int const side = gh_surreal_side (t, of_x[i], x) * gh_surreal_side (t, of_y[k], y);
      if (gh_normal_compare (t->store, z, o) != side)
        wrong_side (t, "times", x, y, z, o);
    }
}

#define MOST_DENOMINATOR 200
#define SIGNS 40

/* a, or a number near to it on this side of it without a coefficient p/q with a large q, of which
   the signs would be too many. */
static gh_form rounded (gh_store *store, gh_form a, int side)
{
  if (a == GH_ZERO)
    return a;
  gh_form const e = gh_normal_exponent (store, a), c = gh_normal_coefficient (store, a);
  gh_form const most = gh_integer (store, MOST_DENOMINATOR);
  if (gh_rational_compare (store, gh_rational_denominator (store, c), most) <= 0)
    return gh_normal_sum (store, gh_normal_term (store, e, c, GH_ZERO),
                          rounded (store, gh_normal_rest (store, a), side));
  gh_form const large = gh_numeral_scaled (store, gh_integer (store, 1), SIGNS);
  gh_form const floor = gh_rational_floor (store, gh_rational_product (store, c, large));
  gh_form const near = gh_numeral_sum (store, floor, gh_integer (store, side > 0));
  if (near == GH_ZERO)
    return a;
  return gh_normal_term (store, e, gh_numeral_scaled (store, near, -SIGNS), GH_ZERO);
}

/* z less (x - x')(y - y') for an option x' of x, with y' so near to y that this is not more than z
   - p. */
static bool product_excludes (gh_trial *t, gh_surreal x, gh_surreal option, gh_surreal y, gh_form z,
                              gh_form p, int side)
{
  gh_store *const store = t->store;
  gh_surreal other;
  gh_form const far = gh_normal_difference (store, z, p);
  gh_form const near = gh_normal_difference (store, x.normal, option.normal);
  gh_form const most = gh_normal_quotient (store, far, near, TERMS);
  int const other_side = gh_normal_sign (store, most);
  gh_form const bound = rounded (store, gh_normal_difference (store, y.normal, most), other_side);
  if (!option_from (t, y, bound, other_side, &other))
    return false;
  gh_form const o = option_of_product (t, x, option, y, other);
  return excludes (t, o, p, z, side);
}

void gh_expect_product (gh_trial *t, gh_surreal x, gh_surreal y, gh_form z)
{
  gh_surreal of_x[GH_MOST_BEGINNINGS], of_y[GH_MOST_BEGINNINGS], of_z[GH_MOST_BEGINNINGS];
  gh_surreal const whole = gh_surreal_of (t, z);
  size_t const x_count = gh_surreal_beginnings (t, x, of_x);
  size_t const y_count = gh_surreal_beginnings (t, y, of_y);
  size_t const count = gh_surreal_beginnings (t, whole, of_z);
  if (gh_surreal_product (t, x, y) != z)
    wrong (t, "times", x, y, z);
  expect_options_of_product (t, x, of_x, x_count, y, of_y, y_count, z);
  for (size_t i = 0; i < count; i++) {
    gh_form const p = of_z[i].normal;
    int const side = gh_surreal_side (t, of_z[i], whole);
    bool found = false;
    for (size_t k = 0; k < x_count && !found; k++)
      found = product_excludes (t, x, of_x[k], y, z, p, side);
    for (size_t k = 0; k < y_count && !found; k++)
      found = product_excludes (t, y, of_y[k], x, z, p, side);
    if (!found)
      no_option (t, "times", x, y, z, p);
  }
}
