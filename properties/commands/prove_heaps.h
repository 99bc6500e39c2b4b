/* The claims of `gifthorse prove` that are of heaps under a code, for which there is a kernel of
   its own: "period(CODE) = P" and "grundy(octal(CODE, N, ...)) = V", each also without its second
   side. */
#ifndef GH_PROVE_HEAPS_H
#define GH_PROVE_HEAPS_H

#include <stdbool.h>
#include <stddef.h>

#define GH_DEFAULT_HEAPS ((size_t)1 << 20)

/* Whether a claim is one of these, by its first word. */
bool gh_is_claim_of_heaps (const char *text);

/* Prove it from at most so many values of heaps, or say what is wrong; the exit status. */
int gh_prove_heaps (const char *text, size_t most, bool refute);

#endif
