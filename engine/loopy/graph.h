/* A loopy game as a finite graph: positions with the moves of both players.

   Positions are numbered from 0, which is the game itself; each is reached from it, no two have
   the very same options on both sides, and the options of one are in ascending order without
   repetitions. They are numbered as they are reached, breadth first, Left's options before
   Right's. A graph is never changed; its memory is a loan of a store (form/loan.h).

   A loopfree part of a graph is a short game. Infinite play is a draw.

   All that takes a store fails by gh_fail, for want of memory or as it says. */
#ifndef GH_LOOPY_GRAPH_H
#define GH_LOOPY_GRAPH_H

#include "form/store.h"

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

/* How many options there are. */
static inline uint32_t gh_graph_moves (const gh_graph *g, gh_side side, uint32_t p)
{
  return g->first[side][p + 1] - g->first[side][p];
}

/* Room for a graph with so many moves of each side, which are still to be written. */
gh_graph gh_graph_take (gh_store *store, uint32_t positions, const size_t moves[2]);

/* A graph that is being made: positions in any number, moves between them in any order. */
typedef struct gh_graph_draft {
  gh_store *store;
  uint32_t positions;
  size_t moves, room;
  struct gh_graph_move {
    uint32_t from, side, to;
  } * at;
} gh_graph_draft;

gh_graph_draft gh_graph_begin (gh_store *store, uint32_t positions); /* without moves */
/* One more. GH_OVER_FORMS: there are GH_MOST_LOOPY_PLAYED. */
uint32_t gh_graph_position (gh_graph_draft *draft);
void gh_graph_move (gh_graph_draft *draft, uint32_t from, gh_side side, uint32_t to);
uint32_t gh_graph_add (gh_graph_draft *draft, const gh_graph *g); /* all of it: its position 0 */
/* A short game likewise. False: there are more positions than may be. */
bool gh_graph_add_form (gh_graph_draft *draft, gh_form form, uint32_t *position);
/* The game at position `start` of the draft, which stays as it is. GH_OVER_FORMS: it has more
   positions, or GH_OVER_OPTIONS: more moves, than may be. */
gh_graph gh_graph_end (const gh_graph_draft *draft, uint32_t start);
/* All positions with the numbers that they have there, to be played. */
gh_graph gh_graph_of_draft (const gh_graph_draft *draft);

/* -G, within the memory of G and with its numbers. */
gh_graph gh_graph_negative (const gh_graph *g);
/* A game from one position on, numbered as told above, of a graph in which no two positions have
   the same options. */
gh_graph gh_graph_from (gh_store *store, const gh_graph *g, uint32_t start);
/* G + H to be played: number p |H| + q is p + q, with p of G and q of H. GH_OVER_FORMS: there are
   more than GH_MOST_LOOPY_PLAYED. */
gh_graph gh_graph_pairs (gh_store *store, const gh_graph *g, const gh_graph *h);
/* G + H, numbered as told above. Fails as gh_graph_pairs and gh_graph_end. */
gh_graph gh_graph_sum (gh_store *store, const gh_graph *g, const gh_graph *h);
/* Whether both players have the same options everywhere. */
bool gh_graph_is_impartial (const gh_graph *g);

/* A graph as a form of a store, its code, which nobody plays: equal graphs have one. */
gh_form gh_graph_code (gh_store *store, const gh_graph *g);
gh_graph gh_graph_of_code (gh_store *store, gh_form code);

#endif
