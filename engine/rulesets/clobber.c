/* Clobber: a player moves a piece of their own onto a piece of the opponent's on a square beside
   it, which is taken off.

   word[0]: the pieces x of Left, word[1]: the pieces o of Right. */
#include "rulesets/board.h"

#include <stdio.h>

static const char kinds[] = ".xo";

/* The squares whose row and column are both even or both odd. */
#define CHECKERED 0xaa55aa55aa55aa55u

static bool read (const char *text, gh_position *position, char *error, size_t size)
{
  uint64_t squares;
  if (gh_board_read_size (text, &squares)) {
    *position = (gh_position){{squares & CHECKERED, squares & ~CHECKERED}};
    return true;
  }
  if (gh_board_read_rows (text, kinds, position))
    return true;
  snprintf (error, size,
            "expected rows,columns of 1 to 8 each, or rows of x (Left), o (Right) and . such as "
            "xo/.x");
  return false;
}

static size_t options (gh_position p, gh_side side, gh_position list[GH_POSITION_MOVES])
{
  uint64_t const own = p.word[side], others = p.word[!side];
  size_t count = 0;
  for (uint64_t rest = own; rest; rest &= rest - 1) {
    uint64_t const piece = rest & -rest;
    for (uint64_t to = gh_board_neighbours (piece) & others; to; to &= to - 1) {
      uint64_t const square = to & -to;
      gh_position *const option = &list[count++];
      option->word[side] = (own & ~piece) | square;
      option->word[!side] = others & ~square;
    }
  }
  return count;
}

static size_t split (gh_position p, gh_component list[GH_POSITION_MOVES])
{
  size_t count = 0;
  for (uint64_t pieces = p.word[0] | p.word[1]; pieces;) {
    uint64_t const area = gh_board_area (pieces);
    gh_position const part = {{p.word[0] & area, p.word[1] & area}};
    pieces &= ~area;
    if (part.word[0] && part.word[1])
      list[count++] = gh_board_preferred (part, GH_BOARD_EXCHANGED);
  }
  return count;
}

static void print (gh_position p, char text[GH_POSITION_TEXT])
{
  gh_board_print (p, kinds, text);
}

const gh_ruleset gh_clobber = {
    .name = "clobber",
    .arguments = "rows of x, o and .",
    .meaning = "a piece moves onto one of the opponent's beside it, which is taken off",
    .cells = kinds,
    .rows = true,
    .boards = true,
    .read = read,
    .options = options,
    .split = split,
    .print = print,
};
