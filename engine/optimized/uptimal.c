/* Sums of multiples of powers of up and a nimber, a1.^<1> + ... + an.^<n> + *k, read off the
   options of the canonical form, which are such sums themselves. Where an > 0 there is a right
   option whose first n coefficients are 1 less, with k changed by 1; where an < 0, a left one with
   1 more; and some option has n - 1 coefficients or more (proved beside LT-14, in
   properties/claims/uptimals.claims). So few sums are candidates, and which of them it is its value
   says. */
#include "form/words.h"
#include "optimized/inside.h"

#define NO_SUM (NONE - 1)

/* The sum that a value is: where its terms stand in canons->terms; NONE: not found yet. There are
   n, k, a1, ..., an. */
static uint32_t *sum_at (gh_canons *canons, gh_canon g)
{
  return place (canons, &canons->uptimals, canons->values.count, g);
}

static uint32_t begin_sum (gh_canons *canons, size_t n, uint32_t nimber)
{
  gh_array_reserve (canons->store, &canons->terms, sizeof (int64_t), n + 2);
  if (canons->terms.count >= NO_SUM)
    gh_fail (canons->store, GH_NO_MEMORY);
  int64_t *const terms = (int64_t *)canons->terms.items + canons->terms.count;
  terms[0] = (int64_t)n;
  terms[1] = nimber;
  return (uint32_t)canons->terms.count;
}

static void end_sum (gh_canons *canons, uint32_t sum)
{
  canons->terms.count = sum + 2 + (size_t)((int64_t *)canons->terms.items)[sum];
}

static size_t length_of (const gh_canons *canons, uint32_t sum)
{
  return (size_t)((int64_t *)canons->terms.items)[sum];
}

static int64_t coefficient (const gh_canons *canons, uint32_t sum, size_t i)
{
  const int64_t *const terms = (int64_t *)canons->terms.items + sum;
  return i <= (size_t)terms[0] ? terms[1 + i] : 0;
}

static int64_t changed (gh_canons *canons, uint32_t sum, size_t i, int64_t by)
{
  int64_t c;
  if (__builtin_add_overflow (coefficient (canons, sum, i), by, &c))
    gh_fail (canons->store, GH_OVER_DIGITS);
  return c;
}

/* ---- powers ---------------------------------------------------------------------------------- */

/* ^<i>, and the sum of it and all before, for i = 1, 2, ... */
typedef struct powers {
  gh_canon power, sum;
} powers;

static void to_next (gh_canons *canons, powers *p)
{
  gh_canon const zero = GH_CANON_ZERO, star = gh_canon_named (canons, zero, 0, 1);
  gh_canon const threat = gh_canon_difference (canons, star, p->sum);
  p->power = gh_canon_of_options (canons, &zero, 1, &threat, 1);
  p->sum = gh_canon_sum (canons, p->sum, p->power);
}

/* ---- what a value is ------------------------------------------------------------------------- */

/* The sum that g is, if its first coefficients are those of an option of this side, with 1 more for
   a right one, and there are as many as `most` at most; else NO_SUM. */
static uint32_t beyond_option (gh_canons *canons, gh_canon g, uint32_t option, gh_side side,
                               size_t most)
{
  int64_t const by = side == GH_RIGHT ? 1 : -1;
  uint32_t const nimber = (uint32_t)((int64_t *)canons->terms.items)[option + 1] ^ 1;
  gh_canon const star = gh_canon_named (canons, GH_CANON_ZERO, 0, nimber);
  powers p = {GH_CANON_ZERO, GH_CANON_ZERO};
  gh_canon made = star;
  for (size_t n = 1; n <= most; n++) {
    int64_t const c = changed (canons, option, n, by);
    to_next (canons, &p);
    made = gh_canon_sum (canons, made, gh_canon_multiple (canons, c, p.power));
    if (made != g || (by > 0 ? c <= 0 : c >= 0))
      continue;
    uint32_t const sum = begin_sum (canons, n, nimber);
    for (size_t i = 1; i <= n; i++)
      ((int64_t *)canons->terms.items)[sum + 1 + i] = coefficient (canons, option, i) + by;
    end_sum (canons, sum);
    return sum;
  }
  return NO_SUM;
}

static uint32_t sum_of (gh_canons *canons, gh_canon g);

static uint32_t by_options (gh_canons *canons, gh_canon g)
{
  size_t most = 0;
  list_options (canons, g);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (canons, g, side); i++) {
      uint32_t const option = sum_of (canons, option_of (canons, g, side, i));
      if (option == NO_SUM)
        return NO_SUM;
      size_t const length = length_of (canons, option);
      most = length >= most ? length + 1 : most;
    }
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (canons, g, side); i++) {
      uint32_t const option = *sum_at (canons, option_of (canons, g, side, i));
      uint32_t const sum = beyond_option (canons, g, option, side, most);
      if (sum != NO_SUM)
        return sum;
    }
  return NO_SUM;
}

/* n.up + *k, and 0, which has none. */
static uint32_t by_name (gh_canons *canons, int64_t ups, uint32_t nimber)
{
  uint32_t const sum = begin_sum (canons, ups != 0, nimber);
  if (ups)
    ((int64_t *)canons->terms.items)[sum + 2] = ups;
  end_sum (canons, sum);
  return sum;
}

static uint32_t sum_of (gh_canons *canons, gh_canon g)
{
  value const v = *at (canons, g);
  if (*sum_at (canons, g) != NONE)
    return *sum_at (canons, g);
  uint32_t sum = NO_SUM;
  gh_deeper (canons->store);
  if (v.stop[GH_LEFT] == GH_CANON_ZERO && v.stop[GH_RIGHT] == GH_CANON_ZERO)
    sum = g == GH_CANON_ZERO ? by_name (canons, 0, 0)
          : v.kind == NAMED  ? by_name (canons, v.named.ups, v.named.nimber)
                             : by_options (canons, g);
  gh_shallower (canons->store);
  return *sum_at (canons, g) = sum;
}

const int64_t *gh_canon_uptimal_terms (gh_canons *canons, gh_canon g)
{
  gh_canon const number = at (canons, g)->stop[GH_LEFT];
  if (number != at (canons, g)->stop[GH_RIGHT])
    return NULL;
  uint32_t const sum = sum_of (canons, gh_canon_difference (canons, g, number));
  return sum == NO_SUM ? NULL : (int64_t *)canons->terms.items + sum;
}

gh_canon gh_canon_uptimal (gh_canons *canons, gh_canon g, gh_canon n)
{
  mpz_t numerator;
  mp_limb_t limb;
  uint64_t exponent;
  if (!is_number (at (canons, n)))
    return NONE;
  const int64_t *const terms = gh_canon_uptimal_terms (canons, g);
  number_value (canons, n, numerator, &limb, &exponent);
  if (exponent || mpz_sgn (numerator) <= 0 || !terms)
    return NONE;
  uint64_t const power = mpz_size (numerator) > 1 ? UINT64_MAX : gh_mpz_get_u64 (numerator);
  return gh_canon_integer (canons, power <= (uint64_t)terms[0] ? terms[1 + power] : 0);
}
