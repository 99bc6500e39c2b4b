/* Boards whose squares are each free for both players, for one of them, or for nobody: those of
   Snort and Col.

   word[0]: the squares that Left may take, word[1]: those that Right may take. */
#ifndef GH_TINTED_H
#define GH_TINTED_H

#include "rulesets/board.h"

extern const char gh_tints[]; /* the letters of the four kinds of squares */

/* As those of a ruleset (ruleset.h). A position is the sum of its connected areas, as long as what
   is taken changes no square but those beside it. */
bool gh_tinted_read (const char *text, gh_position *position, char *error, size_t size);
size_t gh_tinted_split (gh_position position, gh_component list[GH_POSITION_MOVES]);
void gh_tinted_print (gh_position position, char text[GH_POSITION_TEXT]);

#endif
