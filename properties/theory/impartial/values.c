/* Grundy values: of all 65,536 sets by day 4, of sums, and as trees. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/impartial/sets.h"
#include "theory/theory.h"

#include <inttypes.h>

#define SETS 16
#define HEAPS 7 /* *0, ..., *6: beyond the birthday of each set */

static gh_form nimber (gh_store *store, uint64_t n)
{
  return gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, n});
}

static int64_t value_asked (gh_trial *t, gh_form g)
{
  gh_form const value = gh_ask (t, GH_ASK_GRUNDY, g, GH_ZERO).form;
  int64_t n = -1;
  if (value != GH_NO_FORM)
    gh_small_integer (t->store, value, 0, UINT32_MAX, &n);
  return n;
}

/* ---- by play --------------------------------------------------------------------------------- */

/* Bit i of each heap: the i-th set by day 3 beside it is lost, by play. */
static void play_beside (gh_store *store, const gh_form sets[SETS], unsigned lost[HEAPS])
{
  for (unsigned n = 0; n < HEAPS; n++)
    for (unsigned i = 0; i < SETS; i++)
      lost[n] |= (unsigned)gh_is_loss (store, gh_sum (store, sets[i], nimber (store, n))) << i;
}

/* Which heaps beside a set of these sets are lost: no move in the set, and none in the heap, leads
   to a loss. */
static unsigned losses_of (unsigned set, const unsigned lost[HEAPS])
{
  unsigned heaps = 0;
  for (unsigned n = 0; n < HEAPS; n++)
    if (!(set & lost[n]) && !(heaps & ((1u << n) - 1)))
      heaps |= 1u << n;
  return heaps;
}

#define TOGETHER 8 /* sets in a case: an engine that answers late has it run as often */

/* Beside just one heap a set is lost, and that is its value: of all sets by day 4. */
THEOREM (values_of_sets)
{
  gh_form sets[SETS] = {GH_ZERO};
  int64_t values[TOGETHER];
  unsigned lost[HEAPS] = {0};
  unsigned const first = gh_choose (t, (1u << SETS) / TOGETHER) * TOGETHER;
  gh_sets_by_day (t->store, 3, sets);
  for (unsigned i = 0; i < TOGETHER; i++)
    values[i] = value_asked (t, gh_set_of (t->store, sets, first + i));
  play_beside (t->store, sets, lost);
  for (unsigned i = 0; i < TOGETHER; i++) {
    unsigned const heaps = losses_of (first + i, lost);
    gh_expect (t, 0 <= values[i] && values[i] < HEAPS && heaps == 1u << values[i],
               "set %u to be lost beside *%" PRId64 " alone, not the heaps of mask %u", first + i,
               values[i], heaps);
  }
}

/* ---- trees ----------------------------------------------------------------------------------- */

#define MOST_LABELS 64
#define NO_LABEL (-1)

/* The positions of a tree, each with its label once it has one. */
typedef struct tree {
  gh_form positions[MOST_LABELS];
  int64_t labels[MOST_LABELS];
  size_t count;
} tree;

static int64_t label_of (const tree *all, gh_form g)
{
  size_t i = 0;
  while (all->positions[i] != g)
    i++;
  return all->labels[i];
}

/* The least number that is no option's label; NO_LABEL as long as an option has none. */
static int64_t least_missing (gh_store *store, const tree *all, gh_form g)
{
  uint64_t taken = 0;
  int64_t least = 0;
  GH_EACH (store, GH_LEFT, x, g) {
    int64_t const label = label_of (all, x);
    if (label == NO_LABEL)
      return NO_LABEL;
    taken |= (uint64_t)1 << label;
  }
  while (taken >> least & 1)
    least++;
  return least;
}

/* From the leaves up: in each round those positions whose options have labels. The root is last. */
static void label_tree (gh_store *store, tree *all)
{
  for (bool missing = true; missing;) {
    missing = false;
    for (size_t i = 0; i < all->count; i++)
      if (all->labels[i] == NO_LABEL) {
        all->labels[i] = least_missing (store, all, all->positions[i]);
        missing |= all->labels[i] == NO_LABEL;
      }
  }
}

