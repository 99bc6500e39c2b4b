/* {left options | right options} to its canonical form: a number by the simplicity theorem, else
   without dominated options and with reversible ones bypassed (Section 2.5, Theorems 3.4 and 5.3 of
   Schleicher and Stoll). The options are values, hence canonical already. */
#include "optimized/inside.h"

#include <stdlib.h>
#include <string.h>

static gh_game *items_of (gh_games *games, gh_side side)
{
  return games->side[side].items;
}

static int by_handle (const void *a, const void *b)
{
  gh_game const x = *(const gh_game *)a, y = *(const gh_game *)b;
  return (x > y) - (x < y);
}

/* Sorted and without repetitions. */
static void make_set (gh_array *list)
{
  gh_game *const items = list->items;
  size_t kept = 0;
  if (list->count > 12)
    qsort (items, list->count, sizeof *items, by_handle);
  else
    for (size_t i = 1; i < list->count; i++) {
      gh_game const g = items[i];
      size_t place = i;
      for (; place > 0 && items[place - 1] > g; place--)
        items[place] = items[place - 1];
      items[place] = g;
    }
  for (size_t i = 0; i < list->count; i++)
    if (!kept || items[kept - 1] != items[i])
      items[kept++] = items[i];
  list->count = kept;
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* What the options of one side leave to a number x that is to lie beyond them: the greatest right
   stop of left options, or the least left stop of right options, and whether x may be that stop. */
static bound end_of (gh_games *games, gh_side side)
{
  bound end = {NONE, true};
  gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  const gh_game *const items = items_of (games, side);
  for (size_t i = 0; i < games->side[side].count; i++) {
    gh_game const stop = at (games, items[i])->stop[reply];
    int const order = end.at == NONE ? 1 : number_compare (games, stop, end.at);
    if (side == GH_LEFT ? order > 0 : end.at == NONE || order < 0)
      end.at = stop;
  }
  return end;
}

static void close_end (gh_games *games, gh_side side, bound *end)
{
  for (size_t i = 0; end->within && i < games->side[side].count; i++) {
    gh_game const option = items_of (games, side)[i];
    if (side == GH_LEFT ? gh_game_at_most (games, end->at, option)
                        : gh_game_at_most (games, option, end->at))
      end->within = false;
  }
}

/* The number that {left|right} equals, or NONE. Sets the stops that it has if it is none. */
static gh_game as_number (gh_games *games)
{
  bound low = end_of (games, GH_LEFT), high = end_of (games, GH_RIGHT);
  bool const bounded = low.at != NONE && high.at != NONE;
  int const order = bounded ? number_compare (games, low.at, high.at) : -1;
  games->open.stop[GH_LEFT] = low.at;
  games->open.stop[GH_RIGHT] = high.at;
  if (order > 0)
    return NONE;
  close_end (games, GH_LEFT, &low);
  close_end (games, GH_RIGHT, &high);
  if (order == 0 && !(low.within && high.within))
    return NONE;
  return number_simplest (games, low, high);
}

/* ---- dominated and reversible options -------------------------------------------------------- */

static bool dominates (gh_games *games, gh_side side, gh_game better, gh_game worse)
{
  return side == GH_LEFT ? gh_game_at_most (games, worse, better)
                         : gh_game_at_most (games, better, worse);
}

/* Of equal options one is left. The first `alike` are known not to dominate each other, nor the
   others among themselves. */
static void remove_dominated_across (gh_games *games, gh_side side, size_t alike)
{
  gh_array *const list = &games->side[side];
  gh_game *const items = list->items;
  for (size_t i = 0; i < alike; i++)
    for (size_t k = alike; k < list->count;)
      if (dominates (games, side, items[i], items[k]))
        items[k] = items[--list->count];
      else if (dominates (games, side, items[k], items[i])) {
        items[i--] = items[--alike];
        items[alike] = items[--list->count];
        break;
      } else
        k++;
}

static void remove_dominated (gh_games *games, gh_side side)
{
  gh_array *const list = &games->side[side];
  gh_game *const items = list->items;
  for (size_t i = 0; i < list->count; i++)
    for (size_t k = i + 1; k < list->count;)
      if (dominates (games, side, items[i], items[k]))
        items[k] = items[--list->count];
      else if (dominates (games, side, items[k], items[i])) {
        items[i] = items[k];
        items[k] = items[--list->count];
        k = i + 1;
      } else
        k++;
}

/* The option of `option` through which it is reversible, or NONE. The option of a game that is no
   number is never a number that could be reversed: another option would dominate it. */
static gh_game reversal (gh_games *games, gh_game open, gh_side side, gh_game option)
{
  gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  if (is_number (at (games, option)))
    return NONE;
  list_options (games, option);
  for (size_t i = 0; i < count_of (games, option, reply); i++) {
    gh_game const through = option_of (games, option, reply, i);
    if (side == GH_LEFT ? gh_game_at_most (games, through, open)
                        : gh_game_at_most (games, open, through))
      return through;
  }
  return NONE;
}

static bool bypass_one (gh_games *games, gh_game open, gh_side side)
{
  gh_array *const list = &games->side[side];
  for (size_t i = 0; i < list->count; i++) {
    gh_game const through = reversal (games, open, side, items_of (games, side)[i]);
    if (through == NONE)
      continue;
    items_of (games, side)[i] = items_of (games, side)[--list->count];
    list_options (games, through);
    for (size_t k = 0; k < count_of (games, through, side); k++)
      push (games, list, option_of (games, through, side, k));
    make_set (list);
    return true;
  }
  return false;
}

/* ---- values ---------------------------------------------------------------------------------- */

static bool same_sides (const gh_games *games, const value *v, const void *content)
{
  const gh_array *const side = content;
  const gh_game *const items = (gh_game *)games->listed.items + v->first;
  return v->kind == OTHER && v->left == side[GH_LEFT].count && v->right == side[GH_RIGHT].count &&
         !memcmp (items, side[GH_LEFT].items, v->left * sizeof *items) &&
         !memcmp (items + v->left, side[GH_RIGHT].items, v->right * sizeof *items);
}

gh_game other (gh_games *games)
{
  const gh_array *const left = &games->side[GH_LEFT], *const right = &games->side[GH_RIGHT];
  uint64_t hash = left->count;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    make_set (&games->side[side]);
    for (size_t i = 0; i < games->side[side].count; i++)
      hash = mix (hash, items_of (games, side)[i]);
  }
  gh_game const g = table_find (games, (uint32_t)hash, same_sides, games->side);
  if (g != NONE)
    return g;
  value made = games->open;
  made.hash = (uint32_t)hash;
  made.kind = OTHER;
  made.negative = made.birthday = made.thermograph = NONE;
  made.first = table_list (games, left->items, left->count, right->items, right->count);
  made.left = (uint32_t)left->count;
  made.right = (uint32_t)right->count;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    made.key[side] = at (games, made.stop[side])->key[GH_LEFT];
  return table_add (games, &made);
}

