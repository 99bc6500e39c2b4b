/* Cutcake: Left cuts a piece of cake upright, between columns, Right across, between rows.

   A position is how many pieces there are of each size, wherever they lie; of one square there are
   any number, since nobody can cut them. In the bits of both words, from the lowest one on, each
   size from 1,2 to 8,8 has a 1 for each piece, and a 0 behind: pieces of 64 squares in all are at
   most 32, which takes 63 + 32 bits. */
#include "rulesets/board.h"

#include <stdio.h>

#define SIDE GH_BOARD_SIDE
#define SIZES (SIDE * SIDE)
#define MOST_SQUARES 64

typedef struct pieces {
  uint8_t of[SIZES]; /* by size; those of one square, the first size, are not counted */
} pieces;

static unsigned size_of (unsigned rows, unsigned columns)
{
  return SIDE * (rows - 1) + columns - 1;
}

static unsigned rows_of (unsigned size)
{
  return size / SIDE + 1;
}

static unsigned columns_of (unsigned size)
{
  return size % SIDE + 1;
}

static pieces pieces_of (gh_position p)
{
  pieces all = {{0}};
  unsigned bit = 0;
  for (unsigned size = 1; size < SIZES; size++, bit++)
    for (; p.word[bit / 64] >> bit % 64 & 1; bit++)
      all.of[size]++;
  return all;
}

static gh_position position_of (const pieces *all)
{
  gh_position p = {{0, 0}};
  unsigned bit = 0;
  for (unsigned size = 1; size < SIZES; size++, bit++)
    for (unsigned i = 0; i < all->of[size]; i++, bit++)
      p.word[bit / 64] |= (uint64_t)1 << bit % 64;
  return p;
}

static bool read (const char *text, gh_position *position, char *error, size_t size)
{
  unsigned rows, columns, squares = 0;
  pieces all = {{0}};
  for (int end = 0; sscanf (text, " %1u,%1u %n", &rows, &columns, &end) == 2 && end; end = 0) {
    if (rows < 1 || rows > SIDE || columns < 1 || columns > SIDE)
      break;
    all.of[size_of (rows, columns)]++;
    squares += rows * columns;
    text += end;
    if (squares > MOST_SQUARES || (*text && *text != '+'))
      break;
    if (!*text) {
      *position = position_of (&all);
      return true;
    }
    text++;
  }
  snprintf (
      error, size,
      "expected pieces, rows,columns of 1 to 8 each, with + between, of at most %d squares in "
      "all, such as 2,3+1,4",
      MOST_SQUARES);
  return false;
}

/* A piece of this size is two. */
static gh_position cut (pieces all, unsigned size, unsigned one, unsigned other)
{
  all.of[size]--;
  all.of[one]++;
  all.of[other]++;
  return position_of (&all);
}

static size_t options (gh_position p, gh_side side, gh_position list[GH_POSITION_MOVES])
{
  pieces const all = pieces_of (p);
  size_t count = 0;
  for (unsigned size = 1; size < SIZES; size++) {
    unsigned const rows = rows_of (size), columns = columns_of (size);
    if (!all.of[size])
      continue;
    for (unsigned i = 1; side == GH_LEFT && i <= columns / 2; i++)
      list[count++] = cut (all, size, size_of (rows, i), size_of (rows, columns - i));
    for (unsigned i = 1; side == GH_RIGHT && i <= rows / 2; i++)
      list[count++] = cut (all, size, size_of (i, columns), size_of (rows - i, columns));
  }
  return count;
}

/* Each piece is one, with no more rows than columns: else it is the negative of one turned. */
static size_t split (gh_position p, gh_component list[GH_POSITION_MOVES])
{
  pieces const all = pieces_of (p);
  size_t count = 0;
  for (unsigned size = 1; size < SIZES; size++)
    for (unsigned i = 0; i < all.of[size]; i++) {
      unsigned const rows = rows_of (size), columns = columns_of (size);
      bool const mirrored = rows > columns;
      pieces one = {{0}};
      one.of[mirrored ? size_of (columns, rows) : size] = 1;
      list[count++] = (gh_component){position_of (&one), mirrored};
    }
  return count;
}

static void print (gh_position p, char text[GH_POSITION_TEXT])
{
  pieces const all = pieces_of (p);
  const char *between = "";
  snprintf (text, GH_POSITION_TEXT, "%s", p.word[0] || p.word[1] ? "" : "1,1");
  for (unsigned size = SIZES - 1; size > 0; size--)
    for (unsigned i = 0; i < all.of[size]; i++, between = "+")
      text += sprintf (text, "%s%u,%u", between, rows_of (size), columns_of (size));
}

const gh_ruleset gh_cutcake = {
    .name = "cutcake",
    .arguments = "rows,columns",
    .meaning = "Left cuts a piece between columns, Right between rows; several have + between",
    .boards = true,
    .read = read,
    .options = options,
    .split = split,
    .print = print,
};
