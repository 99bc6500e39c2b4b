/* Definition 2.7 on values, and what follows from it. */
#include "optimized/inside.h"

/* ---- what is remembered ---------------------------------------------------------------------- */

static sum_entry *sum_place (const gh_array *entries, gh_canon g, gh_canon h)
{
  return (sum_entry *)entries->items + (mix (g, h) & (entries->room - 1));
}

static void remember (gh_canons *canons, sum_entry entry)
{
  gh_array old;
  if (cache_grow (canons, &canons->sums, sizeof entry, &old)) {
    for (size_t i = 0; i < old.room; i++) {
      sum_entry const kept = ((sum_entry *)old.items)[i];
      if (kept.g)
        *sum_place (&canons->sums.entries, kept.g, kept.h) = kept;
    }
    gh_array_release (canons->store, &old);
  }
  *sum_place (&canons->sums.entries, entry.g, entry.h) = entry;
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* The sides of the next value: what stands on the stack from `start` on, the left ones first. */
static void take_sides (gh_canons *canons, size_t start, size_t left)
{
  canons->side[GH_LEFT].count = canons->side[GH_RIGHT].count = 0;
  for (size_t i = start; i < canons->stack.count; i++)
    push (canons, &canons->side[i < left ? GH_LEFT : GH_RIGHT],
          ((gh_canon *)canons->stack.items)[i]);
  canons->stack.count = start;
}

static void push_moves (gh_canons *canons, gh_canon g, gh_canon h, gh_side side)
{
  for (size_t i = 0; i < count_of (canons, g, side); i++) {
    gh_canon const sum = gh_canon_sum (canons, option_of (canons, g, side, i), h);
    push (canons, &canons->stack, sum);
  }
}

/* G + x = {G^L + x | G^R + x} for a number x, and that is its canonical form when the one of G is
   put in (number translation). */
static gh_canon translated (gh_canons *canons, gh_canon g, gh_canon x)
{
  size_t const start = canons->stack.count;
  push_moves (canons, g, x, GH_LEFT);
  size_t const left = canons->stack.count;
  push_moves (canons, g, x, GH_RIGHT);
  gh_canon const low = number_sum (canons, at (canons, g)->stop[GH_LEFT], x);
  gh_canon const high = number_sum (canons, at (canons, g)->stop[GH_RIGHT], x);
  take_sides (canons, start, left);
  canons->open.stop[GH_LEFT] = low;
  canons->open.stop[GH_RIGHT] = high;
  return other (canons);
}

static gh_canon moved (gh_canons *canons, gh_canon g, gh_canon h)
{
  size_t const start = canons->stack.count;
  list_options (canons, g);
  list_options (canons, h);
  push_moves (canons, g, h, GH_LEFT);
  push_moves (canons, h, g, GH_LEFT);
  size_t const left = canons->stack.count;
  push_moves (canons, g, h, GH_RIGHT);
  push_moves (canons, h, g, GH_RIGHT);
  size_t const moves_in_g[] = {count_of (canons, g, GH_LEFT), count_of (canons, g, GH_RIGHT)};
  take_sides (canons, start, left);
  return canonical (canons, moves_in_g);
}

/* Neither zero; at least one without a name. */
static gh_canon sum_of (gh_canons *canons, gh_canon g, gh_canon h)
{
  const value *const a = at (canons, g), *const b = at (canons, h);
  if (is_number (b))
    return translated (canons, g, h);
  if (is_number (a))
    return translated (canons, h, g);
  if (b->kind == NAMED && b->named.number != GH_CANON_ZERO) {
    named const n = b->named;
    gh_canon const ups = gh_canon_named (canons, GH_CANON_ZERO, n.ups, n.nimber);
    gh_canon const sum = gh_canon_sum (canons, g, ups);
    return gh_canon_sum (canons, sum, n.number);
  }
  if (a->kind == NAMED && a->named.number != GH_CANON_ZERO)
    return sum_of (canons, h, g);
  return moved (canons, g, h);
}

gh_canon gh_canon_sum (gh_canons *canons, gh_canon g, gh_canon h)
{
  if (g == GH_CANON_ZERO || h == GH_CANON_ZERO)
    return g ^ h;
  if (at (canons, g)->kind != OTHER && at (canons, h)->kind != OTHER)
    return named_sum (canons, g, h);
  if (at (canons, g)->negative == h)
    return GH_CANON_ZERO;
  if (g > h) {
    gh_canon const swapped = g;
    g = h;
    h = swapped;
  }
  if (canons->sums.entries.room) {
    sum_entry const entry = *sum_place (&canons->sums.entries, g, h);
    if (entry.g == g && entry.h == h)
      return entry.sum;
  }
  gh_deeper (canons->store);
  gh_canon const sum = sum_of (canons, g, h);
  gh_shallower (canons->store);
  remember (canons, (sum_entry){g, h, sum});
  return sum;
}

gh_canon gh_canon_difference (gh_canons *canons, gh_canon g, gh_canon h)
{
  return gh_canon_sum (canons, g, gh_canon_negative (canons, h));
}

/* By doubling. */
gh_canon gh_canon_multiple (gh_canons *canons, int64_t n, gh_canon g)
{
  gh_canon sum = GH_CANON_ZERO, power = n < 0 ? gh_canon_negative (canons, g) : g;
  for (uint64_t left = n < 0 ? -(uint64_t)n : (uint64_t)n; left; left >>= 1) {
    if (left & 1)
      sum = gh_canon_sum (canons, sum, power);
    if (left > 1)
      power = gh_canon_sum (canons, power, power);
  }
  return sum;
}

/* ---- negatives ------------------------------------------------------------------------------- */

static void push_negatives (gh_canons *canons, gh_canon g, gh_side side)
{
  for (size_t i = 0; i < count_of (canons, g, side); i++) {
    gh_canon const negative = gh_canon_negative (canons, option_of (canons, g, side, i));
    push (canons, &canons->stack, negative);
  }
}

/* The mirror image of a canonical form is one. */
static gh_canon mirrored (gh_canons *canons, gh_canon g)
{
  size_t const start = canons->stack.count;
  push_negatives (canons, g, GH_RIGHT);
  size_t const left = canons->stack.count;
  push_negatives (canons, g, GH_LEFT);
  gh_canon const low = number_negative (canons, at (canons, g)->stop[GH_RIGHT]);
  gh_canon const high = number_negative (canons, at (canons, g)->stop[GH_LEFT]);
  take_sides (canons, start, left);
  canons->open.stop[GH_LEFT] = low;
  canons->open.stop[GH_RIGHT] = high;
  return other (canons);
}

gh_canon gh_canon_negative (gh_canons *canons, gh_canon g)
{
  if (at (canons, g)->negative != NONE)
    return at (canons, g)->negative;
  gh_deeper (canons->store);
  gh_canon const negative =
      at (canons, g)->kind == OTHER ? mirrored (canons, g) : named_negative (canons, g);
  gh_shallower (canons->store);
  at (canons, g)->negative = negative;
  at (canons, negative)->negative = g;
  return negative;
}

/* ---- stops and birthdays --------------------------------------------------------------------- */

gh_canon gh_canon_stop (const gh_canons *canons, gh_canon g, gh_side first)
{
  return at (canons, g)->stop[first];
}

gh_canon gh_canon_birthday (gh_canons *canons, gh_canon g)
{
  if (is_number (at (canons, g)))
    return number_birthday (canons, g);
  if (at (canons, g)->birthday != NONE)
    return at (canons, g)->birthday;
  gh_canon latest = GH_CANON_ZERO;
  gh_deeper (canons->store);
  list_options (canons, g);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (canons, g, side); i++) {
      gh_canon const birthday = gh_canon_birthday (canons, option_of (canons, g, side, i));
      if (number_compare (canons, birthday, latest) > 0)
        latest = birthday;
    }
  gh_shallower (canons->store);
  gh_canon const one = gh_canon_integer (canons, 1);
  gh_canon const birthday = number_sum (canons, latest, one);
  at (canons, g)->birthday = birthday;
  return birthday;
}
