/* `gifthorse prove` of the claims that language/heap_claims.h reads. */
#ifndef GH_PROVE_HEAPS_H
#define GH_PROVE_HEAPS_H

#include <stdbool.h>
#include <stddef.h>

#define GH_DEFAULT_HEAPS ((size_t)1 << 20)

/* Prove a claim of heaps from at most so many values of them, or say what is wrong. The status. */
int gh_prove_heaps (const char *text, size_t most, bool refute);

#endif
