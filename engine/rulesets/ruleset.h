/* Rulesets: games that are played on boards, strips and strings.

   A ruleset tells the options of a position, the independent components that a position falls into,
   and how a position is written. That is all: what a position is worth, others find out. */
#ifndef GH_RULESET_H
#define GH_RULESET_H

#include "form/store.h"

/* What a ruleset makes of these words is its own affair; the same position has the same words. */
typedef struct gh_position {
  uint64_t word[2];
} gh_position;

/* A component; a mirrored one counts as its negative. */
typedef struct gh_component {
  gh_position position;
  bool mirrored;
} gh_component;

#define GH_POSITION_MOVES 128 /* a position has no more options a side, and no more components */
#define GH_POSITION_TEXT 128

typedef struct gh_ruleset {
  const char *name, *arguments, *meaning; /* "domineering", "rows,columns", who moves how */
  const char *cells;                      /* the letters of its texts; NULL: they are numbers */
  bool rows;                              /* texts may have several rows, with / between them */
  bool boards;                            /* "rows,columns" is a text, from 1 to 8 each */

  /* The position that the text between the parentheses names. On error false, and what was
     expected. */
  bool (*read) (const char *text, gh_position *position, char *error, size_t size);

  /* The options of one side; returns how many. */
  size_t (*options) (gh_position position, gh_side side, gh_position list[GH_POSITION_MOVES]);

  /* The components whose sum the position is, each in the one dress that the ruleset prefers among
     those of equal value; those without any option are left out. */
  size_t (*split) (gh_position position, gh_component list[GH_POSITION_MOVES]);

  /* As text that `read` takes, and at most GH_POSITION_TEXT bytes with the final 0. */
  void (*print) (gh_position position, char text[GH_POSITION_TEXT]);
} gh_ruleset;

extern const gh_ruleset gh_domineering, gh_clobber, gh_snort, gh_toads_and_frogs, gh_hackenbush,
    gh_col, gh_cutcake, gh_konane;

/* All of them; ends with NULL. */
extern const gh_ruleset *const gh_rulesets[];
const gh_ruleset *gh_ruleset_named (const char *name, size_t length); /* NULL: there is none */

#endif
