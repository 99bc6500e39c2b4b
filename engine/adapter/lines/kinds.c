#include "adapter/lines/kinds.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

/* ---- numbers --------------------------------------------------------------------------------- */

static uint64_t exponent_of (const gh_store *store, gh_form x)
{
  mpz_t numerator;
  uint64_t exponent;
  gh_numeral_value (store, x, numerator, &exponent);
  return exponent;
}

/* `high` may be missing: GH_NO_FORM. */
static bool is_below (gh_store *store, gh_form x, gh_form high)
{
  return high == GH_NO_FORM || gh_numeral_compare (store, x, high) < 0;
}

/* The simplest number above low >= 0 and below high: the next multiple of 2^-k, for the least k for
   which it is below. */
static gh_form simplest_above (gh_store *store, gh_form low, gh_form high)
{
  uint64_t k = exponent_of (store, low);
  gh_form floor = low, next = gh_numeral_sum (store, low, gh_fraction (store, 1, k));
  while (!is_below (store, next, high)) {
    gh_step (store);
    next = gh_numeral_sum (store, low, gh_fraction (store, 1, ++k));
  }
  for (; k > 0; k--) {
    if (exponent_of (store, floor) == k) /* then to a multiple of 2^-(k-1) */
      floor = gh_numeral_sum (store, floor, gh_fraction (store, -1, k));
    gh_form const coarser = gh_numeral_sum (store, floor, gh_fraction (store, 1, k - 1));
    if (!is_below (store, coarser, high))
      break;
    next = coarser;
  }
  return next;
}

static gh_form opposite (gh_store *store, gh_form x)
{
  return x == GH_NO_FORM ? x : gh_numeral_negative (store, x);
}

/* The simplest number between two; either may be missing. */
static gh_form simplest (gh_store *store, gh_form low, gh_form high)
{
  if (low != GH_NO_FORM && gh_numeral_sign (store, low) >= 0)
    return simplest_above (store, low, high);
  if (high != GH_NO_FORM && gh_numeral_sign (store, high) <= 0)
    return opposite (store, simplest_above (store, opposite (store, high), opposite (store, low)));
  return GH_ZERO;
}

static gh_form written_number (gh_store *store, gh_form form);

/* The greatest left option, or the least right one, in *best: GH_NO_FORM without options. False:
   one of them is no number as it is written. */
static bool best_option (gh_store *store, gh_form form, gh_side side, gh_form *best)
{
  *best = GH_NO_FORM;
  GH_EACH (store, side, option, form) {
    gh_form const x = written_number (store, option);
    if (x == GH_NO_FORM)
      return false;
    int const order = *best == GH_NO_FORM ? 0 : gh_numeral_compare (store, x, *best);
    if (*best == GH_NO_FORM || (side == GH_LEFT ? order > 0 : order < 0))
      *best = x;
  }
  return true;
}

#define OF_NUMBER 0 /* what is remembered of a form */

/* The number that a form is as it is written, with no comparison of games: GH_NO_FORM if none. */
static gh_form written_number (gh_store *store, gh_form form)
{
  gh_form number, low, high;
  if (gh_is_numeral (store, form))
    return form;
  if (gh_memo_get (store, GH_MEMO_TAKES, form, OF_NUMBER, &number))
    return number;
  number = GH_NO_FORM;
  gh_deeper (store);
  if (best_option (store, form, GH_LEFT, &low) && best_option (store, form, GH_RIGHT, &high) &&
      (low == GH_NO_FORM || is_below (store, low, high)))
    number = simplest (store, low, high);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_TAKES, form, OF_NUMBER, number);
  return number;
}

static bool is_switch (gh_store *store, gh_form form)
{
  gh_form low, high;
  return !gh_is_numeral (store, form) && best_option (store, form, GH_LEFT, &low) &&
         best_option (store, form, GH_RIGHT, &high) && low != GH_NO_FORM && high != GH_NO_FORM &&
         gh_numeral_compare (store, low, high) > 0;
}

/* ---- measures -------------------------------------------------------------------------------- */

/* What is greatest over all positions of a form, where numerals count as a whole. */
typedef enum {
  MOST_ONE_SIDED = OF_NUMBER + 1, /* 1: one player alone can move */
  MOST_OPTIONS,
  MOST_BITS
} measure;

static uint32_t of_numeral (const gh_store *store, measure what, gh_form x)
{
  mpz_t numerator;
  uint64_t exponent;
  if (what != MOST_BITS)
    return x != GH_ZERO;
  gh_numeral_value (store, x, numerator, &exponent);
  size_t const bits = mpz_sizeinbase (numerator, 2);
  return (uint32_t)(bits > exponent + 1 ? bits : exponent + 1);
}

/* Of the position itself, if it is no numeral. */
static uint32_t of_position (const gh_store *store, measure what, gh_form form)
{
  size_t const left = gh_option_count (store, form, GH_LEFT);
  size_t const right = gh_option_count (store, form, GH_RIGHT);
  switch (what) {
  case MOST_ONE_SIDED: return !left != !right;
  case MOST_OPTIONS: return (uint32_t)(left > right ? left : right);
  case MOST_BITS: break;
  }
  return 0;
}

static uint32_t most (gh_store *store, measure what, gh_form form)
{
  uint32_t found;
  if (gh_is_numeral (store, form))
    return of_numeral (store, what, form);
  if (gh_memo_get (store, GH_MEMO_TAKES, form, what, &found))
    return found;
  found = of_position (store, what, form);
  gh_deeper (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form) {
      uint32_t const of_option = most (store, what, x);
      found = of_option > found ? of_option : found;
    }
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_TAKES, form, what, found);
  return found;
}

/* ---- forms ----------------------------------------------------------------------------------- */

bool gh_is_of_kind (gh_store *store, gh_form form, gh_kind kind)
{
  gh_number_up_star shape;
  switch (kind) {
  case GH_KIND_NUMBERS: return written_number (store, form) != GH_NO_FORM;
  case GH_KIND_SWITCHES: return is_switch (store, form);
  case GH_KIND_NIMBERS:
    return gh_shape_of (store, form, &shape) && shape.number == GH_ZERO && !shape.ups;
  case GH_KIND_IMPARTIAL: return gh_is_impartial (store, form);
  case GH_KIND_DICOTIC: return !most (store, MOST_ONE_SIDED, form);
  case GH_KIND_ANY:
  case GH_KINDS: break;
  }
  return true;
}

/* A numeral has one position a day: the numbers on the way to it from 0. Any form has more
   positions than days. */
static bool has_positions (gh_store *store, gh_form form, uint64_t most)
{
  const gh_form *list;
  int64_t day;
  return most > 0 &&
         gh_small_integer (store, gh_form_birthday (store, form), 0, (int64_t)most - 1, &day) &&
         (gh_is_numeral (store, form) || gh_positions (store, form, &list) <= most);
}

bool kinds_keep (gh_store *store, gh_form form, gh_bound bound, uint64_t limit)
{
  int64_t day;
  switch (bound) {
  case GH_BOUND_BITS: return most (store, MOST_BITS, form) <= limit;
  case GH_BOUND_OPTIONS: return most (store, MOST_OPTIONS, form) <= limit;
  case GH_BOUND_BIRTHDAY:
    return gh_small_integer (store, gh_form_birthday (store, form), 0, (int64_t)limit, &day);
  case GH_BOUND_POSITIONS: return has_positions (store, form, limit);
  case GH_BOUNDS: break;
  }
  return true;
}
