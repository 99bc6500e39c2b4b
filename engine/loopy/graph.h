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
  } * at;
  gh_status status; /* GH_OK; GH_NO_MEMORY; GH_OVER_FORMS: more positions, or GH_OVER_OPTIONS: more
                       moves, than may be; or what a store said */
} gh_graph_draft;

gh_graph_draft gh_graph_begin (const gh_allocator *allocator);
uint32_t gh_graph_position (gh_graph_draft *draft); /* one more, without moves */
void gh_graph_move (gh_graph_draft *draft, uint32_t from, gh_side side, uint32_t to);
uint32_t gh_graph_add (gh_graph_draft *draft, const gh_graph *g); /* all of it: its position 0 */
/* The game at position `start`. The draft is released. GH_OK, or the draft's status; then *graph is
   empty, and need not be freed. */
gh_status gh_graph_end (gh_graph_draft *draft, uint32_t start, gh_graph *graph);
void gh_graph_free (gh_graph *graph, const gh_allocator *allocator);

/* -G, within the memory of G: not to be freed, and with the numbers of G. */
gh_graph gh_graph_negative (const gh_graph *g);
/* G + H to be played: number p |H| + q is p + q, with p of G and q of H. At most
   GH_MOST_LOOPY_PLAYED positions. */
gh_status gh_graph_pairs (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                          gh_graph *made);
/* A game from one position of any such graph on, numbered as told above. */
gh_status gh_graph_from (const gh_graph *g, uint32_t start, const gh_allocator *allocator,
                         gh_graph *made);
/* G + H, so numbered. */
gh_status gh_graph_sum (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                        gh_graph *made);
/* Whether both players have the same options everywhere. */
bool gh_graph_is_impartial (const gh_graph *g);

/* A short game; and its positions added to a draft: the first of them. */
gh_status gh_graph_of_form (gh_store *store, gh_form form, gh_graph *made);
uint32_t gh_graph_add_form (gh_graph_draft *draft, gh_store *store, gh_form form);

/* A graph as a form of a store, its code, which nobody plays: equal graphs have one. The former
   ends by gh_fail where the store's limits are passed; the graph has to be freed even then. */
gh_form gh_graph_code (gh_store *store, const gh_graph *g);
gh_status gh_graph_of_code (gh_store *store, gh_form code, gh_graph *g);

/* What failed, for a person: "more than 1000 positions". */
const char *gh_graph_words (gh_status status);

#ifdef __cplusplus
}
#endif

#endif
