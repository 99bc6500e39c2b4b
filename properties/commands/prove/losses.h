/* `gifthorse prove` of the claims of language/heap_claims.h that are of misere play. */
#ifndef GH_PROVE_LOSSES_H
#define GH_PROVE_LOSSES_H

#include "form/store.h"
#include "language/heap_claims.h"

/* Of an outcome: moves lead to more heaps than a certificate has, so that forms have to do. */
#define GH_PROVE_BY_FORMS (-1)

/* Prove such a claim, which was read from this text, or with `refute` what holds in its place, by
   looking at no more than limits->steps positions. The status of the command, or
   GH_PROVE_BY_FORMS. */
int gh_prove_losses (const gh_heap_claim *claim, const char *text, const gh_limits *limits,
                     bool refute);

#endif
