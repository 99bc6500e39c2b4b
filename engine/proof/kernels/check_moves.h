/* The moves that the kernel for boards makes, of each ruleset. check_moves.c uses nothing but the C
   library. */
#ifndef GH_CHECK_MOVES_H
#define GH_CHECK_MOVES_H

#include <stdbool.h>
#include <stddef.h>

#define GH_BOARDS_SQUARES 64 /* of a board at most */

typedef char gh_boards_squares[GH_BOARDS_SQUARES]; /* row by row; 0 behind the last one */

/* A kind of move of one player, 0 for Left. On a board: from a square in steps of so many rows and
   columns, squares with the letters of `before` get those of `after`; then squares beside the first
   one with letters of `beside` those of `become`. Of a cake: so many rows or columns are cut off.
 */
typedef struct gh_boards_move {
  unsigned who;
  int down, right;
  const char *before, *after, *beside, *become;
} gh_boards_move;

/* A cake is a board of two columns: a row is a piece, its digits are how many rows and columns that
   has, of at most GH_BOARDS_SQUARES squares in all. */
typedef struct gh_boards_game {
  const char *name, *letters;
  bool cake;
  gh_boards_move moves[9]; /* ends with one without letters */
} gh_boards_game;

/* The rulesets; ends with one without a name. */
extern const gh_boards_game gh_boards_games[];

/* The squares of all pieces of a cake. */
size_t gh_boards_cake (const gh_boards_squares board);

/* The board after the i-th move of a player, from 0 on, if there are so many. */
bool gh_boards_after (const gh_boards_game *game, size_t columns, const gh_boards_squares board,
                      unsigned who, size_t i, gh_boards_squares after);

#endif
