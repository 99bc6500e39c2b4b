/* Values up to infinitesimals: G is at least H so if the right stop of G - H is not negative; a
   value with equal stops is that number so. */
#include "optimized/operated.h"

bool gh_canon_is_numberish (const gh_canons *canons, gh_canon g)
{
  return at (canons, g)->stop[GH_LEFT] == at (canons, g)->stop[GH_RIGHT];
}

/* Whether x is as good as y for the player on `side`, or better. */
static bool is_as_good (gh_canons *canons, gh_canon x, gh_canon y, gh_side side)
{
  gh_canon const gain =
      side == GH_LEFT ? gh_canon_difference (canons, x, y) : gh_canon_difference (canons, y, x);
  return number_compare (canons, at (canons, gain)->stop[GH_RIGHT], GH_CANON_ZERO) >= 0;
}

/* The options of one side, on the stack from `start` on: without those that another is as good as;
   of those that are as good as each other one, the first. */
static void drop_dominated (gh_canons *canons, size_t start, gh_side side)
{
  size_t kept = start;
  for (size_t i = start; i < canons->stack.count; i++) {
    gh_canon *const items = canons->stack.items;
    gh_canon const x = items[i];
    bool dominated = false;
    for (size_t k = start; k < kept && !dominated; k++)
      dominated = is_as_good (canons, ((gh_canon *)canons->stack.items)[k], x, side);
    for (size_t k = i + 1; k < canons->stack.count && !dominated; k++) {
      gh_canon const y = ((gh_canon *)canons->stack.items)[k];
      dominated = is_as_good (canons, y, x, side) && !is_as_good (canons, x, y, side);
    }
    if (!dominated)
      ((gh_canon *)canons->stack.items)[kept++] = x;
  }
  canons->stack.count = kept;
}

/* An answer to x that leaves the other player as well off as g does; NONE: there is none. */
static gh_canon reversal (gh_canons *canons, gh_canon g, gh_canon x, gh_side side)
{
  gh_side const other = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  list_options (canons, x);
  for (size_t i = 0; i < count_of (canons, x, other); i++) {
    gh_canon const answer = option_of (canons, x, other, i);
    if (is_as_good (canons, g, answer, side))
      return answer;
  }
  return NONE;
}

static gh_canon reduced (gh_canons *canons, gh_canon g);

/* The options of g, reduced, with what they are bypassed by in their place. */
static void push_side (gh_canons *canons, gh_canon g, gh_side side)
{
  size_t const start = canons->stack.count;
  list_options (canons, g);
  for (size_t i = 0; i < count_of (canons, g, side); i++)
    push (canons, &canons->stack, reduced (canons, option_of (canons, g, side, i)));
  for (size_t i = start; i < canons->stack.count;) {
    gh_canon const x = ((gh_canon *)canons->stack.items)[i];
    gh_canon const through = reversal (canons, g, x, side);
    if (through == NONE) {
      i++;
      continue;
    }
    ((gh_canon *)canons->stack.items)[i] = ((gh_canon *)canons->stack.items)[--canons->stack.count];
    list_options (canons, through);
    for (size_t k = 0; k < count_of (canons, through, side); k++)
      push (canons, &canons->stack, option_of (canons, through, side, k));
  }
  drop_dominated (canons, start, side);
}

static gh_canon reduced (gh_canons *canons, gh_canon g)
{
  if (gh_canon_is_numberish (canons, g))
    return at (canons, g)->stop[GH_LEFT];
  gh_canon const known = operated_get (canons, BY_REDUCING, NONE, g);
  if (known != NONE)
    return known;
  size_t const start = canons->stack.count;
  gh_deeper (canons->store);
  push_side (canons, g, GH_LEFT);
  size_t const right = canons->stack.count;
  push_side (canons, g, GH_RIGHT);
  const gh_canon *const items = canons->stack.items;
  gh_canon const made = gh_canon_of_options (canons, items + start, right - start, items + right,
                                             canons->stack.count - right);
  canons->stack.count = start;
  gh_shallower (canons->store);
  return operated_put (canons, BY_REDUCING, NONE, g, made);
}

gh_canon gh_canon_reduced (gh_canons *canons, gh_canon g)
{
  return reduced (canons, g);
}
