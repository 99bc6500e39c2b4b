/* The known word that an unknown one is probably meant to be. */
#ifndef GH_SPELLING_H
#define GH_SPELLING_H

#include <stddef.h>

typedef struct gh_spelling {
  const char *word; /* the unknown one; no zero byte ends it */
  size_t length;
  const char *nearest; /* so far, or NULL */
  size_t least;        /* its distance; one that is not less is not near */
} gh_spelling;

/* Begin with the unknown word, try each known one, whose meaning may be another word, then ask
   which was nearest; NULL: none is near. What begins with a known word is near to it. */
void gh_spelling_begin (gh_spelling *s, const char *word, size_t length);
void gh_spelling_try (gh_spelling *s, const char *known, const char *meant);
const char *gh_spelling_nearest (const gh_spelling *s);

#endif
