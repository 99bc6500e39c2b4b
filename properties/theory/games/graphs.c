/* Sections 2.1 to 2.3 on raw graphs, where cycles are possible: what the Descending Game Condition
   is needed for. */
#include "form/measure.h"
#include "form/numeral.h"
#include "theory/theory.h"

#include <string.h>

#define MOST 3 /* vertices */

/* Bit w of to[v]: there is an edge from v to w, that is, w is an option of v. */
typedef struct graph {
  unsigned n, to[MOST];
} graph;

static graph graph_number (unsigned n, unsigned number)
{
  graph g = {.n = n};
  for (unsigned v = 0; v < n; v++)
    g.to[v] = number >> (v * n) & ((1u << n) - 1);
  return g;
}

/* Remove vertices without edges, until none is left to remove: what stays lies on or before a
   cycle. */
static bool acyclic (const graph *g)
{
  unsigned left = (1u << g->n) - 1;
  for (unsigned round = 0; round < g->n; round++)
    for (unsigned v = 0; v < g->n; v++)
      if (left >> v & 1 && !(g->to[v] & left))
        left &= ~(1u << v);
  return !left;
}

/* Is there a walk of n edges? On n vertices it comes back to one of them. */
static bool endless_walk (const graph *g)
{
  unsigned at = (1u << g->n) - 1;
  for (unsigned step = 0; step < g->n; step++) {
    unsigned next = 0;
    for (unsigned v = 0; v < g->n; v++)
      if (at >> v & 1)
        next |= g->to[v];
    at = next;
  }
  return at;
}

/* A set is inductive when it has every vertex all of whose options it has. Is only the full set? */
static bool induction_valid (const graph *g)
{
  unsigned const full = (1u << g->n) - 1;
  for (unsigned set = 0; set < full; set++) {
    bool inductive = true;
    for (unsigned v = 0; v < g->n && inductive; v++)
      inductive = set >> v & 1 || (g->to[v] & ~set);
    if (inductive)
      return false;
  }
  return true;
}

/* The same for relations between two vertices, where one of the two moves. */
static bool pair_induction_valid (const graph *g)
{
  unsigned const n = g->n, full = (1u << n * n) - 1;
  for (unsigned relation = 0; relation < full; relation++) {
    bool inductive = true;
    for (unsigned v = 0; v < n && inductive; v++)
      for (unsigned w = 0; w < n && inductive; w++) {
        bool all = true; /* does it hold at all pairs that one move leads to? */
        for (unsigned x = 0; x < n; x++) {
          all = all && (!(g->to[v] >> x & 1) || relation >> (x * n + w) & 1);
          all = all && (!(g->to[w] >> x & 1) || relation >> (v * n + x) & 1);
        }
        inductive = !all || relation >> (v * n + w) & 1;
      }
    if (inductive)
      return false;
  }
  return true;
}

/* Whether `valid` says the same as `expected` of every graph with at most three vertices. */
static void on_all_graphs (gh_trial *t, bool valid (const graph *), bool expected (const graph *))
{
  unsigned counts[2] = {0, 0};
  for (unsigned n = 1; n <= MOST; n++)
    for (unsigned number = 0; number < 1u << n * n; number++) {
      graph const g = graph_number (n, number);
      counts[expected (&g)]++;
      gh_expect (t, valid (&g) == expected (&g), "both say the same of graph %u of %u vertices",
                 number, n);
    }
  gh_expect (t, counts[0] && counts[1], "graphs of both kinds");
}

THEOREM (induction)
{
  on_all_graphs (t, induction_valid, acyclic);
}

THEOREM (induction_pairs)
{
  on_all_graphs (t, pair_induction_valid, acyclic);
}

static bool no_endless_walk (const graph *g)
{
  return !endless_walk (g);
}

THEOREM (induction_descends)
{
  on_all_graphs (t, induction_valid, no_endless_walk);
}

/* A property of positions: those whose number in the list is a multiple of `period` have it. */
typedef struct property {
  gh_form positions[64];
  size_t count;
  uint32_t period;
} property;

static bool has (const property *p, gh_form form)
{
  size_t number = 0;
  while (number < p->count && p->positions[number] != form)
    number++;
  return number % p->period == 0;
}

static property any_property (gh_trial *t, gh_form g)
{
  property p = {.period = gh_choose (t, 16) + 2};
  const gh_form *list;
  p.count = gh_positions (t->store, g, &list);
  if (p.count > sizeof p.positions / sizeof *p.positions)
    gh_end_case (t, GH_STEP_LIMIT, "more than 64 positions");
  memcpy (p.positions, list, p.count * sizeof *list);
  return p;
}

/* An option without the property, if there is one. */
static bool failing_option (gh_store *store, const property *p, gh_form form, gh_form *option)
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form)
      if (!has (p, x)) {
        *option = x;
        return true;
      }
  return false;
}

