/* Canaries that find the wrong simplest number (Theorem 5.2 of Schleicher and Stoll). */
#include "canary/canary.h"
#include "form/numeral.h"
#include "reference/reference.h"

#define MOST_DAYS 200 /* of a search; beyond, the answer is left as it is */

/* What lies between the options of a game: the numbers x with G^L <| x <| G^R for all of them are
   those from low to high, without an end that is not included. */
typedef struct gap {
  gh_form low, high; /* GH_NO_FORM: it has no such end */
  bool low_included, high_included;
} gap;

/* One end: the greatest right stop of the left options, or the least left stop of the right ones.
   It is included when each option that stops there lies on its own side of it or is confused with
   it. */
static gh_form end_of (gh_store *store, gh_form g, gh_side side, bool *included)
{
  gh_form end = GH_NO_FORM;
  gh_relation const fits = side == GH_LEFT ? GH_LF : GH_GF;
  *included = true;
  GH_EACH (store, side, x, g) {
    gh_form const stop = gh_stop (store, x, side == GH_LEFT ? GH_RIGHT : GH_LEFT);
    int const order = end == GH_NO_FORM ? 1 : gh_numeral_compare (store, stop, end);
    if (end == GH_NO_FORM || (side == GH_LEFT ? order > 0 : order < 0)) {
      end = stop;
      *included = true;
    }
    if (stop == end && !gh_holds (gh_compare_directly (store, x, end), fits))
      *included = false;
  }
  return end;
}

static gap gap_of (gh_store *store, gh_form g)
{
  gap found;
  found.low = end_of (store, g, GH_LEFT, &found.low_included);
  found.high = end_of (store, g, GH_RIGHT, &found.high_included);
  return found;
}

static bool below (gh_store *store, const gap *p, gh_form x)
{
  int const order = p->low == GH_NO_FORM ? 1 : gh_numeral_compare (store, x, p->low);
  return order < 0 || (order == 0 && !p->low_included);
}

static bool above (gh_store *store, const gap *p, gh_form x)
{
  int const order = p->high == GH_NO_FORM ? -1 : gh_numeral_compare (store, x, p->high);
  return order > 0 || (order == 0 && !p->high_included);
}

/* Numbers in the order of their birthdays, as gh_number_of has them, until one lies in the gap and
   is accepted. Behind one that is not, the search goes on away from 0. */
static gh_form search (gh_store *store, const gap *p,
                       bool accepts (gh_store *, const gap *, gh_form))
{
  gh_form low = GH_NO_FORM, high = GH_NO_FORM;
  for (unsigned day = 0; day < MOST_DAYS; day++) {
    gh_form_begin (store);
    if (low != GH_NO_FORM)
      gh_form_add (store, GH_LEFT, low);
    if (high != GH_NO_FORM)
      gh_form_add (store, GH_RIGHT, high);
    gh_form const x = gh_form_end (store);
    bool const too_small = below (store, p, x), too_large = above (store, p, x);
    if (!too_small && !too_large && accepts (store, p, x))
      return x;
    if (too_small || (!too_large && gh_numeral_sign (store, x) >= 0))
      low = x;
    else
      high = x;
  }
  return GH_NO_FORM;
}

/* Whether the answer is the number that G equals. */
static bool asks_number (gh_store *store, gh_request request, gh_form g)
{
  return (request == GH_ASK_NUMBER || request == GH_ASK_CANONICAL || request == GH_ASK_LEFT_STOP ||
          request == GH_ASK_RIGHT_STOP) &&
         gh_number_of (store, g) != GH_NO_FORM;
}

/* The same between two ends only: what is open to one side is another branch of such a program. */
static bool asks_between (gh_store *store, gh_request request, gh_form g, gap *found)
{
  if (!asks_number (store, request, g))
    return false;
  *found = gap_of (store, g);
  return found->low != GH_NO_FORM && found->high != GH_NO_FORM;
}

/* The number that was found in place of G's own, if one was. */
static void put (gh_value *answer, gh_form x)
{
  if (x != GH_NO_FORM)
    answer->form = x;
}

static bool is_no_integer (gh_store *store, const gap *p, gh_form x)
{
  (void)p;
  return x == GH_ZERO || !gh_is_integer (store, x);
}

SPOIL (integers_skipped)
{
  gap p;
  if (asks_between (store, request, arguments[0].form, &p))
    put (answer, search (store, &p, is_no_integer));
}

/* No integer, or the last one before the end of the gap that is further from 0. */
static bool is_outermost (gh_store *store, const gap *p, gh_form x)
{
  if (x == GH_ZERO || !gh_is_integer (store, x))
    return true;
  gh_form const further = gh_numeral_sum (store, x, gh_integer (store, gh_numeral_sign (store, x)));
  return below (store, p, further) || above (store, p, further);
}

SPOIL (greatest_integer)
{
  gap p;
  if (asks_between (store, request, arguments[0].form, &p))
    put (answer, search (store, &p, is_outermost));
}

static bool is_not_zero (gh_store *store, const gap *p, gh_form x)
{
  (void)store;
  (void)p;
  return x != GH_ZERO;
}

SPOIL (zero_forgotten)
{
  gap p;
  if (asks_between (store, request, arguments[0].form, &p))
    put (answer, search (store, &p, is_not_zero));
}

static bool is_any (gh_store *store, const gap *p, gh_form x)
{
  (void)store;
  (void)p;
  (void)x;
  return true;
}

SPOIL (ends_included)
{
  gap p;
  if (!asks_between (store, request, arguments[0].form, &p))
    return;
  p.low_included = p.high_included = true;
  put (answer, search (store, &p, is_any));
}

/* {n|} = n + 1 for every integer n, and {|n} = n - 1. */
SPOIL (one_beyond)
{
  if (!asks_number (store, request, arguments[0].form))
    return;
  gap const p = gap_of (store, arguments[0].form);
  gh_form const end = p.low != GH_NO_FORM ? p.low : p.high;
  if ((p.low == GH_NO_FORM) != (p.high == GH_NO_FORM) && gh_is_integer (store, end))
    put (answer, gh_numeral_sum (store, end, gh_integer (store, p.low == end ? 1 : -1)));
}

/* The digits stop where the string stops, as if nothing followed them. */
SPOIL (final_digit)
{
  uint64_t exponent;
  mpz_t value;
  (void)arguments;
  if (request != GH_ASK_NUMBER || answer->form == GH_NO_FORM || gh_is_integer (store, answer->form))
    return;
  gh_numeral_value (store, answer->form, value, &exponent);
  gh_form const digit = gh_fraction (store, -mpz_sgn (value), exponent);
  answer->form = gh_numeral_sum (store, answer->form, digit);
}

SPOIL (middle)
{
  gh_form const g = arguments[0].form;
  if (request != GH_ASK_NUMBER || answer->form == GH_NO_FORM || gh_is_numeral (store, g))
    return;
  gap const p = gap_of (store, g);
  if (p.low != GH_NO_FORM && p.high != GH_NO_FORM)
    answer->form = gh_numeral_scaled (store, gh_numeral_sum (store, p.low, p.high), -1);
}
