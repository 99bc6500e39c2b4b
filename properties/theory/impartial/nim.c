/* Nim: who wins is found by literal search over heaps, without any sum of digits. */
#include "form/numeral.h"
#include "theory/nimbers/asking.h"
#include "theory/theory.h"

#include <string.h>

#define HEAPS 4
#define SIZES 8 /* of heaps: 0, ..., 7 */

typedef struct nim {
  unsigned heap[HEAPS];
} nim;

/* Whether who begins loses, for every position. */
typedef struct search {
  bool lost[SIZES][SIZES][SIZES][SIZES];
} search;

static bool *lost_at (search *s, const nim *p)
{
  return &s->lost[p->heap[0]][p->heap[1]][p->heap[2]][p->heap[3]];
}

/* The place of the next position, in the order in which no move leads to a later one. */
static bool next (nim *p)
{
  for (unsigned i = HEAPS; i-- > 0; p->heap[i] = 0)
    if (++p->heap[i] < SIZES)
      return true;
  return false;
}

/* How many moves of one heap lead to a loss. */
static unsigned winning_moves (search *s, nim p, unsigned heap)
{
  unsigned count = 0;
  while (p.heap[heap]-- > 0)
    count += *lost_at (s, &p);
  return count;
}

static void find_losses (search *s)
{
  nim p = {{0}};
  memset (s, 0, sizeof *s);
  do {
    unsigned winning = 0;
    for (unsigned i = 0; i < HEAPS; i++)
      winning += winning_moves (s, p, i);
    *lost_at (s, &p) = winning == 0;
  } while (next (&p));
}

/* ---- Bouton ---------------------------------------------------------------------------------- */

static uint64_t top_bit (uint64_t x)
{
  while (x & (x - 1))
    x &= x - 1;
  return x;
}

/* The only moves that win take a heap which has the top bit of the sum X of digits to itself xor X;
   there is an odd number of them, or none where X is 0. */
THEOREM (bouton)
{
  search s;
  nim p = {{0}};
  find_losses (&s);
  do {
    unsigned const x = p.heap[0] ^ p.heap[1] ^ p.heap[2] ^ p.heap[3];
    unsigned all = 0;
    gh_expect (t, *lost_at (&s, &p) == (x == 0),
               "nim(%u, %u, %u, %u) to be lost just when xor is 0", p.heap[0], p.heap[1], p.heap[2],
               p.heap[3]);
    for (unsigned i = 0; i < HEAPS; i++) {
      bool const top = x && p.heap[i] & top_bit (x);
      nim after = p;
      after.heap[i] ^= x;
      gh_expect (t, winning_moves (&s, p, i) == top, "%u winning moves in a heap of %u", top,
                 p.heap[i]);
      gh_expect (t, !top || (after.heap[i] < p.heap[i] && *lost_at (&s, &after)),
                 "a heap of %u to be lowered to %u", p.heap[i], after.heap[i]);
      all += top;
    }
    gh_expect (t, all % 2 == (x != 0), "an odd number of winning moves, not %u", all);
  } while (next (&p));
}

#define DRAWN_BITS 20

/* At most 2^60, or below 256, where the mex recursion reaches. */
static uint64_t draw_heap (gh_trial *t, bool small)
{
  uint64_t heap = 0;
  if (small)
    return gh_choose (t, 256);
  for (unsigned i = 0; i < 3; i++)
    heap = heap << DRAWN_BITS | gh_choose (t, 1u << DRAWN_BITS);
  return heap;
}

static gh_form all_heaps (gh_trial *t, const gh_form heaps[HEAPS])
{
  gh_form sum = GH_ZERO;
  for (unsigned i = 0; i < HEAPS; i++)
    sum = gh_ask_nim_sum (t, sum, heaps[i]);
  return sum;
}

/* Heaps of at most 2^60, with sums as the engine finds them: the move flips just the digits of the
   sum X, lowers a heap that has the top one, no other, and leaves 0. From 0 every move leads
   elsewhere. */
THEOREM (bouton_large)
{
  uint64_t sizes[HEAPS], x = 0;
  gh_form heaps[HEAPS];
  bool const small = gh_choose (t, 4) > 0;
  for (unsigned i = 0; i < HEAPS; i++)
    x ^= sizes[i] = draw_heap (t, small);
  if (gh_choose (t, 2)) {
    sizes[0] ^= x;
    x = 0;
  }
  uint64_t const lower = sizes[1] ? draw_heap (t, small) % sizes[1] : 0;
  for (unsigned i = 0; i < HEAPS; i++)
    heaps[i] = gh_integer (t->store, (int64_t)sizes[i]);
  gh_form const sum = all_heaps (t, heaps);
  gh_expect (t, (sum == GH_ZERO) == (x == 0),
             "the sum to be 0 just when each digit is there twice");
  for (unsigned i = 0; i < HEAPS; i++) {
    bool const top = x && sizes[i] & top_bit (x);
    gh_form const before = heaps[i], after = gh_ask_nim_sum (t, before, sum);
    gh_expect (t, (gh_numeral_compare (t->store, after, before) < 0) == top,
               "the heap %u of %llu to be lowered just if it has the top digit", i,
               (unsigned long long)sizes[i]);
    heaps[i] = after;
    gh_expect (t, all_heaps (t, heaps) == GH_ZERO, "the move in heap %u to leave 0", i);
    heaps[i] = before;
  }
  heaps[1] = gh_integer (t->store, (int64_t)lower);
  gh_expect (t, x || lower == sizes[1] || all_heaps (t, heaps) != GH_ZERO,
             "a move from 0 to leave no 0");
}

