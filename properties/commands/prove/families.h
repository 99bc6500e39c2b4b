/* `gifthorse prove` of the claims that language/families.h writes out. */
#ifndef GH_PROVE_FAMILIES_H
#define GH_PROVE_FAMILIES_H

#include "language/claim.h"

/* Prove such a claim, which was read from this text, or with `refute` what holds in its place. The
   status of the command. */
int gh_prove_family (const gh_claim *claim, const char *text, const gh_limits *limits, bool refute);

#endif
