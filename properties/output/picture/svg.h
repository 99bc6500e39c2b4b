/* Pictures of games in SVG 1.1, within a page or as files of their own. */
#ifndef GH_SVG_H
#define GH_SVG_H

#include <stdio.h>

typedef struct gh_picture {
  FILE *out;
  const char *name;     /* of the game, for the title */
  const char *notation; /* of the game; NULL: the picture is within a page that has picture.css */
} gh_picture;

/* The element, of this size in CSS pixels, up to where its title stands, which follows; then what
   only a file of its own has: the game's notation and `more` about it, the style, and the paper. */
void gh_svg_begin (const gh_picture *picture, double width, double height);
void gh_svg_describe (const gh_picture *picture, const char *more);
void gh_svg_end (const gh_picture *picture);

#endif
