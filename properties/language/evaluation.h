/* Running a claim, for the files of this room. */
#ifndef GH_EVALUATION_H
#define GH_EVALUATION_H

#include "language/ast.h"

typedef struct evaluation {
  gh_trial *trial;
  const gh_claim *claim;
  bool judging; /* a hypothesis: by the reference, with literal sums */
  gh_form values[MOST_SLOTS];
  unsigned bound[MOST_SLOTS]; /* slots of quantifiers around this place, outermost first */
  unsigned bound_count;
  bool met; /* in a quantifier of `check`: by one of its games at least */
} evaluation;

/* Of a position of a heap game: its heaps, and how many they are; and its form. heaps.c */
size_t heaps_sizes (evaluation *e, const node *n, uint64_t heaps[GH_MOST_HEAPS]);
gh_form heaps_form (evaluation *e, const node *n);

/* Run `body` for each game that a quantifier ranges over, until it returns false. Returns whether
   it never did. quantify.c */
bool quantify (evaluation *e, const node *n, bool body (evaluation *, node *));

/* The value of a part of the claim. Runs inside gh_try. */
gh_value node_value (evaluation *e, node *n);

#endif
