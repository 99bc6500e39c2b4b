/* What positions of a ruleset are worth, whatever their size.

   Col. G^L + * <= G: Left, moving second, wins G + (-G^L) + *. Let her have taken s in G^L. If
   Right takes *, she takes s in G, which leaves G^L - G^L. If he takes s in G, she takes *, and in
   what is left of G she may take all squares that she may in G^L, and he none that he may not
   there; so she answers each move by the same square on the other side, which keeps it so. If he
   takes t in G, t is free for him in -G^L, too, as taking s took from him s alone; she answers
   there. If he takes u in -G^L, which is not beside s, she takes u in G, where s is left to her.
   Both are games of this kind again. G <= G^R + * is the mirror image.

   So G^L <= G^R. By induction all options are numbers, or numbers and *. If a number fits, not >=
   any G^R nor <= any G^L, G is the simplest that does (SS-3.11). If none does, let a be the
   greatest number part of the G^L, b the least of the G^R: a <= b by G^L <= G^R, and a number
   between would fit, so a = b; it does not fit, thus it is an option itself. Those with the part a
   are all a or all a + *, since G^L <= G^R; so all are a, and they dominate the others: G = {a|a}.

   Cutcake. Let 2^j <= r < 2^(j+1) and m = floor(c/2^j) >= 1, and let v be the formula, which
   changes its sign when the cake is turned. Left's parts c' + c'' = c: if one, c', is less than
   2^j, with 2^k <= c' < 2^(k+1) and k < j, it is 1 - floor(r/2^k) <= -1, and the other at most m -
   1; if none is, they are at most m - 2 together, and just that for c' = 2^j, which there is if m
   >= 2. So all of hers are at most m - 2. Right's r' + r'' = r: the less one is below 2^j, and
   worth at least floor(c/2^(j-1)) - 1 >= 2 m - 1, the other at least m - 1; together at least m.
   The simplest number between is m - 1: the next above m - 2 if m >= 2, and 0 if m = 1.

   Toads. In (TF)^m .T(TF)^n Right has no move, as the free square has a toad before it and behind
   that another one, or the end. Left has one if m > 0, to (TF)^(m-1) .FTT(TF)^n, which Right
   answers by (TF)^(m-1) F.TT(TF)^n, where she has none. So it is 0, and it is the only move of Left
   in (TF)^m T.(TF)^n, from which Right has one if n > 0, to (TF)^(m+1) T.(TF)^(n-1). So these are
   {0|} and, by induction, {0|2^-(n-1)}. */
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/natural.h"
#include "reference/reference.h"
#include "rulesets/form.h"
#include "theory/theory.h"

#include <stdio.h>
#include <string.h>

#define SQUARES 8

static gh_form star (gh_trial *t)
{
  gh_number_up_star const one = {GH_ZERO, 0, 1};
  return gh_shape_make (t->store, one);
}

THEOREM (col_with_stars)
{
  gh_form const g = gh_natural_form_of (t, &gh_col, SQUARES);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g) {
      gh_order const order = gh_ask_order (t, gh_sum (t->store, x, star (t)), g);
      gh_expect (t, gh_holds (order, side == GH_LEFT ? GH_LE : GH_GE),
                 "a Left option and *, in Col, not to be above the position, nor a Right option "
                 "and * below");
    }
}

THEOREM (col_values)
{
  gh_form const g = gh_natural_form_of (t, &gh_col, SQUARES);
  if (gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form == GH_NO_FORM)
    gh_expect (
        t, gh_ask (t, GH_ASK_NUMBER, gh_sum (t->store, g, star (t)), GH_ZERO).form != GH_NO_FORM,
        "a position of Col to be a number, or to be one when * is added");
}

static void expect_number (gh_trial *t, const gh_ruleset *ruleset, const char *text, gh_form number)
{
  char error[200];
  gh_position position;
  if (!ruleset->read (text, &position, error, sizeof error))
    gh_broken ("expect_number", ruleset->name, error);
  gh_form const g = gh_position_form (t->store, ruleset, position);
  gh_expect (t, gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form == number, "%s(%s) to be %s",
             ruleset->name, text, gh_print (t->store, number, GH_STYLE_FULL));
}

/* Of no more rows than columns. */
static long value_of_cake (unsigned rows, unsigned columns)
{
  while (rows > 1) {
    rows /= 2;
    columns /= 2;
  }
  return (long)columns - 1;
}

THEOREM (cutcake_values)
{
  unsigned const rows = 1 + gh_choose (t, 8), most = 10 / rows, limit = most < 8 ? most : 8,
                 columns = 1 + gh_choose (t, limit ? limit : 1);
  char text[8];
  snprintf (text, sizeof text, "%u,%u", rows, columns);
  long const value =
      rows <= columns ? value_of_cake (rows, columns) : -value_of_cake (columns, rows);
  expect_number (t, &gh_cutcake, text, gh_integer (t->store, value));
}

THEOREM (toads_by_turns)
{
  unsigned const before = gh_choose (t, 5), behind = gh_choose (t, 5);
  char text[GH_POSITION_TEXT] = "";
  for (unsigned i = 0; i < before; i++)
    strcat (text, "TF");
  strcat (text, "T.");
  for (unsigned i = 0; i < behind; i++)
    strcat (text, "TF");
  gh_form const power = gh_integer (t->store, 1L << behind);
  expect_number (t, &gh_toads_and_frogs, text, gh_inverse_power_of_two (t->store, power));
}
