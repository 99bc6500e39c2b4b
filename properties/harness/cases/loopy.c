#include "harness/cases/loopy.h"
#include "loopy/code.h"

/* ---- all of a size --------------------------------------------------------------------------- */

/* The options as one word: of each position those of Left, then those of Right unless they are the
   same, a bit for each position that there is. */
typedef struct word {
  unsigned positions, sides; /* 1: it is impartial */
  uint32_t bits;
} word;

static uint32_t options (word w, unsigned p, gh_side side)
{
  unsigned const row = w.sides == 1 ? p : 2 * p + side;
  return w.bits >> row * w.positions & ((1u << w.positions) - 1);
}

/* Whether positions are numbered as they are reached, all of them, and no two have the same
   options. */
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

/* The same game with other numbers for its positions. */
static word renumbered (word w, const unsigned *to)
{
  word made = {.positions = w.positions, .sides = w.sides};
  for (unsigned p = 0; p < w.positions; p++)
    for (gh_side side = GH_LEFT; side < (gh_side)w.sides; side++)
      for (unsigned x = 0; x < w.positions; x++)
        made.bits |= (options (w, p, side) >> x & 1)
                     << ((to[p] * w.sides + side) * w.positions + to[x]);
  return made;
}

/* Whether no other numbers of its positions from `first` on make a smaller word: each game is then
   met once. */
static bool is_least (word w, unsigned *to, unsigned first)
{
  if (first == w.positions) {
    word const other = renumbered (w, to);
    return other.bits >= w.bits || !is_numbered (other);
  }
  bool least = true;
  for (unsigned i = first; i < w.positions && least; i++) {
    unsigned const number = to[i];
    to[i] = to[first];
    to[first] = number;
    least = is_least (w, to, first + 1);
    to[first] = to[i];
    to[i] = number;
  }
  return least;
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

void gh_loopy_of_size (gh_store *store, gh_sort sort, unsigned size, void add (void *, gh_form),
                       void *context)
{
  bool const impartial = sort == GH_SORT_IMPARTIAL_LOOPY;
  word w = {.positions = size / GH_LOOPY_STEP + 1, .sides = impartial ? 1 : 2};
  unsigned to[] = {0, 1, 2, 3};
  unsigned const moves = size % GH_LOOPY_STEP, most = w.sides * w.positions * w.positions;
  if (w.positions > gh_listed_positions (sort))
    return;
  for (; w.bits < 1u << most; w.bits++)
    if (2 * (unsigned)__builtin_popcount (w.bits) == w.sides * moves && is_numbered (w) &&
        is_least (w, to, 1))
      add (context, code_of (store, w));
}

/* ---- drawn ----------------------------------------------------------------------------------- */

/* How many games there are with so many positions and moves, so that they are made when they are
   drawn; of any, and of impartial ones. */
#define MOST_MOVES 26
static const uint32_t counts[2][GH_MOST_LISTED_POSITIONS][MOST_MOVES + 1] = {
    {{1, 2, 1},
     {0, 2, 11, 36, 50, 50, 23, 8},
     {0, 0, 4, 68, 477, 1950, 5462, 11156, 17315, 20888, 19777, 14792, 8710, 3966, 1362, 334, 47}},
    {{1, 0, 1},
     {0, 0, 1, 0, 2, 0, 3},
     {0, 0, 0, 0, 1, 0, 7, 0, 21, 0, 30, 0, 25, 0, 10},
     {0,   0, 0,    0, 0,    0, 1,   0, 16,  0, 102, 0, 341, 0,
      713, 0, 1058, 0, 1100, 0, 836, 0, 435, 0, 155, 0, 21}}};

gh_loopy_place gh_loopy_within (gh_trial *t, gh_sort sort, unsigned positions)
{
  uint32_t all = 0;
  const uint32_t (*const of)[MOST_MOVES + 1] = counts[sort == GH_SORT_IMPARTIAL_LOOPY];
  for (unsigned p = 0; p < positions; p++)
    for (unsigned moves = 0; moves <= MOST_MOVES; moves++)
      all += of[p][moves];
  gh_loopy_place at = {.index = gh_draw (t->choices, all)};
  while (at.index >= (at.count = of[at.size / GH_LOOPY_STEP][at.size % GH_LOOPY_STEP])) {
    at.index -= at.count;
    at.size += at.size % GH_LOOPY_STEP < MOST_MOVES ? 1 : GH_LOOPY_STEP - MOST_MOVES;
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
