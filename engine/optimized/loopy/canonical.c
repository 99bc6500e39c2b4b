/* The canonical form of a stopper. How its positions compare is found once for all; options are
   lists, in which each reversible one is replaced where it stands by what it is bypassed to, until
   none is; of the rest those that none dominates are kept. At last a class of equal positions is
   one. */
#include "form/halt.h"
#include "form/loan.h"
#include "optimized/loopy/inside.h"

#include <string.h>

#define MOST 300 /* positions; the table of pairs grows with their square */

typedef struct simplifying {
  const bool *at_least; /* of pairs */
  uint32_t count;
  uint32_t *list[2]; /* of each position `count` places for its options */
  uint32_t *length[2];
  bool *in, *tried; /* of one list */
} simplifying;

/* x is at least as good as y for the player. */
static bool as_good (const simplifying *s, int player, uint32_t x, uint32_t y)
{
  return player == GH_LEFT ? s->at_least[x * s->count + y] : s->at_least[y * s->count + x];
}

/* An answer to x that is no better for the player than p was; or s->count. */
static uint32_t answer_to (const simplifying *s, int player, uint32_t p, uint32_t x)
{
  const uint32_t *const answers = s->list[!player] + x * s->count;
  for (uint32_t i = 0; i < s->length[!player][x]; i++)
    if (as_good (s, player, p, answers[i]))
      return answers[i];
  return s->count;
}

static void put (simplifying *s, uint32_t *list, uint32_t *length, uint32_t x)
{
  if (s->in[x])
    return;
  s->in[x] = true;
  list[(*length)++] = x;
}

/* Whether one is struck for another: a better one, or of equals the first. */
static bool is_dominated (const simplifying *s, int player, const uint32_t *list, uint32_t length,
                          uint32_t i)
{
  for (uint32_t j = 0; j < length; j++)
    if (j != i && as_good (s, player, list[j], list[i]) &&
        (j < i || !as_good (s, player, list[i], list[j])))
      return true;
  return false;
}

/* Whether the options changed. */
static bool simplify (simplifying *s, int player, uint32_t p)
{
  uint32_t *const list = s->list[player] + p * s->count;
  uint32_t length = s->length[player][p], kept = 0;
  bool changed = false;
  memset (s->in, 0, s->count);
  for (uint32_t i = 0; i < length; i++)
    s->in[list[i]] = true;
  memset (s->tried, 0, s->count);
  for (uint32_t i = 0; i < length; i++) { /* what is bypassed stays in the list, marked */
    uint32_t const z = answer_to (s, player, p, list[i]);
    if (z == s->count)
      continue;
    s->tried[list[i]] = changed = true;
    for (uint32_t j = 0; j < s->length[player][z]; j++)
      put (s, list, &length, s->list[player][z * s->count + j]);
  }
  for (uint32_t i = 0; i < length; i++)
    if (!s->tried[list[i]])
      list[kept++] = list[i];
  length = kept;
  for (uint32_t i = 0; i < length; i++)
    s->tried[list[i]] = is_dominated (s, player, list, length, i);
  for (uint32_t i = kept = 0; i < length; i++)
    if (!s->tried[list[i]])
      list[kept++] = list[i];
  s->length[player][p] = kept;
  return changed || kept < length;
}

/* The first position that p equals. */
static uint32_t class_of (const simplifying *s, uint32_t p)
{
  uint32_t q = 0;
  while (!s->at_least[p * s->count + q] || !s->at_least[q * s->count + p])
    q++;
  return q;
}

static gh_graph build (gh_store *store, const simplifying *s)
{
  gh_graph_draft d = gh_graph_begin (store, s->count);
  for (uint32_t p = 0; p < s->count; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      for (uint32_t i = 0; i < s->length[side][p]; i++)
        gh_graph_move (&d, p, side, class_of (s, s->list[side][p * s->count + i]));
  return gh_graph_end (&d, 0);
}

static void list_options (simplifying *s, const gh_graph *g)
{
  for (uint32_t p = 0; p < s->count; p++)
    for (int side = 0; side < 2; side++)
      GH_EACH_MOVE (g, side, x, p)
  s->list[side][p * s->count + s->length[side][p]++] = x;
}

gh_graph fast_canonical (gh_store *store, const gh_graph *g)
{
  size_t const n = g->positions;
  if (n > MOST)
    gh_fail (store, GH_ABANDONED);
  simplifying s = {.at_least = fast_at_least (store, g, g),
                   .count = g->positions,
                   .in = gh_loan (store, n, sizeof *s.in),
                   .tried = gh_loan (store, n, sizeof *s.tried)};
  for (int side = 0; side < 2; side++) {
    s.list[side] = gh_loan (store, n * n, sizeof *s.list[side]);
    s.length[side] = gh_loan (store, n, sizeof *s.length[side]);
  }
  list_options (&s, g);
  for (bool changed = true; changed;) {
    changed = false;
    if (gh_halted ())
      gh_fail (store, GH_HALTED);
    for (uint32_t p = 0; p < s.count; p++)
      for (int side = 0; side < 2; side++)
        while (simplify (&s, side, p))
          changed = true;
  }
  return build (store, &s);
}
