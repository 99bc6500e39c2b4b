/* The simplest number between two: the integer of least size if there is one, else the fraction of
   least denominator. It is the number that is born first, and the value of {L|R} for numbers L and
   R. Numbers are counted in units of 2^-FINEST here. */
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "theory/theory.h"

#include <limits.h>

#define FINEST 5
#define ONE (1L << FINEST)
#define NO_LOW LONG_MIN  /* no end below */
#define NO_HIGH LONG_MAX /* no end above */

/* The least multiple of `step`, a power of two, above `low`. */
static long next_multiple (long low, long step)
{
  return (low & ~(step - 1)) + step;
}

/* The simplest number between low and high by the rule; both are multiples of 2, so that there is
   one. */
static long by_rule (long low, long high)
{
  if (low < 0 && high > 0)
    return 0;
  if (high <= 0)
    return -by_rule (-high, low == NO_LOW ? NO_HIGH : -low);
  for (long step = ONE;; step /= 2) {
    long const n = next_multiple (low, step);
    if (n < high)
      return n;
  }
}

static gh_form numeral (gh_store *store, long n)
{
  return gh_fraction (store, n, FINEST);
}

/* {low|high} */
static gh_form between (gh_store *store, long low, long high)
{
  gh_form_begin (store);
  if (low != NO_LOW)
    gh_form_add (store, GH_LEFT, numeral (store, low));
  if (high != NO_HIGH)
    gh_form_add (store, GH_RIGHT, numeral (store, high));
  return gh_form_end (store);
}

/* ---- all intervals --------------------------------------------------------------------------- */

#define MOST (4 * ONE) /* of the numbers that are searched */

static bool born_later (gh_store *store, long n, long simplest)
{
  gh_form const birthday = gh_form_birthday (store, numeral (store, n));
  return gh_numeral_compare (store, birthday, gh_form_birthday (store, numeral (store, simplest))) >
         0;
}

/* A sixteenth from -3 to 3, or none. */
static long any_end (gh_trial *t, long none)
{
  uint32_t const chosen = gh_choose (t, 6 * ONE / 2 + 2);
  return chosen ? 2 * ((long)chosen - 1) - 3 * ONE : none;
}

THEOREM (simplest_between)
{
  long const low = any_end (t, NO_LOW), high = any_end (t, NO_HIGH);
  gh_assume (t, low < high);
  long const simplest = by_rule (low, high);
  gh_expect (t, low < simplest && simplest < high, "the simplest number to lie between its ends");
  for (long n = -MOST; n <= MOST; n++)
    if (low < n && n < high && n != simplest)
      gh_expect (t, born_later (t->store, n, simplest), "%ld units to be born after %ld", n,
                 simplest);
  gh_expect (
      t, gh_ask_order (t, between (t->store, low, high), numeral (t->store, simplest)) == GH_EQUAL,
      "{%ld|%ld} in units to be %ld", low, high, simplest);
}

/* ---- any forms ------------------------------------------------------------------------------- */

/* The number that a game equals, in units; the case is left when it is not a small even number of
   them. */
static long units (gh_trial *t, gh_form g)
{
  long n;
  gh_assume (t, gh_small_integer (t->store, gh_form_birthday (t->store, g), 0, 1000, &n));
  gh_form const number = gh_number_of (t->store, g);
  gh_assume (t, gh_small_integer (t->store, gh_numeral_scaled (t->store, number, FINEST - 1),
                                  -1000 * ONE, 1000 * ONE, &n));
  return 2 * n;
}

/* {w,x|y,z}, of which one on each side may be missing, for numbers in any form. */
THEOREM (simplest_of_forms)
{
  static const char *const names[] = {"w", "x", "y", "z"};
  gh_form options[4];
  long low = NO_LOW, high = NO_HIGH;
  for (unsigned i = 0; i < 4; i++)
    options[i] = gh_any (t, names[i], GH_SORT_NUMBER);
  uint32_t const missing = gh_choose (t, 16);
  gh_form_begin (t->store);
  for (unsigned i = 0; i < 4; i++) {
    long const n = units (t, options[i]);
    if (missing >> i & 1)
      continue;
    gh_form_add (t->store, i < 2 ? GH_LEFT : GH_RIGHT, options[i]);
    if (i < 2)
      low = n > low ? n : low;
    else
      high = n < high ? n : high;
  }
  gh_form const g = gh_form_end (t->store);
  gh_assume (t, low < high);
  gh_expect (t, gh_ask_order (t, g, numeral (t->store, by_rule (low, high))) == GH_EQUAL,
             "%ld units", by_rule (low, high));
}
