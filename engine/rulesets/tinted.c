#include "rulesets/tinted.h"

#include <stdio.h>

const char gh_tints[] = "#LR.";

bool gh_tinted_read (const char *text, gh_position *position, char *error, size_t size)
{
  uint64_t squares;
  if (gh_board_read_size (text, &squares)) {
    *position = (gh_position){{squares, squares}};
    return true;
  }
  if (gh_board_read_rows (text, gh_tints, position))
    return true;
  snprintf (error, size,
            "expected rows,columns of 1 to 8 each, or rows of . (free), L or R (only for one) and "
            "#, such as ../L#");
  return false;
}

size_t gh_tinted_split (gh_position p, gh_component list[GH_POSITION_MOVES])
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

void gh_tinted_print (gh_position p, char text[GH_POSITION_TEXT])
{
  gh_board_print (p, gh_tints, text);
}
