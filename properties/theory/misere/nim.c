/* Nim, in normal play and in misere play, against play of the literal sums. */
#include "theory/misere/sets.h"

#define MOST_HEAPS 5

/* ---- positions ------------------------------------------------------------------------------- */

typedef struct position {
  uint32_t heaps[MOST_HEAPS];
  size_t count;
  gh_form form;
} position;

/* The next multiset of at most `most` heaps of at most this size, heaps not increasing; those with
   fewer heaps first. False: there is none. */
static bool next_position (gh_store *store, position *p, size_t most, uint32_t size)
{
  size_t i = p->count;
  while (i > 0 && p->heaps[i - 1] == (i > 1 ? p->heaps[i - 2] : size))
    i--;
  if (i == 0) {
    if (p->count == most)
      return false;
    for (size_t k = 0; k <= p->count; k++)
      p->heaps[k] = 1;
    p->count++;
  } else {
    p->heaps[i - 1]++;
    for (; i < p->count; i++)
      p->heaps[i] = 1;
  }
  p->form = gh_heaps (store, p->heaps, p->count);
  return true;
}

static bool is_p (gh_store *store, gh_form g, gh_convention convention)
{
  return gh_outcome_of (store, g, convention) == GH_P;
}

static size_t heaps_above_1 (const position *p)
{
  size_t above = 0;
  for (size_t i = 0; i < p->count; i++)
    above += p->heaps[i] > 1;
  return above;
}

static uint32_t nim_sum (const position *p)
{
  uint32_t sum = 0;
  for (size_t i = 0; i < p->count; i++)
    sum ^= p->heaps[i];
  return sum;
}

static gh_form after (gh_store *store, const position *p, size_t heap, uint32_t size)
{
  position q = *p;
  q.heaps[heap] = size;
  return gh_heaps (store, q.heaps, q.count);
}

/* ---- types ----------------------------------------------------------------------------------- */

/* A position has the genus of its type, and the type says who wins. */
static void check_type (gh_trial *t, const position *p)
{
  gh_store *const store = t->store;
  gh_nim_type const type = gh_nim_type_of (p->heaps, p->count);
  gh_nim_type of_genus;
  for (gh_convention c = GH_NORMAL; c <= GH_MISERE; c++)
    gh_expect (t, is_p (store, p->form, c) == gh_nim_type_p (type, c),
               "the type of %zu heaps to say who wins", p->count);
  gh_expect (t,
             gh_genus_is_tame (store, gh_genus_of (store, p->form), &of_genus) &&
                 of_genus.n == type.n && of_genus.star == type.star,
             "%zu heaps to have the genus of their type", p->count);
}

/* P in misere play: an even number of ones and nothing else is N, an odd one P; with a larger heap
   the Nim-sum must be 0. */
THEOREM (misere_nim)
{
  unsigned types[2][2] = {{0}}, count = 0;
  for (size_t five = 0; five < 2; five++) {
    position p = {.form = GH_ZERO};
    do {
      if (five && p.count < MOST_HEAPS)
        continue;
      uint32_t const sum = nim_sum (&p);
      bool const large = heaps_above_1 (&p) > 0;
      check_type (t, &p);
      gh_expect (t, is_p (t->store, p.form, GH_MISERE) == (sum == (large ? 0 : 1)),
                 "%zu heaps with the Nim-sum %u", p.count, sum);
      if (sum < 2)
        types[large][sum]++;
      count++;
    } while (next_position (t->store, &p, five ? 5 : 4, five ? 5 : 7));
  }
  gh_expect (t, count == 456, "456 positions, not %u", count);
  for (unsigned i = 0; i < 4; i++)
    gh_expect (t, types[i / 2][i % 2] > 0, "a position of each of the types 0, 1, 0* and 1*");
}

