/* Game trees laid out for drawing: positions in levels, Left's options to the left of a position
   and Right's to its right, so that no two of them overlap and no two moves cross. */
#ifndef GH_TREE_H
#define GH_TREE_H

#include "form/store.h"
#include "output/picture/svg.h"

#define GH_TREE_NODES 64  /* of one drawing at most */
#define GH_TREE_LEVELS 10 /* below each other */
#define GH_TREE_OPTIONS 8 /* of one side of one position */
#define GH_TREE_LABEL 12  /* characters of a name; longer ones are cut */

/* Sizes in CSS pixels: of a character of a label, of an unlabelled position, between positions side
   by side and below each other. */
#define GH_TREE_CHARACTER 8.0
#define GH_TREE_DOT 10.0
#define GH_TREE_GAP 14.0
#define GH_TREE_STEP 52.0

typedef struct gh_tree_node {
  gh_form form;
  char label[GH_TREE_LABEL + 1]; /* empty: a dot; "..." for positions that are left out */
  gh_side side;                  /* whose move leads here from above; of the root without meaning */
  unsigned parent, level;
  unsigned first, left, right; /* its options: the first one's number, how many of Left and Right */
  double x;                    /* of the middle, from the left edge of the whole */
  double width;
} gh_tree_node;

typedef struct gh_tree {
  gh_tree_node nodes[GH_TREE_NODES]; /* the root, then level by level */
  size_t count;
  unsigned levels;
  uint64_t hidden; /* positions of the game tree that are left out; UINT64_MAX: that many or more */
  double width;
} gh_tree;

/* The tree of a form. Below the root, forms with a short name (numerals; numbers with ups and a
   nimber added) are not unfolded. Runs inside gh_try. */
void gh_tree_make (gh_store *store, gh_form form, gh_tree *tree);

/* How many positions are left out: "12 more positions"; or nothing. Returns the buffer. */
#define GH_TREE_REST 48
const char *gh_tree_rest (const gh_tree *tree, char buffer[GH_TREE_REST]);

/* As a picture; in a file of its own it tells below the tree what is left out. draw_tree.c */
void gh_tree_draw (const gh_picture *picture, const gh_tree *tree);

#endif
