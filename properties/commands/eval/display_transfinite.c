/* Showing ordinals, other numbers, and games that are not short. */
#include "commands/eval/display.h"
#include "harness/judging/answers.h"
#include "reference/reference.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"
#include "transfinite/surreal_text.h"
#include "transfinite/translate.h"
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

static void line (gh_facts *facts, const char *title, const char *text)
{
  gh_facts_add (facts, GH_FOR_ALL, title, "%s", text);
}

static void print_outcome (gh_facts *facts, gh_order order)
{
  static const gh_outcome outcomes[] = {
      [GH_EQUAL] = GH_P, [GH_GREATER] = GH_L, [GH_LESS] = GH_R, [GH_FUZZY] = GH_N};
  gh_display_outcome (facts, outcomes[order]);
}

void gh_display_ordinal (gh_facts *facts, gh_store *store, gh_form a)
{
  const char *const text = gh_transfinite_print (store, GH_ORDINAL, a);
  line (facts, "ordinal", text);
  line (facts, "kind", kind_of_ordinal (store, a));
  print_outcome (facts, a == GH_ZERO ? GH_EQUAL : GH_GREATER);
  line (facts, "birthday", text);
}

static bool is_infinitesimal (gh_store *store, gh_form x)
{
  return gh_normal_sign (store, gh_normal_exponent (store, x)) < 0;
}

static const char *kind_of_surreal (gh_store *store, gh_form x)
{
  return gh_is_ordinal (store, x)                    ? kind_of_ordinal (store, x)
         : gh_normal_number (store, x) != GH_NO_FORM ? "a rational number, no ordinal, not short"
         : is_infinite (store, x)                    ? "a number, infinite, no ordinal, not short"
         : is_infinitesimal (store, x)               ? "a number, infinitesimal, not short"
                                       : "a number, no real one, no ordinal, not short";
}

static void print_signs (gh_facts *facts, gh_store *store, gh_form signs)
{
  line (facts, "signs", gh_signs_print (store, signs));
}

void gh_display_surreal (gh_facts *facts, gh_store *store, gh_form x)
{
  int const sign = gh_normal_sign (store, x);
  line (facts, "number", gh_transfinite_print (store, GH_SURREAL, x));
  line (facts, "kind", kind_of_surreal (store, x));
  print_outcome (facts, sign > 0 ? GH_GREATER : sign < 0 ? GH_LESS : GH_EQUAL);
  gh_form const signs = gh_signs_of_normal (store, x);
  if (signs == GH_NO_FORM) {
    line (facts, "signs", "infinitely many runs, by a coefficient in an exponent");
    return;
  }
  print_signs (facts, store, signs);
  line (facts, "birthday",
        gh_transfinite_print (store, GH_ORDINAL, gh_signs_birthday (store, signs)));
}

void gh_display_real (gh_facts *facts, gh_store *store, gh_real x)
{
  gh_surreal_number const number = {.normal = GH_NO_FORM, .real = x};
  line (facts, "kind", "a real number, not rational, not short");
  print_outcome (facts, GH_GREATER);
  line (facts, "signs", gh_surreal_number_print_signs (store, &number));
  line (facts, "birthday", "w");
}

void gh_display_long (gh_facts *facts, gh_store *store, gh_form u)
{
  line (facts, "game", gh_transfinite_print (store, GH_LONG, u));
  gh_form const value = gh_long_canonical (store, u);
  if (value != u)
    line (facts, "value", gh_transfinite_print (store, GH_LONG, value));
  line (facts, "kind", kind_of_long (store, value));
  print_outcome (facts, gh_long_compare (store, value, gh_long_of_number (store, GH_ZERO)));
  gh_form const birthday = gh_long_birthday (store, value);
  if (birthday != GH_NO_FORM)
    line (facts, "birthday", gh_transfinite_print (store, GH_ORDINAL, birthday));
}