/* Two positions side by side have the sum of both types. All pairs of 0, 1, 0*, ..., 7* occur. */
THEOREM (nim_types)
{
  bool seen[16][16] = {{false}};
  unsigned pairs = 0, kinds = 0;
  position p = {.form = GH_ZERO};
  do {
    position q = {.form = GH_ZERO};
    gh_nim_type const a = gh_nim_type_of (p.heaps, p.count);
    do {
      gh_nim_type const b = gh_nim_type_of (q.heaps, q.count), sum = gh_nim_type_sum (a, b);
      gh_nim_type both;
      gh_form const genus = gh_genus_of (t->store, gh_sum (t->store, p.form, q.form));
      gh_expect (
          t, gh_genus_is_tame (t->store, genus, &both) && both.n == sum.n && both.star == sum.star,
          "types %u%s and %u%s to be those of a sum", a.n, a.star ? "*" : "", b.n,
          b.star ? "*" : "");
      bool *const pair = &seen[a.n + (a.star ? 8 : 0)][b.n + (b.star ? 8 : 0)];
      kinds += !*pair;
      *pair = true;
      pairs++;
    } while (next_position (t->store, &q, 3, 5));
  } while (next_position (t->store, &p, 3, 5));
  gh_expect (t, pairs == 56 * 56 && kinds == 100, "%u pairs with %u pairs of types", pairs, kinds);
}

/* ---- moves ----------------------------------------------------------------------------------- */

/* The ones that the winning move of normal play would leave where one heap is above 1. */
static size_t ones_left_in_normal_play (const position *p)
{
  return p->count / 2 * 2;
}

/* Bouton's move wins wherever there is a winning one. Where one heap is above 1, it leaves one 1
   more or less than that of normal play. */
THEOREM (misere_nim_moves)
{
  gh_store *const store = t->store;
  unsigned moves = 0, only_ones = 0;
  for (size_t five = 0; five < 2; five++) {
    position p = {.form = GH_ZERO};
    while (next_position (store, &p, five ? 5 : 4, five ? 5 : 7)) {
      if (five && p.count < MOST_HEAPS)
        continue;
      size_t heap;
      uint32_t size;
      bool const found = gh_misere_nim_move (p.heaps, p.count, &heap, &size);
      gh_expect (t, found == !is_p (store, p.form, GH_MISERE), "a move of %zu heaps", p.count);
      if (!found)
        continue;
      moves++;
      gh_expect (t, size < p.heaps[heap] && is_p (store, after (store, &p, heap, size), GH_MISERE),
                 "the move in heap %zu to %u to win", heap, size);
      size_t const left = p.count - 1 + size, normal = ones_left_in_normal_play (&p);
      if (heaps_above_1 (&p) == 1)
        gh_expect (t, left % 2 == 1 && (left == normal + 1 || left + 1 == normal),
                   "an odd number of ones, not %zu", left);
      only_ones += heaps_above_1 (&p) == 0;
    }
  }
  gh_expect (t, moves == 395 && only_ones == 2, "395 moves, two of ones only, not %u and %u", moves,
             only_ones);
}

/* The same moves win in misere play while two heaps are above 1, the other player while none is. */
THEOREM (misere_and_normal_moves)
{
  gh_store *const store = t->store;
  bool differs = false;
  position p = {.form = GH_ZERO};
  do {
    size_t const above = heaps_above_1 (&p);
    bool same = true;
    for (size_t i = 0; i < p.count; i++)
      for (uint32_t size = 0; size < p.heaps[i]; size++) {
        gh_form const x = after (store, &p, i, size);
        same = same && is_p (store, x, GH_NORMAL) == is_p (store, x, GH_MISERE);
      }
    gh_expect (t, same || above < 2, "the same winning moves with %zu heaps above 1", above);
    gh_expect (t, above > 0 || is_p (store, p.form, GH_NORMAL) != is_p (store, p.form, GH_MISERE),
               "the other player to win at %zu ones", p.count);
    differs = differs || (!same && above == 1);
  } while (next_position (store, &p, 5, 5));
  gh_expect (t, differs, "other winning moves with one heap above 1 somewhere");
}
