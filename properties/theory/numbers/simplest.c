/* The simplest number between two: the integer of least size if there is one, else the fraction of
   least denominator. It is the number that is born first, and the value of {L|R} for numbers L and
   R. Numbers are counted in units of 2^-FINEST here. */
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "theory/theory.h"

#include <inttypes.h>

#define FINEST 5
#define ONE ((int64_t)1 << FINEST)
#define NO_LOW INT64_MIN  /* no end below */
#define NO_HIGH INT64_MAX /* no end above */

/* The least multiple of `step`, a power of two, above `low`. */
static int64_t next_multiple (int64_t low, int64_t step)
{
  return (low & ~(step - 1)) + step;
}

/* The simplest number between low and high by the rule; both are multiples of 2, so that there is
   one. */
static int64_t by_rule (int64_t low, int64_t high)
{
  if (low < 0 && high > 0)
    return 0;
  if (high <= 0)
    return -by_rule (-high, low == NO_LOW ? NO_HIGH : -low);
  for (int64_t step = ONE;; step /= 2) {
    int64_t const n = next_multiple (low, step);
    if (n < high)
      return n;
  }
}

static gh_form numeral (gh_store *store, int64_t n)
{
  return gh_fraction (store, n, FINEST);
}

/* {low|high} */
static gh_form between (gh_store *store, int64_t low, int64_t high)
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

static bool born_later (gh_store *store, int64_t n, int64_t simplest)
{
  gh_form const birthday = gh_form_birthday (store, numeral (store, n));
  return gh_numeral_compare (store, birthday, gh_form_birthday (store, numeral (store, simplest))) >
         0;
}

/* A sixteenth from -3 to 3, or none. */
static int64_t any_end (gh_trial *t, int64_t none)
{
  uint32_t const chosen = gh_choose (t, 6 * ONE / 2 + 2);
  return chosen ? 2 * ((int64_t)chosen - 1) - 3 * ONE : none;
}

THEOREM (simplest_between)
{
  int64_t const low = any_end (t, NO_LOW), high = any_end (t, NO_HIGH);
  gh_assume (t, low < high);
  int64_t const simplest = by_rule (low, high);
  gh_expect (t, low < simplest && simplest < high, "the simplest number to lie between its ends");
  for (int64_t n = -MOST; n <= MOST; n++)
    if (low < n && n < high && n != simplest)
      gh_expect (t, born_later (t->store, n, simplest),
                 "%" PRId64 " units to be born after %" PRId64, n, simplest);
  gh_expect (
      t, gh_ask_order (t, between (t->store, low, high), numeral (t->store, simplest)) == GH_EQUAL,
      "{%" PRId64 "|%" PRId64 "} in units to be %" PRId64, low, high, simplest);
}

/* ---- any forms ------------------------------------------------------------------------------- */

/* The number that a game equals, in units; the case is left when it is not a small even number of
   them. */
static int64_t units (gh_trial *t, gh_form g)
{
  int64_t n;
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
  int64_t low = NO_LOW, high = NO_HIGH;
  for (unsigned i = 0; i < 4; i++)
    options[i] = gh_any (t, names[i], GH_SORT_NUMBER);
  uint32_t const missing = gh_choose (t, 16);
  gh_form_begin (t->store);
  for (unsigned i = 0; i < 4; i++) {
    int64_t const n = units (t, options[i]);
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
             "%" PRId64 " units", by_rule (low, high));
}
