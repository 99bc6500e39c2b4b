/* Files that are built in: the claims and the ledger. */
#ifndef GH_TEXTS_H
#define GH_TEXTS_H

typedef struct gh_text {
  const char *file, *text;
} gh_text;

extern const gh_text gh_texts[]; /* ends with a null file */

#endif
