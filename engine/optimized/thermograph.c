/* Thermographs: what the stops of a game become when every move is taxed by t.

   A wall is a function of t >= 0, given in pieces of slope -1, 0 or 1 (slopes of values, not of
   pictures); the last piece goes on for ever. The left wall of G is the greatest, over its left
   options, of their right walls minus t, the right wall the least of the left walls of right
   options plus t, up to the t where the two meet; from there on, both stay where they met. That t
   is the temperature, that place the mean. A number is its own mean, and never needs a tax.

   Breakpoints are dyadic, so that all of this is exact. */
#include "optimized/inside.h"

#include <string.h>

static gh_wall_piece *piece_of (const gh_canons *canons, const wall *w, size_t i)
{
  return (gh_wall_piece *)canons->pieces.items + w->first + i;
}

static void push_piece (gh_canons *canons, wall *w, gh_wall_piece p)
{
  gh_array_reserve (canons->store, &canons->pieces, sizeof p, 1);
  *piece_of (canons, w, w->count++) = p;
  canons->pieces.count++;
}

static gh_canon plus (gh_canons *canons, gh_canon v, int slope, gh_canon t)
{
  if (slope == 0)
    return v;
  return number_sum (canons, v, slope > 0 ? t : number_negative (canons, t));
}

static gh_canon minus (gh_canons *canons, gh_canon a, gh_canon b)
{
  return number_sum (canons, a, number_negative (canons, b));
}

/* ---- the better of two functions ------------------------------------------------------------- */

/* A function, and the piece of it that holds at the place that has been reached. */
typedef struct cursor {
  wall w;
  size_t at;
  int tilt; /* added to all slopes */
} cursor;

static int slope_at (const gh_canons *canons, const cursor *c)
{
  return piece_of (canons, &c->w, c->at)->slope + c->tilt;
}

/* The value at t, which lies on the cursor's piece. */
static gh_canon value_at (gh_canons *canons, const cursor *c, gh_canon t)
{
  gh_wall_piece const p = *piece_of (canons, &c->w, c->at);
  gh_canon const start = plus (canons, p.value, c->tilt, p.from);
  return plus (canons, start, p.slope + c->tilt, minus (canons, t, p.from));
}

/* Where the next piece begins, NONE: nowhere. */
static gh_canon next_from (const gh_canons *canons, const cursor *c)
{
  return c->at + 1 < c->w.count ? piece_of (canons, &c->w, c->at + 1)->from : NONE;
}

static gh_canon earlier (gh_canons *canons, gh_canon s, gh_canon t)
{
  if (s == NONE || t == NONE)
    return s == NONE ? t : s;
  return number_compare (canons, s, t) < 0 ? s : t;
}

static void advance (const gh_canons *canons, cursor *c, gh_canon t)
{
  if (next_from (canons, c) == t)
    c->at++;
}

/* How far from here two functions meet that are `apart` now and come `rate` (1 or 2) closer. */
static gh_canon meeting (gh_canons *canons, gh_canon apart, int rate)
{
  return rate == 2 ? number_half (canons, apart) : apart;
}

/* The greater of two functions, with sign 1, or the less, with sign -1. */
static wall better (gh_canons *canons, cursor f, cursor g, int sign)
{
  wall out = {(uint32_t)canons->pieces.count, 0};
  for (gh_canon t = GH_CANON_ZERO; t != NONE;) {
    gh_canon const a = value_at (canons, &f, t), b = value_at (canons, &g, t);
    int const slope = slope_at (canons, &f), other_slope = slope_at (canons, &g);
    int order = sign * number_compare (canons, a, b);
    if (!order)
      order = sign * (slope - other_slope);
    bool const first = order >= 0;
    push_piece (canons, &out,
                (gh_wall_piece){t, first ? a : b, (int8_t)(first ? slope : other_slope)});
    gh_canon next = earlier (canons, next_from (canons, &f), next_from (canons, &g));
    int const rate = sign * (first ? other_slope - slope : slope - other_slope);
    if (rate > 0) {
      gh_canon const gap = first == (sign > 0) ? minus (canons, a, b) : minus (canons, b, a);
      gh_canon const meet = number_sum (canons, t, meeting (canons, gap, rate));
      next = earlier (canons, next, meet);
    }
    if (next != NONE) {
      advance (canons, &f, next);
      advance (canons, &g, next);
    }
    t = next;
  }
  return out;
}

/* ---- walls ----------------------------------------------------------------------------------- */

static thermograph *known (const gh_canons *canons, gh_canon g)
{
  return (thermograph *)canons->thermographs.items + at (canons, g)->thermograph;
}

static void find (gh_canons *canons, gh_canon g);

