/* Dyadic rationals: in machine words while they are small, as numerals of the store beyond. */
#include "form/words.h"
#include "optimized/inside.h"

#include <limits.h>

__extension__ typedef __int128
    wide; /* holds a numerator over the denominator of any small number */

/* ---- making them ----------------------------------------------------------------------------- */

/* Of a number of so many units, or between them and the next. */
static cuts cuts_of_units (wide units, bool exact)
{
  if (units <= -FARTHEST_UNITS || units >= FARTHEST_UNITS)
    return cuts_near (units < 0 ? INT32_MIN + 1 : INT32_MAX, 0, 0);
  return cuts_near ((int32_t)(2 * units) + !exact, 0, 0);
}

static cuts cuts_of_small (dyadic x)
{
  wide const scaled = (wide)x.numerator * (1 << UNIT_EXPONENT), units = scaled >> x.exponent;
  return cuts_of_units (units, units * ((wide)1 << x.exponent) == scaled);
}

/* No large number is a number of units, unless beyond the farthest. */
static cuts cuts_of_large (gh_canons *canons, gh_form numeral)
{
  mpz_t numerator;
  mpz_ptr const units = canons->scratch;
  uint64_t exponent;
  gh_numeral_value (canons->store, numeral, numerator, &exponent);
  int const sign = mpz_sgn (numerator);
  size_t const bits = mpz_sizeinbase (numerator, 2);
  if (bits > exponent + 32)
    return cuts_of_units (sign * FARTHEST_UNITS, false);
  if (bits + UNIT_EXPONENT < exponent)
    return cuts_of_units (sign < 0 ? -1 : 0, false);
  mpz_mul_2exp (units, numerator, UNIT_EXPONENT);
  mpz_fdiv_q_2exp (units, units, (mp_bitcnt_t)exponent);
  return cuts_of_units (gh_mpz_get_i64 (units), false);
}

static gh_canon add_number (gh_canons *canons, value made, cuts of_it)
{
  gh_canon const g = (gh_canon)canons->values.count;
  made.first = made.birthday = made.thermograph = NONE;
  made.negative = NONE;
  made.stop[GH_LEFT] = made.stop[GH_RIGHT] = g;
  return table_add (canons, &made, of_it);
}

static bool same_small (const gh_canons *canons, const value *v, const void *content)
{
  const dyadic *const x = content;
  (void)canons;
  return v->kind == SMALL && v->small.exponent == x->exponent && v->small.numerator == x->numerator;
}

static gh_canon small (gh_canons *canons, dyadic x)
{
  uint32_t const hash = (uint32_t)mix ((uint64_t)x.numerator, x.exponent);
  gh_canon const g = table_find (canons, hash, same_small, &x);
  if (g != NONE)
    return g;
  return add_number (canons, (value){.hash = hash, .kind = SMALL, .small = x}, cuts_of_small (x));
}

static bool same_large (const gh_canons *canons, const value *v, const void *content)
{
  (void)canons;
  return v->kind == LARGE && v->large == *(const gh_form *)content;
}

static gh_canon large (gh_canons *canons, gh_form numeral)
{
  uint32_t const hash = (uint32_t)mix (numeral, LARGE);
  gh_canon const g = table_find (canons, hash, same_large, &numeral);
  if (g != NONE)
    return g;
  cuts const of_it = cuts_of_large (canons, numeral);
  return add_number (canons, (value){.hash = hash, .kind = LARGE, .large = numeral}, of_it);
}

static gh_canon from_numeral (gh_canons *canons, gh_form numeral)
{
  mpz_t numerator;
  uint64_t exponent;
  gh_numeral_value (canons->store, numeral, numerator, &exponent);
  if (exponent > SMALL_EXPONENT || mpz_sizeinbase (numerator, 2) > 62)
    return large (canons, numeral);
  return small (canons, (dyadic){gh_mpz_get_i64 (numerator), (uint32_t)exponent});
}

gh_canon number_from_mpz (gh_canons *canons, mpz_srcptr numerator, uint64_t exponent)
{
  return from_numeral (canons, gh_dyadic (canons->store, numerator, exponent));
}

/* numerator / 2^exponent, where the numerator has at most 126 bits. */
static gh_canon from_wide (gh_canons *canons, wide numerator, uint32_t exponent)
{
  while (exponent > 0 && numerator % 2 == 0) {
    numerator /= 2;
    exponent--;
  }
  if (exponent <= SMALL_EXPONENT && numerator < SMALL_NUMERATOR && numerator > -SMALL_NUMERATOR)
    return small (canons, (dyadic){(int64_t)numerator, exponent});
  wide const magnitude = numerator < 0 ? -numerator : numerator;
  mp_limb_t const limbs[2] = {(mp_limb_t)magnitude, (mp_limb_t)(magnitude >> 64)};
  mp_size_t const size = limbs[1] ? 2 : 1;
  mpz_t view;
  return number_from_mpz (canons, mpz_roinit_n (view, limbs, numerator < 0 ? -size : size),
                          exponent);
}

gh_canon gh_canon_integer (gh_canons *canons, int64_t n)
{
  return from_wide (canons, n, 0);
}

