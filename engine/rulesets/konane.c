/* Konane: a piece jumps over one of the opponent's beside it onto the free square behind that one,
   which is taken off, and may go on likewise in the same direction.

   word[0]: the pieces x of Left and the free squares, word[1]: the pieces o of Right and the free
   squares. A square in neither is no part of the board. */
#include "rulesets/board.h"

#include <stdio.h>

static const char kinds[] = "#xo.";

#define LAST_COLUMN (GH_BOARD_COLUMN << (GH_BOARD_SIDE - 1))

static bool read (const char *text, gh_position *position, char *error, size_t size)
{
  if (gh_board_read_rows (text, kinds, position))
    return true;
  snprintf (
      error, size,
      "expected rows of x (Left), o (Right), . (free) and #, at most 8 by 8, such as xo./.ox");
  return false;
}

/* The square one step up, down, to the right or to the left; 0: there is none. */
static uint64_t step (uint64_t square, unsigned direction)
{
  return direction == 0   ? square >> GH_BOARD_SIDE
         : direction == 1 ? square << GH_BOARD_SIDE
         : direction == 2 ? square << 1 & ~GH_BOARD_COLUMN
                          : square >> 1 & ~LAST_COLUMN;
}

/* All jumps of one piece in one direction, each with those before it. */
static size_t jump (gh_position p, gh_side side, uint64_t from, unsigned direction,
                    gh_position *list)
{
  size_t count = 0;
  for (;;) {
    uint64_t const over = step (from, direction), to = step (over, direction);
    if (!(p.word[!side] & ~p.word[side] & over) || !(p.word[0] & p.word[1] & to))
      return count;
    p.word[side] |= over;
    p.word[!side] = (p.word[!side] | from) & ~to;
    list[count++] = p;
    from = to;
  }
}

/* A jump is known by its direction and the square where it ends, which is free; and by its
   direction and the piece that is taken off last. So there are at most 4 times as many as the fewer
   ones of these, of which there are at most 31. */
static size_t options (gh_position p, gh_side side, gh_position list[GH_POSITION_MOVES])
{
  size_t count = 0;
  for (uint64_t rest = p.word[side] & ~p.word[!side]; rest; rest &= rest - 1)
    for (unsigned direction = 0; direction < 4; direction++)
      count += jump (p, side, rest & -rest, direction, list + count);
  return count;
}

static size_t split (gh_position p, gh_component list[GH_POSITION_MOVES])
{
  size_t count = 0;
  for (uint64_t squares = p.word[0] | p.word[1]; squares;) {
    gh_position unused[GH_POSITION_MOVES];
    uint64_t const area = gh_board_area (squares);
    gh_position const part = {{p.word[0] & area, p.word[1] & area}};
    squares &= ~area;
    if (options (part, GH_LEFT, unused) || options (part, GH_RIGHT, unused))
      list[count++] = gh_board_preferred (part, GH_BOARD_EXCHANGED);
  }
  return count;
}

static void print (gh_position p, char text[GH_POSITION_TEXT])
{
  gh_board_print (p, kinds, text);
}

const gh_ruleset gh_konane = {
    .name = "konane",
    .arguments = "rows of x, o, . and #",
    .meaning = "a piece jumps over one of the opponent's, which is taken off, and perhaps on",
    .cells = kinds,
    .rows = true,
    .read = read,
    .options = options,
    .split = split,
    .print = print,
};
