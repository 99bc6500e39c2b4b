/* What the kernel read, as games of a store. */
#ifndef GH_PROOF_GAMES_H
#define GH_PROOF_GAMES_H

#include "form/store.h"
#include "proof/kernels/check.h"

/* Both run inside gh_try. A number of the certificate as a numeral; and its forms: forms[n] becomes
   form n, forms[0] is not used. */
gh_form gh_proof_number (const gh_proof *proof, gh_store *store, gh_wide number);
void gh_proof_forms (const gh_proof *proof, gh_store *store, gh_form *forms);

#endif
