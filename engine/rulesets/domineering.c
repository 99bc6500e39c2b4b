/* Domineering: Left places dominoes upright, Right across, on free squares of a board.

   word[0]: the free squares. */
#include "rulesets/board.h"

#include <stdio.h>

static const char kinds[] = "#.";

static bool read (const char *text, gh_position *position, char *error, size_t size)
{
  *position = (gh_position){{0, 0}};
  if (gh_board_read_size (text, &position->word[0]) || gh_board_read_rows (text, kinds, position))
    return true;
  snprintf (error, size,
            "expected rows,columns of 1 to 8 each, or rows of . (free) and #, such as ../.#");
  return false;
}

/* Where a domino's upper or left half may lie. */
static uint64_t places (uint64_t free, gh_side side)
{
  if (side == GH_LEFT)
    return free & free >> GH_BOARD_SIDE;
  return free & free >> 1 & ~(GH_BOARD_COLUMN << (GH_BOARD_SIDE - 1));
}

static size_t options (gh_position p, gh_side side, gh_position list[GH_POSITION_MOVES])
{
  uint64_t const domino = side == GH_LEFT ? 1u << GH_BOARD_SIDE | 1 : 3;
  size_t count = 0;
  for (uint64_t rest = places (p.word[0], side); rest; rest &= rest - 1)
    list[count++] = (gh_position){{p.word[0] & ~(domino << __builtin_ctzll (rest)), 0}};
  return count;
}

static size_t split (gh_position p, gh_component list[GH_POSITION_MOVES])
{
  size_t count = 0;
  for (uint64_t free = p.word[0]; free;) {
    uint64_t const area = gh_board_area (free);
    free &= ~area;
    if (area & (area - 1)) /* more than one square */
      list[count++] = gh_board_preferred ((gh_position){{area, 0}}, GH_BOARD_TRANSPOSED);
  }
  return count;
}

static void print (gh_position p, char text[GH_POSITION_TEXT])
{
  gh_board_print (p, kinds, text);
}

const gh_ruleset gh_domineering = {
    .name = "domineering",
    .arguments = "rows,columns",
    .meaning = "Left places dominoes upright, Right across",
    .cells = kinds,
    .rows = true,
    .boards = true,
    .read = read,
    .options = options,
    .split = split,
    .print = print,
};
