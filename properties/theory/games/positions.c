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
   {0|} and, by induction, {0|2^-(n-1)}.

   Hackenbush. The options of a string are what is below each edge: Left's below hers, Right's below
   his. A number is the simplest one between what its sign expansion is before each plus, which is
   below it, and before each minus, which is above (Chapter 3 of ON). So, by induction, a string is
   the number whose signs are its edges, pluses Left's. Each sign before the second kind adds or
   takes 1; each one from there on half of what the one before it did. */
#include "reference/positions.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/natural.h"
#include "reference/reference.h"
#include "rulesets/code.h"
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

static gh_position read (const gh_ruleset *ruleset, const char *text)
{
  char error[200];
  gh_position position;
  if (!ruleset->read (text, &position, error, sizeof error))
    gh_broken ("read", ruleset->name, error);
  return position;
}

static void expect_number (gh_trial *t, const gh_ruleset *ruleset, const char *text, gh_form number)
{
  gh_form const g = gh_position_form (t->store, ruleset, read (ruleset, text));
  gh_expect (t, gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form == number, "%s(%s) to be %s",
             ruleset->name, text, gh_print (t->store, number, GH_STYLE_FULL));
}

/* The same of a position that is told as such. */
static void expect_value (gh_trial *t, const gh_ruleset *ruleset, const char *text, gh_form number)
{
  gh_form const code = gh_position_code (t->store, ruleset, read (ruleset, text)),
                value = gh_ask (t, GH_ASK_VALUE, code, GH_ZERO).form;
  gh_expect (t, gh_compare_directly (t->store, value, number) == GH_EQUAL, "%s %s to be %s",
             ruleset->name, text, gh_print (t->store, number, GH_STYLE_FULL));
}

/* Of no more rows than columns. */
static int64_t value_of_cake (unsigned rows, unsigned columns)
{
  while (rows > 1) {
    rows /= 2;
    columns /= 2;
  }
  return (int64_t)columns - 1;
}

/* One of at most so many squares, as text; returns what it is worth. */
static gh_form any_cake (gh_trial *t, unsigned squares, char text[8])
{
  unsigned const rows = 1 + gh_choose (t, 8), most = squares / rows,
                 columns = 1 + gh_choose (t, most < 8 ? most : 8);
  snprintf (text, 8, "%u,%u", rows, columns);
  return gh_integer (t->store, rows <= columns ? value_of_cake (rows, columns)
                                               : -value_of_cake (columns, rows));
}

THEOREM (cutcake_values)
{
  char text[8];
  gh_form const value = any_cake (t, 10, text);
  expect_number (t, &gh_cutcake, text, value);
}

THEOREM (cutcake_told)
{
  char text[8];
  gh_form const value = any_cake (t, 20, text);
  expect_value (t, &gh_cutcake, text, value);
}

/* With fewer pairs before and behind the free square than this. */
static gh_form any_toads (gh_trial *t, unsigned pairs, char text[GH_POSITION_TEXT])
{
  unsigned const before = gh_choose (t, pairs), behind = gh_choose (t, pairs);
  *text = '\0';
  for (unsigned i = 0; i < before; i++)
    strcat (text, "TF");
  strcat (text, "T.");
  for (unsigned i = 0; i < behind; i++)
    strcat (text, "TF");
  return gh_inverse_power_of_two (t->store, gh_integer (t->store, (int64_t)1 << behind));
}

THEOREM (toads_by_turns)
{
  char text[GH_POSITION_TEXT];
  gh_form const value = any_toads (t, 5, text);
  expect_number (t, &gh_toads_and_frogs, text, value);
}

THEOREM (toads_told)
{
  char text[GH_POSITION_TEXT];
  gh_form const value = any_toads (t, 9, text);
  expect_value (t, &gh_toads_and_frogs, text, value);
}

