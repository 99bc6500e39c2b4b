/* Integers that variables range over. */
#ifndef GH_INTEGERS_H
#define GH_INTEGERS_H

#include "harness/cases/trial.h"

/* One from 0 at random, below 2^1054: small, or of up to 128 bits, or about a power of two where
   machine words end, or with very many digits. All-zero choices make 0. */
gh_form gh_random_integer (gh_trial *trial);

#endif
