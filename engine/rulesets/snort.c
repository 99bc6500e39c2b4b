/* Snort: a player takes a free square, never one beside a square of the opponent's.

   word[0]: the squares that Left may take, word[1]: those that Right may take. A square that is
   taken is left to nobody, and those beside it only to the player who took it. */
#include "rulesets/board.h"

#include <stdio.h>

static const char kinds[] = "#LR.";

static bool read (const char *text, gh_position *position, char *error, size_t size)
{
  uint64_t squares;
  if (gh_board_read_size (text, &squares)) {
    *position = (gh_position){{squares, squares}};
    return true;
  }
  if (gh_board_read_rows (text, kinds, position))
    return true;
  snprintf (error, size,
            "expected rows,columns of 1 to 8 each, or rows of . (free), L or R (only for one) and "
            "#, such as ../L#");
  return false;
}

static size_t options (gh_position p, gh_side side, gh_position list[GH_POSITION_MOVES])
{
  size_t count = 0;
  for (uint64_t rest = p.word[side]; rest; rest &= rest - 1) {
    uint64_t const square = rest & -rest;
    gh_position *const option = &list[count++];
    option->word[side] = p.word[side] & ~square;
    option->word[!side] = p.word[!side] & ~(square | gh_board_neighbours (square));
  }
  return count;
}

static size_t split (gh_position p, gh_component list[GH_POSITION_MOVES])
{
  size_t count = 0;
  for (uint64_t squares = p.word[0] | p.word[1]; squares;) {
    uint64_t const area = gh_board_area (squares);
    squares &= ~area;
    list[count++] = gh_board_preferred ((gh_position){{p.word[0] & area, p.word[1] & area}},
                                        GH_BOARD_EXCHANGED);
  }
  return count;
}

static void print (gh_position p, char text[GH_POSITION_TEXT])
{
  gh_board_print (p, kinds, text);
}

const gh_ruleset gh_snort = {
    .name = "snort",
    .arguments = "rows,columns",
    .meaning = "players take squares, never beside one of the opponent's",
    .cells = kinds,
    .rows = true,
    .read = read,
    .options = options,
    .split = split,
    .print = print,
};
