#include "loopy/graph.h"
#include "loopy/memory.h"

#include <stdlib.h>
#include <string.h>

/* ---- drafts ---------------------------------------------------------------------------------- */

gh_graph_draft gh_graph_begin (const gh_allocator *allocator)
{
  return (gh_graph_draft){.allocator = allocator};
}

uint32_t gh_graph_position (gh_graph_draft *d)
{
  if (d->status)
    return 0;
  if (d->positions == GH_MOST_LOOPY_PLAYED) {
    d->status = GH_OVER_FORMS;
    return 0;
  }
  return d->positions++;
}

void gh_graph_move (gh_graph_draft *d, uint32_t from, gh_side side, uint32_t to)
{
  if (d->status)
    return;
  if (d->moves == d->room) {
    size_t const room = d->room ? 2 * d->room : 32;
    void *const at = memory_resize (d->allocator, d->at, room * sizeof *d->at);
    if (!at) {
      d->status = GH_NO_MEMORY;
      return;
    }
    d->at = at;
    d->room = room;
  }
  d->at[d->moves++] = (struct gh_graph_move){from, side, to};
}

static int by_place (const void *one, const void *other)
{
  const struct gh_graph_move *const a = one, *const b = other;
  return a->from != b->from   ? (a->from > b->from ? 1 : -1)
         : a->side != b->side ? (a->side > b->side ? 1 : -1)
                              : (a->to > b->to) - (a->to < b->to);
}

/* Each move once, in order; drafts of sums mostly have them so. */
static void sort_moves (gh_graph_draft *d)
{
  bool sorted = true;
  size_t kept = 0;
  for (size_t i = 1; sorted && i < d->moves; i++)
    sorted = by_place (&d->at[i - 1], &d->at[i]) < 0;
  if (sorted)
    return;
  qsort (d->at, d->moves, sizeof *d->at, by_place);
  for (size_t i = 0; i < d->moves; i++)
    if (!i || by_place (&d->at[kept - 1], &d->at[i]) != 0)
      d->at[kept++] = d->at[i];
  d->moves = kept;
}

/* ---- positions in order ---------------------------------------------------------------------- */

typedef struct ordering {
  const gh_graph_draft *draft;
  size_t *begins;    /* of each position, where its moves begin */
  uint32_t *number;  /* that it gets, or NONE */
  uint32_t *reached; /* the positions in the order of their numbers */
  uint32_t count;
} ordering;
#define NONE UINT32_MAX

static void begin_positions (ordering *o)
{
  size_t at = 0;
  for (uint32_t p = 0; p <= o->draft->positions; p++) {
    while (at < o->draft->moves && o->draft->at[at].from < p)
      at++;
    o->begins[p] = at;
  }
}

static void reach (ordering *o, uint32_t p)
{
  if (o->number[p] != NONE)
    return;
  o->number[p] = o->count;
  o->reached[o->count++] = p;
}

/* Number what is reached from `start`, breadth first. */
static void number_positions (ordering *o, uint32_t start)
{
  o->count = 0;
  memset (o->number, 0xff, o->draft->positions * sizeof *o->number);
  reach (o, start);
  for (uint32_t i = 0; i < o->count; i++)
    for (size_t m = o->begins[o->reached[i]]; m < o->begins[o->reached[i] + 1]; m++)
      reach (o, o->draft->at[m].to);
}

static bool same_moves (const ordering *o, uint32_t p, uint32_t q)
{
  size_t const count = o->begins[p + 1] - o->begins[p];
  if (count != o->begins[q + 1] - o->begins[q])
    return false;
  for (size_t i = 0; i < count; i++) {
    const struct gh_graph_move *const a = &o->draft->at[o->begins[p] + i],
                                      *const b = &o->draft->at[o->begins[q] + i];
    if (a->side != b->side || a->to != b->to)
      return false;
  }
  return true;
}

static uint64_t hash_moves (const ordering *o, uint32_t p)
{
  uint64_t hash = 1;
  for (size_t m = o->begins[p]; m < o->begins[p + 1]; m++)
    hash = (hash ^ (2 * (uint64_t)o->draft->at[m].to + o->draft->at[m].side)) * 0x9e3779b97f4a7c15u;
  return hash ^ hash >> 29;
}

/* Let the moves to a position lead to the first one with the same moves, by a table of `size`
   places, a power of two. Whether any was changed. */
static bool join_same (ordering *o, gh_graph_draft *d, uint32_t *table, uint32_t size)
{
  bool changed = false;
  memset (table, 0xff, size * sizeof *table);
  for (uint32_t p = 0; p < d->positions; p++) {
    uint32_t at = (uint32_t)hash_moves (o, p) & (size - 1);
    while (table[at] != NONE && !same_moves (o, table[at], p))
      at = (at + 1) & (size - 1);
    if (table[at] == NONE)
      table[at] = p;
    o->number[p] = table[at];
    changed = changed || table[at] != p;
  }
  if (!changed)
    return false;
  changed = false;
  for (size_t m = 0; m < d->moves; m++) {
    changed = changed || o->number[d->at[m].to] != d->at[m].to;
    d->at[m].to = o->number[d->at[m].to];
  }
  return changed;
}

