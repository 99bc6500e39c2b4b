/* The formats in which values are shown, as grids or as facts, and how a text stands in a cell of
   each. */
#ifndef GH_FORMAT_H
#define GH_FORMAT_H

#include <stdio.h>

typedef enum {
  GH_FORMAT_TEXT, /* for a person on a terminal */
  GH_FORMAT_LATEX,
  GH_FORMAT_MARKDOWN,
  GH_FORMAT_CSV, /* RFC 4180 */
  GH_FORMAT_JSON
} gh_format;

extern const char *const gh_format_words[]; /* "text", "latex", ..., in this order, then NULL */

/* A text with all that means something else in a cell of that format. LaTeX's is outside of its
   mathematics. */
void gh_put_latex (FILE *out, const char *text);
void gh_put_markdown (FILE *out, const char *text);
void gh_put_csv (FILE *out, const char *text);

#endif
