/* Thermographs: what the stops of a game become when every move is taxed by t.

   A wall is a function of t >= 0, given in pieces of slope -1, 0 or 1 (slopes of values, not of
   pictures); the last piece goes on for ever. The left wall of G is the greatest, over its left
   options, of their right walls minus t, the right wall the least of the left walls of right
   options plus t, up to the t where the two meet; from there on, both stay where they met. That t
   is the temperature, that place the mean. A number is its own mean, and never needs a tax.

   Breakpoints are dyadic, so that all of this is exact. */
#include "optimized/inside.h"

#include <string.h>

static gh_wall_piece *piece_of (const gh_games *games, const wall *w, size_t i)
{
  return (gh_wall_piece *)games->pieces.items + w->first + i;
}

static void push_piece (gh_games *games, wall *w, gh_wall_piece p)
{
  gh_array_reserve (games->store, &games->pieces, sizeof p, 1);
  *piece_of (games, w, w->count++) = p;
  games->pieces.count++;
}

static gh_game plus (gh_games *games, gh_game v, int slope, gh_game t)
{
  if (slope == 0)
    return v;
  return number_sum (games, v, slope > 0 ? t : number_negative (games, t));
}

static gh_game minus (gh_games *games, gh_game a, gh_game b)
{
  return number_sum (games, a, number_negative (games, b));
}

/* ---- the better of two functions ------------------------------------------------------------- */

/* A function, and the piece of it that holds at the place that has been reached. */
typedef struct cursor {
  wall w;
  size_t at;
  int tilt; /* added to all slopes */
} cursor;

static int slope_at (const gh_games *games, const cursor *c)
{
  return piece_of (games, &c->w, c->at)->slope + c->tilt;
}

/* The value at t, which lies on the cursor's piece. */
static gh_game value_at (gh_games *games, const cursor *c, gh_game t)
{
  gh_wall_piece const p = *piece_of (games, &c->w, c->at);
  gh_game const start = plus (games, p.value, c->tilt, p.from);
  return plus (games, start, p.slope + c->tilt, minus (games, t, p.from));
}

/* Where the next piece begins, NONE: nowhere. */
static gh_game next_from (const gh_games *games, const cursor *c)
{
  return c->at + 1 < c->w.count ? piece_of (games, &c->w, c->at + 1)->from : NONE;
}

static gh_game earlier (gh_games *games, gh_game s, gh_game t)
{
  if (s == NONE || t == NONE)
    return s == NONE ? t : s;
  return number_compare (games, s, t) < 0 ? s : t;
}

static void advance (const gh_games *games, cursor *c, gh_game t)
{
  if (next_from (games, c) == t)
    c->at++;
}

/* How far from here two functions meet that are `apart` now and come `rate` (1 or 2) closer. */
static gh_game meeting (gh_games *games, gh_game apart, int rate)
{
  return rate == 2 ? number_half (games, apart) : apart;
}

/* The greater of two functions, with sign 1, or the less, with sign -1. */
static wall better (gh_games *games, cursor f, cursor g, int sign)
{
  wall out = {(uint32_t)games->pieces.count, 0};
  for (gh_game t = GH_GAME_ZERO; t != NONE;) {
    gh_game const a = value_at (games, &f, t), b = value_at (games, &g, t);
    int const slope = slope_at (games, &f), other_slope = slope_at (games, &g);
    int order = sign * number_compare (games, a, b);
    if (!order)
      order = sign * (slope - other_slope);
    bool const first = order >= 0;
    push_piece (games, &out,
                (gh_wall_piece){t, first ? a : b, (int8_t)(first ? slope : other_slope)});
    gh_game next = earlier (games, next_from (games, &f), next_from (games, &g));
    int const rate = sign * (first ? other_slope - slope : slope - other_slope);
    if (rate > 0) {
      gh_game const gap = first == (sign > 0) ? minus (games, a, b) : minus (games, b, a);
      gh_game const meet = number_sum (games, t, meeting (games, gap, rate));
      next = earlier (games, next, meet);
    }
    if (next != NONE) {
      advance (games, &f, next);
      advance (games, &g, next);
    }
    t = next;
  }
  return out;
}

/* ---- walls ----------------------------------------------------------------------------------- */

static thermograph *known (const gh_games *games, gh_game g)
{
  return (thermograph *)games->thermographs.items + at (games, g)->thermograph;
}

static void find (gh_games *games, gh_game g);

