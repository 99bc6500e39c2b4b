/* What a checked certificate of infinite nimbers says. */
#ifndef GH_TELL_FIELDS_H
#define GH_TELL_FIELDS_H

#include "proof/kernels/check_fields.h"

#include <stdio.h>

/* Print a line for each alpha_p. Returns how many there are. */
int gh_fields_tell (const gh_fields_proof *proof, FILE *out);

#endif
