/* Games as figures of the page. */
#ifndef GH_DRAW_H
#define GH_DRAW_H

#include <stdio.h>

/* Draw the game tree of a game in notation as a figure of SVG within HTML, with `name` = the game
   as its caption, and how many positions are left out where it is large. A game that cannot be read
   or passes a limit has only a caption that says so. */
void gh_tree_figure (FILE *out, const char *name, const char *game);

/* The same for the thermograph of a hot game; nothing for other games, nor where numbers are too
   large or too close for a picture or a limit is passed. */
void gh_thermograph_figure (FILE *out, const char *name, const char *game);

#endif
