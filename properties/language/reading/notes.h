/* The notes between brackets behind a claim: which cases it is run on, and where it is false. */
#ifndef GH_NOTES_H
#define GH_NOTES_H

#include "language/words/ast.h"

typedef struct gh_notes {
  const gh_claim *claim;
  gh_theorem *theorem; /* whose domains the notes make */
  bool is_false;       /* the claim begins with `false:` */
  char *smallest;      /* its smallest counterexample, for free (); NULL: not told */
} gh_notes;

/* The domains of a claim without notes: by how many games and integers it has. */
void notes_begin (gh_notes *notes);
/* One note, without its brackets. Returns what is wrong with it, or NULL. */
const char *notes_read (gh_notes *notes, const char *start, const char *end);
/* What is wrong with all of them together, or NULL. */
const char *notes_end (gh_notes *notes);

#endif
