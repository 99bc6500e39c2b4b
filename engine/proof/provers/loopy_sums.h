/* Sums of loopy games as tables of their positions, for the prover: who wins them, how soon, and
   where play in turn ends. */
#ifndef GH_LOOPY_SUMS_H
#define GH_LOOPY_SUMS_H

#include "loopy/graph.h"
#include "proof/kernels/check_loopy.h"

typedef struct gh_loopy_game {
  const gh_graph *graph;
  bool minus; /* its negative */
} gh_loopy_game;

/* A position of a sum, the state, has a position of each game; state 0 is the sum itself, and
   `turn` is 2 times a state, and 1 more where Right is to move. */
typedef struct gh_loopy_table {
  gh_loopy_game games[GH_LOOPY_SUM];
  int32_t base[GH_LOOPY_SUM]; /* the number of a game's first position in the certificate, less 0 */
  size_t count, states;
  uint32_t *rounds[2]; /* of each turn: in which round it is seen that Left, that Right wins; 0: it
                          is not. Of a stopper's table the first has the ranks, and 1 more. */
} gh_loopy_table;

/* Fill the table of its `count` games: with the rounds in which players are seen to win; or, of
   play in turn, with the ranks, which are 0 where it can be endless. Its memory is a loan of the
   store. False: there are more than `most` states. Fails with GH_NO_MEMORY and GH_HALTED. */
bool gh_loopy_table_fill (gh_store *store, gh_loopy_table *table, size_t most, bool in_turn);

/* The state after the i-th move of a player, from 0 on, in the order of the kernel. False: there
   are not so many. */
bool gh_loopy_table_move (const gh_loopy_table *table, size_t state, unsigned who, size_t i,
                          size_t *after);

/* The games of a state as the kernel numbers them, in its order. */
void gh_loopy_table_games (const gh_loopy_table *table, size_t state, int32_t *games);

#endif
