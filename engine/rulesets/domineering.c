/* Domineering: Left places dominoes upright, Right across, on free squares of a board.

   word[0]: the free squares of a board of 8 by 8, the one in row r and column c at bit 8r + c. */
#include "rulesets/ruleset.h"

#include <stdio.h>

#define SIDE 8
#define FIRST_COLUMN 0x0101010101010101u

/* The text is "rows,columns", or the rows of a board with free squares `.` and covered ones `#`,
   between slashes: "../.#". */
static bool read_size (const char *text, uint64_t *free)
{
  unsigned rows, columns;
  int end = 0;
  if (sscanf (text, "%1u,%1u%n", &rows, &columns, &end) != 2 || text[end] || rows < 1 ||
      rows > SIDE || columns < 1 || columns > SIDE)
    return false;
  uint64_t const row = 0xff >> (SIDE - columns);
  *free = row * (FIRST_COLUMN >> 8 * (SIDE - rows));
  return true;
}

static bool read_rows (const char *text, uint64_t *free)
{
  unsigned row = 0, column = 0;
  *free = 0;
  for (; *text; text++)
    if (*text == '/' && column && row + 1 < SIDE) {
      row++;
      column = 0;
    } else if ((*text == '.' || *text == '#') && column < SIDE)
      *free |= (uint64_t)(*text == '.') << (SIDE * row + column++);
    else
      return false;
  return column > 0;
}

static bool read (const char *text, gh_position *position, char *error, size_t size)
{
  *position = (gh_position){{0, 0}};
  if (read_size (text, &position->word[0]) || read_rows (text, &position->word[0]))
    return true;
  snprintf (error, size, "expected rows,columns of 1 to 8 each, or rows of . and # such as ../.#");
  return false;
}

/* Where a domino's upper or left half may lie. */
static uint64_t places (uint64_t free, gh_side side)
{
  return side == GH_LEFT ? free & free >> SIDE : free & free >> 1 & ~(FIRST_COLUMN << (SIDE - 1));
}

static size_t options (gh_position p, gh_side side, gh_position list[GH_MOST_MOVES])
{
  uint64_t const domino = side == GH_LEFT ? 1u << SIDE | 1 : 3;
  size_t count = 0;
  for (uint64_t rest = places (p.word[0], side); rest; rest &= rest - 1)
    list[count++] = (gh_position){{p.word[0] & ~(domino << __builtin_ctzll (rest)), 0}};
  return count;
}

/* ---- components ------------------------------------------------------------------------------ */

/* The squares that are connected with the lowest of `free`. */
static uint64_t flood (uint64_t free)
{
  uint64_t area = free & -free, before;
  do {
    before = area;
    area |= (area << SIDE | area >> SIDE | (area << 1 & ~FIRST_COLUMN) |
             (area >> 1 & ~(FIRST_COLUMN << (SIDE - 1)))) &
            free;
  } while (area != before);
  return area;
}

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

/* Moved to the upper left corner. */
static uint64_t in_corner (uint64_t board)
{
  board >>= (unsigned)__builtin_ctzll (board) & ~7u;
  uint64_t columns = board | board >> 32;
  columns |= columns >> 16;
  columns |= columns >> 8;
  return board >> __builtin_ctzll (columns);
}

/* The least of the eight images; one that is transposed has the players exchanged. */
static gh_component preferred (uint64_t area)
{
  gh_component best = {.position = {{UINT64_MAX, 0}}};
  for (unsigned i = 0; i < 8; i++) {
    uint64_t image = i & 4 ? transposed (area) : area;
    image = i & 2 ? upside_down (image) : image;
    image = in_corner (i & 1 ? left_to_right (image) : image);
    if (image < best.position.word[0])
      best = (gh_component){{{image, 0}}, i & 4};
  }
  return best;
}

static size_t split (gh_position p, gh_component list[GH_MOST_MOVES])
{
  size_t count = 0;
  for (uint64_t free = p.word[0]; free;) {
    uint64_t const area = flood (free);
    free &= ~area;
    if (area & (area - 1)) /* more than one square */
      list[count++] = preferred (area);
  }
  return count;
}

static void print (gh_position p, char text[GH_POSITION_TEXT])
{
  unsigned rows = 1, columns = 1;
  for (unsigned square = 0; square < SIDE * SIDE; square++)
    if (p.word[0] >> square & 1) {
      rows = square / SIDE + 1;
      columns = square % SIDE + 1 > columns ? square % SIDE + 1 : columns;
    }
  for (unsigned row = 0; row < rows; row++) {
    for (unsigned column = 0; column < columns; column++)
      *text++ = p.word[0] >> (SIDE * row + column) & 1 ? '.' : '#';
    *text++ = row + 1 < rows ? '/' : '\0';
  }
}

const gh_ruleset gh_domineering = {
    "domineering", "rows,columns", "Left places dominoes upright, Right across", read, options,
    split,         print};
