/* Digests of forms: SHA-256, in hexadecimal digits, of a text that two forms have in common only if
   they are identical. Of a number a/2^k with |a| <= 2^100 and k <= 60 in canonical form it is "a"
   or "a/b", in decimal digits and lowest terms; of any other form its options' digests,
   "{D,D|D}", each side sorted. */
#ifndef GH_DIGEST_H
#define GH_DIGEST_H

#include "form/store.h"

#define GH_DIGEST_ROOM 65 /* and a zero byte */

/* Runs inside gh_try. */
void gh_form_digest (gh_store *store, gh_form form, char digest[GH_DIGEST_ROOM]);

#endif