/* Each position is lost beside the heap of its label, by play, and that is its value. */
THEOREM (labelled_trees)
{
  gh_form const g = gh_any (t, "I", GH_SORT_IMPARTIAL);
  const gh_form *list;
  tree all = {.count = gh_positions (t->store, g, &list)};
  gh_assume (t, all.count < MOST_LABELS);
  for (size_t i = 0; i < all.count; i++) {
    all.positions[i] = list[i];
    all.labels[i] = NO_LABEL;
  }
  label_tree (t->store, &all);
  gh_expect (t, value_asked (t, g) == label_of (&all, g),
             "the value %" PRId64 ", from the leaves up", label_of (&all, g));
  for (size_t i = 0; i < all.count; i++) {
    gh_form const heap = nimber (t->store, (uint64_t)all.labels[i]);
    gh_expect (t, gh_is_loss (t->store, gh_sum (t->store, all.positions[i], heap)),
               "%s beside *%" PRId64 " to be lost",
               gh_print (t->store, all.positions[i], GH_STYLE_FULL), all.labels[i]);
  }
}

/* The tree of *n in the tree of G: for each k < n an option of value k, and its tree of *k. */
static gh_form prune (gh_trial *t, gh_form g, int64_t n)
{
  gh_form kept[64];
  gh_assume (t, n < 64);
  for (int64_t k = 0; k < n; k++) {
    kept[k] = GH_NO_FORM;
    GH_EACH (t->store, GH_LEFT, x, g)
      if (kept[k] == GH_NO_FORM && gh_grundy (t->store, x) == gh_integer (t->store, k))
        kept[k] = prune (t, x, k);
    gh_expect (t, kept[k] != GH_NO_FORM, "an option of value %" PRId64, k);
  }
  gh_form_begin (t->store);
  for (int64_t k = 0; k < n; k++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      gh_form_add (t->store, side, kept[k]);
  return gh_form_end (t->store);
}

THEOREM (pruned_trees)
{
  gh_form const g = gh_any (t, "I", GH_SORT_IMPARTIAL);
  int64_t const n = value_asked (t, g);
  gh_expect (t, n >= 0, "a value");
  gh_expect (t, prune (t, g, n) == nimber (t->store, (uint64_t)n), "the tree of *%" PRId64 " in it",
             n);
}

/* ---- sums ------------------------------------------------------------------------------------ */

#define TERMS 3

static gh_form sum_of (gh_store *store, const gh_form terms[TERMS])
{
  return gh_sum (store, terms[0], gh_sum (store, terms[1], terms[2]));
}

/* The moves that leave a loss are those to options whose value is that of the other games together;
   unless the sum is lost, some of them lower a value. */
THEOREM (winning_moves)
{
  gh_form const g = gh_any (t, "I", GH_SORT_IMPARTIAL), h = gh_any (t, "J", GH_SORT_IMPARTIAL);
  gh_form terms[TERMS] = {g, h, gh_any (t, "K", GH_SORT_IMPARTIAL)};
  int64_t values[TERMS], all = 0, lowering = 0;
  for (unsigned i = 0; i < TERMS; i++)
    all ^= values[i] = value_asked (t, terms[i]);
  bool const lost = gh_is_loss (t->store, sum_of (t->store, terms));
  for (unsigned i = 0; i < TERMS; i++) {
    gh_form const before = terms[i];
    GH_EACH (t->store, GH_LEFT, x, before) {
      int64_t const value = value_asked (t, x);
      terms[i] = x;
      gh_expect (t, gh_is_loss (t->store, sum_of (t->store, terms)) == (value == (values[i] ^ all)),
                 "a move to value %" PRId64 " in game %u to win just if that is %" PRId64, value, i,
                 values[i] ^ all);
      lowering += value == (values[i] ^ all) && value < values[i];
    }
    terms[i] = before;
  }
  gh_expect (t, lost == (all == 0) && lost == (lowering == 0),
             "a sum of value %" PRId64 ", with %" PRId64 " winning moves that lower a value", all,
             lowering);
}

/* ---- who has one ----------------------------------------------------------------------------- */

THEOREM (simplest_of_impartial)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  bool const impartial = gh_is_impartial (t->store, g);
  gh_assume (t, impartial || !gh_is_impartial (t->store, gh_canonical (t->store, g)));
  bool const known = gh_ask (t, GH_ASK_MISERE_CANONICAL, g, GH_ZERO).form != GH_NO_FORM;
  gh_expect (t, known == impartial, "%s simplest form in misere play", impartial ? "a" : "no");
}
