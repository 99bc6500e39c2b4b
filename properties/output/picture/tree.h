/* Game trees laid out for drawing, as graphs: each position once, below all that moves to it, as
   far as that goes Left's options to the left of it and Right's to the right. */
#ifndef GH_TREE_H
#define GH_TREE_H

#include "form/store.h"
#include "output/picture/svg.h"

#define GH_TREE_NODES 64  /* of one drawing at most */
#define GH_TREE_LEVELS 10 /* how many moves from the root a position is at most, and one more */
#define GH_TREE_OPTIONS 8 /* of one side of one position */
#define GH_TREE_LABEL 16  /* characters of a value at most; a longer one is a dot */
#define GH_TREE_MOVES (GH_TREE_NODES * 2 * (GH_TREE_OPTIONS + 1))
#define GH_TREE_BENDS 1024 /* places where moves pass levels between */

/* Sizes in CSS pixels: of a character of a label, of an unlabelled position, between positions side
   by side and below each other. */
#define GH_TREE_CHARACTER 8.0
#define GH_TREE_DOT 10.0
#define GH_TREE_GAP 18.0
#define GH_TREE_STEP 56.0

typedef struct gh_tree_node {
  gh_form form;                  /* GH_NO_FORM: the options that are left out */
  char label[GH_TREE_LABEL + 1]; /* empty: a dot; "..." for positions that are left out */
  unsigned level;
  double x; /* of the middle, from the left edge of the whole */
  double width;
} gh_tree_node;

/* A move passes the levels between through places of its own, from above. */
typedef struct gh_tree_move {
  unsigned from, to;
  gh_side side;
  unsigned bend, bends;
} gh_tree_move;

typedef struct gh_tree {
  gh_tree_node nodes[GH_TREE_NODES]; /* the root is the first */
  size_t count;
  gh_tree_move moves[GH_TREE_MOVES];
  size_t move_count;
  double bends[GH_TREE_BENDS]; /* their x */
  size_t bend_count;
  unsigned levels;
  bool dots;     /* some value is too long for a label */
  size_t hidden; /* positions that are left out, without those below numbers and nimbers */
  bool more;     /* they are more than that */
  double width;
} gh_tree;

/* The tree of a form. Below the root, forms with a short name (numerals; numbers with ups and a
   nimber added) are not unfolded. Runs inside gh_try. */
void gh_tree_make (gh_store *store, gh_form form, gh_tree *tree);

/* Give levels, moves and nodes their places. layout.c */
void gh_tree_lay_out (gh_tree *tree);

/* How many positions are left out: "12 more positions"; or nothing. Returns the buffer. */
#define GH_TREE_REST 60
const char *gh_tree_rest (const gh_tree *tree, char buffer[GH_TREE_REST]);

/* As a picture, which tells below the tree what is what; in a file of its own also what is left
   out. draw_tree.c */
void gh_tree_draw (const gh_picture *picture, const gh_tree *tree);

#endif
