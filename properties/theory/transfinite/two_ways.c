/* Surreal numbers as normal forms and as sign expansions, which know nothing of each other: order,
   birthdays, sums and products are the same. */
#include "form/numeral.h"
#include "harness/cases/surreals.h"
#include "theory/theory.h"
#include "theory/transfinite/surreals.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"
#include "transfinite/text.h"
#include "transfinite/translate.h"

#include <string.h>

/* ---- order ----------------------------------------------------------------------------------- */

SURREAL_THEOREM (surreal_order)
{
  gh_surreal const x = gh_any_surreal (t, "x"), y = gh_any_surreal (t, "y");
  int const order = gh_surreal_compare (t, x, y);
  gh_surreal const negative = gh_surreal_of (t, gh_normal_negative (t->store, y.normal));
  gh_surreal const difference = gh_surreal_of (t, gh_surreal_sum (t, x, negative));
  gh_expect (t, gh_signs_next (t->store, difference.signs) == order,
             "the difference to begin with the sign of the order");
  gh_expect (t,
             gh_signs_of_normal (t->store, gh_normal_negative (t->store, x.normal)) ==
                 gh_signs_negative (t->store, x.signs),
             "the negative to have the other signs");
  gh_expect (t, gh_normal_of_signs (t->store, x.signs) == x.normal,
             "the number to come back from its signs");
}

/* Beginnings are ordered as they should be, as normal forms, and are born before the number. */
SURREAL_THEOREM (surreal_beginnings)
{
  gh_surreal beginnings[GH_MOST_BEGINNINGS];
  gh_surreal const x = gh_any_surreal (t, "x");
  size_t const count = gh_surreal_beginnings (t, x, beginnings);
  for (size_t i = 0; i < count; i++) {
    int const side = gh_surreal_side (t, beginnings[i], x);
    gh_expect (t, side != 0 && gh_surreal_compare (t, x, beginnings[i]) == side,
               "beginning %zu to be on its side", i);
    gh_expect (t, gh_signs_of_normal (t->store, beginnings[i].normal) == beginnings[i].signs,
               "beginning %zu to come back from its normal form", i);
    gh_expect (t,
               gh_normal_compare (t->store, gh_surreal_birthday (t, beginnings[i]),
                                  gh_surreal_birthday (t, x)) < 0,
               "beginning %zu to be born before the number", i);
  }
}

/* {L|R} of at most two numbers on each side. */
SURREAL_THEOREM (surreal_simplest)
{
  gh_cut cut = {.count = {0}};
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (uint32_t i = gh_choose (t, 3); i > 0; i--)
      gh_cut_add (t, &cut, side, gh_random_surreal (t));
  for (size_t i = 0; i < cut.count[GH_LEFT]; i++)
    for (size_t k = 0; k < cut.count[GH_RIGHT]; k++)
      gh_assume (t, gh_surreal_compare (t, cut.of[GH_LEFT][i], cut.of[GH_RIGHT][k]) < 0);
  gh_expect_cut (t, gh_cut_simplest (t, &cut), &cut);
}

/* ---- birthdays ------------------------------------------------------------------------------- */

SURREAL_THEOREM (surreal_birthdays)
{
  static const char *const rows[][3] = {{"w^(-1)", "+ -^w", "w"},
                                        {"1/3", "+ -^2 (+ -)^w", "w"},
                                        {"w - 1", "+^w -", "w + 1"},
                                        {"w^(-1).1/2", "+ -^(w + 1)", "w + 1"},
                                        {"1/3 + w^(-1)", "+ -^2 (+ -)^w +", "w + 1"},
                                        {"1/2 + w^(-1)", "+ - + -^w", "w"},
                                        {"w^(-1) + w^(-2)", "+ -^w + -^w", "w.2"},
                                        {"w.1/2", "+^w -^w", "w.2"},
                                        {"w^(1/2)", "+^w -^w^2", "w^2"},
                                        {"w^w^(-1)", "+^w -^w^3", "w^3"},
                                        {"w^(-w)", "+ -^w^2", "w^2"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_surreal const x = gh_surreal_written (t, rows[i][0]);
    gh_form const birthday = gh_surreal_birthday (t, x);
    gh_expect (t, !strcmp (gh_signs_print (t->store, x.signs), rows[i][1]), "%s to be %s",
               rows[i][0], rows[i][1]);
    gh_expect (t, !strcmp (gh_normal_print (t->store, birthday), rows[i][2]),
               "%s to be born on day %s", rows[i][0], rows[i][2]);
  }
}

/* An ordinal is all +, so that its birthday is itself. */
SURREAL_THEOREM (ordinal_signs)
{
  gh_form const a = gh_any_ordinal (t, 7);
  gh_surreal const x = gh_surreal_of (t, a);
  gh_expect (t,
             gh_surreal_birthday (t, x) == a &&
                 (a == GH_ZERO || x.signs == gh_signs_run (t->store, 1, a)),
             "%s to be as many signs +", gh_normal_print (t->store, a));
}

/* Of several terms, whose exponents may begin alike. */
SURREAL_THEOREM (surreal_days)
{
  gh_surreal const x = gh_any_surreal (t, "x");
  gh_surreal const y = gh_surreal_of (t, gh_normal_negative (t->store, x.normal));
  gh_expect (t, gh_surreal_birthday (t, x) == gh_surreal_birthday (t, y),
             "x and -x to be born on one day");
}

/* ---- sums and products ----------------------------------------------------------------------- */

SURREAL_THEOREM (surreal_sums)
{
  gh_surreal const x = gh_any_surreal (t, "x"), y = gh_any_surreal (t, "y");
  gh_expect_sum (t, x, y, gh_surreal_sum (t, x, y));
}

SURREAL_THEOREM (surreal_products)
{
  gh_surreal const x = gh_any_surreal (t, "x"), y = gh_any_surreal (t, "y");
  gh_expect_product (t, x, y, gh_surreal_product (t, x, y));
}
