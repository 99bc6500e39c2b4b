/* Cooling (Winning Ways, Chapter 6; Siegel, Combinatorial Game Theory, II.5): G cooled by t is
   {G^L cooled by t, less t | G^R cooled by t, more t}, every move being taxed by t; but where both
   stops of that are one number x already with a lower tax, G is frozen at x. A number is not taxed.
   All forms here are canonical. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/thermograph.h"
#include "reference/reference.h"

/* k such that all corners of the walls of G lie at multiples of 2^-k, with such values: walls fall
   or rise by 1 for 1 of t, or stand, so that two of one side cross at such a place, and both sides
   meet at a multiple of half of it. */
static uint32_t fineness (gh_store *store, gh_form g)
{
  uint32_t memo, finest = 0;
  if (gh_is_numeral (store, g)) {
    mpz_t numerator;
    uint64_t exponent;
    gh_numeral_value (store, g, numerator, &exponent);
    if (exponent > UINT16_MAX)
      gh_fail (store, GH_OVER_DIGITS);
    return (uint32_t)exponent;
  }
  if (gh_memo_get (store, GH_MEMO_FINENESS, g, 0, &memo))
    return memo;
  gh_deeper (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g) {
      uint32_t const of_option = fineness (store, x);
      finest = of_option > finest ? of_option : finest;
    }
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_FINENESS, g, 0, finest + 1);
  return finest + 1;
}

/* As if G were not frozen. */
static gh_form taxed (gh_store *store, gh_form g, gh_form t)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_form const paid = side == GH_LEFT ? gh_numeral_negative (store, t) : t;
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, gh_value_sum (store, gh_cooled (store, x, t), paid));
  }
  return gh_canonical (store, gh_form_end (store));
}

static bool is_frozen (gh_store *store, gh_form g, gh_form t)
{
  gh_form const h = taxed (store, g, t);
  return gh_stop (store, h, GH_LEFT) == gh_stop (store, h, GH_RIGHT);
}

/* The least t with which G, which is no number, is frozen: with all greater ones it is, too. */
static gh_form freezing_point (gh_store *store, gh_form g)
{
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_FREEZING, g, 0, &memo))
    return memo;
  gh_form const one = gh_integer (store, 1), least = gh_fraction (store, 1, fineness (store, g));
  gh_form low = GH_ZERO, high = one;
  if (is_frozen (store, g, low))
    high = low;
  while (high != GH_ZERO && !is_frozen (store, g, high)) {
    gh_step (store);
    low = high;
    high = gh_numeral_scaled (store, high, 1);
  }
  while (high != GH_ZERO && gh_numeral_sum (store, low, least) != high) {
    gh_form const middle = gh_numeral_scaled (store, gh_numeral_sum (store, low, high), -1);
    *(is_frozen (store, g, middle) ? &high : &low) = middle;
  }
  gh_memo_put (store, GH_MEMO_FREEZING, g, 0, high);
  return high;
}

gh_form gh_cooled (gh_store *store, gh_form g, gh_form t)
{
  uint32_t memo;
  if (gh_is_numeral (store, g))
    return g;
  if (gh_memo_get (store, GH_MEMO_COOLED, g, t, &memo))
    return memo;
  gh_deeper (store);
  gh_form const freezing = freezing_point (store, g);
  bool const frozen = gh_numeral_compare (store, t, freezing) > 0;
  gh_form const cooled =
      frozen ? gh_stop (store, taxed (store, g, freezing), GH_LEFT) : taxed (store, g, t);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_COOLED, g, t, cooled);
  return cooled;
}

gh_form gh_frozen (gh_store *store, gh_form g)
{
  return gh_is_numeral (store, g) ? g : taxed (store, g, freezing_point (store, g));
}

gh_form gh_wall_at (gh_store *store, gh_form g, gh_side side, gh_form t)
{
  return gh_stop (store, gh_cooled (store, g, t), side);
}

/* ---- the thermograph ------------------------------------------------------------------------- */

typedef struct drawing {
  gh_store *store;
  gh_form game, least;
  gh_side side;
} drawing;

static gh_form corner (const drawing *d, gh_form t)
{
  return gh_make (d->store, gh_wall_at (d->store, d->game, d->side, t), t);
}

/* Add points between a and b, so that the wall is straight from each to the next. It falls, or
   rises, by 1 for 1 of t at most, so that it is straight where it does so on the whole. */
static void draw (const drawing *d, gh_form a, gh_form b)
{
  gh_store *const store = d->store;
  gh_form const start = gh_wall_at (store, d->game, d->side, a);
  gh_form const end = gh_wall_at (store, d->game, d->side, b);
  gh_form const way = gh_numeral_sum (store, b, gh_numeral_negative (store, a));
  gh_form const up = gh_numeral_sum (store, end, gh_numeral_negative (store, start));
  if (start == end || up == way || up == gh_numeral_negative (store, way) || way == d->least)
    return;
  gh_form const middle = gh_numeral_scaled (store, gh_numeral_sum (store, a, b), -1);
  gh_deeper (store);
  draw (d, a, middle);
  gh_form_add (store, d->side, corner (d, middle));
  draw (d, middle, b);
  gh_shallower (store);
}

gh_form gh_thermograph (gh_store *store, gh_form g)
{
  bool const is_number = gh_is_numeral (store, g);
  gh_form const freezing = is_number ? GH_ZERO : freezing_point (store, g);
  gh_form end = gh_integer (store, 1);
  while (gh_numeral_compare (store, end, freezing) < 0)
    end = gh_numeral_scaled (store, end, 1);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    drawing const d = {store, g, gh_fraction (store, 1, fineness (store, g)), side};
    gh_form_add (store, side, corner (&d, GH_ZERO));
    draw (&d, GH_ZERO, end);
    gh_form_add (store, side, corner (&d, end));
  }
  return gh_thermograph_of_points (store, gh_form_end (store));
}
