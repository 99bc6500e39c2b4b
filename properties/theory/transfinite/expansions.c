/* Endless strings as expansions of numbers: approximations day by day, letters, order. */
#include "form/numeral.h"
#include "reference/reference.h"
#include "theory/transfinite/leaves.h"
#include "transfinite/normal.h"
#include "transfinite/strings.h"

#include <string.h>

#define MOST 6 /* letters of a prefix, and of a period */

typedef struct drawn {
  char text[2 * MOST + 8];
  gh_string string;
} drawn;

/* With a period, or perhaps without one. */
static drawn any_string (gh_trial *t, bool endless)
{
  drawn d = {.text = ""};
  char *at = d.text;
  uint32_t const before = gh_choose (t, MOST + 1);
  uint32_t const period = gh_choose (t, MOST + !endless) + endless;
  for (uint32_t i = 0; i < before; i++)
    *at++ = "LR"[gh_choose (t, 2)];
  for (uint32_t i = 0; i < period; i++)
    *at++ = "LR"[gh_choose (t, 2)];
  d.string = (gh_string){d.text, d.text + before, before, period};
  return d;
}

/* The letters stand in the text of what is given, not of what was drawn. */
static gh_string string_of (const drawn *d)
{
  gh_string const s = {d->text, d->text + d->string.prefix_length, d->string.prefix_length,
                       d->string.period_length};
  return s;
}

static int against (gh_trial *t, gh_form value, gh_form numeral)
{
  return gh_normal_compare (t->store, value, gh_normal_of_number (t->store, numeral));
}

/* ---- approximations -------------------------------------------------------------------------- */

/* All numbers that are born before day b, as the finite strings of less than b letters, on both
   sides of x. */
static gh_form approximation (gh_trial *t, gh_form x, unsigned b)
{
  gh_form_begin (t->store);
  for (unsigned length = 0; length < b; length++)
    for (unsigned bits = 0; bits < 1u << length; bits++) {
      char letters[16];
      for (unsigned i = 0; i < length; i++)
        letters[i] = "LR"[bits >> i & 1];
      gh_string const s = {letters, letters, length, 0};
      gh_form const older = gh_string_prefix (t->store, &s, length);
      gh_form_add (t->store, against (t, x, older) > 0 ? GH_LEFT : GH_RIGHT, older);
    }
  return gh_form_end (t->store);
}

/* The simplest number between those older than day b, which the engine finds, is the first b
 * letters. */
THEOREM (endless_approximations)
{
  drawn const d = any_string (t, true);
  gh_string const s = string_of (&d);
  gh_form const x = gh_string_value (t->store, &s);
  for (unsigned b = 0; b <= 7; b++) {
    gh_form const prefix = gh_string_prefix (t->store, &s, b);
    gh_leaf_order (t, approximation (t, x, b), prefix, GH_EQUAL,
                   "the approximation of day b to be the first b letters");
    gh_expect (t, against (t, x, prefix) != 0, "none before the birthday to be equal");
  }
}

/* The letter behind the first b is L just when the number is above what they are worth. */
THEOREM (endless_letters)
{
  drawn const d = any_string (t, true);
  gh_string const s = string_of (&d);
  gh_form const x = gh_string_value (t->store, &s);
  for (unsigned b = 0; b <= 40; b++) {
    int const sign = against (t, x, gh_string_prefix (t->store, &s, b));
    gh_expect (t, sign == (gh_string_letter (&s, b) == 'L' ? 1 : -1),
               "the letter of day b to tell on which side of its approximation the number lies");
  }
}

/* ---- order ----------------------------------------------------------------------------------- */

static gh_order of_sign (int sign)
{
  return sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL;
}

/* L > blank > R at the first difference: by value, and to the engine as the finite strings until
   just behind it. */
THEOREM (endless_order)
{
  drawn const d = any_string (t, true), e = any_string (t, false);
  gh_string const a = string_of (&d), b = string_of (&e);
  int const sign = gh_string_compare (&a, &b);
  gh_form const x = gh_string_value (t->store, &a), y = gh_string_value (t->store, &b);
  gh_expect (t, gh_normal_compare (t->store, x, y) == sign, "values to be ordered as strings are");
  gh_expect (t, gh_string_compare (&b, &a) == -sign, "the order of strings to be antisymmetric");
  unsigned n = 0;
  while (n < 4 * MOST && gh_string_letter (&a, n) == gh_string_letter (&b, n))
    n++;
  gh_leaf_order (t, gh_string_prefix (t->store, &a, n + 1), gh_string_prefix (t->store, &b, n + 1),
                 of_sign (sign), "the strings until their first difference to be ordered so");
}
