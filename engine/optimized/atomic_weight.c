/* Atomic weights of values that are all small: {aw (G^L) - 2 | aw (G^R) + 2}, but where integers
   lie in that gap a nimber larger than all in G decides which of them it is (Siegel, Combinatorial
   Game Theory, II.7). */
#include "optimized/inside.h"

#define NOT_ALL_SMALL (NONE - 1)

/* The place of a value in canons->weights, where NONE says that it was not found yet. */
static gh_canon *weight_at (gh_canons *canons, gh_canon g)
{
  return place (canons, &canons->weights, canons->values.count, g);
}

static gh_canon weight_of (gh_canons *canons, gh_canon g);

/* Of each option the weight after the move, on the stack; false: one is not all small. */
static bool push_weights (gh_canons *canons, gh_canon g, gh_side side)
{
  gh_canon const two = gh_canon_integer (canons, side == GH_LEFT ? -2 : 2);
  for (size_t i = 0; i < count_of (canons, g, side); i++) {
    gh_canon const weight = weight_of (canons, option_of (canons, g, side, i));
    if (weight == NOT_ALL_SMALL)
      return false;
    gh_canon const moved = gh_canon_sum (canons, weight, two);
    push (canons, &canons->stack, moved);
  }
  return true;
}

/* The greatest integer that is at most a number. */
static gh_canon floor_of (gh_canons *canons, gh_canon x)
{
  mpz_t numerator;
  mp_limb_t limb;
  uint64_t exponent;
  number_value (canons, x, numerator, &limb, &exponent);
  mpz_fdiv_q_2exp (canons->scratch, numerator, (mp_bitcnt_t)exponent);
  return number_from_mpz (canons, canons->scratch, 0);
}

/* The greatest integer n with n <| each weight behind a move of Right, from `start` on. Their least
   left stop bounds it. */
static gh_canon greatest_within (gh_canons *canons, size_t start)
{
  gh_canon least = NONE;
  for (size_t i = start; i < canons->stack.count; i++) {
    gh_canon const stop = at (canons, ((gh_canon *)canons->stack.items)[i])->stop[GH_LEFT];
    if (least == NONE || number_compare (canons, stop, least) < 0)
      least = stop;
  }
  gh_canon n = floor_of (canons, least);
  for (size_t i = start; i < canons->stack.count; i++)
    if (gh_canon_at_most (canons, ((gh_canon *)canons->stack.items)[i], n))
      return number_sum (canons, n, gh_canon_integer (canons, -1));
  return n;
}

/* A nimber that is in no position of g, as it is born later. The birthday is found in as many
   nested calls, so that it is less than 2^32. */
static gh_order beside_far_star (gh_canons *canons, gh_canon g)
{
  gh_canon const birthday = gh_canon_birthday (canons, g);
  uint32_t const day = (uint32_t)at (canons, birthday)->small.numerator;
  return gh_canon_compare (canons, g, gh_canon_named (canons, GH_CANON_ZERO, 0, day + 1));
}

/* With the weights behind moves on the stack, right ones from `right` on. */
static gh_canon of_weights (gh_canons *canons, gh_canon g, size_t start, size_t right)
{
  const gh_canon *const items = canons->stack.items;
  gh_canon const simplest = gh_canon_of_options (canons, items + start, right - start,
                                                 items + right, canons->stack.count - right);
  if (!is_number (at (canons, simplest)) || floor_of (canons, simplest) != simplest)
    return simplest;
  switch (beside_far_star (canons, g)) {
  case GH_GREATER: return greatest_within (canons, right);
  case GH_LESS: return number_negative (canons, weight_of (canons, gh_canon_negative (canons, g)));
  default: return GH_CANON_ZERO;
  }
}

static gh_canon by_options (gh_canons *canons, gh_canon g)
{
  size_t const start = canons->stack.count;
  list_options (canons, g);
  gh_canon weight = NOT_ALL_SMALL;
  if (push_weights (canons, g, GH_LEFT)) {
    size_t const right = canons->stack.count;
    if (push_weights (canons, g, GH_RIGHT))
      weight = of_weights (canons, g, start, right);
  }
  canons->stack.count = start;
  return weight;
}

static gh_canon weight_of (gh_canons *canons, gh_canon g)
{
  const value *const v = at (canons, g);
  if (*weight_at (canons, g) != NONE)
    return *weight_at (canons, g);
  gh_canon weight = NOT_ALL_SMALL;
  gh_deeper (canons->store);
  if (v->stop[GH_LEFT] == GH_CANON_ZERO && v->stop[GH_RIGHT] == GH_CANON_ZERO)
    weight = v->kind == NAMED     ? gh_canon_integer (canons, v->named.ups)
             : g == GH_CANON_ZERO ? GH_CANON_ZERO
                                  : by_options (canons, g);
  gh_shallower (canons->store);
  *weight_at (canons, g) = weight;
  return weight;
}

gh_canon gh_canon_atomic_weight (gh_canons *canons, gh_canon g)
{
  gh_canon const weight = weight_of (canons, g);
  return weight == NOT_ALL_SMALL ? NONE : weight;
}
