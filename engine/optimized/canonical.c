/* {left options | right options} to its canonical form: a number by the simplicity theorem, else
   without dominated options and with reversible ones bypassed (Section 2.5, Theorems 3.4 and 5.3 of
   Schleicher and Stoll). The options are values, hence canonical already. */
#include "optimized/inside.h"

#include <stdlib.h>
#include <string.h>

static gh_canon *items_of (const gh_canons *canons, gh_side side)
{
  return canons->side[side].items;
}

static int by_handle (const void *a, const void *b)
{
  gh_canon const x = *(const gh_canon *)a, y = *(const gh_canon *)b;
  return (x > y) - (x < y);
}

/* Sorted and without repetitions. */
static void make_set (gh_array *list)
{
  gh_canon *const items = list->items;
  size_t kept = 0;
  if (list->count > 12)
    qsort (items, list->count, sizeof *items, by_handle);
  else
    for (size_t i = 1; i < list->count; i++) {
      gh_canon const g = items[i];
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
static bound end_of (gh_canons *canons, gh_side side)
{
  bound end = {NONE, true};
  gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  const gh_canon *const items = items_of (canons, side);
  for (size_t i = 0; i < canons->side[side].count; i++) {
    gh_canon const stop = at (canons, items[i])->stop[reply];
    int const order = end.at == NONE ? 1 : number_compare (canons, stop, end.at);
    if (side == GH_LEFT ? order > 0 : end.at == NONE || order < 0)
      end.at = stop;
  }
  return end;
}

static void close_end (gh_canons *canons, gh_side side, bound *end)
{
  for (size_t i = 0; end->within && i < canons->side[side].count; i++) {
    gh_canon const option = items_of (canons, side)[i];
    if (side == GH_LEFT ? gh_canon_at_most (canons, end->at, option)
                        : gh_canon_at_most (canons, option, end->at))
      end->within = false;
  }
}

/* The number that {left|right} equals, or NONE. Sets the stops that it has if it is none. */
static gh_canon as_number (gh_canons *canons)
{
  bound low = end_of (canons, GH_LEFT), high = end_of (canons, GH_RIGHT);
  bool const bounded = low.at != NONE && high.at != NONE;
  int const order = bounded ? number_compare (canons, low.at, high.at) : -1;
  canons->open.stop[GH_LEFT] = low.at;
  canons->open.stop[GH_RIGHT] = high.at;
  if (order > 0)
    return NONE;
  close_end (canons, GH_LEFT, &low);
  close_end (canons, GH_RIGHT, &high);
  if (order == 0 && !(low.within && high.within))
    return NONE;
  return number_simplest (canons, low, high);
}

/* ---- dominated and reversible options -------------------------------------------------------- */

static bool dominates (gh_canons *canons, gh_side side, gh_canon better, gh_canon worse)
{
  return side == GH_LEFT ? gh_canon_at_most (canons, worse, better)
                         : gh_canon_at_most (canons, better, worse);
}

/* Of equal options one is left. The first `alike` are known not to dominate each other, nor the
   others among themselves. */
static void remove_dominated_across (gh_canons *canons, gh_side side, size_t alike)
{
  gh_array *const list = &canons->side[side];
  gh_canon *const items = list->items;
  for (size_t i = 0; i < alike; i++)
    for (size_t k = alike; k < list->count;)
      if (dominates (canons, side, items[i], items[k]))
        items[k] = items[--list->count];
      else if (dominates (canons, side, items[k], items[i])) {
        items[i--] = items[--alike];
        items[alike] = items[--list->count];
        break;
      } else
        k++;
}

static void remove_dominated (gh_canons *canons, gh_side side)
{
  gh_array *const list = &canons->side[side];
  gh_canon *const items = list->items;
  for (size_t i = 0; i < list->count; i++)
    for (size_t k = i + 1; k < list->count;)
      if (dominates (canons, side, items[i], items[k]))
        items[k] = items[--list->count];
      else if (dominates (canons, side, items[k], items[i])) {
        items[i] = items[k];
        items[k] = items[--list->count];
        k = i + 1;
      } else
        k++;
}

/* The option of `option` through which it is reversible, or NONE. The option of a game that is no
   number is never a number that could be reversed: another option would dominate it. */
static gh_canon reversal (gh_canons *canons, gh_canon open, gh_side side, gh_canon option)
{
  gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  if (is_number (at (canons, option)))
    return NONE;
  list_options (canons, option);
  for (size_t i = 0; i < count_of (canons, option, reply); i++) {
    gh_canon const through = option_of (canons, option, reply, i);
    if (side == GH_LEFT ? gh_canon_at_most (canons, through, open)
                        : gh_canon_at_most (canons, open, through))
      return through;
  }
  return NONE;
}

static bool bypass_one (gh_canons *canons, gh_canon open, gh_side side)
{
  gh_array *const list = &canons->side[side];
  for (size_t i = 0; i < list->count; i++) {
    gh_canon const through = reversal (canons, open, side, items_of (canons, side)[i]);
    if (through == NONE)
      continue;
    items_of (canons, side)[i] = items_of (canons, side)[--list->count];
    list_options (canons, through);
    for (size_t k = 0; k < count_of (canons, through, side); k++)
      push (canons, list, option_of (canons, through, side, k));
    make_set (list);
    return true;
  }
  return false;
}

/* ---- values ---------------------------------------------------------------------------------- */

static bool same_sides (const gh_canons *canons, const value *v, const void *content)
{
  const gh_array *const side = content;
  const gh_canon *const items = (gh_canon *)canons->listed.items + v->first;
  return v->kind == OTHER && v->left == side[GH_LEFT].count && v->right == side[GH_RIGHT].count &&
         !memcmp (items, side[GH_LEFT].items, v->left * sizeof *items) &&
         !memcmp (items + v->left, side[GH_RIGHT].items, v->right * sizeof *items);
}

gh_canon other (gh_canons *canons)
{
  const gh_array *const left = &canons->side[GH_LEFT], *const right = &canons->side[GH_RIGHT];
  uint64_t hash = left->count;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    make_set (&canons->side[side]);
    for (size_t i = 0; i < canons->side[side].count; i++)
      hash = mix (hash, items_of (canons, side)[i]);
  }
  gh_canon const g = table_find (canons, (uint32_t)hash, same_sides, canons->side);
  if (g != NONE)
    return g;
  value made = canons->open;
  made.hash = (uint32_t)hash;
  made.kind = OTHER;
  made.negative = made.birthday = made.thermograph = NONE;
  made.first = table_list (canons, left->items, left->count, right->items, right->count);
  made.left = (uint32_t)left->count;
  made.right = (uint32_t)right->count;
  return table_add (canons, &made, cuts_of_sides (canons));
}

/* The sides begin an open value, whose handle no other had: what is remembered of it stays true. */
static gh_canon open_value (gh_canons *canons)
{
  value *const open = &canons->open;
  open->kind = OTHER;
  canons->open_cuts = cuts_of_sides (canons);
  if (++canons->openings >= OPEN) { /* all were used: forget what is remembered of them */
    canons->openings = 1;
    clear (&canons->orders.entries);
  }
  return OPEN + canons->openings;
}

static void count_sides (gh_canons *canons)
{
  canons->open.left = (uint32_t)canons->side[GH_LEFT].count;
  canons->open.right = (uint32_t)canons->side[GH_RIGHT].count;
}

gh_canon canonical (gh_canons *canons, const size_t alike[2])
{
  gh_canon const number = as_number (canons);
  if (number != NONE)
    return number;
  gh_canon const open = open_value (canons);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    if (alike)
      remove_dominated_across (canons, side, alike[side]);
    else
      remove_dominated (canons, side);
  count_sides (canons);
  while (bypass_one (canons, open, GH_LEFT) || bypass_one (canons, open, GH_RIGHT)) {
    remove_dominated (canons, GH_LEFT);
    remove_dominated (canons, GH_RIGHT);
    count_sides (canons);
  }
  gh_canon const g = named_of_sides (canons);
  return g != NONE ? g : other (canons);
}

gh_canon gh_canon_of_options (gh_canons *canons, const gh_canon *left, size_t left_count,
                              const gh_canon *right, size_t right_count)
{
  canons->side[GH_LEFT].count = canons->side[GH_RIGHT].count = 0;
  for (size_t i = 0; i < left_count; i++)
    push (canons, &canons->side[GH_LEFT], left[i]);
  for (size_t i = 0; i < right_count; i++)
    push (canons, &canons->side[GH_RIGHT], right[i]);
  make_set (&canons->side[GH_LEFT]);
  make_set (&canons->side[GH_RIGHT]);
  gh_canon const nimber = nimber_of_sides (canons);
  return nimber != NONE ? nimber : canonical (canons, NULL);
}
