/* Numbers with ups and a nimber added. With x a number, n >= 1 and xor written ^, their canonical
   forms are

     x + *m          {x, x + *, ..., x + *(m-1) | the same}
     x + n.up + *m   {x | x + (n-1).up + *(m^1)}, but
     x + up + *      {x, x + * | x}

   and the negatives of these (Section 6 of Schleicher and Stoll; uptimals in the literature). */
#include "optimized/inside.h"

#include <string.h>

static bool same_named (const gh_canons *canons, const value *v, const void *content)
{
  const named *const n = content;
  (void)canons;
  return v->kind == NAMED && v->named.number == n->number && v->named.ups == n->ups &&
         v->named.nimber == n->nimber;
}

gh_canon gh_canon_named (gh_canons *canons, gh_canon number, int64_t ups, uint32_t nimber)
{
  named const n = {.number = number, .nimber = nimber, .ups = ups};
  if (!ups && !nimber)
    return number;
  uint32_t const hash = (uint32_t)mix (mix ((uint64_t)ups, nimber), number);
  gh_canon const g = table_find (canons, hash, same_named, &n);
  if (g != NONE)
    return g;
  value const made = {.hash = hash,
                      .first = NONE,
                      .stop = {number, number},
                      .negative = NONE,
                      .birthday = NONE,
                      .thermograph = NONE,
                      .kind = NAMED,
                      .named = n};
  return table_add (canons, &made,
                    cuts_near (cuts_of (canons, number).of[GH_LEFT].at, ups, nimber));
}

/* The parts of a number too. */
static named parts (const gh_canons *canons, gh_canon g)
{
  const value *const v = at (canons, g);
  return is_number (v) ? (named){.number = g} : v->named;
}

gh_canon named_sum (gh_canons *canons, gh_canon g, gh_canon h)
{
  named const a = parts (canons, g), b = parts (canons, h);
  int64_t ups;
  if (__builtin_add_overflow (a.ups, b.ups, &ups))
    gh_fail (canons->store, GH_OVER_UPS);
  return gh_canon_named (canons, number_sum (canons, a.number, b.number), ups, a.nimber ^ b.nimber);
}

gh_canon named_negative (gh_canons *canons, gh_canon g)
{
  named const a = parts (canons, g);
  if (a.ups == INT64_MIN)
    gh_fail (canons->store, GH_OVER_UPS);
  return gh_canon_named (canons, number_negative (canons, a.number), -a.ups, a.nimber);
}

/* The two are not the same value. */
bool named_at_most (gh_canons *canons, gh_canon g, gh_canon h)
{
  named const a = parts (canons, g), b = parts (canons, h);
  if (a.number != b.number)
    return number_compare (canons, a.number, b.number) < 0;
  return ups_exceed (b.ups, a.ups, a.nimber ^ b.nimber);
}

/* ---- options --------------------------------------------------------------------------------- */

static void push_named (gh_canons *canons, gh_canon number, int64_t ups, uint32_t nimber)
{
  gh_canon const g = gh_canon_named (canons, number, ups, nimber);
  push (canons, &canons->stack, g);
}

static void push_nimbers (gh_canons *canons, gh_canon number, uint32_t below)
{
  for (uint32_t m = 0; m < below; m++)
    push_named (canons, number, 0, m);
}

/* Those of one side, onto the stack. */
static void push_options (gh_canons *canons, named n, gh_side side)
{
  int64_t const step = n.ups > 0 ? 1 : -1;
  bool const towards_number = side == (n.ups > 0 ? GH_LEFT : GH_RIGHT);
  if (!n.ups)
    push_nimbers (canons, n.number, n.nimber);
  else if (n.ups == step && n.nimber == 1)
    push_nimbers (canons, n.number, towards_number ? 2 : 1);
  else if (towards_number)
    push_nimbers (canons, n.number, 1);
  else
    push_named (canons, n.number, n.ups - step, n.nimber ^ 1);
}

static void push_side (gh_canons *canons, gh_canon g, gh_side side)
{
  if (!is_number (at (canons, g)))
    push_options (canons, at (canons, g)->named, side);
  else {
    gh_canon const next = number_next (canons, g, side);
    if (next != NONE)
      push (canons, &canons->stack, next);
  }
}

