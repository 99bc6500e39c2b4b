#include "rulesets/board.h"

#include <stdio.h>
#include <string.h>

#define SIDE GH_BOARD_SIDE
#define FIRST_COLUMN GH_BOARD_COLUMN
#define LAST_COLUMN (FIRST_COLUMN << (SIDE - 1))

/* ---- texts ----------------------------------------------------------------------------------- */

bool gh_board_read_size (const char *text, uint64_t *squares)
{
  unsigned rows, columns;
  int end = 0;
  if (sscanf (text, "%1u,%1u%n", &rows, &columns, &end) != 2 || text[end] || rows < 1 ||
      rows > SIDE || columns < 1 || columns > SIDE)
    return false;
  uint64_t const row = 0xff >> (SIDE - columns);
  *squares = row * (FIRST_COLUMN >> 8 * (SIDE - rows));
  return true;
}

bool gh_board_read_rows (const char *text, const char *kinds, gh_position *position)
{
  unsigned row = 0, column = 0;
  *position = (gh_position){{0, 0}};
  for (; *text; text++) {
    const char *const letter = strchr (kinds, *text);
    if (*text == '/' && column && row + 1 < SIDE) {
      row++;
      column = 0;
    } else if (letter && column < SIDE) {
      size_t const kind = (size_t)(letter - kinds);
      position->word[0] |= (uint64_t)(kind & 1) << (SIDE * row + column);
      position->word[1] |= (uint64_t)(kind >> 1) << (SIDE * row + column);
      column++;
    } else
      return false;
  }
  return column > 0;
}

void gh_board_print (gh_position p, const char *kinds, char text[GH_POSITION_TEXT])
{
  uint64_t const squares = p.word[0] | p.word[1];
  unsigned rows = 1, columns = 1;
  for (unsigned square = 0; square < SIDE * SIDE; square++)
    if (squares >> square & 1) {
      rows = square / SIDE + 1;
      columns = square % SIDE + 1 > columns ? square % SIDE + 1 : columns;
    }
  for (unsigned row = 0; row < rows; row++) {
    for (unsigned square = SIDE * row; square < SIDE * row + columns; square++)
      *text++ = kinds[(p.word[0] >> square & 1) + 2 * (p.word[1] >> square & 1)];
    *text++ = row + 1 < rows ? '/' : '\0';
  }
}

/* ---- neighbours ------------------------------------------------------------------------------ */

uint64_t gh_board_neighbours (uint64_t squares)
{
  return squares << SIDE | squares >> SIDE | (squares << 1 & ~FIRST_COLUMN) |
         (squares >> 1 & ~LAST_COLUMN);
}

uint64_t gh_board_area (uint64_t squares)
{
  uint64_t area = squares & -squares, before;
  do {
    before = area;
    area |= gh_board_neighbours (area) & squares;
  } while (area != before);
  return area;
}

/* ---- images ---------------------------------------------------------------------------------- */

static uint64_t upside_down (uint64_t board)
{
  return __builtin_bswap64 (board);
}

/* Exchange bits that lie `shift` apart, where `lower` has the lower one of each pair. */
static uint64_t exchanged (uint64_t board, unsigned shift, uint64_t lower)
{
  uint64_t const differ = (board ^ board >> shift) & lower;
  return board ^ differ ^ differ << shift;
}

static uint64_t left_to_right (uint64_t board)
{
  board = exchanged (board, 1, 0x5555555555555555u);
  board = exchanged (board, 2, 0x3333333333333333u);
  return exchanged (board, 4, 0x0f0f0f0f0f0f0f0fu);
}

/* Row r and column c become column r and row c. */
static uint64_t transposed (uint64_t board)
{
  board = exchanged (board, 7, 0x00aa00aa00aa00aau);
  board = exchanged (board, 14, 0x0000cccc0000ccccu);
  return exchanged (board, 28, 0x00000000f0f0f0f0u);
}

/* Where the squares lie: the first row and column, and how many there are. */
typedef struct frame {
  unsigned row, column, rows, columns;
} frame;

static frame frame_of (uint64_t squares)
{
  uint64_t columns = squares | squares >> 32;
  columns |= columns >> 16;
  columns = (columns | columns >> 8) & 0xff;
  frame f = {.row = (unsigned)__builtin_ctzll (squares) / SIDE,
             .column = (unsigned)__builtin_ctzll (columns)};
  f.rows = SIDE - (unsigned)__builtin_clzll (squares) / SIDE - f.row;
  f.columns = 64 - (unsigned)__builtin_clzll (columns) - f.column;
  return f;
}

/* The eight images of a set of squares in this frame, each in the upper left corner. */
static void make_images (uint64_t squares, frame f, uint64_t images[8])
{
  unsigned const below = SIDE * (SIDE - f.rows), beside = SIDE - f.columns;
  images[0] = squares >> (SIDE * f.row + f.column);
  images[1] = left_to_right (images[0]) >> beside;
  images[2] = upside_down (images[0]) >> below;
  images[3] = upside_down (images[1]) >> below;
  images[4] = transposed (images[0]);
  images[5] = left_to_right (images[4]) >> (SIDE - f.rows);
  images[6] = upside_down (images[4]) >> SIDE * beside;
  images[7] = upside_down (images[5]) >> SIDE * beside;
}

static bool less (gh_position a, gh_position b)
{
  return a.word[0] != b.word[0] ? a.word[0] < b.word[0] : a.word[1] < b.word[1];
}

gh_component gh_board_preferred (gh_position p, gh_board_negative negative)
{
  frame const f = frame_of (p.word[0] | p.word[1]);
  gh_component best = {.position = {{UINT64_MAX, UINT64_MAX}}};
  uint64_t first[8], second[8] = {0};
  make_images (p.word[0], f, first);
  if (negative == GH_BOARD_EXCHANGED)
    make_images (p.word[1], f, second);
  for (unsigned i = 0; i < 8; i++) {
    gh_position const image = {{first[i], second[i]}}, other = {{second[i], first[i]}};
    if (less (image, best.position))
      best = (gh_component){image, negative == GH_BOARD_TRANSPOSED && i >= 4};
    if (negative == GH_BOARD_EXCHANGED && less (other, best.position))
      best = (gh_component){other, true};
  }
  return best;
}
