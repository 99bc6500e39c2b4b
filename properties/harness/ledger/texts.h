/* Files that are built in. Each table ends with a null file. */
#ifndef GH_TEXTS_H
#define GH_TEXTS_H

typedef struct gh_built_in {
  const char *file, *text;
} gh_built_in;

extern const gh_built_in gh_texts[];        /* the claims and the ledger */
extern const gh_built_in gh_output_texts[]; /* what output/ needs; in the program only */
extern const gh_built_in gh_kit_texts[];    /* engine/adapter/kits, without folders; likewise */

#endif
