/* Showing ordinals, and games that are not short. */
#include "commands/eval/display.h"
#include "harness/answers.h"
#include "reference/reference.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/value.h"

#include <stdio.h>

/* An integer from 0, which is an ordinal, too. */
static bool is_finite (gh_store *store, gh_form ordinal)
{
  return gh_normal_number (store, ordinal) != GH_NO_FORM;
}

static const char *kind_of_ordinal (gh_store *store, gh_form a)
{
  return is_finite (store, a)             ? "an integer; an ordinal, short"
         : gh_ordinal_is_limit (store, a) ? "an ordinal, a limit; a number, not short"
                                          : "an ordinal, a successor; a number, not short";
}

static bool is_infinite (gh_store *store, gh_form x)
{
  return x != GH_ZERO && gh_normal_sign (store, gh_normal_exponent (store, x)) > 0;
}

static const char *kind_of_long (gh_store *store, gh_form u)
{
  gh_form const number = gh_long_as_number (store, u);
  if (number != GH_NO_FORM)
    return gh_is_ordinal (store, number)                    ? kind_of_ordinal (store, number)
           : gh_normal_number (store, number) != GH_NO_FORM ? "a rational number, not short"
                                                            : "a number, no ordinal, not short";
  return gh_long_has_integers (store, u) && !is_infinite (store, gh_long_number (store, u))
             ? "no number, not short; fuzzy with every short game"
             : "no number, not short";
}

static void print_outcome (gh_order order)
{
  static const char *const words[] = {[GH_EQUAL] = "P: the second player wins; = 0",
                                      [GH_GREATER] = "L: Left wins; > 0",
                                      [GH_LESS] = "R: Right wins; < 0",
                                      [GH_FUZZY] = "N: the first player wins; || 0"};
  printf ("%-13s %s\n", "outcome", words[order]);
}

void gh_display_ordinal (gh_store *store, gh_form a)
{
  const char *const text = gh_transfinite_print (store, GH_ORDINAL, a);
  printf ("%-13s %s\n%-13s %s\n", "ordinal", text, "kind", kind_of_ordinal (store, a));
  print_outcome (a == GH_ZERO ? GH_EQUAL : GH_GREATER);
  printf ("%-13s %s\n", "birthday", text);
}

void gh_display_long (gh_store *store, gh_form u)
{
  printf ("%-13s %s\n", "game", gh_transfinite_print (store, GH_LONG, u));
  gh_form const value = gh_long_canonical (store, u);
  if (value != u)
    printf ("%-13s %s\n", "value", gh_transfinite_print (store, GH_LONG, value));
  printf ("%-13s %s\n", "kind", kind_of_long (store, value));
  print_outcome (gh_long_compare (store, value, gh_long_of_number (store, GH_ZERO)));
  gh_form const birthday = gh_long_birthday (store, value);
  if (birthday != GH_NO_FORM)
    printf ("%-13s %s\n", "birthday", gh_transfinite_print (store, GH_ORDINAL, birthday));
}
