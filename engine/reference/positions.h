/* The rules of each ruleset as they act on texts, letter by letter. */
#ifndef GH_REFERENCE_POSITIONS_H
#define GH_REFERENCE_POSITIONS_H

#include "rulesets/ruleset.h"

typedef struct gh_texts {
  size_t count;
  char text[GH_POSITION_MOVES][GH_POSITION_TEXT];
} gh_texts;

/* The options of one side of a position that is given as its ruleset prints it, or, of a board,
   with more rows and columns. */
void gh_moves_on_text (const gh_ruleset *ruleset, const char *text, gh_side side,
                       gh_texts *options);

/* Those of both sides at the position with this code (rulesets/code.h), coded likewise. Inside
   gh_try. */
gh_form gh_options_on_text (gh_store *store, gh_form code);

#endif
