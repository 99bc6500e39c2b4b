/* Section 3.3: the naive product, and the depth of the statements in the proof of Theorem 3.8. */
#include "form/measure.h"
#include "reference/reference.h"
#include "theory/theory.h"

#include <limits.h>

/* ---- the naive product ----------------------------------------------------------------------- */

/* {x'y, xy' | x'y, xy'}, each with options of its own side. */
static gh_form naive (gh_store *store, gh_form x, gh_form y)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (store, side, option, x)
      gh_form_add (store, side, naive (store, option, y));
    GH_EACH (store, side, option, y)
      gh_form_add (store, side, naive (store, x, option));
  }
  return gh_form_end (store);
}

THEOREM (naive_product)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  gh_assume (t, gh_tree_moves (t->store, g) <= 20 && gh_canonical (t->store, h) == h);
  gh_expect (t, naive (t->store, g, h) == gh_sum (t->store, g, h), "the naive product to be G + H");
}

/* ---- depths ---------------------------------------------------------------------------------- */

/* What of the depth is left out. */
typedef enum { NOTHING_LESS, NO_INFINITY, NO_MAXIMUM } omission;

/* In lexicographic order. */
typedef struct depth {
  int sum, other;
} depth;

/* How often a statement is used in the proof of another, and how often it is deeper. */
typedef struct tally {
  omission omitted;
  unsigned used, deeper;
} tally;

static void use (tally *all, depth by, depth of)
{
  all->used++;
  all->deeper += of.sum > by.sum || (of.sum == by.sum && of.other > by.other);
}

/* Each number is given by its distance from the root. */
static depth p1 (const tally *all, int x, int y)
{
  return (depth){x + y, all->omitted == NO_INFINITY ? 0 : INT_MAX};
}

static depth p2 (const tally *all, int x1, int x2, int y)
{
  int const least = x1 < x2 ? x1 : x2, greatest = x1 < x2 ? x2 : x1;
  return (depth){least + y, all->omitted == NO_MAXIMUM ? 0 : greatest};
}

static depth p4 (const tally *all, int x, int y1, int y2)
{
  return p2 (all, y1, y2, x);
}

/* The options of xy are numbers, and any two of them on the right sides of each other. */
static void prove_p1 (tally *all, int x, int y)
{
  depth const by = p1 (all, x, y);
  use (all, by, p1 (all, x + 1, y));
  use (all, by, p1 (all, x, y + 1));
  use (all, by, p1 (all, x + 1, y + 1));
  use (all, by, p2 (all, x + 1, x + 1, y));
  use (all, by, p2 (all, x + 1, x + 1, y + 1));
  use (all, by, p2 (all, y + 1, y + 1, x));
  use (all, by, p2 (all, y + 1, y + 1, x + 1));
  use (all, by, p4 (all, x, y + 1, y + 1));
  use (all, by, p4 (all, y, x + 1, x + 1));
}

/* The options of x1 y lie on the right sides of x2 y, and conversely. */
static void prove_p2 (tally *all, int x1, int x2, int y)
{
  depth const by = p2 (all, x1, x2, y);
  use (all, by, p2 (all, x1, x2, y + 1));
  use (all, by, p4 (all, y, x1 + 1, x2));
  use (all, by, p4 (all, y, x1, x2 + 1));
}

/* Through a right option of y1, or a left one of y2. */
static void prove_p4 (tally *all, int x, int y1, int y2)
{
  depth const by = p4 (all, x, y1, y2);
  use (all, by, p1 (all, x, y1));
  use (all, by, p1 (all, x, y2));
  use (all, by, p2 (all, y1 + 1, y2, x));
  use (all, by, p2 (all, y1 + 1, y2, x + 1));
  use (all, by, p2 (all, y1, y2 + 1, x));
  use (all, by, p2 (all, y1, y2 + 1, x + 1));
  use (all, by, p4 (all, x, y1 + 1, y2));
  use (all, by, p4 (all, x, y1, y2 + 1));
}

/* For all distances up to 6. */
static tally prove_all (omission omitted)
{
  tally all = {.omitted = omitted};
  for (int a = 0; a <= 6; a++)
    for (int b = 0; b <= 6; b++) {
      prove_p1 (&all, a, b);
      for (int c = 0; c <= 6; c++) {
        prove_p2 (&all, a, b, c);
        prove_p4 (&all, a, b, c);
      }
    }
  return all;
}

THEOREM (product_depth)
{
  tally const all = prove_all (NOTHING_LESS), finite = prove_all (NO_INFINITY),
              sums = prove_all (NO_MAXIMUM);
  gh_expect (t, all.used == 4214, "4214 uses of a statement, not %u", all.used);
  gh_expect (t, all.deeper == all.used, "what is used to be deeper, not %u times", all.deeper);
  gh_expect (t, finite.deeper < all.used, "infinity to be needed");
  gh_expect (t, sums.deeper < all.used, "the maximum to be needed");
}