/* The best for the player on `side` among the moves of g, with the tax paid. */
static wall scaffold (gh_canons *canons, gh_canon g, gh_side side)
{
  gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  int const sign = side == GH_LEFT ? 1 : -1;
  cursor best = {.w = known (canons, option_of (canons, g, side, 0))->walls[reply], .tilt = -sign};
  for (size_t i = 1; i < count_of (canons, g, side); i++) {
    wall const w = known (canons, option_of (canons, g, side, i))->walls[reply];
    best = (cursor){.w = better (canons, best, (cursor){.w = w, .tilt = -sign}, sign)};
  }
  if (best.tilt) /* of one option: with the tax */
    best.w = better (canons, best, best, sign);
  return best.w;
}

/* Both scaffolds from t = 0 to where they meet, then the mast. */
static thermograph joined (gh_canons *canons, wall left, wall right)
{
  cursor f = {.w = left}, g = {.w = right};
  gh_canon t = GH_CANON_ZERO;
  for (;;) {
    gh_canon const apart = minus (canons, value_at (canons, &f, t), value_at (canons, &g, t));
    int const rate = slope_at (canons, &g) - slope_at (canons, &f);
    gh_canon const next = earlier (canons, next_from (canons, &f), next_from (canons, &g));
    gh_canon const meet = rate > 0 ? number_sum (canons, t, meeting (canons, apart, rate)) : NONE;
    if (meet != NONE && (next == NONE || number_compare (canons, meet, next) <= 0)) {
      t = meet;
      break;
    }
    if (apart == GH_CANON_ZERO)
      break;
    t = next;
    advance (canons, &f, t);
    advance (canons, &g, t);
  }
  thermograph made = {.temperature = t, .mean = value_at (canons, &f, t)};
  const cursor *const ends[] = {&f, &g};
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    wall out = {(uint32_t)canons->pieces.count, 0};
    for (size_t i = 0; i <= ends[side]->at; i++) {
      gh_wall_piece const p = *piece_of (canons, &ends[side]->w, i);
      if (p.from != t)
        push_piece (canons, &out, p);
    }
    push_piece (canons, &out, (gh_wall_piece){t, made.mean, 0});
    made.walls[side] = out;
  }
  return made;
}

static thermograph of_number (gh_canons *canons, gh_canon x)
{
  thermograph made = {.mean = x, .temperature = number_temperature (canons, x)};
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    made.walls[side] = (wall){(uint32_t)canons->pieces.count, 0};
    push_piece (canons, &made.walls[side], (gh_wall_piece){GH_CANON_ZERO, x, 0});
  }
  return made;
}

/* Both walls were pushed last, behind scaffolds from `start` on that nobody needs any more. */
static void move_down (gh_canons *canons, thermograph *made, size_t start)
{
  size_t const by = made->walls[GH_LEFT].first - start;
  gh_wall_piece *const items = canons->pieces.items;
  memmove (items + start, items + start + by, (canons->pieces.count - start - by) * sizeof *items);
  canons->pieces.count -= by;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    made->walls[side].first -= (uint32_t)by;
}

static void find (gh_canons *canons, gh_canon g)
{
  thermograph made;
  if (at (canons, g)->thermograph != NONE)
    return;
  if (is_number (at (canons, g)))
    made = of_number (canons, g);
  else {
    gh_deeper (canons->store);
    list_options (canons, g);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      for (size_t i = 0; i < count_of (canons, g, side); i++)
        find (canons, option_of (canons, g, side, i));
    size_t const start = canons->pieces.count;
    wall const left = scaffold (canons, g, GH_LEFT);
    made = joined (canons, left, scaffold (canons, g, GH_RIGHT));
    move_down (canons, &made, start);
    gh_shallower (canons->store);
  }
  gh_array_reserve (canons->store, &canons->thermographs, sizeof made, 1);
  at (canons, g)->thermograph = (uint32_t)canons->thermographs.count;
  ((thermograph *)canons->thermographs.items)[canons->thermographs.count++] = made;
}

/* ---- what is asked --------------------------------------------------------------------------- */

gh_canon gh_canon_mean (gh_canons *canons, gh_canon g)
{
  find (canons, g);
  return known (canons, g)->mean;
}

gh_canon gh_canon_temperature (gh_canons *canons, gh_canon g)
{
  find (canons, g);
  return known (canons, g)->temperature;
}

size_t gh_canon_wall (gh_canons *canons, gh_canon g, gh_side side, const gh_wall_piece **pieces)
{
  find (canons, g);
  wall const w = known (canons, g)->walls[side];
  *pieces = piece_of (canons, &w, 0);
  return w.count;
}
