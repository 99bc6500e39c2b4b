/* Hackenbush strings with letters E, which either player may cut. Letters E alone are nim heaps,
   and a string without one is a number. Any other is close to a number that it does not equal: the
   one that the letters below its first E are. */
#include "form/numeral.h"
#include "form/shape.h"
#include "theory/numbers/letters.h"
#include "theory/theory.h"

#include <string.h>

#define MOST 8 /* letters: 9,841 strings */

THEOREM (string_nimbers)
{
  uint32_t const n = gh_choose (t, 13);
  gh_form const g = gh_letters_form (t, gh_letters_with ((gh_letters){""}, 'E', n));
  gh_expect (t, g == gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, 0, n}), "E^%u to be *%u",
             n, n);
  gh_expect (t, gh_ask (t, GH_ASK_GRUNDY, g, GH_ZERO).form == gh_integer (t->store, (int64_t)n),
             "the Grundy value of E^%u to be %u", n, n);
}

/* The number that the letters below the first E are. */
static gh_form below_first_e (gh_store *store, gh_letters s)
{
  return gh_letters_number (store, gh_letters_cut (s, strcspn (s.letters, "E")));
}

THEOREM (mixed_numbers)
{
  gh_letters const s = gh_any_letters (t, "LRE", MOST);
  gh_form const x = gh_ask (t, GH_ASK_NUMBER, gh_letters_form (t, s), GH_ZERO).form;
  bool const mixed = strchr (s.letters, 'E');
  gh_expect (t, x == (mixed ? GH_NO_FORM : below_first_e (t->store, s)),
             mixed ? "%s, with its letter E, to be no number" : "%s to be what its letters say",
             s.letters);
}

THEOREM (mixed_stops)
{
  gh_letters const s = gh_any_letters (t, "LRE", MOST);
  gh_form const g = gh_letters_form (t, s), x = below_first_e (t->store, s);
  gh_expect (t, gh_ask (t, GH_ASK_LEFT_STOP, g, GH_ZERO).form == x,
             "the left stop of %s to be the number below its first E", s.letters);
  gh_expect (t, gh_ask (t, GH_ASK_RIGHT_STOP, g, GH_ZERO).form == x,
             "the right stop of %s to be the number below its first E", s.letters);
}

/* Switches have two stops, and strings one. */
THEOREM (no_string_is_a_switch)
{
  gh_letters const s = gh_any_letters (t, "LRE", MOST);
  gh_form const g = gh_letters_form (t, s), one = gh_integer (t->store, 1),
                two = gh_integer (t->store, 2);
  gh_expect (t, gh_ask_order (t, g, gh_switch (t->store, one)) != GH_EQUAL, "%s not to be +-1",
             s.letters);
  gh_expect (t, gh_ask_order (t, g, gh_make (t->store, two, GH_ZERO)) != GH_EQUAL,
             "%s not to be {2|0}", s.letters);
}