/* 2.3: from a position without the property descend to options without it. Where that ends, the
   property fails although all options have it. */
THEOREM (induction_witness)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  property const p = any_property (t, g);
  gh_form at = g;
  size_t steps = 0;
  while (failing_option (t->store, &p, at, &at))
    gh_expect (t, ++steps < p.count, "the descent to end");
  gh_assume (t, steps > 0);
  gh_expect (t, !has (&p, at), "the witness not to have the property");
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, at)
      gh_expect (t, has (&p, x), "all options of the witness to have the property");
}

/* The same of pairs: each step moves in one of the two games, so that the sum of their birthdays
   drops. */
typedef struct both {
  property of_first, of_second;
  gh_form first, second;
} both;

static bool pair_has (const both *at, gh_form first, gh_form second)
{
  return has (&at->of_first, first) && has (&at->of_second, second);
}

/* Go on to a pair without the property that is one move away, if there is one. */
static bool failing_move (gh_store *store, both *at)
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (store, side, x, at->first)
      if (!pair_has (at, x, at->second)) {
        at->first = x;
        return true;
      }
    GH_EACH (store, side, y, at->second)
      if (!pair_has (at, at->first, y)) {
        at->second = y;
        return true;
      }
  }
  return false;
}

static int64_t days (gh_trial *t, const both *at)
{
  int64_t first = 0, second = 0;
  gh_small_integer (t->store, gh_form_birthday (t->store, at->first), 0, 1000, &first);
  gh_small_integer (t->store, gh_form_birthday (t->store, at->second), 0, 1000, &second);
  return first + second;
}

THEOREM (induction_pair_witness)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  both at = {any_property (t, g), any_property (t, h), g, h};
  int64_t const first = days (t, &at);
  for (int64_t sum = first, next; failing_move (t->store, &at); sum = next) {
    next = days (t, &at);
    gh_expect (t, next < sum, "the sum of the birthdays to drop");
  }
  gh_assume (t, at.first != g || at.second != h);
  gh_expect (t, !pair_has (&at, at.first, at.second), "the witness not to have the property");
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (t->store, side, x, at.first)
      gh_expect (t, pair_has (&at, x, at.second), "all pairs a move in the first game away");
    GH_EACH (t->store, side, y, at.second)
      gh_expect (t, pair_has (&at, at.first, y), "all pairs a move in the second game away");
  }
}

/* ---- two sides ------------------------------------------------------------------------------- */

/* Left and right options of each vertex. */
typedef struct table {
  unsigned n, left[MOST], right[MOST];
} table;

/* How many ways there are to say which vertices are >= 0 and which are <= 0 that satisfy the
   equations of Definition 2.5. */
static unsigned solutions (const table *g)
{
  unsigned found = 0;
  for (unsigned least = 0; least < 1u << g->n; least++)
    for (unsigned most = 0; most < 1u << g->n; most++) {
      bool solves = true;
      for (unsigned v = 0; v < g->n && solves; v++)
        solves =
            (least >> v & 1) == !(g->right[v] & most) && (most >> v & 1) == !(g->left[v] & least);
      found += solves;
    }
  return found;
}

THEOREM (order_well_defined)
{
  for (unsigned number = 0; number < 64; number++) { /* options are lower numbers: no cycle */
    table const g = {3, {0, number & 1, number >> 2 & 3}, {0, number >> 1 & 1, number >> 4 & 3}};
    gh_expect (t, solutions (&g) == 1, "one solution on table %u", number);
  }
  table const loop = {1, {1}, {1}};
  gh_expect (t, solutions (&loop) == 2, "two solutions on X = {X|X}");
}

/* Does alternating play on two boards go on for ever when both players can and will? States are
   pairs of vertices and who moves; a play longer than there are states repeats one. */
static bool endless_play (const table *g, unsigned a, unsigned b, gh_side mover, unsigned steps)
{
  const unsigned *const to = mover == GH_LEFT ? g->left : g->right;
  if (steps == 0)
    return true;
  for (unsigned x = 0; x < g->n; x++)
    if ((to[a] >> x & 1 && endless_play (g, x, b, gh_other (mover), steps - 1)) ||
        (to[b] >> x & 1 && endless_play (g, a, x, gh_other (mover), steps - 1)))
      return true;
  return false;
}

THEOREM (endless_sum)
{
  enum { ZERO, ON, OFF };
  table const g = {3, {0, 1 << ON, 0}, {0, 0, 1 << OFF}};
  unsigned const states = 3 * 3 * 2;
  for (gh_side mover = GH_LEFT; mover <= GH_RIGHT; mover++) {
    gh_expect (t, !endless_play (&g, ON, ZERO, mover, states), "play in on to end");
    gh_expect (t, !endless_play (&g, OFF, ZERO, mover, states), "play in off to end");
    gh_expect (t, endless_play (&g, ON, OFF, mover, states), "play in on + off not to end");
  }
}