void list_options (gh_canons *canons, gh_canon g)
{
  if (at (canons, g)->first != NONE)
    return;
  size_t const start = canons->stack.count;
  push_side (canons, g, GH_LEFT);
  size_t const left = canons->stack.count - start;
  push_side (canons, g, GH_RIGHT);
  size_t const right = canons->stack.count - start - left;
  /* a stack on which nothing was yet has no memory */
  const gh_canon *const items =
      left + right > 0 ? (const gh_canon *)canons->stack.items + start : &g;
  uint32_t const first = table_list (canons, items, left, items + left, right);
  value *const v = at (canons, g);
  v->first = first;
  v->left = (uint32_t)left;
  v->right = (uint32_t)right;
  canons->stack.count = start;
}

/* ---- from options ---------------------------------------------------------------------------- */

/* Whether these are x, x + *, ..., x + *(count - 1), in any order, for the stop x of this side. One
   with a name and another number would be dominated. */
static bool are_nimbers (const gh_canons *canons, const gh_array *side)
{
  const gh_canon *const items = side->items;
  for (size_t i = 0; i < side->count; i++) {
    if (at (canons, items[i])->kind == OTHER)
      return false;
    named const n = parts (canons, items[i]);
    if (n.ups || n.nimber >= side->count)
      return false;
  }
  return true;
}

/* By the mex rule, so that hundreds of options need not be compared with each other. */
gh_canon nimber_of_sides (gh_canons *canons)
{
  const gh_array *const left = &canons->side[GH_LEFT], *const right = &canons->side[GH_RIGHT];
  size_t const start = canons->stack.count, bytes = left->count * sizeof (gh_canon);
  gh_canon number = NONE;
  if (!left->count || left->count != right->count || memcmp (left->items, right->items, bytes) != 0)
    return NONE;
  for (size_t i = 0; i < left->count; i++) {
    gh_canon const g = ((gh_canon *)left->items)[i];
    named const n = at (canons, g)->kind == OTHER ? (named){.number = NONE} : parts (canons, g);
    number = i ? number : n.number;
    if (n.number == NONE || n.number != number || n.ups) {
      canons->stack.count = start;
      return NONE;
    }
    push (canons, &canons->stack, n.nimber);
  }
  uint32_t const nimber = least_missing (canons, start);
  canons->stack.count = start;
  return gh_canon_named (canons, number, 0, nimber);
}

/* One towards the number; `sign` 1 for ups, whose left option is the number, -1 for downs. {x|x} is
   known to be none of them. */
static gh_canon up_of_sides (gh_canons *canons, gh_canon number, int sign)
{
  const gh_array *const near = &canons->side[sign > 0 ? GH_LEFT : GH_RIGHT];
  const gh_array *const far = &canons->side[sign > 0 ? GH_RIGHT : GH_LEFT];
  gh_canon const option = ((gh_canon *)far->items)[0];
  if (far->count != 1 || !are_nimbers (canons, near))
    return NONE;
  if (near->count == 2 && option == number)
    return gh_canon_named (canons, number, sign, 1);
  if (near->count != 1 || at (canons, option)->kind == OTHER)
    return NONE;
  named const n = parts (canons, option);
  int64_t ups;
  if (sign > 0 ? n.ups < 0 : n.ups > 0)
    return NONE;
  if (__builtin_add_overflow (n.ups, sign, &ups))
    gh_fail (canons->store, GH_OVER_UPS);
  return gh_canon_named (canons, number, ups, n.nimber ^ 1);
}

gh_canon named_of_sides (gh_canons *canons)
{
  const gh_array *const left = &canons->side[GH_LEFT], *const right = &canons->side[GH_RIGHT];
  gh_canon const number = canons->open.stop[GH_LEFT];
  if (number != canons->open.stop[GH_RIGHT])
    return NONE;
  if (left->count == right->count && are_nimbers (canons, left) && are_nimbers (canons, right))
    return gh_canon_named (canons, number, 0, (uint32_t)left->count);
  gh_canon const up = up_of_sides (canons, number, 1);
  return up != NONE ? up : up_of_sides (canons, number, -1);
}
