/* The moves of each ruleset once more, slowly, on texts. */
#ifndef GH_TESTS_MOVES_H
#define GH_TESTS_MOVES_H

#include "rulesets/ruleset.h"

typedef struct texts {
  size_t count;
  char text[GH_POSITION_MOVES][GH_POSITION_TEXT];
} texts;

/* The options of one side of a position that is given as rows of letters or as a strip. */
void slow_moves (const gh_ruleset *ruleset, const char *text, gh_side side, texts *options);

#endif
