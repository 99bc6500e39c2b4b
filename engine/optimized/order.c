/* Definition 2.9 on values: G <= H unless some G^L >= H or some H^R <= G. */
#include "optimized/inside.h"

/* One bit of every order asked: g and h in 31 bits each, the answer, and that there is one. */
static uint64_t order_entry (gh_canon g, gh_canon h, bool holds)
{
  return (uint64_t)g << 33 | (uint64_t)h << 2 | (uint64_t)holds << 1 | 1;
}

static uint64_t *order_place (const gh_array *entries, uint64_t entry)
{
  return (uint64_t *)entries->items + (mix (entry >> 33, entry >> 2) & (entries->room - 1));
}

static void remember (gh_canons *canons, uint64_t entry)
{
  gh_array old;
  if (cache_grow (canons, &canons->orders, sizeof entry, &old)) {
    for (size_t i = 0; i < old.room; i++) {
      uint64_t const kept = ((uint64_t *)old.items)[i];
      if (kept)
        *order_place (&canons->orders.entries, kept) = kept;
    }
    gh_array_release (canons->store, &old);
  }
  *order_place (&canons->orders.entries, entry) = entry;
}

/* Whether a number or a landmark lies below g and not below h. */
static inline unsigned exceeds (cut g, cut h)
{
  return (unsigned)(g.at > h.at) | ((g.at == h.at) & ((g.below & ~h.below) != 0));
}

/* Numbers and landmarks decide most: G <= H needs those >= H to be >= G, and those <= G to be <= H;
   and one between G and H is enough. */
typedef enum { NO, YES, UNDECIDED } verdict;

static inline verdict by_cuts (cuts g, cuts h)
{
  if (exceeds (g.of[GH_LEFT], h.of[GH_LEFT]) | exceeds (g.of[GH_RIGHT], h.of[GH_RIGHT]))
    return NO;
  return exceeds (h.of[GH_RIGHT], g.of[GH_LEFT]) ? YES : UNDECIDED;
}

static bool by_options (gh_canons *canons, gh_canon g, gh_canon h);

static inline bool at_most (gh_canons *canons, gh_canon g, gh_canon h, cuts of_g, cuts of_h)
{
  verdict const decided = by_cuts (of_g, of_h);
  return decided == UNDECIDED ? g == h || by_options (canons, g, h) : decided == YES;
}

/* Whether no G^L >= H. A number is never moved in beside a game that is none (Theorem 5.3), so that
   its options are not looked at. */
static bool no_left_at_least (gh_canons *canons, gh_canon g, gh_canon h)
{
  cuts const of_h = cuts_of (canons, h);
  if (is_number (at (canons, g)))
    return true;
  if (g < OPEN)
    list_options (canons, g);
  for (size_t i = 0, count = count_of (canons, g, GH_LEFT); i < count; i++) {
    gh_canon const x = option_of (canons, g, GH_LEFT, i);
    if (at_most (canons, h, x, of_h, cuts_of (canons, x)))
      return false;
  }
  return true;
}

/* Whether no H^R <= G. */
static bool no_right_at_most (gh_canons *canons, gh_canon h, gh_canon g)
{
  cuts const of_g = cuts_of (canons, g);
  if (is_number (at (canons, h)))
    return true;
  if (h < OPEN)
    list_options (canons, h);
  for (size_t i = 0, count = count_of (canons, h, GH_RIGHT); i < count; i++) {
    gh_canon const x = option_of (canons, h, GH_RIGHT, i);
    if (at_most (canons, x, g, cuts_of (canons, x), of_g))
      return false;
  }
  return true;
}

static bool by_options (gh_canons *canons, gh_canon g, gh_canon h)
{
  if (at (canons, g)->kind != OTHER && at (canons, h)->kind != OTHER)
    return named_at_most (canons, g, h);
  if (canons->orders.entries.room) {
    uint64_t const entry = *order_place (&canons->orders.entries, order_entry (g, h, false));
    if (((entry ^ order_entry (g, h, false)) | 2) == 2)
      return entry & 2;
  }
  gh_deeper (canons->store);
  bool const holds = no_left_at_least (canons, g, h) && no_right_at_most (canons, h, g);
  gh_shallower (canons->store);
  remember (canons, order_entry (g, h, holds));
  return holds;
}

bool gh_canon_at_most (gh_canons *canons, gh_canon g, gh_canon h)
{
  return at_most (canons, g, h, cuts_of (canons, g), cuts_of (canons, h));
}

gh_order gh_canon_compare (gh_canons *canons, gh_canon g, gh_canon h)
{
  if (g == h)
    return GH_EQUAL;
  if (gh_canon_at_most (canons, g, h))
    return GH_LESS;
  return gh_canon_at_most (canons, h, g) ? GH_GREATER : GH_FUZZY;
}
