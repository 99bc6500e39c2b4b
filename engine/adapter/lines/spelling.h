/* The word that a stranger's word is probably meant to be. */
#ifndef GH_ADAPTER_SPELLING_H
#define GH_ADAPTER_SPELLING_H

#include <stddef.h>

/* Of a request, of a style, or `let`, for a word that is none of these. The functions of the claim
   language are understood, too: `lstop` is left-stop. NULL: none is near. */
const char *spelling_nearest (const char *word, size_t length);

#endif