gh_canon gh_canon_dyadic (gh_canons *canons, int64_t numerator, unsigned exponent)
{
  return from_wide (canons, numerator, exponent);
}

bool gh_canon_is_number (const gh_canons *canons, gh_canon g)
{
  return is_number (at (canons, g));
}

/* ---- using them ------------------------------------------------------------------------------ */

void number_value (gh_canons *canons, gh_canon x, mpz_t numerator, mp_limb_t *limb,
                   uint64_t *exponent)
{
  const value *const v = at (canons, x);
  if (v->kind == LARGE) {
    gh_numeral_value (canons->store, v->large, numerator, exponent);
    return;
  }
  int64_t const n = v->small.numerator;
  *limb = (mp_limb_t)(n < 0 ? -n : n);
  *exponent = v->small.exponent;
  mpz_roinit_n (numerator, limb, n < 0 ? -1 : n > 0);
}

static gh_form numeral_of (gh_canons *canons, gh_canon x)
{
  mpz_t numerator;
  mp_limb_t limb;
  uint64_t exponent;
  if (at (canons, x)->kind == LARGE)
    return at (canons, x)->large;
  number_value (canons, x, numerator, &limb, &exponent);
  return gh_dyadic (canons->store, numerator, exponent);
}

/* Two small numbers over one denominator, which they are brought to. */
static uint32_t align (dyadic x, dyadic y, wide *a, wide *b)
{
  uint32_t const exponent = x.exponent > y.exponent ? x.exponent : y.exponent;
  *a = (wide)x.numerator * ((wide)1 << (exponent - x.exponent));
  *b = (wide)y.numerator * ((wide)1 << (exponent - y.exponent));
  return exponent;
}

static int compare_small (dyadic x, dyadic y)
{
  wide a, b;
  align (x, y, &a, &b);
  return (a > b) - (a < b);
}

static bool both_small (const gh_canons *canons, gh_canon x, gh_canon y)
{
  return at (canons, x)->kind == SMALL && at (canons, y)->kind == SMALL;
}

int number_compare (gh_canons *canons, gh_canon x, gh_canon y)
{
  if (x == y)
    return 0;
  if (both_small (canons, x, y))
    return compare_small (at (canons, x)->small, at (canons, y)->small);
  gh_form const a = numeral_of (canons, x);
  return gh_numeral_compare (canons->store, a, numeral_of (canons, y));
}

gh_canon number_sum (gh_canons *canons, gh_canon x, gh_canon y)
{
  wide a, b;
  if (both_small (canons, x, y)) {
    uint32_t const exponent = align (at (canons, x)->small, at (canons, y)->small, &a, &b);
    return from_wide (canons, a + b, exponent);
  }
  gh_form const numeral = numeral_of (canons, x);
  return from_numeral (canons, gh_numeral_sum (canons->store, numeral, numeral_of (canons, y)));
}

gh_canon gh_canon_product (gh_canons *canons, gh_canon x, gh_canon y)
{
  if (!is_number (at (canons, x)) || !is_number (at (canons, y)))
    return NONE;
  if (both_small (canons, x, y)) {
    dyadic const a = at (canons, x)->small, b = at (canons, y)->small;
    return from_wide (canons, (wide)a.numerator * b.numerator, a.exponent + b.exponent);
  }
  gh_form const numeral = numeral_of (canons, x);
  return from_numeral (canons, gh_numeral_product (canons->store, numeral, numeral_of (canons, y)));
}

/* That of m/2^k has the odd part of m as its denominator: m is a power of 2, or its negative. */
gh_canon gh_canon_inverse (gh_canons *canons, gh_canon x)
{
  mpz_t numerator;
  mp_limb_t limb;
  uint64_t exponent;
  if (!is_number (at (canons, x)) || x == GH_CANON_ZERO)
    return NONE;
  number_value (canons, x, numerator, &limb, &exponent);
  mp_bitcnt_t const twos = mpz_scan1 (numerator, 0);
  if (mpz_sizeinbase (numerator, 2) != twos + 1)
    return NONE;
  mpz_set_si (canons->scratch, mpz_sgn (numerator));
  mpz_mul_2exp (canons->scratch, canons->scratch, (mp_bitcnt_t)exponent);
  return number_from_mpz (canons, canons->scratch, twos);
}

gh_canon number_negative (gh_canons *canons, gh_canon x)
{
  dyadic const n = at (canons, x)->small;
  if (at (canons, x)->kind == SMALL)
    return small (canons, (dyadic){-n.numerator, n.exponent});
  return from_numeral (canons, gh_numeral_negative (canons->store, at (canons, x)->large));
}

gh_canon number_half (gh_canons *canons, gh_canon x)
{
  mpz_t numerator;
  mp_limb_t limb;
  uint64_t exponent;
  if (at (canons, x)->kind == SMALL)
    return from_wide (canons, at (canons, x)->small.numerator, at (canons, x)->small.exponent + 1);
  number_value (canons, x, numerator, &limb, &exponent);
  return number_from_mpz (canons, numerator, exponent + 1);
}

