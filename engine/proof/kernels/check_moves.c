/* Moves on boards, and in a cake. */
#include "check_moves.h"

#include <stdlib.h>
#include <string.h>

enum { LEFT, RIGHT };

/* Left places dominoes upright; moves a piece onto one beside it; moves a toad to the right, also
   beyond a frog; takes a square, in Snort and in Col, which leaves those beside it to one player;
   cuts between columns. Right moves likewise. */
const gh_boards_game gh_boards_games[] = {
    {"domineering",
     ".#",
     false,
     {{LEFT, 1, 0, "..", "##", "", ""}, {RIGHT, 0, 1, "..", "##", "", ""}}},
    {"clobber",
     ".xo",
     false,
     {{LEFT, 0, 1, "xo", ".x", "", ""},
      {LEFT, 0, -1, "xo", ".x", "", ""},
      {LEFT, 1, 0, "xo", ".x", "", ""},
      {LEFT, -1, 0, "xo", ".x", "", ""},
      {RIGHT, 0, 1, "ox", ".o", "", ""},
      {RIGHT, 0, -1, "ox", ".o", "", ""},
      {RIGHT, 1, 0, "ox", ".o", "", ""},
      {RIGHT, -1, 0, "ox", ".o", "", ""}}},
    {"toads",
     "TF.",
     false,
     {{LEFT, 0, 1, "T.", ".T", "", ""},
      {LEFT, 0, 1, "TF.", ".FT", "", ""},
      {RIGHT, 0, -1, "F.", ".F", "", ""},
      {RIGHT, 0, -1, "FT.", ".TF", "", ""}}},
    {"snort",
     ".LR#",
     false,
     {{LEFT, 0, 0, ".", "#", ".R", "L#"},
      {LEFT, 0, 0, "L", "#", ".R", "L#"},
      {RIGHT, 0, 0, ".", "#", ".L", "R#"},
      {RIGHT, 0, 0, "R", "#", ".L", "R#"}}},
    {"col",
     ".LR#",
     false,
     {{LEFT, 0, 0, ".", "#", ".L", "R#"},
      {LEFT, 0, 0, "L", "#", ".L", "R#"},
      {RIGHT, 0, 0, ".", "#", ".R", "L#"},
      {RIGHT, 0, 0, "R", "#", ".R", "L#"}}},
    {"cutcake",
     "12345678",
     true,
     {{LEFT, 0, 1, "", "", "", ""},
      {LEFT, 0, 2, "", "", "", ""},
      {LEFT, 0, 3, "", "", "", ""},
      {LEFT, 0, 4, "", "", "", ""},
      {RIGHT, 1, 0, "", "", "", ""},
      {RIGHT, 2, 0, "", "", "", ""},
      {RIGHT, 3, 0, "", "", "", ""},
      {RIGHT, 4, 0, "", "", "", ""}}},
    {NULL, NULL, false, {{0}}}};

/* The letter in a row and a column; NULL: the board ends before. */
static char *square (gh_boards_squares board, size_t columns, int row, int column)
{
  if (row < 0 || column < 0 || column >= (int)columns || row >= GH_BOARDS_SQUARES / (int)columns)
    return NULL;
  char *const at = &board[row * (int)columns + column];
  return *at ? at : NULL;
}

/* Make a move from this square, if it is one. */
static bool make_move (const gh_boards_move *m, size_t columns, size_t from,
                       gh_boards_squares board)
{
  static const int steps[4][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
  int const row = (int)(from / columns), column = (int)(from % columns);
  for (int i = 0; m->before[i]; i++) {
    char *const at = square (board, columns, row + i * m->down, column + i * m->right);
    if (!at || *at != m->before[i])
      return false;
    *at = m->after[i];
  }
  for (int i = 0; i < 4; i++) {
    char *const at = square (board, columns, row + steps[i][0], column + steps[i][1]);
    const char *const found = at ? strchr (m->beside, *at) : NULL;
    if (found)
      *at = m->become[found - m->beside];
  }
  return true;
}

size_t gh_boards_cake (const gh_boards_squares board)
{
  size_t squares = 0;
  for (size_t i = 0; i + 1 < GH_BOARDS_SQUARES && board[i]; i += 2)
    squares += (size_t)(board[i] - '0') * (size_t)(board[i + 1] - '0');
  return squares;
}

static int larger_first (const void *a, const void *b)
{
  return memcmp (b, a, 2);
}

/* Cut the piece that begins here, if both parts are there and what is cut off is not the greater
   one. Larger pieces come first; those of one square, which nobody can cut, are left out, unless
   there is no other: the others are no more than 32. */
static bool make_cut (const gh_boards_move *m, size_t from, gh_boards_squares board)
{
  char pieces[GH_BOARDS_SQUARES + 2] = {0}, *const piece = pieces + from;
  size_t end = 0;
  while (end < GH_BOARDS_SQUARES && board[end])
    end++;
  memcpy (pieces, board, end);
  if (from % 2 || 2 * m->down > piece[0] - '0' || 2 * m->right > piece[1] - '0')
    return false;
  pieces[end] = (char)(m->down ? '0' + m->down : piece[0]);
  pieces[end + 1] = (char)(m->right ? '0' + m->right : piece[1]);
  piece[0] = (char)(piece[0] - m->down);
  piece[1] = (char)(piece[1] - m->right);
  qsort (pieces, end / 2 + 1, 2, larger_first);
  for (; end > 0 && !memcmp (pieces + end, "11", 2); end -= 2)
    pieces[end] = pieces[end + 1] = 0;
  memcpy (board, pieces, GH_BOARDS_SQUARES);
  return true;
}

/* Kind by kind, square by square. */
bool gh_boards_after (const gh_boards_game *game, size_t columns, const gh_boards_squares board,
                      unsigned who, size_t i, gh_boards_squares after)
{
  for (const gh_boards_move *m = game->moves; m->before; m++)
    for (size_t from = 0; m->who == who && from < GH_BOARDS_SQUARES && board[from]; from++) {
      memcpy (after, board, GH_BOARDS_SQUARES);
      if ((game->cake ? make_cut (m, from, after) : make_move (m, columns, from, after)) &&
          i-- == 0)
        return true;
    }
  return false;
}