/* Runs of edges of one player, up to 40 edges in all; returns what it is worth. */
static gh_form any_string (gh_trial *t, char text[GH_POSITION_TEXT])
{
  unsigned length = 0, halved = 0;
  int64_t value = 0;
  for (unsigned runs = 1 + gh_choose (t, 8); runs > 0; runs--) {
    bool const left = gh_choose (t, 2) == 0;
    for (unsigned edges = 1 + gh_choose (t, 5); edges > 0; edges--) {
      text[length++] = left ? 'L' : 'R';
      halved += halved || text[0] != text[length - 1];
      value = (halved ? 2 : 1) * value + (left ? 1 : -1);
    }
  }
  text[length] = '\0';
  return gh_fraction (t->store, value, halved);
}

THEOREM (strings_told)
{
  char text[GH_POSITION_TEXT];
  gh_form const value = any_string (t, text);
  expect_value (t, &gh_hackenbush, text, value);
}

/* ---- rules ----------------------------------------------------------------------------------- */

static const gh_ruleset *any_ruleset (gh_trial *t)
{
  uint32_t count = 0;
  while (gh_rulesets[count])
    count++;
  return gh_rulesets[gh_choose (t, count)];
}

static void expect_options (gh_trial *t, gh_form code)
{
  gh_form const options = gh_ask (t, GH_ASK_OPTIONS, code, GH_ZERO).form;
  gh_expect (t, options == gh_options_on_text (t->store, code),
             "the options that the rules give, of %s", gh_position_print (t->store, code));
}

THEOREM (position_options)
{
  expect_options (t, gh_natural_position (t, any_ruleset (t), SQUARES));
}

/* Where games begin: whole boards, and toads and frogs with a free square between. */
THEOREM (opening_options)
{
  const gh_ruleset *ruleset = any_ruleset (t);
  unsigned const rows = 1 + gh_choose (t, 8), columns = 1 + gh_choose (t, 8);
  char text[GH_POSITION_TEXT] = "";
  if (ruleset->boards)
    snprintf (text, sizeof text, "%u,%u", rows, columns);
  else if (ruleset == &gh_toads_and_frogs)
    snprintf (text, sizeof text, "%.*s.%.*s", (int)rows, "TTTTTTTT", (int)columns, "FFFFFFFF");
  else if (ruleset == &gh_hackenbush)
    snprintf (text, sizeof text, "%.*s%.*s", (int)rows, "LRRLELRL", (int)columns, "ERRRLLRE");
  else
    for (unsigned row = 0; row < rows; row++)
      snprintf (text + row * (columns + 1), sizeof text - row * (columns + 1), "%s%.*s",
                row ? "/" : "", (int)columns, row % 2 ? "oxo.ox.x" : "xo.oxox.");
  expect_options (t, gh_position_code (t->store, ruleset, read (ruleset, text)));
}

/* With what the engine says that the options are worth. */
THEOREM (position_values)
{
  gh_form const code = gh_natural_position (t, any_ruleset (t), 6),
                value = gh_ask (t, GH_ASK_VALUE, code, GH_ZERO).form,
                options = gh_options_on_text (t->store, code);
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, options)
      gh_form_add (t->store, side, gh_ask (t, GH_ASK_VALUE, x, GH_ZERO).form);
  gh_form const made = gh_form_end (t->store);
  gh_expect (t, gh_compare_directly (t->store, value, made) == GH_EQUAL,
             "%s to be worth what its options make of it", gh_position_print (t->store, code));
}

THEOREM (col_told)
{
  gh_form const code = gh_natural_position (t, &gh_col, SQUARES),
                value = gh_ask (t, GH_ASK_VALUE, code, GH_ZERO).form;
  gh_expect (t,
             gh_number_of (t->store, value) != GH_NO_FORM ||
                 gh_number_of (t->store, gh_sum (t->store, value, star (t))) != GH_NO_FORM,
             "%s to be a number, or to be one when * is added", gh_position_print (t->store, code));
}