/* Join positions with the same moves until there are none. `start` is one of them. */
static gh_status join_all (ordering *o, gh_graph_draft *d, uint32_t *start)
{
  uint32_t size = 64;
  while (size < 2 * d->positions)
    size *= 2;
  uint32_t *const table = memory_resize (d->allocator, NULL, size * sizeof *table);
  if (!table)
    return GH_NO_MEMORY;
  bool changed = true;
  while (changed) {
    changed = join_same (o, d, table, size);
    *start = o->number[*start];
    sort_moves (d);
    begin_positions (o);
  }
  memory_release (d->allocator, table);
  return GH_OK;
}

/* ---- graphs ---------------------------------------------------------------------------------- */

bool graph_take (gh_graph *g, uint32_t positions, const size_t moves[2],
                 const gh_allocator *allocator)
{
  bool taken = true;
  *g = (gh_graph){.positions = positions};
  for (int side = 0; side < 2; side++) {
    g->first[side] =
        memory_resize (allocator, NULL, ((size_t)positions + 1) * sizeof *g->first[side]);
    g->to[side] = memory_resize (allocator, NULL, (moves[side] + 1) * sizeof *g->to[side]);
    taken = taken && g->first[side] && g->to[side];
  }
  if (!taken)
    gh_graph_free (g, allocator);
  return taken;
}

void gh_graph_free (gh_graph *g, const gh_allocator *allocator)
{
  for (int side = 0; side < 2; side++) {
    memory_release (allocator, g->first[side]);
    memory_release (allocator, g->to[side]);
  }
  *g = (gh_graph){0};
}

static int by_number (const void *one, const void *other)
{
  uint32_t const a = *(const uint32_t *)one, b = *(const uint32_t *)other;
  return (a > b) - (a < b);
}

static gh_status fill (const ordering *o, gh_graph *g)
{
  const gh_graph_draft *const d = o->draft;
  size_t count[2] = {0, 0};
  for (uint32_t i = 0; i < o->count; i++)
    for (size_t m = o->begins[o->reached[i]]; m < o->begins[o->reached[i] + 1]; m++)
      count[d->at[m].side]++;
  if (o->count > GH_MOST_LOOPY_POSITIONS)
    return GH_OVER_FORMS;
  if (count[0] + count[1] > GH_MOST_LOOPY_MOVES)
    return GH_OVER_OPTIONS;
  if (!graph_take (g, o->count, count, d->allocator))
    return GH_NO_MEMORY;
  count[0] = count[1] = 0;
  for (uint32_t i = 0; i <= o->count; i++) {
    g->first[0][i] = (uint32_t)count[0];
    g->first[1][i] = (uint32_t)count[1];
    if (i == o->count)
      break;
    for (size_t m = o->begins[o->reached[i]]; m < o->begins[o->reached[i] + 1]; m++)
      g->to[d->at[m].side][count[d->at[m].side]++] = o->number[d->at[m].to];
    for (int side = 0; side < 2; side++)
      qsort (g->to[side] + g->first[side][i], count[side] - g->first[side][i], sizeof (uint32_t),
             by_number);
  }
  return GH_OK;
}

static gh_status build (ordering *o, gh_graph_draft *d, uint32_t start, gh_graph *g)
{
  o->begins = memory_resize (d->allocator, NULL, ((size_t)d->positions + 1) * sizeof *o->begins);
  o->number = memory_resize (d->allocator, NULL, d->positions * sizeof *o->number);
  o->reached = memory_resize (d->allocator, NULL, d->positions * sizeof *o->reached);
  if (!o->begins || !o->number || !o->reached)
    return GH_NO_MEMORY;
  sort_moves (d);
  begin_positions (o);
  gh_status const status = join_all (o, d, &start);
  if (status)
    return status;
  number_positions (o, start);
  return fill (o, g);
}

gh_status gh_graph_end (gh_graph_draft *d, uint32_t start, gh_graph *g)
{
  ordering o = {.draft = d};
  *g = (gh_graph){0};
  gh_status const status = d->status ? d->status : build (&o, d, start, g);
  memory_release (d->allocator, o.begins);
  memory_release (d->allocator, o.number);
  memory_release (d->allocator, o.reached);
  memory_release (d->allocator, d->at);
  *d = gh_graph_begin (d->allocator);
  return status;
}

const char *gh_graph_words (gh_status status)
{
  return status == GH_OVER_FORMS     ? "more than 1000 positions, or 100000 of what is played"
         : status == GH_OVER_OPTIONS ? "more than 10000 moves"
                                     : "out of memory";
}
