/* `gifthorse prove` of claims whose games are forms. */
#ifndef GH_PROVE_FORMS_H
#define GH_PROVE_FORMS_H

#include "form/store.h"

/* Prove a claim that no other kernel takes, or with `refute` what holds in its place; or a claim of
   families.h or alphas.h, by them. The status of the command. */
int gh_prove_forms (const char *text, const gh_limits *limits, bool refute);

/* How all values born by this day compare, at most 3. */
int gh_prove_day (unsigned day);

#endif
