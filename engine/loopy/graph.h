/* A loopy game as a finite graph: positions with the moves of both players.

   Positions are numbered from 0, which is the game itself; each is reached from it, no two have
   the very same options on both sides, and the options of one are in ascending order without
   repetitions. They are numbered as they are reached, breadth first, Left's options before
   Right's. A graph owns its memory and is never changed.

   A loopfree part of a graph is a short game. Infinite play is a draw. */
#ifndef GH_LOOPY_GRAPH_H
#define GH_LOOPY_GRAPH_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

#define GH_MOST_LOOPY_POSITIONS 1000
#define GH_MOST_LOOPY_MOVES 10000
#define GH_MOST_LOOPY_PLAYED 100000 /* positions of a sum or difference that is played */

typedef struct gh_graph {
  uint32_t positions;
  uint32_t *first[2]; /* of each side: where the options of each position begin, one more at the
                         end */
  uint32_t *to[2];    /* the options */
} gh_graph;

/* for each option `x` of position `p` of graph `g` on one side */
#define GH_EACH_MOVE(g, side, x, p)                                                                \
  for (uint32_t x##_at = (g)->first[side][p], x;                                                   \
       x##_at < (g)->first[side][(p) + 1] && (x = (g)->to[side][x##_at], true); x##_at++)

/* A graph that is being made: positions in any number, moves between them in any order. Calls after
   one that failed do nothing; what failed is told at the end. */
typedef struct gh_graph_draft {
  const gh_allocator *allocator;
  uint32_t positions;
  size_t moves, room;
  struct gh_graph_move {
    uint32_t from, side, to;
  } *at;
  gh_status status; /* GH_OK; GH_NO_MEMORY; GH_OVER_FORMS: more positions, or GH_OVER_OPTIONS: more
                       moves, than may be */
  uint32_t most;    /* positions */
} gh_graph_draft;

/* `most`: GH_MOST_LOOPY_POSITIONS, or GH_MOST_LOOPY_PLAYED, which have as many moves as memory
   allows. */
gh_graph_draft gh_graph_begin (const gh_allocator *allocator, uint32_t most);
uint32_t gh_graph_position (gh_graph_draft *draft); /* one more, without moves */
void gh_graph_move (gh_graph_draft *draft, uint32_t from, gh_side side, uint32_t to);
/* The game at position `start`. The draft is released. GH_OK, or its status; then *graph is empty,
   and need not be freed. */
gh_status gh_graph_end (gh_graph_draft *draft, uint32_t start, gh_graph *graph);
void gh_graph_free (gh_graph *graph, const gh_allocator *allocator);

/* Games made of others, which are as gh_graph_end leaves them. */
gh_status gh_graph_negative (const gh_graph *g, const gh_allocator *allocator, gh_graph *made);
gh_status gh_graph_sum (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                        uint32_t most, gh_graph *made);
/* A short game; the store may be left by gh_fail for its own limits before any memory is taken. */
gh_status gh_graph_of_form (gh_store *store, gh_form form, gh_graph *made);

/* Whether no position comes back. */
gh_status gh_graph_is_loopfree (const gh_graph *g, const gh_allocator *allocator, bool *is);

/* A graph as a form of a store, its code: one that nobody plays. Equal graphs have one code. */
gh_form gh_graph_code (gh_store *store, const gh_graph *g);
gh_status gh_graph_of_code (gh_store *store, gh_form code, gh_graph *g);

#ifdef __cplusplus
}
#endif

#endif
