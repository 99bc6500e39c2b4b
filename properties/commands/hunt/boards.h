/* The search through all positions of a range, smallest boards first. */
#ifndef GH_HUNT_BOARDS_H
#define GH_HUNT_BOARDS_H

#include "commands/hunt/positions.h"
#include "harness/run/runner.h"
#include "optimized/valuer.h"

typedef struct gh_board_search {
  const gh_position_range *range;
  const gh_theorem *theorem;
  gh_runner *runner;
  gh_valuer *valuer;       /* positions are worth what it says; NULL: they are their forms */
  const gh_limits *limits; /* of a form */
  volatile uint64_t cases; /* boards so far */
  gh_failure as_game;      /* what was found, the position as a game */
} gh_board_search;

/* Run the theorem for each position until one fails. *result sums them up: its verdict is GH_FAILS
   where the last one failed, which its counterexample names as a board, `proven` where all before
   it were decided. False: no memory. */
bool gh_boards_search (gh_board_search *search, gh_result *result);

#endif