/* The best for the player on `side` among the moves of g, with the tax paid. */
static wall scaffold (gh_games *games, gh_game g, gh_side side)
{
  gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  int const sign = side == GH_LEFT ? 1 : -1;
  cursor best = {.w = known (games, option_of (games, g, side, 0))->walls[reply], .tilt = -sign};
  for (size_t i = 1; i < count_of (games, g, side); i++) {
    wall const w = known (games, option_of (games, g, side, i))->walls[reply];
    best = (cursor){.w = better (games, best, (cursor){.w = w, .tilt = -sign}, sign)};
  }
  if (best.tilt) /* of one option: with the tax */
    best.w = better (games, best, best, sign);
  return best.w;
}

/* Both scaffolds from t = 0 to where they meet, then the mast. */
static thermograph joined (gh_games *games, wall left, wall right)
{
  cursor f = {.w = left}, g = {.w = right};
  gh_game t = GH_GAME_ZERO;
  for (;;) {
    gh_game const apart = minus (games, value_at (games, &f, t), value_at (games, &g, t));
    int const rate = slope_at (games, &g) - slope_at (games, &f);
    gh_game const next = earlier (games, next_from (games, &f), next_from (games, &g));
    gh_game const meet = rate > 0 ? number_sum (games, t, meeting (games, apart, rate)) : NONE;
    if (meet != NONE && (next == NONE || number_compare (games, meet, next) <= 0)) {
      t = meet;
      break;
    }
    if (apart == GH_GAME_ZERO)
      break;
    t = next;
    advance (games, &f, t);
    advance (games, &g, t);
  }
  thermograph made = {.temperature = t, .mean = value_at (games, &f, t)};
  const cursor *const ends[] = {&f, &g};
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    wall out = {(uint32_t)games->pieces.count, 0};
    for (size_t i = 0; i <= ends[side]->at; i++) {
      gh_wall_piece const p = *piece_of (games, &ends[side]->w, i);
      if (p.from != t)
        push_piece (games, &out, p);
    }
    push_piece (games, &out, (gh_wall_piece){t, made.mean, 0});
    made.walls[side] = out;
  }
  return made;
}

static thermograph of_number (gh_games *games, gh_game x)
{
  thermograph made = {.mean = x, .temperature = number_temperature (games, x)};
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    made.walls[side] = (wall){(uint32_t)games->pieces.count, 0};
    push_piece (games, &made.walls[side], (gh_wall_piece){GH_GAME_ZERO, x, 0});
  }
  return made;
}

/* Both walls were pushed last, behind scaffolds from `start` on that nobody needs any more. */
static void move_down (gh_games *games, thermograph *made, size_t start)
{
  size_t const by = made->walls[GH_LEFT].first - start;
  gh_wall_piece *const items = games->pieces.items;
  memmove (items + start, items + start + by, (games->pieces.count - start - by) * sizeof *items);
  games->pieces.count -= by;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    made->walls[side].first -= (uint32_t)by;
}

static void find (gh_games *games, gh_game g)
{
  thermograph made;
  if (at (games, g)->thermograph != NONE)
    return;
  if (is_number (at (games, g)))
    made = of_number (games, g);
  else {
    gh_deeper (games->store);
    list_options (games, g);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      for (size_t i = 0; i < count_of (games, g, side); i++)
        find (games, option_of (games, g, side, i));
    size_t const start = games->pieces.count;
    wall const left = scaffold (games, g, GH_LEFT);
    made = joined (games, left, scaffold (games, g, GH_RIGHT));
    move_down (games, &made, start);
    gh_shallower (games->store);
  }
  gh_array_reserve (games->store, &games->thermographs, sizeof made, 1);
  at (games, g)->thermograph = (uint32_t)games->thermographs.count;
  ((thermograph *)games->thermographs.items)[games->thermographs.count++] = made;
}

/* ---- what is asked --------------------------------------------------------------------------- */

gh_game gh_game_mean (gh_games *games, gh_game g)
{
  find (games, g);
  return known (games, g)->mean;
}

gh_game gh_game_temperature (gh_games *games, gh_game g)
{
  find (games, g);
  return known (games, g)->temperature;
}

size_t gh_game_wall (gh_games *games, gh_game g, gh_side side, const gh_wall_piece **pieces)
{
  find (games, g);
  wall const w = known (games, g)->walls[side];
  *pieces = piece_of (games, &w, 0);
  return w.count;
}