gh_canon number_temperature (gh_canons *canons, gh_canon x)
{
  mpz_t numerator;
  mp_limb_t limb;
  uint64_t exponent;
  number_value (canons, x, numerator, &limb, &exponent);
  mpz_set_si (canons->scratch, -1);
  return number_from_mpz (canons, canons->scratch, exponent);
}

/* An integer n is born on day |n|; another number on day m + k + 1, m the integer part of |x| and
   2^k the denominator. */
gh_canon number_birthday (gh_canons *canons, gh_canon x)
{
  mpz_t numerator;
  mp_limb_t limb;
  uint64_t exponent;
  mpz_ptr const birthday = canons->scratch;
  number_value (canons, x, numerator, &limb, &exponent);
  mpz_abs (birthday, numerator);
  mpz_tdiv_q_2exp (birthday, birthday, (mp_bitcnt_t)exponent);
  mpz_add_ui (birthday, birthday, exponent ? (mp_bitcnt_t)exponent + 1 : 0);
  return number_from_mpz (canons, birthday, 0);
}

/* The options of a / 2^k are (a - 1) / 2^k and (a + 1) / 2^k; an integer has the next one towards
   0 only. */
gh_canon number_next (gh_canons *canons, gh_canon x, gh_side side)
{
  mpz_t view;
  mp_limb_t limb;
  uint64_t exponent;
  number_value (canons, x, view, &limb, &exponent);
  if (!exponent && (side == GH_LEFT ? mpz_sgn (view) <= 0 : mpz_sgn (view) >= 0))
    return NONE;
  if (at (canons, x)->kind == SMALL)
    return from_wide (canons, (wide)at (canons, x)->small.numerator + (side == GH_LEFT ? -1 : 1),
                      (uint32_t)exponent);
  gh_form const numeral = at (canons, x)->large;
  return from_numeral (canons, gh_option (canons->store, numeral, side, 0));
}

/* ---- the simplest number in an interval ------------------------------------------------------ */

/* Whether x lies on the right side of this end; `sign` is -1 for the lower end, 1 for the upper. */
static bool inside (gh_canons *canons, gh_canon x, bound end, int sign)
{
  if (end.at == NONE)
    return true;
  int const order = number_compare (canons, end.at, x) * sign;
  return order > 0 || (order == 0 && end.within);
}

/* The least multiple of 2^-exponent above a small number, or the number itself if it is one and
   may be. */
static wide least_above (dyadic low, bool within, uint32_t exponent)
{
  if (exponent >= low.exponent) {
    wide const exact = (wide)low.numerator * ((wide)1 << (exponent - low.exponent));
    return within ? exact : exact + 1;
  }
  return ((wide)low.numerator >> (low.exponent - exponent)) + 1;
}

/* The same of any number, into scratch. */
static void large_above (gh_canons *canons, bound low, uint32_t exponent, mpz_ptr out)
{
  mpz_t numerator;
  mp_limb_t limb;
  uint64_t of_low;
  number_value (canons, low.at, numerator, &limb, &of_low);
  if (exponent >= of_low) {
    mpz_mul_2exp (out, numerator, (mp_bitcnt_t)(exponent - of_low));
    if (!low.within)
      mpz_add_ui (out, out, 1);
  } else {
    mpz_fdiv_q_2exp (out, numerator, (mp_bitcnt_t)(of_low - exponent));
    mpz_add_ui (out, out, 1);
  }
}

/* In an interval above 0, or from 0 on: by increasing denominators, of each the least. */
static gh_canon simplest_positive (gh_canons *canons, bound low, bound high)
{
  bool const narrow = at (canons, low.at)->kind == SMALL &&
                      (high.at == NONE || at (canons, high.at)->kind == SMALL);
  for (uint32_t exponent = 0;; exponent++) {
    if (narrow && exponent <= SMALL_EXPONENT) {
      wide const n = least_above (at (canons, low.at)->small, low.within, exponent);
      if (n < SMALL_NUMERATOR) {
        dyadic const x = {(int64_t)n, exponent};
        int const order = high.at == NONE ? 1 : compare_small (at (canons, high.at)->small, x);
        if (order > 0 || (order == 0 && high.within))
          return from_wide (canons, n, exponent);
        continue;
      }
    }
    large_above (canons, low, exponent, canons->scratch);
    gh_canon const x = number_from_mpz (canons, canons->scratch, exponent);
    if (inside (canons, x, high, 1))
      return x;
  }
}

gh_canon number_simplest (gh_canons *canons, bound low, bound high)
{
  bool const not_below = inside (canons, GH_CANON_ZERO, low, -1);
  if (not_below && inside (canons, GH_CANON_ZERO, high, 1))
    return GH_CANON_ZERO;
  if (!not_below)
    return simplest_positive (canons, low, high);
  bound const mirrored_low = {number_negative (canons, high.at), high.within};
  bound const mirrored_high = {low.at == NONE ? NONE : number_negative (canons, low.at),
                               low.within};
  return number_negative (canons, simplest_positive (canons, mirrored_low, mirrored_high));
}
