/* Definition 2.7 on values, and what follows from it. */
#include "optimized/inside.h"

/* ---- what is remembered ---------------------------------------------------------------------- */

static sum_entry *sum_place (const gh_array *entries, gh_game g, gh_game h)
{
  return (sum_entry *)entries->items + (mix (g, h) & (entries->room - 1));
}

static void remember (gh_games *games, sum_entry entry)
{
  gh_array old;
  if (cache_grow (games, &games->sums, sizeof entry, &old)) {
    for (size_t i = 0; i < old.room; i++) {
      sum_entry const kept = ((sum_entry *)old.items)[i];
      if (kept.g)
        *sum_place (&games->sums.entries, kept.g, kept.h) = kept;
    }
    gh_array_release (games->store, &old);
  }
  *sum_place (&games->sums.entries, entry.g, entry.h) = entry;
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* The sides of the next value: what stands on the stack from `start` on, the left ones first. */
static void take_sides (gh_games *games, size_t start, size_t left)
{
  games->side[GH_LEFT].count = games->side[GH_RIGHT].count = 0;
  for (size_t i = start; i < games->stack.count; i++)
    push (games, &games->side[i < left ? GH_LEFT : GH_RIGHT], ((gh_game *)games->stack.items)[i]);
  games->stack.count = start;
}

static void push_moves (gh_games *games, gh_game g, gh_game h, gh_side side)
{
  for (size_t i = 0; i < count_of (games, g, side); i++) {
    gh_game const sum = gh_game_sum (games, option_of (games, g, side, i), h);
    push (games, &games->stack, sum);
  }
}

/* G + x = {G^L + x | G^R + x} for a number x, and that is its canonical form when the one of G is
   put in (number translation). */
static gh_game translated (gh_games *games, gh_game g, gh_game x)
{
  size_t const start = games->stack.count;
  push_moves (games, g, x, GH_LEFT);
  size_t const left = games->stack.count;
  push_moves (games, g, x, GH_RIGHT);
  gh_game const low = number_sum (games, at (games, g)->stop[GH_LEFT], x);
  gh_game const high = number_sum (games, at (games, g)->stop[GH_RIGHT], x);
  take_sides (games, start, left);
  games->open.stop[GH_LEFT] = low;
  games->open.stop[GH_RIGHT] = high;
  return other (games);
}

static gh_game moved (gh_games *games, gh_game g, gh_game h)
{
  size_t const start = games->stack.count;
  list_options (games, g);
  list_options (games, h);
  push_moves (games, g, h, GH_LEFT);
  push_moves (games, h, g, GH_LEFT);
  size_t const left = games->stack.count;
  push_moves (games, g, h, GH_RIGHT);
  push_moves (games, h, g, GH_RIGHT);
  size_t const moves_in_g[] = {count_of (games, g, GH_LEFT), count_of (games, g, GH_RIGHT)};
  take_sides (games, start, left);
  return canonical (games, moves_in_g);
}

/* Neither zero; at least one without a name. */
static gh_game sum_of (gh_games *games, gh_game g, gh_game h)
{
  const value *const a = at (games, g), *const b = at (games, h);
  if (is_number (b))
    return translated (games, g, h);
  if (is_number (a))
    return translated (games, h, g);
  if (b->kind == NAMED && b->named.number != GH_GAME_ZERO) {
    named const n = b->named;
    gh_game const ups = gh_game_named (games, GH_GAME_ZERO, n.ups, n.nimber);
    gh_game const sum = gh_game_sum (games, g, ups);
    return gh_game_sum (games, sum, n.number);
  }
  if (a->kind == NAMED && a->named.number != GH_GAME_ZERO)
    return sum_of (games, h, g);
  return moved (games, g, h);
}

gh_game gh_game_sum (gh_games *games, gh_game g, gh_game h)
{
  if (g == GH_GAME_ZERO || h == GH_GAME_ZERO)
    return g ^ h;
  if (at (games, g)->kind != OTHER && at (games, h)->kind != OTHER)
    return named_sum (games, g, h);
  if (at (games, g)->negative == h)
    return GH_GAME_ZERO;
  if (g > h) {
    gh_game const swapped = g;
    g = h;
    h = swapped;
  }
  if (games->sums.entries.room) {
    sum_entry const entry = *sum_place (&games->sums.entries, g, h);
    if (entry.g == g && entry.h == h)
      return entry.sum;
  }
  gh_deeper (games->store);
  gh_game const sum = sum_of (games, g, h);
  gh_shallower (games->store);
  remember (games, (sum_entry){g, h, sum});
  return sum;
}

gh_game gh_game_difference (gh_games *games, gh_game g, gh_game h)
{
  return gh_game_sum (games, g, gh_game_negative (games, h));
}

/* By doubling. */
gh_game gh_game_multiple (gh_games *games, int64_t n, gh_game g)
{
  gh_game sum = GH_GAME_ZERO, power = n < 0 ? gh_game_negative (games, g) : g;
  for (uint64_t left = n < 0 ? -(uint64_t)n : (uint64_t)n; left; left >>= 1) {
    if (left & 1)
      sum = gh_game_sum (games, sum, power);
    if (left > 1)
      power = gh_game_sum (games, power, power);
  }
  return sum;
}

/* ---- negatives ------------------------------------------------------------------------------- */

static void push_negatives (gh_games *games, gh_game g, gh_side side)
{
  for (size_t i = 0; i < count_of (games, g, side); i++) {
    gh_game const negative = gh_game_negative (games, option_of (games, g, side, i));
    push (games, &games->stack, negative);
  }
}

/* The mirror image of a canonical form is one. */
static gh_game mirrored (gh_games *games, gh_game g)
{
  size_t const start = games->stack.count;
  push_negatives (games, g, GH_RIGHT);
  size_t const left = games->stack.count;
  push_negatives (games, g, GH_LEFT);
  gh_game const low = number_negative (games, at (games, g)->stop[GH_RIGHT]);
  gh_game const high = number_negative (games, at (games, g)->stop[GH_LEFT]);
  take_sides (games, start, left);
  games->open.stop[GH_LEFT] = low;
  games->open.stop[GH_RIGHT] = high;
  return other (games);
}

gh_game gh_game_negative (gh_games *games, gh_game g)
{
  if (at (games, g)->negative != NONE)
    return at (games, g)->negative;
  gh_deeper (games->store);
  gh_game const negative =
      at (games, g)->kind == OTHER ? mirrored (games, g) : named_negative (games, g);
  gh_shallower (games->store);
  at (games, g)->negative = negative;
  at (games, negative)->negative = g;
  return negative;
}

/* ---- stops and birthdays --------------------------------------------------------------------- */

gh_game gh_game_stop (const gh_games *games, gh_game g, gh_side first)
{
  return at (games, g)->stop[first];
}

gh_game gh_game_birthday (gh_games *games, gh_game g)
{
  if (at (games, g)->birthday != NONE)
    return at (games, g)->birthday;
  gh_game latest = NONE;
  gh_deeper (games->store);
  list_options (games, g);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < count_of (games, g, side); i++) {
      gh_game const birthday = gh_game_birthday (games, option_of (games, g, side, i));
      if (latest == NONE || number_compare (games, birthday, latest) > 0)
        latest = birthday;
    }
  gh_shallower (games->store);
  gh_game const one = gh_game_integer (games, 1);
  gh_game const birthday = latest == NONE ? GH_GAME_ZERO : number_sum (games, latest, one);
  at (games, g)->birthday = birthday;
  return birthday;
}
