/* Digests of the forms of a certificate, so that what is said of a form too long to write out says
   of which. ../README.md tells what is hashed; form/digest.h hashes forms of a store likewise. */
#ifndef GH_STRUCTURE_H
#define GH_STRUCTURE_H

#include "proof/kernels/check.h"

#define GH_STRUCTURE_ROOM 65 /* hexadecimal digits of SHA-256 and a zero byte */
typedef char gh_structure[GH_STRUCTURE_ROOM];

/* The digest of each form, by its number; to be freed. NULL: no memory. */
gh_structure *gh_structures (const gh_proof *proof);

/* The digest of the first so many forms: of their digests, a line each. */
void gh_structures_together (gh_structure *of, int32_t count, gh_structure together);

#endif
