/* `gifthorse prove` of claims about excesses and the alpha_p of infinite nimbers. */
#ifndef GH_PROVE_ALPHAS_H
#define GH_PROVE_ALPHAS_H

#include "language/claim.h"

/* Prove such a claim, or with `refute`, where it is false, what the alpha_p are in it. The status
   of the command. */
int gh_prove_alphas (const gh_claim *claim, const gh_limits *limits, bool refute);

#endif