/* The sides begin an open value, whose handle no other had: what is remembered of it stays true. */
static gh_game open_value (gh_games *games)
{
  value *const open = &games->open;
  open->kind = OTHER;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    open->key[side] = at (games, open->stop[side])->key[GH_LEFT];
  if (++games->openings >= OPEN) { /* all were used: forget what is remembered of them */
    games->openings = 1;
    memset (games->orders.entries.items, 0, games->orders.entries.bytes);
  }
  return OPEN + games->openings;
}

static void count_sides (gh_games *games)
{
  games->open.left = (uint32_t)games->side[GH_LEFT].count;
  games->open.right = (uint32_t)games->side[GH_RIGHT].count;
}

gh_game canonical (gh_games *games, const size_t alike[2])
{
  gh_game const number = as_number (games);
  if (number != NONE)
    return number;
  gh_game const open = open_value (games);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    if (alike)
      remove_dominated_across (games, side, alike[side]);
    else
      remove_dominated (games, side);
  count_sides (games);
  while (bypass_one (games, open, GH_LEFT) || bypass_one (games, open, GH_RIGHT)) {
    remove_dominated (games, GH_LEFT);
    remove_dominated (games, GH_RIGHT);
    count_sides (games);
  }
  gh_game const g = named_of_sides (games);
  return g != NONE ? g : other (games);
}

gh_game gh_game_of_options (gh_games *games, const gh_game *left, size_t left_count,
                            const gh_game *right, size_t right_count)
{
  games->side[GH_LEFT].count = games->side[GH_RIGHT].count = 0;
  for (size_t i = 0; i < left_count; i++)
    push (games, &games->side[GH_LEFT], left[i]);
  for (size_t i = 0; i < right_count; i++)
    push (games, &games->side[GH_RIGHT], right[i]);
  make_set (&games->side[GH_LEFT]);
  make_set (&games->side[GH_RIGHT]);
  return canonical (games, NULL);
}
