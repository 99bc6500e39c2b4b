/* The kernel for boards: who wins a position of a ruleset, by moves that it makes on the board; and
   who wins heaps side by side, by moves that it makes in them. ../README.md tells the format, the
   rules, and why they are sound. check_boards.c uses nothing but check_moves.h, check_codes.h,
   check_reading.h and the C library. */
#ifndef GH_CHECK_BOARDS_H
#define GH_CHECK_BOARDS_H

#include "check_codes.h"
#include "check_moves.h"

/* Limits: nodes of boards; codes of heaps, and steps of moves in them, some 20
   seconds'. The memory taken is 80 bytes for a line. */
#define GH_BOARDS_NODES ((uint64_t)1 << 26)
#define GH_BOARDS_CODES 16
#define GH_BOARDS_WORK ((uint64_t)1 << 34)

/* Who wins a board when who begins; 0 for Left, 1 for Right. */
typedef struct gh_boards_node {
  gh_boards_squares board;
  uint8_t wins, begins;
  bool shown;
} gh_boards_node;

typedef enum {
  GH_BOARDS_LOST, /* who begins loses */
  GH_BOARDS_LOST_SHOWN,
  GH_BOARDS_WON_SHOWN,  /* who begins wins */
  GH_BOARDS_VALUE_SHOWN /* who begins loses; one of the heaps is the value of the others */
} gh_boards_kind;

typedef struct gh_boards_sum {
  gh_side_heaps heaps;
  gh_boards_kind kind;
  uint16_t value; /* the heap that is the value, or 0 */
  bool misere;
} gh_boards_sum;

/* What was read; all of it is true when gh_boards_check says so. */
typedef struct gh_boards_proof {
  const gh_boards_game *game;
  size_t columns;
  bool misere;           /* of heaps: from the first such line on */
  gh_boards_node *nodes; /* from 1 on */
  uint64_t node_count;
  gh_digits codes[GH_BOARDS_CODES]; /* of heaps; then there is no game, and no node */
  size_t code_count;
  gh_boards_sum *sums;
  uint64_t sum_count, first; /* of this play, from 0 on */
  uint64_t work;             /* steps of moves in heaps */
  size_t line;               /* where it is wrong */
  const char *error;         /* why */
} gh_boards_proof;

/* Read and check a certificate, a text that ends with a 0. False: proof->line is wrong
   or passes a limit, as proof->error says; where that is gh_boards_no_memory itself, nothing is
   known of the certificate. Whatever the answer, gh_boards_free is owed. */
extern const char gh_boards_no_memory[];
bool gh_boards_check (gh_boards_proof *proof, const char *text);
void gh_boards_free (gh_boards_proof *proof);

#endif
