/* Ordinals that variables range over. */
#ifndef GH_ORDINALS_H
#define GH_ORDINALS_H

#include "harness/cases/trial.h"

/* One of all those of at most so many symbols, smaller ones first. */
gh_form gh_ordinal_within (gh_trial *trial, unsigned size);

/* One at random: of up to 16 symbols, or a sum of such, multiplied by integers that may be large.
   All-zero choices make 0. */
gh_form gh_random_ordinal (gh_trial *trial);

#endif
