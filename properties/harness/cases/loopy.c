#include "harness/cases/loopy.h"
#include "loopy/code.h"

/* ---- all of a size --------------------------------------------------------------------------- */

/* The options as one word: of each position those of Left, then those of Right, a bit for each
   position that there is. */
typedef struct word {
  unsigned positions;
  uint32_t bits;
} word;

static uint32_t options (word w, unsigned p, gh_side side)
{
  return w.bits >> (2 * p + side) * w.positions & ((1u << w.positions) - 1);
}

/* Whether positions are numbered as they are reached, all of them, and no two have the same
   options: each game is then met once. */
static bool is_numbered (word w)
{
  unsigned reached = 1;
  for (unsigned p = 0; p < reached; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      for (unsigned x = 0; x < w.positions; x++)
        if (options (w, p, side) >> x & 1 && x >= reached && x != reached++)
          return false;
  for (unsigned p = 0; p < w.positions; p++)
    for (unsigned q = 0; q < p; q++)
      if (options (w, p, GH_LEFT) == options (w, q, GH_LEFT) &&
          options (w, p, GH_RIGHT) == options (w, q, GH_RIGHT))
        return false;
  return reached == w.positions;
}

static gh_form code_of (gh_store *store, word w)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph_draft d = gh_graph_begin (store, w.positions);
  for (unsigned p = 0; p < w.positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      for (unsigned x = 0; x < w.positions; x++)
        if (options (w, p, side) >> x & 1)
          gh_graph_move (&d, p, side, x);
  return gh_loopy_code (store, gh_graph_end (&d, 0), since);
}

/* The largest size of games with so many positions. */
static unsigned largest (unsigned positions)
{
  return GH_LOOPY_STEP * (positions - 1) + 2 * positions * positions;
}

void gh_loopy_of_size (gh_store *store, unsigned size, void add (void *, gh_form), void *context)
{
  word w = {.positions = size / GH_LOOPY_STEP + 1};
  if (size > largest (w.positions) || w.positions > GH_MOST_LISTED_POSITIONS)
    return;
  for (; w.bits < 1u << 2 * w.positions * w.positions; w.bits++)
    if ((unsigned)__builtin_popcount (w.bits) == size % GH_LOOPY_STEP && is_numbered (w))
      add (context, code_of (store, w));
}

/* ---- drawn ----------------------------------------------------------------------------------- */

/* How many games there are with so many positions and moves, so that they are made when they are
   drawn; of any, and of impartial ones. */
static const uint32_t counts[2][GH_MOST_LISTED_POSITIONS][19] = {
    {{1, 2, 1},
     {0, 2, 11, 36, 50, 50, 23, 8, 0},
     {0, 0, 4, 80, 567, 2372, 6784, 14180, 22582, 28022, 27378, 21188, 12951, 6136, 2194, 562, 80}},
    {{1, 0, 1}, {0, 0, 1, 0, 2, 0, 3}, {0, 0, 0, 0, 1, 0, 10, 0, 28, 0, 42, 0, 37, 0, 14}}};

gh_loopy_place gh_loopy_within (gh_trial *t, gh_sort sort, unsigned positions)
{
  uint32_t all = 0;
  const uint32_t (*const of)[19] = counts[sort == GH_SORT_IMPARTIAL_LOOPY];
  for (unsigned p = 0; p < positions; p++)
    for (unsigned moves = 0; moves < 19; moves++)
      all += of[p][moves];
  gh_loopy_place at = {.index = gh_draw (t->choices, all)};
  while (at.index >= (at.count = of[at.size / GH_LOOPY_STEP][at.size % GH_LOOPY_STEP])) {
    at.index -= at.count;
    at.size += at.size % GH_LOOPY_STEP < 18 ? 1 : GH_LOOPY_STEP - 18;
  }
  return at;
}

#define MOVES 2

typedef struct drawn {
  uint32_t count, to[MOVES];
} drawn;

gh_form gh_random_loopy (gh_trial *t, uint32_t positions, bool impartial)
{
  drawn moves[GH_MOST_RANDOM_POSITIONS][2];
  size_t const span = gh_span_start (t->choices);
  uint32_t const n = 1 + gh_draw (t->choices, positions);
  for (uint32_t p = 0; p < n; p++)
    for (gh_side side = GH_LEFT; side <= (impartial ? GH_LEFT : GH_RIGHT); side++) {
      drawn *const of = &moves[p][side];
      of->count = gh_draw (t->choices, MOVES + 1);
      for (uint32_t i = 0; i < of->count; i++)
        of->to[i] = gh_draw (t->choices, n);
    }
  gh_span_end (t->choices, span);
  gh_loans *const since = gh_loans_now (t->store);
  gh_graph_draft d = gh_graph_begin (t->store, n);
  for (uint32_t p = 0; p < n; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
      const drawn *const of = &moves[p][impartial ? GH_LEFT : side];
      for (uint32_t i = 0; i < of->count; i++)
        gh_graph_move (&d, p, side, of->to[i]);
    }
  return gh_loopy_code (t->store, gh_graph_end (&d, 0), since);
}
