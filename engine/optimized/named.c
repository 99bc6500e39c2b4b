/* Numbers with ups and a nimber added. With x a number, n >= 1 and xor written ^, their canonical
   forms are

     x + *m          {x, x + *, ..., x + *(m-1) | the same}
     x + n.up + *m   {x | x + (n-1).up + *(m^1)}, but
     x + up + *      {x, x + * | x}

   and the negatives of these (Section 6 of Schleicher and Stoll; uptimals in the literature). */
#include "optimized/inside.h"

static bool same_named (const gh_games *games, const value *v, const void *content)
{
  const named *const n = content;
  (void)games;
  return v->kind == NAMED && v->named.number == n->number && v->named.ups == n->ups &&
         v->named.nimber == n->nimber;
}

gh_game gh_game_named (gh_games *games, gh_game number, int64_t ups, uint32_t nimber)
{
  named const n = {.number = number, .nimber = nimber, .ups = ups};
  if (!ups && !nimber)
    return number;
  uint32_t const hash = (uint32_t)mix (mix ((uint64_t)ups, nimber), number);
  gh_game const g = table_find (games, hash, same_named, &n);
  if (g != NONE)
    return g;
  int32_t const key = at (games, number)->key[GH_LEFT];
  return table_add (games, &(value){.hash = hash,
                                    .first = NONE,
                                    .stop = {number, number},
                                    .key = {key, key},
                                    .negative = NONE,
                                    .birthday = NONE,
                                    .thermograph = NONE,
                                    .kind = NAMED,
                                    .named = n});
}

/* The parts of a number too. */
static named parts (const gh_games *games, gh_game g)
{
  const value *const v = at (games, g);
  return is_number (v) ? (named){.number = g} : v->named;
}

gh_game named_sum (gh_games *games, gh_game g, gh_game h)
{
  named const a = parts (games, g), b = parts (games, h);
  int64_t ups;
  if (__builtin_add_overflow (a.ups, b.ups, &ups))
    gh_fail (games->store, GH_OVER_DIGITS);
  return gh_game_named (games, number_sum (games, a.number, b.number), ups, a.nimber ^ b.nimber);
}

gh_game named_negative (gh_games *games, gh_game g)
{
  named const a = parts (games, g);
  if (a.ups == INT64_MIN)
    gh_fail (games->store, GH_OVER_DIGITS);
  return gh_game_named (games, number_negative (games, a.number), -a.ups, a.nimber);
}

/* n.up + *m is positive for n > 1, and for n = 1 unless m = 1; up + * is fuzzy, as nimbers are. */
bool named_at_most (gh_games *games, gh_game g, gh_game h)
{
  named const a = parts (games, g), b = parts (games, h);
  if (a.number != b.number)
    return number_compare (games, a.number, b.number) < 0;
  uint32_t const nimber = a.nimber ^ b.nimber;
  if (a.ups >= b.ups)
    return a.ups == b.ups && nimber == 0;
  return nimber != 1 || (uint64_t)b.ups - (uint64_t)a.ups > 1;
}

/* ---- options --------------------------------------------------------------------------------- */

static void push_named (gh_games *games, gh_game number, int64_t ups, uint32_t nimber)
{
  gh_game const g = gh_game_named (games, number, ups, nimber);
  push (games, &games->stack, g);
}

static void push_nimbers (gh_games *games, gh_game number, uint32_t below)
{
  for (uint32_t m = 0; m < below; m++)
    push_named (games, number, 0, m);
}

/* Those of one side, onto the stack. */
static void push_options (gh_games *games, named n, gh_side side)
{
  int64_t const step = n.ups > 0 ? 1 : -1;
  bool const towards_number = side == (n.ups > 0 ? GH_LEFT : GH_RIGHT);
  if (!n.ups)
    push_nimbers (games, n.number, n.nimber);
  else if (n.ups == step && n.nimber == 1)
    push_nimbers (games, n.number, towards_number ? 2 : 1);
  else if (towards_number)
    push_nimbers (games, n.number, 1);
  else
    push_named (games, n.number, n.ups - step, n.nimber ^ 1);
}

static void push_side (gh_games *games, gh_game g, gh_side side)
{
  if (!is_number (at (games, g)))
    push_options (games, at (games, g)->named, side);
  else {
    gh_game const next = number_next (games, g, side);
    if (next != NONE)
      push (games, &games->stack, next);
  }
}

void list_options (gh_games *games, gh_game g)
{
  if (at (games, g)->first != NONE)
    return;
  size_t const start = games->stack.count;
  push_side (games, g, GH_LEFT);
  size_t const left = games->stack.count - start;
  push_side (games, g, GH_RIGHT);
  size_t const right = games->stack.count - start - left;
  const gh_game *const items = (gh_game *)games->stack.items + start;
  uint32_t const first = table_list (games, items, left, items + left, right);
  value *const v = at (games, g);
  v->first = first;
  v->left = (uint32_t)left;
  v->right = (uint32_t)right;
  games->stack.count = start;
}

/* ---- from options ---------------------------------------------------------------------------- */

/* Whether these are number, number + *, ..., number + *(count - 1), in any order. */
static bool are_nimbers (const gh_games *games, const gh_array *side, gh_game number)
{
  const gh_game *const items = side->items;
  for (size_t i = 0; i < side->count; i++) {
    named const n = parts (games, items[i]);
    if (at (games, items[i])->kind == OTHER || n.number != number || n.ups ||
        n.nimber >= side->count)
      return false;
  }
  return true;
}

/* One towards the number; `sign` 1 for ups, whose left option is the number, -1 for downs. */
static gh_game up_of_sides (gh_games *games, gh_game number, int sign)
{
  const gh_array *const near = &games->side[sign > 0 ? GH_LEFT : GH_RIGHT];
  const gh_array *const far = &games->side[sign > 0 ? GH_RIGHT : GH_LEFT];
  gh_game const option = ((gh_game *)far->items)[0];
  if (far->count != 1 || !are_nimbers (games, near, number))
    return NONE;
  if (near->count == 2 && option == number)
    return gh_game_named (games, number, sign, 1);
  if (near->count != 1 || option == number || at (games, option)->kind == OTHER)
    return NONE;
  named const n = parts (games, option);
  int64_t ups;
  if (n.number != number || (sign > 0 ? n.ups < 0 : n.ups > 0))
    return NONE;
  if (__builtin_add_overflow (n.ups, sign, &ups))
    gh_fail (games->store, GH_OVER_DIGITS);
  return gh_game_named (games, number, ups, n.nimber ^ 1);
}

gh_game named_of_sides (gh_games *games)
{
  const gh_array *const left = &games->side[GH_LEFT], *const right = &games->side[GH_RIGHT];
  gh_game const number = games->open.stop[GH_LEFT];
  if (number != games->open.stop[GH_RIGHT])
    return NONE;
  if (left->count == right->count && are_nimbers (games, left, number) &&
      are_nimbers (games, right, number))
    return gh_game_named (games, number, 0, (uint32_t)left->count);
  gh_game const up = up_of_sides (games, number, 1);
  return up != NONE ? up : up_of_sides (games, number, -1);
}
