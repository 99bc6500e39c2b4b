/* Boards of at most 8 by 8 squares, for rulesets that are played on them.

   A set of squares is a word, the square in row r and column c at bit 8r + c. A position has two of
   them, so that a square is of one of four kinds: in neither, in word[0], in word[1], in both. In
   texts each kind has its letter; `kinds` has them in this order, or only the first ones. */
#ifndef GH_BOARD_H
#define GH_BOARD_H

#include "rulesets/ruleset.h"

#define GH_BOARD_SIDE 8
#define GH_BOARD_COLUMN 0x0101010101010101u /* the first one */

/* "rows,columns", each from 1 to 8: the squares of such a board. */
bool gh_board_read_size (const char *text, uint64_t *squares);

/* Rows of letters with slashes between them: "../.#". Squares that no letter is for are of the
   first kind. */
bool gh_board_read_rows (const char *text, const char *kinds, gh_position *position);

/* The rows and columns up to the last square that is not of the first kind; one square if all are.
 */
void gh_board_print (gh_position position, const char *kinds, char text[GH_POSITION_TEXT]);

/* The squares beside these, perhaps some of these among them. */
uint64_t gh_board_neighbours (uint64_t squares);

/* Those of the squares that are connected with the lowest one; there must be one. */
uint64_t gh_board_area (uint64_t squares);

/* How a position becomes its negative. */
typedef enum {
  GH_BOARD_TRANSPOSED, /* rows become columns; word[1] must be empty */
  GH_BOARD_EXCHANGED   /* the two words change places */
} gh_board_negative;

/* A position in the upper left corner of the board, mirrored and turned so that it is the same for
   all positions that are this one or its negative in another place or direction. It must have a
   square that is not of the first kind. */
gh_component gh_board_preferred (gh_position position, gh_board_negative negative);

#endif
