/* `gifthorse prove` of the claims that language/heap_claims.h reads. */
#ifndef GH_PROVE_HEAPS_H
#define GH_PROVE_HEAPS_H

#include "form/store.h"

#define GH_DEFAULT_HEAPS ((size_t)1 << 20)

/* Prove a claim of heaps from at most so many values of them, or in misere play within the limits;
   or say what is wrong. The status, or GH_PROVE_BY_FORMS of losses.h. */
int gh_prove_heaps (const char *text, size_t most, const gh_limits *limits, bool refute);

#endif
