/* Snort: a player takes a free square, never one beside a square of the opponent's.

   A square that is taken is left to nobody, and those beside it only to the player who took it. */
#include "rulesets/tinted.h"

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

const gh_ruleset gh_snort = {
    .name = "snort",
    .arguments = "rows,columns",
    .meaning = "players take squares, never beside one of the opponent's",
    .cells = gh_tints,
    .rows = true,
    .boards = true,
    .read = gh_tinted_read,
    .options = options,
    .split = gh_tinted_split,
    .print = gh_tinted_print,
};