/* ---- the tables of post I.6 ------------------------------------------------------------------ */

/* Largest first, so that positions which differ in the order of heaps are the same. */
static nim sorted (nim p)
{
  for (unsigned i = 0; i < HEAPS; i++)
    for (unsigned k = i + 1; k < HEAPS; k++)
      if (p.heap[k] > p.heap[i]) {
        unsigned const heap = p.heap[i];
        p.heap[i] = p.heap[k];
        p.heap[k] = heap;
      }
  return p;
}

static bool same (nim p, nim q)
{
  p = sorted (p);
  q = sorted (q);
  return !memcmp (&p, &q, sizeof p);
}

/* Two pairs, or one: [a, a, b, b]. */
static bool is_paired (nim p)
{
  p = sorted (p);
  return p.heap[0] == p.heap[1] && p.heap[2] == p.heap[3];
}

/* Whether a move leads to a pair of pairs, or to one of the targets. */
static bool reaches (nim p, bool pairs, const nim *targets, size_t count)
{
  for (unsigned i = 0; i < HEAPS; i++)
    for (nim after = p; after.heap[i]-- > 0;) {
      if (pairs && is_paired (after))
        return true;
      for (size_t k = 0; k < count; k++)
        if (same (after, targets[k]))
          return true;
    }
  return false;
}

static bool has_equal_heaps (nim p)
{
  p = sorted (p);
  for (unsigned i = 0; i + 1 < HEAPS; i++)
    if (p.heap[i] && p.heap[i] == p.heap[i + 1])
      return true;
  return false;
}

/* A first move is stupid when it empties a heap or makes two heaps equal. Of `start` so many moves
   do the one, the other, neither; how each kind is answered. */
typedef struct table {
  nim start;
  unsigned emptying, equalising, others;
  bool pairs_if_emptied; /* else what is emptied is answered by a target */
  size_t targets;
  nim target[3];
} table;

static void check_table (gh_trial *t, search *s, const table *all)
{
  unsigned emptying = 0, equalising = 0, others = 0;
  gh_expect (t, *lost_at (s, &all->start), "the position to be lost");
  for (size_t k = 0; k < all->targets; k++)
    gh_expect (t, *lost_at (s, &all->target[k]), "what answers to be lost");
  for (unsigned i = 0; i < HEAPS; i++)
    for (nim p = all->start; p.heap[i]-- > 0;) {
      bool const emptied = p.heap[i] == 0, equal = !emptied && has_equal_heaps (p);
      bool const pairs = equal || (emptied && all->pairs_if_emptied);
      emptying += emptied;
      equalising += equal;
      others += !emptied && !equal;
      gh_expect (t, reaches (p, pairs, all->target, pairs ? 0 : all->targets),
                 "an answer to heap %u lowered to %u", i, p.heap[i]);
    }
  gh_expect (t, emptying == all->emptying && equalising == all->equalising && others == all->others,
             "%u, %u and %u moves that empty, equalise, or neither, not %u, %u and %u",
             all->emptying, all->equalising, all->others, emptying, equalising, others);
}

THEOREM (first_moves)
{
  static const table tables[] = {
      {{{1, 4, 5}}, 3, 3, 4, true, 1, {{{1, 2, 3}}}},
      {{{2, 4, 6}}, 3, 3, 6, true, 2, {{{1, 4, 5}}, {{1, 2, 3}}}},
      {{{1, 2, 4, 7}}, 4, 6, 4, false, 3, {{{1, 2, 3}}, {{1, 4, 5}}, {{2, 4, 6}}}},
  };
  search s;
  find_losses (&s);
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    check_table (t, &s, &tables[i]);
}

/* ---- a power of two and less ----------------------------------------------------------------- */

#define LARGEST_POWER 6

/* The reply in [m, 2^n, 2^n + m] to a move in one heap. To lower m itself is answered, too, which
   the source leaves out. */
static nim power_reply (nim p, unsigned power, unsigned heap)
{
  unsigned const k = p.heap[heap];
  if (heap == 0)
    p.heap[2] = power + k;
  else if (heap == 2 && k >= power)
    p.heap[0] = k - power;
  else
    p.heap[heap == 1 ? 2 : 1] = p.heap[0] ^ k;
  return p;
}

/* What the induction knows to be lost: the same with a smaller m, and [m, k, m xor k] below 2^n. */
static bool is_known (const nim *p, unsigned power)
{
  if (p->heap[1] == power && p->heap[2] == power + p->heap[0])
    return p->heap[0] < power;
  return p->heap[0] < power && p->heap[1] < power && p->heap[2] == (p->heap[0] ^ p->heap[1]);
}

THEOREM (power_replies)
{
  unsigned omitted = 0;
  for (unsigned power = 1; power <= 1u << LARGEST_POWER; power *= 2)
    for (unsigned m = 0; m < power; m++)
      for (unsigned heap = 0; heap < 3; heap++)
        for (nim p = {{m, power, power + m}}; p.heap[heap]-- > 0;) {
          nim const q = power_reply (p, power, heap);
          unsigned lowered = 0;
          for (unsigned i = 0; i < 3; i++) {
            gh_expect (t, q.heap[i] <= p.heap[i], "heap %u not to grow to %u", i, q.heap[i]);
            lowered += q.heap[i] < p.heap[i];
          }
          gh_expect (t, lowered == 1 && is_known (&q, power), "a reply to [%u, %u, %u]", p.heap[0],
                     p.heap[1], p.heap[2]);
          omitted += heap == 0;
        }
  gh_expect (t, omitted == 2667, "2667 moves of the heap m, not %u", omitted);
}
