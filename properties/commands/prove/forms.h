/* `gifthorse prove` of claims whose games are forms. */
#ifndef GH_PROVE_FORMS_H
#define GH_PROVE_FORMS_H

#include "language/claim.h"

/* Prove a claim that no other kernel takes, or with `refute` what holds in its place; or a claim of
   families.h or alphas.h, by them. The status of the command. */
int gh_prove_forms (const char *text, const gh_limits *limits, bool refute);

/* Whether a part of a claim, which is this text, has what an engine computes, as atomic_weight(^):
   a certificate would say no more than that a game equals itself. It is complained about. */
bool gh_refuse_computed (const gh_claim *claim, const gh_part *part, const char *text);

/* How all values born by this day compare, at most 3. */
int gh_prove_day (unsigned day);

#endif
