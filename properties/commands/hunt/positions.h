/* Hunts over the positions of a ruleset, as in "for position G of clobber up to 3x4: G = 0": the
   range of the variable, and its positions from the smallest board on. */
#ifndef GH_HUNT_POSITIONS_H
#define GH_HUNT_POSITIONS_H

#include "form/notation.h"
#include "rulesets/ruleset.h"

#include <stdint.h>

#define GH_BOARD_SQUARES 64

typedef struct gh_position_range {
  const gh_ruleset *ruleset;
  unsigned most[2]; /* rows and columns; of one row 1, and how long it may be */
  const char *name; /* of the variable, in the claim, */
  size_t name_length;
  char *claim; /* which is the same of any game, its parts at the same places; to be freed */
} gh_position_range;

/* Whether a claim is of positions: then it is read with gh_positions_read, which returns false
   where and as *error says. */
bool gh_positions_named (const char *claim);
bool gh_positions_read (gh_position_range *range, const char *claim, gh_error *error);

/* "positions of clobber up to 3 by 4" */
void gh_positions_words (const gh_position_range *range, char *words, size_t size);

/* How many boards there are; UINT64_MAX: more. */
uint64_t gh_positions_count (const gh_position_range *range);

/* One board after the other, by the number of squares. Begins with all but the range zero. */
typedef struct gh_position_walk {
  const gh_position_range *range;
  unsigned sides[2];               /* of this board; 0: none yet */
  uint8_t cells[GH_BOARD_SQUARES]; /* the kind of each square, by its place among the letters */
  char text[GH_POSITION_TEXT];     /* as its ruleset reads it */
  gh_position position;
} gh_position_walk;

bool gh_positions_next (gh_position_walk *walk); /* false: there is no other */

#endif
