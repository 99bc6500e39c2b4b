/* Files that are built in. Each table ends with a null file. */
#ifndef GH_TEXTS_H
#define GH_TEXTS_H

typedef struct gh_text {
  const char *file, *text;
} gh_text;

extern const gh_text gh_texts[];        /* the claims and the ledger */
extern const gh_text gh_output_texts[]; /* what output/ needs; in the program only */

#endif
